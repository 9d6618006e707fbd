import { CELLS, type Color } from './averages'

/** What stands for colours, as many as a palette can have. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_!#%&()*+,./:;<=>?@[]^{|}~'
/** How often colours are sorted to the nearest, and each of the palette moved to the middle of its own. */
const ROUNDS = 24

/**
 * The cells of a picture, its eyes open and shut, as texts: what stands for the colours, those in six hexadecimal digits each, all
 * cells with the eyes open, line by line, and those about its eyes while they are shut, and where that is, in cells.
 */
export function baked(open: readonly Color[], shut: readonly Color[]) {
  const all = [...open, ...shut.filter((color, cell) => distance(color, open[cell] ?? color) > 0)]
  const palette = paletteOf(all, DIGITS.length)
  const digitOf = (color: Color | undefined) => (color ? (DIGITS[nearest(palette, color)] ?? '') : '')
  const changed = shut.flatMap((color, cell) => (distance(color, open[cell] ?? color) > 30 ? [cell] : []))
  const columns = changed.map((cell) => cell % CELLS)
  const lines = changed.map((cell) => Math.floor(cell / CELLS))
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1]
  const [top, bottom] = [Math.min(...lines), Math.max(...lines) + 1]
  const lids = Array.from({ length: bottom - top }, (_, y) =>
    Array.from({ length: right - left }, (_, x) => digitOf(shut[(top + y) * CELLS + left + x])).join(''),
  )
  const hex = palette.map((color) => color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join(''))
  return {
    digits: DIGITS.slice(0, palette.length),
    palette: hex.join(''),
    open:
      open
        .map(digitOf)
        .join('')
        .match(new RegExp(`.{1,${CELLS}}`, 'g')) ?? [],
    lids: { left, top, width: right - left },
    shut: lids,
  }
}

function distance(first: Color, second: Color): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

function nearest(colors: readonly Color[], color: Color): number {
  let found = 0
  for (const [place, candidate] of colors.entries()) {
    if (distance(candidate, color) < distance(colors[found] ?? candidate, color)) found = place
  }
  return found
}

/** So many colours that stand for all of them: each begins where the others are farthest from. */
function paletteOf(colors: readonly Color[], count: number): Color[] {
  const means: Color[] = [colors[0] ?? [0, 0, 0]]
  while (means.length < count) {
    const farthest = colors.reduce((best, color) => (away(means, color) > away(means, best) ? color : best))
    means.push(farthest)
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = means.map(() => [0, 0, 0, 0])
    for (const color of colors) {
      const sum = sums[nearest(means, color)]
      if (!sum) continue
      for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (color[channel] ?? 0)
      sum[3] = (sum[3] ?? 0) + 1
    }
    for (const [place, [red = 0, green = 0, blue = 0, of = 0]] of sums.entries()) {
      if (of > 0) means[place] = [red / of, green / of, blue / of]
    }
  }
  return means
}

function away(means: readonly Color[], color: Color): number {
  return distance(means[nearest(means, color)] ?? color, color)
}
