import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'
import { drawHead, type Mood } from './hedgehogHead'
import { type Arm, FAR_ARM, NEAR_ARM, STRIDE, TRUNK, type Trunk } from './hedgehogPoses'
import { type Leg, legsAt, phaseOf } from './poses'
import { drawQuills } from './quills'
import { drawSatchel, drawStrap } from './satchel'

interface Limbs {
  near: Leg
  far: Leg
  nearArm: Arm
  farArm: Arm
}

const HIP = { near: [104, 144], far: [118, 141] } as const
/** The middle of the trunk, about which it leans and stretches. */
const WAIST = [112, 140] as const

/** The limbs behind the body, in one of the eight drawings of the run. */
export function drawFarLimbs(ink: Ink, pose: number): void {
  drawFar(ink, limbsAt(pose), phaseOf(TRUNK, pose))
}

/** Trunk, quills, bag and head. They go through their motion with each step, so there are four drawings of them. */
export function drawBody(ink: Ink, pose: number): void {
  drawMiddle(ink, phaseOf(TRUNK, pose), 'keen')
}

/** The limbs before the body, in one of the eight drawings of the run. */
export function drawNearLimbs(ink: Ink, pose: number): void {
  drawNear(ink, limbsAt(pose), phaseOf(TRUNK, pose))
}

function limbsAt(pose: number): Limbs {
  return { ...legsAt(STRIDE, pose), nearArm: phaseOf(NEAR_ARM, pose), farArm: phaseOf(FAR_ARM, pose) }
}

const CROUCH: Limbs & { trunk: Trunk } = {
  near: { knee: [24, 16], ankle: [4, 32], foot: 2 },
  far: { knee: [26, 16], ankle: [14, 33], foot: 0 },
  nearArm: { spine: '142,106@20 116,116@17 96,112@13', fist: [89, 110] },
  farArm: { spine: '146,110@17 150,130@14 146,138@11', fist: [145, 141] },
  trunk: { drop: 13, lean: 12, tall: 0.86, bag: { turn: -8, lift: 4 }, quills: 8, ear: 18 },
}

const LEAP: Limbs & { trunk: Trunk } = {
  near: { knee: [16, 22], ankle: [-12, 36], foot: 40 },
  far: { knee: [28, 10], ankle: [22, 34], foot: 20 },
  nearArm: { spine: '142,106@20 158,130@17 180,134@13', fist: [188, 133] },
  farArm: { spine: '146,110@17 176,124@14 200,116@11', fist: [207, 112] },
  trunk: { drop: -4, lean: -12, tall: 1.06, bag: { turn: 26, lift: -4 }, quills: -6, ear: -14 },
}

/** The whole hedgehog hopping: crouched to spring or to land, then in the air. */
export function drawHop(ink: Ink, moment: 'crouch' | 'leap'): void {
  const { trunk, ...limbs } = moment === 'crouch' ? CROUCH : LEAP
  drawFar(ink, limbs, trunk)
  drawMiddle(ink, trunk, moment === 'crouch' ? 'keen' : 'merry')
  drawNear(ink, limbs, trunk)
}

function drawFar(ink: Ink, { far, farArm }: Limbs, trunk: Trunk): void {
  drawLeg(ink, [HIP.far[0], HIP.far[1] + trunk.drop], far, true)
  along(ink, trunk, () => drawFarArm(ink, farArm))
}

function drawMiddle(ink: Ink, trunk: Trunk, mood: Mood): void {
  along(ink, trunk, () => {
    drawTrunk(ink)
    drawQuills(ink, trunk.quills)
    drawSatchel(ink, trunk.bag)
    drawStrap(ink)
    drawHead(ink, trunk.ear, mood)
  })
}

function drawNear(ink: Ink, { near, nearArm }: Limbs, trunk: Trunk): void {
  drawLeg(ink, [HIP.near[0], HIP.near[1] + trunk.drop], near, false)
  along(ink, trunk, () => drawNearArm(ink, nearArm))
}

