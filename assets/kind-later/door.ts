import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import type { Options } from '../ink/numbers'
import type { Medium } from '../ink/pen'
import { SLIT } from '../kind/shared'

const TOP = SLIT.top
const BOTTOM = 1000 - TOP
/** Light in the hall, on edges, and what little of it gets on to a wall. */
const HALL = '#ffe3ab'
const EDGE: Options<Medium> = { gouache: '#ffd79a', alpha: 1 }
const STRAY: Options<Medium> = { gouache: '#d99a58', alpha: 0.85 }

/** What the door leaves open: light from above down to the sill. */
export function drawSlit(ink: Ink): void {
  const { left, right, bottom } = SLIT
  ink.cut(`${left},${TOP}* ${right},${TOP}* ${right},${bottom - 18}* ${left},${bottom + 8}*`, { fill: HALL })
  // The hall's wall in it, and its skirting board.
  ink.wash(`${left},${TOP}* ${left + 15},${TOP}* ${left + 16},830* ${left},852*`, { color: '#e0a457', alpha: 0.55 })
  ink.line(`${left + 16},${TOP} ${left + 15},300 ${left + 16},830`, { width: 1.4, profile: 'swell' })
  ink.lines([`${left + 16},812 ${right},806`, `${left + 16},830 ${right},822`], { width: 1.6, profile: 'even' })
}

/** Its sill and its jamb, with a light along it; the years are pencilled there. */
export function drawSlitJamb(ink: Ink): void {
  const { left, right, bottom } = SLIT
  ink.black(`${left},${bottom + 8}* ${right},${bottom - 18}* ${right},${BOTTOM}* ${left},${BOTTOM}*`)
  ink.line(
    [
      [left, bottom + 7],
      [right, bottom - 19],
    ],
    { width: 2.4, ...EDGE, profile: 'even' },
  )
  ink.black(`62,${TOP}* 78,${TOP}* 80,300 82,640 84,1040* 84,${BOTTOM}* 64,${BOTTOM}* 68,1040* 66,640 64,300`)
  ink.line(`64,${TOP} 66,300 68,640 69,892`, { width: 3, ...EDGE, profile: 'even' })
  for (const y of [846, 800, 756, 720, 690])
    ink.line(
      [
        [69, y],
        [75, y - 1],
        [80, y],
      ],
      { width: 2.4, gouache: '#ffd08c', alpha: 1, profile: 'pen' },
    )
}

/** Whoever it is, as far as a hand's width shows: a hat, a nose, a shoulder, a sleeve. */
export function drawSomebody(ink: Ink): void {
  ink.black(
    '0,328 16,322 30,328 36,344 37,366* 56,371 56,380 40,383* 41,396 50,410 42,416 44,424 40,432 36,442 46,456 55,486 58,540 58,650 60,770 62,884* 40,894* 0,904*',
  )
  ink.lines(['40,366 26,364 4,366', '49,468 56,520 57,610', '45,700 47,780 46,870'], {
    ...{ width: 2, gouache: '#ffe2a8', alpha: 1, profile: 'swell' },
  })
  ink.line('41,398 48,409 41,415', { width: 1.6, gouache: '#ffe2a8', alpha: 1, profile: 'swell' })
}

/** His shadow: a hat, a coat, and a case that he has not put down yet. */
export function drawSomebodysShadow(ink: Ink): void {
  const fill = '#39414f'
  const lay = (shape: string) => ink.cut(shape, { fill })
  lay('66,852* 260,840* 262,864* 66,868*')
  lay('66,876* 262,872* 262,896* 66,894*')
  lay('196,836 330,826 470,804 600,788 664,802 692,836 678,868 622,892 480,902 340,906 198,902')
  lay('656,820 716,804 760,812 778,840 754,866 700,868 654,856')
  lay('738,774 756,770 772,816 776,870 764,902 748,900 746,856 742,812')
  lay('752,802* 820,790 866,796 890,832 868,866 826,878 764,874*')
  lay('430,894* 474,888* 452,926* 420,928*')
  lay('346,918* 504,908* 514,952* 354,964*')
  ink.line('398,914 406,902 446,900 452,910', { width: 6, gouache: fill, alpha: 1, profile: 'even' })
}

/** What gets past him on to the wall and the chest of drawers: in sheaves, the nearer to his hand the longer. */
function drawStray(ink: Ink): void {
  const random = ink.fork('stray')
  let y = 196
  while (y < 836) {
    const sheaf = random.integer(3, 7)
    for (let stroke = 0; stroke < sheaf && y < 836; stroke++) {
      const near = Math.exp(-(((y - 560) / 320) ** 2))
      const long = (16 + 84 * near) * (0.5 + 0.75 * Math.abs(noise1(6, y / 17))) * random.between(0.7, 1.2)
      const from = 85 + random.between(0, 6)
      ink.line(
        [
          [from, y],
          [from + long * 0.5, y + 1.6 * noise1(2, y)],
          [from + long, y + 1],
        ],
        {
          ...{ width: random.between(1.6, 2.6) + 1.4 * near, ...STRAY, profile: 'flick' },
        },
      )
      y += random.between(5, 11)
    }
    y += random.between(8, 26)
  }
}

/** It has got hold of the edges of things. */
export function drawEdges(ink: Ink): void {
  drawStray(ink)
  const lit = { ...EDGE, profile: 'swell' } as const
  ink.lines(['62,420 200,418 330,410', '62,440 110,441'], { width: 2.6, ...lit })
  ink.lines(['74,432 78,560 80,648', '126,300 132,356 136,408', '86,200 90,212'], { width: 3, ...lit })
  ink.line('371,170 366,300 368,520 370,690', { width: 3, ...lit })
  ink.line('428,572 424,620 422,676', { width: 3.4, ...lit })
  ink.lines(['490,700 486,750 484,772', '808,560 808,640 808,770'], { width: 2.8, ...lit })
  ink.line('1062,410 1060,500 1064,600', { width: 2.6, ...lit })
}
