import { useEffect, useRef } from 'react'
import { playHouseSound } from '../sound/houseSounds'
import { Blot } from '../ui/Blot'
import blotStyles from '../ui/Blot.module.css'
import { isTyping } from '../ui/isTyping'
import type { KeyHelp } from './day'
import styles from './KeysCard.module.css'

/** The keys that every day understands. Source: the days' requirements on keyboard play. */
const SHARED_KEYS: readonly KeyHelp[] = [
  { caps: ['Tab'], does: 'next thing' },
  { caps: ['Enter'], does: 'press' },
  { caps: ['M'], does: 'mute' },
  { caps: ['?'], does: 'this card' },
  { caps: ['Esc'], does: 'home' },
]

/** The button that shows, or the question mark that calls, a card with what the keyboard does on this day. */
export function KeysCard({ keys }: { readonly keys: readonly KeyHelp[] }) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const open = () => {
    playHouseSound('button')
    dialogRef.current?.showModal()
  }
  const close = () => dialogRef.current?.close()

  useEffect(() => {
    const openOnQuestionMark = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) dialogRef.current?.showModal()
    }
    window.addEventListener('keydown', openOnQuestionMark)
    return () => window.removeEventListener('keydown', openOnQuestionMark)
  }, [])

  return (
    <>
      <button aria-haspopup="dialog" aria-label="Keys" className={blotStyles.press} onClick={open} type="button">
        <Blot glyph="keys" />
      </button>
      <dialog aria-label="Keys" className={styles.card} ref={dialogRef}>
        <dl className={styles.keys}>
          {[...keys, ...SHARED_KEYS].map(({ caps, does }) => (
            <div className={styles.key} key={caps.join(' ')}>
              <dt>
                {caps.map((cap) => (
                  <kbd className={styles.cap} key={cap}>
                    {cap}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button className={styles.close} onClick={close} type="button">
          Close
        </button>
      </dialog>
    </>
  )
}
