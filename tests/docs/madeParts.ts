import { readFileSync } from 'node:fs'
import { BUDGETS, type Budget } from '../budgets'
import { pathsUnder } from './files'
import { tableOfFinds, tellVerbs } from './finds'
import { pictureOfHouse, pictureOfStage } from './rooms'
import { pictureOfWay, WAYS } from './steps'

/** The tests and commands that hold budgets. */
const readersOfBudgets = pathsUnder('assets', 'src', 'tests')
  .filter((file) => file.endsWith('.ts') && !file.startsWith('tests/docs/') && file !== 'tests/budgets.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.includes('BUDGETS.'))

/** The pages of `docs/` with parts that are made: `text` as it is, and `made` with those parts made anew. */
export async function madePages() {
  const ways = Object.entries(WAYS).map(([name, steps]) => [name, pictureOfWay(steps)] as const)
  const parts = {
    'docs/architecture.md': { house: pictureOfHouse(), stage: pictureOfStage(), ...Object.fromEntries(ways) },
    'docs/budgets.md': { budgets: tellBudgets() },
    'docs/days.md': { verbs: tellVerbs(), finds: await tableOfFinds() },
  }
  return Object.entries(parts).map(([file, made]) => {
    const text = readFileSync(file, 'utf8')
    return { file, text, made: withParts(text, made) }
  })
}

/**
 * A page with these parts between their marks.
 * @throws where it has no place for one of them, or a place for none of them
 */
export function withParts(page: string, parts: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(parts))
  const made = page.replace(
    /(<!-- made by `npm run docs`: ([\w-]+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      if (parts[name] === undefined) throw new Error(`Nothing is made that is named ${name}.`)
      missing.delete(name)
      return `${begin}\n${parts[name]}\n${end}`
    },
  )
  for (const name of missing) throw new Error(`The page has no place for ${name}.`)
  return made
}

/** All budgets, by what of the site they are budgets of. */
function tellBudgets(): string {
  const all = Object.entries<Budget>(BUDGETS)
  const parts = [...new Set(all.map(([, { of }]) => of))]
  return parts
    .map((part) => [`## ${part}\n`, ...all.filter(([, { of }]) => of === part).map(tellBudget)].join('\n'))
    .join('\n\n')
}

/** @throws where nothing holds it */
function tellBudget([name, { what, most, unit, why, except }]: readonly [string, Budget]): string {
  const read = new RegExp(`\\bBUDGETS\\.${name}\\b`)
  const holders = readersOfBudgets.filter(({ text }) => read.test(text)).map(({ file }) => `[${file}](../${file})`)
  if (holders.length === 0) throw new Error(`No test reads the budget ${name}.`)
  const others = Object.entries(except?.days ?? {}).map(([day, number]) => `${day} ${number}`)
  const more = except ? ` More for ${others.join(' and ')}: ${except.why}.` : ''
  return `- ${what}: at most **${`${most} ${unit}`.trimEnd()}**; ${why} (${holders.join(', ')}).${more}`
}
