import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { drawBroadTreetop, drawFern } from './foliage'

/** What lies before the gate, in drawing units of the garden: as far down as any window shows. */
export const TRAIL = { left: -10, top: 619.5, width: 980, height: 526.5 } as const

/** Trees to either side of the path, and one before it. */
const TREES = [
  [20, 660, 72],
  [140, 654, 66],
  [256, 664, 64],
  [714, 662, 66],
  [826, 654, 68],
  [940, 666, 74],
  [340, 690, 46],
  [632, 690, 48],
  [76, 740, 82],
  [200, 748, 76],
  [690, 752, 78],
  [812, 744, 80],
  [926, 760, 84],
  [4, 820, 84],
  [140, 832, 82],
  [250, 822, 50],
  [654, 838, 66],
  [774, 840, 86],
  [900, 852, 88],
  [64, 920, 90],
  [208, 908, 72],
  [740, 938, 84],
  [866, 946, 92],
  [964, 930, 80],
  [-4, 1010, 90],
  [150, 1000, 94],
  [292, 990, 80],
  [804, 1040, 96],
  [940, 1046, 100],
  [60, 1100, 104],
  [232, 1084, 100],
  [388, 1082, 84],
  [700, 1110, 84],
  [830, 1140, 90],
] as const

/** The stones of the path, from the gate to us: where, and how large. */
const STONES = [
  [446, 622, 16],
  [494, 617, 16],
  [502, 646, 18],
  [446, 662, 18],
  [486, 678, 19],
  [440, 698, 20],
  [482, 716, 21],
  [424, 736, 22],
  [466, 756, 23],
  [408, 778, 24],
  [452, 800, 25],
  [396, 824, 26],
  [448, 846, 27],
  [414, 878, 28],
  [478, 888, 28],
  [452, 924, 30],
  [526, 926, 29],
  [512, 966, 32],
  [584, 974, 31],
  [560, 1016, 34],
  [630, 1030, 33],
  [580, 1068, 36],
  [540, 1116, 38],
  [624, 1112, 36],
] as const

/** The wood before the gate, and the path that winds through it to us. */
export function drawTrail(ink: Ink): void {
  const { left, top, width, height } = TRAIL
  const all = ink.path(box(left - 10, top - 10, left + width + 10, top + height + 10), true)
  ink.cut(all)
  ink.wash(all, { alpha: 0.8 })
  for (const [x, y, radius] of TREES) drawBroadTreetop(ink, `trail ${x}`, x, y, radius)
  // The farther from the light of the court, the darker.
  ink.wash(all, { alpha: 0.46 })
  ink.wash(all, { alpha: 0.3, fade: { from: [480, 1140], to: [480, 840] } })
  drawPath(ink)
  drawFern(ink, 'fern H', 330, 1010, 120, -130, 10, 6)
  drawFern(ink, 'fern I', 706, 936, 108, -190, -60, 5)
}

/** Light lies on it as far as the first bend. */
function drawPath(ink: Ink): void {
  const path = ink.path(
    '410,606* 550,606* 548,650 530,710 512,770 504,830 528,872 590,910 662,956 700,1020 690,1090 660,1170* 500,1170* 520,1100 530,1050 500,1004 430,956 370,900 346,830 366,760 394,690 408,640',
    true,
  )
  ink.cut(path, { halo: 1.6 })
  ink.wash(path, { alpha: 0.12 })
  ink.wash(path, { alpha: 0.4, fade: { from: [600, 1130], to: [440, 800] } })
  const grass = { length: 17, count: 5, width: 2.4, fan: 1.5 } as const
  ink.tufts('402,660 390,706 370,752 352,800 348,846 366,896 408,942 462,980 508,1016 526,1062', () => -50, grass)
  ink.tufts('544,664 528,716 514,770 506,826 530,876 584,908 644,948 690,1002 698,1062 684,1110', () => -130, grass)
  const random = ink.fork('stones')
  for (const [x, y, radius] of STONES) {
    const stone = ink.ellipse(
      x + random.signed() * 3,
      y,
      radius * lerp(0.94, 1.1, random.next()),
      radius * 0.56,
      random.signed() * 8,
      0.12,
    )
    ink.wash(stone, { alpha: 0.3, dx: 3, dy: 4 })
    ink.form(stone, { width: 2.4, gap: 0.3, tone: { from: 0.56, width: 1.8, spacing: 2.6 } })
  }
}

/** A toad of flesh, seen from behind: it looks up at the one of stone, and does not dare. Its origin is the stone it sits on. */
export function drawAdmirer(ink: Ink): void {
  ink.hatch(ink.ellipse(6, 5, 38, 9), { angle: -20, spacing: 3.4, width: 1.7 })
  for (const side of [-1, 1]) {
    ink.form(ink.ellipse(side * 26, 0, 11, 5), { width: 2, halo: 0.8 })
    ink.lines([`${side * 29},3 ${side * 37},6`, `${side * 26},4 ${side * 31},8`, `${side * 22},4 ${side * 23},8`], {
      width: 1.8,
      profile: 'flick',
    })
  }
  const back = ink.clay(
    [
      ink.ellipse(0, -16, 28, 21),
      ink.ellipse(-1, -36, 19, 13),
      ink.ellipse(-22, -9, 12, 12),
      ink.ellipse(23, -9, 12, 12),
    ],
    6,
  )
  ink.form(back, { width: 2.8, halo: 1.4, tone: { from: 0.46, to: 0.8, width: 2, spacing: 2.4 } })
  for (const side of [-1, 1]) {
    ink.form(ink.ellipse(side * 12 - 1, -47, 7.4, 7), {
      width: 2.2,
      halo: 0.8,
      tone: { from: 0.5, width: 1.4, spacing: 2 },
    })
  }
  for (const [x, y, radius] of [
    [-10, -24, 3.4],
    [2, -14, 2.8],
    [-6, -8, 2.2],
    [10, -24, 2.6],
    [-14, -13, 2],
    [3, -33, 2.2],
  ] as const)
    ink.form(ink.ellipse(x, y, radius, radius * 0.9), { width: 1.4 })
  // A leaf for a parasol, held behind its back: it came to give a present.
  ink.line('6,-6 14,-2 24,-14', { width: 2.4, profile: 'even' })
  ink.form(ink.leaf(22, -12, -40, 26, 15, { bend: 2, belly: 0.5 }), { width: 2, halo: 1 })
  ink.line('23,-13 31,-19 39,-26', { width: 1.2, profile: 'flick' })
}
