import type { Areas } from '../../src/stage/areas'
import type { Point } from '../../src/stage/geometry'
import { drawnAt } from './layout'
import type { Heist } from './state'

/** His outline about his feet as he looks to the left, lantern before him and sack behind. */
const LOOKING_LEFT: readonly Point[] = [
  { x: -60, y: 12 },
  { x: -70, y: -70 },
  { x: -100, y: -110 },
  { x: -100, y: -56 },
  { x: -186, y: -56 },
  { x: -178, y: -190 },
  { x: -110, y: -190 },
  { x: -72, y: -246 },
  { x: -10, y: -266 },
  { x: 50, y: -280 },
  { x: 84, y: -268 },
  { x: 90, y: -236 },
  { x: 138, y: -210 },
  { x: 178, y: -170 },
  { x: 176, y: -100 },
  { x: 120, y: -70 },
  { x: 60, y: -94 },
  { x: 76, y: 12 },
]

/** The same with a start, his cap in the air. */
const LEAPING_LEFT: readonly Point[] = [
  { x: -88, y: -28 },
  { x: -70, y: -100 },
  { x: -46, y: -130 },
  { x: -48, y: -186 },
  { x: -95, y: -200 },
  { x: -100, y: -158 },
  { x: -180, y: -190 },
  { x: -120, y: -256 },
  { x: -70, y: -250 },
  { x: -40, y: -215 },
  { x: -36, y: -290 },
  { x: 0, y: -310 },
  { x: -12, y: -350 },
  { x: 50, y: -376 },
  { x: 112, y: -330 },
  { x: 118, y: -290 },
  { x: 170, y: -190 },
  { x: 140, y: -120 },
  { x: 60, y: -96 },
  { x: 94, y: -88 },
  { x: 84, y: -28 },
]

/** And as a statue, from its plinth to the bird. */
const STATUE_LEFT: readonly Point[] = [
  { x: -106, y: 20 },
  { x: -106, y: -34 },
  { x: -60, y: -40 },
  { x: -60, y: -110 },
  { x: -50, y: -150 },
  { x: -84, y: -190 },
  { x: -140, y: -190 },
  { x: -140, y: -250 },
  { x: -110, y: -290 },
  { x: -84, y: -286 },
  { x: -70, y: -240 },
  { x: -76, y: -270 },
  { x: -40, y: -320 },
  { x: -14, y: -374 },
  { x: 50, y: -320 },
  { x: 90, y: -311 },
  { x: 120, y: -270 },
  { x: 166, y: -200 },
  { x: 140, y: -130 },
  { x: 60, y: -115 },
  { x: 60, y: -40 },
  { x: 78, y: -34 },
  { x: 78, y: 20 },
]

interface Outlines {
  readonly usual: readonly Point[]
  readonly leaping: readonly Point[]
  readonly statue: readonly Point[]
}

const LEFT: Outlines = { usual: LOOKING_LEFT, leaping: LEAPING_LEFT, statue: STATUE_LEFT }
const RIGHT: Outlines = {
  usual: mirrored(LOOKING_LEFT),
  leaping: mirrored(LEAPING_LEFT),
  statue: mirrored(STATUE_LEFT),
}

function mirrored(outline: readonly Point[]): readonly Point[] {
  return outline.map(({ x, y }) => ({ x: -x, y }))
}

/** What of the outlines he has at that moment. */
function poseOf({ leapsUntil, frozenUntil }: Heist, now: number): keyof Outlines {
  if (now < leapsUntil) return 'leaping'
  return now < frozenUntil ? 'statue' : 'usual'
}

/** Where his feet are drawn: written over and over. */
const feet: Point = { x: 0, y: 0 }

export const areas = [
  {
    id: 'thief',
    label: { en: 'The thief', fr: 'Le voleur' },
    shape(heist, out, { size, now }) {
      drawnAt(heist, size, feet)
      out.polygon((heist.left ? LEFT : RIGHT)[poseOf(heist, now)], feet.x, feet.y)
    },
    cursor: 'none',
  },
] satisfies Areas<Heist>
