/** What the whole suite may take on two quiet cores once all days are there, in minutes. */
export const LIMIT = 30

/** How long a stage of `npm test` took, in ms. */
export interface StageTime {
  readonly name: string
  readonly ms: number
  /** How much of it goes through the days, and takes longer with each: 0…1. */
  readonly byDay: number
}

/** A test that has run. */
export interface FinishedTest {
  readonly file: string
  readonly title: string
  readonly ms: number
}

/** A line of the table: what took how many minutes. */
export interface Share {
  readonly name: string
  readonly minutes: number
}

/** Where the minutes of a run went, and where those of all days will go. */
export interface Plan {
  readonly stages: readonly Share[]
  /** The longest first; of the time of all workers together. */
  readonly files: readonly Share[]
  /** The longest first; of the time of all workers together. */
  readonly days: readonly Share[]
  /** What the suite takes however many days there are. */
  readonly fixed: number
  /** What a day adds to it, in the mean. */
  readonly day: number
  /** How many days add it. */
  readonly dayCount: number
  /** What it takes with all days. */
  readonly whole: number
  readonly isWithinLimit: boolean
}

interface Suite {
  /** The slugs of the days that have a folder. */
  readonly drawnDays: readonly string[]
  /** Those of them that no other will be like: what such a day takes says nothing of the days to come. */
  readonly singular: readonly string[]
  /** How many days there will be. */
  readonly allDays: number
  readonly stages: readonly StageTime[]
  readonly tests: readonly FinishedTest[]
  /** How many tests run at a time. */
  readonly workers: number
}

const MINUTE = 60_000

/** Where a day's own tests are: what such a file takes, the day named like it takes. */
const OF_ONE_DAY = /\/([a-z]+(?:-[a-z]+)*)\.spec\.ts$/

/** Works out where the minutes went. A test belongs to the day that its title begins with, or its file is named for. */
export function planOf({ drawnDays, singular, allDays, stages, tests, workers }: Suite): Plan {
  const ofDays = tests.flatMap(({ file, title, ms }) => {
    const named = [/^[a-z-]+/.exec(title)?.[0], OF_ONE_DAY.exec(`/${file}`)?.[1]]
    const day = drawnDays.find((slug) => named.includes(slug))
    return day === undefined ? [] : [{ name: day, ms }]
  })
  const days = sharesOf([...drawnDays.map((name) => ({ name, ms: 0 })), ...ofDays])
  const all = stages.reduce((sum, { ms }) => sum + ms, 0) / MINUTE
  const inStages = stages.reduce((sum, { ms, byDay }) => sum + (byDay * ms) / MINUTE, 0)
  const isAlike = (slug: string) => !singular.includes(slug)
  const alike = drawnDays.filter(isAlike).length
  const inTests = days.reduce((sum, { name, minutes }) => sum + (isAlike(name) ? minutes : 0), 0)
  const inDays = inTests / workers + inStages
  const day = alike === 0 ? 0 : inDays / alike
  const fixed = all - inDays
  const dayCount = allDays - (drawnDays.length - alike)
  const whole = fixed + dayCount * day
  return {
    stages: stages.map(({ name, ms }) => ({ name, minutes: ms / MINUTE })),
    files: sharesOf(tests.map(({ file, ms }) => ({ name: file, ms }))),
    days,
    fixed,
    day,
    dayCount,
    whole,
    isWithinLimit: whole <= LIMIT,
  }
}

/** How much of the time of unit tests goes to those of a day, 0…1: such a test lies in the day's folder, or names the day. */
export function shareOfDays(tests: readonly FinishedTest[], slugs: readonly string[]): number {
  const anyDay = slugs.join('|')
  const folder = new RegExp(`/(scenes|assets)/(${anyDay})/`)
  const word = new RegExp(`(^|[^a-z-])(${anyDay})([^a-z-]|$)`)
  const sum = (some: readonly FinishedTest[]) => some.reduce((total, { ms }) => total + ms, 0)
  const ofDays = tests.filter(({ file, title }) => folder.test(file) || word.test(title))
  return tests.length === 0 ? 0 : sum(ofDays) / sum(tests)
}

