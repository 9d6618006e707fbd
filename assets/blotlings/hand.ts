import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import type { Tone } from '../ink/tone'

/** What a blotling makes of it. */
export type Mood = 'calm' | 'blink' | 'glad' | 'sad'

/** How a part of a blotling is drawn. */
interface Part {
  /** The darkness (0…1) at which its shading begins; not shaded when not given. */
  from: number
  /** The full width of its outline, in units; 2.4 when not given. */
  width: number
  /** Units by which what lies behind stops short; 0.8 when not given. */
  halo: number
  /** Draws no outline: what lies on the form comes first. */
  bare: boolean
  /** How far its colour slips into the shadow, in units; 1.2 when not given. */
  offset: number
  tone: Options<Tone>
}

/** The hand that all blotlings are drawn by: few lines, each of them bold, and one colour. */
export interface Hand {
  readonly ink: Ink
  readonly accent: Color
  readonly mood: Mood
  /** A form of paper that hides what lies behind it. */
  form(shape: PathSource, part?: Options<Part>): Line
  /** A form in the creature's colour. */
  tinted(shape: PathSource, part?: Options<Part>): Line
  /** A black form, its lit edge caught by the light. */
  solid(shape: PathSource, part?: Options<Pick<Part, 'halo'> & { rim: number }>): Line
  /** A form in shadow: a far leg, a far ear. */
  far(shape: PathSource, part?: Options<Part>): Line
  spot(...shapes: readonly PathSource[]): void
  pen(width: number, ...paths: readonly PathSource[]): void
  even(width: number, ...paths: readonly PathSource[]): void
  flick(width: number, ...paths: readonly PathSource[]): void
  white(width: number, ...paths: readonly PathSource[]): void
}

export function handOf(ink: Ink, accent: Color, mood: Mood = 'calm'): Hand {
  const form: Hand['form'] = (shape, { from, width = 2.4, halo = 0.8, bare = false, tone } = {}) =>
    ink.form(shape, {
      ...{ width, halo, gap: 0.16, overshoot: 0.4, contour: !bare },
      tone: from === undefined ? false : { from, to: 0.84, width: 2.1, spacing: 2.4, angle: -52, ...tone },
    })
  return {
    ...{ ink, accent, mood, form },
    tinted(shape, part = {}) {
      const line = form(shape, { ...part, bare: true })
      ink.tint(line, { color: accent, offset: part.offset ?? 1.2 })
      if (!part.bare) ink.contour(line, { width: part.width ?? 2.4, gap: 0.14, overshoot: 0.4 })
      return line
    },
    solid(shape, { halo = 1, rim = 1.4 } = {}) {
      const line = ink.black(ink.cut(shape, { halo }))
      if (rim > 0) ink.rim(line, { distance: rim })
      return line
    },
    far: (shape, part = {}) =>
      form(shape, {
        halo: 0.5,
        from: 0.06,
        ...part,
        tone: { to: 0.6, width: 2.1, spacing: 2, angle: -65, ...part.tone },
      }),
    spot(...shapes) {
      for (const shape of shapes) ink.black(shape)
    },
    pen: (width, ...paths) => ink.lines(paths, { width }),
    even: (width, ...paths) => ink.lines(paths, { width, profile: 'even' }),
    flick: (width, ...paths) => ink.lines(paths, { width, profile: 'flick' }),
    white: (width, ...paths) => ink.lines(paths, { width, white: true, profile: 'swell' }),
  }
}
