import type { Ink } from '../ink/ink'
import { GREY } from '../ink/palette'
import { drawSpike } from './grass'

/** What the mouse does: gnaws, in two drawings; looks up; holds its ears; gnaws on with fluff in them. */
export const MOUSE_FRAMES = ['gnaw', 'chew', 'look', 'covers', 'plugged', 'content'] as const
/** Or what it does only once the dog is a good one: both paws up, it hangs on to something, and looks where it is going. */
type Doing = (typeof MOUSE_FRAMES)[number] | 'carries'

/** A harvest mouse on a stalk: (0, 0) is where its feet hold on. */
export function drawMouse(ink: Ink, doing: Doing): void {
  const reaches = doing === 'carries'
  const covers = doing === 'covers' || reaches
  const hasPlugs = doing === 'plugged' || doing === 'content'
  ink.line('10,2 26,10 30,26 20,36 10,30 12,20', { width: 2.6, profile: (along) => 1 - 0.6 * along })
  const body = ink.clay([ink.ellipse(0, -16, 17, 19), ink.ellipse(1, -42, 15, 13)], 6)
  for (const side of [-1, 1]) {
    const up = reaches ? -4 : covers ? 0 : doing === 'look' ? -5 : -2
    const ear = ink.ellipse(side * 13 + 1, -53 + up, 8.8, 9.6, side * 20)
    ink.form(ear, { width: 2.3, halo: 0.6 })
    if (!covers || reaches)
      ink.wash(ink.ellipse(side * 13 + 1.6, -52 + up, 4.6, 5.4, side * 20), { color: GREY, alpha: 0.5 })
  }
  ink.form(body, { width: 2.8, halo: 1.2, contour: false })
  ink.wash(body, { color: GREY, alpha: 0.34, dx: 2, dy: 2 })
  ink.tone(body, { from: 0.5, width: 1.8, spacing: 2.3 })
  ink.contour(body, { width: 2.8, lit: 0.6 })
  drawFace(ink, doing)
  if (hasPlugs) drawPlugs(ink)
  for (const side of [-1, 1]) {
    if (covers) {
      const arm = ink.tube(
        [[side * 12, -24, 8], [side * 21, -34, 7], reaches ? [side * 14, -52, 6] : [side * 17, -46, 6]],
        { root: true },
      )
      ink.form(arm, { width: 2.1, halo: 0.7 })
      ink.form(reaches ? ink.ellipse(side * 10, -58, 5, 5.6) : ink.ellipse(side * 16, -49, 5.6, 6), {
        width: 2,
        halo: 0.4,
      })
    } else {
      const arm = ink.tube(
        [
          [side * 13, -22, 8],
          [side * 14, -15, 7],
          [side * 6, -22, 6],
        ],
        { root: true },
      )
      ink.form(arm, { width: 2, halo: 0.7 })
    }
    ink.form(ink.ellipse(side * 8, 0, 7, 4.4), { width: 2, halo: 0.6 })
  }
  if (!covers) drawGrain(ink, doing === 'chew' || doing === 'content' ? -3 : 0)
}

function drawFace(ink: Ink, doing: Doing): void {
  if (doing === 'covers') {
    ink.lines(['-9,-43 -5,-40 -1,-42', '4,-42 8,-40 12,-43'], { width: 2.2 })
    ink.line('-3,-30 2,-31.6 6,-30', { width: 1.8 })
  } else if (doing === 'plugged' || doing === 'content') {
    // It hears nothing, and it is well.
    ink.lines(['-9,-41 -5,-44 -1,-41', '4,-41 8,-44 12,-41'], { width: 2.2 })
    ink.line('-4,-32 2,-29.6 7,-32', { width: 1.8 })
  } else {
    const up = doing === 'look' ? -1.4 : 0
    for (const x of [-5, 8]) {
      ink.black(ink.ellipse(x, -42 + up, 2.8, 3.4))
      ink.dot(x - 0.9, -43.4 + up, 0.9, { white: true })
    }
  }
  ink.dot(2, -35.4, 2.4)
  ink.lines(['-6,-35 -17,-37', '-6,-33 -16,-31', '10,-35 21,-38', '10,-33 20,-32'], { width: 1.2, profile: 'flick' })
}

/** What the dog himself has blown over: a tuft in each ear. */
function drawPlugs(ink: Ink): void {
  for (const side of [-1, 1]) {
    for (const lean of [-46, -20, 6, 32, 58]) {
      const angle = ((side > 0 ? lean - 50 : -130 - lean) * Math.PI) / 180
      const [x, y] = [side * 15 + 1, -55]
      ink.line(
        [
          [x, y],
          [x + Math.cos(angle) * 17, y + Math.sin(angle) * 17],
        ],
        { width: 1.6, profile: 'flick' },
      )
    }
    ink.dot(side * 14 + 1, -55, 2.6)
  }
}

/** What it gnaws at. */
function drawGrain(ink: Ink, up: number): void {
  ink.form(ink.leaf(1, -12 + up, -92, 18, 9, { belly: 0.5 }), { width: 2, halo: 0.6 })
  ink.line(`1,${-16 + up} 1,${-24 + up}`, { width: 1.4, profile: 'flick' })
}

/** The stalk that it lives on, bent by the ear that it lives off; in scene units, about the foot of the stalk. */
export function drawMouseStalk(ink: Ink): void {
  const line = '24,60 20,-60 12,-170 -2,-270 -8,-340 -22,-392 -52,-424 -86,-426'
  ink.line(line, { width: 6.4, profile: (along) => 1 - 0.66 * along })
  ink.at(-94, -424, { rotate: -80, scale: 1.3 }, () => drawSpike(ink, 3))
  ink.form(ink.leaf(14, -110, -50, 92, 15, { bend: 20, belly: 0.36 }), { width: 2.4, halo: 0.8 })
}
