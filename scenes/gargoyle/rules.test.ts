import { describe, expect, it } from 'vitest'
import { days } from '../../src/calendar'
import { writeRecordWord } from '../../src/scores/recordWord'
import { playRules } from '../../src/stage/time/playRules'
import { hover, leave, wait } from '../../tests/support/games'
import { areas } from './areas'
import { type Bank, LIFE, PARTICLES, type Particle, particleAt, WHOLE } from './fire'
import {
  areaOfLetter,
  BEAT,
  BLAZE,
  LETTERS,
  MOST,
  MOST_LETTERS,
  redShare,
  SLAB_PLACE,
  SLAB_TIME,
  slabShare,
  slabY,
  WAKE,
} from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (seed = 21) => playRules(rules, tuning, { seed, areas })

type Game = ReturnType<typeof play>

function press(game: Game, area: string | null, at = { x: 800, y: 820 }): void {
  game.press({ area, at })
  game.run(10)
}

/** Opens the slab, waits until it is up, and cuts that word into it. */
function openSlab(game: Game, word = ''): void {
  press(game, 'password')
  game.run(SLAB_TIME)
  for (const letter of word) press(game, areaOfLetter(letter))
}

/** A game in which that word is cut into the slab. */
function written(word: string): Game {
  const game = play()
  openSlab(game, word)
  return game
}

/** A game in which that word has been entered. */
function entered(word: string): Game {
  const game = written(word)
  press(game, 'end')
  return game
}

const RECORD_WORD = writeRecordWord(new Map([[8, [900, 200]]])).replaceAll(' ', '')

describe('the menu', () => {
  it('begins at START', () => {
    expect(play().state).toMatchObject({ screen: 'title', index: 0 })
  })

  it('goes to 1 where PASSWORD is hovered or in focus, to 0 at START, and stays where nothing is', () => {
    const game = play()
    hover(game, 'password')
    expect(game.state.index).toBe(1)
    leave(game, 'password')
    expect(game.state.index).toBe(1)
    hover(game, 'start')
    expect(game.state.index).toBe(0)
    expect(game.told).toEqual([
      { name: 'chosen', data: { index: 1 } },
      { name: 'chosen', data: { index: 0 } },
    ])
  })

  it('is what a line is whose area is pressed, by a finger that never hovered', () => {
    const game = play()
    press(game, 'password')
    expect(game.state).toMatchObject({ index: 1, screen: 'password' })
  })
})

describe('START', () => {
  it('cracks its lids, opens its eyes, beats its wings, has it roar, and leads to day 2', () => {
    const game = wait(play(), 500)
    game.press({ area: 'start' })
    const times = new Map<string, number>()
    for (let tick = 0; tick < 400; tick++) {
      const before = game.told.length
      game.run(10)
      for (const { name } of game.told.slice(before)) times.set(name, game.playhead.now - 500)
    }
    expect([...times]).toEqual([
      ['woken', 10],
      ['stirred', WAKE.stirs],
      ['fluttered', WAKE.glares],
      ['beaten', WAKE.beats],
      ['roared', WAKE.roars],
      ['left', WAKE.leaves],
    ])
    // The wings are held at the top for 250 ms, and it roars there.
    expect([BEAT.down - BEAT.top, WAKE.roars - WAKE.beats]).toEqual([250, BEAT.top])
  })

  it('is deaf to all but sparks while it wakes', () => {
    const game = play()
    for (const area of ['start', 'password', 'gargoyle']) press(game, area)
    expect(game.state.screen).toBe('title')
    expect(game.events).toEqual(['woken', 'sparked', 'sparked'])
  })

  it('has the fire roar twice as high, and no earlier than it does', () => {
    const game = play()
    game.press({ area: 'start' })
    game.run(WAKE.roars - 10)
    expect(game.state.blaze).toBe(BLAZE.asleep)
    game.run(1600)
    expect(game.state.blaze).toBeGreaterThan(1.95)
  })

  it('lets it sleep on, should the other day not come', () => {
    const game = play()
    game.press({ area: 'start' })
    game.run(WAKE.sleeps + 20)
    expect(game.state).toMatchObject({ wake: null, screen: 'title' })
    press(game, 'start')
    expect(game.events.filter((name) => name === 'woken')).toHaveLength(2)
  })
})

