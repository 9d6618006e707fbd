import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../language/language'
import type { Bounds } from '../contract/geometry'
import type { Run } from '../session/run'
import type { NamedArea } from '../session/sceneStore'
import styles from './HitAreas.module.css'
import { boundsOf } from './hitTest'
import { createKeyPresses } from './keyPresses'
import { ringOf } from './ring'

interface Props {
  /** In tab order. */
  readonly areas: readonly NamedArea[]
  readonly run: Run
  /** Whether the arrow keys move a pointer: then it is the pointer that presses. */
  readonly isPointing: boolean
}

/**
 * The hit areas of a day as real buttons over the canvas, for the keyboard and for screen readers. Pointers pass through
 * them to the canvas; the buttons follow their areas as these move, and a ring the one in focus.
 */
export const HitAreas = memo(function HitAreas({ areas, run, isPointing }: Props) {
  const t = useTranslate()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const ringRef = useRef<HTMLSpanElement>(null)
  const focusedRef = useRef<string | null>(null)
  const presses = useMemo(
    () =>
      createKeyPresses(
        (button) => {
          if (focusedRef.current !== null) run.input.pressArea(focusedRef.current, button)
        },
        (button) => run.input.release(button),
      ),
    [run],
  )

  /** Of each group of areas the one that was last in focus. */
  const [tabStops, setTabStops] = useState<ReadonlyMap<string, string>>(new Map())
  const isTabStop = ({ id, tabGroup }: NamedArea) => {
    if (tabGroup === null) return true
    const group = areas.filter((area) => area.tabGroup === tabGroup)
    const stop = group.find((area) => area.id === tabStops.get(tabGroup)) ?? group[0]
    return stop?.id === id
  }

  const place = useMemo(() => createPlacer(run, { buttons, ringRef, focusedRef }), [run])
  useEffect(() => {
    place()
    return run.subscribe(place)
  }, [place, run])

  useLayoutEffect(() => {
    if (isPointing && !presses.isHeld && focusedRef.current) buttons.current.get(focusedRef.current)?.blur()
  }, [isPointing, presses])

  const focus = ({ id, tabGroup }: NamedArea) => {
    focusedRef.current = id
    if (tabGroup !== null) setTabStops((last) => (last.get(tabGroup) === id ? last : new Map(last).set(tabGroup, id)))
    run.input.focusArea(id)
    place()
  }
  const leave = (id: string) => {
    presses.release()
    focusedRef.current = null
    run.input.blurArea(id)
  }
  const liftKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (presses.up(event.nativeEvent) && isPointing) event.currentTarget.blur()
  }
  /** A screen reader clicks without a key. */
  const click = (id: string) => {
    run.input.pressArea(id, 'main')
    run.input.release('main')
  }

  return (
    <>
      {areas.map((area) => (
        <button
          aria-label={t(area.label)}
          className={styles.area}
          data-day-button={area.id}
          key={area.id}
          onBlur={() => leave(area.id)}
          onClick={() => click(area.id)}
          onFocus={() => focus(area)}
          onKeyDown={({ nativeEvent }) => nativeEvent.defaultPrevented || presses.down(nativeEvent)}
          onKeyUp={liftKey}
          ref={(button) => {
            if (button) buttons.current.set(area.id, button)
            return () => {
              buttons.current.delete(area.id)
            }
          }}
          tabIndex={isTabStop(area) ? undefined : -1}
          type="button"
        />
      ))}
      <span className={styles.ring} ref={ringRef} />
    </>
  )
})

/**
 * How far an area may be from where its button lies, in CSS pixels, while that is not in focus: nobody sees it, and each move is style
 * and layout of the page, also of a day that only sways at rest.
 */
const STRAY = 6

interface Placed {
  readonly buttons: RefObject<ReadonlyMap<string, HTMLButtonElement>>
  readonly ringRef: RefObject<HTMLElement | null>
  /** The area in focus. */
  readonly focusedRef: RefObject<string | null>
}

/**
 * Lays the buttons over their areas, and the ring around the one in focus. What it makes moves only those that have moved, and
 * allocates nothing from frame to frame.
 */
function createPlacer(run: Run, { buttons, ringRef, focusedRef }: Placed): () => void {
  const placed = new WeakMap<HTMLElement, Bounds>()
  const bounds: Bounds = { x: 0, y: 0, width: 0, height: 0 }
  const ring: Bounds = { x: 0, y: 0, width: 0, height: 0 }

  const put = (element: HTMLElement, { x, y, width, height }: Readonly<Bounds>, stray: number) => {
    const last = placed.get(element)
    if (last) {
      const strayed = Math.max(
        Math.abs(last.x - x),
        Math.abs(last.y - y),
        Math.abs(last.width - width),
        Math.abs(last.height - height),
      )
      if (strayed <= stray) return
      last.x = x
      last.y = y
      last.width = width
      last.height = height
    } else placed.set(element, { x, y, width, height })
    element.style.transform = `translate(${x}px, ${y}px)`
    element.style.width = `${width}px`
    element.style.height = `${height}px`
  }

  return () => {
    const { x, y, scale } = run.fit
    for (const area of run.areas) {
      const button = buttons.current.get(area.id)
      if (!button) continue
      boundsOf(area.shape, bounds)
      bounds.x = Math.round(bounds.x * scale + x)
      bounds.y = Math.round(bounds.y * scale + y)
      bounds.width = Math.round(bounds.width * scale)
      bounds.height = Math.round(bounds.height * scale)
      const isFocused = area.id === focusedRef.current
      put(button, bounds, isFocused ? 0 : STRAY)
      if (ringRef.current && isFocused) put(ringRef.current, ringOf(bounds, run.fit, run.window, ring), 0)
    }
  }
}
