import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { days } from '../../src/calendar'
import type { Snapshot } from '../../src/stage/contract/scene'
import { hashOf } from '../../src/stage/time/random'
import { BUDGETS } from '../budgets'
import { scenes } from './scenes'
import { SNAPSHOTS_FOLDER, snapshotName } from './snapshotFiles'

/** A card, in pixels, and how many bytes it may have. */
export const CARD = { width: 1200, height: 630, most: BUDGETS.card.most * 1024 } as const

const LOCK = 'assets/cards.lock.json'

/** Moments that show a day better than its first sight, by what their names begin with. */
const BETTER: Readonly<Record<string, string>> = { heist: 'on tiptoe' }

/** What a day's card shows: a moment of its snapshots, or, of a day without a stage, a photograph of its page. */
export interface CardMoment {
  readonly slug: string
  /** The snapshot's name among all. */
  readonly name: string
  readonly snapshot: Snapshot | null
}

/** The moments of all days that have a picture to show. */
export const cardMoments: readonly CardMoment[] = days.flatMap(({ slug }): readonly CardMoment[] => {
  const snapshots = scenes.find((scene) => scene.slug === slug)?.snapshots
  if (!snapshots) return slug === 'flame' ? [{ slug, name: 'flame-name', snapshot: null }] : []
  const better = BETTER[slug]
  const wide = snapshots.filter(({ size }) => !size)
  const snapshot = (better ? wide.find(({ name }) => name.startsWith(better)) : wide[0]) ?? null
  return snapshot ? [{ slug, name: snapshotName(slug, snapshot.name), snapshot }] : []
})

export function cardFile(slug: string): string {
  return `assets/public/cards/${slug}.webp`
}

/** What a card is made of: the fingerprint of its snapshot. Where that is renewed, so must the card be. */
export function sourceOf({ name }: CardMoment): string {
  return `${name} ${hashOf(readFileSync(`${SNAPSHOTS_FOLDER}/${name}.tiles`, 'utf8')).toString(36)}`
}

/** What each card was made of. */
export function readCardLock(): Readonly<Record<string, string>> {
  return existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}
}

export function writeCardLock(lock: Readonly<Record<string, string>>): void {
  const sorted = Object.entries(lock).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
