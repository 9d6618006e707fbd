import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { CalendarDay } from '../calendar'
import { useLanguage, useTranslate } from '../language/language'
import { addressOfDay } from '../sharing/addressOfDay'
import { playHouseSound } from '../sound/houseSounds'
import { UNSEEN } from '../ui/unseen'
import { ACTION_WORDS, type Action, actionsIn, fileNameOf } from './actions'
import { lettersIn, MOST_LETTERS, shortened } from './line'
import { type LinkTo, linkOf } from './link'
import styles from './Postcard.module.css'
import { Preview } from './Preview'
import { pause } from './pause'
import { perform } from './perform'
import type { PlayedStage } from './photograph'
import { type PrintedCard, takeCard } from './takeCard'
import { type PostcardLink, SHEET_WORDS, wordsOfLink } from './words'

/** How long it is said on a button that it is done, in ms. */
const SAID = 1_600

/** Hears that the day stands still below the sheet, and goes on. */
type OnHold = ((isHeld: boolean) => void) | undefined

interface Props {
  readonly day: CalendarDay
  readonly stage: PlayedStage | null
  readonly linkTo: LinkTo | null
  readonly onHold: OnHold
  readonly onClose: () => void
}

/** What became of what was done last. */
interface Outcome {
  readonly action: Action
  readonly isDone: boolean
}

/** The sheet on which a card is written and sent, over the day, which stands still meanwhile. */
export function PostcardSheet({ day, stage, linkTo, onHold, onClose }: Props) {
  const t = useTranslate()
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const card = useCard(day, stage)
  const goOn = useHeld(stage, onHold, dialogRef)
  const [line, setLine] = useState('')
  const [link, setLink] = useState<PostcardLink | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [actions] = useState(() => actionsIn(window, new File([], fileNameOf(day), { type: 'image/png' })))

  useEffect(() => {
    const leaving = new AbortController()
    void linkOf(day, stage, linkTo, leaving.signal).then((written) => !leaving.signal.aborted && setLink(written))
    return () => leaving.abort()
  }, [day, stage, linkTo])

  useEffect(() => {
    if (!outcome?.isDone) return undefined
    const timer = setTimeout(() => setOutcome(null), SAID)
    return () => clearTimeout(timer)
  }, [outcome])

  /** At once, and not when the browser finds the time to say that it is closed: the stamp may be pressed again before that. */
  const leave = () => {
    dialogRef.current?.close()
    goOn()
    onClose()
  }

  const act = async (action: Action) => {
    if (!card || card === 'missing') return
    playHouseSound('button')
    const address = link?.address ?? addressOfDay(day)
    const became = await perform(action, { card, day, line: shortened(line), address })
    if (became !== 'left') setOutcome({ action, isDone: became === 'done' })
  }

  const said = outcome && ACTION_WORDS[outcome.action][outcome.isDone ? 'done' : 'refused']
  return (
    <dialog
      aria-labelledby={titleId}
      className={styles.sheet}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClose={leave}
      ref={dialogRef}
    >
      <h2 className={styles.title} id={titleId}>
        {t(SHEET_WORDS.send)}
      </h2>
      <p className={styles.moment}>
        {day.number}. <span lang="en">{day.prompt}</span>, {t(SHEET_WORDS.moment)}
      </p>
      {card === 'missing' ? (
        <p className={styles.missing} role="alert">
          <span>{t(SHEET_WORDS.missing)}</span>
        </p>
      ) : (
        <Preview card={card} day={day} line={shortened(line)} />
      )}
      <LineField line={line} onWrite={setLine} />
      <div className={styles.actions}>
        {actions.map((action) => {
          const { name, done } = ACTION_WORDS[action]
          const isDone = outcome?.action === action && outcome.isDone
          return (
            <button
              className={styles.action}
              disabled={!card || card === 'missing' || (!link && (action === 'share' || action === 'copy link'))}
              key={action}
              onClick={() => void act(action)}
              type="button"
            >
              {t(isDone ? done : name)}
            </button>
          )
        })}
      </div>
      <div className={styles.link}>
        {wordsOfLink(link).map((words) => (
          <p key={words.en}>{t(words)}</p>
        ))}
      </div>
      <p className={styles.refused} role="status" style={outcome?.isDone ? UNSEEN : undefined}>
        {said && t(said)}
      </p>
      <p className={styles.hand}>{t(SHEET_WORDS.hand)}</p>
      <button aria-label={t(SHEET_WORDS.close)} className={styles.close} onClick={leave} type="button" />
    </dialog>
  )
}

/** The card of this moment, once it is printed; `null` until then. */
function useCard(day: CalendarDay, stage: PlayedStage | null): PrintedCard | 'missing' | null {
  const language = useLanguage()
  const [card, setCard] = useState<PrintedCard | 'missing' | null>(null)
  useEffect(() => {
    let isWanted = true
    const show = (taken: PrintedCard | 'missing') => isWanted && setCard(taken)
    takeCard(day, stage, language).then(show, (error) => {
      console.warn('The postcard is not seen: what it is printed with did not load.', error)
      show('missing')
    })
    return () => {
      isWanted = false
    }
  }, [day, stage, language])
  return card
}

/** Holds the day while the sheet lies over it. Returns what lets it go on, once: not where the day has been left. */
function useHeld(
  stage: PlayedStage | null,
  onHold: OnHold,
  dialogRef: RefObject<HTMLDialogElement | null>,
): () => void {
  const goOn = useRef(() => {})
  useLayoutEffect(() => {
    const letGoOn = pause(stage, document.querySelector('[data-pictured]'))
    onHold?.(true)
    goOn.current = () => {
      letGoOn()
      onHold?.(false)
    }
    if (!dialogRef.current?.open) dialogRef.current?.showModal()
    // A window that becomes another meanwhile has the day drawn anew, which would let it be heard.
    const watching = new ResizeObserver(() => stage?.suspend())
    watching.observe(document.documentElement)
    return () => watching.disconnect()
  }, [stage, onHold, dialogRef])
  return () => {
    goOn.current()
    goOn.current = () => {}
  }
}

interface LineProps {
  readonly line: string
  readonly onWrite: (line: string) => void
}

/** Where the line is written. Letters beyond those that a card has room for are not taken, but while one is being composed of several keys. */
function LineField({ line, onWrite }: LineProps) {
  const t = useTranslate()
  const id = useId()
  const count = lettersIn(shortened(line))
  return (
    <div className={styles.writing}>
      <label htmlFor={id}>{t(SHEET_WORDS.line)}</label>
      <span className={styles.count} id={`${id}-count`}>
        {t({ en: `${count} of ${MOST_LETTERS}`, fr: `${count} sur ${MOST_LETTERS}` })}
      </span>
      <input
        aria-describedby={`${id}-count`}
        autoComplete="off"
        className={styles.field}
        dir="auto"
        id={id}
        onChange={({ target, nativeEvent }) => {
          const isComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          onWrite(isComposed ? target.value : shortened(target.value))
        }}
        onCompositionEnd={({ currentTarget }) => onWrite(shortened(currentTarget.value))}
        type="text"
        value={line}
      />
    </div>
  )
}
