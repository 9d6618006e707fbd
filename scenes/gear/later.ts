import { manifest } from '../../assets/gear-later/manifest'
import { createCalls } from './view/calls'
import { createShout } from './view/shout'

/** Who else is on the line, what becomes of the minister then, and what is stuck over Pim's plate. */
export const later = {
  manifest,
  parts: { calls: createCalls, shout: createShout },
}
