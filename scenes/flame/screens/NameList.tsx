import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../src/language/language'
import { nameChoices } from '../room/nameChoices'
import { lookOf, shownName } from '../room/names'
import type { RoomState } from '../room/state'
import { hideNamesWords, WORDS, withName } from '../words'
import styles from './NameList.module.css'

interface Props extends Pick<RoomState, 'messages' | 'own' | 'hidden'> {
  /** The name that the visitor points at in the room: the list opens for it. */
  readonly named: string | null
  readonly onHide: (name: string) => void
  readonly onShow: (name: string) => void
  /** The list was closed. */
  readonly onClose: () => void
}

/** The names of the room, each of which the visitor may hide and show again; over the page, and opened by a button. */
export function NameList({ messages, own, hidden, named, onHide, onShow, onClose }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  // They stay where they are while the list is open, whoever speaks.
  const [names, setNames] = useState<readonly string[]>([])

  const open = useEffectEvent(() => {
    setNames(nameChoices({ messages, own, hidden }, named))
    dialogRef.current?.showModal()
  })

  useEffect(() => {
    if (named !== null) open()
  }, [named])

  return (
    <>
      <button
        aria-haspopup="dialog"
        className={styles.open}
        onClick={() => {
          setNames(nameChoices({ messages, own, hidden }, null))
          dialogRef.current?.showModal()
        }}
        type="button"
      >
        {t(hideNamesWords(hidden.length))}
      </button>
      <dialog aria-labelledby={titleId} className={styles.card} onClose={onClose} ref={dialogRef}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {t(WORDS.namesToHide)}
          </h2>
          <button className={styles.close} onClick={() => dialogRef.current?.close()} type="button">
            {t(WORDS.close)}
          </button>
        </header>
        <p className={styles.note}>{t(names.length === 0 ? WORDS.nobodyToHide : WORDS.hidingIsYours)}</p>
        <ul className={styles.names}>
          {names.map((name) => {
            const isHidden = hidden.includes(lookOf(name))
            const action = isHidden ? WORDS.showName : WORDS.hideName
            return (
              <li className={styles.line} data-hidden={isHidden} key={name}>
                <bdi className={styles.name}>{shownName(name)}</bdi>
                <button
                  aria-label={t(withName(action, shownName(name)))}
                  className={styles.choice}
                  onClick={() => (isHidden ? onShow(name) : onHide(name))}
                  type="button"
                >
                  {t(action)}
                </button>
              </li>
            )
          })}
        </ul>
      </dialog>
    </>
  )
}
