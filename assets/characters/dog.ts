import { tangentAt } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { type DogFace, type DogMood, drawDogHead, drawRust } from './dogHead'
import { drawForeleg, drawHindLeg, type Foreleg } from './dogPaws'

/** How the dog stands in one drawing. Spines carry their thickness; 0, 0 is between his hind paws. */
interface DogPose {
  /** The trunk about the hips: how it leans, in degrees, and stretches. */
  readonly trunk: { readonly rotate: number; readonly scaleX: number; readonly scaleY: number }
  /** How far either hind leg stands from the middle, and how deep both bend, in units. */
  readonly stance: readonly [left: number, right: number]
  readonly bend: number
  readonly tail: string
  /** Forelegs behind the trunk, and before all but the head. */
  readonly far: readonly Foreleg[]
  readonly near: readonly Foreleg[]
  readonly head: { readonly x: number; readonly y: number; readonly rotate: number }
  readonly scarf: { readonly x: number; readonly y: number; readonly rotate: number }
  readonly creases: readonly string[]
}

/** Whose picture it is, and which parts are drawn apart. */
export interface Dog extends DogFace {
  readonly mood: DogMood
  /** 'left' is him mirrored, in his own light: whatever of him is right is left. */
  readonly turn?: 'right' | 'left' | undefined
  /** Leaves the tail to a sprite of its own, which trails behind: see `drawDogTail`. */
  readonly tailless?: boolean | undefined
}

const HIPS = -104

/** A barrel of a chest on no waist at all, scruffy where it turns. */
const TRUNK = [
  '-30,-292 -46,-276 -56,-258* -52,-252 -66,-240* -60,-230 -72,-214* -60,-206 -58,-186 -44,-160 -35,-138 -42,-116',
  '-34,-98* -16,-92 2,-91 20,-92 38,-99* 44,-116 36,-138 40,-158 52,-184 56,-202* 64,-206 58,-216 70,-226*',
  '60,-238 68,-250* 54,-260 48,-276 32,-292',
].join(' ')

/**
 * The dog on his hind legs, some 440 units high to his upright ear when he whoops, 400 at ease. 0, 0 is the ground between his
 * hind paws. He looks into the light, which is taken from his turn.
 */
export function drawDog(ink: Ink, { mood, turn = 'right', tailless = false, ...face }: Dog): void {
  const light = ink.light
  ink.light = turn === 'right' ? [0.5, -0.66, 0.56] : [-0.5, -0.66, 0.56]
  ink.at(0, 0, { scaleX: turn === 'right' ? 1 : -1 }, () => {
    const pose = POSES[mood]
    if (!tailless) drawTail(ink, pose.tail)
    for (const leg of pose.far) drawForeleg(ink, leg)
    drawTrunk(ink, pose)
    drawHindLeg(ink, -1, pose.stance[0], pose.bend)
    drawHindLeg(ink, 1, pose.stance[1], pose.bend)
    for (const leg of pose.near) drawForeleg(ink, leg)
    ink.at(pose.scarf.x, pose.scarf.y, { rotate: pose.scarf.rotate }, () => drawScarf(ink))
    ink.at(pose.head.x, pose.head.y, { rotate: pose.head.rotate }, () => drawDogHead(ink, mood, face))
  })
  ink.light = light
}

/** The tail of a mood alone, with the dog's own anchor. */
export function drawDogTail(ink: Ink, mood: DogMood): void {
  drawTail(ink, POSES[mood].tail)
}

