import type { HitArea, NumbersOf, Rules, World } from '../../src/stage/scene'
import { type Meeting, meetingAt, tipX, tipY } from './field'
import type { tuning } from './tuning'

export type Numbers = NumbersOf<typeof tuning>

/** The finger under the nose. */
export interface Booger {
  /** Where the fingertip is, in widths and heights of its field. */
  x: number
  y: number
  goLeft: boolean
  /** It slides from side to side. */
  movingX: boolean
  /** It goes up. */
  movingY: boolean
  /** It has met flesh: lost. */
  perdu: boolean
  /** How fast it goes just now, in widths or heights a second. */
  speed: number
  /** What lies above it, from the moment that it is sent. */
  ahead: Meeting | null
  /** When it last turned round at an end of its field. */
  turnedAt: number
  /** When it was sent up. */
  sentAt: number
  /** When it stopped, and the face knew. */
  endedAt: number | null
  /** The present moment, for what twitches. */
  now: number
}

/** The whole of the picture, bleed and all: wherever one clicks, the finger goes up. */
const AREAS: readonly HitArea[] = [
  {
    id: 'finger',
    label: { en: 'Send the finger up', fr: 'Lancer le doigt vers le haut' },
    shape: { kind: 'rect', x: 0, y: 0, width: 1600, height: 1000 },
    cursor: 'pointer',
  },
]

const NOTHING_TO_PRESS: readonly HitArea[] = []

/** Sums of hundredths miss their goal by less than this. */
const SLACK = 1e-9

/** A finger slides under a nose until it is sent up, and goes as far as what it meets lets it. */
export const rules: Rules<Booger, Numbers> = {
  tick: 10,

  start: ({ random, tuning }) => ({
    x: random.next(),
    y: 1,
    goLeft: random.next() < 0.5,
    movingX: true,
    movingY: false,
    perdu: false,
    speed: tuning.slideSpeed,
    ahead: null,
    turnedAt: -1000,
    sentAt: 0,
    endedAt: null,
    now: 0,
  }),

  hitAreas: (booger) => (booger.movingX ? AREAS : NOTHING_TO_PRESS),

  press(booger, _, world) {
    if (!booger.movingX) return
    booger.movingX = false
    booger.movingY = true
    booger.speed = world.tuning.riseSpeed
    booger.ahead = meetingAt(booger.x)
    // Inputs come before the tick they belong to.
    booger.sentAt = booger.now
    world.emit('slideUp', { x: tipX(booger.x), y: tipY(booger.y) })
  },

  step(booger, world) {
    booger.now = world.now
    if (booger.movingX) slide(booger, world)
    else if (booger.movingY) rise(booger, world)
  },

  check(booger, { tuning }) {
    const { x, y, movingX, movingY, perdu, ahead, endedAt } = booger
    if (!(x >= 0 && x <= 1)) throw new Error(`The finger has left its field, at x ${x}.`)
    if (!(y >= Math.min(tuning.deepStop, tuning.fleshStop) - SLACK && y <= 1)) {
      throw new Error(`The finger has gone too far, to y ${y}.`)
    }
    if (movingX && movingY) throw new Error('The finger goes two ways at once.')
    if (movingX !== (ahead === null)) throw new Error(`It slides: ${movingX}, yet what is above it is ${ahead}.`)
    if ((!movingX && !movingY) !== (endedAt !== null)) throw new Error('The finger has stopped, and nobody knows when.')
    if (perdu !== (ahead === 'flesh' && endedAt !== null)) throw new Error(`Lost: ${perdu}, having met ${ahead}.`)
  },
}

function slide(booger: Booger, { tuning, now }: World<Numbers>): void {
  booger.speed = tuning.slideSpeed
  const way = (booger.speed * rules.tick) / 1000
  let x = booger.x + (booger.goLeft ? -way : way)
  // What it would have gone beyond the end, it goes back.
  if (x < 0 || x > 1) {
    x = x < 0 ? -x : 2 - x
    booger.goLeft = !booger.goLeft
    booger.turnedAt = now
  }
  booger.x = x
}

function rise(booger: Booger, { tuning, now, emit }: World<Numbers>): void {
  const isFlesh = booger.ahead === 'flesh'
  const stop = isFlesh ? tuning.fleshStop : tuning.deepStop
  booger.speed = tuning.riseSpeed
  booger.y -= (booger.speed * rules.tick) / 1000
  if (booger.y > stop + SLACK) return
  booger.y = stop
  booger.movingY = false
  booger.speed = 0
  booger.endedAt = now
  booger.perdu = isFlesh
  emit(isFlesh ? 'ouch' : booger.ahead === 'nothing' ? 'slideDown' : 'plop', { x: tipX(booger.x), y: tipY(stop) })
}
