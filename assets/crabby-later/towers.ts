import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'

/*
 * The five things that the sea leaves, upright, as they are built in. Each about the middle of its foot, in the units of the castle.
 */

/** A bottle, some 210 high; with its cork, or without cork and letter. */
export function drawBottle(ink: Ink, isCorked: boolean): void {
  const bottle = ink.path('-34,0* -36,-100 -32,-124 -14,-146 -13,-184* 13,-184* 14,-146 32,-124 36,-100 34,0*', true)
  ink.form(bottle, { width: 3.6, halo: 2, contour: false })
  ink.clip(bottle, () => {
    ink.wash(bottle, { alpha: 0.22 })
    if (isCorked) drawLetterInside(ink)
    ink.black('24,-120* 40,-100 40,0* 28,0* 30,-96')
    ink.line('-27,-112 -29,-80 -27,-30', { width: 4.4, white: true, profile: 'swell' })
  })
  ink.contour(bottle, { width: 3.6, gap: 0.1 })
  ink.form('-17,-172* 17,-172* 17,-160* -17,-160*', { width: 2.6, halo: 0.6 })
  if (!isCorked) {
    ink.black(ink.ellipse(0, -184, 12, 4))
    return
  }
  ink.form('-11,-186* -13,-206 13,-206 11,-186*', {
    ...{ width: 2.8, halo: 0.6 },
    tone: { from: 0.4, width: 2, spacing: 2.6 },
  })
}

function drawLetterInside(ink: Ink): void {
  ink.form('-16,-18* -20,-100* -2,-112 18,-104* 20,-24* 2,-14', { width: 2.2 })
  ink.lines(['-10,-88 10,-90', '-11,-74 8,-76', '-10,-60 12,-62', '-11,-46 4,-48'], { width: 2.2, profile: 'pen' })
  ink.lines(['-12,-104 -4,-96 8,-98 14,-106'], { width: 2, profile: 'swell' })
}

/** A tooth, its roots down: some 80 wide and 70 high. */
export function drawTooth(ink: Ink): void {
  const tooth = ink.path('-40,0* -44,-28 -34,-58 -16,-62 -4,-54 8,-62 28,-58 38,-28 32,0* 18,8 6,-4 -8,-4 -22,8', true)
  ink.form(tooth, { width: 3.4, halo: 2, tone: { from: 0.6, width: 2, spacing: 3 } })
  ink.lines(['-30,-36 -28,-50 -18,-56', '-4,-52 -4,-44 -2,-36'], { width: 2, profile: 'flick' })
  ink.black(ink.ellipse(20, -48, 6, 4, 24))
}

/** A rubber boot, its toe to the right: some 130 wide and 155 high, darned. */
export function drawBoot(ink: Ink): void {
  const boot = ink.path('-36,0* -38,-60 -30,-150* 34,-154* 36,-84 44,-58 84,-50 96,-28 96,0*', true)
  ink.form(boot, { width: 3.6, halo: 2, contour: false })
  ink.black(boot)
  ink.clip(boot, () => {
    ink.lines(['-20,-142 -24,-80 -22,-20', '-8,-144 -11,-90 -10,-40'], { width: 3, white: true, profile: 'swell' })
    ink.lines(['46,-48 70,-44 84,-30', '34,-70 24,-60 6,-58', '38,-60 30,-48 12,-46'], {
      ...{ width: 2.6, white: true, profile: 'flick' },
    })
    ink.line('-36,-12 20,-10 96,-12', { width: 3, white: true, profile: 'even' })
  })
  ink.form('58,-38* 70,-44 80,-36 76,-26 62,-26', { width: 2.4, halo: 0.4 })
  ink.lines(['64,-40 72,-28', '74,-40 64,-28'], { width: 1.8, profile: 'pen' })
}

/** A ring, its stone up, some 66 wide and 96 high. */
export function drawRing(ink: Ink): void {
  const ring = ink.ellipse(0, -36, 33, 38, 0, 0.02)
  ink.line(ring, { width: 13, closed: true, profile: 'even' })
  ink.line(ring, { width: 8, white: true, closed: true, profile: 'even' })
  ink.lines(['-29,-52 -33,-36 -29,-18', '27,-56 33,-40 31,-22'], { width: 2, profile: 'flick' })
  ink.form('-17,-72* -9,-92 9,-92 17,-72* 0,-62', { width: 3, halo: 1 })
  ink.lines(['-9,-90 -3,-72 0,-64', '9,-90 3,-72 0,-64', '-15,-73 0,-76 15,-73'], { width: 1.8, profile: 'pen' })
}

/** A starfish about its middle, some 64 wide. */
export function drawStarfish(ink: Ink): void {
  const points: [number, number][] = []
  for (let i = 0; i < 10; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 === 0 ? 33 : 15
    points.push([Math.cos(angle) * reach, Math.sin(angle) * reach])
  }
  const star: Line = ink.path(points, true)
  ink.form(star, { width: 3.2, halo: 2, tone: { from: 0.55, width: 1.8, spacing: 2.8 } })
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5
    for (const reach of [6, 13, 20]) ink.dot(Math.cos(angle) * reach, Math.sin(angle) * reach, 1.6)
  }
}
