import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How far each key leafs; `Home` and `End` to the ends. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Leafs through a row of so many equal things, which the browser scrolls: by finger and wheel as it does, by keys, and by `leaf`.
 *
 * @param first the place of the one that is shown at first, and whenever it becomes another
 */
export function useLeafing(first: number, count: number) {
  const scroller = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(first)
  /** The same, for what is called later. */
  const shown = useRef(first)
  /** Where it is on its way to; `null` when it is there, or a finger leads. */
  const aim = useRef<number | null>(null)

  const show = (next: number) => {
    shown.current = next
    setPlace(next)
  }

  const scrollTo = (next: number, behavior: ScrollBehavior) => {
    const row = scroller.current
    row?.scrollTo({ left: next * stepOf(row), behavior })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is asked for, and only then.
  useLayoutEffect(() => {
    scrollTo(first, 'instant')
    show(first)
  }, [first])

  // What is shown stays so when the window is turned: it is told of before the browser tells where it has scrolled to by that.
  useEffect(() => {
    const stay = () => {
      const row = scroller.current
      row?.scrollTo({ left: shown.current * stepOf(row), behavior: 'instant' })
    }
    window.addEventListener('resize', stay)
    return () => window.removeEventListener('resize', stay)
  }, [])

  const leaf = (by: number) => {
    const next = Math.max(0, Math.min((aim.current ?? shown.current) + by, count - 1))
    if (next === shown.current) return
    aim.current = next
    scrollTo(next, window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  }

  const handlers = {
    onScroll: ({ currentTarget: row }: { readonly currentTarget: HTMLElement }) => {
      const next = Math.max(0, Math.min(Math.round(row.scrollLeft / stepOf(row)), count - 1))
      if (next === aim.current) aim.current = null
      if (next !== shown.current) show(next)
    },
    onPointerDown: () => {
      aim.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      leaf(by)
    },
  }
  return { scroller, place, leaf, handlers }
}

/** From one to the next, in CSS pixels. */
function stepOf(row: HTMLElement): number {
  const [one, other] = row.children
  if (!(one instanceof HTMLElement && other instanceof HTMLElement)) return 1
  return other.offsetLeft - one.offsetLeft
}
