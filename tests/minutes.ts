import { isRecord } from './support/isRecord'

/** How long a stage of `npm test` took, in ms. */
interface StageTime {
  readonly name: string
  readonly ms: number
}

/** A test that has run. */
export interface FinishedTest {
  readonly file: string
  readonly title: string
  readonly ms: number
}

/** A line of the table: what took how many minutes. */
interface Share {
  readonly name: string
  readonly minutes: number
}

/** Where the minutes of a run went; but for the stages, of all workers together, and the longest first. */
export interface Minutes {
  readonly stages: readonly Share[]
  readonly files: readonly Share[]
  readonly days: readonly Share[]
}

interface Run {
  /** The slugs of the days. */
  readonly days: readonly string[]
  readonly stages: readonly StageTime[]
  readonly tests: readonly FinishedTest[]
}

const MINUTE = 60_000

/** Where a day's own tests are: what such a file takes, the day named like it takes. */
const OF_ONE_DAY = /\/([a-z]+(?:-[a-z]+)*)\.spec\.ts$/

/** Works out where the minutes went. A test belongs to the day that its title begins with, or its file is named for. */
export function minutesOf({ days, stages, tests }: Run): Minutes {
  const ofDays = tests.flatMap(({ file, title, ms }) => {
    const named = [/^[a-z-]+/.exec(title)?.[0], OF_ONE_DAY.exec(`/${file}`)?.[1]]
    const day = days.find((slug) => named.includes(slug))
    return day === undefined ? [] : [{ name: day, ms }]
  })
  return {
    stages: stages.map(({ name, ms }) => ({ name, minutes: ms / MINUTE })),
    files: sharesOf(tests.map(({ file, ms }) => ({ name: file, ms }))),
    days: sharesOf([...days.map((name) => ({ name, ms: 0 })), ...ofDays]),
  }
}

/** Adds up what has one name, the longest first. */
function sharesOf(parts: readonly { readonly name: string; readonly ms: number }[]): readonly Share[] {
  const sums = new Map<string, number>()
  for (const { name, ms } of parts) sums.set(name, (sums.get(name) ?? 0) + ms / MINUTE)
  return [...sums].map(([name, minutes]) => ({ name, minutes })).sort((a, b) => b.minutes - a.minutes)
}

/** The minutes as the run prints them at its end. */
export function printMinutes({ stages, files, days }: Minutes): string {
  const table = (title: string, shares: readonly Share[]) =>
    [title, ...shares.map(({ name, minutes }) => `${minutes.toFixed(1).padStart(7)}  ${name}`)].join('\n')
  return [
    table('minutes by stage', stages),
    table('minutes by browser test file, of all workers together', files),
    table('minutes by day, of all workers together', days),
  ].join('\n\n')
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
