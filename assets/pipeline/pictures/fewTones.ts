import { clamp } from '../../ink/numbers'
import { channelsOf, INK, PAPER } from '../../ink/palette'
import type { Raster } from '../../ink/raster'

/** Tones from ink to paper: enough that an edge is smooth at its own size. */
const TONES = 4
/** How far a colour's channel may lie off the line from ink to paper before it counts as colour, not as a grey. */
const COLOR = 16
/** Levels a channel of colour goes up by. */
const COLOR_STEP = 20
/** Steps between clear and opaque. */
const ALPHA_STEPS = 2
/** From here on a place is opaque: ink that has dried thin over nothing. */
const OPAQUE = 208

/**
 * Line art in few tones: ink, paper, what lies between them at an edge, and colour in coarse steps. What is left packs
 * without loss to a third of its bytes, its lines as crisp as they were; washes turn into flat patches, so keep those small.
 */
export function inFewTones({ width, height, pixels }: Raster): Raster {
  const ink = channelsOf(INK)
  const paper = channelsOf(PAPER)
  const span = paper.map((channel, i) => channel - (ink[i] ?? 0))
  const lengthSquared = span.reduce((sum, part) => sum + part * part, 0)
  const kept = new Uint8ClampedArray(pixels.length)
  const channelAt = (i: number, channel: number) => pixels[i + channel] ?? 0
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = alphaStep(channelAt(i, 3))
    if (alpha === 0) continue
    let along = 0
    for (let channel = 0; channel < 3; channel++)
      along += ((channelAt(i, channel) - (ink[channel] ?? 0)) * (span[channel] ?? 0)) / lengthSquared
    const share = clamp(along)
    let farthest = 0
    for (let channel = 0; channel < 3; channel++)
      farthest = Math.max(
        farthest,
        Math.abs(channelAt(i, channel) - (ink[channel] ?? 0) - share * (span[channel] ?? 0)),
      )
    const tone = Math.round(share * (TONES - 1)) / (TONES - 1)
    for (let channel = 0; channel < 3; channel++) {
      const grey = (ink[channel] ?? 0) + tone * (span[channel] ?? 0)
      kept[i + channel] = farthest < COLOR ? grey : Math.round(channelAt(i, channel) / COLOR_STEP) * COLOR_STEP
    }
    kept[i + 3] = alpha
  }
  return { width, height, pixels: kept }
}

function alphaStep(alpha: number): number {
  return alpha >= OPAQUE ? 255 : Math.round((alpha / 255) * ALPHA_STEPS) * (255 / ALPHA_STEPS)
}
