import { describe, expect, it } from 'vitest'
import { LIMIT, planOf, printPlan, shareOfDays, testsIn, unitTestsIn } from './plan'

const MINUTE = 60_000

const TESTS = [
  { file: 'play/heist.spec.ts', title: 'by mouse', ms: 2 * MINUTE },
  { file: 'visual/snapshots.spec.ts', title: 'heist at its 7 moments', ms: MINUTE },
  { file: 'visual/snapshots.spec.ts', title: 'farm at its 6 moments', ms: MINUTE },
  { file: 'play/routes.spec.ts', title: 'heisters are no day', ms: 3 * MINUTE },
]

const SUITE = {
  drawnDays: ['heist', 'farm'],
  singular: [],
  allDays: 31,
  stages: [
    { name: 'unit tests', ms: 2 * MINUTE, byDay: 0 },
    { name: 'browser tests', ms: 4 * MINUTE, byDay: 0 },
  ],
  tests: TESTS,
  workers: 2,
}

describe('the plan', () => {
  it('gives every test to its file and, where it has one, to its day, the longest first', () => {
    const { files, days } = planOf(SUITE)
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

  it('is what stays, and as many days as there will be', () => {
    // Two workers share four minutes of days: they take two, one each.
    expect(planOf(SUITE)).toMatchObject({ fixed: 4, day: 1, whole: 35, isWithinLimit: false })
    expect(planOf({ ...SUITE, allDays: 26 })).toMatchObject({ whole: LIMIT, isWithinLimit: true })
  })

  it('counts what is like no other day only once', () => {
    // heist took three minutes of two workers, which stay; farm took one, and so will each but heist.
    expect(planOf({ ...SUITE, singular: ['heist'] })).toMatchObject({ fixed: 5.5, day: 0.5, dayCount: 30, whole: 20.5 })
  })

  it('counts a stage that goes through the days with them', () => {
    const frames = { name: 'frames', ms: MINUTE, byDay: 1 }
    expect(planOf({ ...SUITE, stages: [...SUITE.stages, frames] })).toMatchObject({ fixed: 4, day: 1.5, whole: 50.5 })
  })

  it('counts of a stage what goes through the days, as much as the tests of days take', () => {
    const tests = [
      { file: '/site/scenes/heist/rules.test.ts', title: 'he walks', ms: 20 },
      { file: '/site/tests/rules/fuzz.test.ts', title: 'a wild minute of farm keeps every promise', ms: 10 },
      { file: '/site/tests/rules/fuzz.test.ts', title: 'a wild minute of farmers', ms: 30 },
      { file: '/heist/src/calendar.test.ts', title: 'has 31 days', ms: 40 },
    ]
    expect(shareOfDays(tests, ['heist', 'farm'])).toBeCloseTo(0.3)
    expect(shareOfDays([], ['heist'])).toBe(0)
    const units = { name: 'unit tests', ms: 2 * MINUTE, byDay: 0.5 }
    const browser = { name: 'browser tests', ms: 4 * MINUTE, byDay: 0 }
    expect(planOf({ ...SUITE, stages: [units, browser] })).toMatchObject({ fixed: 3, day: 1.5 })
  })

  it('says in words when the days will be too many', () => {
    expect(printPlan(planOf(SUITE), 31)).toContain(
      '4.0 min and 31 × 1.00 min a day are 35.0 min for 31 days; the limit is 30 min.\nThe suite will not carry',
    )
    expect(printPlan(planOf({ ...SUITE, allDays: 2 }), 2)).not.toContain('will not carry')
  })
})

describe('a report', () => {
  const spec = {
    title: 'by mouse',
    file: 'play/heist.spec.ts',
    tests: [{ results: [{ duration: 25 }] }],
  }

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

  it('of Vitest tells its tests, too', () => {
    const report = {
      testResults: [{ name: 'plan.test.ts', assertionResults: [{ fullName: 'the plan is', duration: 7 }] }],
    }
    expect(unitTestsIn(report)).toEqual([{ file: 'plan.test.ts', title: 'the plan is', ms: 7 }])
    expect(() =>
      unitTestsIn({ testResults: [{ name: 'plan.test.ts', assertionResults: [{ duration: 7 }] }] }),
    ).toThrow()
  })

  it.each([null, {}, { suites: [{}] }, { suites: [{ specs: [{ ...spec, tests: [{ results: [{}] }] }] }] }])(
    'that is none is refused: %j',
    (report) => {
      expect(() => testsIn(report)).toThrow()
    },
  )
})
