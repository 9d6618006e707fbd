import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { drawRock } from '../ink/rock'

/** What lies at the island's foot: the landing stage, the rowing boat, rocks awash. */
export function drawHarbour(ink: Ink): void {
  ink.at(858, 786, { scale: 1.1 }, () => drawLandingStage(ink))
  ink.at(486, 880, { rotate: -3, scale: 1.05 }, () => drawBoat(ink))
  for (const [x, y, across, down] of [
    [700, 186, 24, 17],
    [668, 200, 14, 10],
    [1318, 462, 18, 12],
    [340, 828, 25, 17],
    [374, 838, 14, 10],
    [1258, 824, 20, 14],
    [262, 486, 15, 11],
  ] as const) {
    ink.cut(ink.ellipse(x + 1, y + down * 0.8, across * 1.5, down * 0.65, 0, 0.12), { halo: 1, fill: '#f5ecd9' })
    drawRock(ink, x, y, across, down, { width: 2.8 })
    const [left, right, foot] = [x - across * 1.5, x + across * 1.5, y + down * 1.1]
    ink.line(`${left},${foot} ${x},${foot + down * 0.4} ${right},${foot - 1}`, { width: 1.9, profile: 'swell' })
  }
}

function drawLandingStage(ink: Ink): void {
  const chance = ink.fork('planks')
  for (const [x, y] of [
    [-27, 34],
    [31, 36],
    [-27, 64],
    [31, 66],
  ] as const) {
    const post = ink.tube(`${x},${y - 14}@9 ${x},${y + 16}@9`)
    ink.form(post, { width: 2.4, tone: { from: 0.3, width: 2.4, spacing: 2.2, angle: 80 } })
  }
  for (let plank = 0; plank < 6; plank++) {
    const y = -10 + plank * 12.6
    const [left, right] = [-38 + chance.signed() * 3, 39 + chance.signed() * 3]
    ink.form(`${left},${y}* ${right},${y - 1}* ${right + 1},${y + 10}* ${left - 1},${y + 11.6}*`, {
      width: 2.2,
      halo: 0.5,
    })
    ink.line(`-28,${y + 5} 0,${y + 4.4} 26,${y + 5.4}`, { width: 1.1, profile: 'swell' })
    ink.hatch(`16,${y}* 39,${y}* 39,${y + 10}* 22,${y + 10}*`, { angle: 0, spacing: 2.6, width: 1.6 })
  }
  ink.black('-36,65 37,64 37,70 -36,71')
}

function drawBoat(ink: Ink): void {
  ink.cut(ink.ellipse(0, 16, 66, 14, 0, 0.1), { halo: 1, fill: '#f5ecd9' })
  ink.wash('-50,18 0,12 56,18 40,28 -30,28', { alpha: 0.6, color: INDIGO })
  ink.form('-58,-14* -30,-8 20,-8 62,-18* 52,6 34,18 -30,18 -48,8', {
    width: 3.4,
    halo: 1.4,
    tone: { from: 0.36, to: 0.66, width: 3.2, spacing: 2.8, angle: -10 },
  })
  const inside = ink.path('-58,-14* -26,-21 24,-22 62,-18* 20,-7 -30,-7', true)
  ink.form(inside, { width: 2.6 })
  ink.clip(inside, () => {
    ink.black('-40,-20 60,-24 60,-14 10,-13 -30,-14')
    ink.form('-20,-22* -10,-22* -12,-6* -24,-7*', { width: 1.8 })
    ink.form('16,-22* 27,-22* 27,-7* 14,-7*', { width: 1.8 })
  })
  ink.line('-52,-2 -20,6 30,5 56,-6', { width: 1.8, profile: 'swell' })
  ink.form(ink.tube('-4,-12@4 40,4@4 60,10@6'), { width: 2, halo: 0.8 })
  ink.line('-66,24 -30,30 10,27 60,28', { width: 2.4, profile: 'swell' })
  ink.form(ink.tube('92,-44@8 91,-66@7', { root: true }), { width: 2.2, halo: 0.8, tone: { from: 0.4, width: 2.2 } })
  ink.line('58,-18 70,-30 91,-57', { width: 1.7, profile: 'even' })
  ink.line('86,-58 92,-55 97,-58', { width: 2.2 })
}
