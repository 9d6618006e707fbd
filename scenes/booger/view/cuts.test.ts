import { describe, expect, it } from 'vitest'
import { manifest } from '../../../assets/booger/manifest'
import type { Bounds } from '../../../src/stage/hitTest'
import { lostPixels } from '../../../tests/support/lostPixels'
import { CUTS } from './cuts'

const DRAWINGS = Object.entries(CUTS).flatMap(([sprite, byKey]) =>
  Object.entries<readonly Bounds[]>(byKey).map(([key, cuts]) => ({ name: `${sprite}_${key}`, cuts })),
)

describe('the cuts of the features', () => {
  it.each(DRAWINGS)('leave nothing of $name out', async ({ name, cuts }) => {
    expect(await lostPixels(manifest, name, cuts)).toEqual([])
  })

  it.each(DRAWINGS)('do not overlap in $name: what they share would be drawn twice', ({ cuts }) => {
    const overlapping = cuts.flatMap((one, place) =>
      cuts
        .slice(place + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    )
    expect(overlapping).toEqual([])
  })
})
