import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '../../../src/language/language'
import { wallClock } from '../../../src/wallClock'
import { EMPTY_DRAFT, entered, isHolding, sendable, sent, settled, withText } from '../room/draft'
import type { Outgoing } from '../room/state'
import { countWords, textTooLongWords, WORDS } from '../words'
import { Countdown } from './Countdown'
import styles from './WritingBox.module.css'

interface Props {
  readonly outgoing: readonly Outgoing[]
  /** Whether there is a room yet to send to. */
  readonly isOpen: boolean
  /** Ms until the next message may be sent; `null` while there is no room. */
  readonly wait: () => number | null
  /** Sends a text, in the place of a message that was refused where its id is given. Returns the message's id. */
  readonly onSend: (text: string, id?: string) => string
  readonly ref: Ref<HTMLInputElement>
}

/**
 * Where a message is written. Enter sends it, or has it sent as soon as the room is open and slow mode allows; the text stays
 * until it has been accepted. What is being written is known here only: a keystroke concerns nobody else.
 */
export function WritingBox({ outgoing, isOpen, wait, onSend, ref }: Props) {
  const say = useSay()
  const [lastDraft, setDraft] = useState(EMPTY_DRAFT)
  const draft = settled(lastDraft, outgoing)
  if (draft !== lastDraft) setDraft(draft)
  const count = countWords(draft.text)
  const problem = textTooLongWords(draft.text)
  const isWaiting = isHolding(draft, outgoing)

  const sendDue = useEffectEvent(() => {
    const text = sendable(draft, outgoing)
    if (text !== null) setDraft(sent(draft, { id: onSend(text, draft.held?.id), text }))
  })

  useEffect(() => {
    const ms = draft.isDue && isOpen ? wait() : null
    return ms === null ? undefined : wallClock.after(ms, () => sendDue())
  }, [draft.isDue, isOpen, wait])

  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the choice of a character in some scripts.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const due = entered(draft, outgoing)
    const text = wait() === 0 ? sendable(due, outgoing) : null
    setDraft(text === null ? due : sent(due, { id: onSend(text, due.held?.id), text }))
  }

  return (
    <div className={styles.box} data-waiting={isWaiting || draft.isDue}>
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
        {count && !draft.isDue && say(count)}
      </p>
      <p className={styles.note} id="message-problem" role="status">
        {problem && say(problem)}
        {draft.isDue && !isOpen && say(WORDS.waitsForRoom)}
        {draft.isDue && isOpen && (
          <>
            {say(WORDS.slowMode)} <Countdown left={wait} />
          </>
        )}
      </p>
    </div>
  )
}
