import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** Below the stage: breakfast, which somebody has forgotten over all this, and the cat's saucer, which nobody has. */
export function drawBreakfast(ink: Ink): void {
  ink.at(960, 1280, {}, () => drawPlate(ink))
  ink.at(1330, 1276, { rotate: 8 }, () => drawKnife(ink))
  ink.at(360, 1310, {}, () => drawSaucer(ink))
}

function drawPlate(ink: Ink): void {
  ink.wash(ink.ellipse(22, 26, 226, 216), { alpha: 0.4 })
  ink.black(ink.ellipse(12, 15, 214, 206))
  const rim = ink.ellipse(0, 0, 212, 204, 0, 0.01)
  ink.form(rim, { width: 10, halo: 3, tone: { from: 0.6, to: 0.9, width: 5, spacing: 8 } })
  ink.contour(ink.ellipse(0, 0, 186, 179, 0, 0.01), { width: 5, gap: 0.2, color: OCHRE })
  ink.contour(ink.ellipse(0, 0, 146, 139, 0, 0.02), { width: 6, gap: 0.3 })
  ink.at(-6, 4, { rotate: -18 }, () => {
    ink.wash('-96,40 90,30 116,92 -70,112', { alpha: 0.34 })
    // A slice with a bite out of its corner.
    const slice = ink.path(
      '-112,-46 -126,-84 -84,-106 0,-108 62,-104* 54,-80 70,-62 62,-38 86,-24 84,-4* 104,-10 98,80* 0,88 -98,84*',
      true,
    )
    ink.form(slice, { width: 9, halo: 3, tone: { from: 0.6, to: 0.9, width: 5, spacing: 8, angle: -50 } })
    ink.tint(slice, { color: OCHRE, alpha: 0.34, offset: 8 })
    ink.line('-98,78 -104,-30 -112,-66 -78,-92 0,-94 46,-92', { width: 6, profile: 'swell' })
    for (const [x, y, radius] of [
      [-60, -40, 7],
      [-20, 10, 9],
      [30, -30, 6],
      [-70, 40, 5],
      [50, 50, 8],
      [10, 56, 5],
      [-30, -66, 5],
    ] as const)
      ink.line(ink.ellipse(x, y, radius * 1.4, radius), { width: 4, closed: true, profile: 'pen' })
  })
  const crumbs = ink.fork('crumbs')
  for (let crumb = 0; crumb < 16; crumb++)
    ink.dot(80 + crumbs.signed() * 70, -50 + crumbs.signed() * 70, 3 + crumbs.signed() * 1.4)
}

function drawKnife(ink: Ink): void {
  ink.wash('6,-196 34,-180 40,10 48,190 18,200 14,0', { alpha: 0.4 })
  const blade = ink.path('-14,-206* 14,-190 22,-110 20,6* -14,8*', true)
  ink.form(blade, { width: 8, halo: 2, tone: { from: 0.5, to: 0.86, width: 5, spacing: 8, angle: 80 } })
  const handle = ink.path('-18,8* 22,6* 28,150 20,196 -12,198 -20,150', true)
  ink.form(handle, { width: 8, halo: 2 })
  ink.black(handle)
  ink.rim(handle, { distance: 6 })
  for (const y of [50, 140]) ink.dot(4, y, 6, { white: true })
}

function drawSaucer(ink: Ink): void {
  ink.wash(ink.ellipse(16, 20, 150, 140), { alpha: 0.4 })
  ink.black(ink.ellipse(9, 12, 140, 132))
  const saucer = ink.ellipse(0, 0, 138, 130, 0, 0.01)
  ink.form(saucer, { width: 10, halo: 3, tone: { from: 0.56, to: 0.9, width: 5, spacing: 8 } })
  ink.tint(saucer, { color: OCHRE, alpha: 0.7, offset: 8 })
  const milk = ink.ellipse(2, 2, 96, 90, 0, 0.02)
  ink.cut(milk)
  ink.contour(milk, { width: 7, gap: 0.1 })
  ink.lines(['-62,10 -54,44 -20,66', '-44,14 -40,34 -22,48'], { width: 5, profile: 'swell' })
  // It has been at it.
  for (const [x, y, radius] of [
    [170, 40, 12],
    [204, 74, 7],
    [-160, -70, 8],
  ] as const) {
    ink.form(ink.ellipse(x, y, radius * 1.2, radius), { width: 5, halo: 1 })
  }
}
