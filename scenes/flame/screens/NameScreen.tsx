import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../../src/language/language'
import { Owl } from '../fire/Owl'
import { tidiedText } from '../room/messageText'
import type { RoomSession } from '../room/session'
import { nameProblemWords, WORDS } from '../words'
import styles from './NameScreen.module.css'

interface Props {
  /** The name that was chosen already, in a room that has yet to come. */
  readonly chosen: string | null
  readonly onChoose: (name: string) => void
  /** Takes what is written before the room has come. */
  readonly session: Pick<RoomSession, 'draft' | 'send'>
  /** Where the room is, once a name was chosen: the card hangs there until it comes. */
  readonly room: 'not asked for' | 'loading' | 'loaded' | 'missing'
}

/**
 * A card on the rope, which asks for a name: one that nobody can see keeps it hanging there. Who has given a name and
 * writes on before the room has come writes a first message.
 */
export function NameScreen({ chosen, onChoose, session, room }: Props) {
  const t = useTranslate()
  const [name, setName] = useState(chosen ?? '')
  const draft = useSyncExternalStore(session.draft.subscribe, session.draft.read)
  const isForMessage = room === 'loading'
  const inputRef = useRef<HTMLInputElement>(null)
  const problem = nameProblemWords(name)

  // After the page itself has taken the focus on arrival.
  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [])

  const write = ({ target }: ChangeEvent<HTMLInputElement>) =>
    isForMessage ? session.draft.set(target.value) : setName(target.value)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isForMessage) session.send()
    else if (tidiedText(name) === '' || problem) inputRef.current?.focus()
    else onChoose(tidiedText(name))
  }

  return (
    <>
      <form className={styles.card} onSubmit={submit}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <label htmlFor="name">{t(isForMessage ? WORDS.message : WORDS.chooseName)}</label>
          </h2>
          <p className={styles.readers} id="name-readers">
            {t(WORDS.everyoneReads)}
          </p>
          <span className={styles.field}>
            <input
              aria-describedby="name-readers name-problem"
              aria-invalid={problem !== null}
              autoComplete="off"
              className={styles.input}
              dir="auto"
              id="name"
              onChange={write}
              ref={inputRef}
              spellCheck={false}
              type="text"
              value={isForMessage ? draft : name}
            />
          </span>
          <button className={styles.confirm} type="submit">
            {t(WORDS.ok)}
          </button>
          <p className={styles.problem} id="name-problem" role="status">
            {problem && t(problem)}
            {!problem && room === 'loading' && t(WORDS.roomOnItsWay)}
            {!problem && room === 'missing' && t(WORDS.roomMissing)}
          </p>
        </div>
      </form>
      <span className={styles.perch}>
        <Owl />
      </span>
    </>
  )
}
