import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CalendarDay } from '../calendar'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import type { LinkTo } from './link'
import styles from './Postcard.module.css'
import { PostcardSheet } from './PostcardSheet'
import type { PlayedStage } from './photograph'
import { SHEET_WORDS } from './words'

export interface PostcardProps {
  readonly day: CalendarDay
  /** `null` of a page without a stage. */
  readonly stage: PlayedStage | null
  /** Writes its game into a link; `null` of a page that is no game. It stays the same for as long as the stage does. */
  readonly linkTo: LinkTo | null
  /** Hears that the day stands still below the sheet, and goes on. */
  readonly onHold?: ((isHeld: boolean) => void) | undefined
  /** 1 at first; one more each time that the sheet is asked for by its key. */
  readonly asked: number
}

/** The small stamp at a day's heading, and the sheet that it opens. */
export function Postcard({ day, stage, linkTo, onHold, asked }: PostcardProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const stampRef = useRef<HTMLButtonElement>(null)
  useHungAtHeading(stampRef)

  useEffect(() => {
    if (asked > 1) setOpen(true)
  }, [asked])

  return (
    <>
      <button
        aria-haspopup="dialog"
        className={styles.send}
        data-send
        onClick={() => {
          playHouseSound('button')
          setOpen(true)
        }}
        ref={stampRef}
        type="button"
      >
        <span className={styles.name}>{t(SHEET_WORDS.send)}</span>
      </button>
      {isOpen && (
        <PostcardSheet day={day} linkTo={linkTo} onClose={() => setOpen(false)} onHold={onHold} stage={stage} />
      )}
    </>
  )
}

/** How far the stamp hangs from the heading, in CSS pixels. */
const APART = 2

/** Hangs it left of the day's heading, which may become another while the day is played. */
function useHungAtHeading(stampRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const heading = document.querySelector('[data-arrival]')
    const stamp = stampRef.current
    if (!heading || !stamp) return undefined
    const hang = () => {
      const right = document.documentElement.clientWidth - heading.getBoundingClientRect().left
      stamp.style.right = `${right + APART}px`
    }
    hang()
    const watching = new ResizeObserver(hang)
    watching.observe(heading)
    return () => watching.disconnect()
  }, [stampRef])
}
