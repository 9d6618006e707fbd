import { Matrix, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import { hop, ringing } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { leftIn, scaleIn, topIn } from '../layout'
import type { CampingState, Find } from '../state'
import type { Beam } from './beam'
import { LitSprites } from './litSprites'

type Kit = ViewKit<typeof manifest>

/** Where they stand, in units of the camp, and how far about it they are seen. */
const PLACES = {
  wisp: { x: 494, y: 824, reach: 120 },
  mushrooms: { x: 330, y: 866, reach: 120 },
  toadstools: { x: 1206, y: 936, reach: 100 },
  eared: { x: 164, y: 780, reach: 120 },
  round: { x: 250, y: 806, reach: 70 },
  tipped: { x: 560, y: 972, reach: 70 },
  leftBoot: { x: 984, y: 886, reach: 100 },
  rightBoot: { x: 1044, y: 880, reach: 100 },
  feet: { x: 806, y: 846, reach: 150 },
  mouse: { x: 690, y: 868, reach: 150 },
  owlFace: { x: 261, y: 226, reach: 60 },
  bearLook: { x: 1268, y: 490, reach: 90 },
  book: { x: 1260, y: 660, reach: 240 },
} as const
type Name = keyof typeof PLACES

/** How far aside the mouse jumps that has been found, in units, and how high. */
const FLIGHT = { aside: -86, high: 34, there: 260 } as const

/** How long each drawing of the tickling feather is seen, in ms; when the bear blinks, and for how long; the wisp's drawings. */
const STROKE = 170
const BLINK = { every: 4700, time: 150 } as const
const WISP = { usual: 330, calm: 1200 } as const

/** Who is there every night; the owl's face is out on the second alone. */
const STAYS: readonly Name[] = ['wisp', 'bearLook', 'book']

/** Whoever moves in the wood: seen where the light comes. */
export class Characters {
  readonly root
  readonly #sprites: Readonly<Record<Name, DrawnSprite>>
  readonly #lit
  readonly #camp = new Matrix()
  #night = 0

  constructor(kit: Kit, night: Texture) {
    const names = Object.keys(PLACES) as Name[]
    this.#sprites = Object.fromEntries(
      names.map((name) => [name, kit.sprite(name === 'toadstools' ? 'mushrooms' : name)]),
    ) as Record<Name, DrawnSprite>
    for (const name of names) this.#sprites[name].position.set(PLACES[name].x, PLACES[name].y)
    this.#lit = new LitSprites(
      kit,
      names.map((name) => ({ sprite: this.#sprites[name], reach: PLACES[name].reach })),
      night,
    )
    this.root = this.#lit.root
  }

  resize(size: Readonly<Size>): void {
    const scale = scaleIn(size)
    this.#camp.set(scale, 0, 0, scale, leftIn(size), topIn(size))
  }

  draw(camp: CampingState, moment: Moment, beam: Readonly<Beam>): void {
    const { now, reducedMotion } = moment
    const { mushrooms, toadstools, wisp, feet, owlFace } = this.#sprites
    wisp.show(reducedMotion ? 0 : Math.floor(now / WISP.usual) % 3)
    squashPressed(mushrooms, 1, camp.finds.mushrooms, moment)
    squashPressed(toadstools, 0.8, camp.finds.toadstools, moment)
    feet.show(isDuring(camp.curl, now) ? 'curled' : 'spread')
    owlFace.show(isDuring(camp.finds.owl.answer, now) ? 'winks' : 'asleep')
    if (camp.nights !== this.#night) this.#change(camp.nights)
    for (const name of ['eared', 'round', 'tipped'] as const) this.#stone(name, camp, moment)
    this.#boots(camp, moment)
    this.#mouse(camp, moment)
    this.#bear(camp, moment)
    this.#lit.draw(beam, this.#camp)
  }

  #change(nights: number): void {
    this.#night = nights
    for (const name of Object.keys(PLACES) as Name[])
      this.#sprites[name].visible = nights % 3 === 0 || STAYS.includes(name) || (nights % 3 === 2 && name === 'owlFace')
  }

  /** A stone, with its eyes tight shut. When it has been found out it looks who it was; in the end it is glad. */
  #stone(name: 'eared' | 'round' | 'tipped', camp: CampingState, moment: Moment): void {
    const sprite = this.#sprites[name]
    const { answer } = camp.finds[name]
    const isGlad = isDuring(camp.party, moment.now)
    sprite.show(isGlad ? 'glad' : isDuring(answer, moment.now) ? 'looks' : 'shut')
    squashPressed(sprite, 1, camp.finds[name], moment)
    const jump = isGlad && !moment.reducedMotion ? 14 * hop(((moment.now + PLACES[name].x * 3) % 520) / 520) : 0
    sprite.y = PLACES[name].y - jump
  }

  /** One after the other they hop: somebody is at home in them. */
  #boots({ finds }: CampingState, { now, reducedMotion }: Moment): void {
    const elapsed = reducedMotion ? -1 : since(finds.boots.answer?.from, now)
    const { leftBoot, rightBoot } = this.#sprites
    leftBoot.y = PLACES.leftBoot.y - 26 * hop(elapsed / 300) - 10 * hop((elapsed - 420) / 220)
    rightBoot.y = PLACES.rightBoot.y - 22 * hop((elapsed - 150) / 300)
    leftBoot.rotation = 0.1 * ringing(elapsed, 180, 260)
    rightBoot.rotation = -0.1 * ringing(elapsed - 150, 180, 260)
  }

  #mouse({ finds, tickleAt }: CampingState, { now, reducedMotion }: Moment): void {
    const { mouse } = this.#sprites
    const place = PLACES.mouse
    const { answer, isLit } = finds.mouse
    const works = !isLit && tickleAt !== null
    mouse.show(works ? (Math.floor(now / STROKE) % 2 === 0 ? 'up' : 'down') : 'caught')
    // Found, it is gone with a jump; and then it comes back, as if nothing had been.
    const gone = isDuring(answer, now)
    const elapsed = since(answer?.from, now)
    const left = (answer?.until ?? 0) - now
    const out = gone ? Math.min(1, elapsed / FLIGHT.there, left / FLIGHT.there) : 0
    mouse.x = place.x + FLIGHT.aside * out
    mouse.y =
      place.y -
      (reducedMotion ? 0 : FLIGHT.high * (hop(elapsed / FLIGHT.there) + (gone ? hop(left / FLIGHT.there) : 0)))
    // Caught in the light it starts: up, and down again.
    const start = isLit && !reducedMotion ? ringing(now - finds.mouse.since, 110, 240) : 0
    mouse.scale.set(1 - 0.1 * start, 1 + 0.16 * start)
  }

  #bear({ finds, page, party }: CampingState, { now, reducedMotion }: Moment): void {
    const { bearLook, book } = this.#sprites
    const looks = isDuring(finds.bear.answer, now) || isDuring(party, now)
    const blinks = now % BLINK.every < BLINK.time
    bearLook.show(looks ? 'looking' : blinks && !reducedMotion ? 'blink' : 'reading')
    const turned = progress(page, now)
    book.show(page === null || turned >= 1 ? 'flat' : turned < 0.5 ? 'up' : 'over')
    const bob = reducedMotion ? 0 : hop(turned)
    book.y = PLACES.book.y - 3 * bob
  }
}

/** Pressed, it gives way, and swings back. */
function squashPressed(sprite: DrawnSprite, size: number, { answer }: Find, { now, reducedMotion }: Moment): void {
  const swing = reducedMotion ? 0 : ringing(since(answer?.from, now), 190, 300)
  sprite.scale.set(size * (1 + 0.14 * swing), size * (1 - 0.18 * swing))
}
