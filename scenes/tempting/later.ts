import { manifest } from '../../assets/tempting-later/manifest'
import { createHeld, createKeys } from './view/held'
import { createPast } from './view/past'
import { createPlate, createTongueTip } from './view/plate'
import { createShutters } from './view/shutters'
import { createSign } from './view/sign'
import { createTeeth } from './view/teeth'
import { createWink } from './view/wink'

/** What a long day of the machine shows: hope, an apple that is eaten, shutters, and what hangs on the wall on the morning after. */
export const later = {
  manifest,
  parts: {
    past: createPast,
    wink: createWink,
    shutters: createShutters,
    tongueTip: createTongueTip,
    plate: createPlate,
    teeth: createTeeth,
    sign: createSign,
    held: createHeld,
    keys: createKeys,
  },
}
