import { SPEEDS } from '../stage/time/playhead'
import type { DebugContext } from './debugContext'
import { useSampled } from './frames'
import { ToolButton } from './ToolButton'
import styles from './Transport.module.css'

/** Makes time go, stand, or go by the step. */
export function Transport({ context }: { readonly context: DebugContext }) {
  const { run } = context
  const { playhead } = run
  const isPaused = useSampled(run, () => playhead.isPaused, 0)
  const speed = useSampled(run, () => playhead.speed, 0)

  const step = (ticks: number) =>
    context.attempt(() => {
      playhead.pause()
      playhead.step(ticks)
    })

  return (
    <div aria-label="Transport" className={styles.transport} role="toolbar">
      <ToolButton
        onClick={() => (playhead.isPaused ? playhead.play() : playhead.pause())}
        title="Lets time go by, or stand still"
      >
        {isPaused ? 'Play' : 'Pause'}
      </ToolButton>
      <ToolButton onClick={() => step(1)} title={`One tick of ${context.scene.rules.tick} ms`}>
        Step 1
      </ToolButton>
      <ToolButton onClick={() => step(10)} title={`Ten ticks of ${context.scene.rules.tick} ms`}>
        Step 10
      </ToolButton>
      <ToolButton onClick={() => context.restart()} title="From the start, with the same seed">
        Restart
      </ToolButton>
      <label className={styles.speed}>
        <span>Speed</span>
        <input
          aria-valuetext={`${printSpeed(speed)} times`}
          className={styles.slider}
          max={toPlace(SPEEDS.max)}
          min={toPlace(SPEEDS.min)}
          onChange={(event) => {
            playhead.speed = toSpeed(event.target.valueAsNumber)
          }}
          onDoubleClick={() => {
            playhead.speed = 1
          }}
          step={0.01}
          title="Double click: as fast as it is"
          type="range"
          value={toPlace(speed)}
        />
        <span>×{printSpeed(speed)}</span>
      </label>
    </div>
  )
}

/** Twice as fast is as far from the usual speed as half as fast. */
function toPlace(speed: number): number {
  return Math.log10(speed)
}

/** In two digits, within the speeds that there are. */
function toSpeed(place: number): number {
  return Math.min(SPEEDS.max, Math.max(SPEEDS.min, Number((10 ** place).toPrecision(2))))
}

function printSpeed(speed: number): string {
  return String(Math.round(speed * 100) / 100)
}
