import type { Mark } from './marks'
import { lerp, type Options } from './numbers'
import type { MarkedPage } from './paint'
import { type Color, channelsOf } from './palette'

/** The light or the livery that a finished drawing is shown in: its colours turn, not one of its lines moves. */
export interface Mood {
  /** Colours in place of others, by what was laid: a livery, or what glows by itself and neither greys nor takes the light. */
  colors: Readonly<Partial<Record<Color, Color>>>
  /** How much (0…1) of every other colour is drained; 0 when not given. */
  grey: number
  /** The light that falls on all the others, on ink and paper too; plain white when not given. */
  light: Color
}

/** The same marks in other colours: nothing is drawn again. */
export function inMood(page: MarkedPage, mood: Options<Mood>): MarkedPage {
  const turned = (mark: Mark): Mark =>
    'color' in mark && mark.color !== undefined ? { ...mark, color: colorIn(mood, mark.color) } : mark
  return { ...page, marks: page.marks.map(turned) }
}

/** What a colour looks like there. Throws when a colour is not written #rrggbb. */
export function colorIn({ colors, grey = 0, light = '#ffffff' }: Options<Mood>, color: Color): Color {
  const livery = colors?.[color]
  if (livery !== undefined) {
    channelsOf(livery)
    return livery
  }
  const [red, green, blue] = channelsOf(color)
  const brightness = 0.299 * red + 0.587 * green + 0.114 * blue
  const shown = channelsOf(light).map((share, i) => {
    const channel = lerp([red, green, blue][i] ?? 0, brightness, grey)
    return Math.round((channel * share) / 255)
  })
  return `#${shown.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
