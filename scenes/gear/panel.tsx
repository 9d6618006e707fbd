import type { CSSProperties } from 'react'
import { useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import { LINES } from './layout'
import type { GearState } from './state'
import { CAPTIONS, SPEAKERS } from './words'

/** How fast the machine prints, in letters a second: the strip has come down before the second row is full. */
const PRINTED = 90

/** Where the strip is in every window, in scene units. */
const STRIP: CSSProperties = {
  ...{ position: 'absolute', left: 338, top: 812, width: 784, height: 150, margin: 0 },
  ...{ display: 'flex', gap: 18, alignItems: 'center', color: 'var(--ink)', lineHeight: 1.12 },
}
const SPEAKER: CSSProperties = { flex: 'none', width: 156, fontSize: 40, textAlign: 'right' }
const CAPTION: CSSProperties = { flex: 1, fontSize: 42, textWrap: 'balance' }
const UNPRINTED: CSSProperties = { visibility: 'hidden' }

/** The caption on the strip, in the visitor's language: always there, whether the voice is heard or not. Screen readers are told it as it begins. */
export function Panel({ live }: { readonly live: Live<GearState> }) {
  const t = useTranslate()
  const line = useLive(live, (call) => call.line)
  const typed = useLive(live, ({ speech }, now) =>
    speech === null ? 0 : Math.min(200, Math.floor(((now - speech.from) * PRINTED) / 1000)),
  )
  if (line === null) return null
  const spoken = LINES[line]
  const caption = CAPTIONS[line]
  if (!spoken || !caption) return null
  const text = t(caption)
  return (
    <div aria-hidden="true" style={STRIP}>
      <span style={SPEAKER}>
        {t({ en: `${SPEAKERS[spoken.speaker].en}:`, fr: `${SPEAKERS[spoken.speaker].fr} :` })}
      </span>
      <span style={CAPTION}>
        {text.slice(0, typed)}
        <span style={UNPRINTED}>{text.slice(typed)}</span>
      </span>
    </div>
  )
}
