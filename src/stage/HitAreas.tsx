import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './HitAreas.module.css'
import { type Bounds, boundsOf } from './hitTest'
import type { HitArea } from './scene'
import type { SceneRun } from './sceneRun'

interface Props {
  /** In tab order. */
  readonly areas: readonly HitArea[]
  readonly run: SceneRun
}

/**
 * The hit areas of a day as real buttons over the canvas, for the keyboard and for screen readers. Pointers pass through
 * them to the canvas; the buttons follow their areas as these move.
 */
export function HitAreas({ areas, run }: Props) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())

  useEffect(() => {
    const place = createPlacer(run, buttons.current)
    place()
    run.frameListeners.add(place)
    return () => {
      run.frameListeners.delete(place)
    }
  }, [run])

  /** Enter presses with the main button by itself; Shift and Enter is the second button. */
  const pressSecond = (event: KeyboardEvent, id: string) => {
    if (event.key !== 'Enter' || !event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) run.pressArea(id, 'second')
  }

  return areas.map(({ id, label }) => (
    <button
      aria-label={label.en}
      className={styles.area}
      key={id}
      onBlur={() => run.focusArea(id, 'leave')}
      onClick={() => run.pressArea(id, 'main')}
      onFocus={() => run.focusArea(id, 'hover')}
      onKeyDown={(event) => pressSecond(event, id)}
      ref={(button) => {
        if (button) buttons.current.set(id, button)
        return () => {
          buttons.current.delete(id)
        }
      }}
      type="button"
    />
  ))
}

/** Lays the buttons over their areas. What it makes moves only those that have moved, and allocates nothing. */
function createPlacer(run: SceneRun, buttons: ReadonlyMap<string, HTMLButtonElement>): () => void {
  const placed = new WeakMap<HTMLButtonElement, Bounds>()
  const bounds: Bounds = { x: 0, y: 0, width: 0, height: 0 }

  return () => {
    const { x, y, scale } = run.fit
    for (const area of run.areas) {
      const button = buttons.get(area.id)
      if (!button) continue
      boundsOf(area.shape, bounds)
      const left = Math.round(bounds.x * scale + x)
      const top = Math.round(bounds.y * scale + y)
      const width = Math.round(bounds.width * scale)
      const height = Math.round(bounds.height * scale)
      const last = placed.get(button)
      if (last && last.x === left && last.y === top && last.width === width && last.height === height) continue
      if (last) Object.assign(last, { x: left, y: top, width, height })
      else placed.set(button, { x: left, y: top, width, height })
      button.style.transform = `translate(${left}px, ${top}px)`
      button.style.width = `${width}px`
      button.style.height = `${height}px`
    }
  }
}
