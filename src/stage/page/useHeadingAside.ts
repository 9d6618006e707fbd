import { useEffect } from 'react'
import type { Run } from '../session/run'

/** CSS pixels around the day's heading from which on it gives way: as far as what days draw for a pointer reaches. */
const AROUND = 24

/**
 * Lets the day's heading fade as long as something points there, by mouse, pen, finger or the arrow keys: what a day draws for the
 * pointer, or hides in that corner, would lie under it. Its styles know it by `data-aside`.
 */
export function useHeadingAside(run: Run | null): void {
  useEffect(() => {
    const heading = document.querySelector('[data-arrival]')
    if (!run || !heading) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let isAside = false
    const setAside = (isPointedAt: boolean) => {
      if (isPointedAt === isAside) return
      isAside = isPointedAt
      heading.toggleAttribute('data-aside', isAside)
    }
    const look = (x: number, y: number) => {
      const { left, bottom } = heading.getBoundingClientRect()
      // Nothing lies between it and its corner of the window.
      setAside(x > left - AROUND && y < bottom + AROUND)
    }
    window.addEventListener('pointermove', ({ clientX, clientY }) => look(clientX, clientY), { signal })
    window.addEventListener('pointerdown', ({ clientX, clientY }) => look(clientX, clientY), { signal })
    document.documentElement.addEventListener('pointerleave', () => setAside(false), { signal })
    const stopFollowing = run.subscribe(() => {
      if (run.hasVirtualCursor) look(run.input.cursor.x, run.input.cursor.y)
    })
    return () => {
      listening.abort()
      stopFollowing()
      setAside(false)
    }
  }, [run])
}
