import type { CutMesh } from '../../src/stage/kit/cutMesh'

/** What the triangles cover together, in square units; overlaps count twice. */
export function areaOf({ positions, indices }: Pick<CutMesh, 'positions' | 'indices'>): number {
  const at = (place: number) => [positions[place * 2] ?? Number.NaN, positions[place * 2 + 1] ?? Number.NaN] as const
  return Array.from({ length: indices.length / 3 }, (_, triangle) => {
    const [a, b, c] = [0, 1, 2].map((corner) => at(indices[triangle * 3 + corner] ?? Number.NaN))
    if (!a || !b || !c) throw new Error('A triangle has three corners.')
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
  }).reduce((sum, area) => sum + area, 0)
}
