import type { Ink } from '../ink/ink'
import { BOX } from './shared'

/** The sheet as it stands in the typewriter, torn off along the bar: about its upper left corner. What is on it is set as text. */
export function drawBox(ink: Ink): void {
  ink.light = [-0.5, -0.66, 0.56]
  const { width, height } = BOX
  const random = ink.fork('tear')
  const edge: number[][] = []
  for (let x = 10; x <= width - 14; x += random.between(14, 24)) edge.push([x, 2 + random.signed() * 3.4, 1, 1])
  const sheet = ink.path(
    [[0, height - 2, 1, 1], [2, 4, 1, 1], ...edge, [width - 4, 0, 1, 1], [width, height, 1, 1]],
    true,
  )
  ink.black(
    `10,${height + 4}* ${width + 7},${height + 8}* ${width + 5},18* ${width - 8},16* ${width - 8},${height - 4}* 10,${height - 4}*`,
  )
  ink.form(sheet, { width: 4, halo: 2.4, gap: 0.1, fill: '#fffaf0' })
  for (const x of [26, width - 24])
    for (let y = 26; y < height - 12; y += 26) ink.line(ink.ellipse(x, y, 4.6, 4.6), { width: 1.8, closed: true })
}
