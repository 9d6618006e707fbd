import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { LIGHT, type Place, rust } from './hand'

/** The five foods, their middle at (0, 0), some 120 units across. */
const DRAWN = {
  biscuit: drawBiscuit,
  doughnut: drawDoughnut,
  croissant: drawCroissant,
  lollipop: drawLollipop,
  strawberry: drawStrawberry,
} as const
export const FOODS = ['biscuit', 'doughnut', 'croissant', 'lollipop', 'strawberry'] as const

export function drawFood(ink: Ink, frame: number): void {
  ink.light = LIGHT
  DRAWN[FOODS[frame] ?? 'biscuit'](ink)
}

const BISCUIT =
  '-4,-60 10,-52 22,-58 33,-46 46,-44 47,-30 58,-20 52,-6 60,8 49,20 48,34 34,38 26,51 12,47* 6,34 -8,32* -12,44 -22,50* -34,40 -46,36 -47,22 -58,12 -52,-2 -59,-16 -48,-26 -46,-40 -32,-42 -22,-55'
const CROISSANT =
  '-78,28* -72,2 -54,-24 -26,-42 6,-46 38,-36 62,-12 76,22 74,38* 62,26 44,16 22,12 0,14 -24,18 -46,26 -64,38'
const STRAWBERRY = '-46,-20 -30,-40 0,-36 30,-42 47,-20 42,14 22,46 2,62 -18,46 -40,14'

function drawBiscuit(ink: Ink): void {
  ink.form(ink.path(BISCUIT, true), { width: 4.6, halo: 3, tone: { from: 0.52, width: 2.4, spacing: 2.8 } })
  for (const [x, y, r] of [
    [-20, -24, 6],
    [14, -32, 5],
    [30, -4, 6.4],
    [-2, 4, 5],
    [-32, 10, 5.4],
    [24, 22, 4.6],
  ] as const) {
    ink.black(ink.ellipse(x, y, r * 1.3, r * 1.1))
    ink.dot(x + 2, y - 2, r * 0.26, { white: true })
  }
  ink.lines(['-36,-14 -30,-8 -32,-2', '6,-14 14,-14', '4,22 10,26'], { width: 2 })
}

function drawDoughnut(ink: Ink): void {
  ink.form(ink.ellipse(0, 0, 62, 54, -14, 0.03), {
    ...{ width: 4.6, halo: 3 },
    tone: { from: 0.5, width: 2.6, spacing: 2.8 },
  })
  const icing = ink.path(
    '-54,-8 -44,-32 -20,-48 8,-50 36,-40 54,-18 54,2 44,12 36,4 26,18 12,14 4,26 -10,20 -24,24 -34,10 -46,14',
    true,
  )
  ink.form(icing, { width: 3 })
  rust(ink, icing, 2.4, 0.88)
  ink.line('-36,-26 -18,-40 6,-43', { width: 5, white: true, profile: 'swell' })
  const hole = ink.ellipse(2, -12, 19, 14, -12)
  ink.cut(hole)
  ink.black(hole)
  for (const [x, y, turn] of [
    [-34, -8, 30],
    [-26, 8, -40],
    [30, -26, 50],
    [38, -4, -20],
    [14, -36, 10],
    [22, 6, 70],
    [-8, 10, 0],
    [-6, -36, -50],
  ] as const) {
    const white = x % 4 === 2
    ink.at(x, y, { rotate: turn }, () => ink.line('-6,0 0,0 6,0', { width: 4.4, profile: 'even', white }))
  }
}

function drawCroissant(ink: Ink): void {
  ink.form(ink.path(CROISSANT, true), {
    ...{ width: 4.6, halo: 3 },
    tone: { from: 0.5, to: 0.84, width: 2.8, spacing: 2.8, angle: -100 },
  })
  ink.lines(
    ['-60,-16 -50,4 -54,30', '-34,-36 -22,-10 -26,16', '0,-46 8,-14 2,12', '34,-38 34,-12 24,10', '58,-16 52,2 48,16'],
    { width: 3.4, profile: 'swell' },
  )
  for (const edge of ['-50,-22 -44,-8 -46,4', '-20,-40 -10,-22 -12,-6', '16,-44 20,-24 16,-8', '44,-30 44,-16 38,-6'])
    ink.feather(edge, { side: -1, length: 12, width: 2.2, spacing: 4.6, slant: 10 })
}

