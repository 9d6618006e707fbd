import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { lerp, radians } from '../ink/numbers'
import { around, fuzz, LIGHT, type Place, rust } from './hand'
import { HIP, LEANS } from './shared'

/** A leg from far to near: hip, knee, ankle, and the degrees that its foot is turned. */
type Leg = readonly [hip: Place, knee: Place, ankle: Place, foot: number]

interface Stance {
  readonly far: Leg
  readonly near: Leg
  /** How flat her body is: 1 at rest, more when she comes down on it. */
  readonly flat: number
}

/** Her run in three drawings; so she is in the air when she has leapt, too. */
const STANCES: Readonly<Record<keyof typeof LEANS, Stance>> = {
  push: {
    flat: 0.96,
    far: [[-120, 190], [-70, 226], [-84, 262], 30],
    near: [[-196, 184], [-238, 214], [-280, 238], 50],
  },
  air: {
    flat: 1,
    far: [[-196, 178], [-262, 200], [-330, 184], 150],
    near: [[-118, 192], [-94, 250], [-22, 284], -22],
  },
  land: {
    flat: 1.08,
    far: [[-196, 186], [-248, 216], [-306, 214], 128],
    near: [[-112, 188], [-74, 232], [-58, 268], 2],
  },
}

/** All of her but wing, head and pouch. (0, 0) is the hinge of her bill, if she stood upright. */
export function drawBody(ink: Ink, stance: keyof typeof LEANS): void {
  ink.light = LIGHT
  const { far, near, flat } = STANCES[stance]
  ink.at(HIP.x, HIP.y, { rotate: LEANS[stance] }, () =>
    ink.at(-HIP.x, -HIP.y, {}, () => {
      drawLeg(ink, far, true)
      drawTail(ink)
      drawLeg(ink, near, false)
      drawTrunk(ink, near, flat)
    }),
  )
}

function drawLeg(ink: Ink, [hip, knee, ankle, turn]: Leg, isFar: boolean): void {
  const leg = ink.tube(
    [
      [...hip, 48],
      [...knee, 24],
      [...ankle, 17],
    ],
    { root: true },
  )
  drawFoot(ink, ankle, turn, isFar)
  ink.form(leg, { width: 3.6, halo: 1.4, tone: { from: isFar ? 0.2 : 0.5, width: 2.4, spacing: 2.8 } })
  rust(ink, leg, 1.6, isFar ? 0.95 : 0.8)
}

function drawFoot(ink: Ink, [x, y]: Place, turn: number, isFar: boolean): void {
  ink.at(x, y, { rotate: turn, scale: 1.16 }, () => {
    const foot = ink.path('-13,-9 6,-15 34,-7 66,-2* 56,5 64,17* 46,14 44,28* 26,19 8,13 -10,9 -20,0', true)
    ink.form(foot, { width: 3.6, halo: 1.4, tone: { from: isFar ? 0.2 : 0.5, width: 2.4, spacing: 3 } })
    rust(ink, foot, 1.6, isFar ? 0.95 : 0.82)
    ink.lines(['2,-3 30,2 54,1', '0,3 26,11 46,17', '-2,5 16,12 30,19'], { width: 2, profile: 'flick' })
  })
}

/** Three stubs of quills. */
function drawTail(ink: Ink): void {
  for (const [angle, length] of [
    [188, 58],
    [206, 64],
    [226, 52],
  ] as const) {
    const quill = ink.leaf(-242, 96, angle, length, 26, { bend: -6, belly: 0.7 })
    ink.form(quill, { width: 3.2, halo: 1 })
    const [x, y] = [-242 + Math.cos(radians(angle)) * length, 96 + Math.sin(radians(angle)) * length]
    ink.clip(quill, () => ink.black(ink.ellipse(x, y, 26, 24)))
  }
}

