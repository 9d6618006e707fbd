import { scrape } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { MOSS, VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { BRIGHT } from './tools'

/** How a veil hangs: still, a breath behind it, lifted by whoever is behind it, on its way up; held open at a corner by somebody impatient. */
export const VEILS = ['still', 'stirred', 'peeking', 'lifting', 'ajar', 'tapping', 'wide'] as const

/** How a corner is held open: the hem and the right edge up to where they are folded, and the fold, turned over to the left. */
const CORNERS: Readonly<Record<string, { readonly outline: string; readonly flap: string; readonly gap: string }>> = {
  ajar: {
    outline: '-58,-111* 0,-112 58,-111* 59,-84 58,-58* 34,-32 -6,7* -16,8 -30,3 -46,7 -59,4* -59,-54',
    flap: '58,-60* 32,-33 -7,8* -4,-12 1,-30 6,-43* 26,-50 42,-53',
    gap: '60,-60* 40,-30 14,-8 -8,9* 26,11 60,10*',
  },
  wide: {
    outline: '-58,-111* 0,-112 58,-111* 59,-98 58,-80* 26,-44 -18,8* -30,3 -46,7 -59,4* -59,-54',
    flap: '58,-82* 24,-45 -19,9* -16,-16 -11,-38 -5,-56* 18,-66 40,-72',
    gap: '60,-82* 34,-44 4,-10 -20,9* 20,11 60,10*',
  },
}

const HEMS: Readonly<Record<string, string>> = {
  still: '59,4* 44,8 30,3 14,8 0,4 -16,8 -30,3 -46,7 -59,4*',
  stirred: '60,2* 46,7 30,0 12,10 -2,2 -16,10 -32,1 -46,6 -60,3*',
  peeking: '59,4* 44,8 32,3 20,-6 6,-19 -8,-21 -22,-12 -34,2 -46,7 -59,4*',
  lifting: '50,-52* 38,-40 26,-50 12,-38 0,-48 -14,-38 -26,-50 -40,-40 -51,-52*',
}

/** A gauze of tissue paper before a compartment, its question on it. The compartment's floor at 0, its middle across. */
export function drawVeil(ink: Ink, _frame: number, name: string): void {
  const corner = CORNERS[name === 'tapping' ? 'ajar' : name]
  if (corner) drawGap(ink, corner.gap, name === 'wide')
  const hem = HEMS[name] ?? ''
  const isLifting = name === 'lifting'
  const hanging = ink.path(
    `-58,-111* 0,-112 58,-111* ${isLifting ? '55,-80' : '59,-54'} ${hem} ${isLifting ? '-55,-80' : '-59,-54'}`,
    true,
  )
  const veil = corner ? ink.path(corner.outline, true) : hanging
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
    drawWords(ink, '?', corner ? -26 : name === 'stirred' ? 2 : 0, corner ? -44 : -34, {
      size: 54,
      face: 'display',
      align: 'middle',
      width: 5.4,
    })
  // Two drawing pins hold it.
  for (const x of [-50, 50]) {
    ink.form(ink.ellipse(x, -106, 4.4, 4.2), { width: 1.7, fill: BRIGHT, halo: 0.5 })
    ink.dot(x + 0.8, -105.2, 1.3)
  }
  if (corner) drawHolder(ink, corner.flap, name)
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

/** Behind the corner it is dark, and somebody looks out: past you, or right at you. */
function drawGap(ink: Ink, gap: string, isWide: boolean): void {
  ink.solid(ink.path(gap, true))
  const [x, y, size] = isWide ? [28, -32, 1.18] : [42, -24, 0.94]
  for (const [dx, dy, radius] of [
    [-9, 1, 6.6],
    [8.4, -2, 7.6],
  ] as const) {
    const eye = radius * size
    ink.black(ink.ellipse(x + dx * size, y + dy * size, eye, eye * 1.12), { white: true })
    const [lookX, lookY] = isWide ? [0.4, 1.2] : [-2.4, 2]
    ink.black(ink.ellipse(x + dx * size + lookX, y + dy * size + lookY, eye * 0.5, eye * 0.58))
    ink.dot(x + dx * size + lookX - 1.4, y + dy * size + lookY - 1.6, 1.2, { white: true })
  }
  if (isWide) scrape(ink, 1.5, ['13,-46 19,-50 25,-50', '34,-53 41,-54 46,-50'], 'swell')
}

/** Who holds the corner: what is turned over of it, the fingers on it, and a foot that taps. */
function drawHolder(ink: Ink, outline: string, name: string): void {
  const flap = ink.path(outline, true)
  ink.form(flap, { width: 2.2, halo: 0.8, fill: BRIGHT, gap: 0.06 })
  ink.tint(flap, { color: MOSS, alpha: 0.7, offset: 1.2 })
  ink.clip(flap, () => {
    ink.feather('58,-70 28,-38 -12,8', { side: 1, length: 12, width: 1.4, spacing: 2.6, slant: 12 })
  })
  // Three fingers come round the fold.
  const [x, y, turn] = name === 'wide' ? [24, -51, -38] : [29, -38, -40]
  ink.at(x, y, { rotate: turn }, () => {
    for (const [at, length] of [
      [-8, 12],
      [0, 14],
      [8, 11.4],
    ] as const) {
      const finger = ink.path(
        `${at - 3.8},4* ${at - 4},${-length + 4} ${at},${-length} ${at + 4},${-length + 4} ${at + 3.6},4*`,
        true,
      )
      ink.form(finger, { width: 1.9, halo: 0.6, fill: BRIGHT })
      ink.line(`${at - 1.6},${-length + 3} ${at},${-length + 2} ${at + 1.8},${-length + 3.2}`, { width: 1.1 })
    }
  })
  ink.at(36, 10, { scale: 0.94, rotate: name === 'tapping' ? -22 : name === 'wide' ? -5 : 3 }, () => drawSock(ink))
}

/** A foot in a striped sock, its heel at 0, 0; it points to the left, and its toes are out. */
function drawSock(ink: Ink): void {
  const sock = ink.path('6,-20* 8,-10 9,-2 3,3 -10,4 -22,3 -26,-3 -20,-8 -10,-10 -7,-14 -7,-21*', true)
  ink.form(sock, { width: 2.2, halo: 1, fill: VERMILION })
  ink.clip(sock, () => {
    for (const stripe of ['-9,-16 0,-14 9,-16', '-8,-9 0,-6 10,-8', '-13,-12 -11,-4 -13,5', '-20,-10 -18,-3 -20,5'])
      ink.line(stripe, { width: 3.2, color: BRIGHT, profile: 'even' })
    ink.wash('9,-20* 4,-12 5,-2 -20,1 -26,5 10,6*', { alpha: 0.24 })
  })
  ink.contour(sock, { width: 2.4, gap: 0.08 })
  // Out of its worn tip looks the big toe.
  const toe = ink.ellipse(-25, -4.6, 5.2, 4.8)
  ink.form(toe, { width: 1.9, halo: 0.5, fill: BRIGHT })
  ink.line('-29,-6 -28,-2', { width: 1.2 })
}
