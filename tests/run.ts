import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { BUDGETS } from './budgets'
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

const LINT: Stage = { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] }
const TYPES: Stage = { name: 'types', command: ['npm', 'run', '--silent', 'types'] }
const UNIT: Stage = {
  name: 'unit tests',
  command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
  report: { file: UNIT_REPORT, read: readUnitReport },
}
const SIZE: Stage = { name: 'build and size', command: ['npm', 'run', '--silent', 'size'] }
const FRAMES: Stage = { name: 'frames', command: ['npm', 'run', '--silent', 'bench:frames'] }
const BROWSER: Stage = {
  name: 'browser tests',
  command: ['npm', 'run', '--silent', 'browser'],
  report: { file: BROWSER_REPORT, read: readBrowserReport },
}

/**
 * All of the tests, fastest first: parts, one after the other, of rows of stages that run beside each other. Lint waits for the disk most
 * of the time: the unit tests make use of it. When home is painted, and what frames cost, is measured on a quiet machine.
 */
const PARTS: readonly (readonly (readonly Stage[])[])[] = [[[LINT, TYPES], [UNIT]], [[SIZE]], [[FRAMES]], [[BROWSER]]]
const STAGES = PARTS.flat(2)

/** The site is built once, by the stage that weighs it: the browser tests serve what it has left. */
const ENVIRONMENT = { ...process.env, SITE_IS_BUILT: 'true' }

interface Result {
  readonly stage: Stage
  readonly count: Count
  readonly ms: number
}

/** Runs stages one after the other, up to the first that fails: what comes after it builds on it, and takes longer than to mend it. */
async function runRow(row: readonly Stage[]): Promise<Result[]> {
  const results: Result[] = []
  for (const stage of row) {
    const began = performance.now()
    const count = await runStage(stage)
    results.push({ stage, count, ms: performance.now() - began })
    if (count.failed > 0) break
  }
  return results
}

async function runStage(stage: Stage): Promise<Count> {
  const [program, ...args] = stage.command
  if (stage.report) rmSync(stage.report.file, { force: true })
  // Whoever reads it sees one stage after the other, and that of the only row as it comes.
  const isAlone = PARTS.some((rows) => rows.length === 1 && rows[0]?.includes(stage))
  const heading = `\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}\n\n`
  if (isAlone) process.stdout.write(heading)
  const child = spawn(program, args, { stdio: isAlone ? 'inherit' : ['inherit', 'pipe', 'pipe'], env: ENVIRONMENT })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const [status] = await once(child, 'close')
  if (!isAlone) process.stdout.write(heading + Buffer.concat(said).toString())
  const count = stage.report && readReport(stage.report)
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { passed: count.passed, failed: status === 0 ? count.failed : Math.max(1, count.failed) }
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
const began = performance.now()
const results: Result[] = []
for (const rows of PARTS) {
  results.push(...(await Promise.all(rows.map(runRow))).flat())
  if (results.some(({ count }) => count.failed > 0)) break
}
const minutes = (performance.now() - began) / 60_000
tellMinutes()
const passed = results.reduce((sum, { count }) => sum + count.passed, 0)
const failed = results.reduce((sum, { count }) => sum + count.failed, 0)
const left = STAGES.filter((stage) => results.every((result) => result.stage !== stage)).map(({ name }) => name)
console.log()
for (const { stage, count } of results.filter(({ count }) => count.failed > 0)) {
  console.log(`${stage.name}: ${count.failed} failed`)
}
if (left.length > 0) console.log(`not run: ${left.join(', ')}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Says where the minutes went. Without its browser tests a run says nothing of what a day costs. */
function tellMinutes(): void {
  if (results.length < STAGES.length) return
  const tests = readReport({ file: BROWSER_REPORT, read: testsIn })
  if (!tests) return
  const stages = results.map(({ stage, ms }) => ({ name: stage.name, ms }))
  console.log(`\n${printMinutes(minutesOf({ days: drawnDays.map(({ slug }) => slug), stages, tests }))}`)
  // Said, and no more: a machine that is slow, or has others to serve, is no fault of what is tested.
  const { most } = BUDGETS.suite
  const words = minutes > most ? 'more than' : 'within'
  console.log(`\n${minutes.toFixed(1)} minutes in all, ${words} the ${most} that two cores may take`)
}
