import type { Ink } from '../ink/ink'
import { type Color, OCHRE } from '../ink/palette'

const CHINA: Color = '#fffdf6'
/** The upper edge of the cloth's top, and its lower edge, over which the cloth hangs. */
const [BACK, FRONT] = [536, 612]
/** The plates, with their radius, and the cups, with their size. */
const PLATES = [
  [352, 566, 34],
  [464, 560, 32],
  [586, 580, 44],
  [1010, 560, 32],
  [1160, 580, 40],
] as const
const CUPS = [
  [322, 556, 1],
  [400, 584, 1.04],
  [640, 554, 0.96],
  [1120, 564, 1],
  [1206, 572, 1],
] as const

/** The long table: a white cloth, its top in the light, its folds in front, drops embroidered along its hem. */
export function drawCloth(ink: Ink): void {
  const top = ink.path(
    `196,${BACK}* 720,${BACK - 4} 1244,${BACK}* 1330,${FRONT - 2}* 720,${FRONT + 6} 110,${FRONT - 2}*`,
    true,
  )
  ink.cut(top, { fill: '#fffaec', halo: 1 })
  ink.wash(top, { alpha: 0.3, color: OCHRE, fade: { center: [720, 544], inner: 220, outer: 640 } })
  ink.wash(top, { alpha: 0.34, fade: { center: [720, 584], inner: 380, outer: 700 } })
  const hem: number[][] = []
  for (let i = 0; i <= 24; i++) hem.push([1332 - i * 51, 692 + Math.sin(i * 1.9) * 5 + (i % 2 ? 5 : -3)])
  const front = ink.path(
    [[110, FRONT - 3, 1, 1], [720, FRONT + 5], [1330, FRONT - 3, 1, 1], [1337, 664], ...hem, [103, 664]],
    true,
  )
  ink.cut(front, { fill: '#f7ecd3', halo: 1.4 })
  ink.wash(front, { alpha: 0.34, color: OCHRE, fade: { center: [720, 644], inner: 160, outer: 560 } })
  ink.wash(front, { alpha: 0.42, fade: { center: [720, 644], inner: 260, outer: 640 } })
  drawFolds(ink)
  for (let i = 0; i < 20; i++) {
    const x = 148 + i * 60.5
    // Behind the chair.
    if (Math.abs(x - 729) < 96) continue
    ink.at(x, 658 + Math.sin(i * 2.1) * 2, { scale: 0.46, rotate: (x - 720) * -0.006 }, () => drawDropMark(ink))
  }
  ink.contour(front, { width: 3, gap: 0.05, lit: 0.7 })
  const edge = `110,${FRONT - 2} 420,${FRONT + 3} 720,${FRONT + 6} 1020,${FRONT + 3} 1330,${FRONT - 2}`
  ink.line(edge, { width: 1.8, profile: 'swell' })
  ink.line(`196,${BACK} 720,${BACK - 4} 1244,${BACK}`, { width: 2.2, profile: 'even' })
}

function drawFolds(ink: Ink): void {
  const random = ink.fork('folds')
  for (let i = 0; i < 25; i++) {
    const x = 122 + i * 50 + random.signed() * 15
    const lean = (x - 720) * 0.03
    const fold = [
      [x, FRONT + 4 + random.next() * 10],
      [x + lean * 0.5, 654],
      [x + lean + random.signed() * 5, 688],
    ]
    ink.line(fold, { width: random.between(1.6, 3), profile: 'swell' })
    const shade = `${x},${FRONT + 14}* ${x + 12},${FRONT + 20} ${x + lean + 16},688* ${x + lean},692*`
    if (i % 2) ink.hatch(shade, { angle: 78, spacing: 3, width: 1.3, profile: 'flick', density: () => 0.8 })
  }
}

/** The house's drop, flat and black, its tip at 0, 0. */
export function drawDropMark(ink: Ink): void {
  ink.black('0,-4* 5,8 11,18 12,28 7,35 -6,36 -12,29 -11,18 -5,8')
}

/** What stands on the cloth: plates, cups, two candles, and at the visitor's place a card, which the page writes on. */
export function drawTableware(ink: Ink): void {
  for (const [x, y, radius] of PLATES) {
    ink.wash(`${x - radius},${y + 3} ${x},${y + radius * 0.26 + 5} ${x + radius + 8},${y + 4} ${x + radius},${y - 2}`, {
      alpha: 0.26,
    })
    ink.form(ink.ellipse(x, y, radius, radius * 0.25, 0, 0.03), { width: 2.2, halo: 0.8, fill: CHINA })
    ink.contour(ink.ellipse(x, y - 0.6, radius * 0.66, radius * 0.15, 0, 0.03), { width: 1.2, gap: 0.1 })
  }
  for (const [x, y, scale] of CUPS) ink.at(x, y, { scale }, () => drawCup(ink))
  for (const [x, y] of [
    [506, 584],
    [968, 586],
  ] as const)
    ink.at(x, y, {}, () => drawCandle(ink))
  ink.wash('650,590 720,584 792,590 796,602 720,608 646,602', { alpha: 0.3 })
  ink.form(ink.ellipse(720, 587, 62, 14.5, 0, 0.02), { width: 2.6, halo: 1, fill: CHINA })
  ink.contour(ink.ellipse(720, 586, 42, 8.6, 0, 0.02), { width: 1.5, gap: 0.1 })
  ink.form('688,584* 692,553* 744,552* 748,583*', { width: 2.2, halo: 1, fill: CHINA })
}

function drawCup(ink: Ink): void {
  ink.form('9,-16 20,-18 22,-6 10,-3', { width: 2, halo: 0 })
  const shade = { from: 0.46, width: 1.8, spacing: 2.2 } as const
  ink.form('-11,-24* 11,-24* 10,0 0,3 -10,0', { width: 2.4, halo: 1, tone: shade })
  ink.form(ink.ellipse(0, -24, 11, 3.4), { width: 1.8 })
  ink.black(ink.ellipse(0.4, -23.6, 8.4, 2.1))
}

function drawCandle(ink: Ink): void {
  ink.form('-5,-44* 5,-45* 6,0* -6,0*', { width: 2, halo: 1 })
  ink.line('-5,-30 -7,-20 -5,-14', { width: 1.6 })
  ink.form(ink.ellipse(0, 2, 15, 4.4), { width: 2, halo: 0.6 })
  const flame = ink.path('0,-68* 6,-56 4,-47 -4,-47 -6,-56', true)
  ink.cut(flame, { fill: '#fff6d8', halo: 3 })
  ink.contour(flame, { width: 1.5, gap: 0.1 })
  ink.wash('0,-62* 3.6,-54 0,-48 -3.6,-54', { color: OCHRE, alpha: 0.85 })
}
