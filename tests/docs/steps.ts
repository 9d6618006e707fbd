import { readFileSync } from 'node:fs'
import { mermaid } from './mermaid'

/** How one step leads to another. */
interface Link {
  /** The other's symbol. */
  readonly to: string
  /** The name in this step's code by which it does: the last part of the other's symbol when none is given, `null` where time goes by. */
  readonly by: string | null
  /** What stands at the arrow. */
  readonly label: string | undefined
  /** The file that brings the two together, where neither imports the other. */
  readonly metIn: string | undefined
}

interface Step {
  /** What the file declares: `Run.send`, `Playhead.#step`. */
  readonly symbol: string
  readonly file: string
  readonly next: readonly Link[]
}

const STEP = /^(\d+)\. \*\*`([\w.#]+)`\*\* in \[(\S+)\]\(\.\.\/\3\): .+?(?: → (.+))?$/
const LINK = /^`([\w.#]+)`(?: by `(\w+)`| _(.+)_)?(?: \(met in `(\S+)`\))?$/

/** The ways that are told on `docs/architecture.md`, by their names. */
export const WAYS = waysOn(readFileSync('docs/architecture.md', 'utf8'))

/**
 * What stands numbered under each heading such as "The way of a press", as the steps of `press`.
 * @throws where a line is not of the form of a step, or has another's number
 */
export function waysOn(page: string): Readonly<Record<string, readonly Step[]>> {
  const sections = page.split(/^## The way of a /m).slice(1)
  return Object.fromEntries(
    sections.map((section) => {
      const [name = '', ...lines] = (section.split(/^## /m)[0] ?? '').split('\n')
      return [name, lines.filter((line) => /^\d/.test(line)).map(stepOf)]
    }),
  )
}

function stepOf(line: string, place: number): Step {
  const [, number, symbol, file, leads] = STEP.exec(line) ?? []
  if (!symbol || !file) throw new Error(`This is not of the form of a step: ${line}`)
  if (Number(number) !== place + 1) throw new Error(`${symbol} is step ${place + 1}, and numbered ${number}.`)
  const next = (leads?.split(/, (?=`)/) ?? []).map((link): Link => {
    const [, to, by, label, metIn] = LINK.exec(link) ?? []
    if (!to) throw new Error(`${symbol} leads on by what is not of the form of a link: ${link}`)
    return { to, by: label ? null : (by ?? to.replace(/^.*[.#]/, '')), label, metIn }
  })
  return { symbol, file, next }
}

/** A way as a picture. */
export function pictureOfWay(steps: readonly Step[]): string {
  const idOf = (symbol: string) => {
    const place = steps.findIndex((step) => step.symbol === symbol)
    if (place < 0) throw new Error(`There is no step ${symbol}.`)
    return `step${place + 1}`
  }
  const nodes = steps.map(({ symbol }, place) => ({ id: idOf(symbol), label: `${place + 1} ${symbol}` }))
  const edges = steps.flatMap(({ symbol, next }) =>
    next.map(({ to, by, label }) => ({ from: idOf(symbol), to: idOf(to), label, isDotted: by === null })),
  )
  return mermaid(nodes, edges)
}
