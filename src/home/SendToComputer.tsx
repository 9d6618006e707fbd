import { useRef, useState } from 'react'
import type { CalendarDay } from '../calendar'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { abouts } from '../sharing/abouts'
import { addressOfDay } from '../sharing/addressOfDay'
import { type Outcome, outcomeOf } from '../sharing/outcomeOf'
import { InkButton } from '../ui/InkButton'
import styles from './Gallery.module.css'

/** Within so many ms a second press only means the first, as on days. */
const SECOND_PRESS = 300

/** How a day is handed over: by the browser's own sheet, where it has one, or by the clipboard. */
type Way = 'share' | 'copy'

const SAID: Readonly<Record<Way, Readonly<Record<Outcome, Localized>>>> = {
  share: {
    done: { en: 'It is on its way.', fr: 'C’est parti.' },
    left: { en: 'It was not sent. It is still here.', fr: 'Rien n’a été envoyé. Tout est encore là.' },
    refused: { en: 'It could not be sent. The address is', fr: 'L’envoi n’a pas abouti. L’adresse est' },
  },
  copy: {
    done: {
      en: 'The link is copied: paste it into a message to yourself.',
      fr: 'Le lien est copié : collez-le dans un message à vous-même.',
    },
    left: { en: 'It was not copied.', fr: 'Rien n’a été copié.' },
    refused: {
      en: 'The clipboard is closed to this page. The address is',
      fr: 'Le presse-papiers est fermé à cette page. L’adresse est',
    },
  },
}

/** Hands the address of a day over, for the visitor to open where there is room for it; and says what became of that. */
export function SendToComputer({ day }: { readonly day: CalendarDay }) {
  const t = useTranslate()
  const [said, setSaid] = useState<{ readonly day: CalendarDay; readonly way: Way; readonly outcome: Outcome } | null>(
    null,
  )
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const isBusy = useRef(false)
  const address = addressOfDay(day)

  const send = async (at: number) => {
    const isSecond = at - pressedAt.current < SECOND_PRESS
    pressedAt.current = at
    if (isSecond || isBusy.current) return
    isBusy.current = true
    const way = 'share' in navigator ? 'share' : 'copy'
    const about = abouts[day.slug]
    const outcome = await outcomeOf(() =>
      way === 'share'
        ? navigator.share({ title: `${day.number}. ${day.prompt}`, text: about ? t(about.line) : '', url: address })
        : navigator.clipboard.writeText(address),
    )
    isBusy.current = false
    setSaid({ day, way, outcome })
  }

  const isOfDay = said?.day === day
  return (
    <div className={styles.send}>
      <InkButton onClick={({ timeStamp }) => void send(timeStamp)}>
        {t({ en: 'Send it to my computer', fr: 'L’envoyer à mon ordinateur' })}
      </InkButton>
      <p className={styles.said} role="status">
        {isOfDay && t(SAID[said.way][said.outcome])}
        {isOfDay && said.outcome === 'refused' && <span className={styles.address}> {address}</span>}
      </p>
    </div>
  )
}
