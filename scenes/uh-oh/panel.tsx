import type { CSSProperties } from 'react'
import { GROUNDS, SMALL_PRINT, WITNESS } from '../../assets/uh-oh/shared'
import { useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import { isTorn } from './layout'
import type { UhOhState } from './state'
import { OWNER, RIGHTS, UH_OH } from './words'

/** Grounds so dark that the small print is of paper on them. */
const DARK: ReadonlySet<string> = new Set(['plum', 'night', 'storm'])

/** Where the small print lies, in scene units. */
const PRINT: CSSProperties = {
  position: 'absolute',
  top: SMALL_PRINT.y - 14,
  margin: 0,
  fontSize: 27,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
}
const COMMENT: CSSProperties = {
  position: 'absolute',
  left: WITNESS.x - 60,
  top: WITNESS.y - 112,
  width: 120,
  margin: 0,
  padding: '2px 0 5px',
  borderRadius: '46% 54% 52% 48%',
  background: 'var(--paper)',
  color: 'var(--ink)',
  fontSize: 32,
  lineHeight: 1,
  textAlign: 'center',
  rotate: '-6deg',
}

/** The small print of the title, whose year nobody will ever read, and what the witness says. */
export function Panel({ live }: { readonly live: Live<UhOhState> }) {
  const t = useTranslate()
  const ground = useLive(live, (screen) => screen.ground)
  const isSaying = useLive(live, ({ uhOh }, now) => uhOh !== null && now < uhOh.until)
  const isGone = useLive(live, isTorn)
  const color = DARK.has(GROUNDS[ground] ?? '') ? 'var(--paper)' : 'var(--ink)'
  return (
    <>
      {!isGone && (
        <>
          <p style={{ ...PRINT, right: 1600 - SMALL_PRINT.x + 40, color }}>{t(OWNER)}</p>
          <p style={{ ...PRINT, left: SMALL_PRINT.x + 62, color }}>{t(RIGHTS)}</p>
        </>
      )}
      {isSaying && (
        <p aria-hidden="true" style={COMMENT}>
          {t(UH_OH)}
        </p>
      )}
    </>
  )
}
