import { type KeyboardEvent, type Ref, useState } from 'react'
import { useSay } from '../../../src/language/language'
import { EMPTY_DRAFT, isHolding, sendable, settled, withText } from '../room/draft'
import type { Outgoing } from '../room/state'
import { countWords, textTooLongWords, WORDS } from '../words'
import styles from './WritingBox.module.css'

interface Props {
  readonly outgoing: readonly Outgoing[]
  /** Sends a text, in the place of a message that was refused where its id is given. Returns the message's id. */
  readonly onSend: (text: string, id?: string) => string
  readonly ref: Ref<HTMLInputElement>
}

/**
 * Where a message is written. Enter sends it; the text stays until it has been accepted. What is being written is known here
 * only: a keystroke concerns nobody else.
 */
export function WritingBox({ outgoing, onSend, ref }: Props) {
  const say = useSay()
  const [lastDraft, setDraft] = useState(EMPTY_DRAFT)
  const draft = settled(lastDraft, outgoing)
  if (draft !== lastDraft) setDraft(draft)
  const count = countWords(draft.text)
  const problem = textTooLongWords(draft.text)
  const isWaiting = isHolding(draft, outgoing)

  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the choice of a character in some scripts.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const text = sendable(draft, outgoing)
    if (text !== null) setDraft({ ...draft, held: { id: onSend(text, draft.held?.id), text } })
  }

  return (
    <div className={styles.box} data-waiting={isWaiting}>
      <input
        aria-describedby="message-problem"
        aria-invalid={problem !== null}
        aria-label={say(WORDS.message)}
        autoComplete="off"
        className={styles.input}
        dir="auto"
        enterKeyHint="send"
        onChange={(event) => setDraft(withText(draft, event.target.value))}
        onKeyDown={sendOnEnter}
        placeholder={say(WORDS.placeholder)}
        readOnly={isWaiting}
        ref={ref}
        type="text"
        value={draft.text}
      />
      <p aria-hidden="true" className={styles.note}>
        {count && say(count)}
      </p>
      <p className={styles.note} id="message-problem" role="status">
        {problem && say(problem)}
      </p>
    </div>
  )
}
