import { existsSync, readdirSync } from 'node:fs'
import { days } from '../../src/calendar'
import type { Snapshot } from '../../src/stage/contract/scene'

/** The days that are drawn on the stage, with the moments to photograph them at. */
export const scenes = await Promise.all(
  days
    .filter(({ slug }) => existsSync(`scenes/${slug}/snapshots.ts`))
    .map(async (day) => {
      const { snapshots }: { snapshots: readonly Snapshot[] } = await import(`../../scenes/${day.slug}/snapshots.ts`)
      return { ...day, snapshots }
    }),
)

/** The days that have a folder. */
export const drawnDays = days.filter(({ slug }) => readdirSync('scenes').includes(slug))
