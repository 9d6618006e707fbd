import { drawPim } from '../characters/pim'
import { PIM_UNARMED } from '../characters/pimPoses'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** The mirror of the day's card; whoever looks into it is in it, and not small. 0, 0 is where it is held. */
export function drawMirror(ink: Ink, hasFace = true): void {
  ink.form(ink.tube('0,8@9 2,-26@8', { root: true }), { width: 2.2, halo: 1 })
  ink.form(ink.ellipse(4, -50, 25, 29, 8), { width: 2.8, halo: 1.4, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
  const glass = ink.ellipse(4, -50, 18.5, 22.5, 8)
  ink.cut(glass)
  ink.clip(glass, () => {
    ink.wash(glass, { alpha: 0.25 })
    if (!hasFace) return
    const tail = [
      [-14, -56],
      [-30, -50],
      [-40, -30],
      [-44, -6],
    ] as const
    ink.at(3, 12, { scale: 0.54 }, () =>
      drawPim(ink, { pose: { ...PIM_UNARMED, tail }, mood: 'shout', livery: 'red', biggin: { mood: 'wink' } }),
    )
  })
  ink.contour(glass, { width: 1.8 })
  ink.lines(['-12,-48 -8,-64', '-7,-40 -2,-68'], { width: 2.4, white: true, profile: 'swell' })
}

/** A crown, a size too large for anybody. 0, 0 is the middle of its lower rim. */
export function drawCrown(ink: Ink): void {
  const crown = ink.path('-26,0* -33,-30* -17,-16* -10,-38* 2,-17* 14,-39* 20,-16* 35,-28* 27,1* 0,6', true)
  ink.form(crown, { width: 2.6, halo: 1.4 })
  ink.tint(crown, { color: OCHRE, alpha: 0.9, offset: 1.6 })
  for (const [x, y] of [
    [-33, -31],
    [-10, -39],
    [14, -40],
    [35, -29],
  ] as const)
    ink.dot(x, y, 3)
  ink.line('-24,-5 0,0 25,-5', { width: 1.6, profile: 'even' })
}

/** Something that lies there and catches the light: a star of four rays, or the beginning of one. */
export function drawGlint(ink: Ink, frame: number): void {
  const long = frame === 0 ? 26 : 13
  for (const [x, y] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const ray = ink.path(
      [
        [-x * long, -y * long, 1, 1],
        [y * 3.2, -x * 3.2],
        [x * long, y * long, 1, 1],
        [-y * 3.2, x * 3.2],
      ],
      true,
    )
    ink.cut(ray, { halo: 2.2 })
  }
}
