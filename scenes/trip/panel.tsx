import type { CSSProperties } from 'react'
import { useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import type { TripState } from './state'
import { TRAVELLER_WORDS } from './words'

/** Where the slip lies on the front of the page, in scene units. */
const SLIP: CSSProperties = {
  position: 'absolute',
  left: 574,
  top: 744,
  width: 452,
  margin: 0,
  padding: '7px 0 9px',
  background: '#fbf5e6',
  border: '2px solid #4a4540',
  borderRadius: '2px 5px 3px 6px',
  boxShadow: '5px 5px 0 #3c383355',
  color: '#1d1a17',
  textAlign: 'center',
  lineHeight: 1.1,
  transform: 'rotate(-0.8deg)',
}
const NAME: CSSProperties = { display: 'block', fontSize: 31 }
const CHARACTER: CSSProperties = { display: 'block', fontSize: 22, color: '#4a4540' }

/** Before the table, who is in the ball that somebody looks at. A screen reader hears it as it springs up. */
export function Panel({ live }: { readonly live: Live<TripState> }) {
  const t = useTranslate()
  const ball = useLive(live, ({ frame }) => (frame && !frame.fold ? frame.ball : null))
  if (ball === null) return null
  const { name, character } = TRAVELLER_WORDS[ball]
  return (
    <p aria-hidden="true" style={SLIP}>
      <span style={NAME}>{t(name)}</span>
      <span style={CHARACTER}>{t(character)}</span>
    </p>
  )
}
