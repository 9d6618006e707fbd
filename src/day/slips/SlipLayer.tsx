import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/lazyPart'
import type { SlipPlace, SlipProps } from './Slip'
import { slips } from './slips'

interface Props {
  readonly place: SlipPlace
  /** Where those of finds lie, if elsewhere. */
  readonly findPlace?: SlipPlace | undefined
}

/** Comes with the first slip. Where it does not, what is written is still said, and the day goes on. */
const Slip = lazyPart<'Slip', SlipProps>(() => import('./Slip'), 'Slip')

/** Shows the slips of a day, and takes them away with it. */
export function SlipLayer({ place, findPlace = place }: Props) {
  const slip = useSyncExternalStore(slips.subscribe, slips.read)
  useEffect(() => () => slips.clear(), [])
  return (
    <Suspense>
      {slip && <Slip key={slip.id} place={slip.content.kind === 'find' ? findPlace : place} slip={slip} />}
    </Suspense>
  )
}
