import type { Ink } from '../ink/ink'

/** The next village at the end of the lane: a few roofs about a church, whose weathercock is a hen. */
export function drawRoofs(ink: Ink): void {
  drawHouse(ink, 446, -330, 34, 15)
  drawHouse(ink, 560, -334, 30, 13)
  drawChurch(ink, 500, -326)
  drawHouse(ink, 470, -316, 30, 14)
  drawHouse(ink, 548, -314, 38, 17)
  drawHouse(ink, 792, -296, 40, 18)
  drawHouse(ink, 836, -290, 28, 13)
  drawHouse(ink, 70, -274, 44, 20)
}

/** A house by the left end of its foot: a wall, and a roof in the shade. */
function drawHouse(ink: Ink, x: number, y: number, wide: number, high: number): void {
  ink.form(`${x},${y}* ${x},${y - high}* ${x + wide},${y - high}* ${x + wide},${y}*`, { width: 1.6, halo: 1.4 })
  const roof = `${x - 3},${y - high}* ${x + 5},${y - high * 1.85}* ${x + wide - 5},${y - high * 1.85}* ${x + wide + 3},${y - high}*`
  ink.form(roof, { width: 1.8, halo: 1 })
  ink.hatch(roof, { angle: -80, spacing: 3, width: 1.7 })
  const window = x + wide * 0.62
  ink.black(
    `${window},${y - high * 0.7}* ${window + 4},${y - high * 0.7}* ${window + 4},${y - high * 0.3}* ${window},${y - high * 0.3}*`,
  )
}

function drawChurch(ink: Ink, x: number, y: number): void {
  ink.form(`${x},${y}* ${x},${y - 22}* ${x + 44},${y - 22}* ${x + 44},${y}*`, { width: 1.8, halo: 1.4 })
  const roof = `${x - 2},${y - 22}* ${x + 6},${y - 38}* ${x + 42},${y - 38}* ${x + 47},${y - 22}*`
  ink.form(roof, { width: 1.8 })
  ink.hatch(roof, { angle: -78, spacing: 3, width: 1.7 })
  ink.form(`${x - 9},${y}* ${x - 9},${y - 54}* ${x + 11},${y - 54}* ${x + 11},${y}*`, { width: 2, halo: 1.4 })
  ink.black(`${x + 4},${y}* ${x + 4},${y - 54}* ${x + 11},${y - 54}* ${x + 11},${y}*`)
  ink.black(`${x - 12},${y - 54}* ${x + 1},${y - 88}* ${x + 14},${y - 54}*`)
  ink.line(`${x - 5},${y - 58} ${x - 1},${y - 68}`, { width: 1.6, white: true, profile: 'swell' })
  ink.black(`${x - 3},${y - 46}* ${x - 3},${y - 38}* ${x + 2},${y - 38}* ${x + 2},${y - 46}*`)
  ink.line(`${x + 1},${y - 86} ${x + 1},${y - 98}`, { width: 1.6, profile: 'even' })
  // Larger than she could be, so that she is seen from here.
  ink.black(
    `${x - 12},${y - 108} ${x - 9},${y - 112} ${x - 5},${y - 109} ${x + 2},${y - 106} ${x + 8},${y - 113}* ${x + 13},${y - 111} ${x + 11},${y - 103} ${x + 4},${y - 97} ${x - 3},${y - 98} ${x - 7},${y - 104} ${x - 12},${y - 106}*`,
  )
}
