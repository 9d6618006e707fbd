import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { NIGHT } from './colors'

/** The courier's bag on his hip, with letters in it, swung by `turn` degrees and lifted off the hip. */
export function drawSatchel(ink: Ink, { turn, lift }: { turn: number; lift: number }): void {
  ink.at(68, 106 + lift, { rotate: turn, scale: 0.95 }, () =>
    ink.at(-78, -126, {}, () => {
      drawLetters(ink)
      const bag = '56,110* 74,103 94,104 102,110* 104,130 98,144 78,149 58,143* 52,128'
      const body = ink.form(bag, { width: 3, halo: 1.3, contour: false })
      ink.tint(body, { color: INDIGO, alpha: 0.92, offset: 2.4 })
      ink.tone(body, { from: 0.52, width: 1.9, spacing: 2.7 })
      ink.contour(body, { width: 3, gap: 0.1 })
      const flap = ink.form('55,110* 74,102 95,103 103,110* 100,124 90,133 78,136 64,132 55,123', {
        width: 2.3,
        halo: 0.5,
        contour: false,
      })
      ink.tint(flap, { color: INDIGO, alpha: 0.84, offset: 2.4 })
      ink.crescent(flap, { depth: 3, alpha: 0.5, color: NIGHT })
      ink.contour(flap, { width: 2.3, gap: 0.1 })
      ink.form('74,128* 83,128* 83,140* 78,142 74,140*', { width: 1.6 })
      ink.line('61,116 72,110 88,110', { width: 1.6, white: true, profile: 'swell' })
    }),
  )
}

/** Two envelopes look out of it. */
function drawLetters(ink: Ink): void {
  for (const [x, y, rotate] of [
    [66, 106, -20],
    [84, 102, 7],
  ] as const) {
    ink.at(x, y, { rotate }, () => {
      ink.form('-11,-15* 11,-16* 12,10* -11,10*', { width: 1.9, halo: 0.5 })
      ink.line('-11,-15 0,-6 11,-16', { width: 1.3, profile: 'pen' })
    })
  }
}

/** The strap over the shoulder; drawn after the quills that it presses down. */
export function drawStrap(ink: Ink): void {
  const strap = ink.tube('80,104@6 104,90@6.5 130,86@6.5 150,98@6')
  ink.form(strap, { width: 1.8, halo: 0.9 })
  ink.tint(strap, { color: INDIGO, alpha: 0.88, offset: 1 })
}
