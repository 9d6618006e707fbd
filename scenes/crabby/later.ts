import { manifest } from '../../assets/crabby-later/manifest'
import { createCastle, createLodging } from './view/castle'
import { createBoots, createBursts, createFlier, createFoam } from './view/flood'
import { createCarried, createJetsam } from './view/jetsam'

/** What a wave does where it meets something, what it leaves, and what becomes of that. */
export const later = {
  manifest,
  parts: {
    bursts: createBursts,
    boots: createBoots,
    flier: createFlier,
    foam: createFoam,
    castle: createCastle,
    carried: createCarried,
    jetsam: createJetsam,
    lodging: createLodging,
  },
}
