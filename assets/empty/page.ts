import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { LINE } from './lines'

/** A line as the drop leaves it, of which a part is laid from node to node: no two parts are alike, and each goes on where the last one ended. */
export function drawLine(ink: Ink): void {
  const way = Array.from({ length: LINE.steps + 3 }, (_, node): [number, number] => [(node - 1) * LINE.step, 0])
  ink.line(way, { width: LINE.width, profile: (along) => 0.9 + 0.16 * Math.sin(along * 31) * Math.sin(along * 13) })
  // Where the glass has not quite taken it.
  ink.lines(['15,-0.9 20,-1.1', '45,0.9 49,0.7'], { width: 0.4, white: true, profile: 'flick' })
}

/** Where it has waited, or turned, it pools. */
export function drawJoint(ink: Ink, frame: number): void {
  const [x, y, turn] = [
    [2.1, 1.8, 12],
    [1.8, 2.2, -20],
    [2.3, 1.9, 40],
  ][frame] ?? [2, 2, 0]
  ink.black(ink.ellipse(0, 0, x ?? 2, y ?? 2, turn))
}

/** A blot that was let fall: a body that has run a little, and what flew off it. */
export function drawBlot(ink: Ink, frame: number): void {
  const body = [
    '-4.4,0.4 -3,-3.2 0.6,-4.2 3.6,-2.8 4.6,0.2 3.2,3 1.4,3.4 0.8,5.6 -0.4,3.8 -2.8,3.4',
    '-4,-1.6 -1.8,-4 1.6,-3.8 4.2,-2 4.4,1.2 2,3.8 -0.8,4 -1.8,6.2 -2.6,3.4 -4.4,1.6',
    '-3.8,-2 -0.6,-4.4 2.6,-3.4 4.2,-0.4 3.4,2.8 2.6,5 1.6,3.4 -1.4,4.2 -4,2.4 -4.8,0',
  ][frame]
  if (body) ink.black(ink.path(body, true))
  ink.line('-2.4,-0.8 -1.4,-2.2 0.2,-2.7', { width: 0.8, white: true, profile: 'swell' })
  for (const [x, y, radius] of [
    [-6.4, 2 - frame, 0.8],
    [5.9, -3 + frame * 2, 0.6],
    [2.6 - frame, -6, 0.7],
  ] as const)
    ink.dot(x, y, radius)
}

/** What draws, looking to the right: a drop with a light on it, its wet rim on the glass; or hollow, as it wipes. */
export function drawPen(ink: Ink, _: number, name: string): void {
  const drop = ink.path('-10,0* -4,-3 0.4,-5.9 5.2,-5 7.6,0 5.2,5 0.4,5.9 -4,3', true)
  ink.wash(ink.ellipse(1.8, 1.8, 8.8, 7.6), { alpha: 0.34, color: INDIGO })
  if (name === 'inks') {
    ink.black(drop)
    ink.line('-0.8,-3 2.2,-3.8 4.8,-2', { width: 1.4, white: true, profile: 'swell' })
    ink.dot(5.2, 1.6, 0.7, { white: true })
    return
  }
  ink.form(drop, { width: 1.9, halo: 0 })
  ink.tint(drop, { color: INDIGO, alpha: 0.4, offset: 1 })
}
