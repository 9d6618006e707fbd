import { Container } from 'pixi.js'
import type { Language } from '../../../src/language/words'
import { clamp, hop, lerp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { LETTERS, nibAt, START } from '../layout'
import type { UhOhState } from '../state'
import { START_WORDS, wordsOf } from '../words'
import { hoverAt } from './hover'

/** The words are seen for so long of every so many ms: they want to be pressed. */
const BLINK = { every: 1300, seen: 1000 } as const
/** A letter crouches until then, and is in her beak from then on, as shares of its flight; so high it is thrown, in scene units. */
const FLIGHT = { crouches: 0.22, caught: 0.8, high: 120 } as const

/** One of the ten letters, which has a frame for each of the words that it is of. */
type Letter = Container & { show(frame: number): unknown }

/** The ten letters of PRESS START, or of what it says after that, in the language of the page. */
export class Start {
  readonly root = new Container({ label: 'start' })
  readonly #letters: readonly Letter[]
  readonly #first: number
  /** How many letters stand before the blank, by the words. */
  readonly #blanks: readonly number[]
  readonly #nib = { x: 0, y: 0 }

  /**
   * @param makeLetter makes one that shows its first frame
   * @param first which of the words the first ten frames are, the next ten being the next
   */
  constructor(language: Language, makeLetter: () => Letter, first: number) {
    this.#blanks = START_WORDS.map((words) => words[language].indexOf(' '))
    this.#first = first
    this.#letters = Array.from({ length: LETTERS }, makeLetter)
    this.root.addChild(...this.#letters)
  }

  draw({ start, rounds, back }: UhOhState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const words = wordsOf(rounds)
    this.root.visible = (words === 0) === (this.#first === 0)
    if (!this.root.visible) return
    const blank = this.#blanks[words] ?? LETTERS
    const isLit = reducedMotion || start.snap !== null || now % BLINK.every < BLINK.seen
    for (let i = 0; i < this.#letters.length; i++) {
      const sprite = this.#letters[i]
      if (!sprite) continue
      sprite.visible = back === null && i >= start.eaten && isLit
      if (!sprite.visible) continue
      sprite.show((words - this.#first) * LETTERS + i)
      const x = START.x + (i < blank ? i : i + 1) * START.step
      if (i === start.eaten && start.snap) this.#fly(sprite, x, progress(start.snap, now), moment)
      else {
        sprite.position.set(x, START.y)
        sprite.rotation = 0
        sprite.scale.set(1)
      }
    }
  }

  /** Crouches, is off in an arc, turning and growing small, and is gone where her beak shuts. */
  #fly(letter: Container, x: number, share: number, moment: Moment): void {
    if (share >= FLIGHT.caught) {
      letter.visible = false
      return
    }
    const still = moment.reducedMotion ? 0 : 1
    const crouch = hop(clamp(share / FLIGHT.crouches, 0, 1)) * still
    const away = clamp((share - FLIGHT.crouches) / (FLIGHT.caught - FLIGHT.crouches), 0, 1) * still
    const { drawing, bob } = hoverAt(moment)
    nibAt(drawing, bob, this.#nib)
    const small = 1 - away * 0.45
    letter.scale.set((1 + crouch * 0.14) * small, (1 - crouch * 0.24) * small)
    letter.rotation = -away * 2.4
    letter.position.set(lerp(x, this.#nib.x, away), lerp(START.y, this.#nib.y, away) - hop(away) * FLIGHT.high)
  }
}
