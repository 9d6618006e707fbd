import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas'
import { type Raster, TILE, type TilePlace } from './tiles'

/** The most that a picture to look at may weigh, in bytes. */
const PROOF_BYTES = 60_000

/** How a picture to look at is made small enough: at the first of these that does, quality before size. */
const PROOFS = [
  { scale: 1, quality: 80 },
  { scale: 1, quality: 60 },
  { scale: 1, quality: 40 },
  { scale: 1, quality: 20 },
  { scale: 0.5, quality: 60 },
  { scale: 0.5, quality: 20 },
] as const

export async function decodePicture(file: Buffer): Promise<Raster> {
  const image = await loadImage(file)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  return { width, height, pixels: context.getImageData(0, 0, width, height).data }
}

/**
 * A picture to look at, by eye only: what it is compared by are its tiles.
 * @throws when no way makes it small enough
 */
export function encodeProof(raster: Raster): Buffer {
  const picture = canvasOf(raster)
  for (const { scale, quality } of PROOFS) {
    const canvas = createCanvas(Math.round(raster.width * scale), Math.round(raster.height * scale))
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
    const proof = canvas.encodeSync('webp', quality)
    if (proof.length <= PROOF_BYTES) return proof
  }
  throw new Error(`A picture of ${raster.width} × ${raster.height} pixels is too rich for ${PROOF_BYTES} bytes.`)
}

/** The picture, faded but for some of its tiles, which are framed in red. */
export function markTiles(raster: Raster, places: readonly TilePlace[]): Buffer {
  const picture = canvasOf(raster)
  const canvas = createCanvas(raster.width, raster.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  context.fillStyle = 'rgb(255 255 255 / 70%)'
  context.fillRect(0, 0, raster.width, raster.height)
  context.strokeStyle = 'red'
  for (const { x, y } of places) {
    context.drawImage(picture, x, y, TILE, TILE, x, y, TILE, TILE)
    context.strokeRect(x + 0.5, y + 0.5, TILE - 1, TILE - 1)
  }
  return canvas.encodeSync('png')
}

/** How much of the picture has one and the same colour, 0…1. */
export function shareOfCommonestColour({ pixels }: Raster): number {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4)
  const counts = new Map<number, number>()
  let most = 0
  for (const colour of colours) {
    const count = (counts.get(colour) ?? 0) + 1
    counts.set(colour, count)
    most = Math.max(most, count)
  }
  return most / colours.length
}

function canvasOf({ width, height, pixels }: Raster) {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}
