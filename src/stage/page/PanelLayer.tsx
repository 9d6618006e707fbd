import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Run } from '../session/run'
import styles from './PanelLayer.module.css'

interface Props {
  readonly run: Pick<Run, 'fit' | 'playhead' | 'subscribe'>
  readonly children: ReactNode
}

/** Lays a day's words over its picture, in scene units: what is written there keeps its place and size on the stage. */
export function PanelLayer({ run, children }: Props) {
  const layerRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const layer = layerRef.current
    if (!layer) return
    let placed: Run['fit'] | null = null
    const place = () => {
      if (run.fit === placed) return
      placed = run.fit
      const { width, height } = run.playhead.world.size
      layer.style.width = `${width}px`
      layer.style.height = `${height}px`
      layer.style.transform = `translate(${placed.x}px, ${placed.y}px) scale(${placed.scale})`
    }
    place()
    return run.subscribe(place)
  }, [run])

  return (
    <div className={styles.layer} data-pictured ref={layerRef}>
      {children}
    </div>
  )
}
