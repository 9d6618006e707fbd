import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import type { Outfit } from './inventorPoses'

/** The inventor's head: a lantern jaw, a beak of a nose, eyes rolled back at who comes after, hair in the wind. */
export function drawInventorHead(ink: Ink, { hat, hair }: Pick<Outfit, 'hat' | 'hair'>, isAghast: boolean): void {
  ink.at(150, 62, { rotate: 5, scale: 1.2 }, () => {
    drawBareHead(ink, hair, isAghast)
    ink.at(-1, -23 - hat.lift * 0.8, { rotate: hat.turn, scale: 0.92 }, () => drawHat(ink))
  })
}

/** About the middle of the skull. */
export function drawBareHead(ink: Ink, hair: number, isAghast: boolean): void {
  drawHair(ink, hair)
  const jaw = isAghast ? 8 : 0
  const head = ink.clay(
    [ink.ellipse(0, 0, 21, 23), ink.tube(`7,12@30 ${14 - jaw / 3},${31 + jaw}@21`, { root: true })],
    8,
  )
  ink.form(head, { width: 2.7, halo: 1.2, tone: { from: 0.6, width: 1.4, spacing: 2.6, angle: -128 } })
  drawWhiskers(ink)
  drawMouth(ink, jaw)
  drawEyes(ink)
  const nose = ink.clay([ink.tube('17,-2@8 31,5@10 42,13@12', { root: true }), ink.ellipse(41, 13, 7.5, 6.4)], 4)
  ink.form(nose, { width: 2.4, halo: 0.9, tone: { from: 0.56, width: 1.2, spacing: 2.5, angle: -128 } })
  ink.line('40,17 44,19 47,16', { width: 1.4, profile: 'pen' })
}

function drawHair(ink: Ink, hair: number): void {
  for (const [x, y, length, width] of [
    [-15, -10, 30, 11],
    [-18, -2, 38, 13],
    [-17, 7, 32, 12],
    [-13, 14, 22, 9],
  ] as const) {
    const lock = ink.leaf(x, y, hair - y * 0.9, length, width, { bend: 5, belly: 0.35 })
    ink.form(lock, { width: 2, halo: 0.4, gap: 0.1, tone: { from: 0.5, width: 1.3, spacing: 2.5 } })
  }
}

/** Mutton chops, black, brushed back by the wind. */
function drawWhiskers(ink: Ink): void {
  const chops = '-14,-6* -5,-4 -2,4 0,14 8,20 4,29 -8,27* -20,30 -17,22* -28,20 -20,13* -27,8 -18,2*'
  ink.cut(chops, { halo: 0.7 })
  ink.black(chops)
  ink.lines(['-8,2 -12,9 -19,11', '-5,10 -9,16 -18,18', '0,18 -5,23 -13,24'], {
    width: 1.4,
    white: true,
    profile: 'flick',
  })
  ink.form('-12,-8 -17,-14 -14,-21 -7,-19 -6,-10*', { width: 2, halo: 0.5 })
  ink.line('-12,-16 -10,-13 -11,-10', { width: 1.2 })
}

function drawMouth(ink: Ink, jaw: number): void {
  if (jaw > 0) {
    ink.black('7,19 15,17 22,20 20,33 13,37 7,31')
    ink.line('8,21.5 15,19.5 21,22', { width: 3.4, white: true })
    ink.line('10,32 14,30 18,31', { width: 3, white: true })
  } else {
    ink.black('6,21 14,18.5 22,20 20,27 13,30 7,27')
    ink.line('8,22.5 14,20.8 20,22', { width: 2.6, white: true })
    ink.line('12,20 12.6,24', { width: 1 })
  }
  ink.line('4,19 5,24 8,30', { width: 1.4, profile: 'flick' })
}

function drawEyes(ink: Ink): void {
  for (const [x, y, across, down] of [
    [4, -7, 7, 8.8],
    [17, -8, 5.2, 8],
  ] as const) {
    ink.form(ink.ellipse(x, y, across, down), { width: 1.8, gap: 0, halo: 0.3 })
    ink.black(ink.ellipse(x - across * 0.44, y + 1.5, 2.5, 3.3))
    ink.dot(x - across * 0.44 - 0.6, y + 0.4, 0.9, { white: true })
  }
  ink.line('-4,-19 4,-22 11,-18', { width: 3.4, profile: 'flick' })
  ink.line('14,-19 20,-21 25,-16', { width: 3, profile: 'flick' })
  ink.lines(['-2,3 3,5 8,4', '13,3 17,4 20,2'], { width: 1, profile: 'flick' })
}

/** A stove-pipe hat with goggles pushed up on its indigo band. */
export function drawHat(ink: Ink): void {
  const crown = '-19,0* -17,-26 -21,-60* -8,-64 9,-64 23,-60* 18,-28 19,0*'
  ink.cut(crown, { halo: 1.3 })
  ink.rim(ink.black(crown), { distance: 1.6 })
  const band = ink.black('-19,-3* -17.6,-19* 18,-19* 19,-3*', { white: true })
  ink.tint(band, { color: INDIGO, alpha: 0.9, offset: 1.4 })
  ink.lines(['-19,-4 0,0 19,-4', '-18,-19 0,-15 18,-19'], { width: 1.6, profile: 'even' })
  ink.line('13,-25 12,-42 16,-56', { width: 3.8, white: true, profile: 'swell' })
  ink.line('7,-27 7,-42 9,-54', { width: 1.4, white: true, profile: 'swell' })
  const lid = ink.form('-21,-60 -8,-65.5 9,-65.5 23,-60 9,-55.5 -8,-55.5', { width: 2, halo: 0.4 })
  ink.hatch(lid, { angle: -20, spacing: 2.4, width: 1.2 })
  for (const x of [1, 14]) {
    ink.form(ink.ellipse(x, -11, 7, 7.4), { width: 2, halo: 0.5, gap: 0.1 })
    ink.contour(ink.ellipse(x, -11, 4.4, 4.8), { width: 1.2, gap: 0 })
    ink.line(
      [
        [x - 2, -9],
        [x + 2, -13],
      ],
      { width: 1.1, profile: 'pen' },
    )
  }
  const brim = '-32,-4 -20,-5 0,0 20,-5 33,-6 31,3 17,7.5 -2,9 -20,7 -32,3'
  ink.cut(brim, { halo: 1 })
  ink.black(brim)
  ink.line('29,-2 18,3 0,5.4', { width: 1.5, white: true, profile: 'swell' })
}
