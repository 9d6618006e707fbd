import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../assets/pipeline/bundle'

/** What a day may begin as: on a stage of its own size, on one as large as the window, or with words over it. */
export const KINDS = ['stage', 'window', 'panel'] as const

export type Kind = (typeof KINDS)[number]

const TEMPLATE = join(ROOT, 'src/dev/template')

/**
 * All files that a new day begins with, by their path in the project. Every kind begins as the stage does, and has files of its own
 * beside the stage's, or in their place.
 */
export function newDayFiles(slug: string, kind: Kind): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const add = (folder: string, name: string) =>
    files.set(
      name === 'play.spec.ts' ? `tests/play/${slug}.spec.ts` : `scenes/${slug}/${name}`,
      ofDay(readFileSync(join(TEMPLATE, folder, name), 'utf8'), slug),
    )
  for (const name of readdirSync(join(TEMPLATE, 'stage'))) {
    add('stage', name)
  }
  if (kind !== 'stage') for (const name of readdirSync(join(TEMPLATE, kind))) add(kind, name)

  // Of the pictures and sounds only the sources: what is rendered of them belongs to the commands that render it.
  for (const name of ['blot.ts', 'sounds.ts']) {
    const text = readFileSync(join(TEMPLATE, 'assets', name), 'utf8')
    files.set(`assets/${slug}/${name}`, text.replaceAll("'../../../../assets/", "'../"))
  }
  return files
}

/** A file of the template as it is in the folder of a day. */
function ofDay(text: string, slug: string): string {
  return text
    .replaceAll("'../stage/", "'./")
    .replaceAll("'../assets/", `'../../assets/${slug}/`)
    .replaceAll("'../../../../tests/", "'../")
    .replaceAll("'../../../", "'../../src/")
    .replaceAll('SLUG', slug)
}

/**
 * The declaration of a day's drawings with the blot in it, beside its vignette.
 * @throws when the day has sprites already
 */
export function withBlot(drawings: string): string {
  if (!drawings.includes('drawings({') || drawings.includes('sprites:'))
    throw new Error('Its drawings.ts does not declare drawings({ … }) without sprites: the blot has no place in it.')
  return `import { blot } from './blot'\n${drawings.replace('drawings({', 'drawings({ sprites: { blot },')}`
}
