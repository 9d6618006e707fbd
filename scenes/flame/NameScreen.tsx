import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { keepTextOnEscape } from './keepTextOnEscape'
import { isBlank } from './messageLine'
import { tidied } from './messageText'
import styles from './NameScreen.module.css'
import { Owl } from './Owl'
import { nameWords } from './words'

/** A card on the rope, which asks for a name: one that nobody can see keeps it hanging there. */
export function NameScreen({ onChoose }: { readonly onChoose: (name: string) => void }) {
  const [name, setName] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  const problem = nameWords(name)

  // After the page itself has taken the focus on arrival.
  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [])

  const choose = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBlank(name) || tidied(name) === '' || problem) inputRef.current?.focus()
    else onChoose(tidied(name))
  }

  return (
    <>
      <form className={styles.card} onSubmit={choose}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <label htmlFor="name">Choose a name</label>
          </h2>
          <span className={styles.field}>
            <input
              aria-describedby="name-problem"
              aria-invalid={problem !== ''}
              autoComplete="off"
              className={styles.input}
              dir="auto"
              id="name"
              onChange={(event) => setName(event.target.value)}
              onKeyDown={keepTextOnEscape}
              ref={inputRef}
              spellCheck={false}
              type="text"
              value={name}
            />
          </span>
          <button className={styles.confirm} type="submit">
            OK
          </button>
          <p className={styles.problem} id="name-problem" role="status">
            {problem}
          </p>
        </div>
      </form>
      <span className={styles.perch}>
        <Owl />
      </span>
    </>
  )
}
