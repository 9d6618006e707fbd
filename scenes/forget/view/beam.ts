import type { Point, Size } from '../../../src/stage/contract/geometry'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import { LIGHT, THING_NAMES } from '../layout'
import type { ForgetState } from '../state'

/** Where things are put that nobody shall see, in CSS pixels: nothing is taken off the stage and put on it again. */
export const AWAY = -9999

/** How much wider the circle of light is than what one needs to see a window in it, once it has opened. */
const BEYOND = 1.05 / LIGHT.clear
/** How wide the light opens for whoever remembers nothing yet, in CSS pixels: about the text, and no farther. */
const NARROW = 140
/** Until somebody takes the torch it nods along the thread: when first, how often, for how long, in ms, and how far, in CSS pixels. */
const NOD = { first: 1500, every: 4200, lasts: 1500, x: 34, y: -15 } as const
/** Its battery is weak: how often it flickers, for how long, in ms, and by how much the circle shrinks and swells. */
const FLICKER = { every: 6300, lasts: 420, share: 0.02 } as const

/** The light as it is seen. */
export interface Beam extends Point {
  /** How far it reaches, in CSS pixels; 0 while it is out. */
  radius: number
  /** How far what lies in the page may be seen from its middle, across and down. */
  reach: number
  /** How bright it is in its middle, 0…1. */
  brightness: number
  /** How far it has opened, 0…1. */
  openness: number
}

/** A light that is out. */
export function beamOf(): Beam {
  return { x: 0, y: 0, radius: 0, reach: 0, brightness: 0, openness: 0 }
}

/** Brings the light to the moment: written into `beam`. */
export function updateBeam(beam: Beam, forget: ForgetState, { now, size, reducedMotion }: Moment): void {
  const { light, glow, recalled } = forget
  const nod = reducedMotion || forget.isHeld ? 0 : nodAt(now)
  beam.x = light.x + NOD.x * nod
  beam.y = light.y + NOD.y * nod
  beam.openness = opennessAt(forget, now)
  const flicker = reducedMotion ? 0 : flickerAt(forget, now)
  // It springs up a little larger than it is, and settles.
  const grown = glow < 1 ? smoothstep(0, 0.7, glow) * (1.06 - 0.06 * smoothstep(0.7, 1, glow)) : 1
  const small = LIGHT.radius * (forget.isOn && !reducedMotion ? grown : smoothstep(0, 1, glow)) * (1 + flicker)
  // What is not remembered is not shown: all of it only where all has come back.
  const share = recalled.length / THING_NAMES.length
  beam.radius = lerp(small, lerp(NARROW, farthestCorner(beam, size) * BEYOND, share ** 2), beam.openness)
  beam.reach = beam.radius
  beam.brightness = 1 + 4 * Math.min(0, flicker)
}

/** The farthest corner of the window, in CSS pixels. */
function farthestCorner({ x, y }: Readonly<Point>, { width, height }: Readonly<Size>): number {
  return Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
}

function opennessAt({ opening }: ForgetState, now: number): number {
  if (!opening || now >= opening.until) return 0
  if (now < opening.wideAt) return smoothstep(opening.from, opening.wideAt, now) ** 1.4
  return 1 - smoothstep(opening.closesAt, opening.until, now) ** 0.5
}

/** Twice along the thread and back, and then it waits. */
function nodAt(now: number): number {
  const into = now < NOD.first ? NOD.lasts : (now - NOD.first) % NOD.every
  if (into >= NOD.lasts) return 0
  return Math.sin((into / NOD.lasts) * 2 * Math.PI) ** 2
}

function flickerAt({ isOn, glow }: ForgetState, now: number): number {
  const into = now % FLICKER.every
  if (!isOn || glow < 1 || into >= FLICKER.lasts) return 0
  return FLICKER.share * Math.sin(into * 0.09) * Math.sin((into / FLICKER.lasts) * Math.PI)
}
