import { manifest } from '../../assets/armadillo-later/manifest'
import { createLaterBlots } from './view/laterBlots'
import { createPlate } from './view/plate'
import { createRoller } from './view/roller'

export const later = {
  manifest,
  parts: {
    plate: createPlate,
    blots: createLaterBlots,
    roller: createRoller,
  },
}