export function drawTrunk(ink: Ink, { trunk: stretch, creases }: Pick<DogPose, 'trunk' | 'creases'>): void {
  ink.at(0, HIPS, stretch, () => {
    ink.at(0, -HIPS, {}, () => {
      const trunk = ink.path(TRUNK, true)
      const tone = { from: 0.62, to: 0.94, width: 2.8, spacing: 2.7, angle: -128 }
      ink.form(trunk, { width: 3.8, halo: 1.4, contour: false, tone })
      ink.clip(trunk, () => drawSaddle(ink))
      ink.contour(trunk, { width: 4.2, gap: 0.08, lit: 0.55 })
      ink.tufts('-4,-226 8,-216 20,-226 6,-204', () => 96, { length: 12, count: 3, width: 2, fan: 0.7 })
      const belly = { side: -1, length: 15, width: 2.6, spacing: 3.4, slant: 12, envelope: () => 0.8 } as const
      ink.feather('-30,-98 -12,-92 8,-92 32,-99', belly)
      ink.lines(creases, { width: 2.4, profile: 'flick' })
    })
  })
}

/** Black from the shoulder to the small of the back, its edge combed out; and a spot. */
function drawSaddle(ink: Ink): void {
  const edge = '-24,-270 -20,-246 -26,-218 -24,-196 -30,-172'
  ink.black(`-20,-300* ${edge} -38,-150* -90,-150* -90,-300*`)
  const comb = { side: -1, length: 15, width: 3, spacing: 3, slant: 44, envelope: () => 0.85 } as const
  ink.feather(`-24,-284 ${edge} -37,-154`, comb)
  const folds = ['-44,-266 -40,-240 -46,-214', '-54,-232 -50,-214 -52,-196', '-34,-252 -32,-228']
  ink.lines(folds, { width: 1.8, white: true, profile: 'swell', bare: true })
  ink.black(ink.ellipse(30, -124, 15, 12, -30))
}

/** A black tail whose tip is white, as a brush that has been washed. */
export function drawTail(ink: Ink, spine: string): void {
  const tail = ink.tube(spine, { root: true, round: 0.5 })
  ink.cut(tail, { halo: 1.4 })
  ink.black(tail)
  ink.rim(tail, { distance: 1.8 })
  const { points } = ink.path(spine)
  const end = points.length - 1
  const root = itemAt(points, Math.max(0, end - 11))
  const way = tangentAt(points, end, 11)
  // The page mirrors a dog who looks to the left: so does his brush.
  const { scale } = ink
  const turn = (along: number, aside: number) => [
    root.x + (way.x * along - way.y * aside) * scale,
    root.y + (way.y * along + way.x * aside) * scale,
  ]
  ink.page(() => {
    const brush = [
      [...turn(0, -8), 1, 1],
      turn(16, -11),
      turn(32, -7),
      [...turn(50, 3), 1, 1],
      turn(30, 8),
      turn(14, 10),
      [...turn(0, 8), 1, 1],
      turn(5, 3),
      [...turn(-3, 0), 1, 1],
      turn(5, -3),
    ]
    ink.form(brush, { width: 2.8, halo: 0.8, lit: 0.6 })
    const hairs = [
      [turn(12, -4), turn(26, -3), turn(38, 0)],
      [turn(12, 4), turn(24, 4), turn(34, 4)],
    ]
    ink.lines(hairs, { width: 1.6, profile: 'flick' })
  })
}

const DOTS = [
  [-26, 4],
  [-8, 0],
  [12, 2],
  [30, 2],
  [-14, 16],
  [4, 16],
  [20, 18],
  [-2, 32],
  [12, 32],
  [4, 45],
] as const

