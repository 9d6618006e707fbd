import type { Ink } from '../ink/ink'
import { LEATHER } from '../ink/palette'
import { BRIGHT } from './sketchbook'

/** A strip of paper tape about 0, 0, torn at both ends. */
export function drawTape(ink: Ink): void {
  const a = 46
  const strip = `${-a},-12* ${-a * 0.4},-12.6 ${a * 0.4},-12 ${a},-13* ${a - 3},-7* ${a + 1},-3* ${a - 2},3* ${a + 2},8* ${a},12* 10,12.6 ${-a},13* ${-a + 2},6* ${-a - 2},1* ${-a + 1},-4* ${-a - 2},-8*`
  ink.wash(`${-a + 3},11 0,11 ${a},10 ${a + 1},15.6 0,16 ${-a + 5},15.6`, { alpha: 0.26 })
  const tape = ink.cut(strip, { fill: '#eadfc6' })
  ink.wash(tape, { alpha: 0.2, color: LEATHER })
  ink.line(`${-a + 6},0 -6,1.4 ${a * 0.5},-0.6 ${a - 6},0`, { width: 6, color: BRIGHT, alpha: 0.5, dry: 0.5 })
  ink.line(`${-a},-12 0,-12.6 ${a},-13`, { width: 0.9, profile: 'pen', alpha: 0.9 })
  ink.line(`${-a},13 ${-a * 0.2},12.2 ${a},12`, { width: 1.5, profile: 'pen' })
  ink.line(`${a},-13 ${a - 3},-7* ${a + 1},-3* ${a - 2},3* ${a + 2},8* ${a},12`, { width: 1.4, profile: 'even' })
  ink.line(`${-a},-12 ${-a - 2},-8* ${-a + 1},-4* ${-a - 2},1* ${-a + 2},6* ${-a},13`, { width: 1, profile: 'even' })
}
