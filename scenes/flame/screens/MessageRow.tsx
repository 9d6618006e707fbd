import { memo, type ReactNode } from 'react'
import { isBlank, shown, timeOf } from '../room/messageLine'
import styles from './MessageRow.module.css'

interface Props {
  /** In ms since the epoch. */
  readonly date: number
  readonly author: string
  readonly text: string
  readonly isOwn: boolean
  /** It is not in the room yet. */
  readonly isPending?: boolean
  /** What is told of its delivery. */
  readonly children?: ReactNode
}

/** One message: `[HH:MM] author: text`. What others write is only ever text, each piece with a direction of its own. */
export const MessageRow = memo(function MessageRow({ date, author, text, isOwn, isPending, children }: Props) {
  return (
    <p className={styles.message} data-own={isOwn} data-pending={isPending ?? false}>
      <span className={styles.time}>{timeOf(date)}</span>{' '}
      <b className={styles.author}>
        <bdi>{isBlank(author) ? '?' : shown(author)}</bdi>:
      </b>{' '}
      <bdi className={styles.text}>{isBlank(text) ? '…' : shown(text)}</bdi>
      {children}
    </p>
  )
})
