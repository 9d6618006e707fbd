import { drawOpenHand } from '../../characters/hands'
import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { type Options, radians } from '../../ink/numbers'
import { BRIGHT, made, type Stuff } from './stuff'

/** A place, in units of the figure. */
export type Place = readonly [x: number, y: number]

/** How an arm is dressed and what its hand does. */
export interface Arm {
  /** The sleeve; bare skin when it is bright. Stone when not given. */
  stuff: Stuff
  /** Units at the shoulder; 19 when not given. It tapers to the wrist. */
  thick: number
  /** A cuff, and what it is of; bright when not given. */
  cuff: Stuff | false
  hand: 'fist' | 'open' | 'claw' | 'point' | 'none'
  /** The hand's height in units; 19 when not given. */
  size: number
  /** Degrees the hand is turned by, added to the way the forearm points. */
  turn: number
  left: boolean
}

/** An arm of two parts, creased at its elbow, with a cuff and a hand. What the hand holds is drawn before it. */
export function drawArm(ink: Ink, shoulder: Place, elbow: Place, wrist: Place, options: Options<Arm> = {}): void {
  const { stuff = 'stone', thick = 19, cuff = 'bright', hand = 'fist', size = 19, turn = 0, left = false } = options
  const bend = [elbow[0], elbow[1], thick * 0.84]
  const sleeve = ink.tube([[...shoulder, thick], bend, [...wrist, thick * 0.66]], { root: true, round: 0.3 })
  made(ink, sleeve, stuff, { width: 2.6 })
  drawCrease(ink, shoulder, elbow, wrist, thick, stuff)
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI
  const reach = size * 0.42
  const [x, y] = [wrist[0] + Math.cos(radians(angle)) * reach, wrist[1] + Math.sin(radians(angle)) * reach]
  drawHand(ink, [x, y], angle + turn, { hand, size, left })
  if (cuff !== false) drawCuff(ink, wrist, angle, thick, cuff)
}

/** A hand alone, its knuckles pointing `angle` degrees from the right, clockwise. */
export function drawHand(
  ink: Ink,
  [x, y]: Place,
  angle: number,
  options: Options<Pick<Arm, 'hand' | 'size' | 'left'>> = {},
): void {
  const { hand = 'fist', size = 19, left = false } = options
  if (hand === 'fist') drawFist(ink, x, y, { size, turn: angle + 90, hand: left ? 'left' : 'right', fill: BRIGHT })
  else if (hand === 'open') drawOpenHand(ink, { x, y, angle, size: size / 19 }, 0)
  else if (hand === 'claw') drawOpenHand(ink, { x, y, angle, size: size / 19 }, 0.8)
  else if (hand === 'point') drawPointing(ink, x, y, angle, size / 19, left)
}

/** A fist with its first finger out. */
function drawPointing(ink: Ink, x: number, y: number, angle: number, scale: number, left: boolean): void {
  ink.at(x, y, { rotate: angle, scaleX: scale, scaleY: left ? -scale : scale }, () => {
    const finger = ink.tube('2,-4@6 14,-5@5.4 23,-5@4.4', { root: true, round: 1 })
    made(ink, ink.clay([ink.ellipse(0, 0, 9, 8.4), finger], 2), 'bright', { width: 2.2, from: 0.6 })
    ink.lines(['2,1 8,1.4', '1,4.6 7,5'], { width: 1.2, profile: 'flick' })
    made(ink, ink.tube('-4,-5@4.4 1,-9@4.4 5,-8@3.6', { root: true }), 'bright', { width: 1.9, halo: 0.4, from: false })
  })
}

