import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { manifest } from '../../../assets/ui/manifest'
import { useTranslate } from '../../language/language'
import { playHouseSound } from '../../sound/houseSounds'
import { Stamp } from '../../ui/Stamp'
import { SLIP, SLIP_LETTERS } from './slipLayout'
import { type FindSlip, type LyingSlip, SLIP_TIMES, type SlipContent } from './slipQueue'

/** Where on the page slips lie. */
export type SlipPlace = 'lower left' | 'upper left' | 'upper middle' | 'upper right'

export interface SlipProps {
  readonly slip: LyingSlip
  readonly place: SlipPlace
}

const { border, lineHeight, line, find, turn } = SLIP
const units = (count: number) => `${count / 20}em`
const address = ({ file }: { readonly file: string }) => `url("${import.meta.env.BASE_URL}${file}")`

const { slip: PAPER, 'slip-stroke': STROKE, 'slip-marks': MARKS } = manifest.pictures

const FRAME: CSSProperties = {
  position: 'fixed',
  zIndex: 1,
  color: 'var(--ink)',
  fontSize: SLIP_LETTERS,
  lineHeight: units(lineHeight),
  pointerEvents: 'none',
  rotate: `${turn}deg`,
}

const PLACES: Record<SlipPlace, CSSProperties> = {
  'lower left': { left: SLIP.left, bottom: SLIP.bottom, transformOrigin: '0 100%' },
  'upper left': { left: SLIP.left, top: SLIP.top, transformOrigin: '0 0' },
  'upper middle': { left: 0, right: 0, top: SLIP.top, width: 'fit-content', margin: '0 auto' },
  'upper right': { right: SLIP.left, top: SLIP.top, transformOrigin: '100% 0' },
}

const sides = Object.values(border)

/** Where its picture does not come, there is bright paper below the words alone. */
const STRIP: CSSProperties = {
  boxSizing: 'content-box',
  maxWidth: units(line),
  border: 'solid transparent',
  borderWidth: sides.map(units).join(' '),
  borderImage: `${address(PAPER['2x'])} ${sides.map((side) => side * PAPER['2x'].resolution).join(' ')} fill stretch`,
  background: 'var(--paper-bright) content-box',
}

/** Letters stand a little higher than in the middle: the stroke lies below them. */
const WORDS: CSSProperties = { position: 'relative', top: units(-4) }

const ACCENT: CSSProperties = {
  position: 'absolute',
  left: units(22),
  right: units(36),
  bottom: units(18),
  height: units(STROKE['2x'].height),
  background: 'var(--accent)',
  mask: `${address(STROKE['2x'])} 0 0 / 100% 100%`,
}

const STAMP: CSSProperties = {
  position: 'absolute',
  left: units(28),
  bottom: units(22),
  width: units(76),
  height: units(90),
  rotate: '-5deg',
  transformOrigin: '50% 100%',
}

/** A part of the picture of marks, as large as such a box. */
const marks = (x: number, y: number, width: number, height: number): CSSProperties => ({
  width: units(width),
  height: units(height),
  background: `${address(MARKS['2x'])} ${units(-x)} ${units(-y)} / ${units(MARKS['2x'].width)} auto no-repeat`,
})

const RAYS: CSSProperties = { ...marks(0, 0, 160, 80), position: 'absolute', left: units(-14), bottom: units(63) }
const DOT: CSSProperties = { display: 'inline-block', marginLeft: units(5), verticalAlign: units(-1) }
const DOTS = { filled: { ...DOT, ...marks(173, 13, 14, 14) }, open: { ...DOT, ...marks(173, 43, 14, 14) } }

/** The stamp is raised before it falls. */
const FALLING: Keyframe[] = [
  { opacity: 0, transform: `translateY(${units(-40)}) rotate(8deg) scale(1.1)` },
  { opacity: 1, offset: 0.12 },
  {
    transform: `translateY(${units(-64)}) rotate(15deg) scale(1.34)`,
    easing: 'cubic-bezier(0.7, 0, 1, 0.7)',
    offset: SLIP_TIMES.raised / (SLIP_TIMES.raised + SLIP_TIMES.stamped),
  },
  { transform: 'none' },
]

/** It gives where it strikes, and comes to rest. */
const SETTLING: Keyframe[] = [
  { transform: 'scale(1.13, 0.83)', easing: 'ease-out' },
  { transform: `translateY(${units(-4)}) scale(0.95, 1.06)`, offset: 0.36 },
  { transform: 'scale(1.03, 0.98)', offset: 0.7 },
  { transform: 'none' },
]

