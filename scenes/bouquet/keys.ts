import type { DayKeys } from '../../src/stage/contract/keys'
import { walkRing } from '../../src/stage/contract/walkRing'

/** The arrow keys walk the petals. */
export function createKeys(): DayKeys<unknown> {
  return {
    take: (key) =>
      walkRing(
        key,
        key.areas.filter((area) => area.startsWith('petal-')),
      ),
  }
}
