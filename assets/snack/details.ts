import type { Ink } from '../ink/ink'
import { LIGHT } from './hand'

/** An ant on its way to the left with a crumb larger than itself: two drawings of its legs. (0, 0) is under its middle. */
export function drawAnt(ink: Ink, frame: number): void {
  ink.light = LIGHT
  const step = frame === 0 ? 0 : 7
  for (const [from, to] of [
    [-8, -19 + step],
    [-2, 1 - step],
    [6, 15 - step * 0.6],
  ] as const)
    ink.line(`${from},-8 ${(from + to) / 2 - 1},-14 ${to},0`, { width: 2.4, profile: 'even' })
  for (const [from, to] of [
    [-6, -10 - step * 0.5],
    [4, 7 + step],
  ] as const)
    ink.line(`${from},-8 ${(from + to) / 2 - 1},-12 ${to},-1`, { width: 1.8, profile: 'even' })
  for (const [x, y, across, down] of [
    [13, -11, 9.6, 7],
    [0, -10, 5, 4.4],
    [-12, -13, 7.4, 6.6],
  ] as const)
    ink.black(ink.ellipse(x, y, across, down))
  ink.dot(-14, -14.4, 2, { white: true })
  ink.lines(['-16,-18 -22,-23 -28,-21', '-15,-19 -18,-28 -24,-30'], { width: 2 })
}

/** Its crumb. (0, 0) is where it lies on the ant. */
export function drawCrumb(ink: Ink): void {
  ink.light = LIGHT
  const crumb = ink.path('-22,2* -18,-16 0,-24* 18,-16 22,-2* 10,6 -6,8', true)
  ink.form(crumb, { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.4 } })
  ink.stipple(crumb, { spacing: 5, radius: 1.2, density: () => 0.8 })
}

/** A fork has been here before us: four tines, dragged through the icing. (0, 0) is the middle of the icing's top. */
export function drawForkMarks(ink: Ink): void {
  // It has taken the sprinkles along.
  ink.cut(ink.box(-80, 7, 172, 36, { round: 14 }))
  for (const [i, y] of [12, 20, 28, 36].entries()) {
    ink.line(`${-74 + i * 5},${y} ${-20 + i * 4},${y - 3} ${40 + i * 4},${y + 1} ${76 + i * 3},${y - 2}`, {
      width: 4.4,
      profile: 'swell',
    })
  }
  ink.lines(['80,14 88,10 94,14', '84,30 92,28 100,33'], { width: 3 })
}

/** Somebody has bitten into the icing's edge, tooth by tooth. (0, 0) is the middle of the icing's top. */
export function drawBite(ink: Ink): void {
  ink.light = LIGHT
  const teeth = '-64,-3* -60,14 -40,16* -38,34 -14,37* -10,46 12,44* 20,32 38,34* 42,14 62,12* 66,-3*'
  const bite = ink.path(`${teeth} 60,-14 -60,-14`, true)
  ink.cut(bite)
  ink.clip(bite, () => {
    ink.wash('-70,-3* 70,-3* 70,60* -70,60*', { alpha: 0.34, fade: { from: [0, 50], to: [0, 4] } })
    ink.stipple('-64,4* 66,4* 66,50* -64,50*', { spacing: 8, radius: 2, density: (_, y) => 0.2 + y / 70 })
  })
  ink.line(teeth, { width: 4.6, profile: 'even' })
  ink.lines(['80,18 86,15 92,19', '-84,22 -78,26', '76,30 82,32'], { width: 3.4 })
}

/** A snail on its way down a cane. (0, 0) is the middle of its foot, which the cane is under, upright. */
export function drawSnail(ink: Ink): void {
  ink.light = LIGHT
  const foot = ink.path('-4,-34 6,-38 12,-20 11,12 14,34 8,44 -2,40 -5,10', true)
  ink.form(foot, { width: 2.6, halo: 1.2, tone: { from: 0.6, width: 1.6, spacing: 2.4 } })
  const shell = ink.ellipse(22, -8, 19, 21, 8)
  ink.form(shell, { width: 3, halo: 1.2, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  ink.line('8,2 20,12 34,2 32,-16 18,-18 14,-6 22,0 26,-8', { width: 2.6, profile: 'swell' })
  ink.lines(['4,42 2,54 4,58', '10,42 14,52 18,54'], { width: 2 })
  ink.dot(4, 59, 2.4)
  ink.dot(19, 55, 2.4)
}
