/** The two portrait glasses and the dial, in the day's drawing units: two scene units each. */
export const GLASS = { left: { x: 184, y: 226 }, right: { x: 612, y: 226 }, radius: 88 } as const

export const DIAL = { x: 392, y: 243, radius: 39 } as const

/** Upper left corners of what lies in place, in drawing units. */
export const PLACES = {
  canvasRight: { x: 690, y: -300 },
  crate: { x: 8, y: 372 },
  rings: { x: 30, y: -180 },
  shakes: { x: 30, y: 36 },
  machine: { x: 36, y: -130 },
  cobweb: { x: 270, y: 44 },
  cordRinging: { x: 44, y: 56 },
  cordSpoken: { x: 6, y: 330 },
  strip: { x: 132, y: 388 },
  slot: { x: 116, y: 364 },
} as const

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
