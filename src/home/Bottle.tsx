import { useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { manifest } from '../../assets/home/manifest'
import { days } from '../calendar'
import { isDrawn, prefetchDay } from '../day/dayChunks'
import { book } from '../finds/book'
import type { BookPages } from '../finds/bookPages'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { playHouseSound } from '../sound/houseSounds'
import { Picture } from '../ui/Picture'
import { traveller } from '../visit/traveller'
import styles from './Bottle.module.css'
import { cardId } from './cardId'
import { companionOf } from './companions'

const ASK: Localized = { en: 'Surprise me', fr: 'Surprenez-moi' }

/** How long the drop falls, and how long it is seen burst, in ms. */
const FALL = 500
const BURST = 180

/** Where on the bottle the drop leaves it, and where in its picture its middle is, in CSS pixels. */
const MOUTH = { x: 84, y: 92 }
const MIDDLE = { x: 48, y: 58 }

/** The ink bottle of the masthead: a drop falls from it on to a day that was not opened yet, and goes there. */
export function Bottle() {
  const t = useTranslate()
  const [, navigate] = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const drop = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isFalling, setIsFalling] = useState(false)
  // The first visit is told; in the markup that is rendered at build every visit is.
  const isFirstVisit = useSyncExternalStore(
    book.subscribe,
    () => book.read().size === 0,
    () => true,
  )
  const companion = useSyncExternalStore(traveller.subscribe, traveller.read, () => null)
  const comeNear = () => setIsNear(true)

  const surprise = async () => {
    if (isFalling) return
    setIsFalling(true)
    const day = surprisingDay(book.read())
    prefetchDay(day)
    playHouseSound('button')
    const card = document.getElementById(cardId(day.slug))
    if (drop.current && button.current && card) await fall(drop.current, button.current, card)
    // Who has pressed a card or gone elsewhere meanwhile is there already.
    if (button.current) navigate(`/${day.slug}`)
  }

  return (
    <>
      <button
        aria-label={t(ASK)}
        className={isFirstVisit ? `${styles.bottle} ${styles.asks}` : styles.bottle}
        onClick={() => void surprise()}
        onFocus={comeNear}
        onPointerEnter={comeNear}
        ref={button}
        type="button"
      >
        <span className={styles.label}>
          <svg aria-hidden="true" className={styles.tag} preserveAspectRatio="none" viewBox="0 0 150 44">
            <path className={styles.shade} d="M4 4 131 2.4 149 22 130 41 5 42Z" />
            <path className={styles.paper} d="M3 3.6 70 2 130 2.6 148 21.4 131 41.6 60 41 4.6 42.4 3 22Z" />
          </svg>
          <svg aria-hidden="true" className={styles.thread} viewBox="0 0 52 56">
            <circle cx="5" cy="50" r="4" />
            <path d="M5 50C14 47 18 40 22 31S36 12 50 5" />
          </svg>
          {t(ASK)}
        </span>
      </button>
      {companion && <Picture className={styles.companion} print={companionOf(companion)} />}
      {isNear && (
        <span className={styles.drop} hidden={!isFalling} ref={drop}>
          <Picture print={manifest.pictures.surprise['2x']} />
        </span>
      )}
    </>
  )
}

/** A day that was not opened yet; any, once all were. */
function surprisingDay(pages: BookPages) {
  const drawn = days.filter(isDrawn)
  const unopened = drawn.filter(({ slug }) => !pages.has(slug))
  const choice = unopened.length > 0 ? unopened : drawn
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1))
  const day = choice[chance % choice.length]
  if (!day) throw new Error('There is no day to be surprised by.')
  return day
}

/** The drop falls from the bottle on to the card, and bursts there. For who asked for less motion it does not. */
async function fall(drop: HTMLElement, bottle: HTMLElement, card: HTMLElement): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  drop.hidden = false
  const from = bottle.getBoundingClientRect()
  const to = card.getBoundingClientRect()
  const [startX, startY] = [from.x + MOUTH.x - MIDDLE.x, from.y + MOUTH.y - MIDDLE.y]
  const [endX, endY] = [to.x + to.width * 0.5 - MIDDLE.x, to.y + to.height / 2 - MIDDLE.y]
  // It goes aside evenly, and down ever faster.
  const place = (share: number) =>
    `translate(${startX + (endX - startX) * share}px, ${startY + (endY - startY) * share * share}px)`
  const shares = Array.from({ length: 9 }, (_, step) => step / 8)
  const frames = { transform: shares.map(place) }
  await drop.animate(frames, { duration: FALL, fill: 'forwards' }).finished
  drop.classList.add(styles.burst ?? '')
  await drop.animate({ opacity: [1, 1] }, { duration: BURST }).finished
}
