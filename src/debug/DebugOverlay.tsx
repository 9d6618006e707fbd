import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Run } from '../stage/session/run'
import { AreaList } from './AreaList'
import styles from './DebugOverlay.module.css'
import type { DebugContext, Note } from './debugContext'
import { EventLog } from './EventLog'
import { readOverlayMemory, rememberOverlay } from './overlayMemory'
import { PointerReadout } from './PointerReadout'
import type { PlayedVisit } from './playedVisit'
import { Recorder } from './Recorder'
import { Section } from './Section'
import { Seed } from './Seed'
import { Snapshots } from './Snapshots'
import { StateTree } from './StateTree'
import { Stats } from './Stats'
import { TimeSlider } from './TimeSlider'
import { ToolButton } from './ToolButton'
import { Transport } from './Transport'
import { Tuning } from './Tuning'
import { useDebugContext } from './useDebugContext'
import { usePromises } from './usePromises'
import { type RecorderControl, useRecorder } from './useRecorder'

interface Props {
  readonly visit: PlayedVisit
  /** Whether the keyboard is to go on in here. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** The bench of the scene maker: a day is turned, stepped, looked into and recorded here while it plays. */
export function DebugOverlay({ visit, takesFocus, onClose }: Props) {
  const [{ isFolded, side }, setLayout] = useState(readOverlayMemory)
  const [bench, note] = useDebugContext(visit)
  const overlayRef = useRef<HTMLElement>(null)
  const recorder = useRecorder(bench)
  useMemory(visit.run)

  useEffect(() => {
    if (!takesFocus) return
    const before = document.activeElement
    overlayRef.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [takesFocus])

  const lay = (changes: Parameters<typeof rememberOverlay>[0]) => {
    rememberOverlay(changes)
    setLayout(readOverlayMemory())
  }

  return (
    <div className={styles.overlay} data-overlay data-side={side}>
      <section
        aria-label="Debug overlay"
        className={styles.bench}
        data-keeps-keys
        onKeyDown={keepKeys}
        onKeyUp={keepKeys}
        ref={overlayRef}
        tabIndex={-1}
      >
        {isFolded ? (
          <div className={styles.tab}>
            <ToolButton aria-expanded={false} onClick={() => lay({ isFolded: false })}>
              debug
            </ToolButton>
          </div>
        ) : (
          <>
            <div className={styles.panel}>
              <header className={styles.header}>
                <h2 className={styles.title}>debug</h2>
                <ToolButton isQuiet onClick={() => lay({ side: side === 'left' ? 'right' : 'left' })}>
                  dock {side === 'left' ? 'right' : 'left'}
                </ToolButton>
                <ToolButton aria-expanded isQuiet onClick={() => lay({ isFolded: true })}>
                  fold
                </ToolButton>
                <ToolButton isQuiet onClick={onClose} title="Or press the backquote key">
                  close
                </ToolButton>
              </header>
              <Panel bench={bench} recorder={recorder} />
            </div>
            <Strip bench={bench} note={note} />
          </>
        )}
      </section>
    </div>
  )
}

interface PanelProps {
  readonly bench: DebugContext
  readonly recorder: RecorderControl
}

function Panel({ bench, recorder }: PanelProps) {
  return (
    <div className={styles.sections}>
      <Section isOpenAtFirst title="Tuning">
        <Tuning bench={bench} />
      </Section>
      <Section title="Snapshots">
        <Snapshots bench={bench} />
      </Section>
      <Section isOpenAtFirst title="Recorder">
        <Recorder bench={bench} recorder={recorder} />
      </Section>
      <Section isOpenAtFirst title="Hit areas">
        <AreaList run={bench.run} />
      </Section>
      <Section title="State">
        <StateTree bench={bench} />
      </Section>
      <Section title="Events">
        <EventLog bench={bench} />
      </Section>
      <Section title="Stats">
        <Stats run={bench.run} />
      </Section>
    </div>
  )
}

function Strip({ bench, note }: { readonly bench: DebugContext; readonly note: Note | null }) {
  usePromises(bench)
  return (
    <div className={styles.strip}>
      {note && (
        <p className={styles.note} data-warning={note.isWarning} role={note.isWarning ? 'alert' : 'status'}>
          {note.words}
        </p>
      )}
      <Transport bench={bench} />
      <TimeSlider bench={bench} />
      <div className={styles.foot}>
        <Seed bench={bench} />
        <PointerReadout run={bench.run} />
      </div>
    </div>
  )
}

/** Keeps the past for as long as somebody may want to go back to it. */
function useMemory(run: Run): void {
  useEffect(() => {
    const { playhead } = run
    const remembered = playhead.remembersFrom !== null
    playhead.remember()
    return () => {
      run.takeOver()
      if (!remembered) playhead.forget()
    }
  }, [run])
}

/** What is typed in the overlay is not played. Escape leaves what has the focus, and not the day. */
function keepKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (target === currentTarget && key !== 'Escape') return
  if (key === 'Escape' && target instanceof HTMLElement) target.blur()
  event.stopPropagation()
}
