import { vi } from 'vitest'
import type { AnyScene } from '../../src/stage/contract/anyScene'
import type { Areas } from '../../src/stage/contract/areas'
import type { Size } from '../../src/stage/contract/geometry'
import type { Tunable } from '../../src/stage/contract/scene'
import { playRules } from '../../src/stage/time/playRules'

/** A day with rules, as its folder declares it. */
export interface PlayedDay {
  readonly slug: string
  readonly definition: AnyScene
  /** What can be pressed. */
  readonly areas: Areas<unknown>
  /** Whether its panel presses that, though no area is called so. */
  readonly panelPresses: (name: string) => boolean
  /** The stage that it begins on. */
  readonly size: Size
  readonly followsWindow: boolean
}

/** The window that days are played in where they follow it. */
const WINDOW = { width: 1440, height: 900 } as const

// Played in Node, a day is what it declares: what makes React components and pictures of that stays out.
vi.stubGlobal('navigator', { userAgent: '', languages: ['en'] })
vi.stubGlobal('window', { location: { href: 'http://localhost/' } })
vi.doMock('../../src/stage/page/defineScene', () => ({ defineScene: declared }))

function declared(definition: unknown): unknown {
  return definition
}

const withRules = import.meta.glob('../../scenes/*/rules.ts')
const entries = import.meta.glob<{ readonly day: AnyScene }>('../../scenes/*/index.ts')

/** All days that have a `rules.ts`. */
export async function loadPlayedDays(): Promise<readonly PlayedDay[]> {
  return Promise.all(Object.keys(withRules).map((path) => playedDay(path.split('/').at(-2) ?? path)))
}

async function playedDay(slug: string): Promise<PlayedDay> {
  const entry = await entries[`../../scenes/${slug}/index.ts`]?.()
  if (!entry) throw new Error(`scenes/${slug} has rules but no index.ts.`)
  const definition = entry.day
  if (!('rules' in definition)) throw new Error(`scenes/${slug}/index.ts does not declare the day's rules.`)
  const { areas, stage, panelPresses = () => false } = definition
  const followsWindow = stage === 'window'
  return { slug, definition, areas, panelPresses, size: stage === 'window' ? WINDOW : stage, followsWindow }
}

/** All names that the rules of a day hear for what they are, but those of its panel that no area has. */
export function namesOf({ areas }: PlayedDay): readonly string[] {
  return areas.map(({ id }) => id)
}

/** Plays a day in plain Node, checked after every tick, from its own numbers but for those that are given. */
export function playDay(
  { slug, definition, areas, size }: PlayedDay,
  seed: number,
  { tuning = {}, size: window = size }: { tuning?: Readonly<Record<string, number>>; size?: Readonly<Size> } = {},
) {
  const table = definition.tuning as Readonly<Record<string, Tunable>>
  return playRules<unknown, object, Record<string, number>>(definition.rules, table, {
    day: slug,
    seed,
    areas,
    tuning,
    size: window,
  })
}

export type PlayedGame = ReturnType<typeof playDay>
