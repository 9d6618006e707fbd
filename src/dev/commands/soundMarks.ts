import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { PLACES } from '../../../assets/pipeline/kind'
import { bundlesWithSounds, renderedSoundsOf, soundsOf } from '../../../assets/pipeline/sounds/declaredSounds'
import { HEARD, type Heard, heardFrom, markOf, type Places, POOR } from '../../../assets/sound/ear/marks'

const USAGE = `npm run sounds:marks [-- --before <revision>] [-- --ear <listen.mjs>]

Tells how well sounds are known for what they are, out of ten: all of them, by class, by day, and those under ${POOR}.
--before compares with what git has of a revision. --ear has a program listen to what was rendered since the last time.`

const TABLE = 'assets/sound/ear/heard.json'

/** What a program that listens says of a file, in the JSON that it prints. */
const Listened = v.object({
  sounds: v.array(
    v.object({
      file: v.string(),
      class: v.optional(v.string()),
      classPlace: v.optional(v.number()),
      wanted: v.optional(v.object({ rank: v.number() })),
    }),
  ),
})

/** A sound as it is rendered now. */
interface Rendered {
  readonly name: string
  readonly is: string
  readonly takes: readonly Take[]
}

interface Take {
  readonly file: string
  readonly version: string
}

const { values } = parseArgs({
  options: { before: { type: 'string' }, ear: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) console.log(USAGE)
else await tellMarks(values.before, values.ear)

async function tellMarks(before: string | undefined, ear: string | undefined): Promise<void> {
  const rendered = await renderedSounds()
  const heard = ear ? heardBy(ear, rendered) : HEARD
  if (ear) {
    writeFileSync(TABLE, JSON.stringify(heard))
    run('npx', ['biome', 'format', '--write', TABLE])
  }
  const now = marksOf(heard)
  const then = before ? marksOf(heardFrom(JSON.parse(shown(`${before}:${TABLE}`)))) : now

  tellMeans('all', then, now, () => 'sounds')
  tellMeans('by class', then, now, (sound) => heard[sound]?.is ?? 'gone')
  tellMeans('by day', then, now, (sound) => sound.split('/')[0] ?? sound)
  console.log('\nsounds')
  for (const [sound, mark] of [...now].sort(([, one], [, other]) => one - other)) {
    const was = then.get(sound)
    const changed = was === undefined || Math.abs(mark - was) > 0.05
    if (changed || mark < POOR) console.log(`  ${sound.padEnd(24)} ${change(was, mark)}`)
  }
  for (const { name, takes } of rendered) {
    if (takes.some(({ version }) => !heard[name]?.takes[version])) console.log(`  ${name.padEnd(24)} not heard yet`)
  }
}

function marksOf(heard: Readonly<Record<string, Heard>>): Map<string, number> {
  return new Map(Object.entries(heard).map(([sound, one]) => [sound, markOf(one)]))
}

function tellMeans(
  title: string,
  then: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  groupOf: (sound: string) => string,
): void {
  console.log(`\n${title}`)
  const groups = new Set([...now.keys()].map(groupOf).sort())
  for (const group of groups) {
    const marks = (of: ReadonlyMap<string, number>) =>
      [...of].filter(([sound]) => groupOf(sound) === group).map(([, mark]) => mark)
    const count = marks(now).length
    console.log(`  ${group.padEnd(24)} ${change(mean(marks(then)), mean(marks(now)))}  ${count}`)
  }
}

function change(was: number | undefined, mark: number): string {
  if (was === mark) return mark.toFixed(2)
  return `${was === undefined || Number.isNaN(was) ? 'new ' : was.toFixed(2)} > ${mark.toFixed(2)}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

async function renderedSounds(): Promise<Rendered[]> {
  const bundles = await Promise.all(
    bundlesWithSounds().map(async (bundle) => {
      const rendered = await renderedSoundsOf(bundle)
      return [...(await soundsOf(bundle))].map(([cue, { is }]) => ({
        ...{ name: `${bundle.name}/${cue}`, is },
        takes: (rendered[cue]?.variations ?? []).map(({ file, version }) => ({ file, version })),
      }))
    }),
  )
  return bundles.flat()
}

/** What is known of sounds, and what the ear says of those that it has not heard as they are now, or as what they are. */
function heardBy(ear: string, rendered: readonly Rendered[]): Readonly<Record<string, Heard>> {
  const isKnown = ({ name, is, takes }: Rendered) =>
    HEARD[name]?.is === is && takes.every(({ version }) => HEARD[name]?.takes[version])
  const places = listen(
    ear,
    rendered.filter((sound) => !isKnown(sound)),
  )
  const placesOf = (sound: Rendered, { file, version }: Take): Places => {
    const found = isKnown(sound) ? HEARD[sound.name]?.takes[version] : places.get(file)
    if (!found) throw new Error(`${file}: the ear said nothing of it.`)
    return found
  }
  return Object.fromEntries(
    rendered.map((sound) => [
      sound.name,
      { is: sound.is, takes: Object.fromEntries(sound.takes.map((take) => [take.version, placesOf(sound, take)])) },
    ]),
  )
}

/** The places of takes, by their files. The ear may know more of a sound than its class; it is told this where it does not agree. */
function listen(ear: string, sounds: readonly Rendered[]): ReadonlyMap<string, Places> {
  const classes = new Map(sounds.flatMap(({ is, takes }) => takes.map(({ file }) => [file, is] as const)))
  const free = ask(ear, [...classes.keys()])
  const places = new Map<string, Places>()
  for (const is of new Set(classes.values())) {
    const ofClass = free.filter(({ file }) => classes.get(file) === is)
    const unlike = ofClass.filter((heard) => heard.class !== is).map(({ file }) => file)
    const agreed = ofClass.filter((heard) => heard.class === is)
    for (const { file, wanted, classPlace } of [...agreed, ...ask(ear, unlike, '--class', is)]) {
      if (!wanted) throw new Error(`${file}: the ear has no label for ${is}.`)
      places.set(file, [wanted.rank, classPlace ?? null])
    }
  }
  return places
}

function ask(ear: string, files: readonly string[], ...options: string[]) {
  if (files.length === 0) return []
  const paths = files.map((file) => join(PLACES.public, file))
  const { sounds } = v.parse(Listened, JSON.parse(run('node', [ear, '--json', ...options, ...paths])))
  return sounds.map((sound, place) => ({ ...sound, file: files[place] ?? sound.file }))
}

function shown(object: string): string {
  return run('git', ['show', object])
}

function run(program: string, options: readonly string[]): string {
  return execFileSync(program, options, { encoding: 'utf8', maxBuffer: 2 ** 26 })
}
