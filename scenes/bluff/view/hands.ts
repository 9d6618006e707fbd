import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bluff-later/manifest'
import { clamp, DEGREE } from '../../../src/stage/contract/math'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CALL, paidAfterOf } from '../layout'
import type { Call, Player, Table } from '../state'

type Kit = LaterKit<typeof manifest>
type Face = 'house' | 'fish' | 'hen' | 'egg' | 'nine'

/** Where a card is, how far it is turned, in degrees, and what it turns out to be, the first time they play and whenever they play again. */
interface Card {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly first: Face
  /** None: it has been eaten. */
  readonly again: Face | null
}

/** The hands of cards; the bat's hangs as the bat does, and its nines are sixes from below, or the other way round. */
export const HANDS: Readonly<Record<'goat' | 'hen' | 'bat', readonly Card[]>> = {
  goat: [
    { x: 622, y: 666, turn: -24, first: 'house', again: null },
    { x: 652, y: 652, turn: -8, first: 'house', again: 'fish' },
    { x: 684, y: 652, turn: 8, first: 'fish', again: 'fish' },
    { x: 714, y: 664, turn: 24, first: 'fish', again: null },
  ],
  hen: [
    { x: 884, y: 664, turn: -34, first: 'hen', again: 'egg' },
    { x: 920, y: 650, turn: -16, first: 'hen', again: 'egg' },
    { x: 956, y: 650, turn: 2, first: 'hen', again: 'egg' },
    { x: 992, y: 662, turn: 20, first: 'hen', again: 'egg' },
  ],
  bat: [
    { x: 1112, y: 306, turn: 26, first: 'nine', again: 'nine' },
    { x: 1162, y: 322, turn: 4, first: 'nine', again: 'nine' },
    { x: 1212, y: 314, turn: -16, first: 'nine', again: 'nine' },
  ],
}
/** The gull holds its hand over the edge of the table: how the five stand about the tip of its wing, in degrees, and which of them it has eaten already. */
const FAN = { x: 384, y: 786, turns: [-44, -22, 0, 22, 44], herring: 100, card: 84, eaten: 3 } as const

/** How much of a hand's card is turned over, 0…1, by its place in the hand. */
function openingOf(call: Readonly<Call> | null, who: Player, place: number, now: number): number {
  if (call?.who !== who) return 0
  const age = now - call.from
  const closing = age - paidAfterOf(who) - CALL.pays
  if (closing > 0) return 1 - clamp(closing / CALL.closes, 0, 1)
  return clamp((age - CALL.looks - place * CALL.turns) / CALL.turns, 0, 1)
}

/** Somebody's cards, their backs to us until they are called. */
export class Hand {
  readonly root = new Container({ label: 'hand' })
  readonly #who
  readonly #cards: readonly DrawnSprite<string, string>[]

  constructor(kit: Kit, who: keyof typeof HANDS) {
    this.#who = who
    this.#cards = HANDS[who].map(({ x, y }) => kit.sprite('card').updateTransform({ x, y }))
    this.root.addChild(...this.#cards)
  }

  draw({ call, isAgain }: Readonly<Table>, now: number): void {
    for (let place = 0; place < this.#cards.length; place++) {
      const sprite = this.#cards[place]
      const card = HANDS[this.#who][place]
      if (!sprite || !card) continue
      const face = isAgain ? card.again : card.first
      const share = openingOf(call, this.#who, place, now)
      const isOpen = share > 0.5
      sprite.visible = face !== null
      sprite.show(isOpen && face ? face : 'back')
      sprite.scale.x = Math.max(0.06, Math.abs(Math.cos(share * Math.PI)))
      // The bat sees a nine where we see a six; later it is the other way round.
      const isOver = this.#who === 'bat' && isOpen && !isAgain
      sprite.rotation = (card.turn + (isOver ? 180 : 0)) * DEGREE
    }
  }
}

/** The gull's hand: five backs, and behind them supper. */
export class Herrings {
  readonly root = new Container({ label: 'herrings' })
  readonly #backs
  readonly #fish

  constructor(kit: Kit) {
    const place = (turn: number, far: number) => ({
      x: FAN.x + Math.sin(turn * DEGREE) * far,
      y: FAN.y - Math.cos(turn * DEGREE) * far,
      rotation: turn * DEGREE,
    })
    this.#backs = FAN.turns.map((turn) => kit.sprite('card').updateTransform(place(turn, FAN.card)))
    this.#fish = FAN.turns.map((turn) => kit.sprite('herring').updateTransform(place(turn, FAN.herring)))
    this.root.addChild(...this.#backs, ...this.#fish)
  }

  draw({ call, isAgain }: Readonly<Table>, now: number): void {
    for (let place = 0; place < FAN.turns.length; place++) {
      const share = openingOf(call, 'gull', place, now)
      const width = Math.max(0.06, Math.abs(Math.cos(share * Math.PI)))
      const [back, fish] = [this.#backs[place], this.#fish[place]]
      if (!back || !fish) continue
      back.visible = share <= 0.5
      back.scale.x = width
      fish.visible = share > 0.5
      fish.scale.x = width
      fish.show(isAgain || place === FAN.eaten ? 'bones' : 'whole')
    }
  }
}
