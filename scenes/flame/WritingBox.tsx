import type { KeyboardEvent, Ref } from 'react'
import { keepTextOnEscape } from './keepTextOnEscape'
import { isHolding, type RoomState } from './room'
import styles from './WritingBox.module.css'
import { countWords, tooLongWords } from './words'

interface Props {
  readonly state: RoomState
  readonly onType: (text: string) => void
  readonly onSend: () => void
  readonly ref: Ref<HTMLInputElement>
}

/** Where a message is written. Enter sends it; the text stays until it has been accepted. */
export function WritingBox({ state, onType, onSend, ref }: Props) {
  const problem = tooLongWords(state.draft)
  const isWaiting = isHolding(state)

  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    keepTextOnEscape(event)
    // Enter also ends the choice of a character in some scripts.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSend()
  }

  return (
    <div className={styles.box} data-waiting={isWaiting}>
      <input
        aria-describedby="message-problem"
        aria-invalid={problem !== ''}
        aria-label="Message"
        autoComplete="off"
        className={styles.input}
        dir="auto"
        enterKeyHint="send"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendOnEnter}
        placeholder="Say something, press Enter"
        readOnly={isWaiting}
        ref={ref}
        type="text"
        value={state.draft}
      />
      <p aria-hidden="true" className={styles.note}>
        {countWords(state.draft)}
      </p>
      <p className={styles.note} id="message-problem" role="status">
        {problem}
      </p>
    </div>
  )
}
