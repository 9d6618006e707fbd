import { useEffect } from 'react'
import type { PlayedVisit } from './playedVisit'
import type { ToyboxEvent } from './toybox'

/** How many of the last events the toy box tells of. */
const EVENTS_KEPT = 1000

/** Offers the day that plays to tools and tests, for as long as the component is there; nothing while there is no visit. No visitor loads it. */
export function useToybox(visit: PlayedVisit | null): void {
  useEffect(() => {
    if (!visit) return undefined
    const { run } = visit
    const events: ToyboxEvent[] = []
    // From now on, not from when the toy box has come: nothing is missed that happens meanwhile.
    const keepEvent = (name: string, data: unknown) => {
      events.push({ name, data })
      if (events.length > EVENTS_KEPT) events.shift()
    }
    let isLeft = false
    let stopOffering = () => {}
    run.eventListeners.add(keepEvent)
    import('./toybox').then(({ offerToybox }) => {
      if (!isLeft) stopOffering = offerToybox(visit, events)
    }, console.error)
    return () => {
      isLeft = true
      stopOffering()
      run.eventListeners.delete(keepEvent)
    }
  }, [visit])
}
