import { useLanguage } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import { UNSEEN } from '../../src/ui/unseen'
import { VERDICT } from './layout'
import type { ForgetState } from './state'

/** Under the words, for as long as all of the page is seen. */
const CAPTION = {
  position: 'absolute',
  top: `calc(${VERDICT.down * 100}% + 44px)`,
  right: `${VERDICT.right * 100}%`,
  margin: 0,
  fontSize: 22,
  lineHeight: 1,
} as const

/** The text, for screen readers, from when it has been found; and what its words mean, for those who read French. */
export function Panel({ live }: { readonly live: Live<ForgetState> }) {
  const language = useLanguage()
  const isFound = useLive(live, ({ verdict }) => verdict.losses > 0)
  const isSeen = useLive(
    live,
    ({ opening }, now) => opening !== null && now >= opening.wideAt && now < opening.closesAt,
  )
  if (!isFound) return null
  return (
    <>
      <p lang="en" style={UNSEEN}>
        YOU LOST THE GAME
      </p>
      {language === 'fr' && isSeen && (
        <p aria-hidden="true" style={CAPTION}>
          Vous avez perdu.
        </p>
      )}
    </>
  )
}
