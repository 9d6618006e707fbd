import type { Traveller } from '../visit/traveller'

/**
 * Who goes with the visitor, as it sits on the ink bottle. A file each, named here and not by its manifest: it is fetched by who has one, and
 * all others carry no table of it. Sizes are CSS pixels.
 */
export function companionOf(who: Traveller) {
  return { file: `travellers/${who}-2x.webp`, width: 77.5, height: 60 }
}
