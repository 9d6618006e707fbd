import { useEffect, useRef, useState } from 'react'
import type { Run } from '../stage/session/run'
import { FrameCosts } from './frameCosts'
import { drawGraph } from './frameGraph'
import { useFrame, useSampled } from './frames'
import { countDisplayObjects, countDrawCalls, type DrawCalls, weighTextures } from './graphics'
import styles from './Stats.module.css'
import { readVitals } from './vitalMarks'

const MEGABYTE = 1024 * 1024

/** How often the figures are read and the graph is drawn, in ms. */
const READ_EVERY = 500
const GRAPH_EVERY = 100

type Figures = readonly (readonly [name: string, value: string])[]

/** What the day costs: time, draw calls, memory; and how the page as a whole feels. */
export function Stats({ run }: { readonly run: Run }) {
  const graphRef = useRef<HTMLCanvasElement>(null)
  const [costs] = useState(() => new FrameCosts())
  const [calls] = useState((): { counter: DrawCalls | null } => ({ counter: null }))
  const [last] = useState(() => ({ at: performance.now(), frames: 0, renders: 0, ticks: 0, calls: 0 }))

  useEffect(() => {
    const counter = countDrawCalls(run.app)
    calls.counter = counter
    run.profiler = costs
    return () => {
      run.profiler = null
      calls.counter = null
      counter.stop()
    }
  }, [run, costs, calls])

  useFrame(
    run,
    () => {
      if (graphRef.current) drawGraph(graphRef.current, costs)
    },
    GRAPH_EVERY,
  )

  const figures = useSampled(
    run,
    (): Figures => {
      const now = performance.now()
      const seconds = Math.max(1, now - last.at) / 1000
      const drawCalls = calls.counter?.count ?? 0
      const renders = costs.renders - last.renders
      const textures = weighTextures(run.app)
      const rows: Figures = [
        ['frames', `${((costs.frames - last.frames) / seconds).toFixed(0)} /s`],
        ['of them rendered', `${(renders / seconds).toFixed(0)} /s`],
        ['ticks', `${((costs.ticks - last.ticks) / seconds).toFixed(0)} /s`],
        ['step', `${FrameCosts.meanOf(costs.steps, costs.frames).toFixed(2)} ms`],
        ['draw', `${FrameCosts.meanOf(costs.draws, costs.frames).toFixed(2)} ms`],
        ['resolution', String(run.app.renderer.resolution)],
        ['draw calls', renders === 0 ? '–' : `${((drawCalls - last.calls) / renders).toFixed(0)} a render`],
        ['display objects', String(countDisplayObjects(run.app.stage))],
        ['textures', `${textures.count}, ${(textures.bytes / MEGABYTE).toFixed(1)} MB`],
        ['heap', readHeap()],
        ...readVitals(),
      ]
      Object.assign(last, {
        at: now,
        frames: costs.frames,
        renders: costs.renders,
        ticks: costs.ticks,
        calls: drawCalls,
      })
      return rows
    },
    READ_EVERY,
  )

  return (
    <>
      <canvas
        aria-label="Milliseconds of the last frames: stepping in ink, drawing in vermilion"
        className={styles.graph}
        height={112}
        ref={graphRef}
        role="img"
        width={640}
      />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div className={styles.figure} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Told by Chromium only. */
function readHeap(): string {
  const memory: unknown = Reflect.get(performance, 'memory')
  const used: unknown = typeof memory === 'object' && memory !== null ? Reflect.get(memory, 'usedJSHeapSize') : null
  return typeof used === 'number' ? `${(used / MEGABYTE).toFixed(1)} MB` : 'not told here'
}
