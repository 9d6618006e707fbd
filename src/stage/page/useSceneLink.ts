import { useMemo } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { withoutLanguage } from '../../language/languageInAddress'
import type { Tunable } from '../contract/scene'
import { readSceneLink, type SceneLink } from '../time/sceneLink'

/** What follows the question mark in a day's address. Speaking another language is no other game. */
export function useSceneQuery(): string {
  const [location] = useHashLocation()
  return withoutLanguage(location).split('?')[1] ?? ''
}

/** The moment that the address asks for. */
export function useSceneLink(query: string, table: Readonly<Record<string, Tunable>>): SceneLink {
  return useMemo(() => readSceneLink(query, table, warn), [query, table])
}

function warn(about: string): void {
  if (import.meta.env.DEV) console.warn(`In the address of this day, ${about}`)
}
