import { useEffect, useState } from 'react'
import type { Snapshot } from '../stage/contract/scene'

interface SnapshotsModule {
  readonly snapshots: readonly Snapshot[]
}

/** Found by glob in development only: a built site ships none of them. */
const importers: Readonly<Record<string, () => Promise<SnapshotsModule>>> = import.meta.env.DEV
  ? import.meta.glob<SnapshotsModule>('#scenes/*/snapshots.ts')
  : {}

/** The moments of a day that the visual tests photograph, as its file has them now; none in a built site. */
export function useDaySnapshots(slug: string): readonly Snapshot[] {
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([])
  // Another one whenever the file has changed: this module is then run anew.
  const importer = Object.entries(importers).find(([path]) => path.split('/').at(-2) === slug)?.[1]
  useEffect(() => {
    let isWanted = true
    importer?.().then((module) => {
      if (isWanted) setSnapshots(module.snapshots)
    }, console.error)
    return () => {
      isWanted = false
    }
  }, [importer])
  return snapshots
}
