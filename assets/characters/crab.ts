import type { Ink } from '../ink/ink'
import { clamp, itemAt, type Options } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import type { Line } from '../ink/path'
import { drawBallEye, type Gaze } from './eyes'

/** What the crab makes of the world. */
type CrabMood = 'grumpy' | 'pleased' | 'startled'

/** How the crab stands. */
export interface CrabPose {
  /** Which legs are off the ground: by turns 'odd' and 'even' as it walks; 'none' when not given. */
  lifted: 'none' | 'odd' | 'even'
  /** Degrees by which the fingers of both claws stand open, from 0, snapped to, to 34; 14 and 26 when not given. */
  open: readonly [left: number, right: number]
  /** Units by which either claw is raised; none when not given. */
  raised: readonly [left: number, right: number]
  gaze: Gaze
  /** How far its lids are down, from 0 to 1, shut: it blinks. */
  lid: number
  /** From 0 to 1, pressed to the sand with its eyes pulled in: a wave comes. */
  duck: number
  mood: CrabMood
}

/** A leg as thigh, shin and claw, standing and lifted. Far to near, of the right side. */
const LEGS: readonly { readonly planted: readonly string[]; readonly lifted: readonly string[] }[] = [
  {
    planted: ['164,118@15 196,104@13 226,100@11', '224,99@11 250,118@9 262,146@6', '261,143@6 266,160@4 262,178@0.8'],
    lifted: ['164,118@15 196,98@13 224,84@11', '222,83@11 252,94@9 272,116@6', '271,113@6 282,128@4 284,146@0.8'],
  },
  {
    planted: ['162,127@16 196,127@14 222,120@12', '220,120@12 240,142@9 246,166@6', '245,163@6 247,178@4 241,194@0.8'],
    lifted: ['162,127@16 194,123@14 217,110@12', '215,110@12 236,128@9 240,152@6', '240,149@6 242,164@4 236,179@0.8'],
  },
  {
    planted: ['152,134@16 180,146@14 202,146@12', '200,146@12 214,166@9 214,186@6', '214,183@6 211,194@4 202,206@0.8'],
    lifted: ['152,134@16 180,142@14 204,136@12', '202,136@12 220,152@9 224,172@6', '224,169@6 224,182@4 217,195@0.8'],
  },
]
/** Where the hairs of each knee grow. */
const KNEES = [
  { planted: [224, 99], lifted: [222, 83] },
  { planted: [220, 120], lifted: [215, 110] },
  { planted: [200, 146], lifted: [202, 136] },
] as const
/** How far the lids hang at the outer and the inner side of the eyes, by mood. */
const LIDS: Readonly<Record<CrabMood, readonly [outer: number, inner: number]>> = {
  grumpy: [0.24, 0.44],
  pleased: [0.3, 0.12],
  startled: [0, 0],
}
const BUMPS = [
  [102, 106, 4],
  [113, 124, 3],
  [178, 104, 3.6],
  [167, 124, 2.7],
  [141, 91, 3],
  [124, 92, 2.2],
  [157, 91, 2.2],
  [92, 113, 2.2],
  [188, 113, 2],
] as const

/**
 * The crab, seen from the front, some 290 units wide from leg to leg and 230 high with a claw up. 0, 0 is the sand under its
 * middle. It walks sideways, so it has one turn; mirrored, its great claw is on its other side.
 */
export function drawCrab(ink: Ink, pose: Options<CrabPose> = {}): void {
  const { lifted = 'none', open = [14, 26], raised = [0, 0], duck = 0 } = pose
  ink.at(-140, -206, {}, () => {
    drawLegs(ink, lifted)
    ink.at(0, duck * 12, {}, () => {
      ink.at(0, -raised[0], {}, () => {
        drawArm(ink, ['104,108@20 74,108@20 52,92@18', '52,94@18 40,80@18 44,64@15'])
        ink.at(45, 64, { rotate: 7, scaleX: -1 }, () => drawCrabClaw(ink, open[0], 1.34))
      })
      ink.at(0, -raised[1], {}, () => {
        drawArm(ink, ['176,106@19 206,104@18 228,92@15', '227,94@15 238,84@15 236,72@13'])
        ink.at(235, 73, { rotate: 12 }, () => drawCrabClaw(ink, open[1], 0.98))
      })
      drawEyes(ink, pose, false)
      drawShell(ink)
      drawMouth(ink, pose.mood ?? 'grumpy')
      drawEyes(ink, pose, true)
    })
  })
}

