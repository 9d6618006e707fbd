import { drawPupil } from '../ink/eyes'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { blush, solid } from './materials'
import { shade } from './turns'

/** What Princess Orlia thinks of it: shrewd, she has already won the argument; merry, it was funny; cross, it was not. */
export type OrliaMood = 'shrewd' | 'merry' | 'cross'

/** Her head, looking to the left; 0, 0 is between her eyes, and her neck 26 units below it. The crown reaches 98 above. */
export function drawOrliaHead(ink: Ink, mood: OrliaMood, isBlinking: boolean): void {
  drawTower(ink)
  const face = '-26,-14* -29,-2 -27,9 -20,20 -10,26 -3,26 8,22 20,12 25,0 25,-16* 12,-24 -8,-25'
  const tone = shade(ink, { from: 0.72, to: 1, width: 1.4, spacing: 2.2, angle: -50 })
  ink.form(face, { width: 2.9, halo: 1, tone })
  blush(ink, -19, 10)
  blush(ink, 12, 10, 6)
  const freckles = [
    [-22, 6],
    [-17, 6.6],
    [7, 5.6],
    [12, 5],
    [16, 7],
    [-4, 4.4],
  ] as const
  for (const [x, y] of freckles) ink.dot(x, y, 0.75)
  drawHairline(ink)
  for (const eye of EYES) {
    if (isBlinking) drawShutEye(ink, eye)
    else drawEye(ink, eye, mood)
  }
  drawBrows(ink, mood)
  ink.line('-9,3 -13,9 -9.6,11', { width: 1.9, profile: 'pen' })
  drawMouth(ink, mood)
  ink.form('27,13* 30.4,20 27,24 23.6,20', { width: 1.6, halo: 0.8 })
  ink.at(24, -72, { rotate: 24, scale: 1.02 }, () => drawCrown(ink))
  // A pen stuck into the tower, for notes.
  ink.form(ink.tube('-34,-52@4 -12,-36@4.4', { root: true }), { width: 1.9, halo: 1 })
  ink.form('-35,-55* -31,-49* -41,-51 -46,-59*', { width: 1.7, halo: 0.8 })
}

/** Her hair, leaning away from the quill. */
function drawTower(ink: Ink): void {
  const lumps = [
    [0, -14, 33, 26],
    [-13, -37, 24, 20],
    [15, -40, 24, 22],
    [4, -56, 21, 17],
    [12, -64, 15, 12],
    [-29, 2, 6, 12],
    [29, 2, 6.6, 13],
  ] as const
  const tower = ink.clay(
    lumps.map(([x, y, across, down]) => ink.ellipse(x, y, across, down)),
    5,
  )
  const lights = [
    '-30,-8 -34,-24 -28,-42 -14,-52',
    '-24,-14 -26,-30 -18,-44',
    '-16,-18 -16,-34 -6,-48',
    '-4,-22 -2,-44 4,-62',
    '8,-22 12,-46 10,-66',
    '18,-20 26,-40 20,-62',
    '26,-14 35,-32 32,-50',
    '-31,-4 -33,4 -30,11',
    '29,-6 33,3 31,12',
    '-6,-66 6,-74 16,-73',
  ]
  solid(ink, tower, 1.4)
  ink.clip(tower, () => ink.lines(lights, { width: 1.5, white: true, profile: 'swell' }))
  ink.rim(tower, { distance: 1.6 })
}

/** A widow's peak. */
function drawHairline(ink: Ink): void {
  const fringe = ink.path(
    '-30,-4* -31,-18 -24,-30 0,-34 24,-30 31,-16 29,-2* 25,-10 18,-18 8,-22 -2,-17* -10,-23 -20,-18 -26,-10*',
    true,
  )
  ink.black(fringe)
  const lights = [
    '-4,-20 -14,-25 -24,-18 -29,-8',
    '-5,-24 -14,-29 -24,-24',
    '2,-20 12,-26 22,-20 28,-8',
    '3,-25 14,-30 24,-24',
  ]
  ink.clip(fringe, () => ink.lines(lights, { width: 1.4, white: true, profile: 'swell' }))
}

interface Eye {
  readonly x: number
  readonly y: number
  /** -1 is the eye nearer to where she looks. */
  readonly side: 1 | -1
}

const EYES: readonly Eye[] = [
  { x: -16, y: -1, side: -1 },
  { x: 4, y: -2, side: 1 },
]