/** His neckerchief: the one colour, but for the tongue. */
export function drawScarf(ink: Ink): void {
  const upper = '-44,-6* -66,-16 -82,-10 -74,-2 -84,8 -66,8 -46,4*'
  const lower = '-44,2* -58,10 -70,26 -58,26 -56,36 -44,22 -38,8*'
  for (const end of [upper, lower]) {
    const tie = ink.path(end, true)
    ink.form(tie, { width: 2.6, halo: 0.8, tone: { from: 0.5, width: 1.8, spacing: 2.2 } })
    drawRust(ink, tie, 1.2)
  }
  const cloth = ink.path('-47,-8* -30,-15 0,-17 30,-15 48,-9* 42,8 26,30 4,54* -18,34 -38,12', true)
  ink.form(cloth, { width: 3, halo: 1.2, contour: false })
  drawRust(ink, cloth, 2.2)
  ink.tone(cloth, { from: 0.56, to: 0.9, width: 2.2, spacing: 2.4, angle: -60 })
  ink.clip(cloth, () => {
    for (const [x, y] of DOTS) ink.dot(x, y, 2.5, { white: true })
    ink.lines(['-42,-3 -24,-9 -4,-10', '40,-4 24,-8 12,-8', '-34,6 -22,12'], { width: 1.6, profile: 'flick' })
  })
  ink.contour(cloth, { width: 3 })
  const knot = ink.ellipse(-45, -1, 8, 9, 20)
  ink.form(knot, { width: 2.4, halo: 0.8 })
  drawRust(ink, knot, 1.2)
}

/** At his ease: hands on his thighs, or where he has just been startled. */
const EASE: DogPose = {
  trunk: { rotate: 1, scaleX: 1.02, scaleY: 0.97 },
  stance: [34, 38],
  bend: 12,
  tail: '-28,-106@18 -82,-98@17 -120,-122@15 -134,-162@13 -122,-192@10',
  far: [],
  near: [
    { spine: '-54,-240@36 -92,-206@30 -92,-164@26 -62,-138@25', paw: [-52, -130, 150], black: true },
    { spine: '20,-252@24 54,-242@35 94,-204@30 94,-162@26 66,-134@25', paw: [56, -126, 208] },
  ],
  head: { x: 2, y: -306, rotate: -3 },
  scarf: { x: 2, y: -255, rotate: 0 },
  creases: ['-12,-156 0,-150 12,-155', '-8,-192 2,-188 12,-192'],
}

