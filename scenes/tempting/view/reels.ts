import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { hop } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { DRUM, isStopping, LINES, LINES_FOR, REELS, STOPS, STRIPS, turnOf, turnTimeOf } from '../layout'
import type { Reel, TemptingState } from '../state'
import type { Tuning } from '../tuning'
import { placeOf } from './placed'

const ROWS = 6
/** How far a reel overshoots when it stops, in symbols: 12 scene units of its front. */
const OVERSHOOT = 12 / (DRUM.radius * DRUM.row)
/** How long a hop of the winning symbols takes, and how high it is in the middle, and elsewhere: under the lip there is little room. */
const HOP = { time: 460, height: 22, low: 6 } as const
/** How fast the winning lines take turns, ms. */
const LINE_TIME = 900

/** The symbols on their drums, the mouth around them, and the lamps that say which lines count. */
export class ReelsView {
  readonly root = new Container({ label: 'reels' })
  readonly #symbols: DrawnSprite<'symbol' | 'rolling'>[][]
  readonly #bursts: DrawnSprite[]
  readonly #lamps: DrawnSprite[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#bursts = REELS.map(() => kit.sprite('burst'))
    this.#symbols = REELS.map(() => Array.from({ length: ROWS }, () => kit.sprite('symbol', 'rolling')))
    const mouth = kit.sprite('mouth').updateTransform(placeOf('mouth'))
    this.#lamps = LINES.map((_, line) => kit.sprite('lineLamp').updateTransform(placeOf('lineLamp')).show(line))
    this.root.addChild(...this.#symbols.flat(), ...this.#bursts, kit.laterPart('shutters'), mouth, ...this.#lamps)
  }

  draw(machine: TemptingState, moment: Moment<Tuning>): void {
    const { outcome } = machine
    const { now } = moment
    // One after the other, the lines that have won.
    const lines = outcome?.lines ?? []
    const line =
      outcome && lines.length > 0 ? lines[Math.floor((now - outcome.at) / LINE_TIME) % lines.length] : undefined
    for (const [index, reel] of machine.reels.entries()) {
      const row = line === undefined ? null : (LINES[line]?.[index] ?? null)
      this.#drawReel(index, reel, row, since(outcome?.at, now), moment)
    }
    const counting = LINES_FOR[machine.bet ?? outcome?.coins ?? machine.marked]
    for (let lamp = 0; lamp < this.#lamps.length; lamp++) {
      const sprite = this.#lamps[lamp]
      if (sprite) sprite.visible = line === undefined ? lamp < counting : lamp === line
    }
  }

  #drawReel(index: number, reel: Reel, winning: number | null, sinceWin: number, moment: Moment<Tuning>): void {
    const { now, reducedMotion, tuning } = moment
    const place = REELS[index]
    const strip = STRIPS[index]
    const sprites = this.#symbols[index]
    const burst = this.#bursts[index]
    if (!place || !strip || !sprites || !burst) return
    // Who asked for less motion sees the reels stand, but for when they are pulled.
    const isHeld = reducedMotion && !isStopping(reel)
    // Whoever lingers is seen ever better.
    const isBlurred =
      !isHeld &&
      (reel.motion === 'rolling' ||
        reel.motion === 'stopping' ||
        (reel.motion === 'lingering' && now < (reel.since + reel.until) / 2))
    const turn = isHeld ? Math.round(reel.turn * STOPS) / STOPS : turnOf(reel, now, turnTimeOf(index, tuning))
    const at = turn * STOPS + (reducedMotion ? 0 : overshoot(reel, now, tuning))
    const first = Math.floor(at) - 2
    let hasBurst = false
    for (let row = 0; row < ROWS; row++) {
      const sprite = sprites[row]
      if (!sprite) continue
      const number = first + row
      // How far below the drum's front it is, in symbols and as an angle.
      const below = at - number
      const angle = below * DRUM.row
      const kind = strip[((number % STOPS) + STOPS) % STOPS] ?? 0
      sprite.visible = Math.abs(angle) < 1.5
      sprite.show(isBlurred ? 'rolling' : 'symbol', kind)
      const y = place.y + DRUM.radius * Math.sin(angle)
      const isWinning = winning !== null && Math.round(below) === winning
      const jump = isWinning && !reducedMotion ? hop((sinceWin % HOP.time) / HOP.time) : 0
      sprite.position.set(place.x, y - jump * (winning === 0 ? HOP.height : HOP.low))
      sprite.scale.set(1, Math.cos(angle) * (1 + jump * 0.12))
      if (!isWinning) continue
      hasBurst = true
      burst.position.set(place.x, y)
      burst.rotation = reducedMotion ? 0 : Math.floor(sinceWin / 160) % 2 === 0 ? 0 : 0.31
    }
    burst.visible = hasBurst
  }
}

/** How far a reel that has just stopped is beyond its symbol, in symbols. */
function overshoot(reel: Reel, now: number, { settle }: Tuning): number {
  if (reel.motion !== 'still') return 0
  return OVERSHOOT * hop(Math.min(1, since(reel.until, now) / settle))
}
