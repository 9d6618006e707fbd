import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'

/** Where the hedge's foot is. */
const HEDGE = 778

/** Molehills, far to near: their middle at the foot, and how wide they are. */
const HILLS = [
  [640, 838, 34],
  [742, 872, 46],
  [596, 916, 58],
] as const

/** A meadow, a path to a wicket in the hedge, and three molehills, of which one is at home. */
export function drawMeadow(ink: Ink): void {
  drawPath(ink)
  drawWicket(ink, 300)
  drawGrass(ink)
  for (const [x, y, wide] of HILLS) drawMolehill(ink, x, y, wide)
  drawMole(ink, 596, 884)
  drawEgg(ink, 452, 906)
}

/** Trodden by many feet: two edges that widen towards us, a few stones, and the prints of a hen that has got out. */
function drawPath(ink: Ink): void {
  ink.lines(['306,794 318,836 290,884 214,950 96,1030 30,1084', '374,792 398,836 388,900 330,976 262,1040 228,1084'], {
    width: 2.6,
    profile: 'swell',
  })
  ink.lines(
    ['330,812 344,846 330,886', '284,930 226,986 168,1040', '352,906 312,962', '206,1014 150,1066', '282,996 244,1046'],
    {
      width: 1.5,
      profile: 'flick',
    },
  )
  for (const [x, y, size] of [
    [300, 902, 6],
    [318, 912, 4],
    [180, 1008, 8],
    [258, 1010, 5],
  ] as const) {
    ink.form(ink.ellipse(x, y, size * 1.3, size * 0.8, -8, 0.12), {
      width: 1.9,
      halo: 0.6,
      tone: { from: 0.5, width: 1.4 },
    })
  }
  for (let step = 0; step < 7; step++) {
    const x = lerp(356, 448, step / 6) + (step % 2 ? 5 : -5)
    const y = lerp(806, 890, step / 6)
    ink.at(x, y, { rotate: 128 + (step % 2 ? 8 : -8), scale: 0.9 }, () => {
      ink.lines(['0,7 0,-7', '0,1 -6,-5', '0,1 6,-5'], { width: 1.9, profile: 'pen' })
    })
  }
}

/** The way in, shut. */
function drawWicket(ink: Ink, x: number): void {
  ink.black(`${x - 2},796* ${x - 2},722* ${x + 80},722* ${x + 80},796*`)
  for (const [aside, top] of [
    [2, 730],
    [17, 724],
    [32, 720],
    [47, 721],
    [62, 727],
  ] as const) {
    const left = x + aside
    ink.form(`${left},792* ${left + 0.6},${top + 6}* ${left + 6},${top}* ${left + 12},${top + 6}* ${left + 12},791*`, {
      width: 2.2,
      halo: 1,
    })
    ink.line(`${left + 4},${top + 24} ${left + 4.6},${top + 46}`, { width: 1.1, profile: 'flick' })
  }
  for (const y of [740, 774]) {
    ink.form(`${x - 4},${y}* ${x + 81},${y - 1.4}* ${x + 81},${y + 7}* ${x - 4},${y + 8}*`, { width: 2, halo: 1.2 })
  }
  for (const [post, top] of [
    [x - 15, 708],
    [x + 78, 705],
  ] as const) {
    ink.form(`${post},800* ${post + 0.6},${top}* ${post + 8},${top - 6} ${post + 15},${top}* ${post + 15},799*`, {
      width: 2.6,
      halo: 1.6,
      tone: { from: 0.42, to: 0.76, width: 2.2, spacing: 2.8, angle: -82 },
    })
  }
}

/** Grass where the light is lost: thick under the hedge, single tufts beyond, larger the nearer they are. */
function drawGrass(ink: Ink): void {
  const chance = ink.fork('grass')
  for (let x = -6; x < 970; x += chance.between(9, 20)) {
    if (x > 276 && x < 396) continue
    ink.tufts(`${x},${HEDGE + 16 + chance.signed() * 7}`, () => -90 + chance.signed() * 14, {
      length: chance.between(12, 20),
      count: 4,
      width: 2,
      fan: 1,
    })
  }
  for (const [x, y] of [
    [60, 850],
    [150, 824],
    [236, 862],
    [118, 922],
    [34, 962],
    [470, 838],
    [548, 836],
    [860, 838],
    [920, 892],
    [824, 930],
    [690, 946],
    [486, 972],
    [392, 1012],
    [560, 1030],
    [690, 1046],
    [470, 1062],
    [336, 1066],
  ] as const) {
    const size = lerp(0.9, 1.7, clamp((y - HEDGE) / 290))
    ink.tufts(`${x},${y} ${x + 12 * size},${y + 2} ${x + 22 * size},${y - 1}`, () => -90 + chance.signed() * 12, {
      length: 15 * size,
      count: 4,
      width: 2 * size,
      fan: 1.1,
    })
    ink.line(`${x - 8 * size},${y + 4} ${x + 10 * size},${y + 5} ${x + 34 * size},${y + 3}`, {
      width: 1.7 * size,
      profile: 'flick',
    })
  }
  for (const [x, y] of [
    [196, 896],
    [880, 966],
    [520, 1000],
    [80, 892],
    [790, 826],
  ] as const) {
    drawDaisy(ink, x, y)
  }
}

