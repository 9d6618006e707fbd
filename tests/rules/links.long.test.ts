import { describe, expect, it } from 'vitest'
import { dayNamed } from '../../src/calendar'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import { AreaKeeper } from '../../src/stage/contract/areas'
import type { Fit } from '../../src/stage/contract/geometry'
import type { Tunable } from '../../src/stage/contract/scene'
import { tuned } from '../../src/stage/contract/tuned'
import { toHundredths } from '../../src/stage/input/pointer'
import { MOST_TEXT, textOf } from '../../src/stage/link/gameText'
import { linkTo } from '../../src/stage/link/linkTo'
import { openGame } from '../../src/stage/link/openGame'
import { packGame } from '../../src/stage/link/packedGame'
import { type AnyPlayhead, Playhead } from '../../src/stage/time/playhead'
import { seededRandom } from '../../src/stage/time/random'
import { type KeptRecording, parseRecording } from '../../src/stage/time/recording'
import { readSceneLink } from '../../src/stage/time/sceneLink'
import { loadPlayedDays, type PlayedDay } from '../support/days'
import { doAnything } from '../support/wildGames'

const GAMES = 20
const SECOND = 1_000
const MINUTE = 60_000

/** The site as visitors know it, and the window of the tests. */
const SITE = 'https://example.org/'
const FIT: Fit = { x: 0, y: 0, scale: 0.9 }

const playedDays = await loadPlayedDays()
const fixtures = import.meta.glob<string>('../fixtures/*.json', { eager: true, query: '?raw', import: 'default' })

const PRESS = { kind: 'press', tick: 0, at: { x: 100, y: 100 }, area: null, button: 'main' } as const

function dayOf(slug: string): PlayedDay {
  const day = playedDays.find((candidate) => candidate.slug === slug)
  if (!day) throw new Error(`There is no scenes/${slug}.`)
  return day
}

function begin({ slug, definition, size }: PlayedDay, seed: number): AnyPlayhead {
  const { rules, tuning } = definition
  return new Playhead({ day: slug, rules, tuning: tuned(tuning), seed, size })
}

/** So many of the first games are played as finely as numbers are, the others as finely as a hand. */
const FINE = 4

/** Plays as somebody does who does anything at all. Nothing is remembered, as visitors play. */
function playWildly(day: PlayedDay, seed: number, ms: number): AnyPlayhead {
  const visitor = seededRandom(seed ^ 0x11e4)
  const keeper = new AreaKeeper<unknown, unknown>(day.areas)
  const placed = new StageInWindow(day.followsWindow ? 'window' : day.size, day.size)
  const playhead = begin(day, seed)
  const { tick } = playhead
  if (seed % 2 === 0) playhead.queue({ kind: 'later', at: { x: 0, y: 0 }, area: null, button: 'main' })
  while (playhead.now < ms) {
    if (visitor.next() < tick / 150) {
      placed.follow(playhead.world.size)
      keeper.follow(playhead.state, playhead.world, placed.viewport)
      doAnything(playhead, day, keeper.present, visitor, seed > FINE ? toHundredths : undefined)
    }
    playhead.step()
  }
  return playhead
}

async function addressOf({ slug, definition }: PlayedDay, playhead: AnyPlayhead, fit = FIT): Promise<string> {
  const day = dayNamed(slug)
  if (!day) throw new Error(`${slug} is no day.`)
  const { address, holdsGame } = await linkTo(day, SITE, { scene: definition, playhead, fit })
  expect(holdsGame).toBe(true)
  return address
}

/** Opens an address as somebody does who is sent it, and plays what is in it to its end. Returns the fingerprint of that. */
async function endOf(day: PlayedDay, address: string): Promise<string> {
  const { definition, slug } = day
  const table = definition.tuning as Readonly<Record<string, Tunable>>
  const link = readSceneLink(new URL(address).hash.slice(1), table)
  const recording = await openGame(slug, definition, link)
  const playhead = begin(day, 1)
  playhead.replay(recording)
  playhead.step(recording.ticks)
  return playhead.hash()
}

describe.each(playedDays)('games of $slug in a link', (day) => {
  it('end as they did', async () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const played = playWildly(day, seed, seed === GAMES ? MINUTE : (seed * SECOND) / 2)
      const address = await addressOf(day, played)
      expect(new URL(address).hash.length).toBeLessThan(MOST_TEXT.characters + 100)
      expect(await endOf(day, address), `seed ${seed}`).toBe(played.hash())
    }
  })
})

