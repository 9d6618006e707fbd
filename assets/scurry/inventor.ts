import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import type { Line } from '../ink/path'
import { drawInventorHead } from './inventorHead'
import { OUTFIT, type Outfit, SCAMPER } from './inventorPoses'
import { type Leg, legsAt, phaseOf } from './poses'
import { drawSpring } from './springs'

const HIP = { near: [98, 160], far: [108, 158] } as const
/** The middle of the trunk, about which it leans. */
const WAIST = [100, 158] as const

/** Both legs, in one of the eight drawings of the run. */
export function drawLegs(ink: Ink, pose: number): void {
  drawBothLegs(ink, legsAt(SCAMPER, pose), phaseOf(OUTFIT, pose).drop)
}

/** All above the legs. It goes through its motion with each step, so there are four drawings of it. */
export function drawUpper(ink: Ink, pose: number): void {
  drawAbove(ink, phaseOf(OUTFIT, pose), false)
}

/** He loses a spring: a stumble with the hat in the air, then a lunge after his balance. */
export function drawFumble(ink: Ink, moment: 'stumble' | 'lunge'): void {
  const { outfit, ...legs } = moment === 'stumble' ? STUMBLE : LUNGE
  drawBothLegs(ink, legs, outfit.drop)
  drawAbove(ink, outfit, true)
}

export interface Legs {
  near: Leg
  far: Leg
}

const STUMBLE: Legs & { outfit: Outfit } = {
  near: { knee: [40, 34], ankle: [22, 80], foot: -16 },
  far: { knee: [30, 50], ankle: [-32, 64], foot: 60 },
  outfit: {
    drop: 8,
    lean: 15,
    tails: ['84,142@30 62,118@26 44,98@19 34,70@5', '88,148@26 58,134@22 34,118@16 12,92@4'],
    hat: { lift: 25, turn: -24 },
    springs: { sway: 16, squeeze: 0.8 },
    hair: 236,
  },
}

const LUNGE: Legs & { outfit: Outfit } = {
  near: { knee: [-6, 50], ankle: [-60, 74], foot: 76 },
  far: { knee: [54, 8], ankle: [78, 54], foot: -24 },
  outfit: {
    drop: -8,
    lean: -8,
    tails: ['84,142@30 52,152@26 24,166@19 -2,176@5', '88,148@26 62,164@22 42,184@16 20,200@4'],
    hat: { lift: 14, turn: 4 },
    springs: { sway: -14, squeeze: 1.14 },
    hair: 166,
  },
}

export function drawBothLegs(ink: Ink, { near, far }: Legs, drop: number): void {
  drawLeg(ink, [HIP.far[0], HIP.far[1] + drop], far, true)
  drawLeg(ink, [HIP.near[0], HIP.near[1] + drop], near, false)
}

function drawAbove(ink: Ink, outfit: Outfit, isAghast: boolean): void {
  ink.warp(...WAIST, { rotate: outfit.lean, y: outfit.drop }, () => {
    drawTail(ink, outfit.tails[1], true)
    drawTrunk(ink)
    drawTail(ink, outfit.tails[0], false)
    drawLoot(ink, outfit.springs)
    drawInventorHead(ink, outfit, isAghast)
    drawArms(ink)
    drawSweat(ink, isAghast)
  })
}

/** Thin striped trousers in large black shoes. The far leg lies in shadow. */
function drawLeg(ink: Ink, [x, y]: readonly [number, number], { knee, ankle, foot }: Leg, isFar: boolean): void {
  drawShoe(ink, x + ankle[0], y + ankle[1], foot, isFar)
  const bones = [
    [0, 0, isFar ? 24 : 28],
    [...knee, isFar ? 18 : 20],
    [...ankle, 14],
  ]
  const spine = bones.map(([boneX = 0, boneY = 0, width = 0]) => [x + boneX, y + boneY, width])
  const leg = ink.tube(spine, { root: true, round: 0.3 })
  if (isFar) {
    ink.form(leg, { width: 2.6, gap: 0, tone: { from: 0.06, to: 0.6, width: 2.3, spacing: 2.6, angle: -65 } })
    return
  }
  ink.form(leg, { width: 2.8, halo: 1.2 })
  // Stripes run down the cloth, and close up where it is in shade.
  const side = (share: number) =>
    bones.map(([boneX = 0, boneY = 0, width = 0], i) => {
      const [nextX = 0, nextY = 0] = bones[Math.min(2, i + 1)] ?? []
      const [lastX = 0, lastY = 0] = bones[Math.max(0, i - 1)] ?? []
      const run = Math.hypot(nextX - lastX, nextY - lastY) || 1
      return [x + boneX - ((nextY - lastY) / run) * width * share, y + boneY + ((nextX - lastX) / run) * width * share]
    })
  ink.clip(leg, () => {
    for (const share of [-0.3, -0.04, 0.2]) ink.line(side(share), { width: 1.5, profile: 'even' })
    ink.line(side(0.4), { width: 5, profile: 'even' })
  })
}

