import type { Ink } from '../ink/ink'
import { accent, bold, eye, glints, solid, strokes } from '../vignettes/hand'

/** The flask: neck, shoulders and a round belly, flat below. */
const FLASK =
  '38.6,13* 61.4,13* 62,24 69,31 80,42 84.6,58 81,74 70,86 64,88.6* 36,88.6* 29,85 19,74 15.4,58 20,42 31,31 38,24'

/** Day 24, at rest: one of the three fairies is in the bottle, and has views about it. */
export function drawVignette(ink: Ink): void {
  bold(ink, FLASK, { width: 5, gap: 0 })
  ink.clip(ink.path(FLASK, true), () => {
    // Wings pressed against the glass.
    for (const [angle, length, width] of [
      [-152, 36, 25],
      [-28, 36, 25],
      [163, 33, 18],
      [17, 33, 18],
    ] as const) {
      accent(
        ink,
        bold(ink, ink.leaf(50, 60, angle, length, width, { bend: 2, belly: 0.66 }), { width: 3.4, halo: 0.6 }),
        2,
      )
    }
    solid(ink, '50,60* 60,64 66,84* 34,84* 40,64', 1)
    // There is still ink in it.
    solid(ink, '8,80* 20,77 34,80 50,76.6 66,80 80,77 92,80* 92,96* 8,96*', 1)
    glints(ink, 2.4, ['24,82.6 30,86 38,87.4'], 'swell')
  })
  bold(ink, ink.ellipse(50, 50, 17.6, 16.4), { width: 4.2, from: 0.66 })
  solid(ink, '32,52* 32,40 40,32.6 50,31 60,32.6 68,40 68,52* 62,44* 55,45.6* 50,40.6* 44,45.6* 38,44*', 0)
  // The sprout on her head is all that fits the neck.
  strokes(ink, 2.6, ['50,35 50,27'], 'even')
  solid(ink, ink.leaf(50, 29, -148, 9, 5.6, { belly: 0.6 }), 0)
  solid(ink, ink.leaf(50, 29, -32, 9, 5.6, { belly: 0.6 }), 0)
  eye(ink, 43.6, 52, 3)
  eye(ink, 56.4, 52, 3)
  strokes(ink, 2.8, ['39,46.4 46.6,48.2', '61,46.4 53.4,48.2'], 'brush')
  accent(ink, ink.ellipse(38.6, 57.6, 3.4, 2.6), 0)
  accent(ink, ink.ellipse(61.4, 57.6, 3.4, 2.6), 0)
  strokes(ink, 2.6, ['46,60.6 50,58.6 54,60.6'], 'even')
  // Crossed arms.
  strokes(ink, 4.2, ['38,70 48,74 57,71', '62,70 52,73 43,71.6'], 'even')
  glints(ink, 2, ['40,70.6 48,73.6', '60,70.6 54,72.6'], 'even')

  // Light on the glass, the lip, and a cork that fits only too well.
  strokes(ink, 3, ['23,62 24,50 30,42'], 'swell')
  strokes(ink, 3.4, ['78,70 72,79'], 'swell')
  bold(ink, '40,12* 41,-3 50,-5 59,-3 60,12*', { width: 4.2, from: 0.42 })
  bold(ink, '34.6,10* 65.4,10* 66,16.6* 34,16.6*', { width: 4, halo: 1 })
}
