import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { accent, bold, poseOf, solid, strokes } from '../vignettes/hand'

/** The near wing's quills: where each points, in degrees, and how long it is. Painted from the back one to the front one. */
const QUILLS = [
  [-46, 50],
  [-59, 56],
  [-72, 60],
  [-85, 60],
  [-98, 56],
  [-111, 48],
] as const

/** The wing's beat, a pose for each frame: how far it has swung back, in degrees, and how long it looks. */
const BEAT = [
  { swing: 0, reach: 1 },
  { swing: 24, reach: 0.86 },
  { swing: 11, reach: 0.95 },
] as const

/** A feather from (x, y): paper, with a black tip. */
function drawQuill(ink: Ink, x: number, y: number, angle: number, length: number, width: number): void {
  const quill = ink.leaf(x, y, angle, length, width, { bend: 3, belly: 0.7 })
  bold(ink, quill, { width: 2.8, halo: 0.8 })
  const along = (share: number) =>
    [x + Math.cos(radians(angle)) * length * share, y + Math.sin(radians(angle)) * length * share] as const
  ink.clip(quill, () => ink.black(ink.leaf(...along(0.52), angle, length * 0.6, width * 1.5, { bend: 2, belly: 0.6 })))
  strokes(ink, 1.5, [[along(0.2), along(0.66)]], 'flick')
}

/** Day 16, grown: the hen takes off, all wing and outrage. */
export function drawVignetteHover(ink: Ink): void {
  const { swing, reach } = poseOf(ink, BEAT)

  // The far wing is one black, seen between neck and near wing; the tail is black too.
  for (const [angle, length] of [
    [-168, 40],
    [-152, 46],
    [-136, 46],
  ] as const) {
    solid(ink, ink.leaf(50, 50, angle + swing * 0.6, length, 13, { bend: 4, belly: 0.7 }), 1)
  }
  for (const [angle, length] of [
    [40, 26],
    [20, 32],
    [0, 31],
  ] as const) {
    solid(ink, ink.leaf(74, 60, angle, length, 14, { bend: 6, belly: 0.7 }), 1.4)
  }

  // Legs pedalling: one thrown back, one under her; they change over at mid-beat.
  const kick = swing > 20 ? 3 : 0
  strokes(
    ink,
    3.8,
    [`64,72 74,${82 + kick} 84,${82 + kick}`, `50,74 ${46 - kick},${84 - kick} 52,${90 - kick * 2}`],
    'even',
  )
  ink.at(0, kick, {}, () => strokes(ink, 3, ['83,82 92,78', '83,82 93,84', '82,82 88,88']))
  ink.at(0, -kick * 2, {}, () => strokes(ink, 3, ['51,89 43,91', '51,89 58,91', '51,89 52,84']))

  // Body and outstretched neck in one, the belly in shade.
  const neck = ink.tube('44,58@30 30,44@20 22,32@15', { root: true })
  const body = ink.clay([ink.ellipse(56, 62, 26, 16, 6), neck, ink.ellipse(20, 28, 11, 10)], 8)
  bold(ink, body, { from: 0.44 })
  strokes(ink, 2, ['28,44 31,50', '33,44 36,51', '27,38 29,43', '38,52 41,58', '33,53 36,59'], 'flick')
  strokes(ink, 1.6, ['42,68 45,71 48,68', '50,72 53,75 56,72', '58,70 61,73 64,70'], 'swell')

  // The near wing over it, up: quills from back to front, then two rows of coverts on their roots.
  for (const [angle, length] of QUILLS) drawQuill(ink, 58, 55, angle + swing, length * reach, 13.4)
  for (const [angle, length] of [
    [-44, 22],
    [-64, 26],
    [-84, 27],
    [-104, 24],
  ] as const) {
    bold(ink, ink.leaf(60, 57, angle + swing, length * reach, 11, { belly: 0.7 }), { width: 2.2, halo: 0.8 })
  }
  bold(ink, ink.ellipse(60, 58, 10.5, 7.4, -8), { width: 2.8, halo: 0.6 })
  ink.cut(ink.ellipse(59, 62, 9, 4))
  strokes(ink, 1.6, ['54,58 57,61 60,58', '61,59 64,62 67,58'], 'swell')

  // Head: comb blown back, beak wide open, a wild eye.
  for (const lobe of ['13,22* 6,10 13,5 18,16*', '17,18* 17,0 26,1 25,16*', '23,19* 30,6 37,10 30,23*']) {
    accent(ink, bold(ink, lobe, { width: 3, halo: 1 }), 1)
  }
  bold(ink, '11,24* -6,21 -9,26* 2,29 11,30*', { width: 3.2 })
  bold(ink, '11,31* 2,33 -3,40* 7,40 15,36*', { width: 3.2 })
  ink.black('11,28* 1,29.4 2,32.4 12,33*')
  accent(ink, bold(ink, '13,37* 9,46 14,52 21,47 20,38', { width: 3 }), 1)
  ink.contour(ink.ellipse(21, 26, 5.6, 6), { width: ink.lineWidth * 0.6, gap: 0 })
  ink.dot(19.6, 26.4, 2.8)

  // What she leaves behind.
  for (const [x, y, angle] of [
    [6, 62, 40],
    [101, 34, -60],
    [18, 80, 10],
  ] as const) {
    bold(ink, ink.leaf(x, y, angle, 13, 6.4, { bend: 3 }), { width: 2.4 })
  }
}
