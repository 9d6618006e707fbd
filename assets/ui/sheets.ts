import { BRIGHT_PAPER, ruledSheet } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { type Color, LEATHER } from '../ink/palette'

const EDGES = { light: 1.2, bottom: 2.8, right: 2.5, overshoot: 3.4, shadow: 6.4 }
const TAPE: Color = '#eadfc6'

/** The sheet that a message is read from, 400 × 300 in 412 × 312. */
export function drawSheet(ink: Ink): void {
  ruledSheet(ink, { left: 4, top: 4, width: 400, height: 300 }, { ...EDGES, name: 'sheet' })
}

/** The sheet for what is still being drawn, 648 × 360 in 660 × 372. */
export function drawWideSheet(ink: Ink): void {
  ruledSheet(ink, { left: 4, top: 4, width: 648, height: 360 }, { ...EDGES, name: 'wide sheet' })
}

/** The tall sheet of keys, 360 × 450 in 372 × 472, held by a strip of tape that shows what lies beneath. */
export function drawTallSheet(ink: Ink): void {
  ruledSheet(ink, { left: 4, top: 14, width: 360, height: 450 }, { ...EDGES, name: 'tall sheet' })
  ink.at(184, 15, { rotate: -3.4 }, () => drawTape(ink))
}

/** Paper tape, torn at both ends. */
function drawTape(ink: Ink): void {
  const strip =
    '-44,-11* -20,-11.6 20,-11 45,-12* 42,-7* 45.6,-3* 43,2* 46,7* 44,11* 10,11.6 -20,11 -45,12* -43,6* -46.6,1* -43.6,-4* -46,-8*'
  ink.wash('-42,10 0,10 45,9 46,14 0,14.6 -40,14.4', { alpha: 0.24 })
  const tape = ink.cut(strip, { fill: TAPE })
  ink.wash(tape, { alpha: 0.22, color: LEATHER })
  ink.line('-40,0 -10,1 30,-0.6 41,0', { width: 5, color: BRIGHT_PAPER, alpha: 0.5, dry: 0.5 })
  ink.line('-44,-11 0,-11.6 45,-12', { width: 0.9, profile: 'pen', alpha: 0.9 })
  ink.line('-45,12 -10,11 20,11.6 44,11', { width: 1.5, profile: 'pen' })
  ink.line('45,-12 42,-7* 45.6,-3* 43,2* 46,7* 44,11', { width: 1.4, profile: 'even' })
  ink.line('-44,-11 -46,-8* -43.6,-4* -46.6,1* -43,6* -45,12', { width: 1, profile: 'even' })
}
