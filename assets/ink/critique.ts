import { itemAt } from './numbers'
import type { Raster } from './raster'

/** What an art director would measure. Shares are of the silhouette. Descriptive: a good number is no good drawing, so look too. */
export interface Critique {
  /** Ink, lines and all: 0.28–0.46 as a rule. */
  ink: number
  /** Greys between ink and paper. */
  grey: number
  /** Colour: 0–0.27. */
  accent: number
  /** Bare paper: 0.3–0.55. */
  paper: number
  /** Touches the picture's edge. */
  clipped: boolean
  /** Loose bits beside the main silhouette. */
  islands: number
  /** Thick lines against thin ones (92nd percentile by 15th): 4.5–17. */
  weightSpread: number
  /** How much of the ink has a twin across the middle, 0…1: under 0.35. */
  symmetry: number
  /** The silhouette's share of the box around it: 0.44–0.6. */
  fill: number
  warnings: string[]
}

const LUMA = [0.3, 0.59, 0.11] as const
const RULES: readonly (readonly [(critique: Critique) => boolean, string])[] = [
  [({ ink }) => ink < 0.22, 'too pale: spot more black'],
  [({ ink }) => ink > 0.58, 'too black: carve white into it, or add a paper area'],
  [({ paper }) => paper < 0.2, 'no rest: leave at least 30 % bare paper'],
  [({ accent }) => accent > 0.4, 'the accent is no longer an accent'],
  [({ clipped }) => clipped, 'touches the edge of the picture'],
  [({ weightSpread }) => weightSpread < 3.5, 'uniform weight: heavier in the shadow, thinner inside, one solid black'],
  [({ symmetry }) => symmetry > 0.5, 'mirrored: tilt it, turn it, or move one side'],
  [({ islands }) => islands > 14, 'many loose bits: connect or delete them'],
  [({ fill }) => fill > 0.86, 'boxy: open negative spaces'],
]

/** Measures a drawing on a transparent ground. Throws when it is empty. */
export function critique(raster: Raster): Critique {
  const { width, height } = raster
  const { solid, ink, counts, box } = survey(raster)
  if (counts.solid === 0) throw new Error('Nothing is drawn, so there is nothing to criticise.')
  const measured: Critique = {
    ink: counts.ink / counts.solid,
    grey: counts.grey / counts.solid,
    accent: counts.accent / counts.solid,
    paper: 1 - (counts.ink + counts.grey + counts.accent) / counts.solid,
    clipped: box.left === 0 || box.top === 0 || box.right === width - 1 || box.bottom === height - 1,
    islands: looseBits(solid, width),
    weightSpread: weightSpread(ink, width, height, box),
    symmetry: symmetry(ink, width, box),
    fill: counts.solid / ((box.right - box.left + 1) * (box.bottom - box.top + 1)),
    warnings: [],
  }
  return { ...measured, warnings: RULES.filter(([broken]) => broken(measured)).map(([, words]) => words) }
}

interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

function survey({ width, height, pixels }: Raster) {
  const solid = new Uint8Array(width * height)
  const ink = new Uint8Array(width * height)
  const counts = { solid: 0, ink: 0, grey: 0, accent: 0 }
  const box: PixelBox = { left: width, top: height, right: -1, bottom: -1 }
  for (let i = 0; i < solid.length; i++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(i * 4, i * 4 + 4)
    if (alpha < 90) continue
    const x = i % width
    const y = Math.floor(i / width)
    solid[i] = 1
    counts.solid++
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = y
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
    const luma = LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue
    if (luma < 95 && chroma < 45) {
      counts.ink++
      ink[i] = 1
    } else if (chroma > 48) counts.accent++
    else if (luma < 205) counts.grey++
  }
  return { solid, ink, counts, box }
}

function looseBits(solid: Uint8Array, width: number): number {
  const seen = new Uint8Array(solid.length)
  const sizes: number[] = []
  for (let start = 0; start < solid.length; start++) {
    if (!solid[start] || seen[start]) continue
    const open = [start]
    seen[start] = 1
    let size = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (!solid[next] || seen[next]) continue
        seen[next] = 1
        open.push(next)
      }
    }
    sizes.push(size)
  }
  const largest = Math.max(...sizes)
  return sizes.filter((size) => size > largest * 0.004).length - 1
}

function weightSpread(ink: Uint8Array, width: number, height: number, box: PixelBox): number {
  const weights: number[] = []
  const runDown = (x: number, y: number, step: 1 | -1) => {
    let run = 0
    for (let at = y; at >= 0 && at < height && ink[at * width + x]; at += step) run++
    return run
  }
  for (let y = box.top; y <= box.bottom; y += 2) {
    let run = 0
    for (let x = box.left; x <= box.right + 1; x++) {
      if (x <= box.right && ink[y * width + x]) run++
      else if (run > 0) {
        const middle = x - 1 - (run >> 1)
        weights.push(Math.min(run, runDown(middle, y, -1) + runDown(middle, y, 1) - 1))
        run = 0
      }
    }
  }
  if (weights.length === 0) return 1
  weights.sort((a, b) => a - b)
  const percentile = (share: number) => itemAt(weights, Math.floor(share * (weights.length - 1)))
  return percentile(0.92) / Math.max(1, percentile(0.15))
}

function symmetry(ink: Uint8Array, width: number, box: PixelBox): number {
  let twins = 0
  let all = 0
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= (box.left + box.right) / 2; x++) {
      const here = ink[y * width + x]
      const across = ink[y * width + box.left + box.right - x]
      if (here || across) all++
      if (here && across) twins++
    }
  }
  return all > 0 ? twins / all : 0
}
