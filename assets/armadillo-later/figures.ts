import { drawLabel } from '../armadillo/figures'
import { drawBlotling } from '../characters/blotling'
import { drawCrab, drawCrabClaw } from '../characters/crab'
import { drawHen } from '../characters/hen'
import type { Ink } from '../ink/ink'
import { PAPER, RUST } from '../ink/palette'

const { sin, cos, PI } = Math

/** A lesser figure of a plate, about 0, 0, with its label below. */
export type Figure = (ink: Ink) => void

/** What the book knows besides: Fig. 2 and 3 at the left, 4 and 5 at the right, of Tab. XVI, XVII and XVIII. */
export const FIGURES: readonly (readonly [Figure, Figure, Figure, Figure])[] = [
  [drawEggs, drawFeather, drawSleepingHen, drawRoundTrack],
  [drawClaw, drawRoad, drawSleepingCrab, drawSidewaysTrack],
  [drawYoungBlot, drawBlotFromBehind, drawSleepingBlot, drawNoTrack],
]

function drawEggs(ink: Ink): void {
  for (const [x, y, turn] of [
    [-8, -68, -6],
    [46, 12, 9],
    [-38, 22, -12],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      const egg = ink.path('0,-42 24,-12 29,14 0,36 -28,15 -25,-11', true)
      ink.form(egg, { width: 3, halo: 1.4, tone: { from: 0.5, width: 2.2, spacing: 2.6 } })
      ink.tint(egg, { color: RUST, alpha: 0.3, offset: 4 })
    })
  drawLabel(ink, 'Fig. 2, ab omni parte', 0, 96)
}

function drawFeather(ink: Ink): void {
  const quill = ink.leaf(-48, 52, -48, 150, 48, { belly: 0.6, bend: 14 })
  ink.form(quill, { width: 3, halo: 1 })
  ink.clip(quill, () => {
    for (let barb = 0; barb < 22; barb++) {
      const [x, y] = [-42 + barb * 4.4, 46 - barb * 5]
      ink.line(
        [
          [x, y],
          [x + 14, y - 30],
        ],
        { width: 2, profile: 'flick' },
      )
      ink.line(
        [
          [x, y],
          [x + 34, y - 4],
        ],
        { width: 2, profile: 'flick' },
      )
    }
  })
  ink.line('-62,72 -8,8 48,-54', { width: 2.6, profile: 'swell' })
  drawLabel(ink, 'Fig. 3', 0, 108)
}

function drawSleepingHen(ink: Ink): void {
  ink.wash('-80,40 4,30 90,38 74,54 -56,56', { alpha: 0.34 })
  ink.at(0, 42, { scale: 1.06 }, () => drawHen(ink, { turn: 'left', does: 'sleep' }))
  drawLabel(ink, 'Fig. 4, dormiens', 0, 92)
}

/** Her track goes round. */
function drawRoundTrack(ink: Ink): void {
  for (let step = 0; step < 13; step++) {
    const angle = (step / 13) * PI * 2 - 1.2
    const far = 72 + (step % 2) * 14
    ink.at(cos(angle) * far, -18 + sin(angle) * far, { rotate: (angle * 180) / PI + 180 }, () =>
      ink.lines(['0,10 0,-2 -8,-13', '0,-2 0,-15', '0,-2 8,-13'], { width: 3, profile: 'pen' }),
    )
  }
  drawLabel(ink, 'Fig. 5', 0, 112)
}

function drawClaw(ink: Ink): void {
  ink.at(0, 46, { scale: 1.9, rotate: -6 }, () => drawCrabClaw(ink, 24))
  ink.lines(['74,-92 75,-20 73,58', '68,-92 80,-93', '67,58 79,57'], { width: 1.2, profile: 'even' })
  drawLabel(ink, 'Fig. 2', 0, 104)
}

/** A straight road, and how it is crossed. */
function drawRoad(ink: Ink): void {
  ink.line('-110,10 -50,6 40,11 112,7', { width: 2.4, profile: 'even' })
  ink.line('-110,24 -40,21 50,25 112,21', { width: 2.4, profile: 'even' })
  for (let step = 0; step < 10; step++)
    for (const side of [-13, 13])
      ink.dot(-62 + step * 14 + side * 0.7, 74 - step * 13 + side * 0.6, 2.5 - (step % 2) * 0.5)
  drawLabel(ink, 'Fig. 3, via recta', 0, 114)
}

function drawSleepingCrab(ink: Ink): void {
  ink.wash('-92,40 4,30 92,40 70,54 -66,55', { alpha: 0.34 })
  ink.at(0, 46, { scale: 0.62 }, () => drawCrab(ink, { duck: 1, lid: 1, open: [2, 2], mood: 'pleased' }))
  drawLabel(ink, 'Fig. 4, dormiens', 0, 92)
}

function drawSidewaysTrack(ink: Ink): void {
  for (let step = 0; step < 9; step++) {
    const x = -84 + step * 21
    for (const [over, size] of [
      [-34, 3],
      [-12, 2.4],
      [14, 2.4],
      [36, 3],
    ] as const)
      ink.line(
        [
          [x - 4, -18 + over + (step % 2) * 4],
          [x + 5, -22 + over + (step % 2) * 4],
        ],
        { width: size, profile: 'flick' },
      )
  }
  drawLabel(ink, 'Fig. 5, vide vestigia', 0, 72)
}

function drawYoungBlot(ink: Ink): void {
  for (const [x, y, scale] of [
    [-34, 34, 0.5],
    [22, 40, 0.72],
    [52, -6, 0.34],
  ] as const)
    ink.at(x, y, { scale }, () => drawBlotling(ink, { mood: 'startled' }))
  ink.black(ink.ellipse(-12, -38, 9, 8))
  ink.black(ink.ellipse(10, -62, 4.5, 5))
  drawLabel(ink, 'Fig. 2, iuvenes', 0, 92)
}

/** It is the same from behind; there is nothing to be seen. */
function drawBlotFromBehind(ink: Ink): void {
  const body = ink.path('0,-70 30,-64 48,-44 52,-14 44,18 24,34 0,36 -26,35 -45,20 -52,-12 -46,-42 -28,-63', true)
  ink.wash('-58,30 0,24 66,30 52,46 -46,47', { alpha: 0.34 })
  ink.black(body)
  ink.rim(body, { distance: 3 })
  drawLabel(ink, 'Fig. 3, a tergo', 0, 92)
}

/** It is not quite asleep. */
function drawSleepingBlot(ink: Ink): void {
  ink.wash('-60,38 0,30 70,38 56,52 -48,53', { alpha: 0.34 })
  ink.at(0, 46, { scale: 1.15 }, () => {
    drawBlotling(ink, { mood: 'shut' })
    ink.cut(ink.ellipse(14, -44, 10.5, 7), { fill: PAPER })
    ink.black(ink.ellipse(15, -43, 4.4, 5))
    ink.black('2,-60* 28,-60* 27,-47 14,-49 3,-46*')
  })
  drawLabel(ink, 'Fig. 4, dormire simulat', 0, 96)
}

/** Its track: it has not moved. */
function drawNoTrack(ink: Ink): void {
  ink.contour(ink.ellipse(0, -22, 40, 30), { width: 1.4, gap: 0.3 })
  ink.wash(ink.ellipse(0, -22, 38, 28), { alpha: 0.16 })
  drawLabel(ink, 'Fig. 5, non se movit', 0, 60)
}