describe('PASSWORD', () => {
  it('has a slab come up with all that prompt words and record words are written in', () => {
    const game = play()
    press(game, 'password')
    expect(slabShare(game.state, game.playhead.now)).toBeLessThan(0.05)
    game.run(SLAB_TIME)
    expect(slabShare(game.state, game.playhead.now)).toBe(1)
    expect(slabY(game.state, game.playhead.now)).toBe(SLAB_PLACE.y)
    const ids = game.hitAreas().map(({ id }) => id)
    for (const letter of LETTERS) expect(ids).toContain(areaOfLetter(letter))
    expect(ids).toEqual(expect.arrayContaining(['rub', 'end', 'back']))
    expect(ids).not.toContain('start')
  })

  it('cuts letters, and takes them back one by one', () => {
    const game = written('FOWLY')
    press(game, 'rub')
    expect(game.state.password.typed).toBe('FOWL')
    expect(game.told.at(-1)).toEqual({ name: 'rubbed', data: { typed: 'FOWL' } })
  })

  it('buzzes where there is nothing to take back', () => {
    const game = written('')
    press(game, 'rub')
    expect(game.events.at(-1)).toBe('buzzed')
  })

  it.each(days.filter(({ slug }) => slug !== 'gargoyle').map(({ prompt, slug }) => [prompt, slug] as const))(
    'leads by the word %s to its day, to the tick',
    (prompt, slug) => {
      const game = entered(prompt.toUpperCase().replace(/[ -]/g, ''))
      expect(game.told.at(-1)).toEqual({ name: 'solved', data: { prompt } })
      game.run(tuning.warp.value - 20)
      expect(game.events).not.toContain('warped')
      game.run(10)
      expect(game.told.at(-1)).toEqual({ name: 'warped', data: { slug } })
    },
  )

  it('stays where the word leads here', () => {
    const game = entered('GARGOYLE')
    expect(game.events.at(-1)).toBe('stayed')
    expect(game.state).toMatchObject({ warp: null, screen: 'password', password: { typed: '' } })
  })

  it('tells which record word was entered, and is ready for another', () => {
    const game = entered(RECORD_WORD)
    expect(game.told.at(-1)).toEqual({ name: 'restored', data: { recordWord: RECORD_WORD } })
    expect(game.state.password).toMatchObject({ typed: '', restored: RECORD_WORD, verdict: { kind: 'restored' } })
  })

  it('takes a record word that tells of finds, too', () => {
    const word = writeRecordWord(new Map([[8, [900]]]), new Map([[22, [1]]])).replaceAll(' ', '')
    expect(entered(word).state.password).toMatchObject({ restored: word, verdict: { kind: 'restored' } })
  })

  it('buzzes at a record word with a slip in it, says so, and leaves it to be mended', () => {
    const wrong = `${RECORD_WORD.slice(0, -1)}${RECORD_WORD.endsWith('A') ? 'B' : 'A'}`
    const game = entered(wrong)
    expect(game.events.at(-1)).toBe('buzzed')
    expect(game.state.password).toMatchObject({ typed: wrong, restored: null })
    expect(game.state.password.verdict?.words?.en).toBe('A letter of this record word is wrong or missing.')
  })

  it.each(['', 'GOBLIN', 'BADDOGS', 'SCURR'])('buzzes at «%s», which falls to pieces', (word) => {
    const game = entered(word)
    expect(game.events.at(-1)).toBe('buzzed')
    expect(game.state).toMatchObject({ warp: null, password: { typed: '', verdict: { kind: 'wrong' } } })
    expect(game.state.password.crumbled?.text ?? '').toBe(word)
  })

  it('takes no more letters than the longest record word has', () => {
    const longest = new Map(days.map(({ number }) => [number, [99_999_999, 1, 1, 1, 1]]))
    const allFound = new Map(days.map(({ number }) => [number, [0, 1, 2]]))
    expect(writeRecordWord(longest, allFound).replaceAll(' ', '').length).toBeLessThanOrEqual(MOST_LETTERS)
    const game = written('')
    for (let letter = 0; letter < MOST_LETTERS; letter++) game.press({ area: 'key-A' })
    game.run(10)
    expect(game.state.password.typed).toHaveLength(MOST_LETTERS)
    press(game, 'key-A')
    expect(game.state.password.typed).toHaveLength(MOST_LETTERS)
    expect(game.events.at(-1)).toBe('buzzed')
  })

  it('goes back to the menu, where the marker has stayed, and begins with nothing the next time', () => {
    const game = written('CRAB')
    press(game, 'back')
    expect(game.state).toMatchObject({ screen: 'title', index: 1 })
    game.run(SLAB_TIME)
    expect(slabShare(game.state, game.playhead.now)).toBe(0)
    openSlab(game)
    expect(game.state.password.typed).toBe('')
  })

  it('has the fire burn low', () => {
    const game = wait(written(''), 3000)
    expect(game.state.blaze).toBeCloseTo(BLAZE.low, 2)
  })
})

