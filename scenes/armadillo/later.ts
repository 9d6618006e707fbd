import { manifest } from '../../assets/armadillo-later/manifest'
import { createPages } from './view/pages'
import { createRoller } from './view/roller'

export const later = {
  manifest,
  parts: {
    pages: createPages,
    roller: createRoller,
  },
}
