import { type CSSProperties, type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { useTranslate } from '../../../src/language/language'
import type { Language } from '../../../src/language/words'
import { type Live, useLive } from '../../../src/stage/contract/live'
import { FIGURINES, LABEL_HEIGHT, ROWS } from '../layout'
import type { ScallopState } from '../state'
import type { FigurineText } from '../texts/figurineText'
import { nameOf, typeset } from '../texts/shelf'
import { LABELS } from '../words'

/** How far a wheel turns, in pixels, and a finger moves, in scene units, for a row. */
const WHEEL = 36
const FINGER = ROWS.height * 0.8
/** A finger that has moved further than this, in scene units, has not tapped. */
const TAP = 14

interface Props {
  readonly live: Live<ScallopState>
  readonly language: Language
  readonly texts: readonly FigurineText[] | null
  readonly hasFailed: boolean
  /** Whether one has stepped back, and no name is there to be pressed. */
  readonly isAway: boolean
}

/** A finger on the list: where it was put down, how many rows it has moved them, and whether it is dragging. */
interface Finger {
  readonly y: number
  rows: number
  isDragging: boolean
}

/** All names, fourteen of them in sight: a listbox, scrolled by whole rows. */
export function List({ live, language, texts, hasFailed, isAway }: Props) {
  const t = useTranslate()
  const top = useLive(live, (gallery) => gallery.top)
  const selected = useLive(live, (gallery) => gallery.selected)
  const [pointed, setPointed] = useState<number | null>(null)
  const wheeled = useRef(0)
  const finger = useRef<Finger | null>(null)
  const inSight = Array.from({ length: ROWS.count }, (_, row) => top + row)
  const isInSight = inSight.includes(selected)

  const wheel = ({ deltaY, deltaMode }: WheelEvent) => {
    wheeled.current += deltaMode === 0 ? deltaY : deltaY * WHEEL
    const rows = Math.trunc(wheeled.current / WHEEL)
    wheeled.current -= rows * WHEEL
    if (rows !== 0) live.press(`scroll-${rows}`)
  }

  const drag = (event: PointerEvent<HTMLElement>) => {
    const held = finger.current
    if (!held) return
    const moved = (event.clientY - held.y) / scaleOf(event.currentTarget)
    if (Math.abs(moved) > TAP) held.isDragging = true
    const rows = held.isDragging ? Math.trunc(-moved / FINGER) : 0
    if (rows !== held.rows) live.press(`scroll-${rows - held.rows}`)
    held.rows = rows
  }

  return (
    <>
      <div
        aria-activedescendant={`figurine-${selected + 1}`}
        aria-label={t(LABELS.list)}
        onPointerCancel={() => {
          finger.current = null
        }}
        onPointerDown={({ pointerType, clientY }) => {
          finger.current = pointerType === 'mouse' ? null : { y: clientY, rows: 0, isDragging: false }
        }}
        onPointerLeave={() => setPointed(null)}
        onPointerMove={drag}
        onWheel={wheel}
        role="listbox"
        style={isAway ? LIST_AWAY : LIST}
        tabIndex={0}
      >
        {(isInSight ? inSight : [...inSight, selected]).map((index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the day takes the keys, wherever the focus is
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays with the list: a name that scrolls out of sight would lose it
          <div
            aria-posinset={index + 1}
            aria-selected={index === selected}
            aria-setsize={FIGURINES}
            id={`figurine-${index + 1}`}
            key={index}
            lang={language}
            onClick={({ detail }) => {
              // A finger has chosen as it was lifted; a screen reader's click is nobody's.
              if (finger.current === null || detail === 0) live.press(`entry-${index}`)
            }}
            onPointerUp={() => {
              if (finger.current?.isDragging === false) live.press(`entry-${index}`)
            }}
            onPointerEnter={() => setPointed(index)}
            role="option"
            style={styleOf(index - top, index === selected, index === pointed, nameOf(texts, index, language).length)}
          >
            {typeset(nameOf(texts, index, language), language)}
          </div>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" style={FAILED}>
          {t(LABELS.missing)}{' '}
          <button onClick={tryAgain(selected, language)} style={AGAIN} type="button">
            {t(LABELS.again)}
          </button>
        </p>
      )}
    </>
  )
}

/** Pixels for a scene unit, of something as high as the list. */
const scaleOf = (list: HTMLElement) => list.getBoundingClientRect().height / (ROWS.count * ROWS.height)

/** Browsers remember a script that did not come, until the page is opened anew: at the same figurine, in the same language. */
const tryAgain = (selected: number, language: Language) => () => {
  window.history.replaceState(null, '', `#/scallop?n=${selected + 1}&lang=${language}`)
  window.location.reload()
}

const LIST: CSSProperties = {
  position: 'absolute',
  left: ROWS.left - 8,
  top: ROWS.top - 4,
  width: ROWS.width + 16,
  height: ROWS.count * ROWS.height,
  overflow: 'hidden',
  pointerEvents: 'auto',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  outlineOffset: 6,
}
const LIST_AWAY: CSSProperties = { ...LIST, pointerEvents: 'none' }

function styleOf(row: number, isSelected: boolean, isPointed: boolean, length: number): CSSProperties {
  const isInSight = row >= 0 && row < ROWS.count
  return {
    position: 'absolute',
    left: 0,
    top: isInSight ? row * ROWS.height : 0,
    width: '100%',
    height: ROWS.height,
    padding: `0 12px ${ROWS.height - LABEL_HEIGHT - 4}px 34px`,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    fontSize: length > 27 ? 26 : 30,
    lineHeight: 1,
    rotate: isSelected ? '-0.5deg' : undefined,
    textDecoration: isPointed && !isSelected ? 'underline 2px' : undefined,
    textUnderlineOffset: 5,
    visibility: isInSight ? undefined : 'hidden',
  }
}

const FAILED: CSSProperties = {
  position: 'absolute',
  left: 160,
  top: 900,
  width: 400,
  margin: 0,
  fontSize: 25,
  lineHeight: 1.1,
}
const AGAIN: CSSProperties = {
  border: 0,
  padding: 4,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
}
