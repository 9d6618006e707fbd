import { describe, expect, it } from 'vitest'
import { HOVER, PLACED_POSES, SMALL_PRINT } from '../../assets/uh-oh/shared'
import { isDuring } from '../../src/stage/contract/rules/spans'
import { playRules } from '../../src/stage/time/playRules'
import { point, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import {
  BOB,
  BREATH,
  bobAt,
  drawingAt,
  groundAt,
  LARGE_WORD,
  nibAt,
  SHRIEK,
  shakenFor,
  WITNESS_HOP,
  WORD_HOP,
  witnessHeight,
  wordHeight,
} from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })

describe('what goes by itself', () => {
  it('five drawings, each for 200 ms', () => {
    expect([0, 199, 200, 400, 600, 800, 999, 1000].map(drawingAt)).toEqual([0, 0, 1, 2, 3, 4, 4, 0])
    expect(PLACED_POSES).toHaveLength(5)
  })

  it('she bobs by 5 % of her height over 4 s', () => {
    const most = (BOB.height * 0.05) / 2
    const later = [most, 0, -most, 0].map((place) => expect.closeTo(place, 9))
    expect([0, 1000, 2000, 3000, 4000].map(bobAt)).toEqual([0, ...later])
  })

  it('six grounds in turn, each for 2000 ms, to the tick', () => {
    expect([0, 1999, 2000, 4000, 6000, 8000, 10_000, 11_999, 12_000].map(groundAt)).toEqual([0, 0, 1, 2, 3, 4, 5, 5, 0])
    const game = play()
    expect(readAfter(game, [1990, 10], ({ ground }) => ground)).toEqual([0, 1])
    game.run(10_000)
    expect(game.told.filter(({ name }) => name === 'turned').map(({ data }) => data)).toEqual(
      [1, 2, 3, 4, 5, 0].map((ground) => ({ ground })),
    )
  })
})

describe('the drop', () => {
  it('swells for 0.8 s, falls for 0.45 s onto the year, and the next one swells 0.6 s later', () => {
    const game = wait(play(), 790)
    expect(game.state.drop).toMatchObject({ from: 0, until: 800, isFalling: false })
    game.run(10)
    const nib = { x: 0, y: 0 }
    nibAt(drawingAt(800), bobAt(800), nib)
    expect(game.state.drop).toEqual({ from: 800, until: 1250, isFalling: true, ...nib })
    expect(nib.y).toBeLessThan(SMALL_PRINT.y)
    expect(readAfter(game, [440, 10], () => game.events)).toEqual([[], ['dripped']])
    expect(game.state).toMatchObject({ drops: 1, blotted: 1250, drop: { from: 1850, until: 2650, isFalling: false } })
    game.run(600 + 800 + 450)
    expect(game.state.drops).toBe(2)
  })

  it('is shaken off by a shriek, wherever it has come to', () => {
    const game = wait(play(), 300)
    press(game, 'bird')
    expect(game.state.drop).toMatchObject({ isFalling: true, from: 300 })
  })
})

describe('a press', () => {
  it.each(['bird', null])('on her, or on nothing at all, makes her shriek and all her eyes look there: %s', (area) => {
    const game = wait(play(), 100)
    press(game, area, 10, { x: 1200, y: 700 })
    expect(game.events).toEqual(['shrieked'])
    expect(game.state).toMatchObject({
      shriek: { from: 100, until: 100 + SHRIEK },
      stare: { x: 1200, y: 700, until: 100 + tuning.stare.value },
    })
  })

  it('has her eyes follow the pointer until she looks away', () => {
    const game = play()
    game.press({ area: 'bird', at: { x: 800, y: 500 } })
    point(game, { x: 300, y: 900 })
    expect(game.state.stare).toMatchObject({ x: 300, y: 900 })
    expect(readAfter(game, [tuning.stare.value - 20, 10], ({ stare }) => stare === null)).toEqual([false, true])
    point(game, { x: 10, y: 10 })
    expect(game.state.stare).toBeNull()
  })

  it('while she shrieks gets a hiccup, and no second shriek', () => {
    const game = play()
    press(game, 'bird', 200)
    press(game, 'bird')
    expect(game.events).toEqual(['shrieked', 'hiccuped'])
    expect(game.state).toMatchObject({ shriek: { from: 0, until: SHRIEK }, jolted: 200 })
    game.run(SHRIEK)
    press(game, 'bird')
    expect(game.events.filter((name) => name === 'shrieked')).toHaveLength(2)
  })

  it('on words, witness or blot is answered by them', () => {
    const game = play()
    for (const area of ['cap', 'quill', 'witness', 'blot']) game.press({ area })
    game.run(10)
    expect(game.told).toEqual([
      { name: 'struck', data: { line: 'cap' } },
      { name: 'struck', data: { line: 'quill' } },
      { name: 'poked', data: null },
      { name: 'dabbed', data: null },
    ])
    expect(game.state).toMatchObject({ struck: { cap: 0, quill: 0 }, poked: 0, blotted: 0, shriek: null, stare: null })
  })
})

