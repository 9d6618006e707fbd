import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { minutesOf, printMinutes, testsIn } from './minutes'
import { isRecord } from './support/isRecord'
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
  /** Where the stage's runner leaves its count; a stage without one counts as a single test. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Count }
}

const CACHE = '.cache'
const UNIT_REPORT = `${CACHE}/unit-tests.json`
const BROWSER_REPORT = `${CACHE}/browser-tests.json`

/** All of the tests, fastest first. */
const STAGES: readonly Stage[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  {
    name: 'unit tests',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: { file: UNIT_REPORT, read: readUnitReport },
  },
  { name: 'build and size', command: ['npm', 'run', '--silent', 'size'] },
  { name: 'frames', command: ['npm', 'run', '--silent', 'bench:frames'] },
  {
    name: 'browser tests',
    command: ['npm', 'run', '--silent', 'browser'],
    report: { file: BROWSER_REPORT, read: readBrowserReport },
  },
]

function runStage(stage: Stage): Count {
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

function readBrowserReport(report: unknown): Count {
  const stats = isRecord(report) ? report.stats : undefined
  return { passed: numberIn(stats, 'expected'), failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') }
}

function numberIn(record: unknown, name: string): number {
  const value = isRecord(record) ? record[name] : undefined
  if (typeof value !== 'number') throw new Error(`It has no number named ${name}.`)
  return value
}

mkdirSync(CACHE, { recursive: true })
const counts: { readonly stage: Stage; readonly count: Count; readonly ms: number }[] = []
for (const stage of STAGES) {
  const began = performance.now()
  const count = runStage(stage)
  counts.push({ stage, count, ms: performance.now() - began })
  // What comes after it builds on it, and takes longer than to mend it.
  if (count.failed > 0) break
}
tellMinutes()
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0)
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0)
const left = STAGES.slice(counts.length).map(({ name }) => name)
console.log()
for (const { stage, count } of counts.filter(({ count }) => count.failed > 0)) {
  console.log(`${stage.name}: ${count.failed} failed`)
}
if (left.length > 0) console.log(`not run: ${left.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Says where the minutes went. Without its browser tests a run says nothing of what a day costs. */
function tellMinutes(): void {
  if (counts.length < STAGES.length) return
  const tests = readReport({ file: BROWSER_REPORT, read: testsIn })
  if (!tests) return
  const stages = counts.map(({ stage, ms }) => ({ name: stage.name, ms }))
  console.log(`\n${printMinutes(minutesOf({ days: drawnDays.map(({ slug }) => slug), stages, tests }))}`)
}
