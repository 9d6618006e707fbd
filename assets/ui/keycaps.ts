import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'

/** The top of a key, 48 × 40, its sides 5 px: between its corners it may be stretched. */
export function drawKeycap(ink: Ink): void {
  drawCap(ink, 0)
}

const ARROWS = [
  { shaft: '21.4,25 22.2,18 21.6,13', head: '15.4,15* 21.8,6* 28.2,15.6*' },
  { shaft: '29.6,17 22,16.4 17,17', head: '18.6,10.4* 9.4,17.4* 19,23.4*' },
  { shaft: '22.4,8.4 21.6,15 22,20', head: '15.4,17.8* 22.4,27* 28.4,17.4*' },
  { shaft: '14,16.6 21,17.4 27,16.8', head: '25,10* 34.4,16.4* 25.4,23*' },
] as const

/** Four keys with arrows, 192 × 40: up, left, down, right. */
export function drawArrowKeys(ink: Ink): void {
  for (let i = 0; i < ARROWS.length; i++) {
    const { shaft, head } = itemAt(ARROWS, i)
    ink.at(i * 48, 0, {}, () => {
      drawCap(ink, i + 1)
      ink.line(shaft, { width: 4, profile: 'even' })
      ink.black(head)
    })
  }
}

/** A block seen from a little above: its black side below and to the right, its top bright, slightly worn. */
function drawCap(ink: Ink, index: number): void {
  const random = ink.fork(`key ${index}`)
  const stray = () => random.signed() * 0.6
  ink.black(
    [
      [2.6 + stray(), 5, 1, 1],
      [45, 4 + stray(), 1, 1],
      [46.4, 37.4 + stray(), 1, 1],
      [3.4 + stray(), 38, 1, 1],
    ],
    { wobble: 0.25 },
  )
  const top = ink.path(
    [
      [2 + stray() * 0.5, 2.4, 1, 1],
      [41.6, 1.8 + stray() * 0.5, 1, 1],
      [42, 32.6 + stray() * 0.5, 1, 1],
      [1.8 + stray() * 0.5, 33, 1, 1],
    ],
    true,
  )
  ink.form(top, { width: 2, overshoot: 0.5, gap: 0.04, fill: BRIGHT_PAPER })
  ink.line('6,29 22,29.6 38,29', { width: 1, profile: 'pen' })
}
