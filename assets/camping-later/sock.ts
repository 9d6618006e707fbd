import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** The other sock, on the line, and somebody who sleeps in it, or has woken. 0, 0 is the peg. */
export function drawSock(ink: Ink, isAwake: boolean): void {
  const wakes = isAwake ? -10 : 0
  // Who it is: as much as looks out at the top.
  ink.at(2, wakes, {}, () => {
    for (const [x, y] of [
      [-14, -8],
      [13, -11],
    ] as const) {
      const ear = ink.ellipse(x, y, 11, 11.6)
      ink.form(ear, { width: 2.6, halo: 1, tone: { from: 0.4, to: 0.7, width: 2.2, spacing: 3 } })
      ink.contour(ink.ellipse(x + 1, y + 1, 6), { width: 1.5, gap: 0.3 })
    }
    const head = ink.path('-17,22 -18,6 -8,-5 8,-6 18,4 18,22', true)
    ink.form(head, { width: 3, halo: 1.4 })
    for (const x of [-7, 8]) {
      if (isAwake) ink.dot(x, 5, 2.6)
      else ink.line(`${x - 4},5 ${x},8 ${x + 4},4`, { width: 2.2, profile: 'swell' })
    }
    ink.dot(1, 12, 3)
    ink.lines(['5,12 20,9', '5,14 19,16', '-3,12 -17,10', '-3,14 -17,17'], { width: 1.3, profile: 'flick' })
  })
  const sock = ink.path('-23,14* 0,19 24,12* 25,44 22,64 34,78 40,94 28,104 8,102 -12,92 -22,74 -23,44', true)
  ink.form(sock, { width: 3.8, halo: 2.2 })
  ink.clip(sock, () => {
    for (const stripe of ['-30,30 0,36 32,27', '-30,54 0,60 32,51', '-30,80 4,80 20,62', '8,110 22,92 44,84'])
      ink.line(stripe, { width: 9.5, color: OCHRE, alpha: 0.95, profile: 'even' })
    ink.tone(sock, { from: 0.5, to: 0.8, width: 2.8, spacing: 3.6, angle: 30 })
  })
  ink.contour(sock, { width: 3.8 })
  ink.lines(['-23,16 0,22 24,14'], { width: 2.4, profile: 'swell' })
  // Two pegs.
  for (const [x, lean] of [
    [-19, -5],
    [20, 6],
  ] as const)
    ink.form(ink.path(`${x - 4 + lean},-12* ${x + 3 + lean},-13* ${x + 4},22* ${x - 3},23*`, true), {
      width: 2.4,
      halo: 1,
    })
}
