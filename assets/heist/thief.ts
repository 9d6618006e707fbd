import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'
import { drawEyes, drawHead } from './head'
import { drawLantern } from './lantern'
import { drawFarLeg, drawNearLeg } from './legs'
import { drawPigeon, drawPlinth } from './monument'
import type { Place, Pose } from './pose'
import { drawSack } from './sack'
import { dark, LANTERN_LIGHT, sleeve, stripes } from './stuff'

/** Where the upper body's own coordinates have the hips; hands, head and sack are placed in them. */
const HIP: Place = [104, 148]

/** All above the belt, from behind to before: what he carries, jersey, lantern arm, head, near arm. Lies under the legs. */
export function drawUpper(ink: Ink, pose: Pose, drawCarried: (ink: Ink, pose: Pose) => void = drawSack): void {
  ink.light = LANTERN_LIGHT
  const { stone = false } = pose
  inTrunk(ink, pose, () => {
    drawCarried(ink, pose)
    drawJersey(ink, stone)
    drawLanternArm(ink, pose)
    inHead(ink, pose, () => {
      drawHead(ink, pose)
      if (stone) drawPigeon(ink)
    })
    if (pose.hand === 'sack') drawSackArm(ink, pose)
    else drawHushArm(ink)
  })
}

/** Legs, seat and belt: the near thigh comes before the jersey. */
export function drawLegs(ink: Ink, pose: Pose): void {
  ink.light = LANTERN_LIGHT
  const { hip, stone = false } = pose
  if (stone) drawPlinth(ink)
  drawFarLeg(ink, [hip[0] - 12, hip[1] + 9], pose.far, stone)
  inTrunk(ink, pose, () => drawSeat(ink, stone))
  drawNearLeg(ink, [hip[0] + 8, hip[1]], pose.near, stone)
}

/** Only the eyes, to be laid over a figure that has not moved otherwise. */
export function drawGlance(ink: Ink, pose: Pose): void {
  ink.light = LANTERN_LIGHT
  inTrunk(ink, pose, () => inHead(ink, pose, () => drawEyes(ink, pose)))
}

function inHead(ink: Ink, { head }: Pose, draw: () => void): void {
  ink.at(110 + head.at[0], 58 + head.at[1], { rotate: head.nod }, draw)
}

/** Draws in the upper body's coordinates, leaned, stretched and carried by the hips. */
function inTrunk(ink: Ink, { hip, lean, stretch }: Pose, draw: () => void): void {
  ink.at(hip[0], hip[1], { rotate: lean, scaleX: 1 / Math.sqrt(stretch), scaleY: stretch }, () =>
    ink.at(-HIP[0], -HIP[1], {}, draw),
  )
}

/** The striped jersey. */
function drawJersey(ink: Ink, stone: boolean): void {
  const trunk = trunkOf(ink)
  ink.form(trunk, { width: 3.2, halo: 1.2, contour: false })
  stripes(ink, trunk, '60,76 102,92 148,74', '62,134 106,148 150,130', 5, stone)
  if (stone) ink.wash(trunk, { alpha: 0.16 })
  ink.tone(trunk, { from: 0.46, to: 0.8, width: 2.1, spacing: 2.2, angle: -52 })
  // The chin's shadow falls on the chest.
  ink.clip(trunk, () => ink.hatch('78,70 100,88 132,80 138,92 104,104 76,92', { angle: 78, width: 1.5, spacing: 2.4 }))
  ink.contour(trunk, { width: 3.2, gap: 0.12 })
}

/** The seat of the trousers, belt and buckle. */
function drawSeat(ink: Ink, stone: boolean): void {
  ink.clip(trunkOf(ink), () => dark(ink, '60,144* 106,158 150,140* 150,192* 60,192*', stone, { halo: 0, rim: 0 }))
  dark(ink, '66,138 106,152 142,136* 143,147 108,164 68,150*', stone, { halo: 0.6, rim: 0 })
  ink.form('98,148* 116,149* 115,162* 98,161*', { width: 1.8 })
  ink.line('106,152 106,158', { width: 1.6, profile: 'even' })
}

function trunkOf(ink: Ink): Line {
  const back = ink.tube('100,84@48 106,140@60', { root: true })
  return ink.clay([ink.ellipse(104, 116, 36, 38, -8), back], 12)
}

/** The far arm, stretched out to light the way. */
function drawLanternArm(ink: Ink, { lantern, stone = false }: Pose): void {
  const [handX, handY] = [189 + lantern.at[0], 88 + lantern.at[1]]
  ink.at(handX, handY + 2, {}, () => drawLantern(ink, lantern.swing, stone))
  const elbow = [134 + (handX - 134) * 0.55, 96 + (handY - 96) * 0.45 + 11] as const
  sleeve(ink, `132,96@25 ${at(elbow)}@19 ${at([handX - 6, handY + 4])}@14`, [0.16, 0.38, 0.6, 0.8], stone)
  const hand = ink.clay(
    [
      ink.ellipse(handX, handY, 9.6, 9),
      ink.tube(`${at([handX + 1, handY - 2])}@7 ${at([handX + 9, handY])}@6`, { root: true }),
    ],
    3,
  )
  ink.form(hand, { width: 2.3, halo: 0.8 })
  if (stone) ink.wash(hand, { alpha: 0.2 })
  ink.lines(
    [
      `${at([handX + 3, handY - 4])} ${at([handX + 8, handY - 3])}`,
      `${at([handX + 3, handY + 2])} ${at([handX + 8, handY + 3])}`,
    ],
    { width: 1.2 },
  )
}

/** The near arm, bent back over the shoulder to the neck of the sack. */
function drawSackArm(ink: Ink, { sack, stone = false }: Pose): void {
  const [x, y] = [72 + sack.at[0] * 0.9, 60 + sack.at[1] * 0.9]
  sleeve(
    ink,
    `96,90@24 77,108@23 60,113@19 56,98@17 ${at([x - 6, y + 10])}@13`,
    [-0.09, 0.08, 0.23, 0.38, 0.53, 0.7, 0.87],
    stone,
    {
      from: 0.46,
      width: 1.9,
      spacing: 2,
    },
  )
  const fist = ink.clay(
    [
      ink.ellipse(x, y, 10.5, 9.5),
      ink.tube(`${at([x - 2, y - 4])}@7 ${at([x + 10, y - 7])}@6.4`, { root: true }),
      ink.tube(`${at([x, y + 1])}@7 ${at([x + 12, y])}@6.4`, { root: true }),
    ],
    2,
  )
  ink.form(fist, { width: 2.4, halo: 1 })
  if (stone) ink.wash(fist, { alpha: 0.2 })
  ink.line(`${at([x + 4, y - 3.6])} ${at([x + 11, y - 3.6])}`, { width: 1.2 })
}

/** The near arm brought up to the mouth, one finger on the lips. */
function drawHushArm(ink: Ink): void {
  sleeve(ink, '94,90@24 84,116@22 102,127@19 119,113@15', [-0.09, 0.08, 0.26, 0.44, 0.62, 0.8])
  const hand = ink.clay(
    [ink.ellipse(122, 105, 10, 9.4), ink.tube('125,101@8 129,91@7.4 131,81@6.4', { root: true })],
    3,
  )
  ink.form(hand, { width: 2.4, halo: 1.2 })
  ink.lines(['117,103 124,105', '117,108 124,110'], { width: 1.2 })
}

function at([x, y]: Place): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`
}