/** Belly, neck and near thigh in one, with the dark saddle of her first down. */
function drawTrunk(ink: Ink, [hip, knee]: Leg, flat: number): void {
  const along = (across: number, down: number): Place => [lerp(hip[0], knee[0], across), lerp(hip[1], knee[1], down)]
  const thigh = ink.tube(
    [
      [hip[0], hip[1] - 20, 76],
      [...along(0.5, 0.4), 60],
      [...along(0.8, 0.75), 40],
    ],
    { root: true },
  )
  const belly = ink.ellipse(-154, 112, 108 * flat, 92 / flat, -10)
  const neck = ink.tube('-128,70@130 -84,20@112 -62,-10@104', { root: true })
  const body = ink.clay([belly, neck, thigh], 16)
  ink.form(body, {
    ...{ width: 5, halo: 2, contour: false },
    tone: { from: 0.46, to: 0.8, width: 3.2, spacing: 3.1, angle: -126, cross: 0.3 },
  })
  ink.clip(body, () => {
    ink.black(
      '-128,-60 -150,-16 -176,10 -220,22 -264,60 -280,110 -262,140 -236,112 -196,84 -150,66 -124,40 -108,4 -102,-34',
    )
    ink.feather('-100,-40 -107,4 -124,40 -150,66 -196,84 -236,112 -256,138', {
      ...{ side: -1, length: 24, width: 4.4, spacing: 6.4, slant: 22, jitter: 0.2 },
      envelope: () => 1,
    })
  })
  ink.contour(body, { width: 5, gap: 0.12, lit: 0.5 })
  const shin = along(0.8, 0.75)
  const [left, middle, right] = [-14, 0, 14].map((aside): Place => [shin[0] + aside, shin[1] + (aside === 0 ? 12 : 6)])
  if (left && middle && right) fuzz(ink, [left, middle, right], hip, 13)
  fuzz(ink, around([-156, 112], [108 * flat, 92 / flat], [80, 214], 17), [-156, 112], 22, 26)
  for (const [x, y] of [
    [-180, 138],
    [-206, 150],
    [-150, 160],
    [-176, 172],
    [-136, 130],
  ] as const)
    ink.tufts([[x, y]], () => 118, { length: 14, count: 3, width: 2.2, fan: 0.9 })
  // Creases of a chest that is all breath.
  ink.lines(['-64,118 -58,138 -62,160', '-84,150 -78,168 -84,184'], { width: 2.4, profile: 'flick' })
}

/** A stub of a wing that believes it flies. Its shoulder is (0, 0), its tips to the left. */
export function drawWing(ink: Ink): void {
  ink.light = LIGHT
  for (const [i, [angle, length]] of (
    [
      [204, 104],
      [188, 126],
      [171, 130],
      [154, 116],
      [136, 92],
    ] as const
  ).entries()) {
    drawQuill(ink, angle, length, `wing ${i}`)
  }
  const arm = ink.clay([ink.ellipse(-14, 4, 54, 38, -12), ink.ellipse(-54, 4, 36, 27)], 12)
  ink.form(arm, { width: 4.2, halo: 1.6, tone: { from: 0.56, width: 2.4, spacing: 3 } })
  ink.weld(24, 4, 26, 36)
  for (const [x, y] of [
    [-40, -6],
    [-62, 8],
    [-34, 14],
    [-12, 6],
  ] as const) {
    ink.line(
      [
        [x + 8, y - 6],
        [x - 4, y - 1],
        [x + 6, y + 6],
      ],
      { width: 2.6, profile: 'swell' },
    )
  }
}

function drawQuill(ink: Ink, angle: number, length: number, name: string): void {
  const quill = ink.leaf(-26, 4, angle, length, 42, { bend: 12, belly: 0.72, tip: 0.8 })
  ink.form(quill, { width: 3.6, halo: 1.4 })
  const [across, down] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
  const at = (share: number): Place => {
    const bend = 12 * share * share
    return [-26 + across * length * share - down * bend, 4 + down * length * share + across * bend]
  }
  ink.clip(quill, () =>
    brushStroke(
      ink,
      [
        [...at(1.12), 1.1],
        [...at(0.8), 1.1],
        [...at(0.36), 0.7],
      ],
      { width: 44, wet: 0.42, dry: 0.85, tail: 0.6, name },
    ),
  )
  ink.line([at(0.25), at(0.6), at(0.92)], { width: 2.2, white: true, profile: 'swell' })
}
