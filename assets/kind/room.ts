import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import { drawWords } from '../ink/words'

/** Where floor boards and shelf tops run to, in scene units. */
const VANISHING = { x: 760, y: 330 } as const
/** How far wall and boards are drawn beyond the stage, on every side, in scene units: further than any window shows. */
const FAR = 900

/** Wall, floor and skirting board, as far as any window shows. */
export function drawWall(ink: Ink): void {
  ink.cut(`${-FAR},${-FAR}* ${1600 + FAR},${-FAR}* ${1600 + FAR},564* ${-FAR},564*`)
  drawWallpaper(ink)
}

/** Two lines that do not keep their distance. */
export function drawSkirting(ink: Ink): void {
  ink.cut(`${-FAR},532* ${1600 + FAR},530* ${1600 + FAR},562* ${-FAR},563*`)
  ink.line(`${-FAR},533 300,531 760,534 ${1600 + FAR},529`, { width: 2.4, profile: 'even' })
  ink.line(`${-FAR},541 420,539 900,542 ${1600 + FAR},538`, { width: 1.3, profile: 'even' })
  ink.line(`${-FAR},563 420,561 900,563 ${1600 + FAR},561`, { width: 4.4, profile: 'even' })
  ink.feather(`${-FAR},564 420,562 900,564 ${1600 + FAR},562`, {
    side: 1,
    length: 9,
    width: 2,
    spacing: 5,
    slant: 60,
    envelope: () => 0.8,
  })
}

/** The floor alone. */
export function drawFloor(ink: Ink): void {
  ink.cut(`${-FAR},563* ${1600 + FAR},561* ${1600 + FAR},${1000 + FAR}* ${-FAR},${1000 + FAR}*`)
  drawBoards(ink)
}

function drawWallpaper(ink: Ink): void {
  const random = ink.fork('wallpaper')
  for (let row = -9; row < 8; row++) {
    for (let column = -13; column < 36; column++) {
      const x = column * 74 + (row % 2) * 37 + random.signed() * 8
      const y = 24 + row * 68 + random.signed() * 7
      // The farther from the lamp, the fewer can be seen.
      if (random.chance(clamp(0.05 + (Math.hypot(x - 552, y - 300) - 360) / 620, 0, 0.82))) continue
      const turned = random.signed() * 16
      const size = random.between(0.8, 1.1)
      ink.at(x, y, { rotate: turned, scale: size }, () => {
        ink.line('0,-9 -4,0 0,5 4,0 0.6,-9', { width: 1.3 })
        ink.line('-9,10 -5,12', { width: 1.1, profile: 'flick' })
        ink.line('9,10 5,12', { width: 1.1, profile: 'flick' })
      })
    }
  }
}

function drawBoards(ink: Ink): void {
  const random = ink.fork('boards')
  const at = (x: number, y: number) => VANISHING.x + ((x - VANISHING.x) * (y - VANISHING.y)) / (1000 - VANISHING.y)
  let x = -5200
  while (x < 6800) {
    const next = x + random.between(120, 178)
    // The seam, drawn from the wall to the window's edge and beyond.
    ink.line(
      [
        [at(x, 564), 564, 0.5],
        [at(x, 700), 700, 0.8],
        [at(x, 860), 860, 1],
        [at(x, 1040), 1040, 1.2],
        [at(x, 1600), 1600, 1.7],
      ],
      { width: 3, profile: 'even' },
    )
    for (let joint = 0; joint < 4; joint++) {
      const y = 572 + random.next() ** 1.6 * 430 + (joint > 1 ? 440 : 0)
      ink.line(
        [
          [at(x, y), y],
          [at(next, y), y + 1],
        ],
        { width: 1.4 + (y - 560) / 320, profile: 'even' },
      )
      for (const end of [0.12, 0.88]) ink.dot(at(lerp(x, next, end), y), y - 6, 1 + (y - 560) / 500)
    }
    const grains = random.integer(1, 3)
    for (let grain = 0; grain < grains; grain++) {
      const middle = lerp(x, next, random.between(0.25, 0.75))
      const from = 580 + random.next() * 330
      const to = from + random.between(30, 120)
      ink.line(
        [
          [at(middle, from), from],
          [at(middle + 8, (from + to) / 2), (from + to) / 2],
          [at(middle, to), to],
        ],
        { width: 1.5, profile: 'swell' },
      )
    }
    if (random.chance(0.3)) {
      const y = random.between(640, 960)
      const knot = at(lerp(x, next, 0.5), y)
      ink.line(ink.ellipse(knot, y, 11, 4.6, 0, 0.14), { width: 1.5, closed: true })
      ink.dot(knot, y, 2)
    }
    x = next
  }
}

/** How steep the roof is: units down for each across. */
const SLOPE = 0.818

