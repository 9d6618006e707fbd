import { describe, expect, it } from 'vitest'
import { StageInWindow } from '../../src/stage/canvas/stageInWindow'
import { playRules } from '../../src/stage/time/playRules'
import { wait } from '../../tests/support/games'
import { areas } from './areas'
import {
  BLINK,
  isLit,
  LEVEL,
  LINES,
  leanAt,
  levelAt,
  MORE,
  MOUSE,
  moreRight,
  mouseHeight,
  mouthAt,
  PAPER,
  paperWidth,
  RING,
  STAGE,
} from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { CAPTIONS, telephoneLabel } from './words'

const play = () => playRules(rules, tuning, { seed: 30, areas })
type Game = ReturnType<typeof play>

/** A press on the telephone, and the tick in which it takes place. */
function press(game: Game, area: string | null = 'telephone') {
  game.press({ area })
  game.run(10)
}

/** Answers the call, and hears the lines before the one of that number, from 0, and its first tick. */
function hear(line: number): Game {
  const game = play()
  press(game)
  for (const { time } of LINES.slice(0, line)) {
    game.run(time)
    press(game)
  }
  return game
}

describe('the call', () => {
  it('blinks at 0.3 s: as long lit as dark', () => {
    expect(BLINK).toBe(300)
    for (let now = 0; now < 3000; now += 10) expect(isLit(now)).toBe(Math.floor(now / 300) % 2 === 0)
  })

  it('rings until somebody answers, and rocks while the bells sound', () => {
    const game = wait(play(), 30_000)
    expect(game.state).toMatchObject({ line: null, speech: null, isSpeaking: false })
    expect(game.events).toEqual([])
    expect([0, 149, 150, 679, 680, 1199, 1200].map(leanAt)).toEqual([1, 1, 2, 1, 0, 0, 1])
    expect(RING.round).toBe(1200)
  })

  it.each(['telephone', null])('is answered by a click on %s, which is told at once', (area) => {
    const game = wait(play(), 1230)
    press(game, area)
    expect(game.events).toEqual(['answered', 'printed', 'asked'])
    expect(game.state).toMatchObject({ line: 0, speech: { from: 1230, until: 3230 }, isSpeaking: true })
    expect(game.state.lift).toEqual({ from: 1230, until: 1490 })
  })
})

describe('the five lines', () => {
  it('are spoken by s c s c s, for 2, 1.5, 4.3, 5.5 and 2 s', () => {
    expect(LINES.map(({ speaker }) => speaker).join(' ')).toBe('s c s c s')
    expect(LINES.map(({ time }) => time)).toEqual([2000, 1500, 4300, 5500, 2000])
    expect(CAPTIONS).toHaveLength(5)
  })

  it('thank everyone who followed the challenge, and remind to check the source code for viruses', () => {
    expect(CAPTIONS[2].en).toMatch(/thank you.*everyone.*followed the challenge/i)
    expect(CAPTIONS[2].fr).toMatch(/merci à tous ceux qui ont suivi le défi/i)
    expect(CAPTIONS[3].en).toMatch(/check the source code for viruses/i)
    expect(CAPTIONS[3].fr).toMatch(/virus dans le code source/i)
  })

  it.each([0, 1, 2, 3, 4])('lock the call while line %i plays, to the tick', (line) => {
    const game = hear(line)
    const time = LINES[line]?.time ?? 0
    const from = game.playhead.now - 10
    expect(game.state).toMatchObject({ line, speech: { from, until: from + time }, isSpeaking: true })
    // The last tick of it: still locked.
    game.run(time - 20)
    press(game)
    expect(game.events.filter((event) => event === 'refused')).toHaveLength(1)
    expect(game.told.at(-2)).toEqual({ name: 'refused', data: { isOver: false } })
    expect(game.state).toMatchObject({ line, isSpeaking: false })
    expect(game.events.at(-1)).toBe(line === 4 ? 'hungUp' : 'fellSilent')
    // And the one after it: free.
    press(game)
    expect(game.state.line).toBe(Math.min(4, line + 1))
  })

  it('follow one another by clicks alone: left alone, each waits', () => {
    const game = wait(hear(1), 60_000)
    expect(game.state).toMatchObject({ line: 1, isSpeaking: false })
    expect(game.events).toEqual(['answered', 'printed', 'asked', 'fellSilent', 'printed', 'calmed', 'fellSilent'])
  })

  it('tear the strip of the line before off, but of the first there is none', () => {
    expect(hear(0).state.tear).toBeNull()
    const game = hear(2)
    const from = game.playhead.now - 10
    expect(game.state.tear).toEqual({ from, until: from + 620 })
  })

  it('end with the last: nothing advances any more', () => {
    const game = wait(hear(4), 2000)
    expect(game.events.at(-1)).toBe('hungUp')
    for (let i = 0; i < 5; i++) {
      press(game)
      expect(game.told.at(-1)).toEqual({ name: 'refused', data: { isOver: true } })
      expect(game.state).toMatchObject({ line: 4, isSpeaking: false })
    }
  })
})

