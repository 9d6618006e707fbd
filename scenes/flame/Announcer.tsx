import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { wallClock } from '../../src/wallClock'
import styles from './Announcer.module.css'
import { announcementOf } from './announcement'
import type { ChatMessage } from './chatServer'

/** At most once in so many ms is anything said: a lively room would never let a screen reader finish. */
const PAUSE = 2000

interface Props {
  readonly messages: readonly ChatMessage[]
  /** The ids of what was sent from here, which need not be read out. */
  readonly own: readonly string[]
  /** What was there before the room was first heard is not read out. */
  readonly isHeard: boolean
}

/** Says, politely, what others have said since the last time. */
export function Announcer({ messages, own, isHeard }: Props) {
  const [words, setWords] = useState('')
  const toldUpTo = useRef<number | null>(null)
  const callOff = useRef<(() => void) | null>(null)
  const newest = messages.at(-1)?.date ?? 0

  const tell = useEffectEvent(() => {
    const since = toldUpTo.current ?? 0
    callOff.current = null
    toldUpTo.current = newest
    setWords(announcementOf(messages.filter(({ id, date }) => date > since && !own.includes(id))))
  })

  useEffect(() => {
    if (!isHeard) return
    toldUpTo.current ??= newest
    if (newest > toldUpTo.current) callOff.current ??= wallClock.after(PAUSE, () => tell())
  }, [isHeard, newest])

  useEffect(() => () => callOff.current?.(), [])

  return (
    <p className={styles.unseen} role="status">
      {words}
    </p>
  )
}
