import { scrape } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { DEEP, HOLLOW, LIT, WALL, WOOD } from './palette'

export function drawCabinet(ink: Ink): void {
  ink.cut('322,-420* 320,-40 323,120 319,260 322,400 320,920* 1300,920* 1300,-420*', { fill: DEEP })
  drawPost(ink)
  // Carved in the spandrels: shells in plain wood.
  for (const [sx, turn] of [
    [410, -46],
    [702, 44],
  ] as const)
    ink.at(sx, 70, { rotate: turn }, () => {
      for (const a of [-64, -44, -22, 0, 22, 43, 63]) {
        const lobe = ink.leaf(0, 16, a - 90, 38 - Math.abs(a) * 0.14, 13, { belly: 0.8, tip: 0.9 })
        ink.form(lobe, { width: 2, halo: 0.8, fill: WALL, gap: 0, tone: { from: 0.4, width: 1.8 } })
        ink.rim(lobe, { distance: 1.2 })
      }
      ink.form('-9,15* 0,11 9,15* 6,22 0,24 -6,22*', { width: 2, fill: WALL })
    })
  // Cornice and the black above the arch.
  ink.cut('384,-420* 1300,-420* 1300,10* 384,12*', { fill: WOOD })
  ink.line('384,14 540,11 680,13 1300,10', { width: 3.4, profile: 'even' })
  scrape(ink, 1.3, ['388,8 500,5.6 612,7', '640,6.8 700,5 726,6'], 'swell')
}

/** The cabinet's left edge: a plank with its grain, as high as any window. */
export function drawPost(ink: Ink): void {
  const post = ink.path(
    '322,-420* 320,-40 323,120 319,260 322,400 320,920* 384,920* 386,420 383,240 386,60 384,-420*',
    true,
  )
  ink.cut(post, { fill: WOOD })
  ink.contour(post, { width: 4, gap: 0, lit: 0.8 })
  ink.line('325,-10 323,60 326,130 322.6,250 325,390 323,510', { width: 1.6, white: true, profile: 'swell' })
  const random = ink.fork('grain')
  for (let i = 0; i < 13; i++) {
    const x = 331 + i * 4.1 + random.signed() * 1.4
    const from = random.between(-40, 300)
    const knot = i > 4 && i < 9
    const y = from + random.between(60, 200)
    ink.line(
      [
        [x, from],
        [x + random.signed() * 2.4 + (knot ? (x - 357) * 0.2 : 0), (from + y) / 2],
        [x + random.signed() * 2, y],
      ],
      { width: random.between(0.8, 1.9), profile: 'swell' },
    )
  }
}

/** Three pigeon-holes at the right, where the rest of the collection sleeps in the dark. */
export function drawPigeonholes(ink: Ink): void {
  for (const [top, bottom] of [
    [48, 152],
    [168, 284],
    [300, 424],
  ] as const) {
    const hole = ink.path(
      `738,${top + 22}* 752,${top + 6} 775,${top - 1} 800,${top + 3} 822,${top + 20}* 826,${bottom}* 780,${bottom + 2} 736,${bottom}*`,
      true,
    )
    ink.form(hole, { width: 4, fill: HOLLOW, gap: 0 })
    ink.crescent(hole, { ink: true, dx: 9, dy: 12 })
    ink.line(`737,${top + 24} 750,${top + 5} 775,${top - 3} 802,${top + 1}`, {
      width: 1.7,
      white: true,
      profile: 'swell',
    })
    ink.form(
      `728,${bottom - 1}* 780,${bottom + 1} 840,${bottom - 2}* 840,${bottom + 7} 780,${bottom + 9} 729,${bottom + 7}*`,
      { width: 2.4, fill: LIT, gap: 0, tone: { from: 0.5 } },
    )
  }
}
