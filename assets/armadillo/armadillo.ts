import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { drawHead } from './head'
import { drawShell } from './shell'

function drawSky(ink: Ink): void {
  ink.wash('-8,-8* 308,-8* 308,308* -8,308*', { alpha: 0.72, color: RUST })
  // Lighter behind the left shoulder, darker earth below.
  ink.wash('-8,238* 40,243 90,238 170,246 240,240 308,243* 308,308* -8,308*', { alpha: 0.5, color: '#6d3418' })
  ink.wash('30,252 110,246 220,248 296,256 280,268 150,272 40,266', { alpha: 0.62 })
  const random = ink.fork('grass')
  for (let i = 0; i < 17; i++) {
    const x = i < 9 ? 4 + i * 7 + random.signed() * 4 : 262 + (i - 9) * 5
    const high = 12 + random.next() * 26
    ink.line(
      [
        [x, 246 + random.next() * 6],
        [x + random.signed() * 5, 240 - high * 0.5],
        [x + random.signed() * 12, 240 - high],
      ],
      { width: 2.6, profile: 'flick' },
    )
  }
  for (let i = 0; i < 34; i++) {
    const x = random.next() * 300
    const y = 266 + random.next() * 30
    ink.line(
      [
        [x, y],
        [x + 5 + random.next() * 16, y + random.signed()],
      ],
      { width: 1.5, profile: 'swell' },
    )
  }
}

function drawTail(ink: Ink): void {
  ink.form(ink.tube('262,236@30 284,250@24 276,272@18 240,280@13 206,277@8 184,270@3'), {
    width: 3.4,
    halo: 1.6,
    tone: { from: 0.42, width: 2.4 },
  })
  const rings = [
    ['268,229 279,236 286,246'],
    ['286,262 277,262 267,268'],
    ['275,281 268,274 262,266'],
    ['258,286 254,279 252,271'],
    ['240,287 238,280 237,273'],
    ['224,284 222,278 223,273'],
    ['208,281 207,277 208,273'],
  ]
  for (const [path = ''] of rings) ink.line(path, { width: 2.6, profile: 'swell' })
}

/** A forefoot with four digging claws; its ankle at 0, 0, the ground about 22 below. */
function drawPaw(ink: Ink, side: 1 | -1): void {
  ink.form(
    ink.clay(
      [
        ink.tube(
          [
            [0, -26, 34],
            [side * 3, -4, 32],
          ],
          { root: true },
        ),
        ink.ellipse(side * 4, 4, 24, 13),
      ],
      6,
    ),
    { width: 3.2, halo: 1.4, tone: { from: 0.5, width: 2 } },
  )
  for (const [y, bow] of [
    [-14, 4],
    [-6, 5],
    [1, 4],
  ] as const)
    ink.line(
      [
        [-14, y],
        [0, y + bow],
        [15, y - 1],
      ],
      { width: 1.5, profile: 'swell' },
    )
  for (const [x, length, turn] of [
    [-19, 17, 108],
    [-7, 25, 98],
    [7, 26, 86],
    [20, 19, 72],
  ] as const) {
    const claw = ink.leaf(x + side * 4, 7, turn, length, 11, { bend: side * 3, belly: 0.3, tip: 0.3 })
    ink.form(claw, { width: 2.4, halo: 1 })
    ink.line(
      [
        [x + side * 4 + 2, 12],
        [x + side * 4 + 1.5, 12 + length * 0.5],
      ],
      { width: 2.2, profile: 'flick' },
    )
  }
}

/** The picture that hides in the blots, in 300 × 300 units: made to be told at 64 × 64. Its eyes look at you, or are shut. */
export function drawArmadillo(ink: Ink, isBlinking = false): void {
  ink.light = [-0.5, -0.66, 0.56]
  drawSky(ink)
  drawTail(ink)
  drawShell(ink)
  ink.at(70, 248, { rotate: 9 }, () => drawPaw(ink, -1))
  ink.at(200, 247, { rotate: -9 }, () => drawPaw(ink, 1))
  drawHead(ink, isBlinking)
}
