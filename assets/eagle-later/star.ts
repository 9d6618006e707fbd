import { blacken, cutAlong, ICE, places, polar } from '../eagle/burin'
import { drawCutStar } from '../eagle/stars'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'

/** How large the star is that can be caught, from its middle to its points. */
const REACH = 40

/** The star that can be caught: cut like the others, but blue, and all of it: one facet of each point whole, the other ruled. */
export function drawBlueStar(ink: Ink): void {
  const corner = (step: number, far = 1) => polar(step * 36 - 90, far * (step % 2 === 0 ? REACH : REACH * 0.46))
  const outline = (far: number) =>
    Array.from({ length: 10 }, (_, step) => [corner(step, far).x, corner(step, far).y, 1, 1])
  blacken(ink, outline(1.16))
  ink.cut(outline(1), { fill: ICE })
  for (let point = 0; point < 10; point += 2) {
    const [tip, other] = [corner(point), corner(point - 1)]
    ink.line(
      [
        [0, 0],
        [tip.x, tip.y],
      ],
      { width: 2.2, profile: 'swell', still: true },
    )
    for (let n = 1; n < 5; n++) {
      const share = n / 5.4
      const from = [tip.x * share, tip.y * share]
      const to = [lerp(tip.x * share, other.x, 0.82 - share * 0.5), lerp(tip.y * share, other.y, 0.82 - share * 0.5)]
      ink.line([from, to], { width: 2.4, profile: 'flick', still: true })
    }
  }
}

/** What it draws behind it as it flies to the right. */
export function drawWake(ink: Ink): void {
  for (const [aside, from] of [
    [-14, -96],
    [-5, -140],
    [6, -150],
    [15, -104],
  ] as const) {
    const line = places(30, (share) => ({ x: lerp(from, -30, share), y: aside * lerp(0.4, 1, share) }))
    cutAlong(ink, line, (share) => 3.6 * share * (1 - 0.4 * share))
  }
}

/** A star that it has, set into the rosette: a boss of black with a rim of light. */
export function drawMedal(ink: Ink): void {
  blacken(ink, ink.ellipse(0, 0, 36, 36))
  for (let tooth = 0; tooth < 22; tooth++) {
    const angle = (tooth / 22) * 360
    const [from, to] = [polar(angle - 7, 31), polar(angle + 7, 31)]
    cutAlong(ink, [from, polar(angle, 33.5), to], () => 2.4)
  }
  ink.at(0, 0, { scale: 0.72 }, () => drawCutStar(ink))
}

/** The back of the sheet from its fold on, which lies to the left: a shadow, and light again. */
export function drawBack(ink: Ink): void {
  ink.cut('0,0* 300,0* 300,40* 0,40*', { fill: '#ece2cb' })
  ink.wash('0,0* 300,0* 300,40* 0,40*', { alpha: 0.5, color: '#5b5650', fade: { from: [0, 20], to: [70, 20] } })
  ink.wash('0,0* 300,0* 300,40* 0,40*', { alpha: 0.16, color: '#5b5650', fade: { from: [300, 20], to: [90, 20] } })
}

/** What a burin leaves across its way: light, and soft at both sides. */
export function drawFurrow(ink: Ink): void {
  ink.line('-40,0 40,0', { width: 8, white: true, profile: 'even', still: true })
}
