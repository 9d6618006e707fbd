import { mkdirSync, writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { critique } from '../../../assets/ink/critique'
import { PAPER, VERMILION } from '../../../assets/ink/palette'
import { paperGrain } from '../../../assets/ink/paper'
import { type Raster, rasterToCanvas } from '../../../assets/ink/raster'
import { loadDrawings, pictureBundleNamed } from '../../../assets/pipeline/pictures/declaredPictures'
import { type Frame, framesOf } from '../../../assets/pipeline/pictures/frames'
import { rasterOf } from '../../../assets/pipeline/pictures/print'

const GAP = 12
/** The share at which the frames are shown again: a silhouette must be nameable at this. */
const SMALL = 0.25
const FOLDER = '.cache/ink'

const [bundleName, owner] = process.argv.slice(2)

/** Lays a sprite's frames out on one sheet of paper: feet on a red line, below them the same at a quarter, and what critique says. */
async function drawStrip(): Promise<void> {
  if (!bundleName || !owner) throw new Error('npm run strip <bundle> <sprite>')
  const all = framesOf(bundleName, await loadDrawings(pictureBundleNamed(bundleName)))
  const frames = all.filter((frame) => frame.owner === owner)
  if (frames.length === 0) {
    const owners = [...new Set(all.map((frame) => frame.owner))].join(', ')
    throw new Error(`${bundleName} has no ${owner}; it has ${owners}.`)
  }
  const file = `${FOLDER}/${bundleName}-${owner}.png`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, pasteFrames(frames.map(drawFrame)).toBuffer('image/png'))
  console.log(file)
}

interface Shown {
  frame: Frame
  raster: Raster
}

function drawFrame(frame: Frame): Shown {
  const raster = rasterOf(frame, frame.draw())
  const { ink, accent, paper, weightSpread, warnings } = critique(raster)
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const shares = `ink ${percent(ink)}, accent ${percent(accent)}, paper ${percent(paper)}`
  console.log([`${frame.name}: ${shares}, weight spread ${weightSpread.toFixed(1)}`, ...warnings].join('; '))
  return { frame, raster }
}

function pasteFrames(shown: readonly Shown[]) {
  const width = shown.reduce((sum, { raster }) => sum + raster.width + GAP, GAP)
  const tallest = Math.max(...shown.map(({ raster }) => raster.height))
  const canvas = createCanvas(width, Math.ceil(tallest * (1 + SMALL)) + 3 * GAP)
  const context = canvas.getContext('2d')
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, canvas.height)
  let x = GAP
  for (const { frame, raster } of shown) {
    const picture = rasterToCanvas(raster)
    context.drawImage(picture, x, GAP)
    context.drawImage(picture, x, tallest + 2 * GAP, raster.width * SMALL, raster.height * SMALL)
    if (frame.kind === 'sprite') {
      context.fillStyle = `${VERMILION}80`
      context.fillRect(x, GAP + frame.anchor.y * raster.height, raster.width, 1)
      context.fillRect(x + frame.anchor.x * raster.width, GAP + frame.anchor.y * raster.height - 6, 1, 12)
    }
    x += raster.width + GAP
  }
  context.globalCompositeOperation = 'multiply'
  context.drawImage(rasterToCanvas(paperGrain(width, canvas.height, owner)), 0, 0)
  return canvas
}

drawStrip().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
