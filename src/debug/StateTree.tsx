import { useRef, useState } from 'react'
import type { DebugContext } from './debugContext'
import { useSampled } from './frames'
import styles from './StateTree.module.css'
import { changedPaths, rowsOf, type StateRow } from './stateTree'

/** The state of the day as it is, opened where it is looked into. What changes flashes. */
export function StateTree({ context }: { readonly context: DebugContext }) {
  const { run } = context
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [flashes] = useState(() => new Map<string, number>())
  const lastRows = useRef<StateRow[]>([])

  const rows = useSampled(run, () => {
    const now = rowsOf(run.playhead.state, opened)
    const changed = changedPaths(lastRows.current, now)
    if (changed.size === 0 && now.length === lastRows.current.length) return lastRows.current
    for (const path of changed) flashes.set(path, (flashes.get(path) ?? 0) + 1)
    lastRows.current = now
    return now
  })

  const toggle = (path: string) => {
    const next = new Set(opened)
    if (!next.delete(path)) next.add(path)
    setOpened(next)
  }

  return (
    <ul className={styles.tree}>
      {rows.map(({ path, depth, name, text, isOpen }) => (
        <li className={styles.row} data-path={path} key={path} style={{ '--depth': depth }}>
          {isOpen === null ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <button
              aria-expanded={opened.has(path)}
              className={styles.holder}
              onClick={() => toggle(path)}
              type="button"
            >
              {name}
            </button>
          )}
          {/* Another key makes the flash begin again. */}
          <span className={styles.value} data-flashes={flashes.get(path) ?? 0} key={flashes.get(path) ?? 0}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
