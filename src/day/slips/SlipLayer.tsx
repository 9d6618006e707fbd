import { useEffect, useSyncExternalStore } from 'react'
import { Slip, type SlipPlace } from './Slip'
import { slips } from './slips'

/** Shows the slips of a day, and takes them away with it. */
export function SlipLayer({ place }: { readonly place: SlipPlace }) {
  const slip = useSyncExternalStore(slips.subscribe, slips.read)
  useEffect(() => () => slips.clear(), [])
  return slip && <Slip key={slip.id} place={place} slip={slip} />
}
