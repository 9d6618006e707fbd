import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import { EAR_ROOTS, type Eared, type Face, TAIL_ROOTS } from '../../../assets/baddog/shared'
import { clamp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { DOG_SIZE, LEAP, pawsAt, RISE, riseOf } from '../layout'
import type { BadDogState, Dog as DogState } from '../state'

/** How long his ear and his tail come after him, in ms. */
const TRAILING = 80
/** How far he shakes with laughter, in scene units, how often in a second, and how long, in ms. */
const SHAKE = { reach: 5, often: 9, lasts: 1200 } as const
/** His share of a leap in a ms, at which he is stretched most. */
const FASTEST = RISE / 170
/** How much he is stretched by speed, and squashed when he stops. */
const STRETCH = { tall: 0.12, narrow: 0.08 } as const
const STOP = { flat: 0.09, rings: 289, lasts: 150 } as const

/** The dog, from head to paw: he leaps, shakes with laughter, and falls. */
export class Dog {
  readonly root = new Container({ label: 'dog' })
  readonly #tail
  readonly #body
  readonly #ear
  #now = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.#tail = kit.sprite('dogTail')
    this.#body = kit.sprite('dogBody')
    this.#ear = kit.sprite('dogEar')
    this.root.addChild(this.#tail, this.#ear, this.#body)
  }

  draw({ dog }: BadDogState, { now, reducedMotion }: Moment): void {
    this.#now = now
    const rise = riseOf(dog.leap, now)
    this.root.visible = rise > 0
    if (!dog.leap || rise === 0) return
    const { from, until } = dog.leap
    const face = faceOf(dog)
    const age = now - from
    const share = progress(dog.leap, now)
    const mirror = dog.looksLeft ? -1 : 1
    const speed = speedAt(dog, now)
    const trail = speedAt(dog, now - TRAILING)
    const laughing = reducedMotion ? 0 : laughterAt(dog, now)
    const swing = Math.sin((age / 1000) * SHAKE.often * 2 * Math.PI)
    const tickled = isDuring(dog.tickle, now) && !reducedMotion ? 1 - progress(dog.tickle, now) : 0

    const stopped = age - (until - from) * LEAP.up
    const ring = reducedMotion ? 0 : ringing(stopped + 40, STOP.lasts, STOP.rings)
    // Before he lets himself fall he makes himself small.
    const gathers = reducedMotion
      ? 0
      : smoothstep(LEAP.falls - 0.05, LEAP.falls, share) * (1 - smoothstep(LEAP.falls, 0.82, share))
    let tall = 1 + STRETCH.tall * Math.abs(speed) - STOP.flat * ring - 0.07 * gathers
    let wide = 1 - STRETCH.narrow * Math.abs(speed) + STOP.flat * 0.7 * ring + 0.05 * gathers
    let lean = 0
    switch (face) {
      case 'whoop':
        // He throws himself back with every laugh.
        tall += 0.014 * laughing * swing
        lean = -0.03 * laughing * Math.sin(age / 260)
        break
      case 'bow':
        tall += 0.032 * laughing * swing
        wide -= 0.02 * laughing * swing
        lean = 0.035 * laughing * Math.sin(age / 210)
        break
      case 'tongue':
        lean = 0.055 * laughing * Math.sin(age / 120)
        break
      case 'hold': {
        // It swells, and trembles.
        const held = now - dog.turnedAt
        tall -= 0.03 * (reducedMotion ? 0 : smoothstep(0, 350, held))
        wide += 0.05 * (reducedMotion ? 0 : smoothstep(0, 350, held))
        lean = reducedMotion ? 0 : 0.012 * Math.sin(now / 7)
        break
      }
      case 'burst': {
        const out = reducedMotion ? 0 : Math.exp(-(now - dog.turnedAt) / 80)
        tall += 0.13 * out
        wide -= 0.07 * out
        lean = 0.03 * laughing * Math.sin(age / 150)
        break
      }
    }
    lean += 0.035 * tickled * Math.sin(now / 16)
    wide += 0.03 * tickled * Math.sin(now / 21)
    const bounce = SHAKE.reach * laughing * swing + 9 * tickled * Math.sin(now / 19)
    this.root.position.set(dog.x, pawsAt(rise) + bounce)
    this.root.scale.set(mirror * wide, tall)
    this.root.rotation = mirror * lean
    this.#body.show(face)
    this.#drawTail(face, trail, now, reducedMotion)
    this.#drawEar(
      face,
      trail + laughing * 0.1 * Math.sin(((age - TRAILING) / 1000) * SHAKE.often * 2 * Math.PI),
      tickled,
    )
  }

  #drawTail(face: Face, trail: number, now: number, reducedMotion: boolean): void {
    const root = TAIL_ROOTS[face]
    const tail = this.#tail
    tail.show(face)
    tail.pivot.set(root.x * DOG_SIZE, root.y * DOG_SIZE)
    tail.position.copyFrom(tail.pivot)
    // Whichever side it hangs on, it stays behind him.
    const side = face === 'bow' ? 1 : -1
    const wag = reducedMotion ? 0 : 0.13 * Math.sin(now / 92)
    tail.rotation = side * (clamp(0.62 * trail, -0.6, 0.5) + wag)
  }

  #drawEar(face: Face, trail: number, tickled: number): void {
    const eared: Eared | null = face === 'whoop' || face === 'tongue' ? null : face
    const ear = this.#ear
    ear.visible = eared !== null
    if (eared === null) return
    const root = EAR_ROOTS[eared]
    ear.show(eared)
    ear.pivot.set(root.x * DOG_SIZE, root.y * DOG_SIZE)
    ear.position.copyFrom(ear.pivot)
    ear.rotation = clamp(0.4 * trail, -0.55, 0.3) + 0.12 * tickled * Math.sin(this.#now / 15)
  }
}

/** Which of the drawings of him is due. */
export function faceOf({ laugh, isHolding }: DogState): Face {
  return laugh === 'burst' && isHolding ? 'hold' : laugh
}

/** How fast he goes up, as a share of the fastest; below 0 down. */
function speedAt({ leap }: DogState, now: number): number {
  return clamp((riseOf(leap, now) - riseOf(leap, now - 10)) / 10 / FASTEST, -1, 1)
}

/** How much he laughs, 0…1. */
function laughterAt({ leap }: DogState, now: number): number {
  if (!leap) return 0
  const since = now - leap.from - (leap.until - leap.from) * LEAP.barks
  return smoothstep(0, 120, since) * (1 - smoothstep(SHAKE.lasts - 150, SHAKE.lasts + 250, since))
}
