import type { Ink } from '../ink/ink'
import { moved } from './moved'

export const HENS = ['sits', 'called'] as const
export const HEN = { left: 800, top: 420, width: 480, height: 380 } as const

const at = (path: string) => moved(path, 1046, 812, 3.3)

/** The hen that got away, in chalk, as she is on the wall. Printed as a negative. */
export function drawTableHen(ink: Ink, _frame: number, name: string): void {
  ink.cut(at('-40,-38 -30,-58 -8,-58 16,-66 26,-82 34,-92 44,-84 44,-76 34,-70 16,-38 2,-22 -26,-20'), { halo: 8 })
  const chalk = { width: 10, profile: 'pen', dry: 0.35 } as const
  ink.lines([at('-40,-38 -30,-58 -8,-58 16,-66 26,-82'), at('-40,-38 -26,-20 2,-22 16,-38 30,-74')], chalk)
  const beak =
    name === 'called' ? [at('45,-86 58,-88 44,-81'), at('44,-80 54,-74 42,-76')] : [at('45,-86 57,-80 44,-76')]
  ink.lines([at('26,-82 34,-93 45,-84 37,-74 30,-74'), ...beak], chalk)
  ink.lines([at('-40,-38 -58,-54'), at('-40,-38 -62,-38'), at('-40,-38 -56,-24')], chalk)
  const comb =
    name === 'called'
      ? ['29,-95 26,-107', '35,-95 37,-109', '41,-92 50,-104']
      : ['31,-95 32,-106', '36,-95 41,-106', '40,-91 49,-100']
  ink.lines(comb.map(at), { ...chalk, width: 8 })
  ink.dot(1046 - 37 * 3.3, 812 - 84 * 3.3, name === 'called' ? 9 : 7)
  ink.lines([at('4,-46 18,-40 32,-46')], chalk)
  ink.lines([at('-24,-46 -14,-42 -4,-46'), at('-28,-36 -18,-32 -8,-36')], { width: 5, profile: 'flick' })
}

/** Printed as a negative. */
export function drawHenWing(ink: Ink): void {
  ink.lines(['1030,676 990,704 940,708', '956,694 938,708 956,720'], { width: 9, profile: 'pen', dry: 0.3 })
}
