/** Farther than any place of a picture lies from another, squared, and still a number to reckon with. */
const FAR = 1e12

/**
 * How far, in pixels, every place of a picture lies from the nearest one that knows its own distance: true to the eye in all
 * directions, where `spreadDistances` is quick and bulges. `known` is `Infinity` where nothing is known.
 */
export function distancesFrom(known: Float32Array, columns: number, rows: number): Float32Array {
  const squares = Float64Array.from(known, (distance) => Math.min(FAR, distance * distance))
  for (let column = 0; column < columns; column++) spread(squares, column, columns, rows)
  for (let row = 0; row < rows; row++) spread(squares, row * columns, 1, columns)
  return Float32Array.from(squares, Math.sqrt)
}

/** The lower envelope of a parabola over each place of one row or column (Felzenszwalb and Huttenlocher). */
function spread(squares: Float64Array, start: number, step: number, count: number): void {
  const heights = Float64Array.from({ length: count }, (_, i) => squares[start + i * step] ?? FAR)
  const feet = new Int32Array(count)
  const borders = new Float64Array(count + 1)
  let lowest = 0
  borders[0] = -Infinity
  for (let place = 1; place < count; place++) {
    let border = crossing(heights, feet[lowest] ?? 0, place)
    while (lowest > 0 && border <= (borders[lowest] ?? 0)) {
      lowest--
      border = crossing(heights, feet[lowest] ?? 0, place)
    }
    lowest++
    feet[lowest] = place
    borders[lowest] = border
  }
  borders[lowest + 1] = Infinity
  let parabola = 0
  for (let place = 0; place < count; place++) {
    while ((borders[parabola + 1] ?? Infinity) < place) parabola++
    const foot = feet[parabola] ?? 0
    squares[start + place * step] = (place - foot) ** 2 + (heights[foot] ?? FAR)
  }
}

/** Where the parabolas over two places cross. */
function crossing(heights: Float64Array, left: number, right: number): number {
  return ((heights[right] ?? FAR) + right * right - (heights[left] ?? FAR) - left * left) / (2 * (right - left))
}