/** The crab's shadow at noon, a sprite of its own under the same anchor: right below it, two washes deep. */
export function drawCrabShadow(ink: Ink): void {
  ink.at(-140, -206, {}, () => {
    ink.wash('16,190 60,180 140,177 214,179 276,187 262,200 180,209 90,208 34,201', { alpha: 0.34 })
    ink.wash('76,192 140,187 210,190 188,201 112,202', { alpha: 0.34 })
  })
}

/** A claw alone, `open` degrees: its wrist at 0, 0, it points up, and its finger is to the right. Some 70 units high at a scale of 1. */
export function drawCrabClaw(ink: Ink, open: number, scale = 1): void {
  ink.at(0, 0, { scale }, () => {
    ink.at(9, -22, { rotate: open }, () => {
      const finger = ink.path('-6,2 -3,-9* 1,-14 0,-19* 2,-24 1,-29* 4,-35 -3,-47* 11,-37 18,-18 14,0 6,8', true)
      ink.form(finger, { width: 3, halo: 0.8, tone: { from: 0.42, width: 2.4, spacing: 2.1 } })
      redden(ink, finger)
    })
    const teeth = '-8,-70* -5,-57 -8,-50* -3,-45 -5,-38* 0,-32 2,-23*'
    const hand = ink.path(`-6,5 -18,-9 -24,-30 -20,-52 ${teeth} 15,-18 12,5`, true)
    ink.form(hand, { width: 3.3, halo: 1, tone: { from: 0.42, to: 0.8, width: 2.8, spacing: 2.3, cross: 0.4 } })
    redden(ink, hand, 3.2)
    ink.line('3,-21 10,-15 18,-17', { width: 2.4 })
    ink.line('-13,-3 -18,-14 -20,-26', { width: 3, white: true, dry: 0.3 })
    ink.stipple(ink.ellipse(-6, -19, 10, 15), { spacing: 5, radius: 1, density: () => 0.6 })
    ink.tufts('-8,2 0,4 8,3', () => -88, { length: 5, count: 3, width: 1.1 })
  })
}

function redden(ink: Ink, shape: Line, offset = 2, alpha = 0.86): void {
  ink.tint(shape, { color: VERMILION, offset, alpha })
}

function drawLegs(ink: Ink, lifted: CrabPose['lifted']): void {
  ink.mirror(140, (side) => {
    const turn = side === 1 ? {} : { rotate: 5, scaleX: 0.95 }
    ink.at(140, 120, turn, () => {
      ink.at(-140, -120, {}, () => {
        for (const [i, leg] of LEGS.entries()) {
          const isOdd = (i + (side === 1 ? 0 : 1)) % 2 === 1
          const state = lifted === (isOdd ? 'odd' : 'even') ? 'lifted' : 'planted'
          drawLeg(ink, leg[state], itemAt(KNEES, i)[state], i === 0)
        }
      })
    })
  })
}

function drawLeg(ink: Ink, parts: readonly string[], [x, y]: readonly [number, number], isFar: boolean): void {
  for (const [i, part] of [...parts.entries()].toReversed()) {
    const tube = ink.tube(part, { root: true })
    const tone = { from: isFar ? 0.28 : 0.42, width: 2.1, spacing: 2, angle: -50 }
    ink.form(tube, { width: itemAt([2.7, 2.4, 2], i), halo: 0.8, tone })
    redden(ink, tube, 1.6, isFar ? 0.95 : 0.84)
  }
  const hairs = [
    [x - 3, y - 5],
    [x + 4, y - 3],
  ]
  ink.tufts(hairs, () => -62, { length: 6, count: 3, width: 1.2 })
}

function drawArm(ink: Ink, parts: readonly string[]): void {
  for (const part of parts) {
    const tube = ink.tube(part, { root: true })
    ink.form(tube, { width: 2.9, halo: 0.9, tone: { from: 0.44, width: 2.3, spacing: 2.1 } })
    redden(ink, tube)
  }
}

