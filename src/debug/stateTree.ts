/** One line of a state that is shown as a tree. */
export interface StateRow {
  /** The keys that lead to it, as `prints.3.x`. */
  readonly path: string
  readonly depth: number
  readonly name: string
  /** A plain value as JSON, or how much an object or a list holds. */
  readonly text: string
  /** `null` for a plain value, which cannot be opened. */
  readonly isOpen: boolean | null
}

/** How much of a list is shown; of the rest, how long it is. */
const MOST_CHILDREN = 100

const LONGEST_TEXT = 60

/**
 * Lists what of a state can be seen, the opened parts with what they hold.
 * @param opened the paths of the objects and lists that are open
 */
export function rowsOf(state: unknown, opened: ReadonlySet<string>): StateRow[] {
  const rows: StateRow[] = []
  const list = (holder: object, path: string, depth: number) => {
    const entries = Object.entries(holder)
    for (const [name, value] of entries.slice(0, MOST_CHILDREN)) {
      const childPath = path === '' ? name : `${path}.${name}`
      const isHolder = typeof value === 'object' && value !== null
      const isOpen = isHolder ? opened.has(childPath) : null
      rows.push({ path: childPath, depth, name, text: isHolder ? countOf(value) : textOf(value), isOpen })
      if (isOpen) list(value, childPath, depth + 1)
    }
    const left = entries.length - MOST_CHILDREN
    if (left > 0) rows.push({ path: `${path}…`, depth, name: '…', text: `${left} more`, isOpen: null })
  }
  if (typeof state === 'object' && state !== null) list(state, '', 0)
  return rows
}

/** The paths of the rows that say something else than before. What was not there before has not changed. */
export function changedPaths(before: readonly StateRow[], now: readonly StateRow[]): Set<string> {
  const texts = new Map(before.map(({ path, text }) => [path, text]))
  return new Set(now.filter(({ path, text }) => texts.has(path) && texts.get(path) !== text).map(({ path }) => path))
}

function countOf(holder: object): string {
  return Array.isArray(holder) ? `[${holder.length}]` : `{${Object.keys(holder).length}}`
}

function textOf(value: unknown): string {
  const text = typeof value === 'number' ? printNumber(value) : String(JSON.stringify(value))
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

/** Three places are enough for the eye. */
function printNumber(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : String(value)
}
