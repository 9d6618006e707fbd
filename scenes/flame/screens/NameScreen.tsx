import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../src/language/language'
import { Owl } from '../fire/Owl'
import { tidiedText } from '../room/messageText'
import { nameProblemWords, WORDS } from '../words'
import styles from './NameScreen.module.css'

interface Props {
  /** The name that was chosen already, in a room that has yet to come. */
  readonly chosen: string | null
  readonly onChoose: (name: string) => void
  /** Where the room is, once a name was chosen: the card hangs there until it comes. */
  readonly room: 'not asked for' | 'loading' | 'loaded' | 'missing'
}

/** A card on the rope, which asks for a name: one that nobody can see keeps it hanging there. */
export function NameScreen({ chosen, onChoose, room }: Props) {
  const t = useTranslate()
  const [name, setName] = useState(chosen ?? '')
  const inputRef = useRef<HTMLInputElement>(null)
  const problem = nameProblemWords(name)

  // After the page itself has taken the focus on arrival.
  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [])

  const choose = (event: SubmitEvent) => {
    event.preventDefault()
    if (tidiedText(name) === '' || problem) inputRef.current?.focus()
    else onChoose(tidiedText(name))
  }

  return (
    <>
      <form className={styles.card} onSubmit={choose}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <label htmlFor="name">{t(WORDS.chooseName)}</label>
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
              onChange={(event) => setName(event.target.value)}
              ref={inputRef}
              spellCheck={false}
              type="text"
              value={name}
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
