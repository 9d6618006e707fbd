/** The place so far from another, in a direction in radians. */
export function polar(x: number, y: number, radius: number, angle: number): [number, number] {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}
