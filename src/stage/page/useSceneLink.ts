import { useMemo } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { withoutLanguage } from '../../language/languageInAddress'
import type { Tunable } from '../contract/scene'
import { readSceneLink, type SceneLink } from '../time/sceneLink'
import { remarksOn } from '../time/sceneLinkRemarks'

/** What follows the question mark in a day's address. Speaking another language is no other game. */
export function useSceneQuery(): string {
  const [location] = useHashLocation()
  return withoutLanguage(location).split('?')[1] ?? ''
}

/** The moment that the address asks for. */
export function useSceneLink(query: string, table: Readonly<Record<string, Tunable>>): SceneLink {
  return useMemo(() => {
    if (import.meta.env.DEV)
      for (const remark of remarksOn(query, table)) console.warn(`In the address of this day, ${remark}`)
    return readSceneLink(query, table)
  }, [query, table])
}
