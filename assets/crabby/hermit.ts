import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import type { Line } from '../ink/path'

/** At rest; its claws wide open; shut; half in its thimble; and nobody at home. */
export const HERMIT_FRAMES = ['rest', 'open', 'shut', 'half', 'away'] as const

/** The one nobody told you about, in a thimble. Some 54 wide; (0, 0) is under it. */
export function drawHermit(ink: Ink, _frame: number, name: string): void {
  ink.wash(ink.ellipse(2, 0, 30, 5), { alpha: 0.36 })
  const isHome = name !== 'away'
  if (isHome && name !== 'half') {
    for (const leg of ['8,-9@5 16,-10@4 21,0@1', '4,-7@5 9,-6@4 12,2@1', '0,-6@5 1,-3@4 2,3@1']) {
      const tube = ink.tube(leg, { root: true })
      ink.form(tube, { width: 1.5, halo: 0.4 })
      redden(ink, tube, 0.6)
    }
  }
  drawThimble(ink, isHome ? 12 : 4)
  if (!isHome) {
    // Where it was: a dark door, and two eyes far within.
    ink.black(ink.ellipse(-1, -12, 5.4, 9.6, 24))
    for (const x of [-2.4, 1.6]) ink.dot(x, -14, 1.2, { white: true })
    return
  }
  if (name === 'half') {
    drawHead(ink, -5, 3)
    return
  }
  const gape = name === 'open' ? 1 : name === 'shut' ? -1 : 0
  drawArm(ink, '5,-12@5 1,-22@4.4 1,-30@4', 0, -31, -10, 1, gape)
  drawArm(ink, '13,-11@5 21,-18@4.4 24,-25@4', 25, -26, 16, 0.84, gape)
  drawHead(ink, 0, 0)
}

function drawThimble(ink: Ink, rotate: number): void {
  ink.at(0, 0, { rotate }, () => {
    const thimble = ink.path('-26,-7* -23,-27 -13,-33 -3,-29 4,-9* -4,-3 -16,-1', true)
    ink.form(thimble, { width: 2.2, halo: 0.8, tone: { from: 0.5, width: 1.8, spacing: 2.2 } })
    for (const [x, y] of [
      [-19, -21],
      [-13, -25],
      [-7, -22],
      [-19, -14],
      [-12, -17],
      [-5, -15],
    ] as const) {
      ink.dot(x, y, 1.2)
    }
    ink.line('-25,-8 -16,-4 -4,-6 4,-11', { width: 2.4, profile: 'even' })
  })
}

/** @param gape 1 with the claw wide open, -1 shut */
function drawArm(ink: Ink, arm: string, x: number, y: number, turn: number, scale: number, gape: number): void {
  const tube = ink.tube(arm, { root: true })
  ink.form(tube, { width: 1.6, halo: 0.5, lit: 0.6 })
  redden(ink, tube, 0.5)
  const apart = gape > 0 ? 4 : gape < 0 ? -3.4 : 0
  ink.at(x, y, { rotate: turn, scale }, () => {
    const left = `-4,2 ${-8 - apart / 2},-5 ${-8 - apart},-14 ${-2 - apart},-20* ${-2 - apart * 0.6},-12 1,-8*`
    const claw = ink.path(`${left} ${4 + apart * 0.5},-12 ${6 + apart},-18* ${10 + apart * 0.8},-11 8,-2 4,2`, true)
    ink.form(claw, { width: 1.8, halo: 0.6, lit: 0.6 })
    redden(ink, claw, 0.6)
  })
}

function drawHead(ink: Ink, dx: number, dy: number): void {
  ink.at(dx, dy, {}, () => {
    const head = ink.ellipse(10, -10, 7, 6)
    ink.form(head, { width: 1.7, halo: 0.4 })
    redden(ink, head, 0.8)
    for (const x of [9, 14]) {
      ink.line(`${x},-14 ${x + 0.6},-19`, { width: 1.8, profile: 'even' })
      ink.form(ink.ellipse(x + 0.8, -20.5, 2.6, 2.8), { width: 1.4, gap: 0 })
      ink.dot(x + 1.4, -20.4, 1.2)
    }
  })
}

function redden(ink: Ink, shape: Line, offset: number): void {
  ink.tint(shape, { color: VERMILION, offset, alpha: 0.86 })
}