/** Adds up what has one name, the longest first. */
function sharesOf(parts: readonly { readonly name: string; readonly ms: number }[]): readonly Share[] {
  const sums = new Map<string, number>()
  for (const { name, ms } of parts) sums.set(name, (sums.get(name) ?? 0) + ms / MINUTE)
  return [...sums].map(([name, minutes]) => ({ name, minutes })).sort((a, b) => b.minutes - a.minutes)
}

/** The plan as the run prints it at its end. */
export function printPlan(plan: Plan, allDays: number): string {
  const table = (title: string, shares: readonly Share[]) =>
    [title, ...shares.map(({ name, minutes }) => `${minutes.toFixed(1).padStart(7)}  ${name}`)].join('\n')
  const sum = `${plan.fixed.toFixed(1)} min and ${plan.dayCount} × ${plan.day.toFixed(2)} min a day`
  const verdict = `${sum} are ${plan.whole.toFixed(1)} min for ${allDays} days; the limit is ${LIMIT} min.`
  return [
    table('minutes by stage', plan.stages),
    table('minutes by browser test file, of all workers together', plan.files),
    table('minutes by day, of all workers together', plan.days),
    plan.isWithinLimit ? verdict : `${verdict}\nThe suite will not carry all days: make the tests of a day cheaper.`,
  ].join('\n\n')
}

/**
 * Reads the tests out of a report of Vitest's in JSON.
 * @throws when it is none
 */
export function unitTestsIn(report: unknown): readonly FinishedTest[] {
  return listIn(report, 'testResults').flatMap((suite) => {
    const file = isRecord(suite) ? suite.name : undefined
    return listIn(suite, 'assertionResults').map((test) => {
      const title = isRecord(test) ? test.fullName : undefined
      if (typeof file !== 'string' || typeof title !== 'string') throw new Error('A test in the report is unnamed.')
      return { file, title, ms: durationOf(test) }
    })
  })
}

/**
 * Reads the tests out of a report of Playwright's in JSON. Of a test that goes through days step by step, each step counts by
 * itself, and the test for the rest.
 * @throws when it is none
 */
export function testsIn(report: unknown): readonly FinishedTest[] {
  return listIn(report, 'suites').flatMap((suite) => testsOfSuite(suite))
}

function testsOfSuite(suite: unknown): readonly FinishedTest[] {
  const inside = isRecord(suite) && suite.suites !== undefined ? listIn(suite, 'suites').flatMap(testsOfSuite) : []
  const specs = listIn(suite, 'specs').flatMap((spec) => {
    const { file, title } = isRecord(spec) ? spec : {}
    if (typeof file !== 'string' || typeof title !== 'string') throw new Error('A test in the report is unnamed.')
    const results = listIn(spec, 'tests').flatMap((test) => listIn(test, 'results'))
    return results.flatMap((result) => {
      const steps = stepsOf(result)
      const rest = durationOf(result) - steps.reduce((sum, { ms }) => sum + ms, 0)
      return [{ file, title, ms: rest }, ...steps.map((step) => ({ file, ...step }))]
    })
  })
  return [...inside, ...specs]
}

/** The steps that are named by a single word, as those are that go through the days. */
function stepsOf(result: unknown): readonly { title: string; ms: number }[] {
  if (!isRecord(result) || result.steps === undefined) return []
  return listIn(result, 'steps').flatMap((step) => {
    const title = isRecord(step) ? step.title : undefined
    return typeof title === 'string' && /^[a-z-]+$/.test(title) ? [{ title, ms: durationOf(step) }] : []
  })
}

function durationOf(part: unknown): number {
  if (!isRecord(part) || typeof part.duration !== 'number') throw new Error('A part of the report has no duration.')
  return part.duration
}

function listIn(record: unknown, name: string): readonly unknown[] {
  const list = isRecord(record) ? record[name] : undefined
  if (!Array.isArray(list)) throw new Error(`The report has no list of ${name}.`)
  return list
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
