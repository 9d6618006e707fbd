import type { CSSProperties } from 'react'
import { BOX } from '../../assets/kind/shared'
import { useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import { lettersOf, tellingOf, textOf } from './layout'
import type { KindState } from './state'

/** Where the text lies, in scene units. */
const SHEET: CSSProperties = {
  position: 'absolute',
  left: BOX.x + 60,
  top: BOX.y + 24,
  width: BOX.width - 120,
  margin: 0,
  color: 'var(--ink)',
  fontSize: 38,
  lineHeight: '54px',
  whiteSpace: 'nowrap',
}
const LINE: CSSProperties = { display: 'block', paddingLeft: 42, position: 'relative' }
const STAR: CSSProperties = { position: 'absolute', left: 0, top: 6, fontSize: 52 }
const UNTYPED: CSSProperties = { visibility: 'hidden' }
/** Where the next letter will fall. */
const CARET: CSSProperties = {
  position: 'absolute',
  width: 16,
  height: 32,
  margin: '13px 0 0 8px',
  background: 'var(--ink)',
  rotate: '1deg',
}
/** How long the caret is seen, and how long it is not, in ms. */
const BLINK = 500

/** The sheet's text. A screen reader hears all of it as the thing is opened, and is told of no letters. */
export function Panel({ live }: { readonly live: Live<KindState> }) {
  const t = useTranslate()
  const thing = useLive(live, ({ box }) => box?.thing ?? null)
  const typed = useLive(live, ({ box }) => box?.typed ?? 0)
  const isCaretSeen = useLive(live, isCaretDue)
  const telling = useLive(live, (room) => room.box && tellingOf(room, room.box.thing))
  if (thing === null || telling === null) return null
  const [first = '', second = ''] = t(textOf(thing, telling)).split('\n')
  const line = (text: string, from: number) => {
    const seen = Math.max(0, typed - from)
    const isLast = typed >= from && (from > 0 || typed <= text.length)
    return (
      <span style={LINE}>
        {(from === 0 || typed >= from) && <span style={STAR}>*</span>}
        {text.slice(0, seen)}
        {isLast && isCaretSeen && <span style={CARET} />}
        <span style={UNTYPED}>{text.slice(seen)}</span>
      </span>
    )
  }
  return (
    <p aria-hidden="true" style={SHEET}>
      {line(first, 0)}
      {line(second, first.length + 1)}
    </p>
  )
}

/** While letters fall it is always there; then it blinks. */
function isCaretDue(room: KindState, now: number): boolean {
  const { box } = room
  if (!box) return false
  return box.typed < lettersOf(room, box.thing) || Math.floor((now - box.since) / BLINK) % 2 === 0
}
