import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { lerp, ringing, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PAPER } from '../../../src/stage/kit/paper'
import type { TextLine } from '../../../src/stage/kit/textLine'
import {
  areaOfLetter,
  CRUMBLE,
  GLOW,
  LETTERS,
  placeOfLetter,
  SEEN_LETTERS,
  SLAB_PLACE,
  STONE_AREAS,
  STONES,
  slabShare,
  slabY,
} from '../layout'
import type { GargoyleState } from '../state'

/** The tint of letters that glow. */
const EMBER = 0xe0502f
/** The size of a letter in its stone and in the niche, and how high it stands in a line, in scene units. */
const SIZE = 44
const HIGH = 27
/** The middle of the niche, below the slab's upper edge. */
const NICHE_Y = 68
/** How far below the middle of a letter's stone, or of a wider one, its ember glows. */
const EMBER_Y = { letter: 24, stone: 27 } as const
const EMBER_WIDTH = 74
/** ms for which the place of the next letter glows, and does not. */
const BLINK = 500

/** The slab with the letters: it comes up out of the fire, and what is pressed on it glows in its niche. */
export class Slab {
  readonly root = new Container()
  /** Each by the name of its area. */
  readonly #keys: readonly TextLine[]
  readonly #typed
  readonly #fallen
  readonly #over
  readonly #cursor
  #shown = ''
  #width = 0
  #crumbs = ''

  constructor(kit: ViewKit<typeof manifest>) {
    this.#keys = [...LETTERS].map((letter, index) => {
      const lettering = kit.text('carved', 1, SIZE)
      lettering.write(letter)
      const { x, y } = placeOfLetter(index)
      const { left, top, right, bottom } = lettering.getBounds()
      lettering.position.set(x - (left + right) / 2, y - 3 - (top + bottom) / 2)
      lettering.label = areaOfLetter(letter)
      return lettering
    })
    this.#typed = kit.text('carved', SEEN_LETTERS, SIZE)
    this.#fallen = kit.text('carved', SEEN_LETTERS, SIZE)
    this.#over = kit.sprite('ember')
    this.#cursor = kit.sprite('ember')
    this.#cursor.scale.set(0.36, 0.8)
    this.#typed.tint = EMBER
    this.#fallen.tint = EMBER
    this.root.addChild(kit.sprite('slab'), this.#over, ...this.#keys, this.#cursor, this.#typed, this.#fallen)
  }

  draw(page: GargoyleState, moment: Moment): void {
    const { now, reducedMotion } = moment
    this.root.visible = slabShare(page, now) > 0
    if (!this.root.visible) return
    const { verdict } = page.password
    const shake = verdict?.kind === 'wrong' && !reducedMotion ? 9 * ringing(now - verdict.from, 110, 90) : 0
    this.root.position.set(
      SLAB_PLACE.x + shake,
      reducedMotion && page.screen === 'password' ? SLAB_PLACE.y : slabY(page, now),
    )
    this.#drawKeys(page, moment)
    this.#drawTyped(page, moment)
    this.#drawCrumbs(page, moment)
  }

  #drawKeys({ password: { pressed, over } }: GargoyleState, { now, boil }: Moment): void {
    const isGlowing = pressed !== null && now - pressed.at < GLOW
    for (const key of this.#keys) {
      const isLit = key.label === over || (pressed?.area === key.label && isGlowing)
      key.tint = isLit ? EMBER : PAPER
    }
    const key = this.#keys.findIndex(({ label }) => label === over)
    const stone = STONE_AREAS.find((area) => area === over)
    this.#over.show(boil)
    this.#over.visible = stone !== undefined || key >= 0
    if (stone) {
      const { x, y, width } = STONES[stone]
      this.#over.position.set(x, y + EMBER_Y.stone)
      this.#over.scale.set((width - 30) / EMBER_WIDTH, 1)
    } else if (key >= 0) {
      const { x, y } = placeOfLetter(key)
      this.#over.position.set(x, y + EMBER_Y.letter)
      this.#over.scale.set(0.9, 1)
    }
  }

  /** The last letters that were typed, in fours as a record word has them, and the place of the next one. */
  #drawTyped({ password: { typed, cutAt } }: GargoyleState, { now, reducedMotion }: Moment): void {
    if (typed !== this.#shown) {
      this.#shown = typed
      this.#width = writeAndMeasure(this.#typed, seenOf(typed))
    }
    this.#typed.position.set(-this.#width / 2, NICHE_Y - HIGH)
    const cut = cutAt === null || reducedMotion ? 0 : ringing(now - cutAt, 70, 160)
    this.#typed.y += 5 * cut
    this.#cursor.position.set(this.#width / 2 + 20, NICHE_Y + 20)
    this.#cursor.alpha = reducedMotion || Math.floor(now / BLINK) % 2 === 0 ? 1 : 0.15
  }

  /** What opened nothing falls to pieces. */
  #drawCrumbs({ password: { crumbled } }: GargoyleState, { now, reducedMotion }: Moment): void {
    const text = crumbled?.text ?? ''
    if (text !== this.#crumbs) {
      this.#crumbs = text
      this.#fallen.write('')
      const width = writeAndMeasure(this.#fallen, seenOf(text))
      this.#fallen.position.set(-width / 2, NICHE_Y - HIGH)
    }
    if (!crumbled) return
    const share = (now - crumbled.from) / CRUMBLE
    this.#fallen.alpha = 1 - share * share
    if (reducedMotion) return
    for (const [i, letter] of this.#fallen.children.entries()) {
      letter.rotation = share * (scatter(i * 3) - 0.5) * 2.4
      letter.pivot.y = -lerp(120, 240, scatter(i * 5)) * share * share
    }
  }
}

/** The last of the letters, in fours where they are a record word's. */
function seenOf(typed: string): string {
  if (!/[2-7]/.test(typed)) return typed.slice(-SEEN_LETTERS)
  const fours = typed.match(/.{1,4}/g) ?? []
  return fours.slice(-SEEN_LETTERS / 4).join(' ')
}

/** Writes a text, and measures how wide it is, in scene units. */
function writeAndMeasure(lettering: TextLine, text: string): number {
  lettering.write(text)
  return text === '' ? 0 : lettering.width
}
