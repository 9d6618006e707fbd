import { manifest } from '../../assets/baddog-later/manifest'
import { createBits } from './view/bits'
import { createBrush } from './view/brush'
import { createCatch } from './view/catch'
import { createPaws, createPeek } from './view/peek'
import { createPlanted } from './view/planted'
import { createTears } from './view/tears'
import { createTitle } from './view/title'

/** Sticks, he who leaps for them, and what he is called for it; and what nobody misses at his first bark: how it is brushed, tears, bits of grass, and that he looks out after it. */
export const later = {
  manifest,
  parts: {
    title: createTitle,
    brush: createBrush,
    planted: createPlanted,
    catch: createCatch,
    tears: createTears,
    peek: createPeek,
    paws: createPaws,
    bits: createBits,
  },
}
