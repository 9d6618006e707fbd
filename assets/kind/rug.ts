import type { Ink } from '../ink/ink'

/** Where the rug before the threshold lies, below the stage, and half of how large it is, in scene units. */
const RUG = { x: 800, y: 1250, across: 520, down: 130 } as const

/** A rag rug, plaited round and round, that only tall windows show; and on it a paper boat, made of a page that was typed on. */
export function drawRug(ink: Ink): void {
  ink.light = [-0.2, -0.86, 0.5]
  const { x, y, across, down } = RUG
  ink.wash(ink.ellipse(x + 14, y + 14, across, down, 0, 0.01), { alpha: 0.5 })
  ink.form(ink.ellipse(x, y, across, down, 0, 0.012), { width: 3.6, halo: 1.4 })
  for (const [ring, share] of [0.9, 0.78, 0.66, 0.52, 0.38, 0.24, 0.1].entries()) {
    const round = ink.ellipse(x, y, across * share, down * share, 0, 0.014)
    ink.line(round, { width: ring % 2 ? 3.2 : 2, closed: true })
    if (ring % 2)
      ink.feather(round, { side: 1, length: across * 0.05, width: 2.4, spacing: 9, slant: 40, envelope: () => 1 })
  }
  ink.at(x + 190, y - 30, { rotate: -8 }, () => {
    ink.wash('-60,8 10,0 90,6 30,18', { alpha: 0.5 })
    ink.form('-64,-24* 66,-30* 42,6* -38,8*', { width: 3, halo: 1.2 })
    ink.form('0,-74* 34,-28* -30,-24*', { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.6 } })
    ink.lines(['-40,-14 30,-18', '-34,-6 36,-9', '-28,1 20,-1'], { width: 1.3, profile: 'swell' })
  })
}