describe('the red', () => {
  it('comes in from 2 s after START on, and is all there is as the visitor leaves, and until it would sleep again', () => {
    const game = play()
    press(game, 'start')
    const shares: number[] = []
    for (let time = 10; time < WAKE.sleeps; time += 10) {
      shares.push(redShare(game.state, game.playhead.now))
      game.run(10)
    }
    const at = (ms: number) => shares[ms / 10 - 1]
    expect([at(2000), at(2900), at(WAKE.sleeps - 10)]).toEqual([0, 1, 1])
    for (let time = 2010; time < 2900; time += 10) expect(at(time)).toBeGreaterThan(at(time - 10) ?? 1)
    game.run(20)
    expect(redShare(game.state, game.playhead.now)).toBe(0)
  })

  it('comes with the word that leads to the table, too, and with no other', () => {
    const leading = entered('CRABBY')
    const { warp } = leading.state
    if (!warp) throw new Error('CRABBY leads nowhere.')
    expect(redShare(leading.state, warp.span.until)).toBe(0)
    expect(redShare({ wake: null, warp: { ...warp, slug: null } }, warp.span.until)).toBe(1)
  })
})

describe('the fire', () => {
  const bank: Bank = { seed: 1, x: 0, way: 1, y: 1080, reach: 600, slope: 0.7, size: 1, rise: 470 }
  const blank = (): Particle => ({ x: 0, y: 0, scale: 0, turn: 0, alpha: 0, lick: 0, isMirrored: false })

  /** One particle of the bank through its life: it is a place older every 10 ms. */
  function lifeOf(blaze = 1): Particle[] {
    const apart = LIFE / PARTICLES
    return Array.from({ length: PARTICLES }, (_, age) => {
      const out = blank()
      particleAt(out, bank, PARTICLES - 1 - age, 50_000 + age * apart, blaze, [])
      return out
    })
  }

  it('bears a hundred below the page, for a second each: whole at a quarter of its life, it shrinks, fades and rises to its end', () => {
    expect([PARTICLES, LIFE]).toEqual([100, 1000])
    const life = lifeOf()
    const whole = LIFE * WHOLE * (PARTICLES / LIFE)
    expect(whole).toBe(25)
    expect(life[0]).toMatchObject({ y: 1080, alpha: 0 })
    expect(life[whole]?.alpha).toBe(1)
    for (let age = 1; age < life.length; age++) {
      const [before, now] = [life[age - 1] ?? blank(), life[age] ?? blank()]
      expect(now.y).toBeLessThan(before.y)
      if (age <= whole) expect(now.alpha).toBeGreaterThan(before.alpha)
      else {
        expect(now.alpha).toBeLessThanOrEqual(before.alpha)
        expect(now.scale).toBeLessThan(before.scale)
      }
    }
    expect(life.at(-1)?.alpha).toBeLessThan(0.05)
  })

  it('burns higher when it roars, and where it is stirred', () => {
    const top = (blaze: number) => Math.min(...lifeOf(blaze).map(({ y }) => y))
    expect(top(2)).toBeLessThan(top(1))
    const [calm, stirred] = [blank(), blank()]
    particleAt(calm, bank, 40, 50_000, 1, [])
    particleAt(stirred, bank, 40, 50_000, 1, [{ x: calm.x, from: 49_800, until: 50_700 }])
    expect(stirred.y).toBeLessThan(calm.y - 20)
  })

  it('is stirred by a press, and sparks fly; but never in more places than there are', () => {
    const game = play()
    for (let time = 0; time < 20; time++) game.press({ area: 'left-fire', at: { x: 40 * time, y: 900 } })
    game.run(10)
    expect(game.state.flares).toHaveLength(MOST.flares)
    expect(game.state.bursts).toHaveLength(MOST.bursts)
    game.run(2000)
    expect(game.state).toMatchObject({ flares: [], bursts: [] })
  })

  it('spits where nothing is to be pressed', () => {
    const game = play()
    press(game, null, { x: 300, y: 40 })
    expect(game.state.bursts).toMatchObject([{ x: 300, y: 40 }])
    expect(game.events).toEqual(['sparked'])
  })
})

describe('who lives here', () => {
  it('snorts when it is pressed, and looks through a slit the third time', () => {
    const game = play()
    for (let time = 0; time < 3; time++) press(game, 'gargoyle')
    expect(game.events).toEqual(['snorted', 'snorted', 'squinted'])
    game.run(1500)
    expect(game.state).toMatchObject({ snort: null, squint: null, pokes: 0 })
  })

  it('looks up when it is pressed, is off when it is pressed again, and comes back', () => {
    const game = play()
    for (let time = 0; time < 2; time++) press(game, 'pigeon')
    expect(game.events).toEqual(['cooed', 'fluttered'])
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('pigeon')
    game.run(5200)
    expect(game.state.pigeon).toMatchObject({ flight: null, peek: expect.anything() })
  })

  it('looks about by itself, now and then', () => {
    const game = play()
    game.runUntil(() => game.state.pigeon.peek !== null)
    expect(game.playhead.now).toBeGreaterThanOrEqual(tuning.peek.value * 0.6)
    expect(game.playhead.now).toBeLessThanOrEqual(tuning.peek.value * 1.4 + 10)
  })
})
