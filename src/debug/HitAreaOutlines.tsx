import { useEffect, useRef, useState } from 'react'
import { toStage } from '../stage/canvas/fit'
import type { HitArea } from '../stage/contract/areas'
import type { Shape } from '../stage/contract/geometry'
import { areaAt } from '../stage/input/hitTest'
import type { Run } from '../stage/session/run'
import { MOVED_EVERY, useFrame, useSampled } from './frames'
import styles from './HitAreaOutlines.module.css'

/** How large names are written, in CSS pixels, however small the scene is. */
const NAME_SIZE = 17

/** Every hit area over the picture, with its id and its place in the tab order; the one under the pointer is lit. */
export function HitAreaOutlines({ run }: { readonly run: Run }) {
  const ids = useSampled(run, () => run.areas.map(({ id, order }) => `${id}\t${order ?? ''}`).join('\n'))
  const groups = useRef(new Map<string, SVGGElement>())
  const [pointer] = useState(() => ({ x: 0, y: 0, isOver: false }))

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = ({ clientX, clientY, target }: PointerEvent) => {
      pointer.x = clientX
      pointer.y = clientY
      pointer.isOver = !(target instanceof Element && target.closest('[data-overlay]'))
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerdown', follow, { signal })
    return () => listening.abort()
  }, [pointer])

  useFrame(
    run,
    () => {
      const lit = pointer.isOver ? areaAt(run.areas, toStage(run.fit, pointer)) : null
      for (const area of run.areas) {
        const group = groups.current.get(area.id)
        if (!group) continue
        setAttribute(group, 'data-lit', String(area === lit))
        placeOutline(group, area)
      }
      const layer = groups.current.get('')
      const { x, y, scale } = run.fit
      if (!layer) return
      setAttribute(layer, 'transform', `translate(${x} ${y}) scale(${scale})`)
      setAttribute(layer, 'font-size', String(NAME_SIZE / scale))
    },
    MOVED_EVERY,
  )

  const keep = (id: string) => (group: SVGGElement | null) => {
    if (group) groups.current.set(id, group)
    return () => {
      groups.current.delete(id)
    }
  }

  const listed = ids === '' ? [] : ids.split('\n').map((line) => line.split('\t'))
  return (
    <svg aria-hidden="true" className={styles.outlines} data-overlay>
      <g ref={keep('')}>
        {listed.map(([id = '', order = '']) => (
          <g data-area={id} key={id} ref={keep(id)}>
            <path className={styles.outline} />
            <text className={styles.name}>{order === '' ? id : `${order}. ${id}`}</text>
          </g>
        ))}
      </g>
    </svg>
  )
}

function placeOutline(group: SVGGElement, { shape }: HitArea): void {
  const [path, name] = group.children
  if (!path || !name) return
  setAttribute(path, 'd', outlineOf(shape))
  const { x, y } = topLeftOf(shape)
  setAttribute(name, 'x', String(x))
  setAttribute(name, 'y', String(y))
}

/** Leaves what is as it should be alone: the browser would draw it anew. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function outlineOf(shape: Shape): string {
  switch (shape.kind) {
    case 'rect':
      return `M${shape.x} ${shape.y}h${shape.width}v${shape.height}h${-shape.width}z`
    case 'circle': {
      const { x, y, radius } = shape
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
    }
    case 'polygon':
      return `M${shape.points.map(({ x, y }) => `${x} ${y}`).join('L')}z`
  }
}

function topLeftOf(shape: Shape): { x: number; y: number } {
  switch (shape.kind) {
    case 'rect':
      return shape
    case 'circle':
      return { x: shape.x - shape.radius * 0.7, y: shape.y - shape.radius * 0.75 }
    case 'polygon':
      return shape.points.reduce((best, point) => (point.x + point.y < best.x + best.y ? point : best))
  }
}