function drawDaisy(ink: Ink, x: number, y: number): void {
  ink.line(`${x},${y} ${x + 2},${y + 12} ${x + 1},${y + 22}`, { width: 1.7, profile: 'flick' })
  for (let petal = 0; petal < 6; petal++) {
    ink.form(ink.leaf(x, y, petal * 60 + 12, 9, 5.6, { belly: 0.68 }), { width: 1.4, halo: 0.3, gap: 0 })
  }
  ink.dot(x, y, 2.3)
}

function drawMolehill(ink: Ink, x: number, y: number, wide: number): void {
  const high = wide * 0.62
  const heap = ink.form(
    `${x - wide},${y} ${x - wide * 0.7},${y - high * 0.5} ${x - wide * 0.3},${y - high * 0.94} ${x + wide * 0.12},${y - high} ${x + wide * 0.55},${y - high * 0.62} ${x + wide},${y} ${x + wide * 0.3},${y + high * 0.16} ${x - wide * 0.5},${y + high * 0.14}`,
    { width: 2.8, halo: 2, gap: 0.24, tone: { from: 0.4, to: 0.74, width: 2.6, spacing: 3, angle: -40 } },
  )
  const crumbs = ink.fork(`crumbs ${x}`)
  ink.clip(heap, () => {
    for (let crumb = 0; crumb < 9; crumb++) {
      const atX = x + crumbs.signed() * wide * 0.6
      const atY = y - crumbs.between(0.1, 0.75) * high
      ink.form(ink.ellipse(atX, atY, crumbs.between(2, 4.4), crumbs.between(1.6, 3), 0, 0.16), {
        width: 1.5,
        halo: 0.6,
      })
    }
  })
  for (const [aside, down, size] of [
    [-1.14, 0.04, 3],
    [1.12, 0.1, 4],
    [1.26, -0.02, 2.4],
  ] as const) {
    ink.dot(x + wide * aside, y + high * down, size)
  }
}

/** Out of the nearest hill, in velvet, listening to what goes on behind the hedge. */
function drawMole(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    const body = ink.path('-21,8* -22,-10 -16,-24 -5,-32 8,-30 17,-18 21,-2 21,9 0,13', true)
    ink.cut(body, { halo: 1.8 })
    ink.black(body)
    ink.rim(body, { distance: 2 })
    ink.form('-8,-24 -14,-34 -23,-40 -27,-37 -25,-31 -17,-21', { width: 2.2, halo: 0.6 })
    ink.dot(-26, -39, 3.2)
    ink.dot(-9, -23, 1.8, { white: true })
    ink.lines(['-19,-30 -32,-27', '-18,-28 -30,-21', '-16,-36 -26,-46'], { width: 1, profile: 'flick' })
    for (const side of [-1, 1]) {
      ink.form(`${side * 14},2 ${side * 25},-3 ${side * 31},2 ${side * 29},9 ${side * 18},11`, { width: 2, halo: 1.2 })
      ink.lines([`${side * 29},1 ${side * 34},-1`, `${side * 30},5 ${side * 36},5`, `${side * 28},8 ${side * 33},11`], {
        width: 1.8,
        profile: 'flick',
      })
    }
    ink.lines(['2,-22 8,-14 9,-4', '11,-18 15,-8'], { width: 1.5, white: true, profile: 'flick' })
  })
}

/** Hers, laid in a hurry. */
function drawEgg(ink: Ink, x: number, y: number): void {
  ink.tufts(`${x - 18},${y + 8} ${x + 16},${y + 9}`, () => -90, { length: 18, count: 5, width: 2.2, fan: 1.4 })
  ink.form(ink.ellipse(x, y, 15, 11.4, -14, 0.05), {
    width: 2.4,
    halo: 1.6,
    tone: { from: 0.52, width: 1.8, spacing: 2.6 },
  })
  ink.lines(
    [
      `${x - 14},${y + 14} ${x - 6},${y + 5}`,
      `${x + 3},${y + 15} ${x + 5},${y + 6}`,
      `${x + 17},${y + 13} ${x + 11},${y + 5}`,
    ],
    {
      width: 2,
      profile: 'flick',
    },
  )
}
