import { manifest } from '../../assets/trip-later/manifest'
import { createEmptyPicture } from './view/emptyPicture'
import { createLabels } from './view/labels'
import { createSpread } from './view/spread'
import { createTravellers } from './view/travellers'

export const later = {
  manifest,
  parts: {
    emptyPicture: createEmptyPicture,
    labels: createLabels,
    spread: createSpread,
    travellers: createTravellers,
  },
}
