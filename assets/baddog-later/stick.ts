import type { Ink } from '../ink/ink'

/** A stick: fresh, with its leaf; or as his teeth have left it. */
export const STICKS = ['thrown', 'planted', 'bitten'] as const
export type Stick = (typeof STICKS)[number]

/** Some 250 units long: its middle is at (0, 0), and it lies. */
export function drawStick(ink: Ink, stick: Stick): void {
  const hasLeaf = stick === 'thrown'
  const bark = ink.path(
    '-128,-3* -122,-10 -84,-8 -40,-11 -6,-8 30,-10 76,-7 122,-9* 129,-1 122,7* 80,6 44,9 6,7 -40,9 -88,7 -124,8*',
    true,
  )
  const twig = ink.path(
    stick === 'bitten'
      ? '-44,-7* -34,-22 -22,-30 -16,-26* -22,-18 -28,-6*'
      : '52,-6* 66,-22 84,-38 92,-36* 84,-22 74,-5*',
    true,
  )
  ink.form(twig, { width: 2.8, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.2 } })
  if (hasLeaf) {
    ink.form(ink.leaf(92, -38, -52, 34, 17, { belly: 0.5 }), { width: 2.4, halo: 0.8 })
    ink.black('92,-38* 108,-48 116,-62 104,-58 96,-48')
  }
  ink.form(bark, { width: 3.4, halo: 1.2, tone: { from: 0.36, to: 0.8, width: 2.2, spacing: 2.3, angle: 86 } })
  ink.lines(['-110,-2 -70,0 -40,-2', '-26,2 10,3 40,0', '60,1 90,-1 112,1', '-90,4 -60,4'], {
    width: 1.5,
    profile: 'flick',
  })
  ink.form(ink.ellipse(-124, -1, 5, 8.4, 6), { width: 2, gap: 0 })
  ink.line('-126,-1 -122,-2', { width: 1.3 })
  if (hasLeaf) return
  // Where his teeth were.
  const at = stick === 'bitten' ? 26 : 6
  for (const [x, y] of [
    [at - 42, -7],
    [at - 19, -8],
    [at + 19, -8],
    [at + 42, -7],
  ] as const) {
    ink.black(`${x - 6},${y - 3}* ${x},${y + 8} ${x + 7},${y - 3}*`)
  }
  ink.lines([`${at - 30},5 ${at - 26},0`, `${at + 4},6 ${at + 8},1`, `${at + 30},6 ${at + 32},0`], {
    width: 2,
    profile: 'flick',
  })
}
