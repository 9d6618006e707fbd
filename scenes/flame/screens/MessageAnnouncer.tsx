import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from '../../../src/language/language'
import type { Localized } from '../../../src/language/words'
import type { ChatMessage } from '../room/chatServer'
import type { Outgoing } from '../room/state'
import { wallClock } from '../wallClock'
import { deliveryWords } from '../words'
import { announcementOf } from './announcement'
import styles from './MessageAnnouncer.module.css'

/** At most once in so many ms is anything said: a lively room would never let a screen reader finish. */
const PAUSE = 2000

interface Props {
  readonly messages: readonly ChatMessage[]
  /** The ids of what was sent from here, which need not be read out. */
  readonly own: readonly string[]
  /** Those of them that have not arrived: that one was refused is read out, as its text has left the box. */
  readonly outgoing: readonly Outgoing[]
  /** What was there before the room was first heard is not read out. */
  readonly isHeard: boolean
}

/** Says, politely, what others have said since the last time, and that one's own message was refused. */
export function MessageAnnouncer({ messages, own, outgoing, isHeard }: Props) {
  const t = useTranslate()
  const [announcement, setAnnouncement] = useState<Localized | null>(null)
  const toldUpTo = useRef<number | null>(null)
  const callOff = useRef<(() => void) | null>(null)
  const newest = messages.at(-1)?.date ?? 0
  const refused = outgoing.findLast(({ delivery }) => delivery === 'refused')

  const tell = useEffectEvent(() => {
    const since = toldUpTo.current ?? 0
    callOff.current = null
    toldUpTo.current = newest
    setAnnouncement(announcementOf(messages.filter(({ id, date }) => date > since && !own.includes(id))))
  })

  useEffect(() => {
    if (!isHeard) return
    toldUpTo.current ??= newest
    if (newest > toldUpTo.current) callOff.current ??= wallClock.after(PAUSE, () => tell())
  }, [isHeard, newest])

  useEffect(() => () => callOff.current?.(), [])

  return (
    <>
      <p className={styles.unseen} role="status">
        {announcement && t(announcement)}
      </p>
      <p className={styles.unseen} role="status">
        {refused && t(deliveryWords(refused, false))}
      </p>
    </>
  )
}
