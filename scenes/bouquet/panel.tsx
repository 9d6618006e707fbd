import { useLanguage, useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import type { BouquetState } from './state'
import { MESSAGES } from './words'

/** Where the caption lies, in scene units. */
const CAPTION = {
  position: 'absolute',
  top: 268,
  left: 1100,
  margin: 0,
  fontSize: 44,
  lineHeight: 1,
  rotate: '-3deg',
} as const

/** The brush writes English, in the words of the day: below it, for those who read French, what that means. */
export function Panel({ live }: { readonly live: Live<BouquetState> }) {
  const t = useTranslate()
  const language = useLanguage()
  const message = useLive(live, (bouquet) => bouquet.message)
  if (language === 'en' || message === null) return null
  return (
    <p aria-hidden="true" style={CAPTION}>
      {t(MESSAGES[message])}
    </p>
  )
}
