import { memo } from 'react'
import { useTranslate } from '../../../src/language/language'
import { isOfferedBack } from '../room/rules'
import type { Outgoing } from '../room/state'
import { deliveryWords, WORDS } from '../words'
import { MessageRow } from './MessageRow'
import styles from './OutgoingMessage.module.css'

interface Props {
  readonly message: Outgoing
  /** Whether what is sent now waits for the connection. */
  readonly isAway: boolean
  readonly onTryAgain: (id: string) => void
  readonly onPutBack: (id: string) => void
}

/** One's own message on its way, with how far it has come and, where it got stuck, ways to send it again and to take it back. */
export const OutgoingMessage = memo(function OutgoingMessage({ message, isAway, onTryAgain, onPutBack }: Props) {
  const t = useTranslate()
  const { id, author, date, text, delivery } = message
  const isTriedAgain = delivery === 'late' || delivery === 'refused'
  const isBack = isOfferedBack(message)
  return (
    <MessageRow author={author} date={date} isOwn isPending={!isBack} text={text}>
      {' '}
      <span className={styles.delivery} data-stuck={isTriedAgain || isBack}>
        {t(deliveryWords(message, isAway))}
        {isTriedAgain && (
          <>
            {' — '}
            <button className={styles.again} onClick={() => onTryAgain(id)} type="button">
              {t(WORDS.tryAgain)}
            </button>
          </>
        )}
        {isBack && (
          <>
            {' — '}
            <button className={styles.again} onClick={() => onPutBack(id)} type="button">
              {t(WORDS.putBack)}
            </button>
          </>
        )}
      </span>
    </MessageRow>
  )
})
