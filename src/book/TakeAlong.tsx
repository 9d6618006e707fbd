import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { manifest } from '../../assets/book-along/manifest'
import { useLanguage, useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { boxOfPage } from '../offline/boxOfPage'
import { type End, isWhole, type Listed } from '../offline/takingAlong'
import { isSecondPress } from '../stage/contract/rules/secondPress'
import { InkButton } from '../ui/InkButton'
import { Picture } from '../ui/Picture'
import book from './Book.module.css'
import styles from './TakeAlong.module.css'

/** What a visitor takes for a megabyte. */
const MEGABYTE = 1_000_000

const REFUSED: Localized = {
  en: 'Your browser lets nothing be kept here, so the box has to stay. In a window that is not private it can come along.',
  fr: 'Votre navigateur ne laisse rien garder ici : la boîte doit rester. Dans une fenêtre qui n’est pas privée, elle peut vous suivre.',
}

const WHOLE: Localized = {
  en: 'The whole box is with you. All days open without a network, too.',
  fr: 'La boîte entière est avec vous. Tous les jours s’ouvrent, même sans réseau.',
}

const UNDER_WAY: Localized = {
  en: 'It is coming along, while you leaf on or play.',
  fr: 'Elle vous rejoint pendant que vous feuilletez ou jouez.',
}

/** What is said once it has ended before all of it was there. */
const ENDS: Readonly<Record<End, Localized>> = {
  stopped: { en: 'Stopped. What has come is kept.', fr: 'Arrêté. Ce qui est arrivé reste.' },
  'given back': { en: 'The box is back in its place.', fr: 'La boîte a retrouvé sa place.' },
  offline: {
    en: 'The network is gone. What has come is kept, and the rest comes once it is back.',
    fr: 'Le réseau a disparu. Ce qui est arrivé reste, la suite viendra à son retour.',
  },
  'no answer': {
    en: 'Nothing comes any more at the moment. What has come is kept: go on later.',
    fr: 'Plus rien n’arrive pour le moment. Ce qui est arrivé reste : continuez plus tard.',
  },
  full: {
    en: 'Your browser has no room for the rest of it. What has come is kept.',
    fr: 'Votre navigateur n’a pas de place pour le reste. Ce qui est arrivé reste.',
  },
  incomplete: {
    en: 'Some of it did not come. The rest is kept: go on to ask for it once more.',
    fr: 'Quelques morceaux manquent à l’appel. Le reste est là : continuez pour les redemander.',
  },
  renewed: {
    en: 'The box has been renewed meanwhile. Open the index, then come back here for what is new.',
    fr: 'La boîte a changé entre-temps. Ouvrez le sommaire, puis revenez chercher les nouveautés.',
  },
}

/** The box, to be taken along: what it weighs, how much of it has come, and the way back. */
export function TakeAlong() {
  const t = useTranslate()
  const spoken = useLanguage()
  const state = useSyncExternalStore(boxOfPage.subscribe, boxOfPage.read)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other pictures.
  useEffect(() => {
    const look = () => void boxOfPage.look()
    look()
    // On a first visit the worker may come when the book is open.
    navigator.serviceWorker?.addEventListener('controllerchange', look)
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', look)
  }, [spoken])

  if (state.kind === 'unknown') return null
  const title = t({ en: 'Take the box along', fr: 'Emporter la boîte' })
  return (
    <section aria-label={title} className={`${book.leaf} ${book.left} ${styles.along}`}>
      <h2>{title}</h2>
      {state.kind === 'refused' ? <p>{t(REFUSED)}</p> : <Box box={state} />}
      <Picture className={styles.picture} print={manifest.pictures.cart['1x']} />
    </section>
  )
}

function Box({ box }: { readonly box: Listed }) {
  const t = useTranslate()
  const status = useRef<HTMLParagraphElement>(null)
  const buttons = useFocusKept(status)
  const handle = useFirstPress()
  const { all, kept, isUnderWay, end, canGiveBack } = box
  const whole = isWhole(box)
  const inAll = Math.ceil(all.bytes / MEGABYTE)
  const here = whole ? inAll : Math.floor(kept.bytes / MEGABYTE)
  const amount = t({ en: `${here} of ${inAll} MB are here.`, fr: `${here} Mo sur ${inAll} sont là.` })
  return (
    <>
      <p>
        {t({
          en: `All 31 days and their sounds, ${inAll} MB, kept in this browser: then they open without a network, too.`,
          fr: `Les 31 jours et leurs sons, ${inAll} Mo, gardés dans ce navigateur : ils s’ouvrent alors même sans réseau.`,
        })}
      </p>
      <Stroke amount={amount} isGrowing={isUnderWay} share={whole ? 1 : kept.bytes / all.bytes} />
      <div className={styles.buttons} {...buttons}>
        {!whole && (
          <InkButton onClick={handle(() => (isUnderWay ? boxOfPage.stop() : void boxOfPage.take()))}>
            {isUnderWay && t({ en: 'Stop', fr: 'Arrêter' })}
            {!isUnderWay &&
              t(hasBegun(end) ? { en: 'Go on', fr: 'Continuer' } : { en: 'Take it along', fr: 'L’emporter' })}
          </InkButton>
        )}
        {canGiveBack && here > 0 && !isUnderWay && (
          <InkButton onClick={handle(() => void boxOfPage.giveBack())}>
            {t({ en: 'Give it back', fr: 'La rendre' })}
          </InkButton>
        )}
      </div>
      <p ref={status} role="status" tabIndex={-1}>
        {t(statusOf(box))}
      </p>
    </>
  )
}

function statusOf({ isUnderWay, end, ...shares }: Listed): Localized {
  if (isUnderWay) return UNDER_WAY
  if (isWhole(shares)) return WHOLE
  return end ? ENDS[end] : { en: '', fr: '' }
}

/** Whether there is something to go on with. */
function hasBegun(end: End | null): boolean {
  return end !== null && end !== 'given back'
}

interface StrokeProps {
  readonly amount: string
  readonly isGrowing: boolean
  /** How much of it is there, from 0 to 1. */
  readonly share: number
}

/** The stroke that a page loads by, as long as what has come of the box. */
function Stroke({ amount, isGrowing, share }: StrokeProps) {
  const t = useTranslate()
  const percent = Math.round(share * 100)
  const progress = isGrowing && {
    'aria-label': t({ en: 'The box is coming along', fr: 'La boîte vous rejoint' }),
    'aria-valuemax': 100,
    'aria-valuemin': 0,
    'aria-valuenow': percent,
    'aria-valuetext': amount,
    role: 'progressbar',
  }
  return (
    <>
      <div className={styles.gauge} {...progress}>
        <div className={styles.stroke} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }} />
        {share < 1 && <div className={styles.brush} style={{ '--share': share }} />}
      </div>
      <p className={styles.amount}>{amount}</p>
    </>
  )
}

/** Makes handlers of presses: a second one lies on the button that has come in the first one's place, and only means the first. */
function useFirstPress() {
  const pressedAt = useRef<number | null>(null)
  return (act: () => void) =>
    ({ timeStamp }: MouseEvent) => {
      const isSecond = isSecondPress(pressedAt.current, timeStamp)
      pressedAt.current = timeStamp
      if (!isSecond) act()
    }
}

/** Handlers for what holds buttons: where one of them goes that has the focus, what is said next takes it. */
function useFocusKept(heir: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false)
  useLayoutEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return
    isWithin.current = false
    heir.current?.focus()
  })
  return {
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: () => {
      isWithin.current = false
    },
  }
}
