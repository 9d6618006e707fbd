import { scrape } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import type { Line } from '../ink/path'
import { polar } from '../ink/polar'
import { LIT } from './colors'
import { GLASS } from './shared'

/** Somebody behind glass. */
export function drawDisc(ink: Ink, draw: () => void): void {
  const screen = drawScreen(ink)
  ink.clip(screen, draw)
  drawGlass(ink, screen)
}

/** What lights a glass from behind. Clip the portrait to what comes back. */
function drawScreen(ink: Ink): Line {
  const screen = ink.ellipse(0, 0, GLASS.radius, GLASS.radius, 0, 0.004)
  ink.cut(screen, { fill: LIT })
  return screen
}

/** The glass over a portrait: teal at its rim, and a window mirrored in it. */
function drawGlass(ink: Ink, screen: Line): void {
  const { radius } = GLASS
  ink.wash(screen, {
    alpha: 0.9,
    color: TEAL,
    fade: { center: [-6, -8], inner: radius * 0.46, outer: radius * 1.18 },
  })
  ink.clip(screen, () => {
    scrape(ink, 3.6, ['-74,-26 -66,-46 -50,-62'], 'swell')
    scrape(ink, 2, ['-66,-18 -61,-34 -50,-48'], 'swell')
    scrape(ink, 2.2, ['70,36 60,54 44,66'], 'swell')
  })
  ink.line(screen, { width: 2.4, closed: true, profile: 'even' })
}

/** The shutter over a glass nobody looks out of: seven blades of tin. `open` 0…1 slides them apart. */
export function drawShutter(ink: Ink, open = 0): void {
  const { radius } = GLASS
  const screen = ink.ellipse(0, 0, radius, radius, 0, 0.004)
  ink.cut(screen, { fill: LIT })
  ink.clip(screen, () => {
    for (let blade = 0; blade < 7; blade++) {
      const angle = (blade / 7) * TAU + 0.2
      const inner = 3 + open * radius
      const a = polar(0, 0, inner, angle + 0.5)
      const b = polar(0, 0, radius * 1.3, angle - 0.55)
      const c = polar(0, 0, radius * 1.3, angle + 0.75)
      const tin = ink.path(
        [
          [...a, 1, 1],
          [...polar(0, 0, radius * 0.62, angle - 0.16), 1, 0],
          [...b, 1, 1],
          [...c, 1, 1],
          [...polar(0, 0, radius * 0.55, angle + 0.72), 1, 0],
        ],
        true,
      )
      ink.form(tin, {
        width: 2.6,
        fill: '#4a5c53',
        gap: 0,
        lit: 0.8,
        tone: { from: 0.46, to: 0.8, width: 2.4, spacing: 2.6, angle: (angle * 180) / Math.PI + 40 },
      })
      scrape(ink, 1.5, [
        [
          polar(0, 0, radius * 0.2, angle + 0.3),
          polar(0, 0, radius * 0.55, angle - 0.1),
          polar(0, 0, radius * 0.92, angle - 0.34),
        ],
      ])
    }
  })
  ink.line(screen, { width: 2.4, closed: true, profile: 'even' })
}

/** Over who listens: less light comes through. */
export function drawShade(ink: Ink): void {
  const screen = ink.ellipse(0, 0, GLASS.radius, GLASS.radius, 0, 0.004)
  ink.wash(screen, { alpha: 0.62, color: '#17433f' })
}
