import { useEffect, useRef } from 'react'
import { toStage } from '../stage/canvas/fit'
import { areaAt } from '../stage/input/hitTest'
import type { Run } from '../stage/session/run'
import styles from './PointerReadout.module.css'

/** Where the pointer is, in scene units and in CSS pixels, and over which hit area. */
export function PointerReadout({ run }: { readonly run: Run }) {
  const readoutRef = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (!readoutRef.current) return
        const { x, y } = toStage(run.fit, { x: clientX, y: clientY })
        const area = areaAt(run.areas, { x, y })
        const units = `${x.toFixed(1)}, ${y.toFixed(1)} units`
        const pixels = `${Math.round(clientX)}, ${Math.round(clientY)} px`
        readoutRef.current.textContent = [units, pixels, area?.id ?? 'no area'].join('   ')
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [run])

  return (
    <p className={styles.readout} ref={readoutRef}>
      –, – units –, – px no area
    </p>
  )
}
