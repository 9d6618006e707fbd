import { manifest } from '../../assets/ponytail-later/manifest'
import { createBraid } from './view/braid'
import { createBow, createHush, createSnailBow, createToUs } from './view/eighth'

/** Her braid, and the eighth mood. */
export const later = {
  manifest,
  parts: { braid: createBraid, bow: createBow, toUs: createToUs, hush: createHush, snailBow: createSnailBow },
}