function drawEye(ink: Ink, { x, y, side }: Eye, mood: OrliaMood): void {
  const lower = mood === 'merry' ? 3.4 : 6
  const upper = mood === 'cross' ? 3.2 : 5.2
  const white = ink.path(
    [
      [x - 6.4, y + 1.6, 1, 1],
      [x - 3, y - upper],
      [x + 3, y - upper - 0.3],
      [x + 6.8, y + 0.6, 1, 1],
      [x + 3, y + lower],
      [x - 3.4, y + lower],
    ],
    true,
  )
  ink.cut(white)
  ink.clip(white, () => {
    drawPupil(ink, { x: x - 1.4, y: y + 0.2, across: 4, down: 6.2 })
  })
  const lid = [
    [x - 7, y + 2],
    [x - 3, y - upper - 0.2],
    [x + 3, y - upper - 0.4],
    [x + 7.4, y + 0.4],
  ]
  ink.line(lid, { width: 3, profile: (along) => 0.35 + 0.65 * (side > 0 ? along : 1 - along) })
  const lashes = [
    [
      [x + side * 5, y - 3.4],
      [x + side * 9, y - 6.2],
    ],
    [
      [x + side * 6.6, y - 1],
      [x + side * 11, y - 2.4],
    ],
  ]
  ink.lines(side > 0 ? lashes : lashes.slice(0, 1), { width: 1.6, profile: 'flick' })
  if (mood !== 'merry') {
    const bag = [
      [x - 3, y + 7.6],
      [x + 2, y + 7.6],
    ]
    ink.line(bag, { width: 1 })
  }
}

function drawShutEye(ink: Ink, { x, y, side }: Eye): void {
  const lid = [
    [x - 7, y + 0.6],
    [x - 3, y + 4.2],
    [x + 3, y + 4],
    [x + 7.2, y],
  ]
  ink.line(lid, { width: 2.8, profile: (along) => 0.35 + 0.65 * (side > 0 ? along : 1 - along) })
  for (const [from, out] of [
    [5, 9],
    [1.4, 2.6],
  ] as const) {
    const lash = [
      [x + side * from, y + 3.4],
      [x + side * out, y + 7.4 - from * 0.3],
    ]
    ink.line(lash, { width: 1.5, profile: 'flick' })
  }
}

function drawBrows(ink: Ink, mood: OrliaMood): void {
  const [left, right] = {
    shrewd: ['-25,-9 -18,-12 -9,-9.4', '-2,-12 6,-18 14,-14'],
    merry: ['-26,-10 -19,-15.4 -10,-13.4', '-1,-14 6,-18.4 15,-13.4'],
    cross: ['-26,-13 -18,-11 -9.4,-6', '-3,-6.6 5,-12 14,-14'],
  }[mood] as [string, string]
  ink.line(left, { width: 3.2, profile: (along) => 0.3 + 0.7 * along })
  ink.line(right, { width: 3.2, profile: (along) => 1 - 0.7 * along })
  if (mood === 'cross') ink.lines(['-7.4,-10 -6.6,-5', '-4.4,-10.6 -5,-6'], { width: 1.2, profile: 'flick' })
}

function drawMouth(ink: Ink, mood: OrliaMood): void {
  if (mood === 'merry') {
    const mouth = ink.black('-17,13.6* -10,15.4 -2,14.6 4.4,11* 3,18 -3,22.4 -10,21.6 -15,18')
    ink.clip(mouth, () => {
      ink.black('-15,12.6 -9,14.4 -2,13.6 3.4,10.4 2,15 -4,17.6 -10,17.4 -14,16', { white: true })
      const tongue = ink.cut(ink.ellipse(-6.6, 22.4, 5.4, 3.4))
      ink.wash(tongue, { alpha: 0.85, color: VERMILION })
    })
    ink.lines(['3,9.6 5.6,11.4 5,13.4', '-18,12 -17.6,14.6'], { width: 1.5, profile: 'swell' })
  } else if (mood === 'cross') {
    ink.line('-15,19.6 -11,16.6 -4,16.4 0.6,19', { width: 2.4, profile: 'pen' })
    ink.lines(['1.6,17 2.4,19.6 1,21.4', '-11,22 -6,21.6'], { width: 1.4, profile: 'swell' })
  } else {
    ink.line('-15,16.6 -9,18 -3,17.2 2.6,14', { width: 2.3, profile: 'pen' })
    ink.line('1.6,12 4,14 3.6,16.4', { width: 1.5, profile: 'swell' })
    ink.line('-11,21.6 -6,21.4', { width: 1.3 })
  }
}

/** Too small, and sliding. */
function drawCrown(ink: Ink): void {
  const crown = ink.path('-16,5* -19,-11* -10,-3 -7,-15* 0,-4 7,-16* 10,-3 19,-12* 16,5* 0,9', true)
  ink.form(crown, { width: 2.6, halo: 1.4, tone: shade(ink, { from: 0.46, width: 1.7, spacing: 2 }) })
  ink.line('-15,0 0,4 15,0', { width: 1.6 })
  const pearls = [
    [-19, -13],
    [-7, -17.6],
    [7, -18.4],
    [19, -14],
  ] as const
  for (const [x, y] of pearls) ink.form(ink.ellipse(x, y, 2.8, 2.8), { width: 1.6 })
  ink.dot(0, 3.6, 1.8)
  ink.dot(-9, 1.8, 1.3)
  ink.dot(9, 1.8, 1.3)
}
