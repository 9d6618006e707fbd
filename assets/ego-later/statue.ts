import type { Livery } from '../characters/liveries'
import { drawPim, type PimPose } from '../characters/pim'
import { PIM_JUMPS, PIM_STANDS, PIM_SWING_LEFT } from '../characters/pimPoses'
import { BLADE, drawBlade } from '../ego/grass'
import { drawHiddenLetter } from '../hidden/letter'
import { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { GREY, LEATHER, MOSS, OCHRE, PAPER, VERMILION } from '../ink/palette'
import { rasterize } from '../ink/rasterize'

/** The page that each is drawn on, in Pim's units, his feet at 0, 0. */
export const STATUE = { left: -140, top: -240, width: 280, height: 274 } as const

/** He is all of grass: paper, tunic, cap and cheeks are greens of it. */
export const OF_GRASS = {
  colors: { [PAPER]: '#c6d49c', [VERMILION]: '#41602f', [GREY]: '#4d6a3a', [LEATHER]: '#57733f' },
} as const

const ROUND = itemAt(PIM_SWING_LEFT, 6)
const POINTING: PimPose = { ...ROUND, blade: 252, hand: [-48, -78], elbow: [-40, -58] }
/** How each of the four sees himself: him from behind, too, at last from the front. */
const POSES = {
  blue: { turn: 'front', pose: PIM_JUMPS },
  red: {
    turn: 'front',
    pose: {
      ...PIM_STANDS,
      ...{ lean: -4, sink: 0, head: { at: [0, -2], turn: -7 }, hand: [-52, -104], elbow: [-50, -76], blade: 268 },
      ...{ behind: true, other: [26, -36], otherElbow: [45, -52] },
    },
  },
  violet: { turn: 'right', pose: POINTING },
  green: { turn: 'left', pose: { ...POINTING, blade: 236, lean: -6 } },
} as const satisfies Record<Livery, { turn: 'front' | 'left' | 'right'; pose: PimPose }>

/** How closely the edge is looked at, pixels a unit; how far apart its blades are; how far off it is still edge. In units. */
const SEEN = 0.8
const EDGE = { step: 3.4, near: 3 } as const

/** One of the four as a statue out of grass, put up by himself. Blades stand off all its edge, and none on its face. */
export function drawStatue(ink: Ink, livery: Livery): void {
  const { turn, pose } = POSES[livery]
  const draw = (on: Ink) => drawPim(on, { turn, pose, mood: 'grin', livery: 'red', biggin: { mood: 'grumpy' } })
  const sheet = new Ink({ ...STATUE, bleed: true, seed: `statue ${livery}`, name: `statue ${livery}` })
  draw(sheet)
  const edge = edgeOf(rasterize(sheet, { scale: SEEN }), ink.fork('edge'))
  for (const [i, { x, y, angle }] of edge.entries()) lay(ink, i, x, y, angle)
  draw(ink)
  for (const [i, { x, y, angle }] of edge.entries()) if (i % 8 === 3) lay(ink, i, x, y, angle)
}

/** Three blades out of one place, the middle one the longest. */
function lay(ink: Ink, index: number, x: number, y: number, angle: number): void {
  const random = ink.fork(`blades${index}`)
  for (const side of [-1, 1, 0]) {
    const long = random.between(6, 10) * (side === 0 ? 1.25 : 0.9)
    drawBlade(ink, ink.leaf(x, y, angle + side * 32 + random.between(-9, 9), long, 2.6), index + side, 0.9)
  }
}

interface Edge {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** Places along the edge of what is drawn, and which way is out. */
function edgeOf({ width, height, pixels }: ReturnType<typeof rasterize>, random: ReturnType<Ink['fork']>): Edge[] {
  const isDrawn = (x: number, y: number) => {
    const [column, row] = [Math.round((x - STATUE.left) * SEEN), Math.round((y - STATUE.top) * SEEN)]
    return (
      column >= 0 && row >= 0 && column < width && row < height && (pixels[(row * width + column) * 4 + 3] ?? 0) > 127
    )
  }
  const edge: Edge[] = []
  for (let down = STATUE.top; down < -4; down += EDGE.step)
    for (let across = STATUE.left; across < STATUE.left + STATUE.width; across += EDGE.step) {
      const [x, y] = [across + random.signed() * EDGE.step * 0.5, down + random.signed() * EDGE.step * 0.5]
      if (!isDrawn(x, y)) continue
      let [outX, outY] = [0, 0]
      for (let turn = 0; turn < 12; turn++) {
        const [dx, dy] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)]
        if (!isDrawn(x + dx * EDGE.near, y + dy * EDGE.near)) [outX, outY] = [outX + dx, outY + dy]
      }
      if (outX || outY) edge.push({ x, y, angle: (Math.atan2(outY, outX) * 180) / Math.PI })
    }
  return edge
}

/** The small one of the small ones: a bush with eyes. 0, 0 is the ground under it. */
export function drawBush(ink: Ink): void {
  for (const [i, [x, y, angle, length]] of BUSH.entries())
    drawBlade(ink, ink.leaf(x, y, angle, length, 13, { bend: x * 0.3, belly: 0.34 }), i, 2.2)
  for (const x of [-12, 12]) {
    ink.black(ink.ellipse(x, -30, 9.5, 10.5), { white: true })
    ink.contour(ink.ellipse(x, -30, 9.5, 10.5), { width: 2 })
    ink.dot(x + 2, -31, 4.2)
  }
}

const BUSH = [
  [-20, 0, -132, 46],
  [20, 0, -48, 46],
  [-14, 0, -112, 62],
  [14, 0, -68, 62],
  [0, 0, -92, 70],
  [-8, 2, -100, 56],
  [8, 2, -80, 56],
  [-22, 3, -120, 36],
  [22, 3, -60, 36],
  [-26, 4, -150, 34],
  [26, 4, -30, 34],
  [-10, 5, -96, 24],
  [12, 5, -84, 24],
] as const

/** What a statue stands on: a bale of what was mown, bound with straw. 0, 0 is the middle of its top. */
export function drawBale(ink: Ink): void {
  ink.wash(ink.ellipse(16, 34, 78, 22), { alpha: 0.42 })
  const bale = ink.path('-52,-4* -20,-14 20,-13 52,-3* 57,18 52,40* 0,50 -52,39* -58,18', true)
  ink.form(bale, {
    width: 2.8,
    halo: 1.6,
    fill: BLADE,
    tone: { from: 0.5, to: 0.86, width: 2, spacing: 2.6, angle: 8 },
  })
  ink.wash(bale, { color: MOSS, alpha: 0.34 })
  const random = ink.fork('bale')
  for (let i = 0; i < 34; i++) {
    const angle = random.between(-Math.PI, Math.PI)
    const [x, y] = [Math.cos(angle) * 54, 18 + Math.sin(angle) * 30]
    const tip = [x + Math.cos(angle) * 8 + random.signed() * 5, y + Math.sin(angle) * 6 - 5] as const
    ink.line([[x, y], [...tip]], { width: 2, profile: 'flick' })
  }
  for (const x of [-34, 34])
    ink.line(
      [
        [x, -12],
        [x * 1.08, 18],
        [x, 46],
      ],
      { width: 4.4, profile: 'even', color: OCHRE },
    )
  drawHiddenLetter(ink, 'T', -45, 21, 10.5, -4)
}