describe('the witness', () => {
  it('hides its eyes from a shriek, and then says what it thinks', () => {
    const game = play()
    press(game, 'bird', 1490)
    expect(game.state.hiding).not.toBeNull()
    expect(game.events).not.toContain('commented')
    game.run(10)
    expect(game.events).toContain('commented')
    expect(game.state).toMatchObject({ hiding: null, uhOh: { from: 1500, until: 3100 } })
  })
})

describe('her eyes', () => {
  it('each blinks by itself, every 2 to 6 s, never two at once', () => {
    const game = play(3)
    const blinks: number[][] = Array.from({ length: 7 }, () => [])
    expect(game.state.eyes).toHaveLength(blinks.length)
    for (let tick = 0; tick < 6000; tick++) {
      game.run(10)
      const { now } = game.playhead.world
      expect(game.state.eyes.filter(({ blink }) => isDuring(blink, now)).length).toBeLessThanOrEqual(1)
      for (const [eye, { blink }] of game.state.eyes.entries()) {
        const known = blinks[eye]
        if (blink && known && known.at(-1) !== blink.from) known.push(blink.from)
      }
    }
    for (const moments of blinks) {
      expect(moments.length).toBeGreaterThan(8)
      for (const [i, moment] of moments.entries()) {
        if (i > 0) expect(moment - (moments[i - 1] ?? 0)).toBeGreaterThanOrEqual(tuning.soonest.value)
      }
    }
  })
})

it('she can be pressed where she is, in each of her drawings', () => {
  const game = play()
  for (let drawing = 0; drawing < 5; drawing++) {
    game.run(drawing === 0 ? 10 : 200)
    const bird = game.hitAreas().find(({ id }) => id === 'bird')
    const { now } = game.playhead.world
    const { outline } = PLACED_POSES[drawingAt(now)] ?? { outline: [] }
    expect(bird?.shape).toMatchObject({ kind: 'polygon' })
    expect(outline.length).toBeGreaterThan(20)
    for (const { x, y } of outline) {
      expect(Math.abs(x)).toBeLessThan(560)
      expect(HOVER.y + y).toBeLessThan(1000)
    }
  }
})

describe('what hops is pressed where it is', () => {
  const shapeOf = (game: ReturnType<typeof play>, id: string) => {
    const shape = game.hitAreas().find((area) => area.id === id)?.shape
    if (shape?.kind === 'rect') return { x: shape.x, y: shape.y }
    if (shape?.kind === 'polygon') return { x: shape.points[0]?.x ?? 0, y: shape.points[0]?.y ?? 0 }
    throw new Error(`${id} is nowhere.`)
  }

  it('the witness, poked: at its highest half way, and back after 320 ms', () => {
    const game = wait(play(), 10)
    const seat = shapeOf(game, 'witness')
    game.press({ area: 'witness' })
    const half = WITNESS_HOP.lasts / 2
    const places = readAfter(game, [half, half], () => shapeOf(game, 'witness'))
    expect(places).toEqual([{ x: seat.x, y: seat.y - WITNESS_HOP.high }, seat])
  })

  it.each(['cap', 'quill'] as const)('%s, struck: with its large word, up, down and up once more', (line) => {
    const game = wait(play(), 10)
    const foot = shapeOf(game, line)
    game.press({ area: line })
    const late = (line === 'cap' ? 1 : 2) * WORD_HOP.late
    const lift = () => foot.y - shapeOf(game, line).y
    const wordLift = (age: number) => wordHeight(LARGE_WORD[line], { struck: { cap: 0, quill: 0 }, shriek: null }, age)
    expect(wordLift(late + WORD_HOP.first / 2)).toBeCloseTo(WORD_HOP.high, 9)
    expect(wordLift(late + WORD_HOP.first + WORD_HOP.second / 2)).toBeCloseTo(WORD_HOP.low, 9)
    for (let age = 10; age <= 700; age += 10) {
      game.run(10)
      expect(lift()).toBeCloseTo(wordLift(age), 9)
    }
    expect(lift()).toBe(0)
    expect(shapeOf(game, line).x).toBe(foot.x)
  })

  it('the first word of either line takes off in the tick after it was struck', () => {
    const struck = { cap: 100, quill: 100 }
    for (const word of [0, 2]) expect(wordHeight(word, { struck, shriek: null }, 110)).toBeGreaterThan(0)
  })

  it('the witness goes along with the word that it sits on', () => {
    const struck = { cap: null, quill: 0 }
    const age = 2 * WORD_HOP.late + WORD_HOP.first / 2
    expect(witnessHeight({ struck, shriek: null, poked: null }, age)).toBeCloseTo(WORD_HOP.high, 9)
  })

  it('a shriek reaches the words nearest to her first', () => {
    const shriek = { from: 0, until: SHRIEK }
    const reached = (word: number) => shakenFor(word, { shriek }, 1000)
    expect(reached(LARGE_WORD.cap)).toBeLessThan(reached(2))
    expect(reached(2)).toBeLessThan(1000 - BREATH)
  })
})
