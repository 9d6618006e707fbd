import { DIGITS, LIDS, OPEN, PALETTE, SHUT } from '../../../assets/armadillo/shared'

/** A hidden picture as it was baked: its cells, what stands for their colours, and those about its eyes while they are shut. */
export interface Cells {
  readonly palette: string
  readonly open: string
  readonly lids: { readonly left: number; readonly top: number; readonly width: number }
  readonly shut: string
}

/** That of the first plate. */
export const FIRST_CELLS: Cells = { palette: PALETTE, open: OPEN, lids: LIDS, shut: SHUT }

/** How many cells are averaged, across and down: each is a block of 2 pixels. */
const CELLS = 64
const CHANNELS = 3

/**
 * The sums of all that lies above and to the left of every place of the picture: the mean colour of any block takes four of them, however
 * large it is.
 */
export class Colors {
  readonly #sums = new Float64Array((CELLS + 1) ** 2 * CHANNELS)

  /** @param isShut the eyes are */
  constructor(cells: Cells, isShut: boolean) {
    for (let y = 0; y < CELLS; y++) {
      for (let x = 0; x < CELLS; x++) {
        const digit = (isShut && lidAt(cells, x, y)) || (cells.open[y * CELLS + x] ?? '')
        for (let channel = 0; channel < CHANNELS; channel++) {
          const own = channelOf(cells, digit, channel)
          const before = this.#at(x, y + 1, channel) + this.#at(x + 1, y, channel) - this.#at(x, y, channel)
          this.#sums[placeOf(x + 1, y + 1, channel)] = own + before
        }
      }
    }
  }

  /** The mean of a square, 0…1, in a channel: 0 is red, 1 green, 2 blue. Its corner and its side are in cells. */
  mean(x: number, y: number, side: number, channel: number): number {
    const whole = this.#at(x + side, y + side, channel) - this.#at(x, y + side, channel)
    return (whole - this.#at(x + side, y, channel) + this.#at(x, y, channel)) / side ** 2
  }

  #at(x: number, y: number, channel: number): number {
    return this.#sums[placeOf(x, y, channel)] ?? 0
  }
}

function placeOf(x: number, y: number, channel: number): number {
  return (y * (CELLS + 1) + x) * CHANNELS + channel
}

/** What stands for a cell while the eyes are shut, where they are. */
function lidAt({ lids, shut }: Cells, x: number, y: number): string | undefined {
  const across = x - lids.left
  if (across < 0 || across >= lids.width || y < lids.top) return undefined
  return shut[(y - lids.top) * lids.width + across]
}

function channelOf({ palette }: Cells, digit: string, channel: number): number {
  const from = DIGITS.indexOf(digit) * CHANNELS * 2 + channel * 2
  return Number.parseInt(palette.slice(from, from + 2), 16) / 255
}
