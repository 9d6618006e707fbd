import { box, straight } from '../ink/corners'
import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { INDIGO, PAPER } from '../ink/palette'
import { NIGHT } from './colors'
import { LAYER_WIDTH } from './layer'

/** Where the sky ends above in most windows, and how far it goes on in tall ones, in drawing units. */
export const SKY_TOP = -200
export const HEIGHTS_TOP = -1000

/**
 * The night: dark above, indigo in the middle, paling to mist where the works stand. Repeats to both sides. What pages of the same
 * seed show of it meets, where they lie a whole tile of the paper's clouds apart.
 */
export function drawSky(ink: Ink): void {
  const page = box(-30, HEIGHTS_TOP - 140, LAYER_WIDTH + 30, 440)
  ink.cut(page)
  ink.wash(page, { color: INDIGO, alpha: 0.9, fade: { from: [0, 210], to: [0, 400] } })
  ink.wash(page, { color: NIGHT, alpha: 0.86, fade: { from: [0, -20], to: [0, 300] } })
  // The engraver's sky: long lines, thinning out downwards, and upwards where only tall windows look.
  ink.hatch(box(-6, -247.2, LAYER_WIDTH + 6, 130), {
    angle: 0,
    spacing: 5.2,
    width: 1.3,
    inset: 0,
    jitter: 0,
    density: (_, y) => clamp(1 - Math.abs(y + 60) / 180) ** 1.4,
  })
  endless(ink, LAYER_WIDTH, () => {
    scatterStars(ink, 'stars', 74, (chance) => -340 + 590 * chance ** 0.8)
    scatterStars(ink, 'high stars', 96, (chance) => HEIGHTS_TOP + 660 * chance)
  })
}

/** @param heightOf where a star stands, in drawing units, by a chance of 0…1 */
function scatterStars(ink: Ink, seed: string, count: number, heightOf: (chance: number) => number): void {
  const chance = ink.fork(seed)
  for (let star = 0; star < count; star++) {
    const x = chance.between(4, LAYER_WIDTH - 4)
    const y = heightOf(chance.next())
    if (star % 6 === 0) drawStar(ink, x, y, chance.between(3, 4.8))
    else ink.dot(x, y, chance.between(0.6, 1.3), { white: true })
  }
}

/** Four long points and four short ones. */
function drawStar(ink: Ink, x: number, y: number, size: number): void {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = (corner * Math.PI) / 4 + 0.1
    const reach = corner % 2 ? size * 0.24 : size * (corner % 4 ? 0.8 : 1.15)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  ink.cut(straight(...corners))
}

/** The moon, with its seas. */
export function drawMoon(ink: Ink): void {
  const disc = ink.cut(ink.ellipse(0, 0, 55, 55, 0, 0.012))
  ink.crescent(disc, { depth: 11, alpha: 0.3, color: INDIGO })
  for (const [x, y, across, down, turn] of [
    [-14, -14, 15, 9, 20],
    [6, 8, 11, 7, -12],
    [-22, 16, 8, 5, 30],
    [20, -20, 7, 5, 0],
  ] as const) {
    ink.wash(ink.ellipse(x, y, across, down, turn, 0.16), { color: INDIGO, alpha: 0.22 })
  }
  ink.lines(['-30,-4 -25,1 -18,1', '14,22 20,26 26,23', '-4,34 2,38 10,37', '24,-4 29,0 27,6'], {
    width: 1.2,
    profile: 'flick',
  })
  ink.contour(disc, { width: 1.8, gap: 0.4 })
}

/** Mist that rises behind the runners and lets them stand out. Repeats to both sides. */
export function drawMist(ink: Ink): void {
  ink.wash(box(-30, 250, LAYER_WIDTH + 30, 420), { color: PAPER, alpha: 0.95, fade: { from: [0, 360], to: [0, 262] } })
  endless(ink, LAYER_WIDTH, () => {
    for (const [x, y, across, down] of [
      [90, 352, 130, 26],
      [300, 338, 110, 30],
      [520, 356, 150, 24],
      [700, 340, 120, 32],
    ] as const) {
      ink.wash(ink.ellipse(x, y, across, down, 0, 0.14), {
        color: PAPER,
        alpha: 0.5,
        fade: { from: [x, y + down], to: [x, y - down] },
      })
    }
  })
}