function drawLollipop(ink: Ink): void {
  const stick = ink.tube('0,22@9 6,66@9 10,98@8', { root: true })
  ink.form(stick, { width: 3, halo: 2 })
  const disc = ink.ellipse(0, -16, 52, 50, 0, 0.02)
  ink.form(disc, { width: 4.6, halo: 3, tone: { from: 0.64, width: 2.2, spacing: 2.8 } })
  ink.clip(disc, () => {
    for (let arm = 0; arm < 5; arm++) {
      const edge = (offset: number) => swirl(radians(arm * 72 + offset), 1.9, 56)
      const blade = ink.path(
        [...edge(0), ...edge(34).toReversed()].map(([x, y]) => [x, y - 16]),
        true,
      )
      if (arm % 2) rust(ink, blade, 0, 0.9)
      else ink.black(blade)
    }
  })
  ink.line('-32,-40 -16,-54 6,-58', { width: 5, white: true, profile: 'swell' })
  ink.contour(disc, { width: 4.6 })
}

/** An arm of a swirl from the middle outwards, that turns by so many radians on its way. */
export function swirl(from: number, turn: number, radius: number): Place[] {
  return [0, 0.25, 0.5, 0.75, 1.04].map((share) => {
    const angle = from + share * turn
    return [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share] as const
  })
}

function drawStrawberry(ink: Ink): void {
  const berry = ink.path(STRAWBERRY, true)
  ink.form(berry, { width: 4.6, halo: 3, tone: { from: 0.5, to: 0.84, width: 2.8, spacing: 2.8 } })
  rust(ink, berry, 3.4, 0.9)
  for (const [x, y] of [
    [-28, -10],
    [-8, -16],
    [14, -12],
    [32, -12],
    [-18, 8],
    [4, 6],
    [24, 8],
    [-8, 26],
    [12, 28],
    [2, 44],
  ] as const)
    ink.at(x, y, { rotate: x }, () => ink.black(ink.ellipse(0, 0, 2.6, 4)))
  for (const [angle, length] of [
    [200, 44],
    [-20, 44],
    [160, 34],
    [20, 34],
    [96, 26],
    [-120, 30],
    [-64, 32],
  ] as const) {
    const leaf = ink.leaf(0, -38, angle, length, 17, { bend: 6, belly: 0.4 })
    ink.cut(leaf, { halo: 1.4 })
    ink.black(leaf)
  }
  ink.line('0,-40 4,-58 14,-68', { width: 5, profile: 'even' })
}

/** How a food shows through her pouch: an edge here and there, pressed through the skin. */
export function drawInside(ink: Ink, frame: number): void {
  const line = { width: 4, profile: 'swell' } as const
  switch (FOODS[frame]) {
    case 'biscuit':
      ink.contour(ink.path(BISCUIT, true), { width: 4, gap: 0.34, lit: 0.5 })
      for (const [x, y] of [
        [-18, -20],
        [18, -14],
        [-8, 14],
      ] as const)
        ink.contour(ink.ellipse(x, y, 7, 6), { width: 3, gap: 0.2 })
      break
    case 'doughnut':
      ink.contour(ink.ellipse(0, 0, 60, 54, -14), { width: 4, gap: 0.4, lit: 0.5 })
      ink.contour(ink.ellipse(2, -2, 18, 14, -14), { width: 4, gap: 0.2 })
      break
    case 'croissant':
      ink.contour(ink.path(CROISSANT, true), { width: 4, gap: 0.3, lit: 0.5 })
      ink.lines(['-34,-30 -24,-8 -27,10', '2,-38 8,-14 3,6', '36,-30 34,-12 26,4'], line)
      break
    case 'lollipop':
      ink.contour(ink.ellipse(0, -16, 50, 48), { width: 4, gap: 0.4, lit: 0.5 })
      ink.lines(['0,-16 16,-26 14,-46', '0,-16 -18,-8 -34,-20', '0,-16 8,2 -4,20'], line)
      ink.lines(['-3,38 0,64 4,94', '8,36 10,64 13,92'], line)
      break
    default:
      ink.contour(ink.path(STRAWBERRY, true), { width: 4, gap: 0.34, lit: 0.5 })
      ink.lines(['0,-36 -22,-50 -40,-44', '0,-36 24,-52 40,-44', '0,-36 2,-54 10,-64'], line)
      for (const [x, y] of [
        [-16, -4],
        [10, 0],
        [-2, 24],
      ] as const)
        ink.line(`${x},${y} ${x + 2},${y + 6}`, { width: 3.4 })
  }
}
