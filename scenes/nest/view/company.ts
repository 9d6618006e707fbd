import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { DEGREE, hop, ringing, swaying } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { heightOf, KEY, MUG, NESTS, SNAIL_PLACES, seenIn, WORM } from '../layout'
import type { NestState } from '../state'
import { lungsOf } from './bed'
import { lownessOf } from './lamp'

/** When of its time outside the worm does what, in ms. */
const WORM_TIMES = { peeks: 130, yawns: 2300, yawned: 3000, blinks: 1100, blink: 130 } as const
/** How far up the snail is carried by a breath, and thrown by a move, in scene units. */
const SNAIL = { breath: 8, toss: 130, turns: 2 } as const
/** Now and then the key catches the light, in ms. */
const GLINT = { every: 9000, lasts: 520, ahead: 2400 } as const
const STEAM = 170
/** Where there are eyes in the earth when the lamp is low, how large, and how often each pair blinks, in ms. */
const EYES = [
  { x: 498, y: 240, size: 0.6, blink: 2300 },
  { x: 1150, y: 238, size: 0.62, blink: 3100 },
  { x: 1306, y: 902, size: 0.9, blink: 2700 },
  { x: 300, y: 908, size: 0.7, blink: 3700 },
] as const
const SHUT = 140

/** What is in the burrow beside the sleepers: a worm, a snail, a key, a mug. */
export function createCompany(kit: ViewKit<typeof manifest>): View<NestState> {
  const worm = kit.sprite('worm').updateTransform(WORM)
  const mug = kit.sprite('mug').updateTransform(MUG)
  const steam = kit.sprite('steam').updateTransform({ x: MUG.x, y: MUG.y - 32 })
  const snail = kit.sprite('snail')
  const key = kit.sprite('key').updateTransform({ x: KEY.x, y: KEY.y })
  const glint = kit.sprite('glint')

  function drawSnail(burrow: NestState, { now, reducedMotion }: Moment): void {
    const { left } = burrow
    const { look, toss } = burrow.snail
    const { x = 0, y = 0 } = SNAIL_PLACES[seenIn(left, now)] ?? {}
    const carried = reducedMotion ? 0 : SNAIL.breath * lungsOf(left, now)
    const tossed = progress(toss, now)
    const isTossed = isDuring(toss, now) && !reducedMotion
    const bed = NESTS.left.y
    // In the air it does not follow the sleeper; else it sinks with whoever leaves.
    const low = isTossed ? bed - 60 : bed + (y - bed) * Math.min(1, heightOf(left, now))
    const landing = isTossed ? low + (y - low) * tossed : low
    snail.position.set(x, landing - carried - (isTossed ? SNAIL.toss * hop(tossed) : 0))
    snail.rotation = isTossed ? tossed * SNAIL.turns * Math.PI : 0
    const looked = progress(look, now)
    if (isTossed) snail.show('peek')
    else if (!isDuring(look, now)) snail.show('asleep')
    else snail.show(looked < 0.08 || looked > 0.94 ? 'peek' : 'awake')
  }

  function drawThings(burrow: NestState, { now, reducedMotion }: Moment): void {
    const turned = progress(burrow.key, now)
    key.rotation = KEY.tilt * DEGREE + (reducedMotion ? 0 : 0.16 * swaying(turned, 1, 0.449))
    const idle = (now + GLINT.ahead) % GLINT.every
    const share = isDuring(burrow.key, now) ? (turned * 2) % 1 : reducedMotion ? 1 : idle / GLINT.lasts
    glint.alpha = share < 1 ? 1 : 0
    glint.show(share < 0.3 ? 0 : share < 0.7 ? 1 : 2)
    glint.position.set(KEY.x - 54 + 112 * Math.min(1, share), KEY.y + 10 - 32 * Math.min(1, share))
    const isClinking = isDuring(burrow.mug, now)
    mug.rotation = reducedMotion ? 0 : 0.22 * ringing(since(burrow.mug?.from, now), 180, 230)
    steam.show(reducedMotion ? 0 : Math.floor(now / STEAM) % 3)
    steam.alpha = isClinking ? 1 : 0.72
    steam.scale.set(isClinking ? 1.35 : 1)
  }

  return {
    root: new Container({ label: 'company', children: [worm, mug, steam, snail, key, glint] }),
    draw(burrow, moment) {
      worm.show(lookOf(burrow, moment.now))
      drawSnail(burrow, moment)
      drawThings(burrow, moment)
    },
  }
}

/** What the worm does just now. */
function lookOf({ worm: { out } }: NestState, now: number) {
  if (!out || !isDuring(out, now)) return 'in'
  const gone = now - out.from
  if (gone < WORM_TIMES.peeks || out.until - now < WORM_TIMES.peeks) return 'peek'
  if (gone > WORM_TIMES.yawns && gone < WORM_TIMES.yawned) return 'yawn'
  return gone % WORM_TIMES.blinks < WORM_TIMES.blink ? 'blink' : 'out'
}

/** Eyes in the earth that the lamp’s light does not tint. */
export function createEyes(kit: ViewKit<typeof manifest>): View<NestState> {
  const children = EYES.map(({ x, y, size }) =>
    kit.sprite('eyes').updateTransform({ x, y, scaleX: size, scaleY: size }),
  )
  return {
    root: new Container({ label: 'eyes', children }),
    draw(burrow, { now, reducedMotion }) {
      const low = lownessOf(burrow, now)
      for (const [place, eyes] of children.entries()) {
        const blink = EYES[place]?.blink ?? SHUT
        eyes.alpha = low
        eyes.show(!reducedMotion && (now + place * 700) % blink < SHUT ? 'shut' : 'open')
      }
    },
  }
}
