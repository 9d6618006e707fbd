import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import { clamp, easeOutBack, hop, lerp } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FILLING, isShut, LADYBIRDS, LINGERING, SEATS } from '../layout'
import type { Guide, MatchState } from '../state'

/** How a ladybird flies off: how long it takes and gets ready, in ms, how far it goes, in scene units, and how long each drawing of its wings is seen, in ms. */
const FLIGHT = { lasting: 1900, ready: 260, x: 760, y: -560, beat: 55 } as const
/** How long they flutter when they are pressed, and how long after one another, in ms. */
const FLUTTER = { lasting: 620, apart: 90 } as const
/** Now and then one shuffles round: how often and how long, in ms, how far, in degrees, and how long each drawing of its feet is seen, in ms. */
const SHUFFLE = { every: 5200, lasting: 700, turn: 16, step: 90 } as const

/** How they fly over to the guide, and back: how long, and how long after one another, as a share of that; how high, in scene units. */
const SHIFT = { lasting: 420, apart: 0.35, high: 70 } as const

type Seat = (typeof LADYBIRDS | typeof SEATS)[number]
type Bird = DrawnSprite<'ladybird', 'foot' | 'otherFoot' | 'wingsUp' | 'wingsDown'>

/** Three ladybirds, an attempt each. */
export class Ladybirds {
  readonly root = new Container()
  readonly #birds
  /** The one on the wing, which nobody can press. */
  readonly #flyer

  constructor(kit: ViewKit<typeof manifest>) {
    this.#birds = LADYBIRDS.map(() => kit.sprite('ladybird'))
    this.#flyer = kit.sprite('ladybird')
    this.root.addChild(new Container({ label: 'ladybirds', children: this.#birds }), this.#flyer)
  }

  draw(match: MatchState, { now, reducedMotion }: Moment): void {
    const { guide, touched } = match
    const isOver = isShut(match, now)
    // Those that flew off are back for the next game, once the guide is put away; those that were not sit on it.
    const left = guide.at === null ? (isOver ? LADYBIRDS.length : match.attempts) : guide.ladybirds
    const endedFor = since(match.endedAt, now) - LINGERING
    const shifted = shiftOf(guide, now)
    for (let index = 0; index < LADYBIRDS.length; index++) {
      const bird = this.#birds[index]
      const place = LADYBIRDS[index]
      if (!bird || !place) continue
      bird.visible = index < left
      const backFor = index < guide.ladybirds ? endedFor : Math.min(endedFor, since(guide.awayAt, now))
      bird.scale.set(
        isOver && guide.at === null && !reducedMotion ? Math.max(0.02, easeOutBack((backFor - index * 120) / 300)) : 1,
      )
      const lately = guide.at === null ? touched.ladybirds : touched.guide
      if (index >= left) continue
      const share = clamp(shifted - index * SHIFT.apart, 0, 1)
      if (share > 0 && share < 1 && !reducedMotion) shift(bird, index, share, now)
      else
        this.#sit(
          bird,
          index,
          share > 0 ? (SEATS[index] ?? place) : place,
          since(lately, now) - index * FLUTTER.apart,
          now,
          reducedMotion,
        )
    }
    const gone = since(match.lostAt, now)
    const place = LADYBIRDS[match.attempts]
    this.#flyer.visible = place !== undefined && gone < FLIGHT.lasting
    if (place && this.#flyer.visible) drawFlight(this.#flyer, gone, place, now)
  }

  #sit(bird: Bird, index: number, { x, y, turn }: Seat, touched: number, now: number, reducedMotion: boolean): void {
    const isFluttering = touched >= 0 && touched < FLUTTER.lasting
    const moment = (now + index * 1900) % SHUFFLE.every
    const isShuffling = !isFluttering && !reducedMotion && moment < SHUFFLE.lasting
    const height = 26 * hop(touched / FLUTTER.lasting)
    const shuffle = isShuffling ? SHUFFLE.turn * Math.sin((moment / SHUFFLE.lasting) * 2 * Math.PI) : 0
    bird.position.set(x, y - height)
    bird.angle = turn + shuffle
    if (isFluttering) bird.show(Math.floor(touched / FLIGHT.beat) % 2 === 0 ? 'wingsUp' : 'wingsDown')
    else bird.show(isShuffling && Math.floor(moment / SHUFFLE.step) % 2 === 1 ? 'otherFoot' : 'foot')
  }
}

/** How far they have flown over to the guide: from 0 up, the later ones later. */
function shiftOf({ at, shutAt }: Guide, now: number): number {
  if (at === null) return 0
  if (shutAt === null) return (now - at - FILLING.drops) / SHIFT.lasting
  return 1 + (LADYBIRDS.length - 1) * SHIFT.apart - (now - shutAt) / SHIFT.lasting
}

function shift(bird: Bird, index: number, share: number, now: number): void {
  const [from, to] = [LADYBIRDS[index], SEATS[index]]
  if (!from || !to) return
  bird.show(Math.floor(now / FLIGHT.beat) % 2 === 0 ? 'wingsUp' : 'wingsDown')
  bird.position.set(lerp(from.x, to.x, share), lerp(from.y, to.y, share) - SHIFT.high * hop(share))
  bird.angle = lerp(from.turn, to.turn, share)
}

/** First it crouches with its case open; then it is off, to the upper right. */
function drawFlight(bird: Bird, elapsed: number, place: (typeof LADYBIRDS)[number], now: number): void {
  bird.show(Math.floor(now / FLIGHT.beat) % 2 === 0 ? 'wingsUp' : 'wingsDown')
  if (elapsed < FLIGHT.ready) {
    bird.position.copyFrom(place)
    bird.angle = place.turn
    bird.scale.set(1 + 0.1 * hop(elapsed / FLIGHT.ready), 1 - 0.18 * hop(elapsed / FLIGHT.ready))
    return
  }
  const share = (elapsed - FLIGHT.ready) / (FLIGHT.lasting - FLIGHT.ready)
  const wave = Math.sin(share * 9) * 26 * (1 - share)
  // First along the sheet, then up: it would else fly under the words of the label.
  bird.position.set(place.x + FLIGHT.x * share * (0.7 + 0.3 * share) + wave, place.y + FLIGHT.y * share * share * share)
  bird.angle = 24 + 30 * share + 10 * Math.sin(share * 9)
  bird.scale.set(1 + 0.5 * share)
}
