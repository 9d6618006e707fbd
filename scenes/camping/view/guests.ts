import { Container, Matrix } from 'pixi.js'
import type { manifest } from '../../../assets/camping-later/manifest'
import { hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { leftIn, scaleIn, thingsAfter, topIn } from '../layout'
import type { CampingState, Guest } from '../state'
import { Lair } from './lair'
import { LitSprites } from './litSprites'

/** Who is drawn there, back to front: by which sprite, where it stands, in units of the camp, and how far about that it is seen. */
const CAST = [
  { who: 'prints', sprite: 'prints', x: 846, y: 926, reach: 120 },
  { who: 'bed', sprite: 'bed', x: 824, y: 840, reach: 190 },
  { who: 'abed', sprite: 'abed', x: 824, y: 840, reach: 190 },
  { who: 'sock', sprite: 'sock', x: 602, y: 372, reach: 140 },
  { who: 'biggin', sprite: 'biggin', x: 804, y: 414, reach: 150 },
  { who: 'hen', sprite: 'hen', x: 262, y: 336, reach: 170 },
  { who: 'stone', sprite: 'stone', x: 226, y: 752, reach: 190 },
  { who: 'statue', sprite: 'statue', x: 226, y: 752, reach: 190 },
  { who: 'walked', sprite: 'walked', x: 344, y: 838, reach: 200 },
  { who: 'dog', sprite: 'dog', x: 556, y: 660, reach: 290 },
  { who: 'crab', sprite: 'crab', x: 392, y: 770, reach: 200 },
  { who: 'dreamer', sprite: 'tipped', x: 664, y: 836, reach: 80 },
  { who: 'horned', sprite: 'horned', x: 640, y: 880, reach: 90 },
  { who: 'hatted', sprite: 'hatted', x: 700, y: 894, reach: 110 },
  { who: 'creeper', sprite: 'snail', x: 1286, y: 424, reach: 80 },
  { who: 'tower', sprite: 'tower', x: 1052, y: 884, reach: 230 },
  { who: 'reader', sprite: 'reader', x: 1186, y: 900, reach: 220 },
  { who: 'egg', sprite: 'egg', x: 968, y: 908, reach: 150 },
  { who: 'dozing', sprite: 'dozing', x: 694, y: 950, reach: 210 },
] as const satisfies readonly { readonly who: Guest; readonly [key: string]: unknown }[]

/** What else is there on the second night. */
const BOOT = { x: 1106, y: 872 } as const
const SNAIL = { x: 1108, y: 792 } as const
const SWEAT = { x: 1268, y: 490 } as const
const PAGE = { x: 1256, y: 620 } as const

/** What is asleep breathes with the snore: in, out, in ms, and by how much. */
const BREATH = { inward: 1500, outward: 1900, by: 0.026 } as const
const ASLEEP: readonly Guest[] = ['hen', 'dreamer', 'horned', 'hatted', 'abed', 'dozing', 'biggin']

/** How long the crab toasts one side. */
const TOASTING = 3000

/** Those of the other nights: seen where the light comes, as whoever else is in the wood. */
export function createGuests(kit: LaterKit<typeof manifest>): View<CampingState> {
  const cast = CAST.map(({ who, sprite, x, y, reach }) => ({ who, x, y, reach, sprite: kit.sprite(sprite) }))
  const boot = kit.sprite('boot').updateTransform(BOOT)
  const snail = kit.sprite('snail').updateTransform(SNAIL)
  const sweat = kit.sprite('sweat').updateTransform(SWEAT)
  const page = kit.sprite('page').updateTransform(PAGE)
  const sprites = [
    ...[
      { sprite: page, reach: 190 },
      { sprite: sweat, reach: 190 },
      { sprite: boot, reach: 130 },
      { sprite: snail, reach: 80 },
    ],
    ...cast,
  ]
  const root = new Container()
  const camp = new Matrix()
  let lit: LitSprites | null = null
  let beam: Lair['beam'] | null = null

  /** By which light they are seen is known once they are where they belong. */
  function settle(): void {
    const lair = root.parent?.parent
    if (!(lair instanceof Lair)) return
    beam = lair.beam
    lit = new LitSprites(kit, sprites, lair.night)
    root.addChild(lit.root)
  }

  return {
    root,
    resize(size) {
      const scale = scaleIn(size)
      camp.set(scale, 0, 0, scale, leftIn(size), topIn(size))
    },
    draw(state, moment) {
      if (!lit) settle()
      const { nights, page: turned } = state
      const { now, reducedMotion } = moment
      const night = nights % 3
      const things = thingsAfter(nights)
      for (let place = 0; place < cast.length; place++) {
        const guest = cast[place]
        if (!guest) continue
        guest.sprite.visible = things.includes(guest.who)
        if (guest.sprite.visible) drawGuest(guest.sprite, guest.who, guest.x, guest.y, state, moment)
      }
      snail.visible = boot.visible = night === 1
      if (night === 1) drawGuest(snail, 'snail', SNAIL.x, SNAIL.y, state, moment)
      sweat.visible = night === 1 && (reducedMotion || now % 2600 < 1700)
      // It stands up until it is turned, and again when it has been.
      page.visible = nights > 0 && !isDuring(turned, now)
      page.show(nights % 6)
      page.rotation = reducedMotion ? 0 : 0.012 * Math.sin(now / 700)
      if (lit && beam) lit.draw(beam, camp)
    },
  }
}

/** One of them at rest, or answering; in the end glad. */
function drawGuest(
  sprite: DrawnSprite,
  who: Guest,
  x: number,
  y: number,
  { finds, snoredAt, party }: CampingState,
  { now, reducedMotion }: Moment,
): void {
  const { answer } = finds[who]
  const answers = isDuring(answer, now)
  const elapsed = since(answer?.from, now)
  if (who === 'crab' && !answers) sprite.show(Math.floor(now / TOASTING) % 2 === 0 ? 'rests_lamp' : 'turned_lamp')
  else if (who !== 'bed' && who !== 'prints') sprite.show(answers ? 'answers_lamp' : 'rests_lamp')
  if (reducedMotion) {
    sprite.position.set(x, y)
    sprite.scale.set(1)
    sprite.rotation = 0
    return
  }
  const swing = ringing(elapsed, 190, 300)
  const breath = ASLEEP.includes(who) && !answers ? BREATH.by * breathAt(now - snoredAt) : 0
  const isGlad = isDuring(party, now) && who !== 'bed' && who !== 'prints'
  const jump = isGlad ? 12 * hop(((now + x * 3) % 520) / 520) : 0
  const start = who === 'prints' || who === 'bed' ? 0 : 12 * hop(progress(answer, now) * 6)
  sprite.position.set(x, y - jump - start)
  sprite.scale.set(1 + 0.09 * swing - breath / 3, 1 - 0.12 * swing + breath)
  sprite.rotation = who === 'sock' ? 0.035 * Math.sin(now / 900) + 0.3 * swing : who === 'tower' ? towerLean(now) : 0
}

/** Three on top of one another never stand quite still. */
const towerLean = (now: number) => 0.03 * Math.sin(now / 640) + 0.012 * Math.sin(now / 210)

/** How full of air they are: 0…1. */
function breathAt(elapsed: number): number {
  if (elapsed < BREATH.inward) return smoothstep(0, BREATH.inward, elapsed)
  return 1 - smoothstep(BREATH.inward, BREATH.inward + BREATH.outward, elapsed)
}
