import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { cos } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { leftIn, scaleIn, toCamp, topIn } from '../layout'
import type { CampingState, Events } from '../state'
import type { Tuning } from '../tuning'

/** How near to the window's edges a flame may hang, in CSS pixels: some of the lantern is always seen. */
const EDGE = 8

/** How far the light reaches at that moment, in CSS pixels: it breathes. */
export function radiusAt(now: number, { least, times, breath }: Readonly<Tuning>): number {
  const breathed = (1 - cos((now / breath) * 2 * Math.PI)) / 2
  return least * (1 + (times - 1) * breathed)
}

/** Hangs the lantern where a place of the window is, and swings it the way it went. */
export function hangLantern(camp: CampingState, at: Readonly<Point>, { now, size }: World<Events, Tuning>): void {
  const before = camp.lantern.x
  toCamp(at, size, camp.lantern)
  const way = Math.sign(camp.lantern.x - before)
  // Hung where it hangs already, it swings on the way it did.
  camp.hung = { at: now, side: way === 0 ? (camp.hung?.side ?? 1) : way < 0 ? -1 : 1 }
}

/** A window that became smaller still has the lantern in it. */
export function keepInWindow({ lantern }: CampingState, { size }: World<Events, Tuning>): void {
  const scale = scaleIn(size)
  const [left, top] = [leftIn(size), topIn(size)]
  lantern.x = clamp(lantern.x, (EDGE - left) / scale, (size.width - EDGE - left) / scale)
  lantern.y = clamp(lantern.y, (EDGE - top) / scale, (size.height - EDGE - top) / scale)
}
