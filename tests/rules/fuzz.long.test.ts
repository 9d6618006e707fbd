import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../src/calendar'
import { LANGUAGES, type Localized } from '../../src/language/words'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import type { AnyReaction } from '../../src/stage/contract/anyScene'
import { AreaKeeper } from '../../src/stage/contract/areas'
import type { Loop } from '../../src/stage/contract/definition'
import type { Tunable } from '../../src/stage/contract/scene'
import { tuned } from '../../src/stage/contract/tuned'
import { announcementOf } from '../../src/stage/session/effects'
import { type AnyPlayhead, Playhead } from '../../src/stage/time/playhead'
import { seededRandom } from '../../src/stage/time/random'
import type { Recording } from '../../src/stage/time/recording'
import { loadPlayedDays, type PlayedDay } from '../support/days'
import { checkPlainData, isWhole } from '../support/plainData'
import { doAnything } from '../support/wildGames'

const MINUTE = 60_000
const SECOND = 1_000
const SEEDS = [1, 7, 4242]

const playedDays = await loadPlayedDays()

type Hear = (name: string, data: unknown) => void

function playheadOf({ slug, definition, size }: PlayedDay, seed: number, onEvent: Hear = () => {}): AnyPlayhead {
  const { rules, tuning } = definition
  return new Playhead({ day: slug, rules, tuning: tuned(tuning), seed, size, onEvent })
}

interface WildMinute extends Recording {
  readonly hash: string
}

/** A minute of a visitor who does anything at all, anywhere, also beside the stage, and resizes the window where that matters. */
function playWildly(day: PlayedDay, seed: number): WildMinute {
  const { rules, on = {}, loops = {} } = day.definition
  const visitor = seededRandom(seed ^ 0x5eed)
  const keeper = new AreaKeeper<unknown, unknown>(day.areas)
  const placed = new StageInWindow(day.followsWindow ? 'window' : day.size, day.size)
  const reactions: Readonly<Record<string, AnyReaction | undefined>> = on
  const playhead = playheadOf(day, seed, (name, data) => checkReaction(name, reactions[name], data))
  playhead.remember()
  playhead.queue({ kind: 'later', at: { x: 0, y: 0 }, area: null, button: 'main' })
  for (let ms = 0; ms < MINUTE; ms += rules.tick) {
    placed.follow(playhead.world.size)
    keeper.follow(playhead.state, playhead.world, placed.viewport)
    if (visitor.next() < rules.tick / 150) doAnything(playhead, day, keeper.present, visitor)
    playhead.step()
    playhead.check()
    keeper.follow(playhead.state, playhead.world, placed.viewport)
    for (const { id, label, shape } of keeper.present) {
      checkWords(`the label of ${id}`, label)
      if (!isWhole(shape)) throw new Error(`The area ${id} has no finite shape: ${JSON.stringify(shape)}.`)
    }
    for (const [name, loop] of Object.entries<Loop<unknown> | undefined>(loops)) checkLoop(name, loop, playhead)
    if (ms % SECOND < rules.tick) checkPlainData(playhead.state, 'state')
  }
  return { ...playhead.record(), hash: playhead.hash() }
}

/** What follows from an event makes sense, whatever its data. */
function checkReaction(name: string, reaction: AnyReaction | undefined, data: unknown): void {
  const said = reaction && announcementOf(reaction, data)
  if (said) checkWords(`what is said of ${name}`, said)
  const slug = reaction?.goTo
  if (slug && !days.some((day) => day.slug === slug)) throw new Error(`${name} leads to ${slug}, which is no day.`)
}

function checkLoop(name: string, loop: Loop<unknown> | undefined, { state, now }: AnyPlayhead): void {
  const level = loop?.level(state, now) ?? 0
  const rate = loop?.rate?.(state, now) ?? 1
  if (!(level >= 0 && level <= 1)) throw new Error(`The loop ${name} has the level ${level}.`)
  if (!(rate >= 0.5 && rate <= 4)) throw new Error(`The loop ${name} has the rate ${rate}.`)
}

function checkWords(what: string, words: Localized): void {
  for (const language of LANGUAGES) {
    if (words[language].trim() === '') throw new Error(`There is no word of ${what} in ${language}.`)
  }
  if (words.en === words.fr) throw new Error(`In both languages ${what} is ${words.en}.`)
}

describe.each(playedDays)('a wild minute of $slug', (day) => {
  const { definition, areas } = day
  const games: WildMinute[] = []
  // Not before it is known which days are asked for.
  beforeAll(() => {
    for (const seed of SEEDS) games.push(playWildly(day, seed))
  }, 60_000)

  const firstGame = () => {
    const [first] = games
    if (!first) throw new Error('Nothing was played.')
    return first
  }

  it('keeps every promise', () => {
    expect(games).toHaveLength(SEEDS.length)
    for (const { ticks } of games) expect(ticks).toBe(Math.ceil(MINUTE / definition.rules.tick))
  })

  it('is the same again from the same seed and inputs', () => {
    const { hash, ...recording } = firstGame()
    const again = playheadOf(day, 0)
    again.replay(JSON.parse(JSON.stringify(recording)))
    again.step(recording.ticks)
    expect(again.hash()).toBe(hash)
  })

  it('rewinds to the identical state', () => {
    const first = firstGame()
    const playhead = playheadOf(day, 0)
    playhead.replay(first)
    playhead.seek(31_000)
    const there = playhead.hash()
    playhead.seek(MINUTE)
    expect(playhead.hash()).toBe(first.hash)
    playhead.seek(31_000)
    expect(playhead.hash()).toBe(there)
  })

  it('names everything that can be pressed once', () => {
    const ids = areas.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('names every number that may be turned, and starts within its range', () => {
    for (const [name, { value, min, max, unit, description }] of Object.entries<Tunable>(definition.tuning)) {
      expect(min, name).toBeLessThanOrEqual(value)
      expect(max, name).toBeGreaterThanOrEqual(value)
      expect(unit, name).not.toBe('')
      expect(description, name).toMatch(/\.$/)
    }
  })

  it('says what to do, and what its keys do, in each language', () => {
    const { what, keys } = definition.help
    for (const words of [what, ...keys.map(({ does }) => does)]) {
      for (const language of LANGUAGES) expect(words[language]).not.toBe('')
    }
    expect(what.fr).not.toBe(what.en)
  })
})
