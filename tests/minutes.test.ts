import { describe, expect, it } from 'vitest'
import { minutesOf, printMinutes, testsIn } from './minutes'

const MINUTE = 60_000

const RUN = {
  days: ['heist', 'farm'],
  stages: [
    { name: 'unit tests', ms: 2 * MINUTE },
    { name: 'browser tests', ms: 4 * MINUTE },
  ],
  tests: [
    { file: 'play/heist.spec.ts', title: 'by mouse', ms: 2 * MINUTE },
    { file: 'visual/snapshots.spec.ts', title: 'heist at its 7 moments', ms: MINUTE },
    { file: 'visual/snapshots.spec.ts', title: 'farm at its 6 moments', ms: MINUTE },
    { file: 'play/routes.spec.ts', title: 'heisters are no day', ms: 3 * MINUTE },
  ],
}

describe('the minutes of a run', () => {
  it('give every test to its file and, where it has one, to its day, the longest first', () => {
    const { files, days } = minutesOf(RUN)
    expect(files).toEqual([
      { name: 'play/routes.spec.ts', minutes: 3 },
      { name: 'play/heist.spec.ts', minutes: 2 },
      { name: 'visual/snapshots.spec.ts', minutes: 2 },
    ])
    expect(days).toEqual([
      { name: 'heist', minutes: 3 },
      { name: 'farm', minutes: 1 },
    ])
  })

  it('are printed by stage, in the order of the run, by file and by day', () => {
    const lines = printMinutes(minutesOf(RUN)).split('\n')
    const some = ['    2.0  unit tests', '    2.0  play/heist.spec.ts', '    1.0  farm']
    expect(lines).toEqual(expect.arrayContaining(some))
    expect(lines.indexOf('    2.0  unit tests')).toBeLessThan(lines.indexOf('    4.0  browser tests'))
  })
})

describe('a report', () => {
  const spec = { title: 'by mouse', file: 'play/heist.spec.ts', tests: [{ results: [{ duration: 25 }] }] }

  it('tells its tests, however deep they are', () => {
    const report = { suites: [{ specs: [spec], suites: [{ specs: [{ ...spec, title: 'by keys' }] }] }] }
    expect(testsIn(report)).toEqual([
      { file: 'play/heist.spec.ts', title: 'by keys', ms: 25 },
      { file: 'play/heist.spec.ts', title: 'by mouse', ms: 25 },
    ])
  })

  it('tells the days that a test goes through apart from the rest of it', () => {
    const steps = [
      { title: 'heist', duration: 8 },
      { title: 'looking about', duration: 3 },
    ]
    const report = { suites: [{ specs: [{ ...spec, tests: [{ results: [{ duration: 20, steps }] }] }] }] }
    expect(testsIn(report)).toEqual([
      { file: 'play/heist.spec.ts', title: 'by mouse', ms: 12 },
      { file: 'play/heist.spec.ts', title: 'heist', ms: 8 },
    ])
  })

  const untimed = { suites: [{ specs: [{ ...spec, tests: [{ results: [{}] }] }] }] }
  it.each([null, {}, { suites: [{}] }, untimed])('that is none is refused: %j', (report) => {
    expect(() => testsIn(report)).toThrow()
  })
})
