/** A slow deterministic tremble in −1…1: the same name and place give the same value on every machine (integers only). */
export function wobble(name: string, place: number): number {
  const cell = Math.floor(place)
  const part = place - cell
  const smooth = part * part * (3 - 2 * part)
  return roll(name, cell) * (1 - smooth) + roll(name, cell + 1) * smooth
}

function roll(name: string, cell: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(cell, 0x9e3779b1)
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 31 - 1
}
