import { describe, expect, it } from 'vitest'
import { BLOTLINGS } from '../../assets/blotlings/shared'
import { TRAVELLERS } from '../../assets/trip/shared'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { BALL_NUMBERS, ballBox, ballY, CALM_ANGLE, newPose, poseAt, SNAIL } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'
import { TRAVELLER_WORDS } from './words'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })

describe('the camera', () => {
  it('stands at 30° × (cos(t / 4 s) + 1) / 2, moved every 10 ms', () => {
    const game = play()
    expect(rules.tick).toBe(10)
    expect(game.playhead.now).toBe(0)
    expect(game.state.angle).toBe(30)
    for (let tick = 1; tick <= 2600; tick++) {
      game.run(10)
      expect(game.playhead.now).toBe(tick * 10)
      expect(game.state.angle).toBeCloseTo((30 * (Math.cos(tick / 400) + 1)) / 2, 9)
    }
  })

  it('lies down for the first time after 4π s, and has gone round after 8π s', () => {
    const game = play()
    game.run(12_570)
    expect(game.state.angle).toBeLessThan(0.001)
    game.run(12_560)
    expect(game.state.angle).toBeGreaterThan(29.999)
  })
})

describe('paper', () => {
  it('stands 78° over the page at 30°, and lies on it at 0°', () => {
    const flat = poseAt(0, newPose())
    expect(flat).toMatchObject({ ground: 0.72, slant: 0, risen: 0 })
    // Flat on the page it is as long as the page is deep, and hides its shadow.
    expect(flat.figure).toBeCloseTo(0.72, 12)
    expect(flat.length).toBeCloseTo(0.72, 12)
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

describe('looking at a ball', () => {
  it('shows its picture with the next tick, and clears it as soon as nobody looks', () => {
    for (const ball of BALL_NUMBERS) {
      const game = play()
      game.run(500)
      game.hover({ area: `ball${ball}` })
      game.run(10)
      expect(game.state.frame).toEqual({ ball, rise: { from: 500, until: 760 }, fold: null })
      game.run(3000)
      game.leave({ area: `ball${ball}` })
      game.run(10)
      expect(game.state.frame?.fold).toEqual({ from: 3520, until: 3680 })
      game.run(150)
      expect(game.state.frame).not.toBeNull()
      game.run(10)
      expect(game.state.frame).toBeNull()
      expect(game.events).toEqual(['shown', 'cleared'])
    }
  })

  it('changes the picture at once on the way from one to the next', () => {
    const game = play()
    game.hover({ area: 'ball0' })
    game.run(400)
    game.leave({ area: 'ball0' })
    game.hover({ area: 'ball2' })
    game.run(10)
    expect(game.state.frame).toMatchObject({ ball: 2, fold: null })
    expect(game.events).toEqual(['shown', 'shown'])
  })

  it('springs up again what is about to fold away', () => {
    const game = play()
    game.hover({ area: 'ball1' })
    game.run(400)
    game.leave({ area: 'ball1' })
    game.run(80)
    game.hover({ area: 'ball1' })
    game.run(1000)
    expect(game.state.frame).toMatchObject({ ball: 1, fold: null })
  })

  it('is not taken for looking at anything else', () => {
    const game = play()
    game.hover({ area: 'hen' })
    game.run(100)
    expect(game.state.frame).toBeNull()
    expect(game.events).toEqual([])
  })
})

describe('pressing a ball', () => {
  it('lets it cry for 800 ms, to the tick', () => {
    const game = play()
    game.run(1000)
    game.hover({ area: 'ball0' })
    game.press({ area: 'ball0' })
    game.run(10)
    expect(game.state.cry).toEqual({ ball: 0, from: 1000, until: 1800 })
    game.run(780)
    expect(game.state.cry).not.toBeNull()
    game.run(10)
    expect(game.playhead.now).toBe(1800)
    expect(game.state.cry).toBeNull()
    expect(game.events).toEqual(['shown', 'heronkCried'])
  })

  it('does nothing while one cries, whichever it is', () => {
    const game = play()
    game.press({ area: 'ball1' })
    game.run(400)
    for (const ball of BALL_NUMBERS) game.press({ area: `ball${ball}` })
    game.run(390)
    expect(game.events).toEqual(['shown', 'brewsterCried'])
    expect(game.state.cry).toEqual({ ball: 1, from: 0, until: 800 })
    game.run(10)
    game.press({ area: 'ball2' })
    game.run(10)
    expect(game.state.cry).toEqual({ ball: 2, from: 800, until: 1600 })
    expect(game.events.at(-1)).toBe('swirloCried')
  })

  it('keeps its picture up until it has done, though nobody looks any longer; and then shows who is looked at', () => {
    const game = play()
    game.hover({ area: 'ball0' })
    game.press({ area: 'ball0' })
    game.run(100)
    game.leave({ area: 'ball0' })
    game.hover({ area: 'ball1' })
    game.run(600)
    expect(game.state.frame).toMatchObject({ ball: 0, fold: null })
    game.run(100)
    expect(game.state.frame).toMatchObject({ ball: 1, fold: null })
  })

  it('shows and hears out whoever a finger has only tapped', () => {
    const game = play()
    game.hover({ area: 'ball2' })
    game.press({ area: 'ball2' })
    game.release({ area: 'ball2' })
    game.leave({ area: 'ball2' })
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
    const game = play()
    game.run(12_570)
    expect(game.events).toEqual(['flattened'])
  })

  it('include a snail that crawls a unit a second, turns back at either end, and stands while it is home', () => {
    const game = play()
    game.run(10_000)
    expect(game.state.snail).toEqual({ x: SNAIL.first + 10, way: 1 })
    game.press({ area: 'snail' })
    game.run(1600)
    expect(game.state.snail.x).toBe(SNAIL.first + 10)
    const fast = playRules(rules, tuning, { seed: 7, tuning: { crawl: 20 }, areas })
    fast.runUntil(() => fast.state.snail.way === -1)
    expect(fast.state.snail.x).toBe(SNAIL.to - 1)
  })
})

describe('the areas', () => {
  it('hold each ball where it stands, and where it stands for whoever asked for less motion', () => {
    const calm = poseAt(CALM_ANGLE, newPose())
    for (let angle = 0; angle <= 30; angle += 0.5) {
      const pose = poseAt(angle, newPose())
      for (const ball of BALL_NUMBERS) {
        const box = ballBox(ball, angle, { x: 0, y: 0, width: 0, height: 0 })
        expect(box.width).toBe(110)
        for (const { foot, height } of [
          { foot: ballY(ball, pose), height: 150 * pose.figure },
          { foot: ballY(ball, calm), height: 150 * calm.figure },
        ]) {
          expect(box.y).toBeLessThanOrEqual(foot - height)
          expect(box.y + box.height).toBeGreaterThanOrEqual(foot)
        }
      }
    }
  })
})

describe('the three', () => {
  it('are called as the blotlings are', () => {
    for (const ball of BALL_NUMBERS) expect(BLOTLINGS[TRAVELLERS[ball]]).toEqual(TRAVELLER_WORDS[ball])
  })
})
