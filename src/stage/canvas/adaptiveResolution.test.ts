import { expect, test } from 'vitest'
import { AdaptiveResolution } from './adaptiveResolution'

/** Lets frames come so often a second, for so many seconds. Returns after how many ms each change came, and to which resolution. */
function play(
  adaptiveResolution: AdaptiveResolution,
  rate: number,
  seconds: number,
): [after: number, playing: number][] {
  const changes: [number, number][] = []
  for (let frame = 1; frame <= rate * seconds; frame++) {
    if (adaptiveResolution.addFrame(1000 / rate))
      changes.push([Math.round((frame * 1000) / rate), adaptiveResolution.playingResolution])
  }
  return changes
}

test('a machine that keeps up is never given fewer pixels', () => {
  expect(play(new AdaptiveResolution(1), 60, 600)).toEqual([])
  expect(play(new AdaptiveResolution(1), 24.5, 600)).toEqual([])
})

test('two slow seconds lower it, and two more again, down to half', () => {
  const adaptiveResolution = new AdaptiveResolution(1)
  expect(play(adaptiveResolution, 10, 60)).toEqual([
    [2000, 0.75],
    [4000, 0.5],
  ])
  expect(adaptiveResolution.fullResolution).toBe(1)
})

test('a dense screen has further to go', () => {
  expect(play(new AdaptiveResolution(2), 20, 60).map(([, playing]) => playing)).toEqual([1.5, 1, 0.75, 0.5])
  expect(play(new AdaptiveResolution(3), 20, 2)).toEqual([[2000, 1.5]])
})

test('a screen of little density has nothing to give', () => {
  expect(play(new AdaptiveResolution(0.5), 2, 60)).toEqual([])
})

test('one long frame, or slow ones between fast ones, lower nothing', () => {
  const adaptiveResolution = new AdaptiveResolution(1)
  expect(adaptiveResolution.addFrame(30_000)).toBe(false)
  expect(play(adaptiveResolution, 60, 10)).toEqual([])
  for (let turn = 0; turn < 20; turn++)
    expect([...play(adaptiveResolution, 10, 1.5), ...play(adaptiveResolution, 60, 0.6)]).toEqual([])
})

test('what was before a rest does not count', () => {
  const adaptiveResolution = new AdaptiveResolution(1)
  expect(play(adaptiveResolution, 10, 1.9)).toEqual([])
  adaptiveResolution.reset()
  expect(play(adaptiveResolution, 10, 1.9)).toEqual([])
})

test('fast frames raise it again after ten seconds', () => {
  const adaptiveResolution = new AdaptiveResolution(1)
  play(adaptiveResolution, 10, 2)
  const [[after, playing] = []] = play(adaptiveResolution, 60, 60)
  expect(playing).toBe(1)
  expect(after).toBeGreaterThanOrEqual(10_000)
  expect(after).toBeLessThan(10_500)
})

test('it is not raised where the next step would be slow', () => {
  const adaptiveResolution = new AdaptiveResolution(1)
  play(adaptiveResolution, 10, 2)
  expect(play(adaptiveResolution, 40, 600)).toEqual([])
})

test('each time that raising was too much it waits twice as long', () => {
  const waited: number[] = []
  const hopeful = new AdaptiveResolution(1)
  play(hopeful, 10, 2)
  for (let turn = 0; turn < 3; turn++) {
    let ms = 0
    while (!hopeful.addFrame(1000 / 60)) ms += 1000 / 60
    waited.push(Math.round(ms / 1000))
    expect(hopeful.playingResolution).toBe(1)
    expect(play(hopeful, 10, 2).map(([, playing]) => playing)).toEqual([0.75])
  }
  expect(waited).toEqual([10, 20, 40])
})

test('on a screen of another density it begins anew', () => {
  const adaptiveResolution = new AdaptiveResolution(1)
  play(adaptiveResolution, 10, 2)
  adaptiveResolution.setDensity(1)
  expect(adaptiveResolution.playingResolution).toBe(0.75)
  adaptiveResolution.setDensity(2)
  expect(adaptiveResolution.playingResolution).toBe(2)
  expect(adaptiveResolution.fullResolution).toBe(2)
})
