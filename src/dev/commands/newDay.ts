import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { dayNamed, days } from '../../calendar'
import { KINDS, newDayFiles, withBlot } from './newDayFiles'

const USAGE = `npm run new-day <slug>              begins a day with a blot that crawls on a stage of 1600 × 1000
npm run new-day <slug> -- --window  on a stage as large as the window
npm run new-day <slug> -- --panel   with words of React over the stage`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    window: { type: 'boolean', default: false },
    panel: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** @throws when there is no such day, or something of it already */
function begin(slug: string): void {
  const day = dayNamed(slug)
  const missing = days.filter((candidate) => !existsSync(`scenes/${candidate.slug}`))
  if (!day) throw new Error(`${slug} is no day. These are still to be drawn: ${missing.map((other) => other.slug)}.`)
  const kinds = KINDS.filter((kind) => kind !== 'stage' && flags[kind])
  if (kinds.length > 1) throw new Error(`A day is of one kind; ${kinds.join(' and ')} are two.`)
  const kind = kinds[0] ?? 'stage'
  const files = newDayFiles(slug, kind)
  for (const path of [`scenes/${slug}`, ...files.keys()]) {
    if (existsSync(path)) throw new Error(`${path} is there already.`)
  }

  const drawings = `assets/${slug}/drawings.ts`
  const drawn = withBlot(readFileSync(drawings, 'utf8'))
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  writeFileSync(drawings, drawn)
  // Formatted first: a picture and a sound remember the source that they were rendered from.
  run('biome', 'check', '--write', `scenes/${slug}`, `assets/${slug}`, `tests/play/${slug}.spec.ts`)
  run('tsx', 'src/dev/commands/assets.ts', 'pictures', slug)
  run('tsx', 'src/dev/commands/assets.ts', 'sounds', slug)
  console.log(`Day ${day.number} is there: npm start, then #/${slug}. scenes/README.md says what its files hold.`)
  console.log('Its snapshots have no pictures yet: npm run snapshots photographs them.')
}

function run(program: string, ...args: string[]): void {
  execFileSync('npx', [program, ...args], { stdio: 'inherit' })
}

const [slug] = positionals
if (flags.help || !slug) console.log(USAGE)
else {
  try {
    begin(slug)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
