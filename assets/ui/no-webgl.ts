import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** No picture can be painted here, 300 × 150: an easel, its canvas torn, and somebody looking out of it. */
export function drawNoWebgl(ink: Ink): void {
  ink.wash('56,138 110,130 200,129 250,133 262,138 214,143 110,146', { alpha: 0.36 })
  drawLegs(ink)
  ink.at(155, 110, { scale: 0.87 }, () => {
    ink.at(-155, -110, {}, () => {
      drawCanvas(ink)
      drawTear(ink)
    })
  })
  drawLedge(ink)
  drawLeftovers(ink)
}

/** Three legs from one head: the strut behind is dark, the two before it spread below the ledge. */
function drawLegs(ink: Ink): void {
  const strut = ink.tube('157,14@7 170,72@7 181,130@6', { root: true })
  ink.form(strut, { width: 2.4, tone: { from: 0.05, to: 0.5, width: 2.4, spacing: 2, angle: -70 } })
  const left = ink.path('147,5* 156,6* 88,142* 78,141.4*', true)
  const right = ink.path('153,5* 162,4* 240,138* 231,140.6*', true)
  const wood = { from: 0.44, to: 0.78, width: 2, spacing: 2.4, angle: 64 }
  ink.form(right, { width: 2.8, halo: 1, overshoot: 0.8, tone: wood })
  ink.form(left, { width: 2.8, halo: 1, overshoot: 0.8, tone: wood })
  ink.dot(154.6, 10.4, 1.8)
}

/** The canvas on its stretcher: an empty sheet, thick to the right and below. */
function drawCanvas(ink: Ink): void {
  ink.black('97,21* 213,18* 219,24* 221,110* 100,113*')
  const canvas = ink.path('92,16* 150,14.6 212,13* 214,60 215,105* 150,106.4 93,107*', true)
  ink.form(canvas, { width: 3.2, halo: 0.8, overshoot: 1.6 })
  // Tacks along its top, and the creases that the tear has pulled.
  for (const [x, y] of [
    [101, 19.6],
    [119, 18.6],
    [204, 16.6],
  ] as const) {
    ink.dot(x, y, 1.3)
  }
  ink.lines(['100,98 112,88 118,74', '98,84 106,76 110,66', '150,100 160,97 168,96'], { width: 1.3, profile: 'flick' })
  ink.hatch('188,84* 214,72* 214,104* 176,104*', { angle: -52, spacing: 2.7, width: 1.3, inset: 1 })

  // Somebody has tried a plaster already.
  ink.at(118, 48, { rotate: 34 }, () => {
    const plaster = ink.path('-18,-6 -13,-8* 13,-8* 18,-5 18,5 13,8* -13,8* -18,6', true)
    ink.form(plaster, { width: 2.2, halo: 0.4, contour: false })
    ink.tint(plaster, { color: VERMILION, offset: 1.5 })
    ink.contour(plaster, { width: 2.2 })
    ink.form('-6,-7* 6,-7.4* 6.4,7* -6,7.6*', { width: 1.5, lit: 0.5 })
    for (const x of [-12.4, 12]) for (const y of [-2.6, 2.8]) ink.dot(x, y, 0.9)
  })
}

/** The hole, the rag that hangs out of it, and two eyes that had hoped for a picture. */
function drawTear(ink: Ink): void {
  const hole = '142,15* 149,30* 143,41* 154,53* 149,66* 161,75* 162,90* 184,70 190,46 180,28 172,14.4*'
  ink.cut(hole, { halo: 0.8 })
  ink.black(hole)
  for (const [x, y, radius] of [
    [160, 42, 6.6],
    [176, 44, 6],
  ] as const) {
    ink.black(ink.ellipse(x, y, radius, radius * 1.16, 4, 0.03), { white: true })
    ink.black(ink.ellipse(x - 1.5, y + 1.8, 2.8, 3.4))
    ink.dot(x - 2.4, y + 0.4, 1.1, { white: true })
  }
  ink.line('152,31.6 158,29.6 165,31.6', { width: 1.9, white: true, profile: 'flick' })
  ink.line('184,35.4 179,32 173,32', { width: 1.9, white: true, profile: 'flick' })

  // Fingers over the edge.
  for (const [x, y] of [
    [152.6, 57.6],
    [152, 62.6],
    [154.4, 67.4],
  ] as const) {
    ink.form(ink.ellipse(x, y, 4.6, 2.7, 12), { width: 1.7, lit: 0.5, halo: 0.5 })
  }

  // The rag: its back turned to us, curling over the frame's edge.
  const rag = ink.path(
    '172,14.4* 182,28 191,46 185,70 162,90* 176,91 190,100* 198,92* 207,98* 222,78 231,58* 218,40 200,22',
    true,
  )
  ink.form(rag, { width: 3, halo: 1.6, overshoot: 0.8, tone: { from: 0.4, to: 0.78, width: 2.2, spacing: 2.4 } })
  ink.lines(['184,30 200,44 208,66', '191,50 200,66 200,84', '184,74 190,84 190,94'], { width: 1.6, profile: 'flick' })
  ink.lines(['149,30 145,33', '154,53 150,56', '161,75 156,78'], { width: 1.2, profile: 'flick' })
  ink.lines(['190,100 189,106', '198,92 200,101', '176,91 175,96'], { width: 1.1, profile: 'flick' })
}

/** The ledge the canvas stands on, and the clamp that holds its upper edge. */
function drawLedge(ink: Ink): void {
  const ledge = ink.path('84,107* 150,106 226,104* 227,113* 150,115 85,116*', true)
  ink.form(ledge, { width: 3, halo: 1, overshoot: 1.4, contour: false })
  ink.clip(ledge, () => ink.black('82,113 150,112 230,109.6 230,119 82,119'))
  ink.contour(ledge, { width: 3 })
  ink.lines(['96,109.6 114,109', '188,107.4 206,107'], { width: 1.1, profile: 'flick' })
  const clamp = ink.path('143,19* 165,17.6* 167,31* 145,32.4*', true)
  ink.form(clamp, { width: 2.6, halo: 1, overshoot: 1 })
  ink.clip(clamp, () => ink.black('158,15 170,15 170,36 159,36'))
  ink.form(ink.ellipse(151.6, 25, 3, 3), { width: 1.7 })
}

/** A brush let fall, and the one drop that was meant for the picture. */
function drawLeftovers(ink: Ink): void {
  ink.at(34, 138, { rotate: -14 }, () => {
    ink.wash('2,5 30,4 58,3 60,6 30,8 4,8', { alpha: 0.28 })
    ink.black('-10,0.6* -2,-3.4 6,-4* 6,4* -2,3.8')
    ink.form('6,-3.6* 16,-3.4* 16,3.4* 6,3.8*', { width: 1.9 })
    ink.form('16,-2.8* 34,-3.6 56,-1.4* 56,1.6* 34,3.4 16,3*', { width: 2.1, tone: { from: 0.44, width: 1.8 } })
  })
  ink.wash('14,141 20,137.6 25,140 22,144 16,144.4', { alpha: 0.9, color: VERMILION })
  ink.dot(10, 139, 1.2, { color: VERMILION })
  ink.splatter(268, 128, { radius: 14, count: 8, largest: 1.8 })
}
