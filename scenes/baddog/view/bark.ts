import { Container } from 'pixi.js'
import { LETTERS, type Letter } from '../../../assets/baddog/joints'
import type { manifest } from '../../../assets/baddog/manifest'
import { ringing, scatter } from '../../../src/stage/math'
import type { Moment } from '../../../src/stage/scene'
import type { ViewKit } from '../../../src/stage/view/kit'
import { LAUGHS, LEAP, PAGE } from '../layout'
import type { Dog, Laugh, Meadow } from '../state'

/** Letters are drawn for this many scene units a unit. */
const DRAWN = 2.5
/** How long a letter is brushed, and how long after one the next begins, in ms. */
const BRUSHING = { each: 70, apart: 92 } as const
/** By how much it is too large at first. */
const OVERSHOOT = 0.07
/** Where nothing may fall it fades, in so many ms. */
const FADING = 400
/** Between letters, and between the last and the edge of the page, in scene units. */
const GAP = 30
const MARGIN = 44
/** A word that would be smaller than this share of itself in one line is written in two: so far down are their middles, and no larger are their letters. */
const SMALLEST = 0.66
const LINES = { upper: 244, lower: 540, size: 1.74 } as const
/** How much higher each letter of such a line is than the one before, in scene units. */
const RISING = 14
/** Letters that fall do so one after the other, in ms; how fast, in scene units and seconds. */
const FALL = { apart: 46, gravity: 4200 } as const
/** Down here nothing is seen of them. */
const GONE = 1150

/** What each laugh sounds like, how far from his middle it begins, and how the letters are: their sizes, their heights, their slant in degrees. */
const WORDS = {
  whoop: {
    letters: ['W', 'A', 'F', '!'],
    from: 256,
    sizes: [1.72, 2.14, 2.5, 2.5],
    rows: [404, 352, 330, 352],
    slants: [-15, -7, 1, 5],
  },
  bow: {
    letters: ['H', 'A', 'H', 'A'],
    from: 226,
    sizes: [1.6, 1.8, 2.3, 2.5],
    rows: [470, 440, 322, 300],
    slants: [-12, 5, -7, 8],
  },
  tongue: {
    letters: ['P', 'R', 'R', 'R'],
    from: 270,
    sizes: [1.8, 2, 2.3, 2.5],
    rows: [402, 372, 352, 326],
    slants: [-9, 7, -8, 9],
  },
  burst: {
    letters: ['W', 'O', 'U', 'H', '!'],
    from: 322,
    sizes: [1.6, 1.85, 2.1, 2.3, 2.4],
    rows: [388, 356, 336, 322, 342],
    slants: [-13, -7, -1, 4, 7],
  },
} as const satisfies Record<Laugh, Word>

interface Word {
  readonly letters: readonly Letter[]
  readonly from: number
  readonly sizes: readonly number[]
  readonly rows: readonly number[]
  readonly slants: readonly number[]
}

/** What he says, brushed beside him as large as he is; it grows as it leaves his mouth, and falls into the grass after him. */
export class Bark {
  readonly root = new Container({ label: 'bark' })
  readonly #words: Readonly<Record<Laugh, readonly BarkLetter[]>>

  constructor(kit: ViewKit<typeof manifest>) {
    const word = (laugh: Laugh) =>
      WORDS[laugh].letters.map((letter, place) => {
        const made = new BarkLetter(kit, letter, laugh, place)
        this.root.addChild(made)
        return made
      })
    this.#words = { whoop: word('whoop'), bow: word('bow'), tongue: word('tongue'), burst: word('burst') }
  }

  draw({ dog }: Meadow, moment: Moment): void {
    this.root.visible = dog.leap !== null
    if (!dog.leap) return
    for (const laugh of LAUGHS) {
      const letters = this.#words[laugh]
      for (const letter of letters) letter.visible = laugh === dog.laugh
    }
    const letters = this.#words[dog.laugh]
    const word: Word = WORDS[dog.laugh]
    layOut(word, letters, dog)
    const { from, until } = dog.leap
    const barks = from + (until - from) * LEAP.barks
    const falls = from + (until - from) * LEAP.falls
    for (const letter of letters) letter.draw(barks, falls, moment)
  }
}

/** Lays a word out on the wider side of him; in two lines where there is not room enough for one. */
function layOut(word: Word, letters: readonly BarkLetter[], { x, looksLeft }: Dog): void {
  const room = (looksLeft ? x : PAGE - x) - word.from - MARGIN
  const count = letters.length
  if (room / lengthOf(word, letters, 0, count, looksLeft) > SMALLEST) {
    layLine(word, letters, 0, count, x, looksLeft, room, 0)
    return
  }
  const half = Math.floor(count / 2)
  layLine(word, letters, 0, half, x, looksLeft, room, LINES.upper)
  layLine(word, letters, half, count, x, looksLeft, room, LINES.lower)
}

