import { drawFist } from '../ink/fist'
import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { type AldebertMood, drawAldebertHead } from './aldebertHead'
import { dressed, solid } from './materials'
import { shade, type Turn, turned } from './turns'

/** How King Aldebert sits. */
export interface AldebertPose {
  /** The side on which the crown leaves an eye free; left when not given. */
  turn: Turn
  /** Asleep when not given. */
  mood: AldebertMood
  isBlinking: boolean
}

const HAND = { size: 20, width: 2.4, hand: 'right' } as const

/**
 * King Aldebert on his throne, twice its age and as wide, a spoon for a sceptre, his crown down over one eye. 215 units high
 * with the throne; 0, 0 is under the middle of the seat's front edge, and his slippers hang 18 units below it.
 */
export function drawAldebert(ink: Ink, pose: Options<AldebertPose> = {}): void {
  const { turn = 'left', mood = 'asleep', isBlinking = false } = pose
  turned(ink, 'left', turn, () => {
    drawThrone(ink)
    drawBelly(ink)
    drawLegs(ink)
    drawErmine(ink)
    drawSpoon(ink, mood === 'outraged' ? 18 : 0)
    const [rotate, down] = { asleep: [10, 0], awake: [4, -2], outraged: [-4, -6] }[mood] as [number, number]
    ink.at(4, -118 + down, { rotate }, () => drawAldebertHead(ink, mood, isBlinking))
  })
}

function drawThrone(ink: Ink): void {
  const back =
    '-60,2* -62,-90 -66,-150 -58,-178* -50,-160 -30,-168 -16,-192* 0,-204 18,-192* 32,-168 50,-160 60,-178* 68,-150 64,-90 62,2*'
  const throne = dressed(ink, back, 'grey', { width: 3.2 })
  const velvet = '-48,-2 -50,-90 -52,-146 -30,-156 0,-184 32,-156 52,-146 52,-90 50,-2'
  ink.clip(throne, () => ink.black(velvet))
  for (const x of [-59, 60]) {
    ink.form(ink.ellipse(x, -184, 6.4, 7), { width: 2.4, halo: 0.8, tone: shade(ink, { from: 0.5 }) })
  }
  ink.form('0,-215* 7,-205 0,-197 -7,-205', { width: 2.2, halo: 0.8 })
  const studs = [
    [-40, -120],
    [-30, -142],
    [40, -118],
    [30, -142],
    [-42, -84],
    [42, -84],
    [0, -166],
  ] as const
  for (const [x, y] of studs) ink.dot(x, y, 2, { white: true })
}

/** What sits on the seat. */
function drawBelly(ink: Ink): void {
  const belly = ink.clay([ink.ellipse(0, -48, 54, 44), ink.ellipse(0, -84, 40, 32)], 10)
  ink.form(belly, { width: 3.2, halo: 1.4, tone: shade(ink, { from: 0.48, width: 2.2, spacing: 2.3 }) })
  const folds = ['-2,-80 -4,-50 -2,-10', '-40,-20 -20,-10 0,-8', '10,-10 28,-14 42,-26']
  ink.clip(belly, () => ink.lines(folds, { width: 1.7, profile: 'swell' }))
  for (const y of [-52, -36, -20]) ink.form(ink.ellipse(-3, y, 3.2, 3.2), { width: 1.5 })
}

function drawLegs(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const shin = ink.tube(`${side * 22},-14@22 ${side * 26},-2@17 ${side * 27},4@14`, { root: true, round: 0.5 })
    dressed(ink, shin, 'grey')
    const slipper = [
      [side * 18, 0, 1, 1],
      [side * 36, -2, 1, 1],
      [side * 48, 8],
      [side * 56, 2],
      [side * 54, 14],
      [side * 36, 18],
      [side * 18, 14, 1, 1],
    ]
    solid(ink, slipper, 1, 1.5)
    ink.form(ink.ellipse(side * 56, 1, 3, 3), { width: 1.7, halo: 0.6 })
  }
}

function drawErmine(ink: Ink): void {
  const cape =
    '-34,-112* -60,-98 -74,-60 -72,-18* -58,-14 -50,-40 -44,-66 -24,-84 0,-78 24,-84 46,-66 52,-40 60,-12* 74,-18 76,-60 62,-98 36,-112*'
  ink.form(cape, { width: 2.9, halo: 1.2, tone: shade(ink, { from: 0.56, width: 1.7, spacing: 2.2 }) })
  const tails = [
    [-62, -70, 100],
    [-56, -44, 96],
    [-64, -28, 90],
    [-44, -90, 120],
    [62, -70, 84],
    [58, -44, 84],
    [66, -28, 90],
    [46, -92, 64],
  ] as const
  for (const [x, y, angle] of tails) ink.black(ink.leaf(x, y, angle, 9, 5, { belly: 0.4 }))
}

/** His sceptre, lifted by so many units, and both fists on the rests. */
function drawSpoon(ink: Ink, lift: number): void {
  if (lift > 0) {
    const tone = shade(ink, { from: 0.5, width: 1.7, spacing: 2.2 })
    ink.limb(`-42,-90@30 -60,${-72 - lift * 0.7}@27 -71,${-57 - lift}@19`, { width: 2.8, halo: 0.8, round: 0.2, tone })
    ink.black(ink.leaf(-58, -84, 110, 9, 5, { belly: 0.4 }))
  }
  ink.at(0, -lift, {}, () => {
    const handle = ink.tube('-64,-8@4.4 -72,-70@4.6 -80,-134@4', { root: true, round: 0.5 })
    ink.form(handle, { width: 2.1, halo: 1 })
    const bowl = '-78,-130* -90,-140 -94,-158 -88,-174 -80,-176 -72,-168 -70,-150 -76,-134*'
    ink.form(bowl, { width: 2.6, halo: 1, tone: shade(ink, { from: 0.44, width: 1.8, spacing: 2.1 }) })
    ink.line('-88,-150 -87,-164 -80,-171', { width: 1.8, profile: 'swell' })
    drawFist(ink, -70, -62, { turn: -6, ...HAND })
  })
  drawFist(ink, 64, -46, { turn: 150, ...HAND })
}
