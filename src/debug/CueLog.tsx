import { useEffect, useState } from 'react'
import type { CueData } from '../stage/scene'
import { type Bench, printSeconds } from './bench'
import styles from './CueLog.module.css'
import fields from './fields.module.css'
import { useSampled } from './frames'
import { ToolButton } from './ToolButton'

interface LoggedCue {
  readonly number: number
  readonly at: number
  readonly name: string
  readonly data: string
}

/** How many cues are shown, the newest. */
const SHOWN = 80

/** What happened, as the rules said it: newest first. */
export function CueLog({ bench }: { readonly bench: Bench }) {
  const { run } = bench
  const [log] = useState(() => ({ cues: [] as readonly LoggedCue[], count: 0 }))
  const cues = useSampled(run, () => log.cues)

  useEffect(() => {
    const keep = (name: string, data: CueData) => {
      log.count += 1
      const cue = { number: log.count, at: run.playhead.now, name, data: printData(data) }
      log.cues = [cue, ...log.cues.slice(0, SHOWN - 1)]
    }
    run.cueListeners.add(keep)
    return () => {
      run.cueListeners.delete(keep)
    }
  }, [run, log])

  return (
    <>
      <div className={fields.row}>
        <span className={fields.remark}>{cues.length === 0 ? 'Nothing yet.' : 'Newest first.'}</span>
        <ToolButton
          disabled={cues.length === 0}
          isQuiet
          onClick={() => {
            log.cues = []
          }}
        >
          clear
        </ToolButton>
      </div>
      <ol className={styles.log}>
        {cues.map(({ number, at, name, data }) => (
          <li className={styles.cue} key={number}>
            <span className={styles.at}>{printSeconds(at)}</span>
            <span>{name}</span>
            <span className={styles.data}>{data}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function printData(data: CueData): string {
  return Object.entries(data)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value * 100) / 100 : value}`)
    .join(', ')
}
