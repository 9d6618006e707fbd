import { memo, type ReactNode } from 'react'
import { shownText, timeOf } from '../room/messageLine'
import { isInked, shownName } from '../room/names'
import styles from './MessageRow.module.css'

interface Props {
  /** In ms since the epoch. */
  readonly date: number
  readonly author: string
  readonly text: string
  readonly isOwn: boolean
  /** It is not in the room yet. */
  readonly isPending?: boolean
  /** The visitor points at the name of somebody else, whom the list of names then begins with. */
  readonly onName?: (author: string) => void
  /** What is told of its delivery. */
  readonly children?: ReactNode
}

/** One message: `[HH:MM] author: text`. What others write is only ever text, each piece with a direction of its own. */
export const MessageRow = memo(function MessageRow({ date, author, text, isOwn, isPending, onName, children }: Props) {
  return (
    <p className={styles.message} data-own={isOwn} data-pending={isPending ?? false}>
      <span className={styles.time}>{timeOf(date)}</span>{' '}
      <b className={styles.author}>
        {isOwn || !onName ? (
          <bdi>{shownName(author)}</bdi>
        ) : (
          // By keyboard, names are reached over the list of them: here they come and go with what is in view.
          <button className={styles.name} onClick={() => onName(author)} tabIndex={-1} type="button">
            <bdi>{shownName(author)}</bdi>
          </button>
        )}
        :
      </b>{' '}
      <bdi className={styles.text}>{isInked(text) ? shownText(text) : '…'}</bdi>
      {children}
    </p>
  )
})
