import { describe, expect, it } from 'vitest'
import { areaAt } from '../../src/stage/hitTest'
import { Playhead } from '../../src/stage/playhead'
import { type Random, seededRandom } from '../../src/stage/random'
import type { Recording } from '../../src/stage/recording'
import type { InputKind, NumbersOf, Rules, Tunable } from '../../src/stage/scene'
import { tuned } from '../../src/stage/tuned'

type Table = Readonly<Record<string, Tunable>>
type Numbers = NumbersOf<Table>
type State = object

const allRules = import.meta.glob<{ readonly rules: Rules<State, Numbers> }>('../../scenes/*/rules.ts', { eager: true })
const allTuning = import.meta.glob<{ readonly tuning: Table }>('../../scenes/*/tuning.ts', { eager: true })
const allScenes = import.meta.glob<string>('../../scenes/*/scene.ts', { eager: true, query: '?raw', import: 'default' })

const SIZE = { width: 1600, height: 1000 }
const MINUTE = 60_000
const SEEDS = [1, 7, 4242]
const KINDS: readonly InputKind[] = ['press', 'press', 'release', 'move', 'move', 'hover', 'leave']

const scenes = Object.entries(allRules).map(([path, { rules }]) => {
  const day = path.split('/').at(-2) ?? path
  const table = allTuning[path.replace('rules.ts', 'tuning.ts')]?.tuning
  if (!table) throw new Error(`scenes/${day} has rules but no tuning.ts.`)
  const followsWindow = allScenes[path.replace('rules.ts', 'scene.ts')]?.includes("size: 'window'") ?? false
  return { day, rules, table, followsWindow }
})

/** A minute of a visitor who does anything at all, anywhere, also beside the stage, and resizes the window where that matters. */
function playWildly(
  { day, rules, table, followsWindow }: (typeof scenes)[number],
  seed: number,
): Recording & { hash: string } {
  const visitor = seededRandom(seed ^ 0x5eed)
  const playhead = new Playhead<State, Numbers>({ day, rules, tuning: tuned(table), seed, size: SIZE })
  playhead.remember()
  for (let ms = 0; ms < MINUTE; ms += rules.tick) {
    if (visitor.next() < rules.tick / 150) input(playhead, rules, visitor, followsWindow)
    playhead.step()
    rules.check?.(playhead.state, playhead.world)
  }
  return { ...playhead.record(), hash: playhead.hash() }
}

function input(
  playhead: Playhead<State, Numbers>,
  rules: Rules<State, Numbers>,
  visitor: Random,
  mayResize: boolean,
): void {
  if (mayResize && visitor.next() < 0.01) {
    playhead.queue({
      kind: 'resize',
      size: { width: visitor.between(1101, 2600), height: visitor.between(200, 1600) },
    })
    return
  }
  const { width, height } = playhead.world.size
  const areas = rules.hitAreas?.(playhead.state, playhead.world) ?? []
  const at = { x: visitor.between(-200, width + 200), y: visitor.between(-200, height + 200) }
  const area = areas.length > 0 && visitor.next() < 0.5 ? visitor.pick(areas) : areaAt(areas, at)
  playhead.queue({
    kind: visitor.pick(KINDS),
    at,
    area: area?.id ?? null,
    button: visitor.next() < 0.2 ? 'second' : 'main',
  })
}

describe.each(scenes)('a wild minute of $day', (scene) => {
  const games = SEEDS.map((seed) => playWildly(scene, seed))

  it('keeps every promise, and its state is plain data', () => {
    for (const { ticks } of games) expect(ticks).toBe(MINUTE / scene.rules.tick)
    const { state } = new Playhead<State, Numbers>({
      day: scene.day,
      rules: scene.rules,
      tuning: tuned(scene.table),
      seed: 7,
      size: SIZE,
    })
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  it('is the same again from the same seed and inputs', () => {
    const [first] = games
    if (!first) throw new Error('Nothing was played.')
    const { hash, ...recording } = first
    const again = new Playhead<State, Numbers>({
      day: scene.day,
      rules: scene.rules,
      tuning: tuned(scene.table),
      seed: 0,
      size: SIZE,
    })
    again.replay(JSON.parse(JSON.stringify(recording)))
    again.step(recording.ticks)
    expect(again.hash()).toBe(hash)
  })

  it('rewinds to the identical state', () => {
    const [first] = games
    if (!first) throw new Error('Nothing was played.')
    const playhead = new Playhead<State, Numbers>({
      day: scene.day,
      rules: scene.rules,
      tuning: tuned(scene.table),
      seed: 0,
      size: SIZE,
    })
    playhead.replay(first)
    playhead.seek(31_000)
    const there = playhead.hash()
    playhead.seek(MINUTE)
    expect(playhead.hash()).toBe(first.hash)
    playhead.seek(31_000)
    expect(playhead.hash()).toBe(there)
  })

  it('names every number that may be turned, and starts within its range', () => {
    for (const [name, { value, min, max, unit, description }] of Object.entries(scene.table)) {
      expect(min, name).toBeLessThanOrEqual(value)
      expect(max, name).toBeGreaterThanOrEqual(value)
      expect(unit, name).not.toBe('')
      expect(description, name).toMatch(/\.$/)
    }
  })
})
