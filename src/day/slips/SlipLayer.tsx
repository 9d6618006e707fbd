import { useEffect, useSyncExternalStore } from 'react'
import { Slip, type SlipPlace } from './Slip'
import { slips } from './slips'

interface Props {
  readonly place: SlipPlace
  /** Where those of finds lie, if elsewhere. */
  readonly findPlace?: SlipPlace | undefined
}

/** Shows the slips of a day, and takes them away with it. */
export function SlipLayer({ place, findPlace = place }: Props) {
  const slip = useSyncExternalStore(slips.subscribe, slips.read)
  useEffect(() => () => slips.clear(), [])
  return slip && <Slip key={slip.id} place={slip.content.kind === 'find' ? findPlace : place} slip={slip} />
}