describe('who speaks', () => {
  it('is seen in two drawings at 200 ms', () => {
    const speech = { from: 1000, until: 3000 }
    for (let now = 1000; now < 3000; now += 10) expect(mouthAt(speech, now)).toBe(Math.floor((now - 1000) / 200) % 2)
  })

  it('makes the level swing in six steps over 600 ms', () => {
    const speech = { from: 1000, until: 6500 }
    expect([LEVEL.time, ...[...LEVEL.steps].toSorted()]).toEqual([600, 1, 2, 3, 4, 5, 6])
    for (let now = 1000; now < 6500; now += 10)
      expect(levelAt(speech, now)).toBe(LEVEL.steps[Math.floor((now - 1000) / 100) % 6])
    expect([levelAt(speech, 990), levelAt(speech, 6500), levelAt(null, 0)]).toEqual([0, 0, 0])
  })

  it('is named by the telephone', () => {
    const games = [play(), hear(0), hear(3), wait(hear(0), 2000), wait(hear(4), 2000)]
    expect(games.map(({ state }) => telephoneLabel(state).en)).toEqual([
      'The telephone rings: answer it',
      'Pim is speaking',
      'Quibble is speaking',
      'Next line, please',
      'The line is dead',
    ])
  })
})

describe('the paper', () => {
  it.each([
    [1440, 900, 1256],
    [1280, 800, 1213],
    [1120, 700, 1157],
    // There the icons lie beside it, or below.
    [1920, 800, 1312],
    [1102, 1400, 1312],
  ])('ends before the icons in a window of %i × %i', (width, height, right) => {
    const { viewport } = new StageInWindow(STAGE, { width, height }, true)
    expect(Math.round(PAPER.left + (PAPER.right - PAPER.left) * paperWidth(viewport))).toBe(right)
  })
})

/** Windows that days are looked at in, and flat ones. */
const WINDOWS = [
  [1440, 900],
  [1280, 800],
  [1120, 700],
  [1101, 700],
  [1366, 625],
  [1280, 720],
  [1920, 800],
  [1102, 1400],
  [2560, 1300],
] as const

describe.each(WINDOWS)('in a window of %i × %i', (width, height) => {
  const { viewport } = new StageInWindow(STAGE, { width, height }, true)
  const { icons, visible } = viewport
  const isClear = ({ right, bottom }: { readonly right: number; readonly bottom: number }) =>
    right <= icons.x || bottom <= icons.y

  it('what points on lies clear of the icons, in the corner of the paper', () => {
    const right = moreRight(viewport)
    const bottom = MORE.y + MORE.height / 2
    expect(isClear({ right, bottom })).toBe(true)
    expect(right).toBeLessThan(PAPER.left + (PAPER.right - PAPER.left) * paperWidth(viewport) - 30)
    expect(bottom).toBeLessThan(PAPER.bottom)
    expect(bottom).toBeLessThan(visible.y + visible.height)
  })

  it('the mouse does, and is whole', () => {
    const y = mouseHeight(viewport)
    expect(isClear({ right: MOUSE.x + MOUSE.reach, bottom: y + MOUSE.reach })).toBe(true)
    expect(MOUSE.x + MOUSE.reach).toBeLessThan(visible.x + visible.width)
    // Below the lid's upper edge, on the crate.
    expect(y - MOUSE.reach).toBeGreaterThan(768)
  })
})

describe('small things', () => {
  it.each([
    ['mouse', 'foundOut', 'mouse', 1800],
    ['crank', 'cranked', 'crank', 900],
    ['sock', 'swung', 'swing', 1600],
  ] as const)('the %s answers for itself, and does not answer the call', (area, event, field, time) => {
    const game = wait(play(), 500)
    press(game, area)
    expect(game.events).toEqual([event])
    expect(game.state.line).toBeNull()
    expect(game.state[field]).toEqual({ from: 500, until: 500 + time })
  })

  it('the toggle flips for nothing while somebody speaks', () => {
    const game = hear(0)
    press(game)
    expect(game.state.flip).toEqual({ from: 10, until: 230 })
  })
})
