import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { dayNamed, days } from '../../calendar'
import { KINDS, newDayFiles, VIGNETTE_SHEET, withVignette } from './newDayFiles'

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
  if (!day) throw new Error(`${slug} is no day of src/calendar.ts. ${stillToBeDrawn()}`)
  const kinds = KINDS.filter((kind) => kind !== 'stage' && flags[kind])
  if (kinds.length > 1) throw new Error(`A day is of one kind; ${kinds.join(' and ')} are two.`)
  const files = newDayFiles(day, kinds[0] ?? 'stage')
  for (const path of [`scenes/${slug}`, `assets/${slug}`, ...files.keys()]) {
    if (existsSync(path)) throw new Error(`${path} is there already. ${stillToBeDrawn()}`)
  }

  files.set(VIGNETTE_SHEET, withVignette(readFileSync(VIGNETTE_SHEET, 'utf8'), day))
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  // Formatted first: a picture and a sound remember the source that they were rendered from.
  run('biome', 'check', '--write', ...files.keys())
  run('tsx', 'src/dev/commands/assets.ts', 'pictures', slug, 'home')
  run('tsx', 'src/dev/commands/assets.ts', 'sounds', slug)
  console.log(`Day ${day.number} is there: npm start, then #/${slug}. scenes/README.md says what its files hold.`)
  console.log(`Its snapshots have no pictures yet: npm run snapshots -- --grep "${slug}|home|card" takes them.`)
}

/** What can be begun, in words. */
function stillToBeDrawn(): string {
  const missing = days.filter(({ slug }) => !existsSync(`scenes/${slug}`))
  if (missing.length > 0) return `Still to be drawn: ${missing.map(({ slug }) => slug).join(', ')}.`
  return 'All days are drawn: README.md says under "Another October" how others come into their place.'
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
