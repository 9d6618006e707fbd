import { days } from '../../src/calendar'
import type { FindTable } from '../../src/finds/findTable'
import { DOINGS, VERBS } from '../finds/verbs'

/** What each verb means. */
export function tellVerbs(): string {
  return Object.entries(VERBS)
    .map(([verb, meaning]) => `- **${verb}**: ${meaning}`)
    .join('\n')
}

/** Every find of the box, and how it is found: three rows a day, the turn marked. */
export async function tableOfFinds(): Promise<string> {
  const rows = await Promise.all(days.map(({ slug, number }) => rowsOf(slug, number)))
  return aligned([['Day', 'Find', 'Verb', 'Of what', 'How'], ...rows.flat()])
}

/** A table as the formatter leaves it: columns as wide as what is widest in them. */
function aligned([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...rows]
    .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n')
}

/** @throws where it is not told how a find is found */
async function rowsOf(slug: string, number: number): Promise<string[][]> {
  const doings = DOINGS[slug]
  if (!doings) return []
  const { finds }: { finds: FindTable } = await import(`../../scenes/${slug}/finds.ts`)
  return Object.entries(finds).map(([find, { name }], place) => {
    const doing = doings[find]
    if (!doing) throw new Error(`It is not told how ${find} of ${slug} is found.`)
    const day = place === 0 ? `${number} ${slug}` : ''
    const title = place === TURN ? `**${name.en}**` : name.en
    return [day, title, doing.verb, doing.what, doing.how]
  })
}

/** The third of each day is its turn. */
const TURN = 2
