import { describe, expect, it } from 'vitest'
import { BLOTLINGS } from '../../assets/blotlings/shared'
import { TRAVELLERS } from '../../assets/trip/shared'
import { playRules } from '../../src/stage/time/playRules'
import { hover, leave, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { BALL_NUMBERS, ballBox, ballY, CALM_ANGLE, FALLS, fallen, newPose, poseAt, SNAIL } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { TRAVELLER_WORDS } from './words'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })

describe('the camera', () => {
  it('stands at 30° × (cos(t / 4 s) + 1) / 2, moved every 10 ms', () => {
    const game = play()
    expect([rules.tick, game.playhead.now, game.state.angle]).toEqual([10, 0, 30])
    for (let tick = 1; tick <= 2600; tick++) {
      game.run(10)
      expect(game.playhead.now).toBe(tick * 10)
      expect(game.state.angle).toBeCloseTo((30 * (Math.cos(tick / 400) + 1)) / 2, 9)
    }
  })

  it('lies down for the first time after 4π s, and has gone round after 8π s', () => {
    const [down = 30, round = 0] = readAfter(play(), [12_570, 12_560], ({ angle }) => angle)
    expect(down).toBeLessThan(0.001)
    expect(round).toBeGreaterThan(29.999)
  })
})

describe('paper', () => {
  it('stands 78° over the page at 30°, and lies on it at 0°', () => {
    // Flat on the page it is as long as the page is deep, and hides its shadow.
    const whole = expect.closeTo(0.72, 12)
    expect(poseAt(0, newPose())).toMatchObject({ ground: 0.72, slant: 0, risen: 0, figure: whole, length: whole })
    const up = poseAt(30, newPose())
    expect(up.ground).toBeCloseTo(0.51, 12)
    expect(up.figure).toBeCloseTo(Math.cos((78 * Math.PI) / 180 - Math.acos(0.51)), 9)
    expect(up.slant).toBeCloseTo(1.15 * Math.sin((78 * Math.PI) / 180), 9)
  })

  it('is seen whole at 20°, where it stands for whoever asked for less motion', () => {
    expect(CALM_ANGLE).toBe(20)
    expect(poseAt(20, newPose()).figure).toBeCloseTo(1, 2)
  })
})

describe('what stands on the page', () => {
  const shares = (angle: number) => Object.values(FALLS).map((fall) => fallen(fall, angle / 30))

  it('stands while the camera is over 13°, and lies on the page under 5°', () => {
    for (const angle of [30, CALM_ANGLE, 13.1]) expect(new Set(shares(angle))).toEqual(new Set([0]))
    for (const angle of [4.3, 1, 0]) expect(new Set(shares(angle))).toEqual(new Set([1]))
  })

  it('goes over one after the other, bounces once, and gets up the same way', () => {
    const standing = [12, 10, 8, 6.5].map((angle) => shares(angle).filter((share) => share === 0).length)
    expect(standing).toEqual([9, 4, 2, 1])
    expect(fallen(FALLS.visitor, 8.6 / 30)).toBeCloseTo(0.25, 9)
    expect(fallen(FALLS.visitor, 7.8 / 30)).toBeCloseTo(0.94, 9)
  })
})

describe('looking at a ball', () => {
  it.each(BALL_NUMBERS)('shows the picture of %d with the next tick, and clears it as soon as nobody looks', (ball) => {
    const game = wait(play(), 500)
    hover(game, `ball${ball}`)
    expect(game.state.frame).toEqual({ ball, rise: { from: 500, until: 760 }, fold: null })
    game.run(3000)
    leave(game, `ball${ball}`)
    expect(game.state.frame?.fold).toEqual({ from: 3520, until: 3680 })
    expect(readAfter(game, [150, 10], ({ frame }) => frame === null)).toEqual([false, true])
    expect(game.events).toEqual(['shown', 'cleared'])
  })

  it('changes the picture at once on the way from one to the next', () => {
    const game = play()
    hover(game, 'ball0', 400)
    game.leave({ area: 'ball0' })
    hover(game, 'ball2')
    expect(game.state.frame).toMatchObject({ ball: 2, fold: null })
    expect(game.events).toEqual(['shown', 'shown'])
  })

  it('springs up again what is about to fold away', () => {
    const game = play()
    hover(game, 'ball1', 400)
    leave(game, 'ball1', 80)
    hover(game, 'ball1', 1000)
    expect(game.state.frame).toMatchObject({ ball: 1, fold: null })
  })

  it('is not taken for looking at anything else', () => {
    const game = play()
    hover(game, 'hen', 100)
    expect(game.state.frame).toBeNull()
    expect(game.events).toEqual([])
  })
})

