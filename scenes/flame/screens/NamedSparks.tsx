import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { reducedMotion } from '../../../src/stage/canvas/reducedMotion'
import type { ChatMessage } from '../room/chatServer'
import { pointedAt } from '../room/named'
import styles from './NamedSparks.module.css'

/** The sparks of one message: which drawing each is, and how far beside the straight way it sways, in shares of that way. */
const SPARKS = [
  { drawing: 1, sway: 0.2 },
  { drawing: 2, sway: 0.34 },
  { drawing: 0, sway: 0.12 },
  { drawing: 3, sway: 0.27 },
  { drawing: 2, sway: 0.07 },
] as const

/** How long a spark flies, how long after the one before it leaves, and how long they light what they come to, in ms. */
const FLIGHT = 900
const PAUSE = 70
const LIGHT = 2400

/** How far the light reaches beyond a line, in CSS pixels. */
const HALO = 14

/** The visitor's writing box, as what was said by whoever has not spoken yet. */
const BOX = 'box'

interface Props {
  readonly messages: readonly ChatMessage[]
  /** What was there before the room was first heard throws no sparks. */
  readonly isHeard: boolean
  /** The visitor's name. */
  readonly author: string | null
  readonly boxRef: RefObject<HTMLInputElement | null>
}

/**
 * Where somebody is named, sparks rise from the fire to what they have said last, and light it: the visitor's box, where the
 * visitor is named before saying anything. Decorative: screen readers hear the message itself.
 */
export function NamedSparks({ messages, isHeard, author, boxRef }: Props) {
  const sparkRefs = useRef<(HTMLElement | null)[]>([])
  const lightRef = useRef<HTMLDivElement>(null)
  const toldUpTo = useRef<number | null>(null)
  const newest = messages.at(-1)?.date ?? 0

  const throwSparks = useEffectEvent(() => {
    const since = toldUpTo.current ?? 0
    toldUpTo.current = newest
    const place = messages.findIndex(({ date }) => date > since)
    for (let index = messages.length - 1; place >= 0 && index >= place; index--) {
      const message = messages[index]
      if (!message) continue
      const visitor = { id: BOX, author: author ?? '', date: 0, text: '' }
      const pointed = pointedAt(message, [visitor, ...messages.slice(0, index)])
      if (!pointed) continue
      const target = pointed.id === BOX ? boxRef.current : document.getElementById(lineIdOf(pointed.id))
      if (target && isInView(target)) flyTo(target.getBoundingClientRect(), sparkRefs.current, lightRef.current)
      return
    }
  })

  useEffect(() => {
    if (!isHeard) return
    toldUpTo.current ??= newest
    if (newest > toldUpTo.current) throwSparks()
  }, [isHeard, newest])

  return (
    <>
      <div className={styles.light} ref={lightRef} />
      {SPARKS.map(({ drawing }, index) => (
        <i
          className={styles.spark}
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, of which some share a drawing
          key={index}
          ref={(spark) => {
            sparkRefs.current[index] = spark
          }}
          style={{ backgroundPositionX: `${drawing * 33.33}%` }}
        />
      ))}
    </>
  )
}

/** The id in the page of a message's line. */
export function lineIdOf(message: string): string {
  return `line-${message}`
}

/** Whether a line lies within its list, which may have scrolled on. */
function isInView(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect()
  const list = target.closest('section')?.getBoundingClientRect()
  return !list || (top >= list.top && bottom <= list.bottom)
}

function flyTo(line: DOMRect, sparks: readonly (HTMLElement | null)[], light: HTMLElement | null): void {
  if (light) {
    light.style.left = `${line.left - HALO}px`
    light.style.top = `${line.top - HALO}px`
    light.style.width = `${Math.min(line.width, line.height * 9) + 2 * HALO}px`
    light.style.height = `${line.height + 2 * HALO}px`
    const delay = reducedMotion.matches ? 0 : FLIGHT * 0.8
    light.animate({ opacity: [0, 1, 0.8, 0], offset: [0, 0.15, 0.5, 1] }, { duration: LIGHT, delay })
  }
  if (reducedMotion.matches) return
  sparks.forEach((spark, index) => {
    const { sway = 0 } = SPARKS[index] ?? {}
    if (!spark) return
    const from = spark.getBoundingClientRect()
    const [x, y] = [line.left + 24 + index * 13 - from.left, line.top + line.height / 2 - from.top]
    const up = Math.min(y, 0) - Math.abs(x) * sway
    const to = (share: number, left: number, top: number) => `translate(${left}px, ${top}px) scale(${share})`
    const easing = 'cubic-bezier(0.4, 0, 0.5, 1)'
    spark.animate(
      [
        { opacity: 1, transform: to(1.5, 0, 0), easing: 'ease-out' },
        { opacity: 1, offset: 0.4, transform: to(1.25, x * 0.3, up), easing },
        { opacity: 1, offset: 0.92, transform: to(0.9, x, y) },
        { opacity: 0, transform: to(0.4, x, y) },
      ],
      { duration: FLIGHT, delay: index * PAUSE },
    )
  })
}
