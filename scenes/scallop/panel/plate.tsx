import type { CSSProperties } from 'react'
import { COMPARTMENTS } from '../../../assets/scallop-later/shared'
import { useTranslate } from '../../../src/language/language'
import { type Live, useLive } from '../../../src/stage/contract/live'
import { VISIT } from '../layout'
import type { ScallopState } from '../state'
import { allWords, partWords, SHELVES } from '../words'

interface Props {
  readonly live: Live<ScallopState>
}

/** What is told below the whole cabinet, while one stands before it. What happens is announced beside; this is for the eye. */
export function Plate({ live }: Props) {
  const t = useTranslate()
  const told = useLive(live, ({ cabinet: { visit } }, now) => {
    if (!visit || now < visit.from + VISIT.back) return null
    if (visit.until !== null && now > visit.until - VISIT.in) return null
    if (visit.why === 'part' && visit.parts.length === COMPARTMENTS.length) return visit.hasBowed ? 'first' : null
    return visit.why === 'look' || visit.hasBowed ? visit.why : null
  })
  const count = useLive(live, ({ cabinet }) => cabinet.count)
  if (told === null) return null
  return (
    <p aria-hidden style={PLATE}>
      {t(told === 'look' ? SHELVES : told === 'all' ? allWords : partWords({ count, isFirst: told === 'first' }))}
    </p>
  )
}

const PLATE: CSSProperties = {
  position: 'absolute',
  left: 376,
  top: 928,
  width: 848,
  height: 56,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: 24,
  lineHeight: 1,
}