const POSES: Readonly<Record<DogMood, DogPose>> = {
  whoop: {
    trunk: { rotate: -6, scaleX: 0.97, scaleY: 1.13 },
    stance: [27, 37],
    bend: 5,
    tail: '-24,-112@18 -78,-104@17 -122,-130@16 -142,-178@14 -132,-214@10',
    far: [
      { spine: '-52,-266@34 -108,-254@29 -168,-276@24 -201,-320@23', paw: [-211, -341, -26], open: true, black: true },
    ],
    near: [{ spine: '0,-278@24 32,-272@34 84,-240@30 88,-192@26 50,-172@25', paw: [36, -168, -82] }],
    head: { x: -10, y: -350, rotate: -28 },
    scarf: { x: -17, y: -291, rotate: -11 },
    creases: ['30,-196 44,-190 50,-178', '-2,-178 6,-170 8,-160', '12,-108 24,-106 34,-112', '26,-142 36,-140 42,-146'],
  },
  bow: {
    trunk: { rotate: 2, scaleX: 1.08, scaleY: 0.9 },
    stance: [48, 50],
    bend: 28,
    tail: '34,-102@18 96,-88@17 142,-104@15 164,-146@13 160,-176@10',
    far: [],
    near: [
      { spine: '-56,-232@36 -106,-196@30 -106,-144@26 -74,-112@25', paw: [-64, -104, 148], black: true },
      { spine: '18,-244@24 56,-236@35 106,-194@30 106,-142@26 76,-110@25', paw: [66, -102, 212] },
    ],
    head: { x: 6, y: -282, rotate: 10 },
    scarf: { x: 6, y: -232, rotate: 4 },
    creases: ['-14,-146 0,-139 14,-145', '-18,-124 0,-116 18,-123', '-10,-168 2,-163 14,-168'],
  },
  tongue: {
    trunk: { rotate: 3, scaleX: 1, scaleY: 0.98 },
    stance: [36, 44],
    bend: 16,
    tail: '-28,-106@18 -86,-104@17 -122,-136@15 -120,-184@13 -100,-206@10',
    far: [
      { spine: '-46,-248@34 -108,-240@29 -140,-286@24 -124,-334@23', paw: [-114, -352, 18], black: true },
      { spine: '56,-248@34 112,-238@29 144,-284@24 134,-330@23', paw: [126, -350, -16] },
    ],
    near: [],
    head: { x: 10, y: -316, rotate: -6 },
    scarf: { x: 8, y: -262, rotate: -2 },
    creases: ['-14,-150 -2,-144 12,-149', '6,-112 16,-108 26,-112'],
  },
  hold: {
    trunk: { rotate: 0, scaleX: 1.12, scaleY: 0.88 },
    stance: [46, 48],
    bend: 30,
    tail: '-30,-104@18 -88,-88@17 -132,-100@15 -152,-132@12 -150,-154@9',
    far: [],
    near: [
      { spine: '-58,-226@36 -104,-196@30 -88,-152@26 -42,-146@25', paw: [-30, -144, 84], black: true },
      { spine: '18,-240@24 58,-230@35 106,-194@30 90,-148@26 44,-138@25', paw: [34, -136, -84] },
    ],
    head: { x: 2, y: -286, rotate: 5 },
    scarf: { x: 2, y: -236, rotate: 2 },
    creases: ['-12,-112 2,-106 16,-111', '-8,-182 2,-178 12,-182'],
  },
  burst: {
    trunk: { rotate: -2, scaleX: 0.96, scaleY: 1.06 },
    stance: [30, 33],
    bend: 6,
    tail: '-26,-110@18 -82,-116@17 -118,-156@15 -114,-206@13 -96,-228@10',
    far: [
      { spine: '-48,-262@34 -100,-256@29 -142,-280@24 -166,-320@23', paw: [-176, -340, -26], open: true, black: true },
      { spine: '52,-262@34 104,-254@29 146,-276@24 170,-314@23', paw: [180, -334, 26], open: true },
    ],
    near: [],
    head: { x: -2, y: -336, rotate: -7 },
    scarf: { x: 0, y: -276, rotate: -2 },
    creases: ['-12,-156 0,-150 12,-155', '-14,-132 0,-125 14,-131', '-8,-196 2,-192 12,-196'],
  },
  calm: EASE,
  pant: {
    ...EASE,
    tail: '34,-104@18 90,-98@17 128,-124@15 140,-166@13 128,-196@10',
    head: { x: 2, y: -308, rotate: 4 },
  },
  startled: {
    ...EASE,
    trunk: { rotate: -4, scaleX: 0.95, scaleY: 1.06 },
    bend: 4,
    tail: '-26,-110@18 -76,-120@17 -100,-166@15 -98,-214@13 -92,-244@10',
    near: [
      { spine: '-56,-262@36 -104,-234@30 -86,-196@26 -50,-208@25', paw: [-38, -214, 60], black: true },
      { spine: '14,-276@24 50,-266@35 98,-232@30 82,-192@26 46,-202@25', paw: [34, -210, -60] },
    ],
    head: { x: -8, y: -336, rotate: -8 },
    scarf: { x: -4, y: -281, rotate: -3 },
  },
  asleep: {
    ...EASE,
    trunk: { rotate: 4, scaleX: 1.06, scaleY: 0.9 },
    bend: 20,
    tail: '34,-100@18 92,-82@17 132,-78@15 164,-98@13 178,-120@10',
    near: [
      { spine: '-56,-230@36 -92,-198@30 -92,-160@26 -66,-130@25', paw: [-56, -122, 154], black: true },
      { spine: '18,-242@24 56,-234@35 96,-198@30 98,-158@26 72,-128@25', paw: [62, -120, 204] },
    ],
    head: { x: 14, y: -268, rotate: 16 },
    scarf: { x: 10, y: -232, rotate: 6 },
  },
}
