import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Steps of transparency, from nothing to full ink: enough for smooth edges at four bits a pixel. */
export const STEPS = 16
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Packs a coverage map (0…255, row by row) as a PNG of white ink on nothing with a palette of 16 transparencies. */
export function whiteInkPng(coverage: Uint8Array, width: number, height: number): Buffer {
  const stride = Math.ceil(width / 2)
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const step = Math.round(((coverage[y * width + x] ?? 0) / 255) * (STEPS - 1))
      const place = y * (stride + 1) + 1 + (x >> 1)
      rows[place] = (rows[place] ?? 0) | (x % 2 === 0 ? step << 4 : step)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.alloc(STEPS * 3, 0xff)),
    chunk('tRNS', Buffer.from(Array.from({ length: STEPS }, (_, step) => Math.round((step / (STEPS - 1)) * 255)))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The pixels of such a PNG as they were before packing, for comparing across versions of the packer. */
export function unpackedPixels(png: Buffer): Buffer {
  let offset = SIGNATURE.length
  const found: Buffer[] = []
  while (offset < png.length) {
    const length = png.readUInt32BE(offset)
    if (png.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      found.push(png.subarray(offset + 8, offset + 8 + length))
    offset += length + 12
  }
  return inflateSync(Buffer.concat(found))
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(body.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
