import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import type { Letter } from '../../../assets/baddog/shared'
import { ringing, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LAUGHS, LEAP } from '../layout'
import type { BadDogState, Dog, Laugh } from '../state'
import { type Placing, placeWord, WORDS } from './barkLayout'

/** Letters are drawn for this many scene units a unit. */
export const DRAWN = 2.5
/** How long a letter is brushed, and how long after one the next begins, in ms. */
export const BRUSHING = { each: 70, apart: 92 } as const
/** By how much it is too large at first. */
const OVERSHOOT = 0.07
/** Where nothing may fall it fades, in so many ms. */
const FADING = 400
/** Letters that fall do so one after the other, in ms; how fast, in scene units and seconds. */
const FALL = { apart: 46, gravity: 4200 } as const
/** A letter as far down the stage as this is hidden by the grass, in scene units. */
const GONE = 1150

/** What he says beside him, as large as he is; it grows as it leaves his mouth, and falls into the grass after him. How it is brushed is drawn later. */
export class Bark {
  readonly root = new Container({ label: 'bark' })
  readonly #words: Readonly<Record<Laugh, readonly BarkLetter[]>>
  /** Of which leap they lie there. */
  #laugh: Laugh | null = null
  #x = 0

  constructor(kit: ViewKit<typeof manifest>) {
    const word = (laugh: Laugh) =>
      WORDS[laugh].letters.map((letter, place) => {
        const made = new BarkLetter(kit, letter, laugh, place)
        this.root.addChild(made.sprite)
        return made
      })
    this.#words = { whoop: word('whoop'), bow: word('bow'), tongue: word('tongue'), burst: word('burst') }
  }

  draw({ dog }: BadDogState, moment: Moment): void {
    this.root.visible = dog.leap !== null
    if (!dog.leap) return
    for (const laugh of LAUGHS) {
      // What is shown of his own word follows below: set twice, it would be drawn anew in every frame.
      if (laugh !== dog.laugh) for (const { sprite } of this.#words[laugh]) sprite.visible = false
    }
    this.#placeWord(dog)
    const { from, until } = dog.leap
    const barks = from + (until - from) * LEAP.barks
    const falls = from + (until - from) * LEAP.falls
    for (const letter of this.#words[dog.laugh]) letter.draw(barks, falls, moment)
  }

  #placeWord({ laugh, x, looksLeft }: Dog): void {
    if (laugh === this.#laugh && x === this.#x) return
    this.#laugh = laugh
    this.#x = x
    placeWord(
      laugh,
      x,
      looksLeft,
      this.#words[laugh].map(({ lies }) => lies),
    )
  }
}

/** A letter of a bark. */
class BarkLetter {
  readonly lies: Placing = { x: 0, y: 0, wide: 1, tall: 1, slant: 0 }
  readonly #laugh: Laugh
  readonly #place: number
  readonly sprite
  /** How it is seen: as it lies, alive and falling. */
  readonly #seen: Placing = { x: 0, y: 0, wide: 1, tall: 1, slant: 0 }

  constructor(kit: ViewKit<typeof manifest>, letter: Letter, laugh: Laugh, place: number) {
    this.#laugh = laugh
    this.#place = place
    this.sprite = kit.sprite('letter').show(letter)
  }

  /** @param barks when the word begins, and @param falls when it falls, in simulated ms */
  draw(barks: number, falls: number, { now, reducedMotion }: Moment): void {
    const age = now - barks - this.#place * BRUSHING.apart
    const falling = now - falls - this.#place * FALL.apart
    const { x, y, slant, wide, tall } = this.lies
    const seen = this.#seen
    seen.x = x
    seen.y = y
    seen.slant = slant
    seen.wide = wide / DRAWN
    seen.tall = tall / DRAWN
    const isWhole = age >= BRUSHING.each
    if (isWhole && !reducedMotion) {
      this.#animate(age - BRUSHING.each, now)
      if (falling > 0) this.#tumble(falling / 1000)
    }
    const { sprite } = this
    sprite.visible = isWhole && seen.y <= GONE
    sprite.position.set(seen.x, seen.y)
    sprite.rotation = seen.slant
    sprite.scale.set(seen.wide, seen.tall)
    sprite.alpha = reducedMotion && falling > 0 ? Math.max(0, 1 - falling / FADING) : 1
  }

  /** It is as alive as the laugh that it is of, for a while. */
  #animate(age: number, now: number): void {
    const seen = this.#seen
    const over = 1 + OVERSHOOT * ringing(age, 60, 264)
    const life = Math.exp(-age / 900)
    seen.wide *= over
    seen.tall *= over
    switch (this.#laugh) {
      case 'whoop':
        seen.slant += 0.02 * life * Math.sin(age / 60 + this.#place)
        break
      case 'bow':
        // Every syllable jumps.
        seen.y -= 20 * life * Math.abs(Math.sin(age / 111 + this.#place * 1.4))
        break
      case 'tongue':
        // It is blown through lips.
        seen.x += 6 * life * Math.sin(now / 11 + this.#place * 2)
        seen.slant += 0.05 * life * Math.sin(now / 13 + this.#place)
        break
      case 'burst': {
        const swell = life * Math.sin(age / 90 - this.#place * 0.7)
        seen.wide *= 1 - 0.03 * swell
        seen.tall *= 1 + 0.06 * swell
        break
      }
    }
  }

  /** It tips over to one side, and falls. */
  #tumble(seconds: number): void {
    const way = scatter(this.#place + 5) < 0.5 ? -1 : 1
    const seen = this.#seen
    seen.slant += way * (0.22 * Math.min(1, seconds / 0.13) + 1.4 * seconds)
    seen.x += way * 60 * seconds
    seen.y += (FALL.gravity / 2) * seconds * seconds
  }
}
