import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip/manifest'
import { BOOK, DRAWN_GROUND, FEET } from '../../../assets/trip/shared'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FALLS, type Pose } from '../layout'
import { layShadow, standUp, tintShadow } from './standing'

/** The halves of the shelves meet in the gutter, and open towards us: so far their foot lines fall for a unit to the right. */
const HALVES = [
  { name: 'left', foot: { ...FEET.shelf, across: -FEET.shelf.across }, turn: -0.15, fall: FALLS.shelfLeft },
  { name: 'right', foot: FEET.shelf, turn: 0.15, fall: FALLS.shelfRight },
] as const
/** Where the picture of the book begins. */
const BOOK_LEFT = 118
/** The left half looks away from the lamp. */
const SHADED = 0xcfc8ba

/** The open book, and the shelves that stand up at the back of it. */
export class Page {
  readonly book
  readonly shadows = new Container({ label: 'shadows of the shelves' })
  readonly shelves = new Container({ label: 'shelves' })
  readonly #halves

  constructor(kit: ViewKit<typeof manifest>) {
    this.book = kit.cutSprite('book')
    this.book.position.set(BOOK_LEFT, BOOK.near)
    this.#halves = HALVES.map(({ name, foot, turn, fall }) => {
      const shadow = tintShadow(kit.cutSprite('shelf'))
      shadow.show(`${name}_shadow`)
      const paper = kit.cutSprite('shelf')
      paper.show(`${name}_paper`)
      if (name === 'left') paper.tint = SHADED
      this.shadows.addChild(shadow)
      this.shelves.addChild(paper)
      return { paper, shadow, foot, turn, fall }
    })
  }

  draw(pose: Readonly<Pose>): void {
    this.book.scale.y = pose.ground / DRAWN_GROUND
    for (const { paper, shadow, foot, turn, fall } of this.#halves) {
      standUp(paper, foot, pose, fall, turn)
      layShadow(shadow, foot, pose, fall, turn)
    }
  }
}
