import { beforeEach, expect, test, vi } from 'vitest'
import { dayNamed } from '../../calendar'
import type { AnyScene } from '../contract/anyScene'
import type { Live } from '../contract/live'
import { seededRandom } from '../time/random'
import type { SceneLink } from '../time/sceneLink'
import { PendingRun } from './pendingRun'

const scene: Pick<AnyScene, 'rules' | 'tuning' | 'stage'> = {
  stage: { width: 1600, height: 1000 },
  rules: {
    tick: 10,
    start: ({ tuning, random }) => ({ eaten: tuning.eaten, luck: random.next() }),
    step() {},
    press(_, { area }, { emit }) {
      emit('eaten', { area })
    },
  },
  tuning: { eaten: { value: 1, min: 0, max: 9, unit: '', description: '' } },
}

const link: SceneLink = {
  seed: 7,
  at: 0,
  isPaused: false,
  speed: 1,
  tuning: { eaten: 3 },
  isDebugged: false,
  game: null,
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { clientWidth: 800, clientHeight: 600 } })
})

function pend() {
  const day = dayNamed('snack')
  if (!day) throw new Error('There is no such day.')
  const pending = new PendingRun(day, scene, link)
  const pressed: unknown[] = []
  const run: Live<unknown> = {
    state: null,
    now: 0,
    press: (...press) => pressed.push(press),
    replay: () => pressed.push('replay'),
    subscribe: () => () => {},
  }
  return { pending, pressed, run }
}

test('the state is that of the first moment, by the seed and the numbers of the link', () => {
  const { pending } = pend()
  expect(pending).toMatchObject({ now: 0, state: { eaten: 3, luck: seededRandom(7).next() } })
  expect(pending.fit).toEqual({ x: 0, y: 50, scale: 0.5 })
})

test('what is pressed waits for the day to play, in its order; from then on it is pressed at once', () => {
  const { pending, pressed, run } = pend()
  pending.press('jar')
  pending.press('spoon', 'second')
  expect(pressed).toEqual([])
  pending.playAs(run)
  pending.press('door')
  pending.replay()
  expect(pressed).toEqual([['jar'], ['spoon', 'second'], ['door'], 'replay'])
})

test('who starts over before it plays has pressed nothing', () => {
  const { pending, pressed, run } = pend()
  pending.press('jar')
  pending.replay()
  pending.playAs(run)
  expect(pressed).toEqual([])
})

test('it tells of nothing but of a window of another size, and of events once somebody plays it', () => {
  const { pending } = pend()
  const changed = vi.fn()
  const stop = pending.subscribe(changed)
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  expect(changed).toHaveBeenCalledOnce()

  const heard = vi.fn()
  pending.onEvent = heard
  pending.playhead.queue({ kind: 'press', at: { x: 0, y: 0 }, area: 'jar', button: 'main' })
  pending.playhead.step()
  expect(heard).toHaveBeenCalledWith('eaten', { area: 'jar' })
})

test('a day that was left knows in which window, and goes on; one that was only watched begins anew', () => {
  const { pending, pressed, run } = pend()
  pending.playAs(run)
  pending.playhead.step(3)
  const left = { window: { width: 1180, height: 820 }, hasLater: true, isWatching: false }
  pending.leave(left)
  expect([pending.window, pending.left, pending.now > 0]).toEqual([left.window, { hasLater: true }, true])
  pending.press('jar')
  expect(pressed).toEqual([])
  pending.playAs(run)
  expect(pressed).toEqual([['jar']])

  pending.leave({ ...left, isWatching: true })
  expect([pending.left, pending.now]).toEqual([null, 0])
})
