import { vi } from 'vitest'
import type { AnyPage, AnyScene } from '../../src/stage/contract/anyScene'
import type { Areas } from '../../src/stage/contract/areas'
import type { Size } from '../../src/stage/contract/geometry'
import type { Tunable } from '../../src/stage/contract/scene'
import { playRules } from '../../src/stage/time/playRules'

/** A day with rules, as its folder declares it. */
export interface PlayedDay {
  readonly slug: string
  readonly definition: AnyScene | AnyPage
  /** What can be pressed in its picture; nothing of a page. */
  readonly areas: Areas<unknown>
  /** What rules may hear that is pressed beside it: the buttons of a page, by the list in its `areas.ts`. */
  readonly buttons: readonly string[]
  /** Whether its panel presses that, though no area is called so. */
  readonly panelPresses: (name: string) => boolean
  /** The stage that it begins on. */
  readonly size: Size
  readonly followsWindow: boolean
}

/** The window that days are played in where they follow it, and the stage that a page's rules see. */
const WINDOW = { width: 1440, height: 900 } as const
const PAGE = { width: 1600, height: 1000 } as const

// Played in Node, a day is what it declares: what makes React components and pictures of that stays out.
vi.stubGlobal('navigator', { userAgent: '', languages: ['en'] })
vi.stubGlobal('window', { location: { href: 'http://localhost/' } })
vi.doMock('../../src/stage/page/defineScene', () => ({ defineScene: declared }))
vi.doMock('../../src/stage/page/definePlayedPage', () => ({ definePlayedPage: declared }))

function declared(definition: unknown): unknown {
  return definition
}

const withRules = import.meta.glob('../../scenes/*/rules.ts')
const entries = import.meta.glob<{ readonly day: AnyScene | AnyPage }>('../../scenes/*/index.ts')
const allAreas = import.meta.glob<{ readonly areas: Areas<unknown> | readonly string[] }>('../../scenes/*/areas.ts')

/** All days that have a `rules.ts`, on the stage or pages. */
export async function loadPlayedDays(): Promise<readonly PlayedDay[]> {
  return Promise.all(Object.keys(withRules).map((path) => playedDay(path.split('/').at(-2) ?? path)))
}

async function playedDay(slug: string): Promise<PlayedDay> {
  const entry = await entries[`../../scenes/${slug}/index.ts`]?.()
  if (!entry) throw new Error(`scenes/${slug} has rules but no index.ts.`)
  const definition = entry.day
  if (!('rules' in definition)) throw new Error(`scenes/${slug}/index.ts does not declare the day's rules.`)
  if ('stage' in definition) {
    const followsWindow = definition.stage === 'window'
    const size = definition.stage === 'window' ? WINDOW : definition.stage
    const { panelPresses = () => false } = definition
    return { slug, definition, areas: definition.areas, buttons: [], panelPresses, size, followsWindow }
  }
  const listed = (await allAreas[`../../scenes/${slug}/areas.ts`]?.())?.areas ?? []
  const buttons = listed.filter((area) => typeof area === 'string')
  return { slug, definition, areas: [], buttons, panelPresses: () => false, size: PAGE, followsWindow: false }
}

/** All names that the rules of a day hear for what they are, but those of its panel that no area has. */
export function namesOf({ areas, buttons }: PlayedDay): readonly string[] {
  return [...areas.map(({ id }) => id), ...buttons]
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
