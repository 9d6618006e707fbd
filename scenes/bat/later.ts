import { manifest } from '../../assets/bat-later/manifest'
import { createBearers } from './view/bearers'
import { createBoard } from './view/board'
import { createCases, createLuggage } from './view/cases'
import { createLodger } from './view/lodger'

/** The bats that move house with all of the castle, the board that is left, and who comes after them. */
export const later = {
  manifest,
  parts: {
    lodger: createLodger,
    bearers: createBearers,
    board: createBoard,
    luggage: createLuggage,
    cases: createCases,
  },
}
