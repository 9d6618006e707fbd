import { describe, expect, it } from 'vitest'
import { tuned } from '../../src/stage/contract/tuned'
import { Playhead } from '../../src/stage/time/playhead'
import { playRules } from '../../src/stage/time/playRules'
import { countOf, input, readAfter } from '../../tests/support/games'
import { areas } from './areas'
import { CELLS, FIELD, middleOf, toStage } from './layout'
import { rules } from './rules'
import { coveredShare } from './rules/silver'
import type { Kind } from './state'
import { tuning } from './tuning'

const play = (seed = 18, turned: Partial<Record<keyof typeof tuning, number>> = {}) =>
  playRules(rules, tuning, { seed, tuning: turned, areas })
type Game = ReturnType<typeof play>

const on = (x: number, y: number) => ({ at: toStage({ x, y }) })

/** A tap there, as a key presses too, and so many ms after it. */
function tap(game: Game, x: number, y: number, ms = 10): void {
  game.press(on(x, y))
  input(game, 'release', on(x, y), ms)
}

/** Lets go of the button after scratching all of the foil but the rightmost `columns` cells of the lowest `rows`. */
function scratchAllBut(game: Game, columns: number, rows: number): void {
  const lowest = FIELD.height - rows * 2
  const wipe = (y: number, from: number, to: number) => {
    for (const x of [from, to, from]) game.move(on(x, y))
  }
  game.press(on(0, 29))
  for (let y = 29; y < lowest - 31; y += 58) wipe(y, 0, 700)
  wipe(lowest - 30, 0, 700)
  for (let y = lowest; y < FIELD.height + 60; y += 20) wipe(y, -700, FIELD.width - columns * 2 - 30)
  game.run(10)
  input(game, 'release', on(-700, 900))
}

