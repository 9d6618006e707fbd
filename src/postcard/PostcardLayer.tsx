import { type ComponentType, type CSSProperties, useEffect, useState } from 'react'
import { useTranslate } from '../language/language'
import { chunkFilesOf } from '../loading/chunkFiles'
import { loader } from '../loading/loader'
import { errors } from '../reports/errors'
import { keyOwner } from '../ui/keyOwner'
import type { PostcardProps } from './Postcard'

/**
 * How long after somebody has touched a day its stamp is fetched, in ms: what is played comes first; and how long it is said that it did
 * not come, until which it is not fetched unasked again.
 */
const WAITS = { first: 1_500, again: 12_000 } as const

const TOUCHES = ['keydown', 'pointermove', 'pointerdown']

/** What the chunk is called, in the build's list of files, too. */
const POSTCARD = 'postcard'

const chunk = { name: POSTCARD, files: chunkFilesOf(POSTCARD), run: () => import('./Postcard') }

const LOST = {
  en: 'No paper came for the card: press P to try again, or reload the page.',
  fr: 'Le papier de la carte n’est pas arrivé : appuyez sur P pour réessayer, ou rechargez la page.',
}

/** On plain paper, turned as slips are: what those are drawn with may be lost, too. */
const NOTE: CSSProperties = {
  position: 'fixed',
  bottom: 24,
  left: 24,
  zIndex: 1,
  padding: '6px 14px',
  background: 'var(--paper-bright)',
  rotate: '-0.7deg',
  pointerEvents: 'none',
}

/** The stamp at the heading of a day, and what its key opens. While time stands still, or offline, nothing is fetched unasked: tools play on as before. */
export function PostcardLayer({ day, stage, linkTo, onHold }: Omit<PostcardProps, 'asked'>) {
  const t = useTranslate()
  /** `null` until it has come, once the day has been touched. */
  const [Postcard, setPostcard] = useState<ComponentType<PostcardProps> | null>(null)
  /** 1, and one more each time that the key was pressed. */
  const [asked, ask] = useState(1)
  const [isMissed, setMissed] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const letAgain = () => {
      timer = undefined
      setMissed(false)
    }
    const fetchStamp = async (isAsked: boolean) => {
      try {
        const module = await loader.load(chunk)
        setPostcard(() => module.Postcard)
      } catch (error) {
        console.warn('Postcard did not load.')
        errors.tell({ kind: 'asset failed', error })
        if (signal.aborted) return
        clearTimeout(timer)
        timer = setTimeout(letAgain, WAITS.again)
        if (!isAsked) return
        ask(1)
        setMissed(true)
      }
    }
    const fetchUnasked = () => {
      if (stage?.playhead.isPaused || !navigator.onLine) letAgain()
      else void fetchStamp(false)
    }
    const hear = (event: Event) => {
      timer ??= setTimeout(fetchUnasked, WAITS.first)
      // A day in which letters are typed has taken this one.
      if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey || keyOwner(event) !== 'day') return
      ask((before) => before + 1)
      setMissed(false)
      void fetchStamp(true)
    }
    for (const type of TOUCHES) window.addEventListener(type, hear, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [stage])

  return (
    <>
      {Postcard && <Postcard asked={asked} day={day} linkTo={linkTo} onHold={onHold} stage={stage} />}
      {isMissed && (
        <p role="alert" style={NOTE}>
          {t(LOST)}
        </p>
      )}
    </>
  )
}
