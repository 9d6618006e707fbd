import { PLACE } from '../../assets/postcard/shared'

interface Size {
  readonly width: number
  readonly height: number
}

/** An upright rectangle. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** The shapes of a window, as width by height, between which all of it is photographed. */
const SHAPES = { narrowest: 1.25, widest: 2.2 } as const

/** What is that little more than a pixel is none. */
const HAIR = 1e-6

/** Pixels of the saved picture to a unit of the card. */
export const SHARPNESS = 2

/**
 * What of a window is photographed, in CSS pixels: all of it, or, where it is wider or narrower than a card bears, a part about the
 * stage, which is whole within as far as the window shows it.
 *
 * @param stage where the stage lies in the window; of a day that fills it, the window
 */
export function cropOf(window: Size, stage: Box): Box {
  const { height, width } = window
  const across = Math.min(width, Math.ceil(Math.max(height * SHAPES.widest, stage.width) - HAIR))
  const down = Math.min(height, Math.ceil(Math.max(width / SHAPES.narrowest, stage.height) - HAIR))
  return {
    x: startOf(stage.x + stage.width / 2, across, width),
    y: startOf(stage.y + stage.height / 2, down, height),
    width: across,
    height: down,
  }
}

/** Where so much of a whole begins that is centred there, and lies within it. */
function startOf(centre: number, length: number, whole: number): number {
  return Math.min(whole - length, Math.max(0, Math.round(centre - length / 2)))
}

/** Where a picture of that shape lies on the card, in its units: as large as its place, and in the middle of it. */
export function frameOf({ width, height }: Size): Box {
  const scale = Math.min(PLACE.width / width, PLACE.height / height)
  const size = { width: width * scale, height: height * scale }
  return {
    x: PLACE.x + (PLACE.width - size.width) / 2,
    y: PLACE.y + (PLACE.height - size.height) / 2,
    ...size,
  }
}

/** How many pixels are drawn for a CSS pixel of what is photographed: one at least, and no fewer than the card shows of it. */
export function resolutionFor(crop: Size): number {
  return Math.max(1, (frameOf(crop).width * SHARPNESS) / crop.width)
}
