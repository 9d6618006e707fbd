import type { CSSProperties } from 'react'
import { useTranslate } from '../../src/language/language'
import type { Localized } from '../../src/language/words'
import { writeRecordWord } from '../../src/scores/recordWord'
import { type Live, useLive } from '../../src/stage/contract/live'
import { ENTRIES, GUIDE, PLATES } from './guideLayout'
import { FILLING, filledFor, knownIn } from './layout'
import { names } from './names'
import type { MatchState } from './state'
import { rankOf } from './words'

/** The number of this day, which its record word tells. */
const DAY = 8

const HEADS: readonly Localized[] = [
  { en: 'A field guide', fr: 'Guide de terrain' },
  { en: 'to who was here', fr: 'de ceux qui passent' },
]
const VOLUME: Localized = { en: 'Volume', fr: 'Tome' }
const RECORD_WORD: Localized = { en: 'this score as a word', fr: 'ce score en un mot' }

/** Its plates. */
const PLACES = [0, 1, 2, 3, 4, 5] as const

/** Words of the guide, in scene units from the middle of its fold. */
const AT: CSSProperties = { position: 'absolute', margin: 0, whiteSpace: 'nowrap', lineHeight: 1, fontWeight: 400 }
const BRUSHED: CSSProperties = { fontFamily: '"Inkwell Display", var(--hand)', textTransform: 'uppercase' }
const PAGE: CSSProperties = { ...AT, left: GUIDE.x, top: GUIDE.y, rotate: `${GUIDE.turn}deg` }
const HEAD: CSSProperties = { ...AT, ...BRUSHED, top: -368, width: 430, textAlign: 'center', fontSize: 24 }
const NAME: CSSProperties = { ...AT, width: 226, textAlign: 'center' }
const SELECTABLE: CSSProperties = { userSelect: 'text', pointerEvents: 'auto' }
/** Of more letters than these, a name is written smaller. */
const LONG_NAME = 12
/** How wide a rank may be, and how wide its letters are, of their height. */
const RANK = { width: 330, letter: 0.66, size: 62 } as const

interface Props {
  readonly live: Live<MatchState>
}

/** What is written in the field guide: who is on its plates, the rank, the score, and the word to send a friend. */
export function GuideWords({ live }: Props) {
  const t = useTranslate()
  const isShut = useLive(live, ({ guide }) => guide.shutAt !== null)
  const hasDropped = useLive(live, ({ guide }, now) => now >= (guide.at ?? 0) + FILLING.drops)
  const volumes = useLive(live, ({ guide }) => guide.volumes)
  if (isShut || !hasDropped) return null
  return (
    <section style={PAGE}>
      <h2 style={{ ...AT, fontSize: 24 }}>
        {HEADS.map((head, page) => (
          <span key={head.en} style={{ ...HEAD, left: page === 0 ? -469 : 39 }}>
            {t(head)}{' '}
          </span>
        ))}
      </h2>
      {PLACES.map((place) => (
        <Plate key={place} live={live} place={place} />
      ))}
      <p style={{ ...AT, left: -470, top: 334, fontSize: 22 }}>
        {t(VOLUME)} {volumes}
      </p>
      <Verdict live={live} />
    </section>
  )
}

/** The number of whoever was asked for, and the name of whoever was known. */
function Plate({ live, place }: Props & { readonly place: number }) {
  const t = useTranslate()
  const creature = useLive(live, ({ guide }) => guide.plates[place]?.creature ?? null)
  const isKnown = useLive(live, ({ guide }) => guide.plates[place]?.isKnown ?? false)
  const isFilled = useLive(
    live,
    ({ guide }, now) => filledFor(guide, now) >= ENTRIES.plates + ENTRIES.plateApart * place,
  )
  const { x, y } = PLATES[place] ?? GUIDE
  if (creature === null || !isFilled || !isKnown) return null
  const name = t(names.nameOf(creature))
  return (
    <>
      <p style={{ ...AT, left: x - 98, top: y - 242, fontSize: 19 }}>
        {t({ en: 'No.', fr: 'Nº' })} {creature + 1}
      </p>
      <p style={{ ...NAME, left: x - 113, top: y + 32, fontSize: name.length > LONG_NAME ? 320 / name.length : 27 }}>
        {name}
      </p>
    </>
  )
}

/** How many were known, the rank that this is, the score, and the word that carries it. */
function Verdict({ live }: Props) {
  const t = useTranslate()
  const known = useLive(live, ({ guide }) => knownIn(guide.plates))
  const score = useLive(live, ({ guide }) => guide.score)
  const brushed = useLive(live, ({ guide }, now) => shareOf(filledFor(guide, now) - FILLING.rank))
  const isCounted = useLive(live, ({ guide }, now) => filledFor(guide, now) >= ENTRIES.score)
  const isSlipOut = useLive(live, ({ guide }, now) => filledFor(guide, now) >= ENTRIES.slip + ENTRIES.slides)
  const rank = t(rankOf(known))
  const longest = Math.max(...rank.split('\n').map((line) => line.length))
  const size = Math.min(RANK.size, RANK.width / (longest * RANK.letter))
  const word = writeRecordWord(new Map([[DAY, [score]]]))
  return (
    <>
      {brushed > 0 && <p style={{ ...AT, ...BRUSHED, left: 62, top: 40, fontSize: 22 }}>{t(tallyOf(known))}</p>}
      <p
        style={{
          ...{ ...AT, ...BRUSHED, ...SELECTABLE, whiteSpace: 'pre', rotate: '-2.2deg', left: 60, top: 84 },
          ...{ fontSize: size, lineHeight: 1.04, clipPath: `inset(-20% ${100 - brushed * 100}% -20% -5%)` },
        }}
      >
        {brushed > 0 && rank}
      </p>
      {isCounted && <p style={{ ...AT, ...BRUSHED, left: 62, top: 246, fontSize: 46 }}>{score}</p>}
      {isSlipOut && (
        <p style={{ ...AT, left: 40, top: 306, width: 340, textAlign: 'center', rotate: '-2.2deg' }}>
          <span style={{ ...BRUSHED, ...SELECTABLE, display: 'block', fontSize: 40 }}>{word}</span>
          <span style={{ display: 'block', marginTop: 9, fontSize: 17 }}>{t(RECORD_WORD)}</span>
        </p>
      )}
    </>
  )
}

/** How far the rank is brushed, in steps that are seen. */
function shareOf(elapsed: number): number {
  return Math.min(20, Math.max(0, Math.floor((elapsed / ENTRIES.brushed) * 20))) / 20
}

const NUMBERS: readonly Localized[] = [
  { en: 'None', fr: 'Aucun' },
  { en: 'One', fr: 'Un' },
  { en: 'Two', fr: 'Deux' },
  { en: 'Three', fr: 'Trois' },
  { en: 'Four', fr: 'Quatre' },
  { en: 'Five', fr: 'Cinq' },
  { en: 'Six', fr: 'Six' },
]

/** How many of six were known. */
const tallyOf = (known: number): Localized => ({
  en: `${NUMBERS[known]?.en} out of six`,
  fr: `${NUMBERS[known]?.fr} sur six`,
})
