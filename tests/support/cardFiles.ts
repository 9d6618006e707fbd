import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createSourceHasher } from '../../assets/pipeline/sourceHash'
import { LINK_PICTURE } from '../../assets/sharing/shared'
import { days } from '../../src/calendar'
import type { Snapshot } from '../../src/stage/contract/scene'
import { hashOf } from '../../src/stage/time/random'
import { BUDGETS } from '../budgets'
import { scenes } from './scenes'
import { SNAPSHOTS_FOLDER, snapshotName } from './snapshotFiles'

/** A card, in pixels, and how many bytes it may have. */
export const CARD = { ...LINK_PICTURE, most: BUDGETS.card.most * 1024 } as const

const LOCK = 'assets/cards.lock.json'

/** Moments that show a day better than its first sight, by what their names begin with. */
const BETTER: Readonly<Record<string, string>> = {
  armadillo: 'round the eyes',
  camping: 'the widest light',
  eagle: 'held',
  empty: 'the chime',
  heist: 'on tiptoe',
  match: 'all is seen',
}

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

/** The same for links that are shared, as JPEG, which every service takes. */
export function linkedCardFile(slug: string): string {
  return `assets/public/cards/${slug}.jpg`
}

/** What a card for links is made of, by which name: the fingerprint of the card itself. */
export function linkedSourceOf(slug: string): readonly [name: string, source: string] {
  return [
    `${slug}.jpg`,
    createHash('sha256')
      .update(readFileSync(cardFile(slug)))
      .digest('base64url')
      .slice(0, 10),
  ]
}

/** The picture that links to the index are shown with, which is drawn. */
export const POSTER_FILE = 'assets/public/cards/home.jpg'

/** What that is made of, by which name: all that draws it and dries it. */
export function posterSource(): readonly [name: string, source: string] {
  const hasher = createSourceHasher()
  const parts = [
    hasher.hashOf(resolve('assets/sharing/poster.ts'), 'drawPoster'),
    hasher.hashOf(resolve('assets/ink/rasterize.ts'), 'rasterize'),
  ]
  return ['home.jpg', parts.map((part) => part.slice(0, 10)).join(' ')]
}

/** What a card is made of: the fingerprint of its snapshot. Where that is renewed, so must the card be. */
export function sourceOf({ name }: CardMoment): string {
  return `${name} ${hashOf(readFileSync(`${SNAPSHOTS_FOLDER}/${name}.tiles`, 'utf8')).toString(36)}`
}

/** What each card was made of, by its slug, and each card for links, by its name. */
export function readCardLock(): Readonly<Record<string, string>> {
  return existsSync(LOCK) ? JSON.parse(readFileSync(LOCK, 'utf8')) : {}
}

export function writeCardLock(lock: Readonly<Record<string, string>>): void {
  const sorted = Object.entries(lock).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(LOCK, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