/** Draws what goes along with the trunk. */
function along(ink: Ink, { lean, tall, drop }: Trunk, draw: () => void): void {
  ink.warp(...WAIST, { rotate: lean, scaleY: tall, scaleX: 2 - tall, y: drop }, draw)
}

/** Belly and chest, in the shade of all that is above. */
export function drawTrunk(ink: Ink): void {
  const trunk = ink.clay([ink.ellipse(113, 112, 40, 37, 30), ink.ellipse(128, 126, 26, 21)], 10)
  ink.form(trunk, {
    width: 3,
    wash: 0.3,
    washDepth: 14,
    tone: { from: 0.42, to: 0.8, width: 2, spacing: 2.7, angle: -120 },
  })
  ink.tufts('104,150 116,151 128,148 140,142', () => 118, { length: 8, count: 4, width: 1.4 })
}

/** Thigh, shin and foot in one piece. The far one lies in shadow. */
export function drawLeg(ink: Ink, [x, y]: readonly [number, number], { knee, ankle, foot }: Leg, isFar: boolean): void {
  const thick = isFar ? [26, 19, 13] : [36, 22, 14.5]
  const bones = [
    [0, 0, thick[0] ?? 0],
    [...knee, thick[1] ?? 0],
    [...ankle, thick[2] ?? 0],
  ]
  const spine = bones.map(([boneX = 0, boneY = 0, width = 0]) => [x + boneX, y + boneY, width])
  const sole = drawFoot(ink, x + ankle[0], y + ankle[1], foot, isFar ? 1 : 1.1)
  const leg = ink.clay([ink.tube(spine, { root: true }), sole], 5)
  if (isFar) {
    ink.form(leg, { width: 2.5, gap: 0, tone: { from: 0.04, to: 0.6, width: 2.2, spacing: 2.5, angle: -65 } })
    return
  }
  standClear(ink, leg)
  ink.form(leg, { width: 3, halo: 1.4, tone: { from: 0.5, width: 1.9, spacing: 2.6, angle: -128 } })
  ink.at(x + ankle[0], y + ankle[1], { rotate: foot }, () => ink.lines(['14,-3 19,-2', '15,1 20,2'], { width: 1.3 }))
}

/** The foot's silhouette, its claws already drawn behind it. */
function drawFoot(ink: Ink, x: number, y: number, rotate: number, scale: number): Line {
  let foot: Line | undefined
  ink.at(x, y, { rotate, scale }, () => {
    for (const claw of [-2, 1.6, 5]) ink.black(ink.leaf(19, claw, 9, 9, 3.6, { tip: 0 }))
    foot = ink.path('-7,-6 2,-9 12,-5 20,-3 22,4 14,8 0,9 -8,5', true)
  })
  return foot ?? ink.ellipse(x, y, 8)
}

export function drawFarArm(ink: Ink, { spine, fist }: Arm): void {
  const arm = ink.clay([ink.tube(spine, { root: true }), ink.ellipse(...fist, 8, 7)], 4)
  ink.form(arm, { width: 2.4, gap: 0, tone: { from: 0.08, to: 0.6, width: 2, spacing: 2.5, angle: -60 } })
}

export function drawNearArm(ink: Ink, { spine, fist }: Arm): void {
  const arm = ink.clay([ink.tube(spine, { root: true }), ink.ellipse(...fist, 9.5, 8.5)], 3)
  standClear(ink, arm)
  ink.form(arm, { width: 2.7, halo: 1.2, tone: { from: 0.5, width: 1.5, spacing: 2.5, angle: -128 } })
  const [x, y] = fist
  ink.lines(
    [
      [
        [x + 1, y - 3],
        [x + 7, y - 3],
      ],
      [
        [x + 1, y + 2],
        [x + 7, y + 2],
      ],
    ],
    { width: 1.3, profile: 'flick' },
  )
}

/** A rim of paper around a limb: it lies on a sheet of its own, so it cannot take away the lines of the body behind it. */
function standClear(ink: Ink, limb: Line): void {
  ink.line(limb, { width: 5.2, white: true, profile: 'even', closed: true })
}
