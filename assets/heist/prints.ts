import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'

/** How a print dries, in four drawings: how dark it still is, how much of it stands wet, and how many specks lie around. */
const DRYING = [
  { alpha: 1, wet: 1, specks: 6 },
  { alpha: 1, wet: 0.55, specks: 4 },
  { alpha: 0.72, wet: 0, specks: 2 },
  { alpha: 0.5, wet: 0, specks: 1 },
] as const

/** The print of a pointed shoe, going to the right: sole and heel. `stage` 0 is wet, 3 nearly gone. */
export function drawPrint(ink: Ink, stage: number): void {
  const { alpha, wet, specks } = itemAt(DRYING, stage)
  const random = ink.fork('specks')
  const sole = ink.clay([ink.ellipse(8, -0.6, 11, 7.2), ink.tube('8,0@12 19,1.4@8 26,1@2.6', { root: true })], 6)
  const heel = ink.ellipse(-12, 0.4, 6.2, 5.2)
  if (wet > 0) {
    // Wet ink stands on the brick: a sliver of light runs round it.
    ink.at(1.2, -1.5, {}, () => {
      const rim = ink.clay([ink.ellipse(8, -0.6, 11.8, 8), ink.tube('8,0@13 19,1.4@9 26.6,1@3', { root: true })], 6)
      ink.black(rim, { white: true })
      ink.black(ink.ellipse(-12, 0.4, 6.9, 5.9), { white: true })
    })
  }
  ink.black(sole, { alpha })
  ink.black(heel, { alpha })
  if (stage === 0) ink.line('-5,-1 -1,-1.6 2,-1', { width: 2.2, profile: 'swell' })
  if (wet > 0) {
    ink.line(wet === 1 ? '2,-4 10,-5 18,-2' : '6,-4.4 10,-4.6 14,-3.6', {
      width: 2 * wet,
      white: true,
      bare: true,
      profile: 'swell',
    })
    if (wet === 1) ink.line('-15,-2 -12,-3.2 -9.4,-2', { width: 1.4, white: true, bare: true, profile: 'swell' })
  }
  if (stage === 3) {
    // It dries from the middle: the rim stays longest.
    ink.erase(ink.ellipse(8, -0.6, 7, 4, 4, 0.12))
    ink.erase(ink.ellipse(-12, 0.4, 3.4, 2.8, 0, 0.12))
  }
  for (let i = 0; i < specks; i++) ink.dot(random.between(-20, 26), random.signed() * 12, random.between(0.6, 1.5))
}