describe('a recorded game in a link', () => {
  it.each(Object.entries(fixtures))('%s ends as it did', async (_, text) => {
    const recording = parseRecording(text)
    const day = dayOf(recording.day)
    const playhead = begin(day, 1)
    playhead.replay(recording)
    playhead.step(recording.ticks)
    expect(await endOf(day, await addressOf(day, playhead, { x: 0, y: 0, scale: 1 }))).toBe(recording.hash)
  })
})

describe('a link that is damaged', () => {
  const day = dayOf('heist')
  const other = dayOf('scrape')
  const bytes = (length: number) => textOf(new Uint8Array(length))

  /** What an address holds in the place of that game, for each of so many chances: cut, with letters swapped, or with another. */
  function damaged(game: string, seed: number): string {
    const chance = seededRandom(seed)
    const at = Math.floor(chance.between(0, game.length - 1))
    const [before, letter, next, after] = [game.slice(0, at), game.charAt(at), game.charAt(at + 1), game.slice(at + 2)]
    const replaced = chance.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ é%=']) + next
    return before + chance.pick(['', next + letter, replaced, next]) + after
  }

  it('is refused, or leads where it was meant to', async () => {
    const played = playWildly(day, 9, 8 * SECOND)
    const address = await addressOf(day, played)
    const game = new URLSearchParams(new URL(address).hash.slice(1)).get('game') ?? ''
    let refused = 0
    for (let seed = 1; seed <= 180; seed++) {
      const bad = damaged(game, seed)
      const link = { game: bad, seed: 9, tuning: {} }
      const opened = await openGame(day.slug, day.definition, link).catch(() => null)
      if (!opened) refused += 1
      else expect(await endOf(day, address.replace(game, bad))).toBe(played.hash())
    }
    expect(refused).toBeGreaterThan(170)
  })

  it.each<[why: string, game: () => Promise<string> | string, words: RegExp, link?: object]>([
    ['empty', () => '', /./],
    ['no base64', () => 'café', /./],
    ['not compressed', () => 'AAAA', /./],
    ['longer than any', () => 'A'.repeat(MOST_TEXT.characters + 1), /longer than any/],
    ['a megabyte in a few letters', () => bytes(1_000_000), /unpacks to more/],
    ['as much as fits', () => bytes(10_000_000).then((text) => text.slice(0, MOST_TEXT.characters)), /unpacks to/],
    ['nothing but noughts', () => bytes(1_000), /another form/],
    ['of another day', () => gameOf(other), /another day or other numbers/],
    ['of other numbers', () => gameOf(day), /another day or other numbers/, { tuning: { topSpeed: 90 } }],
    ['of another seed', () => gameOf(day), /ends otherwise/, { seed: 8 }],
    ['without a seed', () => gameOf(day), /no seed/, { seed: undefined }],
    ['longer than games are', () => forged({ ticks: 300_001 }), /too high/],
    ['of areas that are not there', () => forged({ inputs: [{ ...PRESS, area: 'crown of thorns' }] }), /other areas/],
    ['with too much done', () => forged({ inputs: Array(10_001).fill(PRESS) }), /too high/],
    ['with as much done as can be', () => forged({ inputs: Array(10_000).fill(PRESS) }), /ends otherwise/],
    ['as long as games are', () => forged({ ticks: 30_000 }), /ends otherwise/],
    ['on no stage', () => forged({ size: { width: 0, height: 900 } }), /No stage/],
    ['on a vast stage', () => forged({ size: { width: 1e300, height: 900 } }), /No stage/],
    ['at no place', () => forged({ inputs: [{ ...PRESS, at: { x: 1e300, y: 0 } }] }), /too high/],
    ['before the one before', () => forged({ inputs: [{ ...PRESS, tick: 5 }, PRESS] }), /./],
  ])('is refused: %s', async (_, game, words, link) => {
    const opening = openGame(day.slug, day.definition, { game: await game(), seed: 7, tuning: {}, ...link })
    await expect(opening).rejects.toThrow(words)
  })

  async function gameOf(played: PlayedDay): Promise<string> {
    const address = await addressOf(played, playWildly(played, 7, SECOND))
    return new URLSearchParams(new URL(address).hash.slice(1)).get('game') ?? ''
  }

  /** A game of a second in which nothing is done, but for what is said otherwise. */
  function forged(changes: Partial<KeptRecording>): Promise<string> {
    const { slug, size, definition } = day
    const tuning = tuned<Record<string, number>>(definition.tuning)
    const game = { day: slug, seed: 7, tuning, size, ticks: 100, inputs: [], hash: '01234567', ...changes }
    return textOf(packGame(game, FIT))
  }
})
