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

export interface DebugOverlayProps {
  readonly visit: PlayedVisit
  /** Whether the keyboard is to go on in here. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** The scene maker's tools: the numbers of a day are turned here while it plays; it is stepped, looked into and recorded. */
export function DebugOverlay({ visit, takesFocus, onClose }: DebugOverlayProps) {
  const [{ isFolded, side }, setLayout] = useState(readOverlayMemory)
  const [context, note] = useDebugContext(visit)
  const overlayRef = useRef<HTMLElement>(null)
  const recorder = useRecorder(context)
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
        className={styles.tools}
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
              <Panel context={context} recorder={recorder} />
            </div>
            <Strip context={context} note={note} />
          </>
        )}
      </section>
    </div>
  )
}

interface PanelProps {
  readonly context: DebugContext
  readonly recorder: RecorderControl
}

function Panel({ context, recorder }: PanelProps) {
  return (
    <div className={styles.sections}>
      <Section isOpenAtFirst title="Tuning">
        <Tuning context={context} />
      </Section>
      <Section title="Snapshots">
        <Snapshots context={context} />
      </Section>
      <Section isOpenAtFirst title="Recorder">
        <Recorder context={context} recorder={recorder} />
      </Section>
      <Section isOpenAtFirst title="Hit areas">
        <AreaList run={context.run} />
      </Section>
      <Section title="State">
        <StateTree context={context} />
      </Section>
      <Section title="Events">
        <EventLog context={context} />
      </Section>
      <Section title="Stats">
        <Stats run={context.run} />
      </Section>
    </div>
  )
}

function Strip({ context, note }: { readonly context: DebugContext; readonly note: Note | null }) {
  usePromises(context)
  return (
    <div className={styles.strip}>
      {note && (
        <p className={styles.note} data-warning={note.isWarning} role={note.isWarning ? 'alert' : 'status'}>
          {note.words}
        </p>
      )}
      <Transport context={context} />
      <TimeSlider context={context} />
      <div className={styles.foot}>
        <Seed context={context} />
        <PointerReadout run={context.run} />
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
