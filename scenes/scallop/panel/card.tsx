import { type CSSProperties, useEffect, useState } from 'react'
import { inLanguage, type Language } from '../../../src/language/words'
import { ChunkLoadError } from '../../../src/loading/chunkLoader'
import { errors } from '../../../src/reports/errors'
import { type Live, useLive } from '../../../src/stage/contract/live'
import { FIGURINE, figurineFile, GROUND } from '../layout'
import type { ScallopState } from '../state'
import type { FigurineText } from '../texts/figurineText'
import { nameOf, typeset } from '../texts/shelf'
import { LABELS } from '../words'

interface Props {
  readonly live: Live<ScallopState>
  readonly language: Language
  readonly texts: readonly FigurineText[] | null
}

/** Whoever stands in the niche: the picture, the name on the ledge, and what the label below says. */
export function Card({ live, language, texts }: Props) {
  const selected = useLive(live, (gallery) => gallery.selected)
  const missing = useMissing(live)
  const name = nameOf(texts, selected, language)
  const text = texts?.[selected]
  return (
    <>
      {/* The stage draws it, sinking and rising; this is the same picture, for who reads, and for who wants to keep it. */}
      <img
        alt={typeset(name, language)}
        height={PICTURE.height}
        lang={language}
        src={import.meta.env.BASE_URL + figurineFile(selected)}
        style={PICTURE}
        width={PICTURE.width}
      />
      <section aria-atomic="true" aria-live="polite" lang={language}>
        <p data-fitted style={{ ...NAME, fontSize: name.length > 24 ? 24 : 29 }}>
          {typeset(name, language)}
        </p>
        {missing === selected && <p style={MISSING}>{inLanguage(LABELS.noPicture, language)}</p>}
        <div data-fitted style={{ ...WORDS, fontSize: sizeOf(text) }}>
          {text && <p style={LINE}>{typeset(text.description, language)}</p>}
          {text?.habitat && (
            <p style={LINE}>
              {inLanguage(LABELS.lives, language)} {typeset(text.habitat, language)}
            </p>
          )}
          {text?.tip && (
            <p style={LINE}>
              {inLanguage(LABELS.tip, language)} {typeset(text.tip, language)}
            </p>
          )}
        </div>
      </section>
    </>
  )
}

/** As large as the label has room for. */
function sizeOf(text: FigurineText | undefined): number {
  if (text?.habitat) return 20
  const length = text?.description.length ?? 0
  return length > 150 ? 22 : length > 100 ? 25 : 28
}

/** The index of the figurine whose picture did not come, for as long as it is shown. */
function useMissing(live: Live<ScallopState>): number | null {
  const [missing, setMissing] = useState<number | null>(null)
  useEffect(
    () =>
      errors.subscribe(({ error }) => {
        const { selected } = live.state
        if (error instanceof ChunkLoadError && error.chunk === figurineFile(selected)) setMissing(selected)
      }),
    [live],
  )
  return missing
}

const PICTURE: CSSProperties & { readonly width: number; readonly height: number } = {
  position: 'absolute',
  left: GROUND.x - FIGURINE.groundX * FIGURINE.scale,
  top: GROUND.y - FIGURINE.groundY * FIGURINE.scale,
  width: FIGURINE.width * FIGURINE.scale,
  height: FIGURINE.height * FIGURINE.scale,
  opacity: 0,
}

const NAME: CSSProperties = {
  position: 'absolute',
  left: 912,
  top: 818,
  width: 400,
  height: 46,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  lineHeight: 1,
}

const WORDS: CSSProperties = {
  position: 'absolute',
  left: 660,
  top: 880,
  width: 592,
  height: 106,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  lineHeight: 1.08,
}

/** Where the figurine would stand, on a slip of paper. */
const MISSING: CSSProperties = {
  position: 'absolute',
  left: 952,
  top: 620,
  width: 320,
  margin: 0,
  padding: 12,
  boxSizing: 'border-box',
  background: '#fff9ec',
  textAlign: 'center',
  fontSize: 27,
  lineHeight: 1.1,
}

const LINE: CSSProperties = { margin: 0, textWrap: 'pretty' }
