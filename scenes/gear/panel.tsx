import type { CSSProperties } from 'react'
import { useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import { scatter } from '../../src/stage/contract/math'
import { LINES } from './layout'
import type { GearState } from './state'
import { CAPTIONS, SPEAKERS } from './words'

/** How fast the machine prints, in letters a second: the strip has come down before the second row is full. */
const PRINTED = 90

/** How far a letter is turned and shifted at the most, in degrees and shares of its size: the brush is in a hurry. */
const HASTE = { turn: 3.4, shift: 0.034 } as const

/** The largest letters that a caption of so many at the most is printed in, in scene units; a longer one in the smallest. */
const SIZES = [
  { letters: 40, size: 70 },
  { letters: 90, size: 45 },
] as const
const SMALLEST = 39

/** Where the strip is in every window, in scene units. */
const STRIP: CSSProperties = {
  ...{ position: 'absolute', left: 336, top: 804, width: 786, height: 150, margin: 0 },
  ...{ display: 'flex', alignItems: 'center', color: 'var(--ink)', lineHeight: 1.06 },
}
const SPEAKER: CSSProperties = { fontSize: '0.82em', marginRight: '0.4em' }
const CAPTION: CSSProperties = { fontFamily: 'var(--hand-display)', textTransform: 'uppercase' }
const WORD: CSSProperties = { display: 'inline-block', whiteSpace: 'pre' }
const UNPRINTED: CSSProperties = { visibility: 'hidden' }

/** How each letter of a caption came out, by its place. */
const LETTERS = Array.from({ length: 128 }, (_, place): CSSProperties => {
  const turn = HASTE.turn * (2 * scatter(place) - 1)
  const shift = HASTE.shift * (2 * scatter(place + 128) - 1)
  return { display: 'inline-block', transform: `translateY(${shift.toFixed(3)}em) rotate(${turn.toFixed(2)}deg)` }
})

/**
 * The caption on the strip, in brush capitals and in the visitor's language: always there, whether the voice is heard or not. Screen
 * readers are told it as it begins. What a wrong number is told is drawn instead.
 */
export function Panel({ live }: { readonly live: Live<GearState> }) {
  const t = useTranslate()
  const line = useLive(live, (call) => (call.shout ? null : call.line))
  const typed = useLive(live, ({ speech }, now) =>
    speech === null ? 0 : Math.min(200, Math.floor(((now - speech.from) * PRINTED) / 1000)),
  )
  if (line === null) return null
  const spoken = LINES[line]
  const caption = CAPTIONS[line]
  if (!spoken || !caption) return null
  const text = t(caption)
  const fontSize = SIZES.find(({ letters }) => text.length <= letters)?.size ?? SMALLEST
  return (
    <div aria-hidden="true" style={STRIP}>
      <p data-caption style={{ margin: 0, textWrap: 'balance', fontSize }}>
        <span style={SPEAKER}>
          {t({ en: `${SPEAKERS[spoken.speaker].en}:`, fr: `${SPEAKERS[spoken.speaker].fr} :` })}
        </span>
        <span style={CAPTION}>{wordsOf(text, typed)}</span>
      </p>
    </div>
  )
}

/** Letter by letter, so many of them printed; words stay whole, and so does what French sets a space before. */
function wordsOf(text: string, printed: number) {
  return text.split(/(?<=\S)( )(?![:;!?])/).map((word, place, words) => {
    if (word === ' ') return ' '
    const before = words.slice(0, place).join('').length
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a caption have their places and nothing else.
      <span key={place} style={WORD}>
        {[...word].map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so have letters.
          <span key={index} style={before + index < printed ? LETTERS[before + index] : UNPRINTED}>
            {letter}
          </span>
        ))}
      </span>
    )
  })
}
