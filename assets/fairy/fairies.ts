import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { drawFace, HEADS } from './faces'
import { drawBackHair, drawHair } from './hair'
import type { Limb, Pose } from './poses'

/** How thick each fairy's limbs are, to the slender one's. */
const STOUT = [1.22, 0.86, 1] as const

/** The skirts: petals of oak, a long bell, sharp points. The hems are their feet's business. */
const DRESSES = [
  '-9,17* 0,20 9,17* 14,30 24,42 27,53* 17,49 13,60* 4,52 -3,61* -8,52 -18,59* -17,49 -28,51* -22,40 -13,29',
  '-6,17* 0,19 6,17* 8,32 12,48 19,64* 9,61 5,69* 0,62 -6,68* -9,61 -19,62* -11,47 -8,31',
  '-7,16* 0,19 7,16* 11,28 20,40 29,47* 17,47 14,57* 6,49 -2,62* -7,49 -17,56* -16,46 -29,44* -18,37 -11,27',
] as const

const BODICES = [
  '-9,17* 0,20 9,17* 12,27 6,32 0,29 -6,33 -12,27',
  '-6,17* 0,19 6,17* 7,24 0,27 -7,24',
  '-7,16* 0,19 7,16* 11,28 4,35* 0,29 -4,36* -11,27',
] as const

const FOLDS = [
  ['1,36 1,45 -2,54', '-8,34 -14,43 -16,49', '9,33 15,41 17,48', '-3,35 -7,46 -8,51'],
  ['0,31 -1,46 -1,60', '-4,34 -7,48 -9,60', '4,34 6,48 8,60'],
  ['1,35 0,46 -2,57', '-8,33 -13,40 -17,45', '8,33 13,41 17,46'],
] as const

/** A fairy without her wings, looking to the left; her heart is at (0, 26). */
export function drawFairy(ink: Ink, kind: number, pose: Pose): void {
  const stout = STOUT[kind] ?? 1
  drawBackHair(ink, kind)
  drawLeg(ink, kind, [4, 50], pose.farLeg, stout, true)
  drawLeg(ink, kind, [-4, 51], pose.nearLeg, stout, false)
  drawArm(ink, [6, 21], pose.farArm, stout, true)

  const dress = ink.path(DRESSES[kind] ?? DRESSES[0], true)
  ink.form(dress, { width: 2.5, halo: 0.7, tone: { from: 0.5, width: 1.7, spacing: 2, angle: -70 } })
  ink.lines(FOLDS[kind] ?? FOLDS[0], { width: 1.3, profile: 'flick' })
  ink.black(BODICES[kind] ?? BODICES[0])
  if (kind === 1) ink.lines(['-12,54 -3,57 3,55 12,56'], { width: 2.6, profile: 'even', color: TEAL })
  drawArm(ink, [-6, 21], pose.nearArm, stout, false)

  // The head casts its shadow on the bodice by hiding its upper edge; it tilts about the neck.
  ink.at(0, 14 + pose.nod, { rotate: pose.tilt }, () => {
    ink.at(0, -14, {}, () => {
      const head = HEADS[kind] ?? HEADS[0]
      drawHair(ink, kind, 'behind')
      head(ink)
      drawFace(ink, kind, pose.face)
      drawHair(ink, kind, 'before')
    })
  })
}

function drawArm(
  ink: Ink,
  [x, y]: readonly [number, number],
  [elbowX, elbowY, handX, handY]: Limb,
  stout: number,
  far: boolean,
): void {
  const arm = `${x},${y}@${6.6 * stout} ${elbowX},${elbowY}@${5.2 * stout} ${handX},${handY}@${4.6 * stout}`
  ink.limb(arm, { width: 1.9, halo: far ? 0 : 0.6, tone: far ? { from: 0.42, width: 1.2, spacing: 1.7 } : false })
  // A thumb makes a hand of it.
  const angle = Math.atan2(handY - elbowY, handX - elbowX)
  ink.line(
    [
      [handX, handY],
      [handX + Math.cos(angle - 0.9) * 4.4, handY + Math.sin(angle - 0.9) * 4.4],
    ],
    { width: 1.9, profile: 'pen' },
  )
}

function drawLeg(
  ink: Ink,
  kind: number,
  [x, y]: readonly [number, number],
  [kneeX, kneeY, footX, footY]: Limb,
  stout: number,
  far: boolean,
): void {
  const leg = `${x},${y}@${7.6 * stout} ${kneeX},${kneeY}@${6.4 * stout} ${footX},${footY}@${4.2 * stout}`
  const line = ink.limb(leg, { width: 2, tone: { from: far ? 0.3 : 0.52, width: 1.3, spacing: 1.8 } })
  const angle = (Math.atan2(footY - kneeY, footX - kneeX) * 180) / Math.PI
  const along = (units: number): [number, number] => [
    footX + Math.cos((angle * Math.PI) / 180) * units,
    footY + Math.sin((angle * Math.PI) / 180) * units,
  ]
  if (kind === 0) {
    // Bare, with toes.
    const foot = ink.leaf(...along(-3), angle + 26, 12, 8.4, { belly: 0.7 })
    ink.form(foot, { width: 1.8, halo: 0.3 })
    const [toeX, toeY] = along(6)
    ink.lines([`${toeX - 2},${toeY + 1} ${toeX + 1},${toeY + 3}`, `${toeX + 1},${toeY - 1} ${toeX + 3},${toeY + 1}`], {
      width: 1,
    })
    return
  }
  if (kind === 1) {
    // Stockings with rings.
    ink.clip(line, () => {
      for (const share of [0.2, 0.5, 0.8]) {
        const px = kneeX + (footX - kneeX) * share
        const py = kneeY + (footY - kneeY) * share
        const across = ((angle + 90) * Math.PI) / 180
        const dx = Math.cos(across) * 5
        const dy = Math.sin(across) * 5
        ink.line(`${px - dx},${py - dy} ${px + dx},${py + dy}`, { width: 1.9, profile: 'even' })
      }
    })
  }
  // Slippers, turned up at the toes.
  ink.black(ink.leaf(...along(-4), angle + 10, kind === 1 ? 12 : 15, 7.4, { bend: -3, belly: 0.34 }))
}
