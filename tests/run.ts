import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import playwrightConfig from '../playwright.config'
import { days } from '../src/calendar'
import { planOf, printPlan, shareOfDays, testsIn, unitTestsIn } from './plan'
import { drawnDays } from './support/scenes'

/** How many tests of a stage passed and failed. */
interface Count {
  readonly passed: number
  readonly failed: number
}

/** A part of `npm test`, run as one command. */
interface Stage {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** How much of it, once it has run, went through the days and takes longer with each: 0…1; nothing, unless it says so. */
  readonly byDay?: () => number
  /** Where the stage's runner leaves its count; a stage without one counts as a single test. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Count }
}

const CACHE = '.cache'
const UNIT_REPORT = `${CACHE}/unit-tests.json`
const BROWSER_REPORT = `${CACHE}/browser-tests.json`

/** The chat room: no other day has a server, an offline visitor or a second one. */
const SINGULAR = ['flame']

/** All of the tests, fastest first. */
const STAGES: readonly Stage[] = [
  { name: 'lint', command: ['npx', 'biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  {
    name: 'unit tests',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: { file: UNIT_REPORT, read: readUnitReport },
    byDay: () => readReport({ file: UNIT_REPORT, read: shareOfUnitTests }) ?? 0,
  },
  { name: 'build and size', command: ['npm', 'run', '--silent', 'size'] },
  { name: 'frames', command: ['npm', 'run', '--silent', 'bench:frames'], byDay: () => 1 },
  {
    name: 'browser tests',
    command: ['npm', 'run', '--silent', 'browser'],
    report: { file: BROWSER_REPORT, read: readBrowserReport },
  },
]

function run(stage: Stage): Count {
  const [program, ...args] = stage.command
  if (stage.report) rmSync(stage.report.file, { force: true })
  console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}\n`)
  const succeeded = spawnSync(program, args, { stdio: 'inherit' }).status === 0
  const count = stage.report && readReport(stage.report)
  if (!count) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { passed: count.passed, failed: succeeded ? count.failed : Math.max(1, count.failed) }
}

/** What a report says, or `undefined` when its runner stopped before it left one. */
function readReport<Told>({ file, read }: { file: string; read: (report: unknown) => Told }): Told | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`${file} holds no report:`, error)
    return undefined
  }
}

function readUnitReport(report: unknown): Count {
  return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') }
}

function shareOfUnitTests(report: unknown): number {
  return shareOfDays(
    unitTestsIn(report),
    drawnDays.map(({ slug }) => slug),
  )
}

function readBrowserReport(report: unknown): Count {
  const stats = isRecord(report) ? report.stats : undefined
  return { passed: numberIn(stats, 'expected'), failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') }
}

function numberIn(record: unknown, name: string): number {
  const value = isRecord(record) ? record[name] : undefined
  if (typeof value !== 'number') throw new Error(`It has no number named ${name}.`)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

mkdirSync(CACHE, { recursive: true })
const counts = STAGES.map((stage) => {
  const began = performance.now()
  const count = run(stage)
  return { stage, count, ms: performance.now() - began }
})
printMinutes()
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0)
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0)
console.log()
for (const { stage, count } of counts.filter(({ count }) => count.failed > 0)) {
  console.log(`${stage.name}: ${count.failed} failed`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Prints where the minutes went, and those of all days will. It says where that is too much, and fails nothing: another machine is slower. */
function printMinutes(): void {
  const tests = readReport({ file: BROWSER_REPORT, read: testsIn })
  // Without its browser tests a run says nothing of what a day costs, and has failed already.
  if (!tests) return
  const plan = planOf({
    drawnDays: drawnDays.map(({ slug }) => slug),
    singular: SINGULAR,
    allDays: days.length,
    stages: counts.map(({ stage, ms }) => ({ name: stage.name, ms, byDay: stage.byDay?.() ?? 0 })),
    tests,
    workers: Number(playwrightConfig.workers),
  })
  console.log(`\n${printPlan(plan, days.length)}`)
}
