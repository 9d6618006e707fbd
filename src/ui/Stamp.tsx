import type { ComponentProps, CSSProperties } from 'react'

/** A stamp with its edge and its shadow, and what is printed on it, in CSS pixels of the book. */
const PAPER = { width: 136, height: 160 }
const PRINT = { left: 6, top: 6, width: 124, height: 124 }

/** Which stamp: of a day's finds the one in that place. */
export interface StampPlace {
  readonly slug: string
  readonly place: number
}

interface Props extends ComponentProps<'span'> {
  /** `null`: nobody has found it, and its pencil outline is seen. */
  readonly stamp: StampPlace | null
}

const address = (file: string) => import.meta.env.BASE_URL + file
const picture = (file: string) => `url("${address(file)}")`
const share = (part: number, whole: number) => `${(part / whole) * 100}%`

const FRAME: CSSProperties = {
  display: 'block',
  aspectRatio: `${PAPER.width} / ${PAPER.height}`,
  backgroundImage: picture('stamps/open-1x.webp'),
  backgroundSize: '100% 100%',
}

const PRINTED: CSSProperties = {
  position: 'relative',
  left: share(PRINT.left, PAPER.width),
  top: share(PRINT.top, PAPER.height),
  display: 'block',
  width: share(PRINT.width, PAPER.width),
  height: share(PRINT.height, PAPER.height),
  overflow: 'clip',
}

const PRINTS: CSSProperties = { position: 'absolute', top: 0, width: 'auto', maxWidth: 'none', height: '100%' }

/** A stamp of the book, as wide as its place: its paper, and the drawing of what was found. */
export function Stamp({ stamp, style, ...attributes }: Props) {
  if (!stamp) return <span style={{ ...FRAME, ...style }} {...attributes} />
  const { slug, place } = stamp
  return (
    <span style={{ ...FRAME, backgroundImage: picture('stamps/paper-1x.webp'), ...style }} {...attributes}>
      <span style={PRINTED}>
        {/* What is printed lies beside that of the day's other stamps, all in one picture. */}
        <img alt="" src={address(`${slug}-stamps/prints-1x.webp`)} style={{ ...PRINTS, left: `${-100 * place}%` }} />
      </span>
    </span>
  )
}