describe('scrape', () => {
  it('begins whole, with six symbols and the coin beside it', () => {
    const { state, events } = play()
    expect(state.symbols).toHaveLength(6)
    expect(state.foil.covered).toBe(CELLS)
    expect(state).toMatchObject({ scratching: false, doneAt: null, speed: 0, crumbs: [] })
    expect(events).toEqual([])
  })

  it('takes the coin along, and the foil only while the button is down', () => {
    const game = play()
    const scratched = () => CELLS - game.state.foil.covered
    game.move(on(100, 100))
    input(game, 'move', on(500, 100))
    expect(scratched()).toBe(0)
    input(game, 'press', on(500, 100))
    expect(scratched()).toBe(900)
    input(game, 'move', on(100, 100))
    expect(scratched()).toBe(900 + 200 * 30)
    game.release(on(100, 100))
    input(game, 'move', on(100, 400))
    expect(scratched()).toBe(900 + 200 * 30)
    expect(game.state.coin).toEqual(toStage({ x: 100, y: 400 }))
  })

  it('forgets no move of a tick: the whole path counts', () => {
    const game = play()
    game.press(on(50, 50))
    game.move(on(550, 50))
    game.move(on(550, 430))
    input(game, 'move', on(50, 430))
    expect(game.state.foil.covered).toBeLessThan(CELLS - (250 + 190 + 250) * 30)
  })

  it('is done when it is let go and less than 15 % is covered, to the cell', () => {
    // 100 × 108 cells are 15 % of 72,000: with the indulgence exactly 0.55, which is not under 0.55.
    const enough = play()
    scratchAllBut(enough, 100, 108)
    const { foil } = enough.state
    expect(foil.covered).toBe(10_800)
    expect(enough.state.doneAt).toBeNull()
    // One cell fewer is enough.
    foil.rows[239 * 12 + 11] = (foil.rows[239 * 12 + 11] ?? 0) - 2 ** 24
    foil.covered -= 1
    foil.coveredByField[5] = (foil.coveredByField[5] ?? 0) - 1
    input(enough, 'press', on(-300, -300))
    expect(enough.state.doneAt).toBeNull()
    input(enough, 'release', on(-300, -300))
    expect(enough.state.doneAt).toBe(enough.playhead.now - 10)
  })

  it('says what is won, once, and nothing before the button is up', () => {
    const names: Record<string, string> = { 0: 'wonCoins', 1: 'wonPurses', 2: 'wonHouses', null: 'wonNothing' }
    const found = new Set<Kind | null>()
    for (let seed = 1; found.size < 4; seed++) {
      const game = play(seed)
      const kind = game.state.winningKind
      if (found.has(kind)) continue
      found.add(kind)
      const won = () => game.events.filter((event) => event !== 'seen')
      scratchAllBut(game, 10, 10)
      expect(won()).toEqual([names[String(kind)]])
      scratchAllBut(game, 0, 0)
      expect([game.state.foil.covered, won().length, countOf(game, 'seen')]).toEqual([0, 1, 6])
    }
  })

  it.each([
    { held: 10, slip: 0, isTap: true },
    { held: 3000, slip: 0, isTap: true },
    { held: 100, slip: 12, isTap: true },
    { held: 100, slip: 13, isTap: false },
  ])('takes a press of $held ms that slips by $slip px for a tap: $isTap', ({ held, slip, isTap }) => {
    const game = play()
    game.press(on(300, 240))
    input(game, 'move', on(300 + slip, 240), held)
    input(game, 'release', on(300 + slip, 240))
    expect(game.state.rub !== null).toBe(isTap)
  })

  it('rubs by itself for 1.1 s where a key presses it, and takes the pointer’s moves along', () => {
    const game = play()
    tap(game, 300, 240)
    expect(game.state.rub).toEqual({ from: 0, until: 1100 })
    expect(readAfter(game, [1080, 10], () => game.state.rub === null)).toEqual([false, true])
    expect(game.state.coin).toEqual(game.state.mouse)
    const still = CELLS - game.state.foil.covered
    expect(still).toBeGreaterThan(11_000)

    const moving = play()
    tap(moving, 100, 240, 0)
    for (let tick = 0; tick < 110; tick++) input(moving, 'move', on(100 + tick * 4, 240))
    expect(CELLS - moving.state.foil.covered).toBeGreaterThan(still * 1.3)
  })

  it('can be played by the keyboard alone: six presses, one on each field', () => {
    const game = play()
    for (let field = 0; field < 6; field++) {
      const there = { at: toStage(middleOf(field)), area: `field ${field + 1}` }
      input(game, 'hover', there)
      expect(game.state.coin).toEqual(there.at)
      expect(game.state.doneAt).toBeNull()
      game.press(there)
      input(game, 'release', there, 1200)
      expect(game.state.seen[field]).toBe(true)
    }
    expect(coveredShare(game.state.foil)).toBeLessThan(0.15)
    expect(game.state.doneAt).not.toBeNull()
  })

  it('names the fields by what can be seen on them, in a list that is kept', () => {
    const game = play()
    const list = game.hitAreas()
    expect(list.map(({ label }) => label.en)).toEqual([1, 2, 3, 4, 5, 6].map((field) => `Field ${field}, covered`))
    game.run(50)
    expect(game.hitAreas()).toBe(list)
    tap(game, middleOf(4).x, middleOf(4).y, 1200)
    for (const [kind, name] of [
      [0, 'a coin'],
      [1, 'a purse'],
      [2, 'a house'],
    ] as const) {
      game.state.symbols[4] = kind
      expect(game.hitAreas()[4]?.label.en).toBe(`Field 5: ${name}`)
    }
    expect(game.hitAreas()[0]).toBe(list[0])
  })

  it('knows how fast the coin scratches, and is still when it does not', () => {
    const game = play()
    game.press(on(0, 100))
    for (let tick = 0; tick <= 50; tick++) input(game, 'move', on(tick * 10, 100))
    expect(game.state.speed).toBeGreaterThan(990)
    expect(game.state.speed).toBeLessThanOrEqual(1000)
    game.run(1000)
    expect(game.state.speed).toBe(0)
    // Beside the foil there is nothing to be heard.
    game.move(on(-400, 100))
    input(game, 'move', on(-500, 100))
    expect(game.state.speed).toBe(0)
  })

  it('strews a bounded number of crumbs, the oldest going first', () => {
    const game = play()
    scratchAllBut(game, 0, 0)
    expect(game.state.crumbs).toHaveLength(110)
    const few = play(18, { mostCrumbs: 5 })
    scratchAllBut(few, 0, 0)
    expect(few.state.crumbs).toHaveLength(5)
  })

  it('comes back the same from a rewind, to the bit', () => {
    const playhead = new Playhead({
      day: 'scrape',
      rules,
      tuning: tuned(tuning),
      seed: 3,
      size: { width: 1600, height: 1000 },
    })
    playhead.remember()
    const hashes: string[] = []
    for (let tick = 0; tick < 1200; tick++) {
      const at = toStage({ x: 300 + 320 * Math.sin(tick / 7), y: 240 + 250 * Math.sin(tick / 31) })
      const kind = tick % 300 === 20 ? 'press' : tick % 300 === 280 ? 'release' : 'move'
      playhead.queue({ kind, at, area: null, button: 'main' })
      playhead.step()
      hashes.push(playhead.hash())
    }
    for (const tick of [1100, 420, 7, 1200, 1]) {
      playhead.seek(tick * 10)
      expect(playhead.hash()).toBe(hashes[tick - 1])
    }
  })

  it('is plain data', () => {
    const game = play()
    scratchAllBut(game, 50, 50)
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state)
    expect(structuredClone(game.state)).toEqual(game.state)
  })
})
