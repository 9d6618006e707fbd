import { drawCork } from '../home/bottle'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** What could not be fetched, 300 × 140: the ink ran out of its bottle, and is sorry, and hides the cork. */
export function drawChunkFailed(ink: Ink): void {
  ink.wash('6,121 60,112 150,113 250,110 288,114 296,120 262,127 190,131 120,137 40,134', { alpha: 0.32 })
  drawSpilledBottle(ink)
  drawPuddle(ink)
  drawFace(ink)
  drawStolenCork(ink)
  ink.splatter(158, 62, { radius: 18, count: 8, largest: 1.9 })
  ink.dot(146, 86, 2.2)
  ink.dot(152, 95, 1.3)
}

/** The bottle on its side, its mouth a little lower than its base, the ink in it level with the page. */
function drawSpilledBottle(ink: Ink): void {
  ink.at(228, 72, { rotate: -8, scale: 0.9 }, () => {
    const glass = ink.path('-22,-19* -16,-35 -3,-41 38,-40 50,-36 53,-22 54,20 50,36 38,41 -2,41 -16,36 -22,19*', true)
    ink.form(glass, { width: 3.6, halo: 1.4, contour: false })
    ink.clip(glass, () => {
      ink.black('-60,-1 -24,4 0,9 20,10 58,16 58,60 -60,60')
      ink.feather('58,15.6 30,11.6 6,9.4', { side: 1, length: 9, width: 2, slant: 24, envelope: () => 1 })
      ink.hatch('36,-40 56,-30 56,12 44,8', { angle: 82, spacing: 2.9, width: 1.8 })
      ink.line('-12,-29 -2,-35 14,-36', { width: 2, profile: 'flick' })
      ink.line('-6,-25 0,-29', { width: 1.5, profile: 'flick' })
      ink.line('-8,34 10,37.6 36,36', { width: 3.6, white: true, profile: 'swell' })
      ink.line('-14,14 -12,24 -7,30', { width: 2.2, white: true, profile: 'swell' })
    })
    ink.contour(glass, { width: 3.4 })

    // The label lies on its side as the bottle does; the drop on it points to the mouth.
    const label = ink.path('3,-19* 33,-22* 35,14* 5,16*', true)
    ink.form(label, { width: 2.4, halo: 0.6, contour: false })
    ink.tint(label, { color: VERMILION, alpha: 0.92, offset: 2 })
    ink.contour(label, { width: 2.4, overshoot: 0.8 })
    ink.black('8,-2 15,-6 22,-9 28,-7 30,-1 27,4 21,5 14,2', { white: true })

    // Neck and mouth, half full; the collar towards us.
    const neck = ink.path('-45,-16.6* -21,-18* -21,18* -45,16.6*', true)
    ink.form(neck, { width: 3, halo: 0.8, contour: false })
    ink.clip(neck, () => {
      ink.black('-48,0 -18,3.4 -18,22 -48,22')
      ink.line('-40,12 -28,13', { width: 1.4, white: true, profile: 'swell' })
      ink.hatch('-46,-17 -34,-17 -34,0 -46,0', { angle: 4, spacing: 2.8, width: 1.6 })
    })
    ink.contour(neck, { width: 3 })
    ink.form(ink.ellipse(-46, 0, 7.4, 19, 0, 0.02), { width: 2.8, halo: 0.8 })
    ink.black(ink.ellipse(-46.6, 0.6, 4.4, 14.6))
  })
}

/** One black: what pours, what lies, and the hunched head that has risen out of it. */
function drawPuddle(ink: Ink): void {
  const pour = '191,73 180,76 172,85 169,98 161,111 150,118 204,121 190,113 186,104 187,94 192,91'
  const lying =
    '12,121 22,115 44,112 74,111 120,112 160,112 196,115 208,120 200,125 168,126 148,130 116,130 100,134 88,136 80,131 50,130 30,127'
  const head = ink.clay(
    [ink.ellipse(92, 106, 36, 22), ink.ellipse(80, 86, 16, 17), ink.ellipse(106, 85, 16.6, 17.6)],
    12,
  )
  ink.cut(ink.path(pour, true), { halo: 1.4 })
  const puddle = ink.clay([head, ink.path(lying, true)], 14)
  ink.cut(puddle, { halo: 1 })
  ink.black(pour)
  ink.black(puddle)

  // Wet light: along the pour, on the brow of the head, and where the puddle bulges at its edge.
  ink.line('177,82 173.6,92 171,104', { width: 2.2, white: true, bare: true, profile: 'swell' })
  ink.line('22,118.4 34,115.6 48,115', { width: 2, white: true, bare: true, profile: 'swell' })
  ink.line('130,115.6 146,115.2 160,116.2', { width: 1.8, white: true, bare: true, profile: 'swell' })
  ink.line('186,118.6 196,119.6', { width: 1.5, white: true, bare: true, profile: 'swell' })
  ink.line('60,100 58.6,106 54,110', { width: 1.9, white: true, bare: true, profile: 'swell' })
}

/** It looks up at the bottle from under falling lids, and would rather say nothing. */
function drawFace(ink: Ink): void {
  ink.black(ink.ellipse(80, 85, 10.6, 12, -6, 0.03), { white: true })
  ink.black(ink.ellipse(105.6, 83.6, 11.4, 12.6, 5, 0.03), { white: true })
  for (const [x, y, radius] of [
    [84.4, 80.4, 5.2],
    [110.2, 78.8, 5.6],
  ] as const) {
    ink.black(ink.ellipse(x, y, radius, radius * 1.08))
    ink.dot(x - 1.6, y - 2, 1.9, { white: true })
    ink.dot(x + 1.7, y + 2, 0.9, { white: true })
  }
  // The lids fall outwards, like a roof.
  ink.black('66,84* 72,75.4 82,70.6 90,70.6* 84,67 74,67.6 66,74*')
  ink.black('96,69.4* 104,69.8 113,73.6 119,82* 119,72* 112,65 102,64.6*')
  ink.line('71,94 78,97.4 86,96', { width: 1.3, white: true, profile: 'swell' })
  ink.line('99,95.4 107,97 114,93.4', { width: 1.3, white: true, profile: 'swell' })

  // Brows clear of the head, a mouth that wavers, and a bead of sweat.
  ink.line('57,70 63,62.6 72,58.4', { width: 3.2, profile: 'grow' })
  ink.line('128,66 122,58.4 113,54.6', { width: 3.2, profile: 'grow' })
  ink.line('82,108.4 86.6,105 91,108 95.6,104.8 100,107.6 104.6,105.4', { width: 2.3, white: true, profile: 'even' })
  ink.form('130,80* 134,87 134.6,92 131,95.4 126.6,94 125.6,89 128,84', { width: 1.9, lit: 0.35, halo: 0.6 })
}

/** Behind its back, as it thinks: an arm of ink holding on to the cork. */
function drawStolenCork(ink: Ink): void {
  const arm = ink.tube('64,116@15 45,110@11 32,102@8.6 27,91@7', { root: true })
  ink.black(arm)
  ink.at(25, 83, { rotate: -24, scale: 0.95 }, () => drawCork(ink))
  ink.black(ink.tube('28,99@6.4 21,93@6 17.4,90@5', { root: true }))
  ink.black(ink.tube('29,98@6 33.6,91@5.6 35,87@5', { root: true }))
  ink.line('33,97 38,103 47,107', { width: 1.6, white: true, bare: true, profile: 'swell' })
}
