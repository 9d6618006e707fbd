import { manifest } from '../../assets/scallop-later/manifest'
import { createFolk } from './view/folk'
import { createRows } from './view/rows'
import { createCovers, createShelves } from './view/shelves'
import { createLastSheet, createTally, createVeil } from './view/veil'

/** The whole cabinet from further away: who has been looked at, small, and the dust sheets over everybody else. */
export const later = {
  manifest,
  parts: {
    tally: createTally,
    rows: createRows,
    veil: createVeil,
    shelves: createShelves,
    covers: createCovers,
    folk: createFolk,
    lastSheet: createLastSheet,
  },
}
