import { createHash } from 'node:crypto'

/** How wide and high a tile is, in pixels. Those at the right and lower edge may be smaller. */
export const TILE = 16

/** How many letters a tile's fingerprint has: 24 bits, by which one different tile in 16 million would pass for the same. */
const LETTERS = 4

/**
 * How many tiles may differ: by a row of pixels under a link, an edge of a letter, or what another processor rounds another way.
 * Whatever is larger than a tile in both directions lies in four at the least, so that three hide no sign that came, went or moved.
 */
const MOST_TILES = 3

/** Pixels row by row, four bytes each: red, green, blue, opacity. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

/** A picture as the fingerprints of its tiles, row by row. */
export interface PictureTiles {
  readonly width: number
  readonly height: number
  readonly rows: readonly (readonly string[])[]
}

/** Where a tile's upper left corner is, in pixels. */
export interface TilePlace {
  readonly x: number
  readonly y: number
}

export function tilesOf({ width, height, pixels }: Raster): PictureTiles {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const rows = Array.from({ length: Math.ceil(height / TILE) }, (_, row) =>
    Array.from({ length: Math.ceil(width / TILE) }, (_, column) => {
      const hash = createHash('sha1')
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y++) {
        const from = (y * width + column * TILE) * 4
        hash.update(bytes.subarray(from, from + (Math.min(width, (column + 1) * TILE) - column * TILE) * 4))
      }
      return hash.digest('base64').slice(0, LETTERS)
    }),
  )
  return { width, height, rows }
}

/** The tiles as text: a line that says how large the picture is, then a line for each row of tiles. */
export function printTiles({ width, height, rows }: PictureTiles): string {
  return `${[`${width} × ${height}`, ...rows.map((row) => row.join(''))].join('\n')}\n`
}

/** @throws when the text holds no such tiles */
export function parseTiles(text: string): PictureTiles {
  const [size = '', ...lines] = text.trimEnd().split('\n')
  const [, width, height] = (/^(\d+) × (\d+)$/.exec(size) ?? []).map(Number)
  if (!width || !height) throw new Error(`It begins with ${size.slice(0, 40)}, and should with the size of a picture.`)
  const rows = lines.map((line) => line.match(new RegExp(`.{${LETTERS}}`, 'g')) ?? [])
  const columns = Math.ceil(width / TILE)
  if (rows.length !== Math.ceil(height / TILE) || rows.some((row) => row.length !== columns)) {
    throw new Error(`It has not the tiles of a picture of ${size}.`)
  }
  return { width, height, rows }
}

/** Which tiles of a picture are not as expected: all of them, when the two are not of one size. */
export function differingTiles(actual: PictureTiles, expected: PictureTiles): readonly TilePlace[] {
  const isOfOneSize = actual.width === expected.width && actual.height === expected.height
  return actual.rows.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) =>
      isOfOneSize && tile === expected.rows[row]?.[column] ? [] : [{ x: column * TILE, y: row * TILE }],
    ),
  )
}

/** Whether a picture passes for the expected one: where it does, there is nothing to report, and nothing to renew. */
export function isSamePicture(actual: PictureTiles, expected: PictureTiles | null): boolean {
  return expected !== null && differingTiles(actual, expected).length <= MOST_TILES
}

/** How many tiles there are, and where: as far as they reach, and the first of them. */
export function wordsOfTiles(places: readonly TilePlace[], { rows }: PictureTiles): string {
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const reach = `x ${Math.min(...xs)} to ${Math.max(...xs) + TILE}, y ${Math.min(...ys)} to ${Math.max(...ys) + TILE}`
  const first = places.slice(0, 8).map(({ x, y }) => `(${x}, ${y})`)
  const all = rows.reduce((sum, row) => sum + row.length, 0)
  return `${places.length} of ${all} tiles differ, within ${reach}; they begin at ${first.join(', ')}${places.length > 8 ? ' …' : ''}`
}
