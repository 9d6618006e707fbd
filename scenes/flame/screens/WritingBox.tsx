import { type KeyboardEvent, memo, type Ref, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../src/language/language'
import type { heldBackBy } from '../room/queue'
import type { RoomSession } from '../room/session'
import { countWords, textTooLongWords, WORDS } from '../words'
import { Countdown } from './Countdown'
import styles from './WritingBox.module.css'

interface Props {
  readonly session: RoomSession
  /** Why messages wait that were written, where that takes a while. */
  readonly heldBack: ReturnType<typeof heldBackBy>
  readonly ref: Ref<HTMLInputElement>
}

/** Where a message is written. Enter takes it, and the box is free for the next one at once, however long this one waits. */
export const WritingBox = memo(function WritingBox({ session, heldBack, ref }: Props) {
  const t = useTranslate()
  const draft = useSyncExternalStore(session.draft.subscribe, session.draft.read)
  const count = countWords(draft)
  const problem = textTooLongWords(draft)
  // What is being written comes first: there is room for one note.
  const told = count || problem ? null : heldBack

  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the choice of a character in some scripts.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) session.send()
  }

  return (
    <div className={styles.box}>
      <input
        aria-describedby="message-problem"
        aria-invalid={problem !== null}
        aria-label={t(WORDS.message)}
        autoComplete="off"
        className={styles.input}
        dir="auto"
        enterKeyHint="send"
        onChange={(event) => session.draft.set(event.target.value)}
        onKeyDown={sendOnEnter}
        placeholder={t(WORDS.placeholder)}
        ref={ref}
        type="text"
        value={draft}
      />
      <p aria-hidden="true" className={styles.note}>
        {count && t(count)}
      </p>
      <p className={styles.note} id="message-problem" role="status">
        {problem && t(problem)}
        {told === 'room' && t(WORDS.waitsForRoom)}
        {told === 'slow mode' && (
          <>
            {t(WORDS.slowMode)} <Countdown left={session.wait} />
          </>
        )}
      </p>
    </div>
  )
})
