import { expect, test } from 'vitest'
import { AdaptiveResolution } from './adaptiveResolution'

/** Lets frames come so often a second, for so many seconds. Returns after how many ms each change came, and to which resolution. */
function play(resolution: AdaptiveResolution, rate: number, seconds: number): [after: number, playing: number][] {
  const changes: [number, number][] = []
  for (let frame = 1; frame <= rate * seconds; frame++) {
    if (resolution.addFrame(1000 / rate))
      changes.push([Math.round((frame * 1000) / rate), resolution.playingResolution])
  }
  return changes
}

/** One that two slow seconds have lowered once. */
function slowedDown(): AdaptiveResolution {
  const resolution = new AdaptiveResolution(1)
  play(resolution, 10, 2)
  return resolution
}

test('a machine that keeps up is never given fewer pixels', () => {
  expect(play(new AdaptiveResolution(1), 60, 600)).toEqual([])
  expect(play(new AdaptiveResolution(1), 24.5, 600)).toEqual([])
})

test('two slow seconds lower it, and two more again, down to half', () => {
  const resolution = new AdaptiveResolution(1)
  expect(play(resolution, 10, 60)).toEqual([
    [2000, 0.75],
    [4000, 0.5],
  ])
  expect(resolution.fullResolution).toBe(1)
})

test('a dense screen has further to go, and one of little density nothing to give', () => {
  expect(play(new AdaptiveResolution(2), 20, 60).map(([, playing]) => playing)).toEqual([1.5, 1, 0.75, 0.5])
  expect(play(new AdaptiveResolution(3), 20, 2)).toEqual([[2000, 1.5]])
  expect(play(new AdaptiveResolution(0.5), 2, 60)).toEqual([])
})

test('one long frame, or slow ones between fast ones, lower nothing', () => {
  const resolution = new AdaptiveResolution(1)
  expect(resolution.addFrame(30_000)).toBe(false)
  expect(play(resolution, 60, 10)).toEqual([])
  for (let turn = 0; turn < 20; turn++) expect([...play(resolution, 10, 1.5), ...play(resolution, 60, 0.6)]).toEqual([])
})

test('what was before a rest does not count', () => {
  const resolution = new AdaptiveResolution(1)
  expect(play(resolution, 10, 1.9)).toEqual([])
  resolution.reset()
  expect(play(resolution, 10, 1.9)).toEqual([])
})

test('fast frames raise it again after ten seconds', () => {
  const [[after, playing] = []] = play(slowedDown(), 60, 60)
  expect(playing).toBe(1)
  expect(after).toBeGreaterThanOrEqual(10_000)
  expect(after).toBeLessThan(10_500)
})

test('it is not raised where the next step would be slow', () => {
  expect(play(slowedDown(), 40, 600)).toEqual([])
})

test('each time that raising was too much it waits twice as long', () => {
  const waited: number[] = []
  const hopeful = slowedDown()
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
  const resolution = slowedDown()
  resolution.setDensity(1)
  expect(resolution.playingResolution).toBe(0.75)
  resolution.setDensity(2)
  expect([resolution.playingResolution, resolution.fullResolution]).toEqual([2, 2])
})
