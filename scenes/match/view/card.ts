import { Container, Sprite, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import { clamp, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { LazyTextures } from '../../../src/stage/kit/lazyTextures'
import { CARD, footprintFile, LINGERING } from '../layout'
import type { MatchState } from '../state'
import { slapScale } from './motion'

/** How the old card is pulled off upwards, in ms and scene units, and how the next is slapped on: from what scale, in ms. */
const PULLED = { lasting: 200, way: 460 } as const
const SLAPPED = { from: 1.15, lasting: 130 } as const
/** How dense the ink of the print is, and where it lies on the card, in scene units and degrees. */
const PRINT = { alpha: 0.86, x: -12, y: 2, turn: 5 } as const
/** How a card that is pressed swings: for how long and how fast, in ms, and how far, in degrees. */
const SWING = { lasting: 900, period: 300, turn: 4 } as const

/** A card with a print on it. */
class Card {
  readonly root = new Container()
  readonly #print = new Sprite({ texture: Texture.EMPTY, anchor: 0.5, alpha: PRINT.alpha })

  constructor(kit: ViewKit<typeof manifest>) {
    this.#print.position.set(PRINT.x, PRINT.y)
    this.#print.angle = PRINT.turn
    this.root.addChild(kit.sprite('card'), this.#print)
  }

  /** Shows that creature's print; with none it is not seen, and holds on to no picture, which may be let go. */
  show(creature: number | null, pictures: LazyTextures): void {
    this.root.visible = creature !== null
    this.#print.texture = (creature !== null && pictures.texture(footprintFile(creature))) || Texture.EMPTY
  }
}

/** The card with the print that is asked for, and the one before it, on its way out. */
export class Cards {
  readonly root = new Container({ label: 'cards' })
  readonly #now
  readonly #before
  readonly #pictures: LazyTextures

  constructor(kit: ViewKit<typeof manifest>, pictures: LazyTextures) {
    this.#pictures = pictures
    this.#now = new Card(kit)
    this.#before = new Card(kit)
    this.#now.root.label = 'card'
    this.root.addChild(this.#now.root, this.#before.root)
  }

  draw(match: MatchState, { now, reducedMotion }: Moment): void {
    const { question, isPlaying, endedAt } = match
    const goneSince = isPlaying || endedAt === null ? Number.NEGATIVE_INFINITY : now - endedAt - LINGERING
    const elapsed = now - match.since - (match.before === null ? 0 : PULLED.lasting)
    const isThere = question !== null && goneSince < PULLED.lasting && (!isPlaying || elapsed >= 0)
    const card = this.#now.root
    this.#now.show(isThere ? question.asked : null, this.#pictures)
    if (isThere) {
      card.scale.set(reducedMotion || !isPlaying ? 1 : slapScale(elapsed, SLAPPED.from, SLAPPED.lasting))
      const swing = reducedMotion ? 0 : swaying(since(match.touched.card, now), SWING.lasting, SWING.period)
      placeCard(card, clamp(goneSince / PULLED.lasting, 0, 1), swing)
    }
    const pulled = (now - match.since) / PULLED.lasting
    const leaves = isPlaying && match.before !== null && pulled < 1
    this.#before.show(leaves ? match.before : null, this.#pictures)
    if (leaves) placeCard(this.#before.root, pulled, 0)
  }
}

/** Puts a card where it lies, or so far (0…1) pulled off. */
function placeCard(card: Container, pulled: number, swing: number): void {
  card.position.set(CARD.x + 30 * pulled, CARD.y - PULLED.way * pulled * pulled)
  card.angle = CARD.turn + 9 * pulled + SWING.turn * swing
}