/** Which letter of a line stands in a slot: it is read from left to right on either side of him, and grows away from him. */
function placeOf(slot: number, from: number, until: number, looksLeft: boolean): number {
  return looksLeft ? until - 1 - (slot - from) : slot
}

/** How long the letters of a line are, in scene units, were there room enough. */
function lengthOf(word: Word, letters: readonly BarkLetter[], from: number, until: number, looksLeft: boolean): number {
  let length = -GAP
  for (let slot = from; slot < until; slot++) {
    const letter = letters[placeOf(slot, from, until, looksLeft)]
    length += (letter?.breadth ?? 0) * (word.sizes[slot] ?? 1) + GAP
  }
  return length
}

/** @param line how far down the middle of the line is, in scene units; 0 is where the word's own letters are */
function layLine(
  word: Word,
  letters: readonly BarkLetter[],
  from: number,
  until: number,
  x: number,
  looksLeft: boolean,
  room: number,
  line: number,
): void {
  const side = looksLeft ? -1 : 1
  const fit = Math.min(1, room / lengthOf(word, letters, from, until, looksLeft))
  let along: number = word.from
  for (let slot = from; slot < until; slot++) {
    const letter = letters[placeOf(slot, from, until, looksLeft)]
    if (!letter) continue
    const size = Math.min((word.sizes[slot] ?? 1) * fit, line === 0 ? DRAWN : LINES.size)
    const row = line === 0 ? (word.rows[slot] ?? 0) : line - RISING * (slot - from)
    const slant = (side * (word.slants[slot] ?? 0) * Math.PI) / 180
    letter.lie(x + side * (along + (letter.breadth * size) / 2), row, size, slant)
    along += letter.breadth * size + GAP * fit
  }
}

/** A letter of a bark. */
class BarkLetter extends Container {
  /** How wide it is, in units. */
  readonly breadth: number
  readonly #laugh: Laugh
  readonly #place: number
  readonly #whole
  readonly #brush
  readonly #lies = { x: 0, y: 0, slant: 0, size: 1 }
  /** How it is seen: as it lies, alive and falling. */
  readonly #seen = { x: 0, y: 0, slant: 0, wide: 1, tall: 1 }

  constructor(kit: ViewKit<typeof manifest>, letter: Letter, laugh: Laugh, place: number) {
    super()
    this.breadth = LETTERS[letter]
    this.#laugh = laugh
    this.#place = place
    this.#whole = kit.sprite(SPRITES[letter][0])
    this.#brush = kit.sprite(SPRITES[letter][1])
    this.addChild(this.#whole, this.#brush)
  }

  /** Says where its middle is, how large it is, and how aslant. */
  lie(x: number, y: number, size: number, slant: number): void {
    const lies = this.#lies
    lies.x = x
    lies.y = y
    lies.size = size
    lies.slant = slant
  }

  /** @param barks when the word begins, and @param falls when it falls, in simulated ms */
  draw(barks: number, falls: number, { now, isCalm }: Moment): void {
    const age = now - barks - this.#place * BRUSHING.apart
    const falling = now - falls - this.#place * FALL.apart
    const { x, y, slant, size } = this.#lies
    const seen = this.#seen
    seen.x = x
    seen.y = y
    seen.slant = slant
    seen.wide = size / DRAWN
    seen.tall = size / DRAWN
    const isWhole = age >= BRUSHING.each
    if (isWhole && !isCalm) {
      this.#live(age - BRUSHING.each, now)
      if (falling > 0) this.#fall(falling / 1000)
    }
    this.#whole.visible = isWhole && seen.y <= GONE
    this.#brush.showFor(age, BRUSHING.each)
    this.position.set(seen.x, seen.y)
    this.rotation = seen.slant
    this.scale.set(seen.wide, seen.tall)
    this.alpha = isCalm && falling > 0 ? Math.max(0, 1 - falling / FADING) : 1
  }

  /** It is as alive as the laugh that it is of, for a while. */
  #live(age: number, now: number): void {
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

  /** It tips, and then there is nothing that holds it. */
  #fall(seconds: number): void {
    const way = scatter(this.#place + 5) < 0.5 ? -1 : 1
    const seen = this.#seen
    seen.slant += way * (0.22 * Math.min(1, seconds / 0.13) + 1.4 * seconds)
    seen.x += way * 60 * seconds
    seen.y += (FALL.gravity / 2) * seconds * seconds
  }
}

/** The sprites of a letter: as it stays, and while it is brushed. */
const SPRITES = {
  W: ['letterW', 'brushedW'],
  A: ['letterA', 'brushedA'],
  F: ['letterF', 'brushedF'],
  H: ['letterH', 'brushedH'],
  O: ['letterO', 'brushedO'],
  U: ['letterU', 'brushedU'],
  P: ['letterP', 'brushedP'],
  R: ['letterR', 'brushedR'],
  '!': ['letterMark', 'brushedMark'],
} as const satisfies Record<Letter, readonly [string, string]>
