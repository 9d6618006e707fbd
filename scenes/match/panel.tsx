import { type CSSProperties, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../src/language/language'
import { ChunkLoadError } from '../../src/loading/chunkLoader'
import { errors } from '../../src/reports/errors'
import { scores } from '../../src/scores/scores'
import { type Live, useLive } from '../../src/stage/contract/live'
import { Typewriter } from '../../src/ui/Typewriter'
import { COMPARTMENTS, isShut, ROUNDS } from './layout'
import { names } from './names'
import type { MatchState } from './state'
import { LABELS, lineOf, typedOf } from './words'

/** The number of this day, and how many of its scores are kept. */
const DAY = 8
const PLACES = [0, 1, 2, 3, 4] as const

/** Where words lie, in scene units. */
const AT = { position: 'absolute', margin: 0, whiteSpace: 'nowrap', lineHeight: 1, textAlign: 'center' } as const
const TAG = { ...AT, top: 122, width: 224, fontSize: 36 } as const
const NAME = { ...AT, top: 799, width: 232, fontSize: 34 } as const
const LINE = { ...AT, top: 876, left: 176, width: 1032, fontSize: 42 } as const
const BEST = { ...AT, top: 96, left: 470, width: 440, fontSize: 34 } as const
const NOTE = { ...AT, top: 312, left: 200, width: 340, fontSize: 26, whiteSpace: 'normal', textAlign: 'left' } as const

/** What is written in the field guide comes with what is drawn of it, and is seen once the brush of its rank has come, too. */
const GuideWords = lazy(async () => {
  const [{ GuideWords: Words }] = await Promise.all([
    import('./later'),
    // Where it does not come, the rank is written without it.
    document.fonts.load('60px "Inkwell Display"').catch(() => []),
  ])
  return { default: Words }
})

interface Props {
  readonly live: Live<MatchState>
}

/** The words of the case: its labels, the names, the line, and the best five while nobody plays; or those of the guide that lies in it. */
export function Panel({ live }: Props) {
  useEffect(() => {
    names.fetch().catch((error: unknown) => {
      console.warn('The names of the blotlings did not load: they bear numbers.', error)
      errors.tell({ kind: 'asset failed', error })
    })
  }, [])
  // Where the guide lies nothing of the case can be read.
  const isOpen = useLive(live, ({ guide }) => guide.at !== null)
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <GuideWords live={live} />
      </Suspense>
    )
  return (
    <>
      <Labels live={live} />
      {COMPARTMENTS.map((x, place) => (
        <Name key={x} live={live} place={place} x={x} />
      ))}
      <Line live={live} />
      <BestFive live={live} />
      <MissingNote live={live} />
    </>
  )
}

function Labels({ live }: Props) {
  const t = useTranslate()
  // For the next game, they are as before the first.
  const round = useLive(live, (match, now) => (isShut(match, now) ? -1 : match.round))
  const score = useLive(live, (match, now) => (isShut(match, now) ? 0 : match.score))
  return (
    <>
      <p style={{ ...TAG, left: 212, rotate: '-1deg' }}>
        {t(LABELS.round)} {round < 0 ? '–' : `${round + 1}/${ROUNDS}`}
      </p>
      <p style={{ ...TAG, left: 946, rotate: '1.2deg' }}>
        {t(LABELS.score)} {score}
      </p>
    </>
  )
}

/** A name on its slip; the button of the compartment says it, too. */
function Name({ live, place, x }: Props & { readonly place: number; readonly x: number }) {
  const t = useTranslate()
  const haveCome = useSyncExternalStore(names.subscribe, names.haveCome)
  const creature = useLive(live, (match, now) =>
    isShut(match, now) ? null : (match.question?.candidates[place] ?? null),
  )
  if (creature === null || !haveCome) return null
  const name = t(names.nameOf(creature))
  return (
    <p
      aria-hidden="true"
      style={{ ...NAME, left: x - NAME.width / 2, fontSize: name.length > 13 ? 420 / name.length : NAME.fontSize }}
    >
      {name}
    </p>
  )
}

function Line({ live }: Props) {
  const t = useTranslate()
  const line = useLive(live, (match) => match.line)
  const round = useLive(live, (match) => match.round)
  const text = t(lineOf(line, round))
  const typed = useLive(live, (match, now) => typedOf(match.line, text, now - match.lineSince))
  return (
    <p style={LINE}>
      <Typewriter text={text} typed={typed} />
    </p>
  )
}

function BestFive({ live }: Props) {
  const t = useTranslate()
  const best = useSyncExternalStore(scores.subscribe, () => scores.topFive(DAY))
  const isSeen = useLive(live, isShut)
  const last = useLive(live, (match) => (match.endedAt === null ? null : match.score))
  if (!isSeen) return null
  const latest = last === null ? -1 : best.indexOf(last)
  return (
    <section style={BEST}>
      <h2 style={{ margin: '0 0 10px', fontSize: 40, lineHeight: 1, fontWeight: 'normal', fontFamily: 'inherit' }}>
        {t(LABELS.best)}
      </h2>
      <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {PLACES.map((place) => (
          <li key={place} style={place === latest ? LATEST : ROW}>
            <span>{place + 1}.</span>
            <span>{best[place] ?? '–'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const ROW: CSSProperties = { display: 'flex', justifyContent: 'space-between', padding: '1px 60px' }
const LATEST: CSSProperties = { ...ROW, background: 'rgb(93 125 74 / 30%)', borderRadius: 8 }

/** A picture that does not come is told of, for as long as its round lasts. */
function MissingNote({ live }: Props) {
  const t = useTranslate()
  const [missing, setMissing] = useState<number | null>(null)
  const round = useLive(live, (match) => match.round)
  useEffect(
    () =>
      errors.subscribe(({ error }) => {
        if (error instanceof ChunkLoadError && error.chunk.startsWith(`day${DAY}/`)) setMissing(live.state.round)
      }),
    [live],
  )
  if (missing === null || (missing !== round && missing !== round - 1)) return null
  return (
    <p role="status" style={NOTE}>
      {t(LABELS.missing)}
    </p>
  )
}
