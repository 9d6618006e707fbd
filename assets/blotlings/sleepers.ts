import { bogking } from './sleepers/bogking'
import { brewster } from './sleepers/brewster'
import { capkin } from './sleepers/capkin'
import { dozebrock } from './sleepers/dozebrock'
import { dragling } from './sleepers/dragling'
import { emberfox } from './sleepers/emberfox'
import { heronk } from './sleepers/heronk'
import { hilltort } from './sleepers/hilltort'
import { inkcat } from './sleepers/inkcat'
import { knitter } from './sleepers/knitter'
import { lanternjaw } from './sleepers/lanternjaw'
import { loopworm } from './sleepers/loopworm'
import { mossgoat } from './sleepers/mossgoat'
import { nightowl } from './sleepers/nightowl'
import { pufflet } from './sleepers/pufflet'
import { quillpig } from './sleepers/quillpig'
import { rainbrolly } from './sleepers/rainbrolly'
import type { Sleeper } from './sleepers/sleeper'
import { snowhare } from './sleepers/snowhare'
import { stagbeet } from './sleepers/stagbeet'
import { swirlo } from './sleepers/swirlo'
import { turnipper } from './sleepers/turnipper'

/** Those of the 151 that sleep in nests, in the order of `SLEEPERS`. */
export const sleepers: readonly Sleeper[] = [
  emberfox,
  mossgoat,
  pufflet,
  lanternjaw,
  stagbeet,
  swirlo,
  bogking,
  snowhare,
  knitter,
  dozebrock,
  capkin,
  hilltort,
  brewster,
  dragling,
  nightowl,
  rainbrolly,
  quillpig,
  heronk,
  loopworm,
  inkcat,
  turnipper,
]