/** How far paper is wiped on from the left, torn. */
const wiped = (share: number) => {
  const at = (more: number) => `calc(${share * 110}% + ${more}px)`
  return `polygon(-5% -80%, ${at(26)} -80%, ${at(14)} 20%, ${at(22)} 45%, ${at(6)} 62%, ${at(16)} 82%, ${at(2)} 180%, -5% 180%)`
}

/** A slip of torn paper with what was said or found: laid down with one stroke, it slips away below, and takes no press. */
export function Slip({ slip, place }: SlipProps) {
  const frameRef = useRef<HTMLDivElement>(null)
  const { content, isLeaving } = slip
  const isFound = content.kind === 'find'

  useLayoutEffect(() => {
    const frame = frameRef.current
    if (frame && !isCalm()) layDown(frame, isFound)
    else if (isFound) playHouseSound('thump')
  }, [isFound])

  useLayoutEffect(() => {
    const frame = frameRef.current
    if (frame && isLeaving) letGo(frame, place)
  }, [isLeaving, place])

  return (
    <div aria-hidden data-slip={content.kind} ref={frameRef} style={{ ...FRAME, ...PLACES[place] }}>
      <div data-part="paper" style={STRIP}>
        <div style={WORDS}>
          <Written content={content} />
        </div>
      </div>
      <div data-part="stroke" style={ACCENT} />
      {content.kind === 'find' && (
        <>
          <div data-part="rays" style={RAYS} />
          <Stamp data-part="stamp" stamp={content.stamp} style={STAMP} />
        </>
      )}
    </div>
  )
}

function Written({ content }: { readonly content: SlipContent }) {
  const t = useTranslate()
  return content.kind === 'caption' ? t(content.words) : <Found {...content} />
}

function Found({ name, found, of }: FindSlip) {
  const t = useTranslate()
  return (
    <div style={{ minWidth: units(find.width), paddingLeft: units(find.indent) }}>
      <div style={{ fontSize: units(find.name) }}>
        {t({ en: 'Found:', fr: 'Trouvé :' })} {t(name)}
      </div>
      <div style={{ color: 'var(--wash)', fontSize: '0.9em' }}>
        {t({ en: `${found} of ${of}`, fr: `${found} sur ${of}` })}{' '}
        {Array.from({ length: of }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots differ by nothing but their place.
          <span key={place} style={place < found ? DOTS.filled : DOTS.open} />
        ))}
      </div>
    </div>
  )
}

function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

function layDown(frame: HTMLElement, isFound: boolean): void {
  const duration = isFound ? SLIP_TIMES.findLaid : SLIP_TIMES.laid
  const part = (name: string) => frame.querySelector(`[data-part="${name}"]`)
  frame.animate({ transform: ['translate(4px, -6px) rotate(-1.7deg)', 'none'] }, { duration, easing: 'ease-out' })
  part('paper')?.animate({ clipPath: [wiped(0), wiped(1)] }, { duration, easing: 'ease-in-out' })
  // The stroke is ahead of the paper.
  part('stroke')?.animate(
    { clipPath: ['inset(-2px 100% -2px 0)', 'inset(-2px 0 -2px 0)'] },
    { duration: duration * 0.75 },
  )
  if (!isFound) return
  const thumped = duration + SLIP_TIMES.stamped
  const falls = part('stamp')?.animate(FALLING, {
    duration: SLIP_TIMES.raised + SLIP_TIMES.stamped,
    delay: duration - SLIP_TIMES.raised,
    fill: 'backwards',
  })
  if (falls) falls.onfinish = () => playHouseSound('thump')
  part('stamp')?.animate(SETTLING, { duration: SLIP_TIMES.settled, delay: thumped })
  part('rays')?.animate({ opacity: [1, 1, 0] }, { duration: 600, delay: thumped, fill: 'both' })
  part('rays')?.animate({ opacity: [0, 0] }, { duration: thumped })
  frame.animate({ translate: ['0 2px', '-2px 0', '2px 1px', '0 0'] }, { duration: SLIP_TIMES.shaken, delay: thumped })
}

/** It lets go at its left end, and slips out of the window. */
function letGo(frame: HTMLElement, place: SlipPlace): void {
  const isBelow = place === 'lower left'
  const transform = isBelow ? 'translate(-6px, 160%) rotate(4.1deg)' : 'translate(-6px, -160%) rotate(-4.1deg)'
  const duration = isCalm() ? 0 : SLIP_TIMES.leaving
  frame.animate({ transform: ['none', transform] }, { duration, easing: 'ease-in', fill: 'forwards' })
}
