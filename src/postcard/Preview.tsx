import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react'
import { CARD } from '../../assets/postcard/shared'
import type { CalendarDay } from '../calendar'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { LAID, writtenLine } from './card'
import type { Box } from './frame'
import styles from './Postcard.module.css'
import type { PrintedCard } from './takeCard'

interface Props {
  /** `null` until it is printed. */
  readonly card: PrintedCard | null
  readonly day: CalendarDay
  readonly line: string
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Where a part of the card lies on it. */
const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  left: share(x, CARD.width),
  top: share(y, CARD.height),
  width: share(width, CARD.width),
  height: share(height, CARD.height),
})

const WHOLE = placed({ x: 0, y: 0, ...CARD })
const LINE = placed(LAID.line)
const STAMP = placed(LAID.stamp)
const POSTMARK = placed(LAID.postmark)

/** The card as it lies on the sheet, held by a clip: it is stamped as it comes. */
export function Preview({ card, day, line }: Props) {
  const t = useTranslate()
  const written = useMemo(() => writtenLine(line), [line])
  const label = t({
    en: `A postcard of ${day.prompt}, as it is this very moment${line && `: ${line}`}`,
    fr: `Une carte postale de ${day.prompt}, à cet instant précis${line && ` : ${line}`}`,
  })
  return (
    <div aria-label={label} className={styles.card} role="img">
      {card && (
        <>
          <Printed picture={card.card} style={WHOLE} />
          <Printed picture={written} style={LINE} />
          <div className={styles.stamp} onAnimationEnd={() => playHouseSound('thump')} style={STAMP}>
            <Printed picture={card.stamp} style={FILLED} />
          </div>
          <div className={styles.postmark} style={POSTMARK}>
            <Printed picture={card.postmark} style={FILLED} />
          </div>
        </>
      )}
      <span className={styles.clip} />
    </div>
  )
}

const FILLED: CSSProperties = { inset: 0, width: '100%', height: '100%' }

/** A canvas, as it is. */
function Printed({ picture, style }: { readonly picture: HTMLCanvasElement; readonly style: CSSProperties }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.replaceChildren(picture), [picture])
  return <div className={styles.printed} ref={ref} style={style} />
}
