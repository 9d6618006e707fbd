import type { CSSProperties } from 'react'
import { useTranslate } from '../../../src/language/language'
import { LANGUAGES, type Language } from '../../../src/language/words'
import { TAG, TAGS } from '../layout'
import { shelf } from '../texts/shelf'
import { LABELS, TONGUES } from '../words'

const GROUP: CSSProperties = { border: 0, margin: 0, padding: 0, minWidth: 0 }

interface Props {
  readonly spoken: Language
  /** Whether one has stepped back, and no tag is there to be pressed. */
  readonly isAway: boolean
  readonly onSpeak: (language: Language) => void
}

/** The two tags: what is pressed here the whole site speaks, as by its own switch. */
export function Switch({ spoken, isAway, onSpeak }: Props) {
  const t = useTranslate()
  return (
    <fieldset aria-label={t(LABELS.language)} style={GROUP}>
      {LANGUAGES.map((language) => (
        <button
          aria-label={`${TONGUES[language].mark}, ${TONGUES[language].name}`}
          aria-pressed={language === spoken}
          key={language}
          lang={language}
          onClick={() => onSpeak(language)}
          onFocus={() => fetchEarly(language)}
          onPointerEnter={() => fetchEarly(language)}
          style={{ ...styleOf(language), pointerEvents: isAway ? 'none' : undefined }}
          type="button"
        >
          {TONGUES[language].mark}
        </button>
      ))}
    </fieldset>
  )
}

/** Whoever comes near will want it; if it does not come, they are told when they do. */
function fetchEarly(language: Language): void {
  shelf.fetch(language).catch(() => undefined)
}

function styleOf(language: Language): CSSProperties {
  const { x, y, turn } = TAGS[language]
  return {
    position: 'absolute',
    left: x - TAG.halfWidth,
    top: y - TAG.halfHeight,
    width: 2 * TAG.halfWidth,
    height: 2 * TAG.halfHeight,
    margin: 0,
    padding: '0 0 6px 18px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 31,
    lineHeight: 1,
    cursor: 'pointer',
    rotate: `${turn}deg`,
  }
}
