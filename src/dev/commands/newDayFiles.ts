import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../assets/pipeline/bundle'

/** What a day may begin as: on a stage of its own size, on one as large as the window, or with words over it. */
export const KINDS = ['stage', 'window', 'panel'] as const

export type Kind = (typeof KINDS)[number]

/** What of a day is in names. */
type NamedDay = Readonly<Record<'prompt' | 'slug', string>>

/** Where the vignettes of all days are listed. */
export const VIGNETTE_SHEET = 'assets/home/vignette-sheet.ts'

const TEMPLATE = join(ROOT, 'src/dev/template')

/**
 * All files that a new day begins with, by their path in the project. Every kind begins as the stage does, and has files of its own
 * beside the stage's, or in their place.
 */
export function newDayFiles(day: NamedDay, kind: Kind): Map<string, string> {
  const { slug } = day
  const files = new Map<string, string>()
  const add = (folder: string, name: string) => {
    const text = readFileSync(join(TEMPLATE, folder, name), 'utf8')
    if (name === 'play.spec.ts') files.set(`tests/play/${slug}.spec.ts`, ofDay(text, day, `../../scenes/${slug}/`))
    else files.set(`scenes/${slug}/${name}`, ofDay(text, day, './'))
  }
  for (const name of readdirSync(join(TEMPLATE, 'stage'))) {
    add('stage', name)
  }
  if (kind !== 'stage') for (const name of readdirSync(join(TEMPLATE, kind))) add(kind, name)

  // Of the pictures and sounds only the sources: what is rendered of them belongs to the commands that render it.
  for (const name of ['blot.ts', 'drawings.ts', 'sounds.ts', 'vignette.ts']) {
    const text = readFileSync(join(TEMPLATE, 'assets', name), 'utf8')
    files.set(`assets/${slug}/${name}`, text.replaceAll("'../../../../assets/", "'../"))
  }
  return files
}

/** A file of the template as it is among those of a day. @param scene how the way to the day's scene begins from there */
function ofDay(text: string, day: NamedDay, scene: string): string {
  return text
    .replaceAll("'../stage/", `'${scene}`)
    .replaceAll("'../assets/", `'../../assets/${day.slug}/`)
    .replaceAll("'../../../../tests/", "'../")
    .replaceAll("'../../../", "'../../src/")
    .replaceAll('BlotState', `${pascalCase(day)}State`)
    .replaceAll('SLUG', day.slug)
}

/**
 * The source of the sheet of vignettes with the day's own on it; unformatted.
 * @throws when it has no table of that form
 */
export function withVignette(sheet: string, day: NamedDay): string {
  const table = /^const VIGNETTES: .* = \{\n/m
  if (!table.test(sheet)) throw new Error(`${VIGNETTE_SHEET} has no table of VIGNETTES to enter the day's into.`)
  const draw = `draw${pascalCase(day)}`
  const entered = sheet.replace(table, (head) => `${head}  '${day.slug}': ${draw},\n`)
  return `import { drawVignette as ${draw} } from '../${day.slug}/vignette'\n${entered}`
}

/** A day's name in names of code: `BadDog`, `UhOh`. */
function pascalCase({ prompt }: NamedDay): string {
  return prompt.replace(/(?:^|[ -])([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
