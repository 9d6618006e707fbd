import { existsSync, readdirSync } from 'node:fs'
import { days } from '../../src/calendar'
import type { Beat } from '../../src/stage/scene'

/** The days that are drawn on the stage, with the moments to photograph them at. */
export const scenes = await Promise.all(
  days
    .filter(({ slug }) => existsSync(`scenes/${slug}/beats.ts`))
    .map(async (day) => {
      const { beats }: { beats: readonly Beat[] } = await import(`../../scenes/${day.slug}/beats.ts`)
      return { ...day, beats }
    }),
)

/** The days that have a folder. */
export const drawnDays = days.filter(({ slug }) => readdirSync('scenes').includes(slug))
