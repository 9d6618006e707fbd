import { type CSSProperties, useSyncExternalStore } from 'react'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import styles from './LanguageSwitch.module.css'
import { captions } from './slips/captions'

const CHOICES = [
  { areOn: true, mark: { en: 'on', fr: 'oui' } },
  { areOn: false, mark: { en: 'off', fr: 'non' } },
]

const TITLE: CSSProperties = { fontSize: 'var(--text-small)', lineHeight: '26px' }

/** The switch of captions: whether what is said can be read. */
export function CaptionSwitch() {
  const t = useTranslate()
  const areOn = useSyncExternalStore(captions.subscribe, captions.read, () => true)
  const title = t({ en: 'Captions', fr: 'Légendes' })

  return (
    <fieldset aria-label={title} className={styles.switch}>
      <span aria-hidden style={TITLE}>
        {title}
      </span>
      {CHOICES.map((choice) => (
        <button
          aria-pressed={choice.areOn === areOn}
          className={styles.choice}
          key={choice.mark.en}
          onClick={() => {
            playHouseSound('button')
            captions.choose(choice.areOn)
          }}
          type="button"
        >
          {t(choice.mark)}
        </button>
      ))}
    </fieldset>
  )
}
