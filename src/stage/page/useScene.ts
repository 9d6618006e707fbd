import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { CalendarDay } from '../../calendar'
import type { AnyDefinition } from '../contract/anyScene'
import { type AnyRun, Run } from '../session/run'
import { SceneStore } from '../session/sceneStatus'
import { visits } from '../session/visits'
import { useSceneLink } from './useSceneLink'

/** A page has no picture: its rules see a stage of this size, in scene units. */
const PAGE_SIZE = { width: 1600, height: 1000 } as const

/** What is pressed on a page are its own buttons: the stage follows none. */
const NO_AREAS = [] as const

interface Visited {
  readonly day: CalendarDay
  /** What the day is; stays the same object. */
  readonly definition: AnyDefinition
  /** What the day has become meanwhile: somebody is working on it. */
  readonly currentDefinition: AnyDefinition
  /** What follows the question mark in its address. */
  readonly query: string
}

interface PlayedPage {
  /** `null` until it has come to the moment that its address asks for. */
  readonly run: AnyRun | null
  /** The last thing worth saying to a screen reader. */
  readonly announcement: string
  readonly canReplay: boolean
  /** How much of the way to a far moment is behind, 0…1; `null` while it is on no such way. */
  readonly seek: number | null
  /** Stays where such a way has come to. */
  readonly stopSeeking: () => void
}

/**
 * Gives a page of React components the same playhead, seed, links, recording and overlay as a day on the stage has, for as long
 * as the component is shown. Throws what the day's rules throw.
 */
export function useScene({ day, definition, currentDefinition, query }: Visited): PlayedPage {
  const link = useSceneLink(query, definition.tuning)
  const [, navigate] = useLocation()
  const [store] = useState(() => new SceneStore())
  const { status, announcement, canReplay, isReady, seek } = useSyncExternalStore(store.subscribe, store.read)
  const [begunRun, setRun] = useState<AnyRun | null>(null)
  const run = isReady ? begunRun : null

  // In an effect, not while rendering: React renders what it may throw away, and a run that nobody ends would sound on.
  useLayoutEffect(() => {
    const go = (slug: string) => navigate(`/${slug}`)
    const begun: AnyRun = new Run({ definition, areas: NO_AREAS, day: day.slug, size: PAGE_SIZE, link, store, go })
    setRun(begun)
    begun.begin()
    return () => begun.end()
  }, [day, definition, link, store, navigate])

  useEffect(
    () => visits.enter({ day, definition: currentDefinition, link, run, stageRun: null }),
    [day, currentDefinition, link, run],
  )

  useEffect(() => {
    if (currentDefinition !== definition) run?.goOnWith(currentDefinition, NO_AREAS)
  }, [currentDefinition, definition, run])

  if (status.kind === 'failed') throw status.error
  return { run, announcement, canReplay, seek, stopSeeking: () => begunRun?.stopSeeking() }
}
