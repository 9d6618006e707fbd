import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import type { Line } from '../ink/path'
import type { Pose } from './pose'
import { dark } from './stuff'

const EYES = [
  { x: 0, y: 3, radiusX: 8.4, radiusY: 8 },
  { x: 24, y: 1, radiusX: 7.4, radiusY: 7.6 },
] as const

/** The head, wide and low: ear, mask, eyes, nose and stubble, under a flat cap. Its middle is the origin. */
export function drawHead(ink: Ink, pose: Pose): void {
  const { stone = false } = pose
  const ear = ink.form('-32,2 -41,-4 -43,8 -36,17 -29,14*', {
    width: 2.3,
    halo: 0.6,
    tone: { from: 0.5, width: 1.3, spacing: 1.9 },
  })
  if (stone) ink.wash(ear, { alpha: 0.2 })
  ink.line('-39,2 -35,5 -37,10', { width: 1.4 })

  const skull = ink.clay([ink.ellipse(0, 2, 34, 30), ink.ellipse(7, 18, 27, 19)], 10)
  ink.form(skull, { width: 3.1, halo: 1.4, contour: false, tone: { from: 0.64, width: 1.3, spacing: 2 } })
  if (pose.cap) drawHair(ink)
  drawMask(ink, skull, stone)
  ink.contour(skull, { width: 3.1, gap: 0.15 })
  for (const [angle, length, bend] of [
    [158, 25, -6],
    [190, 22, 5],
  ] as const) {
    dark(ink, ink.leaf(-33, 2, angle, length, 10, { bend, belly: 0.6, tip: 0.2 }), stone, { halo: 0.6, rim: 0 })
  }
  drawEyes(ink, pose)
  drawNose(ink, stone)
  drawMouth(ink, pose.mouth)
  const { at = [0, 0] as const, turn = 0 } = pose.cap ?? {}
  ink.at(at[0], at[1], { rotate: turn }, () => drawCap(ink, stone))
}

function drawMask(ink: Ink, skull: Line, stone: boolean): void {
  ink.clip(skull, () => {
    ink.stipple('-22,18 -6,27 16,30 34,20 30,42 -16,42', { spacing: 3.4, radius: 0.7, density: () => 0.55 })
    const mask = '-40,-8 -10,-3 12,-6 40,-9 42,10 30,14 20,10 12,8 4,12 -8,15 -22,10 -40,12'
    if (!stone) {
      ink.black(mask)
      return
    }
    const band = ink.form(mask, { width: 1.8, halo: 0.3, tone: { from: 0.4, width: 1.5, spacing: 2.2 } })
    ink.wash(band, { alpha: 0.36 })
    ink.wash(skull, { alpha: 0.16 })
  })
}

export function drawEyes(ink: Ink, { look, wide = false, stone = false }: Pose): void {
  const open = wide ? 1.34 : 1
  for (const { x, y, radiusX, radiusY } of EYES) {
    ink.black(ink.ellipse(x, y, radiusX * open, radiusY * open), { white: true })
    if (stone || wide)
      ink.line(ink.ellipse(x, y, radiusX * open, radiusY * open), { width: 1.4, profile: 'even', closed: true })
    const pupil = wide ? 0.62 : 1
    ink.black(ink.ellipse(x + 1 + look[0], y + 1 + look[1], 3.1 * pupil, 4.1 * pupil))
    if (!wide) ink.dot(x + 0.4 + look[0], y - 0.8 + look[1], 1.3, { white: true })
  }
  if (wide) {
    ink.lines(['-10,-13 0,-17 9,-14', '17,-15 26,-18 33,-15'], {
      width: 2.2,
      profile: 'swell',
      white: true,
      bare: true,
    })
  } else {
    ink.line('-9,-3 0,-6 9,-2', { width: 2.6, profile: 'swell' })
    ink.line('17,-3 25,-7 32,-3', { width: 2.4, profile: 'swell' })
  }
}

function drawNose(ink: Ink, stone: boolean): void {
  const nose = ink.ellipse(16, 14, 8.6, 7.2)
  ink.form(nose, { width: 2.2, halo: 0.6, tone: { from: 0.56, width: 1.1, spacing: 1.9 } })
  ink.wash(ink.ellipse(17, 15, 5, 4), stone ? { alpha: 0.2 } : { alpha: 0.5, color: VERMILION })
}

function drawMouth(ink: Ink, mouth: Pose['mouth']): void {
  if (mouth === 'smirk') {
    ink.line('0,25 10,29 22,27 31,20', { width: 2.2, profile: 'pen' })
    ink.line('30,17 33,20 31,24', { width: 1.6 })
    ink.line('8,34 14,35 19,33', { width: 1.4, profile: 'swell' })
  } else if (mouth === 'pursed') {
    ink.line('11,27 16,25 21,27 16,29 11,27', { width: 1.8, profile: 'even' })
    ink.line('10,34 15,35 20,33', { width: 1.3, profile: 'swell' })
  } else {
    ink.black(ink.ellipse(16, 29, 6.4, 6.8))
    ink.wash(ink.ellipse(16, 32, 3.6, 2.4), { alpha: 0.8, color: VERMILION })
  }
}

/** What stands on end when the cap flies. */
function drawHair(ink: Ink): void {
  ink.tufts('-16,-26 -6,-29 5,-29 16,-25', (x) => -90 + x * 1.3, {
    length: 17,
    count: 3,
    width: 2.2,
    fan: 0.7,
  })
}

/** A flat cap seen from a little above, its peak to the front. */
function drawCap(ink: Ink, stone: boolean): void {
  const crown = dark(ink, '-37,-6 -42,-22 -30,-38 -6,-46 20,-44 38,-32 42,-16 30,-9 4,-6 -20,-5', stone, {
    halo: 1.2,
    rim: 1.9,
  })
  ink.clip(crown, () => {
    const seams = {
      width: stone ? 1.1 : 1.5,
      white: !stone,
      profile: 'swell',
      trim: 0.4,
      jitter: 0.3,
      skip: 0.15,
    } as const
    ink.between('2,-44 -18,-34 -32,-12', '6,-44 26,-34 36,-14', 6, seams)
  })
  dark(ink, ink.ellipse(3, -44, 3.4, 3), stone, { halo: 0.6, rim: 0 })
  dark(ink, '-8,-8 14,-13 40,-15 54,-6* 44,0 20,0 0,0*', stone, { halo: 1, rim: 0 })
  if (!stone) ink.line('48,-6 32,-3.4 12,-3', { width: 1.6, white: true, profile: 'swell' })
}
