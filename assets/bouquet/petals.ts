import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { WHITE } from './colors'
import { PETAL_LENGTH, PETAL_SHAPES } from './shared'

/** The notches at the end of each petal, and an edge of it that has turned over. */
const ENDS: readonly { readonly tip: string; readonly turned?: 'left' | 'right' }[] = [
  { tip: '-37,-203 -19,-212 -4,-204* 14,-214 38,-202' },
  { tip: '-40,-198 -18,-211 8,-212 24,-203* 42,-196', turned: 'left' },
  { tip: '-40,-200 -26,-209 -12,-202* 4,-212 18,-204* 40,-198' },
  { tip: '-34,-204 -8,-214 8,-206* 26,-209 42,-197' },
  { tip: '-42,-196 -20,-208 8,-209 22,-202* 42,-196', turned: 'right' },
  { tip: '-36,-203 -22,-210 -6,-205* 16,-213 40,-200' },
]

/** A petal that points up, its root at (0, 0). `under` is one of the odd ones, that lie beneath. */
export function drawPetal(ink: Ink, kind: number, under: boolean): void {
  const petal = itemAt(PETAL_SHAPES, kind % PETAL_SHAPES.length)
  const { tip, turned } = itemAt(ENDS, kind % ENDS.length)
  const random = ink.fork(`petal ${kind}`)
  const place = (x: number, y: number): [number, number] => {
    const along = -y / PETAL_LENGTH
    return [x * petal.width + petal.bend * along * along, y * petal.length]
  }
  const bent = (text: string) =>
    text.split(' ').map((word) => {
      const [x = 0, y = 0] = word.replace('*', '').split(',').map(Number)
      return [...place(x, y), 1, word.endsWith('*') ? 1 : 0]
    })
  const shape = ink.path(
    bent(
      `0,8 -9,4 -15,-8 -25,-26 -42,-54 -60,-96 -69,-138 -67,-172 -56,-192 ${tip} 56,-190 68,-168 70,-134 61,-94 43,-52 26,-24 15,-8 9,4`,
    ),
    true,
  )
  ink.form(shape, { width: under ? 1.5 : 1.8, halo: under ? 0 : 2.4, fill: WHITE, lit: 0.5, gap: 0.2, overshoot: 1.8 })
  ink.clip(shape, () => {
    // Two troughs run the whole way, hairs of the brush between them, a few back from the notches.
    ink.line(bent('-13,-26 -27,-84 -31,-136 -25,-182'), { width: 1.5, profile: 'swell', still: true })
    ink.line(bent('12,-24 25,-78 31,-124 27,-158'), { width: 1.3, profile: 'swell', still: true })
    const veins = under ? 13 : 9
    for (let i = 0; i < veins; i++) {
      const side = ((i + 0.5) / veins) * 2 - 1 + random.signed() * 0.12
      const reach = random.between(0.26, 0.56) * (1 - 0.3 * Math.abs(side)) * (under ? 1.15 : 1)
      const at = (share: number, spread: number) => place(side * spread, -PETAL_LENGTH * share)
      ink.line([at(0.08, 17), at(reach * 0.5, 30), at(reach, 47)], {
        width: random.between(0.9, 1.7),
        profile: 'flick',
        still: true,
      })
    }
    for (const [x, y, length] of [
      [-22, -196, 30],
      [-2, -198, 44],
      [20, -193, 26],
      [40, -178, 20],
    ] as const) {
      if (random.chance(0.3)) continue
      ink.line([place(x, y), place(x * 0.9, y + length * 0.5), place(x * 0.8, y + length * random.between(0.8, 1.2))], {
        width: 1.1,
        profile: 'flick',
        still: true,
      })
    }
    if (under) {
      for (const side of [-1, 1])
        ink.feather(bent(`${side * 17},-18 ${side * 30},-44 ${side * 46},-72 ${side * 60},-104 ${side * 67},-134`), {
          side: side === 1 ? -1 : 1,
          length: 26,
          width: 1.5,
          spacing: 4.6,
          slant: 58,
          curl: 0.08,
          envelope: (along) => (1 - along) ** 0.6,
        })
    }
  })
  if (turned) drawTurnedLip(ink, turned === 'left' ? 1 : -1, place)
}

/** Where a petal's edge has turned over, and shows its other side. */
function drawTurnedLip(ink: Ink, side: 1 | -1, place: (x: number, y: number) => [number, number]): void {
  const at = (points: readonly (readonly [number, number, number?])[]) =>
    points.map(([x, y, corner = 0]) => [...place(x * side, y), 1, corner])
  const lip = ink.path(
    at([
      [-63, -104, 1],
      [-70, -140],
      [-67, -174],
      [-52, -198, 1],
      [-47, -176],
      [-50, -150],
      [-56, -124],
    ]),
    true,
  )
  ink.form(lip, { width: 1.8, fill: WHITE, halo: 1, gap: 0.1, overshoot: 1 })
  ink.between(
    at([
      [-66, -116],
      [-68, -150],
      [-60, -186],
    ]),
    at([
      [-57, -122],
      [-51, -150],
      [-50, -184],
    ]),
    4,
    { width: 1.1, profile: 'swell', skip: 0.2 },
  )
  ink.line(
    at([
      [-52, -124],
      [-44, -148],
      [-42, -176],
    ]),
    { width: 1.2, profile: 'swell' },
  )
}
