import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Her three tail feathers: which way, how long, how bent. */
const PLUMES = [
  [62, 30, 7],
  [8, 41, -9],
  [34, 46, -6],
] as const

/** A four-pointed spark. */
function spark(x: number, y: number, size: number): string {
  const waist = size * 0.28
  const corners = [
    [0, -size],
    [waist, -waist],
    [size, 0],
    [waist, waist],
    [0, size],
    [-waist, waist],
    [-size, 0],
    [-waist, -waist],
  ] as const
  return corners.map(([right, down]) => `${x + right},${y + down}*`).join(' ')
}

/** The tail that ought to trail behind her, and hangs: red, with an eye in each feather. */
function drawTail(ink: Ink): void {
  for (const [angle, length, bend] of PLUMES) {
    const plume = ink.leaf(58, 60, angle, length, 16, { bend, belly: 0.74 })
    accent(ink, bold(ink, plume, { width: 3.6, halo: 1.6 }), 1.6)
    const end = (angle * Math.PI) / 180
    const at = { x: 58 + Math.cos(end) * length * 0.76, y: 60 + Math.sin(end) * length * 0.76 }
    solid(ink, ink.ellipse(at.x, at.y, 4.4, 3.6, angle), 0)
    if (isGrown(ink)) ink.dot(at.x - 1.2, at.y - 1.1, 1.1, { white: true })
  }
}

/** The fingers of the left wing and of the right: which way, how long, from below to above. */
const WINGS = [
  {
    x: 34,
    y: 52,
    turns: -1,
    feathers: [
      [-170, 37],
      [-150, 43],
      [-128, 44],
      [-106, 38],
    ],
  },
  {
    x: 64,
    y: 51,
    turns: 1,
    feathers: [
      [-12, 36],
      [-32, 43],
      [-54, 46],
      [-76, 40],
    ],
  },
] as const

/** Both wings at once, which is one more than flying takes. */
function drawWings(ink: Ink): void {
  const beat = poseOf(ink, [0, 14, 6])
  for (const { x, y, turns, feathers } of WINGS) {
    about(ink, x, y, { rotate: turns * beat }, () => {
      for (const [angle, length] of feathers) {
        const feather = { bend: turns * -5, belly: 0.7, tip: 0.7 }
        solid(ink, ink.leaf(x, y, angle, length, 15, feather), 1.4)
        glints(ink, 2.2, [ink.leaf(x, y, angle, length * 0.84, 0.5, { bend: feather.bend })], 'flick')
      }
    })
  }
}

/** All eyes, and a beak that has just said it. */
function drawFace(ink: Ink): void {
  for (const [x, y, across] of [
    [38, 37, 11],
    [61, 36, 12],
  ] as const) {
    bold(ink, ink.ellipse(x, y, across, across * 1.08), { width: 3.8, halo: 0, gap: 0 })
  }
  const look = poseOf(ink, [0, 1.6, 0.8])
  for (const [x, y] of [
    [41.6 - look, 40],
    [57.4 - look, 39.6],
  ] as const) {
    ink.dot(x, y, 3.6)
    ink.dot(x - 1.2, y - 1.4, 1.1, { white: true })
  }
  strokes(ink, 3, ['27,23 32,18.6 38,18.4', '58,17.4 65,17 71,20.6'], 'brush')
  solid(ink, ink.ellipse(50.4, 60, 6.2, 6.6), 0)
  const beak = ink.path('42.4,47* 49.6,43.6 57.6,46.6* 55,55 49.4,61* 45,54', true)
  accent(ink, bold(ink, beak, { width: 3.4, halo: 0.6 }), 1)
}

/** Day 29: the great ink bird of the mock title screen, seen from before, at the moment when her hover goes wrong. */
export function drawVignette(ink: Ink): void {
  drawTail(ink)
  drawWings(ink)
  strokes(ink, 4, ['41,74 38,82', '51,76 50,83'], 'even')
  strokes(ink, 3, ['38,82 31,83', '38,82 36,87', '50,83 44,86', '50,83 53,87.6'])

  // Three crest feathers, blown to the right by her own wings.
  for (const [angle, length] of [
    [-118, 17],
    [-58, 21],
    [-88, 22],
  ] as const) {
    solid(ink, ink.leaf(49, 23, angle, length, 8.4, { bend: 4, belly: 0.74 }), 1)
  }
  const body = ink.clay([ink.ellipse(49, 57, 22, 20), ink.ellipse(49, 38, 24, 20)], 9)
  bold(ink, body, { from: 0.5 })
  if (isGrown(ink)) {
    strokes(ink, 2.4, ['37,66 40,70 44,67', '46,71 49,74.6 53,71.4', '56,65 59,69 63,65'], 'swell')
  }
  drawFace(ink)

  for (const [x, y, size] of isGrown(ink)
    ? ([
        [13, 66, 8],
        [23, 83, 6],
        [6, 84, 4],
      ] as const)
    : ([
        [14, 68, 9],
        [24, 83, 6],
      ] as const)) {
    solid(ink, spark(x, y, size))
  }
}
