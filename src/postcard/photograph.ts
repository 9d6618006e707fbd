import { type Box, resolutionFor } from './frame'
import { paintElement } from './paintElement'

interface Size {
  readonly width: number
  readonly height: number
}

/** As much of a day that plays on the stage as is photographed. */
export interface PlayedStage {
  readonly app: {
    readonly canvas: HTMLCanvasElement
    readonly renderer: {
      readonly resolution: number
      resize(width: number, height: number, resolution: number): void
    }
  }
  /** What there is to be seen in, in CSS pixels. */
  readonly window: Size
  /** How the stage lies in it: where its origin is, and how large a scene unit, in CSS pixels. */
  readonly fit: { readonly x: number; readonly y: number; readonly scale: number }
  /** Its `size` is that of the stage, in scene units, and `now` how long it has been played, in ms. */
  readonly playhead: { readonly isPaused: boolean; readonly now: number; readonly world: { readonly size: Size } }
  /** Lays the picture into a window of that size. */
  resize(window: Size): void
  /** Draws this very moment. */
  redraw(): void
  /** Holds the day as it is, silent, until `resume`. */
  suspend(): void
  resume(): void
}

/** Where the stage lies in the window, in CSS pixels. */
export function stageIn({ fit, playhead }: PlayedStage): Box {
  const { width, height } = playhead.world.size
  return { x: fit.x, y: fit.y, width: width * fit.scale, height: height * fit.scale }
}

/**
 * Photographs what is seen of a day at this moment, in a part of the window: what is drawn, as sharp as the card shows it, and over it
 * what is written. The browser paints nothing meanwhile.
 *
 * @param stage `null` of a page without one
 * @param written what lies over the picture, or is all of it; `null` where nothing does
 */
export function photograph(stage: PlayedStage | null, written: Element | null, crop: Box): HTMLCanvasElement {
  const resolution = resolutionFor(crop)
  const picture = document.createElement('canvas')
  picture.width = Math.round(crop.width * resolution)
  picture.height = Math.round(crop.height * resolution)
  const context = picture.getContext('2d')
  if (!context) throw new Error('There is no canvas to print a photograph on.')
  if (stage) copyStage(context, stage, crop, resolution)
  context.setTransform(resolution, 0, 0, resolution, -crop.x * resolution, -crop.y * resolution)
  if (written) paintElement(context, written)
  return picture
}

/** Draws the stage so sharp for a moment, and as it was before the browser paints it. */
function copyStage(context: CanvasRenderingContext2D, stage: PlayedStage, crop: Box, resolution: number): void {
  const { canvas, renderer } = stage.app
  const { window } = stage
  const before = renderer.resolution
  const drawAt = (sharpness: number) => {
    renderer.resize(window.width, window.height, sharpness)
    stage.resize(window)
    stage.redraw()
  }
  drawAt(resolution)
  const { width, height } = context.canvas
  context.drawImage(
    canvas,
    ...([crop.x, crop.y, crop.width, crop.height].map((length) => length * resolution) as [
      number,
      number,
      number,
      number,
    ]),
    0,
    0,
    width,
    height,
  )
  drawAt(before)
}
