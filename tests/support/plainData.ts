import type { Shape } from '../../src/stage/contract/geometry'

/** Throws unless it is what JSON tells whole. What time it is a state does not repeat: `world.now` says so. */
export function checkPlainData(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return
  if (typeof value !== 'object') throw new Error(`${path} is ${String(value)}: no plain data.`)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) throw new Error(`${path} is of a class.`)
  for (const [name, part] of Object.entries(value)) {
    if (name === 'now') throw new Error(`${path} holds the time, which is world.now.`)
    checkPlainData(part, `${path}.${name}`)
  }
}

/** Whether a shape lies somewhere, and is of some size. */
export function isWhole(shape: Shape): boolean {
  switch (shape.kind) {
    case 'rect':
      return [shape.x, shape.y, shape.width, shape.height].every(Number.isFinite) && shape.width > 0 && shape.height > 0
    case 'circle':
      return [shape.x, shape.y, shape.radius].every(Number.isFinite) && shape.radius > 0
    case 'polygon':
      return shape.points.length > 2 && shape.points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
  }
}
