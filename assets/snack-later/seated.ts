import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { RUST } from '../ink/palette'
import { around, fuzz, LIGHT, type Place, rust } from '../snack/hand'

/** All of her but wing and head, sat down where she was, her feet before her: a ball with a bill. (0, 0) is the hinge of that. */
export function drawSeated(ink: Ink): void {
  ink.light = LIGHT
  drawTail(ink)
  drawLeg(
    ink,
    [
      [-70, 226],
      [40, 250],
      [136, 262],
    ],
    { turn: -66, isFar: true },
  )
  drawBelly(ink)
  drawLeg(
    ink,
    [
      [-110, 256],
      [-10, 272],
      [84, 276],
    ],
    { turn: -62, isFar: false },
  )
}

function drawTail(ink: Ink): void {
  for (const [angle, length] of [
    [176, 62],
    [194, 70],
    [214, 58],
  ] as const) {
    const quill = ink.leaf(-296, 196, angle, length, 28, { bend: -6, belly: 0.7 })
    ink.form(quill, { width: 3.2, halo: 1 })
    const [x, y] = [-296 + Math.cos(radians(angle)) * length, 196 + Math.sin(radians(angle)) * length]
    ink.clip(quill, () => ink.black(ink.ellipse(x, y, 28, 26)))
  }
}

function drawBelly(ink: Ink): void {
  const belly = ink.ellipse(-156, 156, 172, 142, -6)
  const neck = ink.tube('-132,80@150 -86,24@116 -62,-10@104', { root: true })
  const body = ink.clay([belly, neck], 18)
  ink.form(body, {
    ...{ width: 5, halo: 2, contour: false },
    tone: { from: 0.46, to: 0.8, width: 3.2, spacing: 3.1, angle: -126, cross: 0.3 },
  })
  ink.clip(body, () => {
    ink.black(
      '-128,-60 -152,-14 -188,14 -250,34 -306,84 -340,150 -330,196 -292,158 -244,116 -184,84 -136,52 -110,8 -102,-34',
    )
    ink.feather('-100,-40 -108,8 -136,52 -184,84 -244,116 -292,158 -326,194', {
      ...{ side: -1, length: 26, width: 4.4, spacing: 6.4, slant: 22, jitter: 0.2 },
      envelope: () => 1,
    })
  })
  ink.contour(body, { width: 5, gap: 0.1, lit: 0.5 })
  fuzz(ink, around([-158, 156], [172, 142], [60, 214], 24), [-158, 156], 22, 26)
  const down = [
    [-220, 190],
    [-186, 212],
    [-150, 196],
    [-120, 222],
    [-170, 244],
    [-96, 190],
  ] as const
  for (const place of down) ink.tufts([place], () => 118, { length: 14, count: 3, width: 2.2, fan: 0.9 })
  // So full that it is tight: a navel, and what strains about it.
  ink.lines(['-66,196 -60,204 -66,212', '-82,190 -94,204 -84,220', '-44,190 -36,206 -46,222'], {
    width: 2.8,
    profile: 'swell',
  })
}

interface Leg {
  readonly turn: number
  readonly isFar: boolean
}

function drawLeg(ink: Ink, [hip, knee, ankle]: readonly [Place, Place, Place], { turn, isFar }: Leg): void {
  const shin = ink.tube(
    [
      [...hip, 46],
      [...knee, 24],
      [...ankle, 18],
    ],
    { root: true },
  )
  const shade = isFar ? 0.2 : 0.5
  ink.form(shin, { width: 3.6, halo: 1.4, tone: { from: shade, width: 2.4, spacing: 2.8 } })
  rust(ink, shin, 1.6, isFar ? 0.95 : 0.8)
  ink.at(ankle[0], ankle[1], { rotate: turn, scale: 1.2 }, () => {
    const foot = ink.path('-13,-9 6,-15 34,-20 66,-24* 60,-6 72,4* 54,10 52,28* 26,19 8,13 -10,9 -20,0', true)
    ink.form(foot, { width: 3.6, halo: 1.4, tone: { from: shade, width: 2.4, spacing: 3 } })
    rust(ink, foot, 1.6, isFar ? 0.95 : 0.82)
    ink.lines(['2,-5 30,-10 54,-16', '0,1 30,2 56,3', '-2,5 20,12 38,18'], { width: 2, profile: 'flick' })
  })
}

/** Her eye on whoever let that fall there: straight at us, half shut. It lies where `drawEye` has the others. */
export function drawGlance(ink: Ink): void {
  ink.light = LIGHT
  ink.wash('-20,-66 -48,-72 -72,-52 -70,-28 -48,-12 -22,-14 -2,-24', { color: RUST, alpha: 0.42 })
  const eye = ink.ellipse(-42, -42, 24, 25, 0, 0.03)
  ink.form(eye, { width: 3.6, gap: 0, lit: 0.7 })
  ink.black(ink.ellipse(-45, -39, 12, 13))
  ink.dot(-49, -44, 4, { white: true })
  // The lid has come down over a third of it.
  ink.clip(eye, () => {
    const lid = '-72,-74* -12,-74* -12,-51* -42,-48 -72,-51*'
    ink.cut(lid)
    ink.wash(lid, { color: RUST, alpha: 0.55 })
  })
  ink.line('-67,-50 -42,-47 -17,-50', { width: 4.4, profile: 'even' })
  ink.line('-74,-74 -46,-76 -14,-72', { width: 5.4, profile: 'brush' })
}
