import type { Ink } from '../ink/ink'

/** The lower left corner of the uppermost card, lifted from the next one, which its corner at 0, 0 is seen of; lower or higher. */
export function drawCurl(ink: Ink, _frame: number, name: string): void {
  const far = name === 'high' ? 140 : 108
  const tip = name === 'high' ? '96,-118' : '70,-84'
  ink.cut(`-6,6* ${far},4* -5,${-far}*`)
  ink.black(`${far},4* 4,${-far}* ${tip}* ${far + 26},-8`)
  ink.lines([`-4,4 ${far * 0.5},4`, `-5,4 -5,${-far * 0.5}`, `8,-8 ${far * 0.4},-8`, `8,-8 8,${-far * 0.42}`], {
    width: 6,
    profile: 'even',
  })
  const flap = ink.path(
    `-6,${-far}* ${far * 0.24},${-far * 0.9} ${tip}* ${far * 0.94},${-far * 0.22} ${far},6* ${far * 0.44},${-far * 0.5}`,
    true,
  )
  ink.form(flap, { width: 8, halo: 2, tone: { from: 0.5, to: 0.86, width: 5, spacing: 7, angle: 40 } })
}

/** The shadow of what is about to land. */
export function drawShade(ink: Ink): void {
  ink.black(ink.ellipse(0, 0, 140, 70, 0, 0.03))
}
