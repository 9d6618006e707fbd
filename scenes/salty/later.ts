import { manifest } from '../../assets/salty-later/manifest'
import { createCurls, createRings } from './view/curls'
import { createFar, createMiddle, createNear } from './view/sea'

/** The waves that slams throw, the sea that his beard becomes, the tale on it, and the rings it leaves. */
export const later = {
  manifest,
  parts: { rings: createRings, far: createFar, middle: createMiddle, near: createNear, curls: createCurls },
}
