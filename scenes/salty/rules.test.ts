import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { input, point, press, wait } from '../../tests/support/games'
import { areas } from './areas'
import { FRAMES, frameAt, MUTTER, SLAM, STAGE, WAVES } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { MOODS } from './words'

const play = () => playRules(rules, tuning, { seed: 17, areas })
type Game = ReturnType<typeof play>

/** The middle of a drawing's sixteenth of the picture. */
const middleOf = (frame: number) => ({ x: ((frame + 0.5) / 16) * STAGE.width, y: 400 })

/** Points at one drawing after the other, each for a tick. */
function turn(game: Game, ...frames: readonly number[]): void {
  for (const frame of frames) point(game, middleOf(frame))
}

const names = (game: Game) => game.events.filter((name) => name !== 'turned')

describe('the drawing', () => {
  it('is floor(16 × x) of the pointer’s x over the picture, clamped', () => {
    for (let x = -300; x <= STAGE.width + 300; x += 7) {
      expect(frameAt(x)).toBe(Math.min(15, Math.max(0, Math.floor(16 * (x / STAGE.width)))))
    }
    expect([0, 99.9, 100, 799.9, 800, 1200, 1500, 1599.9, 1600].map(frameAt)).toEqual([0, 0, 1, 7, 8, 12, 15, 15, 15])
  })

  it('is shown in the tick after the pointer has come, each of the sixteen', () => {
    const game = play()
    for (let frame = 0; frame < FRAMES; frame++) {
      turn(game, frame)
      expect(game.state.frame).toBe(frame)
    }
    expect(MOODS).toHaveLength(FRAMES)
  })

  it('is that of the nearest edge beside the picture', () => {
    const game = point(play(), { x: -200, y: 500 })
    expect(game.state.frame).toBe(0)
    point(game, { x: 1900, y: 500 })
    expect(game.state.frame).toBe(15)
  })

  it('does not hang on the pointer’s y, nor on time', () => {
    const game = point(play(), { x: 250, y: 20 })
    point(game, { x: 250, y: 990 }, 60_000)
    expect(game.state).toMatchObject({ frame: 2, before: 5 })
  })

  it('is the sulk until somebody points', () => {
    const game = wait(play(), 5000)
    expect(game.state).toMatchObject({ frame: 5, isMet: false })
    expect(game.told).toEqual([])
  })
})

describe('the sounds', () => {
  it('mutter belongs to coming to drawing 8, slam to 12: once each, and not for staying', () => {
    const game = play()
    turn(game, 7, MUTTER, MUTTER, 9, 10, 11, SLAM, SLAM)
    expect(names(game)).toEqual(['muttered', 'slammed'])
    expect(game.state).toMatchObject({
      shaking: { from: 60, until: 60 + tuning.shake.value },
      swinging: { from: 60, until: 60 + tuning.swing.value },
      muttering: { from: 10, until: 10 + tuning.mutter.value },
      changedAt: 60,
    })
    turn(game, 13, SLAM)
    expect(names(game)).toEqual(['muttered', 'slammed', 'slammed'])
  })

  it('belong to passing those between two places of the pointer, too, in the order of the way', () => {
    const game = play()
    turn(game, 6, 14)
    expect(game.told.filter(({ name }) => name !== 'turned')).toEqual([
      { name: 'muttered', data: { isPassed: true } },
      { name: 'slammed', data: { isPassed: true } },
    ])
    expect(game.state).toMatchObject({ frame: 14, before: 6 })
    turn(game, 10)
    expect(names(game).slice(2)).toEqual(['slammed'])
    turn(game, 12)
    expect(game.told.at(-1)).toEqual({ name: 'slammed', data: { isPassed: false } })
    turn(game, 13)
    expect(names(game)).toHaveLength(4)
  })

  it('do not come of the first place where a pointer appears, nor of where a finger comes down', () => {
    const game = play()
    turn(game, 14)
    expect(names(game)).toEqual([])
    input(game, 'press', { area: null, at: middleOf(2) })
    expect(game.state.frame).toBe(2)
    expect(names(game)).toEqual(['grunted'])
  })
})

describe('the keys', () => {
  it('turn him by one drawing each, and stop at either end', () => {
    const game = play()
    for (let time = 1; time <= 20; time++) {
      press(game, 'on')
      expect(game.state.frame).toBe(Math.min(15, 5 + time))
    }
    expect(names(game)).toEqual(['muttered', 'slammed'])
    for (let time = 1; time <= 20; time++) {
      press(game, 'back')
      expect(game.state.frame).toBe(Math.max(0, 15 - time))
    }
    press(game, 'last')
    expect(game.state.frame).toBe(15)
    press(game, 'first')
    expect(game.state.frame).toBe(0)
  })
})

describe('what is touched', () => {
  it('answers in the next tick: he grunts, the mug sloshes, the lamp swings', () => {
    const game = play()
    for (const area of ['captain', 'mug', 'lamp'] as const) {
      press(game, area)
      expect(game.state.poked).toBe(area)
      expect(game.playhead.now - (game.state.twitching?.from ?? 0)).toBeLessThanOrEqual(10)
    }
    expect(names(game)).toEqual(['grunted', 'sloshed', 'swung'])
    expect(game.state.frame).toBe(5)
  })
})

describe('the ship', () => {
  it('comes a wave nearer with each visit to the sulk, lands with the eighth, and is put back to sea by his nap', () => {
    const game = play()
    for (let visit = 1; visit <= WAVES; visit++) {
      turn(game, 4, 5)
      expect(game.state.wave).toBe(visit)
    }
    expect(names(game)).toEqual(['landed'])
    turn(game, 4, 5)
    expect(game.state).toMatchObject({ wave: 0, waveBefore: WAVES })
    turn(game, 4, 5, 15)
    expect(game.state).toMatchObject({ wave: 0, waveBefore: 1 })
  })

  it('does not sail where he is only passed', () => {
    const game = play()
    turn(game, 2, 9, 3)
    expect(game.state.wave).toBe(0)
  })
})
