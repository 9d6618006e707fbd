import type { Ink } from '../ink/ink'
import { OCHRE, VERMILION } from '../ink/palette'
import { WHITE } from './colors'

/** A flush of the cheek about (0, 0), at its strongest. */
export function drawCheek(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 22, 14.5, 0, 0.08), { alpha: 0.62, color: VERMILION })
  for (const [x, y] of [
    [-9, 0],
    [0, -1.6],
    [9, -1],
  ] as const)
    ink.line(
      [
        [x + 2.8, y - 4.6],
        [x, y + 0.6],
        [x - 3.8, y + 5.2],
      ],
      { width: 1.6, profile: 'flick' },
    )
}

/** Her nose, about (0, 0). */
export function drawNose(ink: Ink): void {
  const nose = ink.path('-2,-11 8,-9 13,0 9,9 0,12 -9,8 -11,-1 -8,-8', true)
  ink.form(nose, { width: 2.4, lit: 0.3, gap: 0.34 })
  ink.tint(nose, { color: OCHRE, alpha: 0.9, offset: 2.2 })
  ink.tint(nose, { color: VERMILION, alpha: 0.34, offset: 4 })
  ink.tone(nose, { from: 0.6, width: 1.6, spacing: 2 })
  ink.dot(-3.6, -4, 2, { white: true })
}

/** A tear about to fall, (0, 0) in its middle. */
export function drawTear(ink: Ink): void {
  const drop = ink.path('0,-15* 5,-5 10,3 8,11 0,14 -8,11 -10,3 -5,-5', true)
  ink.cut(drop, { halo: 0.6, fill: WHITE })
  ink.contour(drop, { width: 2.4, lit: 0.7, gap: 0 })
  ink.line('-5,4 -4,8 0,10', { width: 1.8, profile: 'swell' })
}

/** Where the lights in the water are, in each of three drawings of its running. */
const RUNNING = [0, 13, 26] as const

/** Weeping that runs down both cheeks and over the rim; (0, 0) is the middle of her face, before it is tilted. */
export function drawStreams(ink: Ink, frame: number): void {
  const run = RUNNING[frame] ?? 0
  drawStream(
    ink,
    '-66,-14* -36,-8* -44,10 -46,34 -56,58 -60,84 -59,120 -64,133 -72,137 -81,133 -86,120 -88,88 -80,60 -72,36 -70,10',
    [
      [-56, 2 + run, -63, 52 + run],
      [-49, -8 + run * 1.3, -54, 20 + run * 1.3],
      [-68, 70 + run * 0.8, -73, 112 + run * 0.3],
    ],
  )
  drawStream(ink, '34,-9* 66,-16* 68,12 76,36 80,62 92,88 91,120 86,133 78,137 69,133 64,120 64,88 58,60 52,34 48,10', [
    [60, -2 + run, 70, 50 + run],
    [51, 0 + run * 1.3, 56, 24 + run * 1.3],
    [72, 66 + run * 0.8, 79, 112 + run * 0.3],
  ])
}

function drawStream(ink: Ink, shape: string, lights: readonly (readonly [number, number, number, number])[]): void {
  const stream = ink.path(shape, true)
  ink.cut(stream, { halo: 1, fill: WHITE })
  ink.contour(stream, { width: 2.6, lit: 0.6, gap: 0.1, skip: [0] })
  ink.clip(stream, () => {
    for (const [fromX, fromY, toX, toY] of lights)
      ink.line(
        [
          [fromX, fromY],
          [(fromX + toX) / 2 + 2, (fromY + toY) / 2],
          [toX, toY],
        ],
        { width: 2, profile: 'swell' },
      )
  })
}

/** The heart is broken, from the crown to between the eyes: half open first, then all the way. In units of the heart. */
export function drawCrack(ink: Ink, frame: number): void {
  if (frame === 0) {
    ink.black('-12,-130* -3,-112* -9,-101* 0,-88* 4,-101* 12,-113* 6,-129*')
    return
  }
  const crack = '-16,-134* -4,-112* -14,-100* 0,-84* -8,-72* 2,-52* 6,-70* 12,-84* 2,-99* 16,-112* 8,-132*'
  ink.black(crack)
  ink.lines(['-14,-100 -24,-94 -30,-96', '12,-84 22,-80 26,-72', '0,-84 -10,-80'], { width: 2.2, profile: 'flick' })
  ink.line('2,-54 0,-46 4,-40', { width: 2, profile: 'flick' })
}
