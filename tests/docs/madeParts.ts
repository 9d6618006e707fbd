import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUDGETS, type Budget } from '../budgets'
import { mermaid } from './mermaid'
import { pictureOfHouse, pictureOfStage } from './rooms'
import { type Link, type Step, WAYS } from './ways'

const DOCS = join(import.meta.dirname, '../../docs')

/** The tests and commands that hold budgets. */
const readersOfBudgets = ['assets', 'src', 'tests']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('tests/docs/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ file, text }) => file !== 'tests/budgets.ts' && text.includes('BUDGETS.'))

/** A page of `docs/` that is partly made from the code. */
interface MadePage {
  readonly file: string
  /** The page as it is. */
  readonly text: string
  /** The page with its parts made anew. */
  readonly made: string
}

/** All pages with parts that are made from the code. */
export function madePages(): readonly MadePage[] {
  const ways = Object.entries(WAYS).map(([name, steps]) => [name, tellWay(steps)] as const)
  return [
    madePage('architecture.md', { house: pictureOfHouse(), stage: pictureOfStage(), ...Object.fromEntries(ways) }),
    madePage('budgets.md', { budgets: tellBudgets() }),
  ]
}

function madePage(name: string, parts: Readonly<Record<string, string>>): MadePage {
  const file = join(DOCS, name)
  const text = readFileSync(file, 'utf8')
  return { file, text, made: withParts(text, parts) }
}

/**
 * A page with these parts between their marks.
 * @throws where it has no place for one of them, or a place for none of them
 */
export function withParts(page: string, parts: Readonly<Record<string, string>>): string {
  const placed = new Set<string>()
  const made = page.replace(
    /(<!-- made by `npm run docs`: ([\w-]+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, begin: string, name: string, end: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`Nothing named ${name} is made from the code.`)
      placed.add(name)
      return `${begin}\n${part}\n${end}`
    },
  )
  for (const name of Object.keys(parts)) if (!placed.has(name)) throw new Error(`The page has no place for ${name}.`)
  return made
}

/** Where a step leads, with all that its link leaves unsaid. */
export function linksOf({ next }: Step): readonly (Required<Pick<Link, 'to' | 'by'>> & Link)[] {
  return next.map((link) => {
    const { to, by, ...rest } = typeof link === 'string' ? { to: link } : link
    return { to, by: by === undefined ? lastPartOf(to) : by, ...rest }
  })
}

function lastPartOf(symbol: string): string {
  return symbol.replace(/^.*\./, '').replace('#', '')
}

/** A way as a picture, and as a list with what happens at each of its steps. */
function tellWay(steps: readonly Step[]): string {
  const nodes = steps.map(({ symbol }, place) => ({ id: `step${place + 1}`, label: `${place + 1} ${symbol}` }))
  const nodeOf = (symbol: string) => {
    const node = nodes[steps.findIndex((step) => step.symbol === symbol)]
    if (!node) throw new Error(`There is no step ${symbol}.`)
    return node
  }
  const edges = steps.flatMap((step) =>
    linksOf(step).map(({ to, by, says }) => ({
      from: nodeOf(step.symbol),
      to: nodeOf(to),
      ...(says !== undefined && { label: says }),
      isDotted: by === null,
    })),
  )
  const list = steps.map(
    ({ symbol, file, does }, place) => `${place + 1}. \`${symbol}\` in [${file}](../${file}): ${does}`,
  )
  return [mermaid(nodes, edges), '', ...list].join('\n')
}

/** All budgets, by what of the site they are budgets of. */
function tellBudgets(): string {
  const all: readonly (readonly [name: string, budget: Budget])[] = Object.entries(BUDGETS)
  const parts = [...new Set(all.map(([, { of }]) => of))]
  return parts
    .map((part) => {
      const lines = all.flatMap(([name, budget]) => (budget.of === part ? [tellBudget(name, budget)] : []))
      return [`## ${part}`, '', ...lines].join('\n')
    })
    .join('\n\n')
}

/** @throws where nothing holds it */
function tellBudget(name: string, { what, most, unit, why, except }: Budget): string {
  const read = new RegExp(`\\bBUDGETS\\.${name}\\b`)
  const holders = readersOfBudgets.filter(({ text }) => read.test(text)).map(({ file }) => `[${file}](../${file})`)
  if (holders.length === 0) throw new Error(`No test reads the budget ${name}.`)
  const others = Object.entries(except?.days ?? {}).map(([day, number]) => `${day} ${number}`)
  const more = except ? ` More for ${others.join(' and ')}: ${except.why}.` : ''
  return `- ${what}: at most **${`${most} ${unit}`.trimEnd()}**; ${why} (${holders.join(', ')}).${more}`
}
