import { describe, expect, it } from 'vitest'
import { TALES as TOLD } from '../../../assets/salty-later/shared'
import { playRules } from '../../../src/stage/time/playRules'
import { point, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { RINGS, SLAM, SLAMS, SULK, TALES, WAVES } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { captainIn } from '../words'

const { rise, silence, reading, crossing, ebb, shake, sail } = {
  rise: tuning.rise.value,
  silence: tuning.silence.value,
  reading: tuning.reading.value,
  crossing: tuning.crossing.value,
  ebb: tuning.ebb.value,
  shake: tuning.shake.value,
  sail: tuning.sail.value,
}

function play() {
  const game = playRules(rules, tuning, { seed: 17, areas })
  game.later()
  return game
}
type Game = ReturnType<typeof play>

const at = (frame: number) => ({ x: frame * 100 + 50, y: 400 })

/** Slams, each once the table is still. */
function slam(game: Game, times: number): void {
  for (let time = 0; time < times; time++) {
    point(game, at(SLAM - 1))
    point(game, at(SLAM), 10)
    wait(game, shake)
  }
}

/** Eight slams, and until what the last one is followed by. */
function rising(game = play()) {
  slam(game, SLAMS - 1)
  point(game, at(SLAM - 1))
  point(game, at(SLAM))
  return game
}

describe('a slam', () => {
  it('throws a wave over the table, and the ship a wave on; while the table shakes there is no other', () => {
    const game = play()
    slam(game, 2)
    expect(game.state.sea).toMatchObject({ slams: 2, risenAt: null })
    expect(game.state.wave).toBe(2)
    point(game, at(SLAM - 1))
    point(game, at(SLAM))
    point(game, at(SLAM - 1))
    point(game, at(SLAM))
    expect(game.state.sea.slams).toBe(3)
    expect(game.events.filter((name) => name === 'slammed')).toHaveLength(4)
  })

  it('that is only passed throws a wave over the table, and none under the ship', () => {
    const game = play()
    point(game, at(9))
    point(game, at(14))
    expect(game.events).toContain('slammed')
    expect(game.state).toMatchObject({ wave: 0, sea: { slams: 1 } })
  })

  it('makes no sea before there is one to be seen', () => {
    const game = playRules(rules, tuning, { seed: 17, areas })
    slam(game, SLAMS + 2)
    expect(game.state.sea).toMatchObject({ slams: SLAMS, risenAt: null })
    game.later()
    wait(game, 10)
    expect(game.state.sea.risenAt).not.toBeNull()
  })
})

describe('the sea', () => {
  it('rises with the eighth slam to his chin, has him tell, and is drunk after its time', () => {
    const game = rising()
    wait(game, 10)
    const from = game.state.sea.risenAt ?? Number.NaN
    expect(game.events.at(-1)).toBe('risen')
    expect(game.events).not.toContain('landed')
    game.run(from + rise - game.playhead.now - 10)
    expect(game.state.sea.isIn).toBe(false)
    wait(game, 10)
    expect(game.state).toMatchObject({ frame: SULK, before: SULK, isMet: false, sea: { isIn: true } })
    expect(captainIn(game.state).en).toMatch(/sea\.$/)

    game.run(from + silence - game.playhead.now - 10)
    expect(game.state.sea.isTold).toBe(false)
    const { tale } = game.state.sea
    wait(game, 10)
    expect(game.told.at(-1)).toEqual({ name: 'told', data: { tale } })

    game.run(from + crossing - game.playhead.now - 10)
    expect(game.state.sea.ebb).toBeNull()
    wait(game, 10)
    expect(game.state.sea.ebb).toEqual({ from: from + crossing, until: from + crossing + ebb })
    wait(game, ebb)
    expect(game.told.at(-1)).toEqual({ name: 'drunk', data: { seas: 1 } })
    expect(game.state.sea).toEqual({
      ...{ slams: 0, thrownAt: null, risenAt: null, isIn: false, isTold: false, ebb: null },
      ...{ tale: (tale + 1) % TALES, rings: 1 },
    })
    expect(game.state).toMatchObject({ wave: 0, frame: SULK })
  })

  it('turns nobody round, and answers every press', () => {
    const game = rising()
    wait(game, rise)
    const told = game.events.length
    point(game, at(2))
    press(game, 'on')
    expect(game.state.frame).toBe(SULK)
    for (const area of ['captain', 'mug', 'ship', 'lamp'] as const) press(game, area)
    expect(game.events.slice(told).filter((name) => name !== 'told')).toEqual(['grunted', 'sloshed', 'hailed', 'swung'])
  })

  it('is drunk when he is asked to, once there was time to read', () => {
    const game = rising()
    wait(game, silence + reading - 20)
    press(game, 'captain')
    expect(game.state.sea.ebb).toBeNull()
    wait(game, 20)
    press(game, 'captain')
    expect(game.state.sea.ebb).not.toBeNull()
    press(game, 'captain')
    expect(game.events.slice(-2)).toEqual(['sloshed', 'grunted'])
  })

  it('is told of in six tales, one after the other, and leaves six rings at most', () => {
    const game = play()
    const tales = new Set<number>()
    for (let time = 1; time <= TALES + 1; time++) {
      rising(game)
      wait(game, crossing + ebb + 20)
      tales.add(game.state.sea.tale)
      expect(game.state.sea.rings).toBe(Math.min(RINGS, time))
    }
    expect(tales.size).toBe(TALES)
    expect(TOLD).toHaveLength(TALES)
  })
})

describe('the ship', () => {
  it('rings at a press and sails a wave on, and only rings while she sails', () => {
    const game = play()
    press(game, 'ship')
    press(game, 'ship')
    expect(game.state.wave).toBe(1)
    for (let wave = 2; wave <= WAVES; wave++) {
      wait(game, sail)
      press(game, 'ship')
    }
    expect(game.events.filter((name) => name !== 'hailed')).toEqual(['landed'])
    expect(game.events.filter((name) => name === 'hailed')).toHaveLength(WAVES + 1)
  })
})

describe('the lamp', () => {
  it('swings further when it is pushed on, and begins anew once it hung still', () => {
    const game = play()
    press(game, 'lamp')
    expect(game.events).toEqual(['swung'])
    for (let push = 2; push <= 5; push++) {
      wait(game, 300)
      press(game, 'lamp')
      expect(game.state.pushes).toBe(Math.min(3, push))
    }
    expect(game.events.filter((name) => name === 'swelled')).toHaveLength(4)
    wait(game, tuning.swing.value)
    press(game, 'lamp')
    expect(game.state.pushes).toBe(1)
  })
})
