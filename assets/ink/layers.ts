import { Ink } from './ink'
import type { Options } from './numbers'
import type { RecordedPicture } from './recorder'

/** What a layer may have of its own. */
type LayerHand = Options<Pick<RecordedPicture, 'lineWidth'> & Pick<Ink, 'light' | 'boil'>>

/** One layer of a picture. */
export interface Layer extends LayerHand {
  draw: (ink: Ink) => void
}

/**
 * Draws a picture's layers by their names, far ones first, and lets them dry together, in one pass. Each has a chance of its own:
 * a stroke more in the desk moves nothing in the book that lies on it, as if they were two pictures. Layers have the page's
 * coordinates, whatever the transform, and all of it: they are drawn outside of `at`, `clip` and `warp`.
 */
export function drawLayers(ink: Ink, layers: Readonly<Record<string, Layer | Layer['draw']>>): void {
  for (const [name, layer] of Object.entries(layers)) {
    const { draw, lineWidth = ink.lineWidth, light = ink.light, boil = ink.boil } = asLayer(layer)
    const { width, height, left, top, frame, under, bleed } = ink
    const page = { width, height, left, top, frame, under, bleed, lineWidth }
    const own = new Ink({ ...page, seed: `${ink.seed}/${name}`, name: `${ink.name}, layer ${name}` })
    own.light = light
    own.boil = boil
    draw(own)
    ink.marks.push(...own.marks)
  }
}

function asLayer(layer: Layer | Layer['draw']): Layer {
  return typeof layer === 'function' ? { draw: layer } : layer
}
