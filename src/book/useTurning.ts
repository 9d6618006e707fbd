import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { keyOwner } from '../ui/keyOwner'
import { LAST } from './useSpread'

/** How far a leaf is drawn before it turns, in CSS pixels. */
const DRAWN_BY = 60
/** How much of a wheel turns a leaf, and how long it stands still then, in ms: one push of a hand turns one. */
const WHEELED_BY = 40
const REST = 350

const CALLS: Readonly<Record<string, (spread: number) => number>> = {
  ArrowLeft: (spread) => spread - 1,
  ArrowRight: (spread) => spread + 1,
  ArrowUp: (spread) => spread - 1,
  ArrowDown: (spread) => spread + 1,
  PageUp: (spread) => spread - 1,
  PageDown: (spread) => spread + 1,
  Home: () => 1,
  End: () => LAST,
}

/** Turns the leaves by keys and wheel, and by a drag across what takes the handlers that are returned. */
export function useTurning(turnTo: (spread: number) => void, spread: number) {
  const latest = useRef({ turnTo, spread })
  useLayoutEffect(() => {
    latest.current = { turnTo, spread }
  })
  const drawnFrom = useRef<number | null>(null)
  const wasDrawn = useRef(false)

  useEffect(() => {
    let wheeled = 0
    let restsUntil = 0
    const press = (event: KeyboardEvent) => {
      const call = CALLS[event.key]
      if (!call || event.altKey || event.ctrlKey || event.metaKey || keyOwner(event) !== 'day') return
      event.preventDefault()
      latest.current.turnTo(call(latest.current.spread))
    }
    const wheel = ({ deltaX, deltaY, ctrlKey, timeStamp }: WheelEvent) => {
      if (ctrlKey || timeStamp < restsUntil) return
      wheeled += Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : deltaY
      if (Math.abs(wheeled) < WHEELED_BY) return
      latest.current.turnTo(latest.current.spread + Math.sign(wheeled))
      wheeled = 0
      restsUntil = timeStamp + REST
    }
    window.addEventListener('keydown', press)
    window.addEventListener('wheel', wheel, { passive: true })
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('wheel', wheel)
    }
  }, [])

  return {
    onPointerDown: ({ clientX, isPrimary, target }: PointerEvent) => {
      const isText = target instanceof Element && target.closest('input, [data-selectable]') !== null
      drawnFrom.current = isPrimary && !isText ? clientX : null
      wasDrawn.current = false
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const drawn = drawnFrom.current === null ? 0 : clientX - drawnFrom.current
      drawnFrom.current = null
      wasDrawn.current = Math.abs(drawn) >= DRAWN_BY
      if (wasDrawn.current) turnTo(spread - Math.sign(drawn))
    },
    onPointerCancel: () => {
      drawnFrom.current = null
    },
    // Where a drag ends nothing is pressed; a key is no drag.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDrawn.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Pictures and links are not dragged away: the leaf is.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
