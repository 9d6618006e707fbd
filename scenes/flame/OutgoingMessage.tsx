import { MessageRow } from './MessageRow'
import styles from './OutgoingMessage.module.css'
import type { Outgoing, RoomState } from './room'
import { deliveryWords } from './words'

interface Props {
  readonly author: string
  readonly message: Outgoing
  readonly state: RoomState
  readonly onTryAgain: (id: string) => void
}

/** One's own message on its way, with how far it has come and, where it got stuck, a way to send it again. */
export function OutgoingMessage({ author, message, state, onTryAgain }: Props) {
  const { id, date, text, delivery } = message
  const isStuck = delivery === 'late' || delivery === 'refused'
  return (
    <MessageRow author={author} date={date} isOwn isPending={delivery !== 'refused'} text={text}>
      {' '}
      <span className={styles.delivery} data-stuck={isStuck}>
        {deliveryWords(message, state)}
        {isStuck && (
          <>
            {' — '}
            <button className={styles.again} onClick={() => onTryAgain(id)} type="button">
              Try again
            </button>
          </>
        )}
      </span>
    </MessageRow>
  )
}
