import { scrape } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import { drawWords } from '../ink/words'
import { BRIGHT } from './tools'

/** How a veil hangs: still, a breath behind it, lifted by whoever is behind it, on its way up. */
export const VEILS = ['still', 'stirred', 'peeking', 'lifting'] as const

const HEMS: Readonly<Record<string, string>> = {
  still: '59,4* 44,8 30,3 14,8 0,4 -16,8 -30,3 -46,7 -59,4*',
  stirred: '60,2* 46,7 30,0 12,10 -2,2 -16,10 -32,1 -46,6 -60,3*',
  peeking: '59,4* 44,8 32,3 20,-6 6,-19 -8,-21 -22,-12 -34,2 -46,7 -59,4*',
  lifting: '50,-52* 38,-40 26,-50 12,-38 0,-48 -14,-38 -26,-50 -40,-40 -51,-52*',
}

/** A gauze of tissue paper before a compartment, its question on it. The compartment's floor at 0, its middle across. */
export function drawVeil(ink: Ink, _frame: number, name: string): void {
  const hem = HEMS[name] ?? ''
  const isLifting = name === 'lifting'
  const veil = ink.path(
    `-58,-111* 0,-112 58,-111* ${isLifting ? '55,-80' : '59,-54'} ${hem} ${isLifting ? '-55,-80' : '-59,-54'}`,
    true,
  )
  ink.form(veil, { width: 2.2, halo: 0, fill: BRIGHT, gap: 0.1, tone: false })
  ink.wash(veil, { alpha: 0.3, color: MOSS, fade: { from: [0, -112], to: [0, 8] } })
  ink.clip(veil, () => {
    ink.wash('-59,-112* -48,-112* -44,-50 -50,10 -62,10', { alpha: 0.3 })
    ink.wash('58,-112* 34,-112* 40,-60 30,-20 38,10 62,10', { alpha: 0.22 })
    ink.lines(
      ['-38,-108 -34,-70 -39,-30 -35,8', '36,-108 32,-64 37,-26 33,8', '-52,-108 -50,-60 -53,4', '51,-108 49,-60 53,4'],
      {
        width: 1.5,
        profile: 'swell',
      },
    )
    ink.hatch('-59,-112* 59,-112* 59,-98 -59,-99', { angle: 86, spacing: 3, width: 1.5, profile: 'flick' })
  })
  if (!isLifting)
    drawWords(ink, '?', name === 'stirred' ? 2 : 0, -34, { size: 54, face: 'display', align: 'middle', width: 5.4 })
  // Two drawing pins hold it.
  for (const x of [-50, 50]) {
    ink.form(ink.ellipse(x, -106, 4.4, 4.2), { width: 1.7, fill: BRIGHT, halo: 0.5 })
    ink.dot(x + 0.8, -105.2, 1.3)
  }
  if (name !== 'peeking') return
  // Somebody is in.
  const gap = ink.path('30,3* 20,-6 6,-19 -8,-21 -22,-12 -34,2*', true)
  ink.solid(gap)
  for (const [x, y, size] of [
    [-9, -7, 5.2],
    [6, -7.6, 5.6],
  ] as const) {
    ink.black(ink.ellipse(x, y, size, size * 1.1), { white: true })
    ink.black(ink.ellipse(x - 1.4, y - 0.6, size * 0.46, size * 0.54))
  }
  scrape(ink, 1.2, ['-16,-15 -10,-18 -4,-17'], 'swell')
}
