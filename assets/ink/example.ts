import { Ink } from './ink'
import { VERMILION } from './palette'

const EARS = [
  [118, -118, 17],
  [141, -72, 19],
] as const

/** From nothing to a finished sprite, in drawing order: read this first. A small round creature that looks to the right. */
export function drawCreature(ink: Ink): void {
  // It faces right, so the light comes from the right: faces look into the light.
  ink.light = [0.5, -0.66, 0.56]
  ink.wash('40,160 100,154 170,158 110,167', { alpha: 0.36 })

  // Behind the body first: the tail, the far legs and ears, dark where the light does not reach.
  ink.limb('60,128@20 36,116@15 22,92@12 32,70@5', { width: 2.6, tone: { from: 0.42 } })
  ink.tufts('30,74 27,82 26,92', () => -70, { length: 9, count: 3, width: 1.6 })
  for (const x of [86, 134]) {
    const leg = ink.clay([ink.tube(`${x},136@18 ${x + 1},150@14`, { root: true }), ink.ellipse(x + 5, 154, 11, 6)], 5)
    ink.form(leg, { width: 2.3, tone: { from: 0.05, to: 0.6, width: 2, spacing: 1.9 } })
  }
  for (const [x, angle, width] of EARS) {
    const ear = ink.leaf(x, 52, angle, 36, width, { bend: 4, belly: 0.5 })
    ink.form(ear, { width: 2.5, halo: 0.6, tone: { from: 0.5, width: 1.5 } })
    ink.tint(ear, { offset: 1.4 })
  }

  // The silhouette: four lumps melted into one, knocked out and shaded, its outline kept for last.
  const neck = ink.tube('112,106@48 130,76@36', { root: true })
  const snout = ink.ellipse(154, 76, 14, 11)
  const body = ink.clay([ink.ellipse(94, 122, 44, 32), neck, ink.ellipse(134, 66, 27, 24), snout], 12)
  ink.form(body, { width: 3.4, contour: false, tone: { from: 0.5, width: 2.6, spacing: 2.2, angle: -128 } })

  // One solid black with a feathered edge; then the outline, over it.
  ink.clip(body, () => {
    ink.black('50,112 62,92 84,82 104,90 108,106 96,118 74,122 58,124')
    const edge = '110,102 98,119 76,123 54,126'
    ink.feather(edge, { side: -1, length: 10, width: 2.2, slant: 15, envelope: () => 1 })
  })
  ink.contour(body, { width: 3.4 })

  // The near legs stand clear of the body by their halo.
  for (const x of [70, 114]) {
    const leg = ink.clay([ink.tube(`${x},138@20 ${x + 1},154@16`, { root: true }), ink.ellipse(x + 6, 158, 13, 7)], 5)
    ink.form(leg, { width: 2.7, halo: 0.8, tone: { from: 0.5, width: 1.6, angle: -128 } })
    ink.lines([`${x + 12},156 ${x + 13},161`, `${x + 6},157 ${x + 6},163`], { width: 1.3 })
  }

  // The face: solid eyes with two lights each, a brow clear of them, an asymmetric mouth, the one accent.
  for (const x of [128, 147]) {
    ink.black(ink.ellipse(x, 63, 4.2, 6))
    ink.dot(x - 1.4, 60.4, 1.9, { white: true })
    ink.dot(x + 1.4, 65.8, 0.9, { white: true })
  }
  ink.lines(['122,52 127,49 133,51', '143,50 148,48 154,52'], { width: 2, profile: 'flick' })
  ink.black('160,66 168,66 171,72 166,77 160,73')
  ink.dot(165, 68.6, 1.3, { white: true })
  ink.line('166,77 160,83 150,82', { width: 2 })
  ink.line('150,79 149,82 151,85', { width: 1.5 })
  ink.wash(ink.ellipse(134, 77, 5, 3.4), { alpha: 0.7, color: VERMILION })

  // Texture only where the form turns, and an accident away from the face.
  ink.tufts('112,96 106,104 118,90', () => 100, { length: 9, count: 3, width: 1.5 })
  ink.splatter(34, 150, { radius: 22, count: 9, largest: 1.6 })
}

/** The creature on a picture of its own. `frame` above 0 boils its lines. */
export function creature(seed: number | string = 'hello', frame = 0): Ink {
  const ink = new Ink({ width: 200, height: 180, seed, frame, under: 1.2, name: 'The example creature' })
  drawCreature(ink)
  return ink
}