describe('pressing a ball', () => {
  it('lets it cry for 800 ms, to the tick', () => {
    const game = wait(play(), 1000)
    game.hover({ area: 'ball0' })
    press(game, 'ball0')
    expect(game.state.cry).toEqual({ ball: 0, from: 1000, until: 1800 })
    expect(readAfter(game, [780, 10], ({ cry }) => cry === null)).toEqual([false, true])
    expect(game.playhead.now).toBe(1800)
    expect(game.events).toEqual(['shown', 'heronkCried'])
  })

  it('does nothing while one cries, whichever it is', () => {
    const game = play()
    press(game, 'ball1', 400)
    for (const ball of BALL_NUMBERS) game.press({ area: `ball${ball}` })
    game.run(390)
    expect(game.events).toEqual(['shown', 'brewsterCried'])
    expect(game.state.cry).toEqual({ ball: 1, from: 0, until: 800 })
    game.run(10)
    press(game, 'ball2')
    expect(game.state.cry).toEqual({ ball: 2, from: 800, until: 1600 })
    expect(game.events.at(-1)).toBe('swirloCried')
  })

  it('keeps its picture up until it has done, though nobody looks any longer; and then shows who is looked at', () => {
    const game = play()
    game.hover({ area: 'ball0' })
    press(game, 'ball0', 100)
    game.leave({ area: 'ball0' })
    game.hover({ area: 'ball1' })
    const frames = readAfter(game, [600, 100], ({ frame }) => ({ ...frame }))
    expect(frames).toMatchObject([0, 1].map((ball) => ({ ball, fold: null })))
  })

  it('shows and hears out whoever a finger has only tapped', () => {
    const game = play()
    for (const act of [game.hover, game.press, game.release, game.leave]) act({ area: 'ball2' })
    game.run(790)
    expect(game.state.frame).toMatchObject({ ball: 2, fold: null })
    game.run(180)
    expect(game.state.frame).toBeNull()
    expect(game.events).toEqual(['shown', 'swirloCried', 'cleared'])
  })
})

describe('the lodgers', () => {
  it('duck, peep and hide when pressed', () => {
    const game = play()
    for (const area of ['hen', 'mouse', 'snail']) game.press({ area })
    game.run(10)
    expect(game.events).toEqual(['ducked', 'peeped', 'hid'])
    expect(game.state.lodgers.hen).toEqual({ from: 0, until: 1600 })
  })

  it('tell when the paper lies flat: the hen has no room then', () => {
    const game = wait(play(), 12_570)
    expect(game.events).toEqual(['flattened'])
  })

  it('include a snail that crawls a unit a second, turns back at either end, and stands while it is home', () => {
    const game = wait(play(), 10_000)
    expect(game.state.snail).toEqual({ x: SNAIL.first + 10, way: 1 })
    press(game, 'snail', 1600)
    expect(game.state.snail.x).toBe(SNAIL.first + 10)
    const fast = playRules(rules, tuning, { seed: 7, tuning: { crawl: 20 }, areas })
    fast.runUntil(() => fast.state.snail.way === -1)
    expect(fast.state.snail.x).toBe(SNAIL.to - 1)
  })
})

it('has areas hold each ball where it stands, and where it stands for whoever asked for less motion', () => {
  const calm = poseAt(CALM_ANGLE, newPose())
  for (let angle = 0; angle <= 30; angle += 0.5) {
    const pose = poseAt(angle, newPose())
    for (const ball of BALL_NUMBERS) {
      const box = ballBox(ball, angle, { x: 0, y: 0, width: 0, height: 0 })
      expect(box.width).toBe(110)
      for (const seen of [pose, calm]) {
        const foot = ballY(ball, seen)
        expect(box.y).toBeLessThanOrEqual(foot - 150 * seen.figure)
        expect(box.y + box.height).toBeGreaterThanOrEqual(foot)
      }
    }
  }
})

it('calls the three as the blotlings are called', () => {
  for (const ball of BALL_NUMBERS) expect(BLOTLINGS[TRAVELLERS[ball]]).toEqual(TRAVELLER_WORDS[ball])
})
