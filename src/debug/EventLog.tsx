import { useEffect, useState } from 'react'
import { type DebugContext, printSeconds } from './debugContext'
import styles from './EventLog.module.css'
import fields from './fields.module.css'
import { useSampled } from './frames'
import { ToolButton } from './ToolButton'

interface LoggedEvent {
  readonly number: number
  readonly at: number
  readonly name: string
  readonly data: string
}

/** How many events are shown, the newest. */
const SHOWN = 30

/** What happened, as the rules said it: newest first. */
export function EventLog({ context }: { readonly context: DebugContext }) {
  const { run } = context
  const [log] = useState(() => ({ events: [] as readonly LoggedEvent[], count: 0 }))
  const events = useSampled(run, () => log.events)

  useEffect(() => {
    const keep = (name: string, data: unknown) => {
      log.count += 1
      const event = { number: log.count, at: run.playhead.now, name, data: printData(data) }
      log.events = [event, ...log.events.slice(0, SHOWN - 1)]
    }
    run.eventListeners.add(keep)
    return () => {
      run.eventListeners.delete(keep)
    }
  }, [run, log])

  return (
    <>
      <div className={fields.row}>
        <span className={fields.remark}>{events.length === 0 ? 'Nothing yet.' : 'Newest first.'}</span>
        <ToolButton
          disabled={events.length === 0}
          isQuiet
          onClick={() => {
            log.events = []
          }}
        >
          clear
        </ToolButton>
      </div>
      <ol className={styles.log}>
        {events.map(({ number, at, name, data }) => (
          <li className={styles.event} key={number}>
            <span className={styles.at}>{printSeconds(at)}</span>
            <span>{name}</span>
            <span className={styles.data}>{data}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function printData(data: unknown): string {
  return Object.entries(data ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value * 100) / 100 : value}`)
    .join(', ')
}