function drawShell(ink: Ink): void {
  const rim = '140,74 153,76* 158,79 171,79* 176,83 191,87* 195,93 210,98*'
  const belly = '206,112 196,125 177,138 158,145 140,147 122,145 103,138 84,125 74,112'
  const shell = ink.path(`${rim} ${belly} 70,99* 85,93 89,86* 104,83 109,78* 122,79 127,75*`, true)
  const tone = { from: 0.42, to: 0.78, width: 3, spacing: 2.4, angle: -48, cross: 0.45 }
  ink.form(shell, { width: 4, halo: 1.3, contour: false, tone })
  redden(ink, shell, 4, 0.88)
  ink.crescent(shell, { depth: 9, alpha: 0.28 })
  ink.contour(shell, { width: 4 })
  const fold = '110,98 124,106 141,108 157,105 170,96'
  ink.line('108,96 123,105 141,107 158,104 172,94', { width: 2.6 })
  ink.feather(fold, { side: 1, length: 7, width: 1.7, spacing: 2.6, envelope: () => 0.8 })
  ink.line('119,114 130,120 142,121 154,119 163,113', { width: 2.2 })
  for (const [x, y, radius] of BUMPS) {
    ink.form(ink.ellipse(x, y, radius * 1.2, radius), { width: 1.7, lit: 0.4, gap: 0 })
  }
  ink.line('90,101 104,90 122,84', { width: 4, white: true, dry: 0.4 })
}

/** The plate under the shell, and the mouth in it. */
function drawMouth(ink: Ink, mood: CrabMood): void {
  const plate = ink.path('110,138* 127,145 140,146 154,145 170,137* 166,154 151,163 140,164 128,163 115,155', true)
  ink.form(plate, { width: 2.9, halo: 0.8, tone: { from: 0.48, width: 1.7, spacing: 2 } })
  const edge = ink.toPage(140, 140).y
  const density = (_: number, y: number) => clamp(1.2 - (y - edge) / (8 * ink.scale))
  const shade = { angle: 84, spacing: 2.3, width: 1.9, density, profile: 'flick' } as const
  ink.hatch('110,138 170,137 167,147 113,147', shade)
  if (mood === 'startled') {
    ink.black(ink.ellipse(140, 155, 7.4, 6))
    ink.dot(137.6, 152, 1.6, { white: true })
    return
  }
  if (mood === 'pleased') {
    ink.black('119,147* 129,151.6 141,152.6 152,151 162,146.4* 156,156 141,161.6 126,157.4')
    const teeth = [
      [132, 90],
      [147, 88],
    ] as const
    for (const [x, angle] of teeth) ink.black(ink.leaf(x, 151.6, angle, 5.4, 6.4, { tip: 0.5 }), { white: true })
    ink.lines(['115,143 118,148', '166,142 163,147'], { width: 2 })
    return
  }
  ink.black('123,148 140,151 157,147 153,158 140,161.5 127,158')
  const teeth = [
    [128, 86],
    [135, 92],
    [143, 88],
    [150, 94],
  ] as const
  for (const [x, angle] of teeth) ink.black(ink.leaf(x, 149.4, angle, 7.4, 5.2, { tip: 0.2 }), { white: true })
  ink.lines(['119,146 123,149', '161,145 157,148'], { width: 2 })
}

/** Its eyes on their stalks; when it ducks they come down, the stalks behind the shell and the balls before its rim. */
function drawEyes(ink: Ink, pose: Options<CrabPose>, isFront: boolean): void {
  const { gaze = [0, 0], lid = 0, duck = 0, mood = 'grumpy' } = pose
  const [outer, inner] = LIDS[mood]
  const eyes = [
    { foot: 124, x: 114, y: 54, radius: 11.4, lids: [outer, inner] },
    { foot: 156, x: 168, y: 48, radius: 12.4, lids: [inner, outer] },
  ] as const
  for (const { foot, x, y, radius, lids } of eyes) {
    const down = y + duck * 26
    if (!isFront) {
      const stalk = ink.tube([
        [foot, 94, 11],
        [(foot + x) / 2, Math.max(76, (94 + down) / 2), 8],
        [x, down + 6, 7.4],
      ])
      ink.form(stalk, { width: 2.5, skip: [1], tone: { from: 0.46, width: 1.5, spacing: 1.9 } })
      redden(ink, stalk, 1.4, 0.74)
      continue
    }
    const shut = (open: number) => open + (1 - open) * Math.max(lid, duck * 0.5)
    const pupil = mood === 'startled' ? 0.34 : 0.54
    const lidded = [shut(lids[0]), shut(lids[1])] as const
    drawBallEye(ink, { x, y: down, radius, gaze, lid: lidded, pupil, lidColor: VERMILION })
  }
}
