import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** Comb and wattles: the only colour of the day. */
function drawFlesh(ink: Ink, shape: string, offset = 1.3): void {
  const flesh = ink.path(shape, true)
  ink.form(flesh, { width: 2.3, tone: { from: 0.55, width: 1.2, spacing: 1.8 } })
  ink.tint(flesh, { color: VERMILION, alpha: 0.92, offset })
}

/** How she looks: minding her way, or out of her wits. */
export type Look = 'busy' | 'startled'

/** The head from the side, looking to the left; the middle of the skull is (86, 66). */
export function drawSideHead(ink: Ink, look: Look): void {
  for (const lobe of ['78,68 72,57 79,50 85,61*', '83,65 81,47 91,41 94,59*', '91,62 95,46 105,46 101,64*']) {
    drawFlesh(ink, lobe)
  }
  drawFlesh(ink, '76,88 70,98 72,109 81,109 84,98 82,90', 1)
  const gape = look === 'startled' ? 7 : 0
  ink.form(`76,${75 - gape / 3}* 61,${70 - gape} 48,${76 - gape}* 61,81 75,83*`, {
    width: 2.3,
    tone: { from: 0.5, width: 1.2, spacing: 1.8 },
  })
  ink.black(`75,81 60,80 58,${85 + gape / 2} 74,88`)
  ink.form(`75,86* 63,${86 + gape} 57,${92 + gape}* 68,${94 + gape / 2} 77,91*`, { width: 2.1 })
  ink.line(`64,${75 - gape / 2} 67,${75 - gape / 2}`, { width: 1.3 })
  drawEye(ink, 87, 77, look)
  if (look === 'busy') ink.line('78,69 87,65.5 96,71', { width: 2.6, profile: 'flick' })
  else ink.line('80,62 88,58 97,62', { width: 2.2, profile: 'flick' })
}

/** A round hen's eye on bare skin, the pupil towards the left. */
function drawEye(ink: Ink, x: number, y: number, look: Look, towards = -1): void {
  const wide = look === 'startled' ? 1.25 : 1
  ink.wash(ink.ellipse(x - 1, y + 3, 9, 8.5), { alpha: 0.28 })
  ink.form(ink.ellipse(x, y, 6.8 * wide, 7 * wide), { width: 2.3, gap: 0.05 })
  const pupil = look === 'startled' ? 2.4 : 3.4
  ink.dot(x + 2 * towards, y + 0.6, pupil)
  ink.dot(x + 2 * towards - 1.1, y - 0.8, 1.2, { white: true })
}

/** The head from before, its middle at (0, 0): she looks at us, one eye a little off. */
export function drawFrontHead(ink: Ink, look: Look): void {
  drawFlesh(ink, '-1,-13 -3,-30 6,-40 15,-33 12,-16')
  drawFlesh(ink, '-10,-12 -15,-27 -7,-36 3,-28 4,-12')
  const gape = look === 'startled' ? 8 : 2
  drawFlesh(ink, '-9,20 -16,32 -13,43 -5,41 -3,26', 1)
  drawFlesh(ink, '6,21 12,33 9,44 2,41 0,26', 1)
  ink.black(`-8,11 8,11 ${5 + gape / 4},${21 + gape} -4,${20 + gape}`)
  ink.form(`-7,15* -5,${24 + gape} 1,${28 + gape} 6,${23 + gape} 8,15* 1,18`, { width: 1.9 })
  ink.form('-11,9* -6,0 1,-4 8,0 12,9* 6,15 1,23* -6,15', {
    width: 2.4,
    halo: 0.6,
    tone: { from: 0.5, width: 1.3, spacing: 1.8 },
  })
  ink.lines(['-3,5 -2,8', '5,5 4,8'], { width: 1.4 })
  drawEye(ink, -17, -3, look, 0.5)
  drawEye(ink, 18, -2, look, -0.9)
  if (look === 'busy') ink.lines(['-27,-9 -18,-13 -10,-9', '10,-10 18,-13 27,-8'], { width: 2.4, profile: 'flick' })
  else ink.lines(['-27,-15 -19,-19 -11,-14', '11,-16 19,-19 28,-13'], { width: 2.1, profile: 'flick' })
}

/** The head from behind, its middle at (0, 0): a comb, a nape, and the tip of a beak beside it. */
export function drawBackHead(ink: Ink): void {
  ink.form('-14,-4* -27,0 -14,7*', { width: 2.1, tone: { from: 0.4, width: 1.3, spacing: 1.8 } })
  drawFlesh(ink, '-14,8 -19,18 -15,27 -9,24 -8,12', 1)
  const skull = ink.ellipse(0, 0, 18, 17)
  ink.form(skull, { width: 2.8, halo: 0.6, tone: { from: 0.56, width: 1.6, spacing: 2.1 } })
  drawFlesh(ink, '-9,-8 -16,-24 -8,-33 0,-25 1,-10')
  drawFlesh(ink, '-3,-6 -4,-27 6,-35 12,-26 8,-6')
  drawFlesh(ink, '1,4 4,-16 14,-20 15,-8 9,6', 1)
}
