import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'

/** What hangs far behind a head, and behind the body: the tail. */
export function drawBackHair(ink: Ink, kind: number): void {
  if (kind === 1) {
    // Long, straight, to the shoulders.
    const hair = ink.path(
      '-2,-20 11,-16 18,-4 20,12 24,27* 14,23 8,29* -4,27 -10,22* -20,26* -19,8 -18,-8 -12,-18',
      true,
    )
    ink.cut(hair, { halo: 0.8 })
    ink.black(hair)
    return
  }
  if (kind !== 2) return
  const tail = ink.tube('6,-16@11 20,-27@15 35,-22@14 42,-6@10 36,8@3', { root: true })
  ink.cut(tail, { halo: 0.9 })
  ink.black(tail)
  ink.lines(['14,-22 26,-27 36,-18 39,-6', '16,-19 28,-21 33,-10'], { width: 1.4, white: true, profile: 'swell' })
  ink.tufts('37,6 40,-1', () => 100, { length: 9, count: 3, width: 1.6 })
}

export function drawHair(ink: Ink, kind: number, layer: 'behind' | 'before'): void {
  if (kind === 0) drawAcorn(ink, layer)
  else if (kind === 1) drawSprout(ink, layer)
  else drawTail(ink, layer)
}

function drawAcorn(ink: Ink, layer: 'behind' | 'before'): void {
  if (layer === 'behind') return
  // Curls look out from under the cap.
  ink.black('-20,-2* -22,4 -18,7 -16,2 -14,-3* -10,-1 -8,-5* -20,-7')
  ink.black('20,-1* 22,6 18,9 16,2 12,-4* 19,-7')
  const cap = ink.path('-24,-4* -22,-14 -12,-22 1,-24 13,-21 22,-13 23,-4* 12,-8 0,-9.5 -13,-8', true)
  ink.form(cap, {
    width: 2.5,
    halo: 0.6,
    tone: { from: 0.34, to: 0.72, width: 2.1, spacing: 2.2, angle: -30, cross: 0.75 },
  })
  ink.limb('1,-23@5.4 3,-30@4.2 9,-35@3.2', { width: 1.8 })
  const leaf = ink.leaf(6, -31, -8, 17, 9, { bend: 3 })
  ink.form(leaf, { width: 1.6, halo: 0.4 })
  ink.tint(leaf, { color: TEAL, alpha: 0.8, offset: 1 })
  ink.line('7,-31 14,-32 20,-31', { width: 1, profile: 'flick' })
}

function drawSprout(ink: Ink, layer: 'behind' | 'before'): void {
  if (layer === 'behind') return
  ink.black('-17,4* -18,-8 -11,-18 -1,-22 10,-18 17,-7 16,6* 13,-4 8,-9* 5,-3 1,-9* -3,-3 -7,-9* -11,-3 -14,0')
  ink.lines(['-5,-19 -11,-14 -14,-7', '2,-19 8,-15 12,-9', '-1,-18 -3,-14 -4,-11'], {
    width: 1.3,
    white: true,
    profile: 'swell',
  })
  ink.line('-1,-20 -2,-27 0,-32', { width: 2.4, profile: 'even' })
  for (const [angle, length, bend] of [
    [-158, 19, -5],
    [-28, 22, 5],
  ] as const) {
    const leaf = ink.leaf(0, -31, angle, length, 12, { bend })
    ink.form(leaf, { width: 1.8, halo: 0.5 })
    ink.tint(leaf, { color: TEAL, alpha: 0.82, offset: 1.2 })
    const radians = (angle * Math.PI) / 180
    ink.line(
      [
        [0, -31],
        [Math.cos(radians) * length * 0.8, -31 + Math.sin(radians) * length * 0.8],
      ],
      { width: 1, profile: 'flick' },
    )
  }
}

function drawTail(ink: Ink, layer: 'behind' | 'before'): void {
  if (layer === 'behind') {
    const back = ink.ellipse(0, -3, 20, 17)
    ink.cut(back, { halo: 0.8 })
    ink.black(back)
    return
  }
  // Swept up into the tail; points fall into her face.
  ink.black(
    '-19,5* -22,-6 -15,-17 -3,-21 9,-19 19,-10 19,2* 15,-5 11,-9* 9,-5 4,-10* -1,-8 -5,-1* -8,-10 -12,-8* -15,-4',
  )
  ink.lines(['-13,-13 -6,-17 3,-17', '-9,-12 -1,-15 6,-15', '14,-8 11,-13 7,-16'], {
    width: 1.3,
    white: true,
    profile: 'swell',
  })
  const band = ink.ellipse(6, -19, 6.4, 4.4, -30)
  ink.form(band, { width: 1.8, halo: 0.4 })
  ink.tint(band, { color: TEAL, alpha: 0.85, offset: 0.8 })
}
