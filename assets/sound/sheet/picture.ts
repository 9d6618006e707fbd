import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0…255. */
export type Colour = readonly [number, number, number]

/** A picture of coloured dots. */
export interface SheetPicture {
  dot(x: number, y: number, colour: Colour): void
  /** Letters of 3 × 5 squares of two dots: a–z, digits and a few signs. */
  letter(text: string, x: number, y: number, colour: Colour): void
  /** The picture as a PNG file. */
  png(): Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SQUARE = 2
/** Each letter as five rows from the top, a row as an octal digit of three squares. */
// biome-ignore format: a font
const LETTERS: Readonly<Record<string, string>> = {
  a: '25755', b: '65656', c: '34443', d: '65556', e: '74647', f: '74644', g: '34553', h: '55755', i: '72227',
  j: '11152', k: '55655', l: '44447', m: '57755', n: '65555', o: '25552', p: '65644', q: '25563', r: '65655',
  s: '34216', t: '72222', u: '55557', v: '55552', w: '55775', x: '55255', y: '55222', z: '71247',
  0: '75557', 1: '26227', 2: '61247', 3: '61216', 4: '55711', 5: '74616', 6: '34757', 7: '71122', 8: '75757',
  9: '75716', '.': '00002', '-': '00700', ':': '02020', '/': '11244', '+': '02720',
}

export function blankPicture(width: number, height: number): SheetPicture {
  const dots = new Uint8Array(width * height * 3)

  function dot(x: number, y: number, colour: Colour): void {
    if (x >= 0 && x < width && y >= 0 && y < height) dots.set(colour, (Math.floor(y) * width + Math.floor(x)) * 3)
  }

  return {
    dot,
    letter(text, x, y, colour) {
      for (const [place, letter] of [...text.toLowerCase()].entries()) {
        for (const [row, squares] of [...(LETTERS[letter] ?? '00000')].entries()) {
          for (let index = 0; index < 3 * SQUARE * SQUARE; index++) {
            const across = index % (3 * SQUARE)
            if (!((Number(squares) >> (2 - Math.floor(across / SQUARE))) & 1)) continue
            dot(x + place * 4 * SQUARE + across, y + row * SQUARE + Math.floor(index / (3 * SQUARE)), colour)
          }
        }
      }
    },
    png() {
      const stride = width * 3
      const rows = Buffer.alloc((stride + 1) * height)
      for (let y = 0; y < height; y++) rows.set(dots.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
      const header = Buffer.alloc(13)
      header.writeUInt32BE(width, 0)
      header.writeUInt32BE(height, 4)
      // Eight bits each of red, green and blue.
      header.set([8, 2, 0, 0, 0], 8)
      const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
      return Buffer.concat([SIGNATURE, ...chunks])
    },
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
