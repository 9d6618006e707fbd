import type { CSSProperties } from 'react'
import { SITTERS } from '../../assets/nest/shared'
import { useTranslate } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/contract/live'
import { NESTS } from './layout'
import type { NestState, Side } from './state'

/** Where a caption lies, in scene units. */
const CAPTION: CSSProperties = {
  position: 'absolute',
  top: 848,
  width: 440,
  margin: 0,
  color: '#d8ccb4',
  textAlign: 'center',
  lineHeight: 1.1,
}
const NAME: CSSProperties = { display: 'block', fontSize: 31 }
const CHARACTER: CSSProperties = { display: 'block', fontSize: 22, color: '#b3a792' }

/** Under each nest who sleeps in it. */
export function Panel({ live }: { readonly live: Live<NestState> }) {
  return (
    <>
      <Caption live={live} side="left" />
      <Caption live={live} side="right" />
    </>
  )
}

/** A screen reader hears it of the areas, and as it changes. */
function Caption({ live, side }: { readonly live: Live<NestState>; readonly side: Side }) {
  const t = useTranslate()
  const sitter = SITTERS[useLive(live, (burrow) => burrow[side].creature)]
  return (
    sitter && (
      <p aria-hidden="true" style={{ ...CAPTION, left: NESTS[side].x - 220 }}>
        <span style={NAME}>{t(sitter.name)}</span>
        <span style={CHARACTER}>{t(sitter.character)}</span>
      </p>
    )
  )
}
