import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import styles from './HitAreas.module.css'
import { type Bounds, boundsOf } from './hitTest'
import { createKeyPresses } from './keyPresses'
import type { HitArea } from './scene'
import type { SceneRun } from './sceneRun'

interface Props {
  /** In tab order. */
  readonly areas: readonly HitArea[]
  readonly run: SceneRun
  /** Whether the arrow keys move a pointer: then it is the pointer that presses. */
  readonly isPointing: boolean
}

/**
 * The hit areas of a day as real buttons over the canvas, for the keyboard and for screen readers. Pointers pass through
 * them to the canvas; the buttons follow their areas as these move.
 */
export function HitAreas({ areas, run, isPointing }: Props) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const focusedRef = useRef<string | null>(null)
  const presses = useMemo(
    () =>
      createKeyPresses(
        (button) => {
          if (focusedRef.current !== null) run.pressArea(focusedRef.current, button)
        },
        (button) => run.release(button),
      ),
    [run],
  )

  useEffect(() => {
    const place = createPlacer(run, buttons.current)
    place()
    run.frameListeners.add(place)
    return () => {
      run.frameListeners.delete(place)
    }
  }, [run])

  useLayoutEffect(() => {
    if (isPointing && !presses.isHeld && focusedRef.current) buttons.current.get(focusedRef.current)?.blur()
  }, [isPointing, presses])

  const focus = (id: string) => {
    focusedRef.current = id
    run.focusArea(id)
  }
  const leave = (id: string) => {
    presses.letGo()
    focusedRef.current = null
    run.blurArea(id)
  }
  const letGo = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (presses.up(event.nativeEvent) && isPointing) event.currentTarget.blur()
  }
  /** A screen reader clicks without a key. */
  const click = (id: string) => {
    run.pressArea(id, 'main')
    run.release('main')
  }

  return areas.map(({ id, label }) => (
    <button
      aria-label={label.en}
      className={styles.area}
      data-day-button
      key={id}
      onBlur={() => leave(id)}
      onClick={() => click(id)}
      onFocus={() => focus(id)}
      onKeyDown={(event) => presses.down(event.nativeEvent)}
      onKeyUp={letGo}
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
