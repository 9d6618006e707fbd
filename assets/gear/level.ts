import { DIAL } from './places'

const TAU = 2 * Math.PI

/** A gear of the level: its middle and radius in drawing units, and how far it is turned, in radians. */
export interface Gear {
  x: number
  y: number
  radius: number
  teeth: number
  turn: number
}

/** The six gears of the level, from the smallest; each touches the next, on an arc about the dial and partly behind it. */
export function levelGears(): Gear[] {
  const radii = [17.4, 21, 25, 30, 35.4, 41.5]
  const arc = 72
  const gears: Gear[] = []
  let angle = Math.PI * 0.855
  let turn = 0.2
  for (const [i, radius] of radii.entries()) {
    const teeth = Math.round(radius / 2.35)
    const before = gears[i - 1]
    if (before) {
      const way = angle + Math.asin((radius + before.radius - 2.6) / (2 * arc))
      angle += 2 * Math.asin((radius + before.radius - 2.6) / (2 * arc))
      // A tooth of the one stands in a gap of the other, where they touch.
      const contact = way + Math.PI / 2
      const phase = ((contact - before.turn) / (TAU / before.teeth)) % 1
      turn = contact + Math.PI + (phase - 0.5) * (TAU / teeth)
    }
    const x = DIAL.x + Math.cos(angle) * arc
    const y = DIAL.y + Math.sin(angle) * arc
    gears.push({ x, y, radius, teeth, turn })
  }
  return gears
}
