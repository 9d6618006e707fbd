import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { book } from '../../src/finds/book'
import { findPlacesIn, pagesOf } from '../../src/finds/findPlaces'
import { useTranslate } from '../../src/language/language'
import type { Localized } from '../../src/language/words'
import { readRecordWord, writeRecordWord } from '../../src/scores/recordWord'
import { scores } from '../../src/scores/scores'
import { type Live, useLive } from '../../src/stage/contract/live'
import { SLAB_PLACE, STONE_AREAS, STONES, slabShare } from './layout'
import type { GargoyleState } from './state'
import { STONE_WORDS, wordsOfVerdict } from './words'

/** What stands before the word that holds the top fives of now. */
const RECORD: Localized = { en: 'Your records as a word:', fr: 'Vos records en un mot :' }

/** What to do, in the empty niche. */
const HINT: Localized = { en: 'A day’s word, or a record word?', fr: 'Le mot d’un jour, ou un mot de score ?' }

/** Words of the slab, in scene units. */
const WORDS: CSSProperties = {
  position: 'absolute',
  margin: 0,
  textAlign: 'center',
  lineHeight: 1.15,
  color: '#ebe2cf',
  // Where the brush does not come, in the hand that is there already.
  fontFamily: '"Inkwell Display", var(--hand)',
}

/** Where the hint and the line below the stones are, from the slab's upper edge, and how wide. */
const HINT_LINE = { y: 44, width: 660, size: 34 } as const
/** Clear of the ring round a stone, which reaches 18 CSS pixels below it, and 26 units at the smallest scale. */
const LAST_LINE = { y: 484, width: 740 } as const
/** An outline in the stone's colour, so that its engraved lines stop short of what is written across them. */
const CLEAR_OF_LINES: CSSProperties = {
  textShadow: [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y) => `${x}px ${y}px #1d1a17`)).join(', '),
}
/** So many ms before who is led to the table is there, the red has come over the stones. */
const SWALLOWED = 560
/** Below so many letters the record word is written large. */
const SHORT = 34

/** What stands on the slab once it is up. */
export function SlabWords({ live }: { readonly live: Live<GargoyleState> }) {
  useRestoredScores(live)
  const t = useTranslate()
  const isUp = useLive(live, (page, now) => page.screen === 'password' && slabShare(page, now) === 1)
  const isEmpty = useLive(live, ({ password }) => password.typed === '' && password.crumbled === null)
  const isSwallowed = useLive(live, ({ warp }, now) => warp?.slug === null && now >= warp.span.until - SWALLOWED)
  const over = useLive(live, ({ password }) => password.over)
  // A verdict is another when it was given at another moment.
  useLive(live, ({ password }) => password.verdict?.from ?? null)
  if (!isUp) return null
  const { verdict } = live.state.password
  const told = verdict && wordsOfVerdict(verdict.kind, verdict.words)
  return (
    <>
      {isEmpty && (
        <p aria-hidden="true" style={{ ...lineAt(HINT_LINE), fontSize: HINT_LINE.size, color: '#948a7b' }}>
          {t(HINT)}
        </p>
      )}
      {(isSwallowed ? [] : STONE_AREAS).map((stone) => {
        const { x, y, width } = STONES[stone]
        const color = stone === over ? '#ef6a4c' : WORDS.color
        return (
          <p aria-hidden="true" key={stone} style={{ ...lineAt({ x, y: y - 21, width }), fontSize: 32, color }}>
            {t(STONE_WORDS[stone])}
          </p>
        )
      })}
      {told ? (
        <p aria-hidden="true" style={{ ...lineAt(LAST_LINE), ...CLEAR_OF_LINES, fontSize: 28, color: '#ef6a4c' }}>
          {t(told)}
        </p>
      ) : (
        <RecordWord />
      )}
    </>
  )
}

/** The top fives and the finds of now, as a word to be noted down. */
function RecordWord() {
  const t = useTranslate()
  const lists = useSyncExternalStore(scores.subscribe, scores.read)
  const pages = useSyncExternalStore(book.subscribe, book.read)
  const word = writeRecordWord(lists, findPlacesIn(pages))
  const style = { ...lineAt(LAST_LINE), ...CLEAR_OF_LINES, fontSize: word.length < SHORT ? 24 : 17 }
  return (
    <p style={style}>
      {t(RECORD)} <span style={{ userSelect: 'text', pointerEvents: 'auto' }}>{word}</span>
    </p>
  )
}

/** Scores and finds are no business of the rules: they say which record word was entered, and it is taken from there. */
function useRestoredScores(live: Live<GargoyleState>): void {
  const recordWord = useLive(live, ({ password }) => password.restored)
  useEffect(() => {
    if (recordWord === null) return
    const read = readRecordWord(recordWord)
    if ('reason' in read) return
    scores.restore(read.lists)
    book.add(pagesOf(read.finds))
  }, [recordWord])
}

function lineAt({ x = 0, y, width }: { x?: number; y: number; width: number }): CSSProperties {
  return { ...WORDS, left: SLAB_PLACE.x + x - width / 2, top: SLAB_PLACE.y + y, width }
}