function drawShoe(ink: Ink, x: number, y: number, rotate: number, isFar: boolean): void {
  ink.at(x, y, { rotate }, () => {
    const spat: Line = ink.path('-8,-13* 8,-13* 10,0 -9,1*', true)
    ink.form(spat, { width: 2, halo: 0.5 })
    const shoe = '-10,-3 -4,-5 6,-5 16,-4 28,2 29,10* -10,10*'
    ink.cut(shoe, { halo: 0.7 })
    const black = ink.black(shoe)
    if (!isFar) ink.rim(black, { distance: 1.4 })
  })
}

/** One of the two tails of the coat, streaming. */
export function drawTail(ink: Ink, spine: string, isFar: boolean): void {
  const tail = ink.tube(spine, { root: true, round: 0.2 })
  ink.cut(tail, { halo: isFar ? 0.6 : 1.4 })
  ink.black(tail)
  if (isFar) return
  ink.rim(tail, { distance: 1.7 })
  const points = spine.split(' ').map((place) => place.split('@')[0] ?? '')
  ink.line(points.join(' '), { width: 2, white: true, profile: 'swell' })
}

/** A thin trunk in a black tailcoat, open over the indigo waistcoat. */
export function drawTrunk(ink: Ink): void {
  const trunk = ink.clay([ink.tube('98,162@44 106,128@46 128,94@36', { root: true }), ink.ellipse(117, 128, 29, 25)], 8)
  ink.form(trunk, { width: 3.2, halo: 1.2, contour: false })
  ink.clip(trunk, () => {
    const waistcoat = ink.path('122,84* 144,94 150,122 140,150 116,182* 98,178* 104,140 108,110', true)
    ink.tint(waistcoat, { color: INDIGO, alpha: 0.88, offset: 1.6 })
    ink.hatch(waistcoat, { angle: -18, spacing: 5, width: 1.1, bow: 0.1 })
    ink.black('124,78* 107,108 103,140 92,184* 60,184* 60,80*')
    ink.feather('122,84 108,108 104,140 96,172', {
      side: -1,
      length: 5,
      width: 2,
      spacing: 3.2,
      slant: 20,
      envelope: () => 1,
    })
    ink.lines(['90,112 84,134 82,158', '99,150 93,166 88,178'], { width: 1.9, white: true, profile: 'swell' })
    ink.line('112,88 100,110 97,132', { width: 2.2, white: true, profile: 'swell' })
    for (const [x, y] of [
      [131, 118],
      [128, 136],
      [119, 156],
    ] as const)
      ink.dot(x, y, 2.5, { white: true })
  })
  ink.contour(trunk, { width: 3.2, gap: 0.1 })
  const collar = ink.form('122,88* 134,80 152,88* 150,98 138,100 126,98*', { width: 2, halo: 0.8 })
  ink.tone(collar, { from: 0.6, width: 1.2, spacing: 2.6 })
}

/** What he carries off: springs, every way. */
function drawLoot(ink: Ink, { sway, squeeze }: Outfit['springs']): void {
  ink.at(176, 138, { rotate: sway }, () => {
    for (const [x, y, rotate, length, radius, coils] of [
      [-6, -2, -96, 62, 12, 4],
      [4, 10, 26, 44, 11, 3],
      [0, 0, -48, 84, 14, 5],
      [4, 6, -10, 66, 13, 4],
    ] as const) {
      drawSpring(ink, x, y, { rotate: rotate + sway * 0.4, length: length * squeeze, radius, coils, wire: 3.4 })
    }
  })
}

/** Both arms hugged round the loot: the far hand under it, the near sleeve across. */
function drawArms(ink: Ink): void {
  const farHand = ink.clay([ink.ellipse(184, 132, 9, 8), ink.tube('182,128@7 188,122@6 190,116@5', { root: true })], 2)
  ink.form(farHand, { width: 2.1, halo: 0.7 })
  const arm = ink.tube('118,102@24 118,138@23 156,148@18', { root: true, round: 0.3 })
  ink.cut(arm, { halo: 1.6 })
  ink.rim(ink.black(arm), { distance: 1.8 })
  ink.lines(['116,116 115,132 124,142', '130,138 140,144 148,145'], { width: 1.7, white: true, profile: 'flick' })
  ink.form('152,138* 163,138* 165,158* 154,159*', { width: 2, halo: 0.7 })
  const hand = ink.clay(
    [
      ink.ellipse(174, 146, 11, 10),
      ink.tube('176,138@7 184,134@6 190,137@5', { root: true }),
      ink.tube('178,144@7 188,143@6 194,147@5', { root: true }),
      ink.tube('178,151@7 187,152@6 192,155@5', { root: true }),
    ],
    2,
  )
  ink.form(hand, { width: 2.2, halo: 0.9, tone: { from: 0.6, width: 1.2, spacing: 2.5, angle: -128 } })
}

export function drawSweat(ink: Ink, isAghast: boolean): void {
  const drops = [
    [108, 52, 205],
    [100, 72, 185],
    [112, 34, 228],
  ] as const
  for (const [x, y, angle] of drops) {
    ink.form(ink.leaf(x, y, angle, isAghast ? 16 : 12, isAghast ? 8 : 6, { belly: 0.68 }), { width: 1.7 })
  }
}
