type Spot = readonly [x: number, y: number]

const { sin, cos, PI } = Math

/** How far the feet of the arches tuck in below the ball, in radians. */
const TUCK = 0.42

/** Where one plate of the armour ends and the next begins, from the hollow that it looks out of to the rump. */
export const EDGES = { hollow: 0, collar: 0.25, first: 0.41, second: 0.56, third: 0.72, rump: 1 } as const

/** An arch of the armour, seen from in front: k runs from 0 (the hollow under the collar) to 1 (the rump's edge). */
function archAt(k: number) {
  return { x: 134 + 27 * k, halfWidth: 76 + 48 * k, top: 82 - 68 * k, foot: 250 - 10 * k }
}

/** A place on arch `k`; `along` 0 is its left foot, 1 its right foot. The feet tuck in below the ball. */
export function onArch(k: number, along: number): Spot {
  const { x, halfWidth, top, foot } = archAt(k)
  const angle = PI + TUCK - (PI + 2 * TUCK) * along
  const high = (foot - top) / (1 + sin(TUCK))
  const lean = along > 0.5 ? (along - 0.5) * -14 * k : 0
  return [x + cos(angle) * halfWidth, top + high - sin(angle) * high + lean]
}

export function arch(k: number, from = 0, to = 1, steps = 30): number[][] {
  return Array.from({ length: steps + 1 }, (_, i) => [...onArch(k, from + ((to - from) * i) / steps)])
}

/** The region between two arches, closed by a lobed skirt at both feet. */
export function bandShape(inner: number, outer: number): number[][] {
  const a = arch(inner)
  const b = arch(outer).reverse()
  return [
    ...a.map(([x = 0, y = 0], i) => [x, y, 1, i === 0 || i === 30 ? 1 : 0]),
    ...b.map(([x = 0, y = 0], i) => [x, y, 1, i === 0 || i === 30 ? 1 : 0]),
  ]
}
