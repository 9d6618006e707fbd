import { useEffect, useState } from 'react'
import type { Snapshot } from '../stage/scene'

interface SnapshotsModule {
  readonly snapshots: readonly Snapshot[]
}

/** Found by glob in development only: a built site ships none of them. */
const importers: Readonly<Record<string, () => Promise<SnapshotsModule>>> = import.meta.env.DEV
  ? import.meta.glob<SnapshotsModule>('#scenes/*/snapshots.ts')
  : {}

/** The moments of a day that the visual tests photograph; none in a built site. */
export function useDaySnapshots(slug: string): readonly Snapshot[] {
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([])
  useEffect(() => {
    let isWanted = true
    const importer = Object.entries(importers).find(([path]) => path.split('/').at(-2) === slug)?.[1]
    importer?.().then((module) => {
      if (isWanted) setSnapshots(module.snapshots)
    }, console.error)
    return () => {
      isWanted = false
    }
  }, [slug])
  return snapshots
}
