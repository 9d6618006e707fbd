const HEADER = 6
const ENTRY = 16
/** In an entry 0 stands for it. */
const WIDEST = 256

/** A picture of an icon: a square of so many pixels a side, as PNG. */
interface IconPicture {
  readonly side: number
  readonly png: Buffer
}

/** The pictures as one file of the format ICO, which holds PNGs as they are. */
export function writeIco(pictures: readonly IconPicture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.byteLength
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index
    head.writeUInt8(side % WIDEST, entry)
    head.writeUInt8(side % WIDEST, entry + 1)
    // One plane, 32 bits a pixel.
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.byteLength, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.byteLength
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
