import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { LIGHT } from './hand'

/** Her shadow on the icing, under her at (0, 0): it falls to the left, away from the sun. */
export function drawShadow(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 200, 14, -1, 0.05), { alpha: 0.46 })
}

/** Sugar dust where she leapt: grows, opens, and is gone. (0, 0) is on the icing under it. */
export function drawPuff(ink: Ink, frame: number): void {
  ink.light = LIGHT
  if (frame === 2) {
    for (const [x, y, r] of [
      [-66, -18, 9],
      [-30, -44, 12],
      [14, -50, 9],
      [52, -24, 12],
      [-4, -14, 7],
    ] as const)
      ink.form(ink.ellipse(x, y, r, r * 0.84, 0, 0.08), { width: 2.8, gap: 0.6, halo: 1.6 })
    return
  }
  const size = frame === 0 ? 0.66 : 1
  ink.at(0, 0, { scale: size }, () => {
    const puff = ink.clay(
      [
        ink.ellipse(2, -30, 40, 30),
        ink.ellipse(44, -20, 26, 20),
        ink.ellipse(-44, -16, 24, 18),
        ink.ellipse(-24, -44, 24, 20),
      ],
      3,
    )
    ink.form(puff, { width: 3.6, gap: 0.3, halo: 2 })
    ink.wash(puff, { alpha: 0.16 })
    ink.lines(['-28,-28 -18,-44 2,-46 16,-32', '10,-18 22,-30 38,-30', '-54,-14 -46,-24 -34,-22'], {
      width: 2.6,
      profile: 'flick',
    })
    for (const [x, y, r] of [
      [84, -14, 9],
      [-78, -16, 8],
      [-66, -40, 6],
    ] as const)
      ink.form(ink.ellipse(x, y, r, r * 0.84, 0, 0.08), { width: 2.8, gap: 0.4, halo: 1.6 })
  })
}

/** The way she took when she leapt: up from (0, 0) and to the right. */
export function drawLeapStrokes(ink: Ink): void {
  for (const [path, width] of [
    ['0,-8@1 22,-60@.9 66,-104@.5', 12],
    ['42,2@.9 68,-44@1 114,-82@.5', 9],
    ['-32,-12@.8 -20,-54@.9 6,-90@.4', 7],
  ] as const)
    brushStroke(ink, path, { width, wet: 0.2, dry: 0.85, tail: 1.2, name: `leap ${path}` })
}

/** How fast a food comes, behind it to the right of (0, 0), its middle. */
export function drawFlightStrokes(ink: Ink): void {
  for (const [path, width] of [
    ['178,-24@1 130,-25@.9 86,-24@.5', 8],
    ['164,10@1 122,6@.9 88,4@.4', 6],
    ['152,-52@.8 120,-49@.9 86,-45@.4', 5],
  ] as const)
    brushStroke(ink, path, { width, wet: 0.3, dry: 0.8, tail: 1.2, name: `flight ${path}` })
}

/** Where a food was tossed: strokes that fly off about (0, 0), its middle; two drawings. */
export function drawToss(ink: Ink, frame: number): void {
  const out = frame * 16
  for (const [angle, length, width] of [
    [200, 30, 6],
    [234, 22, 4.4],
    [262, 34, 6.4],
    [292, 22, 4.4],
    [322, 30, 6],
  ] as const) {
    const turn = (angle * Math.PI) / 180
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const from = 82 + out
    const to = from + length * (1 - frame * 0.3)
    ink.line(`${x * from},${y * from} ${x * to},${y * to}`, { width: width * (1 - frame * 0.3), profile: 'brush' })
  }
}

/** A crumb that flies off her bill. */
export function drawFlyingCrumb(ink: Ink, frame: number): void {
  ink.light = LIGHT
  const crumb = ink.path(
    ['-9,2* -4,-8 6,-7* 10,2 2,8*', '-7,-4* 3,-8 9,0* 3,7 -7,6*', '-6,3* -5,-6 5,-5* 6,4 0,6*'][frame] ?? '0,0 1,0 1,1',
    true,
  )
  ink.form(crumb, { width: 2.6, halo: 1, tone: { from: 0.5, width: 1.6, spacing: 2.4 } })
}

/** What comes up after ten: a small cloud of sugar, rings in it; three drawings. It leaves her bill at (0, 0) to the right. */
export function drawBurp(ink: Ink, frame: number): void {
  ink.light = LIGHT
  if (frame === 0) {
    const breath = ink.clay([ink.ellipse(30, -6, 26, 18), ink.ellipse(54, 2, 20, 16)], 3)
    ink.form(breath, { width: 3.4, gap: 0.3, halo: 2 })
    ink.lines(['14,-6 28,-16 44,-8'], { width: 2.4, profile: 'flick' })
    ink.lines(['10,-34 26,-44 30,-50', '8,22 24,34 28,40'], { width: 4, profile: 'flick' })
    return
  }
  if (frame === 1) {
    const breath = ink.clay(
      [
        ink.ellipse(56, -14, 40, 30),
        ink.ellipse(104, -26, 36, 30),
        ink.ellipse(92, 14, 34, 22),
        ink.ellipse(30, 0, 22, 16),
      ],
      4,
    )
    ink.form(breath, { width: 3.8, gap: 0.24, halo: 2 })
    ink.wash(breath, { alpha: 0.14 })
    ink.lines(['40,-16 58,-34 82,-28', '86,-38 110,-46 128,-28', '74,16 92,6 112,16'], { width: 2.8, profile: 'flick' })
    ink.lines(['20,-52 34,-66 36,-76', '22,40 40,54 44,62', '150,-30 166,-34 176,-32'], {
      width: 4.4,
      profile: 'flick',
    })
    return
  }
  for (const [x, y, r] of [
    [52, -18, 14],
    [92, -44, 18],
    [128, -20, 13],
    [98, 6, 10],
    [150, -56, 9],
  ] as const)
    ink.form(ink.ellipse(x, y, r, r * 0.9, 0, 0.08), { width: 3, gap: 0.55, halo: 1.6 })
}
