import { memo } from 'react'
import { useSay } from '../../../src/language/language'
import type { Outgoing } from '../room/state'
import { deliveryWords, WORDS } from '../words'
import { MessageRow } from './MessageRow'
import styles from './OutgoingMessage.module.css'

interface Props {
  readonly message: Outgoing
  /** Whether what is sent now waits for the connection. */
  readonly isAway: boolean
  readonly onTryAgain: (id: string) => void
}

/** One's own message on its way, with how far it has come and, where it got stuck, a way to send it again. */
export const OutgoingMessage = memo(function OutgoingMessage({ message, isAway, onTryAgain }: Props) {
  const say = useSay()
  const { id, author, date, text, delivery } = message
  const isStuck = delivery === 'late' || delivery === 'refused'
  return (
    <MessageRow author={author} date={date} isOwn isPending={delivery !== 'refused'} text={text}>
      {' '}
      <span className={styles.delivery} data-stuck={isStuck}>
        {say(deliveryWords(message, isAway))}
        {isStuck && (
          <>
            {' — '}
            <button className={styles.again} onClick={() => onTryAgain(id)} type="button">
              {say(WORDS.tryAgain)}
            </button>
          </>
        )}
      </span>
    </MessageRow>
  )
})