/** The roof comes down over the bed: rafters, boards between them, and one black beam along the break. */
export function drawRoof(ink: Ink): void {
  ink.light = [-0.55, -0.6, 0.58]
  const random = ink.fork('roof')
  const slope = ink.path('320,-724* 1132,-60* 1660,372* 2480,1043* 2560,-724*', true)
  ink.cut(slope)
  ink.clip(slope, () => {
    for (let i = 0; i < 26; i++) {
      const off = 62 + i * 54 + random.signed() * 7
      ink.line(
        [
          [300 + off * 0.62, -706 - off * 0.78],
          [1090 + off * 0.62, -50 - off * 0.78],
          [1300 + off * 0.62, 100 - off * 0.78],
          [2500 + off * 0.62, 1082 - off * 0.78],
        ],
        { width: 2.6, profile: 'even' },
      )
      for (let k = 0; k < 16; k++) {
        const t = random.between(-800, 1300)
        ink.line(
          [
            [1126 + t + off * 0.62, -64 + t * SLOPE - off * 0.78],
            [1170 + t + off * 0.62, -34 + t * SLOPE - off * 0.78],
          ],
          { width: 1.6, profile: 'swell' },
        )
      }
    }
    ink.hatch(slope, {
      angle: 76,
      spacing: 5.6,
      width: 3.4,
      inset: 0,
      length: 120,
      density: (x, y) => clamp((x - 1260 + (170 - y) * 0.9) / 420) * 1.15,
      jitter: 0.03,
    })
  })
  const beam = ink.path('280,-724* 332,-724* 1144,-60* 2480,1033* 2480,1085*', true)
  ink.cut(beam, { halo: 1.6 })
  ink.black(beam)
  ink.clip(beam, () => {
    for (let i = 0; i < 90; i++) {
      const t = random.between(-800, 1380)
      const across = random.between(6, 40)
      ink.line(
        [
          [1100 + t + across * 0.6, -56 + t * SLOPE - across * 0.3],
          [1126 + t + across * 0.6, -56 + (t + 26) * SLOPE - across * 0.3],
          [1160 + t + across * 0.6, -56 + (t + 60) * SLOPE - across * 0.3],
        ],
        { width: random.between(1.2, 2.4), white: true, profile: 'swell' },
      )
    }
    ink.line('292,-713 1100,-52 1380,178 1660,408 2470,1070', { width: 3.4, white: true, profile: 'even' })
  })
}

/** How tall somebody was, pencilled on the jamb year by year, from two to six. */
const HEIGHTS = [708, 668, 636, 600, 578] as const

/** The doorway we look in by: the black on the left edge, and on wide screens the whole of the jamb. */
export function drawDoorway(ink: Ink): void {
  ink.black(`${-FAR},${-FAR}* 40,${-FAR}* 40,-40* 36,300 42,640 38,1040* 44,${1000 + FAR}* ${-FAR},${1000 + FAR}*`, {
    wobble: 1,
  })
  ink.line(`26,${-FAR} 24,-20 20,300 26,640 22,1020 26,${1000 + FAR}`, { width: 2.4, white: true, profile: 'swell' })
  ink.line('6,-20 4,400 8,1020', { width: 1.3, white: true, profile: 'swell' })
  ink.feather(`40,-600 40,-30 36,300 42,640 38,1030 42,1600`, {
    side: -1,
    length: 20,
    width: 3,
    spacing: 6,
    slant: 50,
    envelope: () => 1,
  })
  ink.dot(30, 520, 3.4, { white: true })
  drawJamb(ink)
}

/** Wood, scraped out of the black; and a ladder of small strokes beside it. */
function drawJamb(ink: Ink): void {
  const random = ink.fork('jamb')
  ink.lines([`-34,${-FAR} -38,200 -32,700 -36,${1000 + FAR}`, `-46,${-FAR} -48,300 -44,800 -48,${1000 + FAR}`], {
    width: 2.6,
    white: true,
    profile: 'even',
  })
  for (let i = 0; i < 130; i++) {
    const x = -60 - random.next() ** 1.5 * 520
    const y = random.between(-620, 1620)
    const long = random.between(60, 240)
    ink.line(
      [
        [x, y],
        [x + random.signed() * 5, y + long / 2],
        [x + random.signed() * 4, y + long],
      ],
      { width: random.between(1, 2.4), white: true, profile: 'swell' },
    )
  }
  for (const [x, y] of [
    [-150, 250],
    [-260, 790],
    [-120, 1240],
    [-210, -300],
  ] as const) {
    for (const size of [1, 0.66, 0.34])
      ink.line(ink.ellipse(x, y, 15 * size, 38 * size, 4, 0.06), { width: 1.8, white: true, closed: true })
    for (const side of [-1, 1])
      ink.line(
        [
          [x + side * 4, y - 120],
          [x + side * 24, y - 20],
          [x + side * 24, y + 24],
          [x + side * 3, y + 130],
        ],
        { width: 1.8, white: true, profile: 'swell' },
      )
  }
  for (const [year, y] of HEIGHTS.entries()) {
    ink.line(
      [
        [-104, y],
        [-80, y - 1],
        [-60, y + 1],
      ],
      { width: 3.2, white: true, profile: 'pen' },
    )
    drawWords(ink, String(year + 2), -128, y + 9, { size: 26, white: true, align: 'middle' })
  }
}
