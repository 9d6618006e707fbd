import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { playHouseSound } from '../sound/houseSounds'
import { keyOwner } from '../ui/keyOwner'
import type { LeafHandle } from './Leaf'
import { shareAt } from './leaf'
import { LAST } from './useSpread'

/** How long a leaf takes by itself, in ms. */
const TURN = 420
/** How much the free edge leads, of 1: of a leaf that a hand holds, and of one that turns by itself. */
const PULL = { held: 0.6, free: 1 } as const
/** How far a hand goes before it draws a leaf, in CSS pixels, and how much of the way it then turns by itself if it is let go. */
const DRAWN_BY = 8
const LET_GO_AT = 0.25
/** So far in so little time, in CSS pixels and ms, is a flick: it turns as well. */
const FLICK = { far: 60, ms: 250 } as const
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

/** A leaf that a hand has taken hold of. */
interface Held {
  readonly x: number
  readonly at: number
  /** How far the hand goes for half the way, in CSS pixels. */
  readonly reach: number
  /** The spread that it leads to; `null` as long as nothing was drawn. */
  next: number | null
}

/** Turns the leaves by keys and wheel, and by a drag across what takes the handlers that are returned. */
export function useTurning(spread: number, open: (next: number) => boolean) {
  /** The spread beside the open one whose leaf is on its way. */
  const [other, setOther] = useState<number | null>(null)
  const leaf = useRef<LeafHandle>(null)
  const share = useRef(0)
  const frame = useRef(0)
  const held = useRef<Held | null>(null)
  const wasDrawn = useRef(false)

  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const show = (at: number, pull: number) => {
    share.current = at
    leaf.current?.show(at, pull)
  }

  /** Lets it fall to one side, by itself. */
  const fallTo = (end: 0 | 1) => {
    cancelAnimationFrame(frame.current)
    const [start, since] = [share.current, performance.now()]
    const ms = Math.max(120, TURN * Math.abs(end - start))
    const pull = end > start ? PULL.free : -PULL.free
    const step = (now: number) => {
      const way = Math.min(1, Math.max(0, (now - since) / ms))
      show(start + (end - start) * (way * way * (3 - 2 * way)), pull)
      if (way < 1) frame.current = requestAnimationFrame(step)
      else setOther(null)
    }
    frame.current = requestAnimationFrame(step)
  }

  const turnTo = (next: number) => {
    if (next === spread || !open(next)) return
    playHouseSound('rustle')
    if (isCalm()) return
    setOther(spread)
    show(next > spread ? 0 : 1, 0)
    fallTo(next > spread ? 1 : 0)
  }
  const latest = useRef({ turnTo, spread })
  useLayoutEffect(() => {
    latest.current = { turnTo, spread }
  })

  // In the moment in which the book is seen, so that no key is lost that is pressed then.
  useLayoutEffect(() => {
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

  /** Where a hand that has gone so far holds the leaf's free edge: 1 at the right, -1 at the left. */
  const edgeAt = (drawn: number, { reach }: Held) => (drawn < 0 ? 1 + drawn / reach : -1 + drawn / reach)

  const letGo = (drawn: number, at: number) => {
    const hand = held.current
    held.current = null
    if (!hand || hand.next === null) return
    const way = Math.abs(drawn) / (2 * hand.reach)
    const isFlick = Math.abs(drawn) >= FLICK.far && at - hand.at <= FLICK.ms
    const isOn = hand.next > spread
    const isBack = drawn === 0 || isOn !== drawn < 0
    const isTurned = !isBack && (way >= LET_GO_AT || isFlick) && open(hand.next)
    if (isTurned) {
      playHouseSound('rustle')
      if (isCalm()) return
      setOther(spread)
    }
    if (!isCalm()) fallTo(isTurned === isOn ? 1 : 0)
  }

  const handlers = {
    onPointerDown: ({ clientX, currentTarget, isPrimary, target, timeStamp }: PointerEvent) => {
      const isText = target instanceof Element && target.closest('input, [data-selectable]') !== null
      const { left, width } = currentTarget.getBoundingClientRect()
      const reach = Math.max(Math.abs(clientX - left - width / 2), width * 0.16)
      held.current = isPrimary && !isText ? { x: clientX, at: timeStamp, reach, next: null } : null
      wasDrawn.current = false
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      const hand = held.current
      if (!hand) return
      const drawn = clientX - hand.x
      if (hand.next === null) {
        const next = spread - Math.sign(drawn)
        if (Math.abs(drawn) < DRAWN_BY || next < 1 || next > LAST) return
        hand.next = next
        wasDrawn.current = true
        currentTarget.setPointerCapture(pointerId)
        cancelAnimationFrame(frame.current)
        if (!isCalm()) setOther(next)
      }
      const pull = hand.next > spread ? PULL.held : -PULL.held
      // Drawn back over where it was taken, it lies there.
      const edge = hand.next > spread ? edgeAt(Math.min(drawn, -1), hand) : edgeAt(Math.max(drawn, 1), hand)
      if (!isCalm()) show(shareAt(edge, pull), pull)
    },
    onPointerUp: ({ clientX, timeStamp }: PointerEvent) => letGo(clientX - (held.current?.x ?? 0), timeStamp),
    onPointerCancel: ({ timeStamp }: PointerEvent) => letGo(0, timeStamp),
    // Where a drag ends nothing is pressed; a key is no drag.
    onClickCapture: (event: MouseEvent) => {
      if (!wasDrawn.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Pictures and links are not dragged away: the leaf is.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
  return { handlers, leaf, other, turnTo }
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