function drawCrease(ink: Ink, shoulder: Place, elbow: Place, wrist: Place, thick: number, stuff: Stuff): void {
  const [ax, ay] = toward(elbow, shoulder)
  const [bx, by] = toward(elbow, wrist)
  const [inX, inY] = [ax + bx, ay + by]
  const long = Math.hypot(inX, inY)
  if (long < 0.24) return
  const [ux, uy] = [inX / long, inY / long]
  const half = thick * 0.44
  const [x, y] = [elbow[0] + ux * half, elbow[1] + uy * half]
  const creases = [
    [
      [x, y],
      [elbow[0] + ax * 3, elbow[1] + ay * 3],
    ],
    [
      [x - ux * 2 + bx * 4, y - uy * 2 + by * 4],
      [elbow[0] + bx * 5 - ux, elbow[1] + by * 5 - uy],
    ],
  ]
  // Bent sharply, the two would cross.
  if (long > 1.4) creases.pop()
  if (stuff === 'black') ink.lines(creases, { width: 1.6, white: true, bare: true, profile: 'flick' })
  else ink.lines(creases, { width: 1.6, profile: 'flick' })
}

function toward(from: Place, to: Place): Place {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
}

function drawCuff(ink: Ink, [x, y]: Place, angle: number, thick: number, stuff: Stuff): void {
  const half = thick * 0.42
  ink.at(x, y, { rotate: angle }, () => {
    const cuff = `-4,${-half}* 3,${-half - 1.6}* 4.4,0 3,${half + 1.6}* -4,${half}* -3,0`
    made(ink, cuff, stuff, { width: 2, halo: 0.5, rim: 1 })
  })
}

/** How a leg is dressed. */
export interface Leg {
  stuff: Stuff
  /** Units at the hip; 17 when not given. */
  thick: number
  boot: Stuff
  /** The way the toe points: -1 to the left, 1 to the right, 0 to us. */
  toe: -1 | 0 | 1
  /** The length of the foot; 20 when not given. */
  size: number
  /** Degrees the foot is turned by, as on one that is lifted. */
  turn: number
  striped: boolean
}

/** A leg from hip over knee to the ankle, and its boot below; the sole is some 9 units below the ankle. */
export function drawLeg(ink: Ink, hip: Place, knee: Place, ankle: Place, options: Options<Leg> = {}): void {
  const { stuff = 'stone', thick = 17, boot = 'black', toe = 1, size = 20, turn = 0, striped = false } = options
  const leg = ink.tube(
    [
      [...hip, thick],
      [...knee, thick * 0.84],
      [...ankle, thick * 0.66],
    ],
    { root: true, round: 0.3 },
  )
  made(ink, leg, stuff, { width: 2.5, inside: striped ? () => drawStripes(ink, knee, ankle, thick) : () => undefined })
  if (!striped) drawCrease(ink, hip, knee, ankle, thick, stuff)
  drawBoot(ink, ankle, { boot, toe, size, turn })
}

function drawStripes(ink: Ink, knee: Place, ankle: Place, thick: number): void {
  const [ux, uy] = toward(knee, ankle)
  const long = Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1])
  for (let along = -long; along < long; along += 8) {
    const [x, y] = [knee[0] + ux * along, knee[1] + uy * along]
    const stripe = [
      [x - uy * thick, y + ux * thick],
      [x + uy * thick, y - ux * thick],
    ]
    ink.line(stripe, { width: 3.6, profile: 'even' })
  }
}

/** A boot about its ankle. */
export function drawBoot(
  ink: Ink,
  [x, y]: Place,
  options: Options<Pick<Leg, 'boot' | 'toe' | 'size' | 'turn'>> = {},
): void {
  const { boot = 'black', toe = 1, size = 20, turn = 0 } = options
  ink.at(x, y, { rotate: turn, scaleX: toe === -1 ? -1 : 1 }, () => {
    const shape =
      toe === 0
        ? `-8,-7* 8,-7* 9,0 ${size * 0.56},6 ${size * 0.46},10* 0,12 ${-size * 0.46},10* ${-size * 0.56},6 -9,0`
        : `-7,-7* 7,-7* 8,-1 ${size * 0.72},1 ${size},6 ${size * 0.96},10* 0,11 -8,10* -9,3`
    made(ink, shape, boot, { width: 2.3, rim: 1.2 })
    const top = '-9,-10* 0,-8 9,-10* 8,-4* 0,-2 -8,-4*'
    made(ink, top, boot === 'black' ? 'dusk' : 'bright', { width: 1.9, halo: 0.4, from: false })
  })
}
