import type { Ink } from '../ink/ink'
import { accent, bold, glints, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 26: a mirror, and in it somebody so fond of himself that his crown does not fit the frame. */
export function drawVignette(ink: Ink): void {
  // The stand, and the frame with its turned rim.
  bold(ink, '26,89.4* 30,83.4 42,80.6 44,74* 56,74* 58,80.6 70,83.4 74,89.4*', { width: 4, from: 0.4 })
  bold(ink, ink.ellipse(50, 41, 38, 38.6, 2, 0.01), { width: 4.6, from: 0.52, gap: 0.06 })
  if (isGrown(ink)) strokes(ink, 2, ['17,50 15.6,40 17,30', '24,17 30,11', '22,66 29,72'], 'swell')
  const glass = ink.ellipse(50, 42, 30.6, 31.4, 2, 0.01)
  solid(ink, glass)
  ink.clip(glass, () => {
    glints(ink, 3.4, ['22,50 26,60', '28,58 33,69'], 'swell')
    glints(ink, 3, ['76,26 79,36'], 'swell')
    drawShoulders(ink)
  })
  const nod = poseOf(ink, [0, -1.6, -0.6])
  ink.at(0, nod, {}, () => drawHead(ink))
  if (isGrown(ink)) strokes(ink, 2.6, ['92,10 98,5', '96,22 104,20', '8,10 2,5', '4,22 -4,20'], 'pen')
}

function drawShoulders(ink: Ink): void {
  bold(ink, '18,80* 25,68 37,63.4 50,62 63,63.4 75,68 82,80*', { width: 3.6, halo: 1 })
  bold(ink, '43,56* 57,56* 58.6,64 50,70 41.4,64', { width: 3, halo: 0 })
  strokes(ink, 2.6, ['36,64.6 42,72', '64,64.6 58,72'], 'swell')
}

/** Chin up, eyes shut, and quite right about everything. */
function drawHead(ink: Ink): void {
  bold(ink, ink.ellipse(27.4, 43, 4.6, 6), { width: 3.2, halo: 0.6 })
  bold(ink, ink.ellipse(72.6, 42, 4.6, 6), { width: 3.2, halo: 0.6 })
  bold(ink, ink.clay([ink.ellipse(50, 40, 22, 20), ink.ellipse(50, 50, 15, 12)], 6), { width: 4, from: 0.68, halo: 1 })
  solid(ink, '27,41* 27,26 36,17 50,15.4 64,17 73,26 73,40* 68,30* 60,33.4* 53,28.4* 46,33* 39,28.6* 31,33*', 1.8)
  if (isGrown(ink)) glints(ink, 1.6, ['34,25 38,20 44,18', '58,18.6 63,21'], 'swell')
  const crown = ink.path('31,19* 25,-1* 39,7* 50,-4* 61,7* 75,-2* 69,19* 50,16.4', true)
  accent(ink, bold(ink, crown, { width: 4, halo: 1.4 }), 2.2)
  for (const [x, y] of [
    [25, -1],
    [50, -4],
    [75, -2],
  ] as const) {
    ink.dot(x, y, 2.8)
  }
  if (isGrown(ink)) strokes(ink, 1.8, ['33,13.6 50,11 67,13.6'], 'even')
  strokes(ink, 3.6, ['34,40 39,44.6 45,41', '55,41 61,44.4 66,39.6'], 'brush')
  strokes(ink, 2.8, ['33,35.6 39,33.8 45,36', '55,35.4 61,33 67,34.8'], 'brush')
  strokes(ink, 2.4, ['50,43 48.4,47.4 51,48'])
  strokes(ink, 3.2, ['42,54.6 50,57 58,52.4 60,50'], 'brush')
  accent(ink, ink.ellipse(36, 49, 3.4, 2.4), 0)
  accent(ink, ink.ellipse(64.4, 48, 3.2, 2.4), 0)
}
