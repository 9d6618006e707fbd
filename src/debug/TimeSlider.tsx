import { useRef } from 'react'
import { type DebugContext, printSeconds } from './debugContext'
import { MOVED_EVERY, useFrame, useSampled } from './frames'
import styles from './TimeSlider.module.css'

/** How much time the line shows at the least, in simulated ms, and by how much it grows. */
const SPAN = 10_000

/** The past and the known future of the day as a line, to go to any moment of it. */
export function TimeSlider({ context }: { readonly context: DebugContext }) {
  const { run, scene } = context
  const { playhead } = run
  const lineRef = useRef<HTMLInputElement>(null)
  const readoutRef = useRef<HTMLSpanElement>(null)

  const span = useSampled(run, () => Math.ceil((playhead.furthest + 1) / SPAN) * SPAN)
  const horizon = useSampled(run, () => playhead.furthest)
  const from = useSampled(run, () => playhead.remembersFrom ?? 0)
  const keyframes = useSampled(run, () => playhead.keyframes.join(' '))
  const share = (ms: number) => `${(ms / span) * 100}%`

  useFrame(
    run,
    () => {
      const [line, readout] = [lineRef.current, readoutRef.current]
      const { now } = playhead
      const text = printSeconds(now)
      if (!line || !readout || (readout.textContent === text && line.valueAsNumber === now)) return
      readout.textContent = text
      line.value = String(now)
      line.setAttribute('aria-valuetext', text)
    },
    MOVED_EVERY,
  )

  const scrub = (ms: number) =>
    context.attempt(() => {
      playhead.pause()
      run.seek(ms)
    })

  return (
    <div className={styles.timeline}>
      <div className={styles.line}>
        {/* Where along the line; half a thumb is left free at either end. */}
        <div aria-hidden="true" className={styles.marks}>
          <span className={styles.known} style={{ left: share(from), width: share(horizon - from) }} />
          {from > 0 && <span className={styles.unknown} style={{ width: share(from) }} />}
          {labelledSeconds(span).map((second) => (
            <span className={styles.second} key={second} style={{ left: share(second * 1000) }}>
              {second}
            </span>
          ))}
          {keyframes
            .split(' ')
            .map(
              (ms) =>
                ms !== '' && (
                  <span className={styles.keyframe} data-keyframe={ms} key={ms} style={{ left: share(Number(ms)) }} />
                ),
            )}
        </div>
        <input
          aria-label="Moment"
          className={styles.thumb}
          defaultValue={0}
          max={span}
          min={0}
          onChange={(event) => scrub(event.target.valueAsNumber)}
          ref={lineRef}
          step={scene.rules.tick}
          type="range"
        />
      </div>
      {/* The line itself says it to a screen reader. */}
      <span aria-hidden="true" className={styles.readout} ref={readoutRef} />
      {from > 0 && (
        <p className={styles.remark}>
          Remembered from {printSeconds(from)} on: the overlay was opened then. Restart to remember all of it.
        </p>
      )}
    </div>
  )
}

/** Which seconds are written under the line: ten or so. */
function labelledSeconds(span: number): number[] {
  const apart = [1, 2, 5, 10, 30, 60, 120, 300, 600].find((step) => span / 1000 / step <= 12) ?? 1800
  return Array.from({ length: Math.floor(span / 1000 / apart) + 1 }, (_, place) => place * apart)
}
