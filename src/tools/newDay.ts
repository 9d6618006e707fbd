import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dayNamed, days } from '../calendar'

/** `npm run new-day <slug>`: begins a day with a blot that crawls, in every room that a day has. */
const TEMPLATE = 'src/template'
const SCENE_FILES = ['index.ts', 'scene.ts', 'rules.ts', 'rules.test.ts', 'tuning.ts', 'view.ts', 'snapshots.ts']

const slug = process.argv[2] ?? ''
const day = dayNamed(slug)
if (!day) {
  const missing = days.filter((candidate) => !existsSync(`scenes/${candidate.slug}`))
  fail(`${slug || 'Nothing'} is no day. These are still to be drawn: ${missing.map((other) => other.slug).join(', ')}.`)
} else if (existsSync(`scenes/${slug}`)) {
  fail(`scenes/${slug} is there already.`)
} else {
  beginScene()
  beginDrawings()
  execFileSync('npx', ['tsx', 'src/tools/draw.ts', slug], { stdio: 'inherit' })
  execFileSync('npx', ['biome', 'check', '--write', `scenes/${slug}`, `assets/${slug}`], { stdio: 'inherit' })
  console.log(
    `Day ${day.number} crawls: npm start, then #/${slug}. Its snapshots are photographed by npm run snapshots.`,
  )
}

function beginScene(): void {
  mkdirSync(`scenes/${slug}`, { recursive: true })
  for (const file of SCENE_FILES) {
    const text = readFileSync(`${TEMPLATE}/${file}`, 'utf8')
    writeFileSync(`scenes/${slug}/${file}`, text.replace('SLUG', slug))
  }
}

/** Adds the blot to the drawings that the day has already, its vignette. */
function beginDrawings(): void {
  mkdirSync(`assets/${slug}`, { recursive: true })
  const drawings = `assets/${slug}/drawings.ts`
  const blot = `assets/${slug}/blot.ts`
  copyFileSync(`${TEMPLATE}/blot.ts`, blot)
  writeFileSync(blot, readFileSync(blot, 'utf8').replaceAll('../../assets/', '../'))
  const text = readFileSync(drawings, 'utf8')
  if (!text.includes('drawings({')) throw new Error(`${drawings} does not declare its drawings with drawings({ … }).`)
  writeFileSync(
    drawings,
    `import { blot } from './blot'\n${text.replace('drawings({', 'drawings({ sprites: { blot },')}`,
  )
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
