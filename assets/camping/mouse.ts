import type { Ink } from '../ink/ink'
import { SHADE } from './glow'

/** What the mouse does: it is caught, or has the feather up, or down. */
export type MouseDoes = 'caught' | 'up' | 'down'

/** How the feather is turned, in degrees. */
const FEATHER: Readonly<Record<MouseDoes, number>> = { caught: 0, up: -16, down: 14 }

/** A mouse on tiptoe with a feather: caught in the light, almost there, or at work, its feather up or down. */
export function drawMouse(ink: Ink, does: MouseDoes): void {
  const isCaught = does === 'caught'
  ink.at(690, 848, { scale: 1.05, rotate: -3 }, () => {
    ink.wash('-30,17 0,14 34,18 0,24', { alpha: 0.45, color: SHADE })
    ink.line('-24,8 -44,10 -56,-2 -52,-16 -64,-22', { width: 4, profile: (along) => 1 - 0.7 * along })
    // Hind legs, one lifted.
    ink.form(ink.clay([ink.tube('-16,2@13 -18,12@9', { root: true }), ink.ellipse(-12, 17, 10, 4)], 3), {
      width: 2.4,
      halo: 0.8,
    })
    ink.form(ink.clay([ink.tube('4,0@13 10,10@8', { root: true }), ink.ellipse(17, 12, 10, 4, -16)], 3), {
      width: 2.4,
      halo: 0.8,
    })
    const body = ink.clay(
      [
        ink.ellipse(-10, -10, 24, 21, -20),
        ink.ellipse(8, -34, 19, 16, -8),
        ink.tube('8,-32@22 30,-28@10', { root: true }),
      ],
      8,
    )
    ink.form(body, { width: 3.2, halo: 2, tone: { from: 0.5, to: 0.8, width: 2.8, spacing: 3.4, angle: 50 } })
    for (const [x, y, radius] of [
      [-8, -52, 13],
      [14, -53, 12],
    ] as const) {
      const ear = ink.ellipse(x, y, radius, radius * 1.06)
      ink.form(ear, { width: 2.8, halo: 1, tone: { from: 0.4, to: 0.7, width: 2.4, spacing: 3 } })
      ink.contour(ink.ellipse(x + 1, y + 1, radius * 0.56), { width: 1.6, gap: 0.3 })
    }
    // Caught, it looks at us, and hopes that we have not seen; at work it squints at what it does.
    for (const x of [4, 17]) {
      ink.black(ink.ellipse(x, -37, 6, 6.6), { white: true })
      ink.contour(ink.ellipse(x, -37, 6, 6.6), { width: 1.8, gap: 0 })
      if (isCaught) ink.dot(x - 0.5, -36, 2.2)
      else {
        ink.dot(x + 3, -35, 2.6)
        ink.line(
          [
            [x - 6, -41],
            [x, -43],
            [x + 6, -39],
          ],
          { width: 3, profile: 'swell' },
        )
      }
    }
    ink.dot(31, -28, 4)
    ink.line(isCaught ? '24,-22 18,-20 13,-23' : '27,-23 20,-17 11,-21', { width: isCaught ? 1.8 : 2.4 })
    ink.lines(['27,-26 42,-32', '27,-24 43,-24', '-2,-46 4,-48', '14,-49 20,-47'], { width: 1.5, profile: 'flick' })
    // The feather, held out towards the sole.
    ink.at(18, -12, { rotate: FEATHER[does] }, () => drawFeather(ink))
    ink.form(ink.tube('6,-14@10 14,-12@9 22,-13@8', { root: true }), { width: 2.4, halo: 0.8 })
  })
}

/** The feather about the paw that holds it. */
function drawFeather(ink: Ink): void {
  ink.at(-18, 12, {}, () => {
    ink.line('18,-12 36,-18 50,-26', { width: 2.6, profile: 'even' })
    const feather = ink.leaf(44, -22, -34, 48, 17, { bend: -8, belly: 0.5, tip: 0.3 })
    ink.form(feather, { width: 2.6, halo: 1.6 })
    ink.lines(['48,-26 60,-34 78,-50', '58,-34 66,-34', '64,-40 73,-40', '56,-32 56,-41', '64,-38 63,-47'], {
      width: 1.6,
      profile: 'flick',
    })
  })
}
