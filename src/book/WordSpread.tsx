import { type FormEvent, Suspense, useState, useSyncExternalStore } from 'react'
import { book } from '../finds/book'
import type { BookPages } from '../finds/bookPages'
import { findPlacesIn, pagesOf } from '../finds/findPlaces'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { readRecordWord, writeRecordWord } from '../scores/recordWord'
import { scores } from '../scores/scores'
import { InkButton } from '../ui/InkButton'
import { lazyPart } from '../ui/lazyPart'
import styles from './Book.module.css'

const RESTORED: Localized = { en: 'It is all in the book again.', fr: 'Tout est de nouveau dans le carnet.' }
const COPIED: Localized = { en: 'Copied', fr: 'Copié' }
const NOT_COPIED: Localized = {
  en: 'Your browser does not let it be copied: please note it down.',
  fr: 'Votre navigateur ne permet pas de le copier : notez-le, s’il vous plaît.',
}

const TakeAlong = lazyPart(() => import('./TakeAlong'), 'TakeAlong')

/** The spread after the last day: at its left the whole box, to be taken along; at its right all scores and finds as a word, and a field for one that was noted down. */
export function WordSpread({ pages }: { readonly pages: BookPages }) {
  const t = useTranslate()
  const lists = useSyncExternalStore(scores.subscribe, scores.read)
  const word = writeRecordWord(lists, findPlacesIn(pages))
  const [copied, setCopied] = useState<Localized | null>(null)
  const [typed, setTyped] = useState('')
  const [verdict, setVerdict] = useState<Localized | null>(null)

  const copy = () =>
    navigator.clipboard.writeText(word).then(
      () => setCopied(COPIED),
      () => setCopied(NOT_COPIED),
    )
  const enter = (event: FormEvent) => {
    event.preventDefault()
    const read = readRecordWord(typed)
    if ('reason' in read) {
      setVerdict(read.reason)
      return
    }
    scores.restore(read.lists)
    book.add(pagesOf(read.finds))
    setTyped('')
    setVerdict(RESTORED)
  }

  return (
    <>
      <Suspense>
        <TakeAlong />
      </Suspense>
      <section className={`${styles.leaf} ${styles.right}`}>
        <div className={styles.word}>
          <p>{t({ en: 'Your scores and finds as a word:', fr: 'Vos scores et vos trouvailles en un mot :' })}</p>
          <p className={styles.letters} data-selectable>
            {word}
          </p>
          <InkButton onClick={() => void copy()}>{t({ en: 'Copy', fr: 'Copier' })}</InkButton>
          <p aria-live="polite">{copied && t(copied)}</p>
          <form onSubmit={enter}>
            <label>
              {t({ en: 'A word that you have noted down:', fr: 'Un mot que vous avez noté :' })}
              <input
                autoComplete="off"
                onChange={({ target }) => {
                  setTyped(target.value)
                  setVerdict(null)
                }}
                spellCheck={false}
                value={typed}
              />
            </label>
            <InkButton type="submit">OK</InkButton>
            <p aria-live="polite">{verdict && t(verdict)}</p>
          </form>
        </div>
      </section>
    </>
  )
}
