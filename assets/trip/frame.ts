import { drawPortrait } from '../blotlings/draw'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { LIGHT } from './hand'
import { TRAVELLERS } from './shared'

/** The middle of the framed picture over the foot of the frame. */
const GLASS = { x: 0, y: -290 } as const

/** A frame on a folded strip, which springs up; its glass is empty. */
export function drawFrame(ink: Ink): void {
  ink.light = LIGHT
  // The strip, folded like a bellows.
  for (let i = 0; i < 5; i++) {
    const y = -20 - i * 30
    ink.form(
      [
        [-26, y, 1, 1],
        [26, y - 8, 1, 1],
        [26, y - 23, 1, 1],
        [-26, y - 15, 1, 1],
      ],
      { width: 2.2, halo: 0.4 },
    )
    ink.form(
      [
        [-26, y - 15, 1, 1],
        [26, y - 23, 1, 1],
        [26, y - 38, 1, 1],
        [-26, y - 30, 1, 1],
      ],
      { width: 2.2, halo: 0.4, tone: { from: 0.1, to: 0.5, width: 2.2, spacing: 2.4, angle: 84 } },
    )
  }
  ink.at(GLASS.x, GLASS.y, {}, () => {
    const scallops: number[][] = []
    for (let i = 0; i < 36; i++) {
      const turn = (i / 36) * 6.2832
      const far = i % 2 ? 1.03 : 0.955
      scallops.push([Math.cos(turn) * 124 * far, Math.sin(turn) * 140 * far])
    }
    const frame = ink.path(scallops, true)
    ink.cut(frame, { halo: 1 })
    ink.black(frame)
    ink.line(ink.ellipse(0, 0, 108, 124, 0, 0.01), { width: 3, white: true, closed: true, profile: 'even' })
    for (let i = 0; i < 26; i++) {
      const turn = (i / 26) * 6.2832
      ink.dot(Math.cos(turn) * 114, Math.sin(turn) * 130, 2.6, { white: true })
    }
    const glass = ink.ellipse(0, 0, 98, 113, 0, 0.01)
    ink.cut(glass)
    ink.contour(glass, { width: 3, gap: 0 })
    ink.form('-64,114 -54,100* 54,100* 64,114 54,132* -54,132*', { width: 2.8, halo: 1 })
    for (const x of [-42, 42]) ink.dot(x, 116, 3)
    ink.line('-24,117 -8,114 8,118 26,115', { width: 3, profile: 'swell' })
  })
}

/** The picture that stands in it: one of the three, on the road, with what it thinks it needs. The middle of the glass is the origin. */
export function drawPicture(ink: Ink, which: number): void {
  drawRoad(ink, () => {
    ink.wash('-84,76 10,68 92,74 60,86 -40,88', { alpha: 0.5 })
    ink.at(4, 76, { scale: 1.3 }, () => drawPortrait(ink, itemAt(TRAVELLERS, which), { accent: TEAL }))
    ink.at(50, 98, { scale: 0.86 }, () => drawLuggage(ink, which))
  })
}

/** The sky and the road in the glass, and who is on it. */
export function drawRoad(ink: Ink, drawWhoever: () => void): void {
  ink.light = LIGHT
  const glass = ink.ellipse(0, 0, 98, 113, 0, 0.01)
  ink.cut(glass)
  ink.clip(glass, () => {
    ink.wash('-120,-130* 120,-130* 120,60* 40,52 -40,60 -120,50*', {
      color: TEAL,
      alpha: 0.5,
      fade: { from: [0, -130], to: [0, 70] },
    })
    ink.line('-120,14 -70,-6 -30,8 20,-14 66,2 120,-8', { width: 2, profile: 'swell' })
    ink.form('-120,58* -60,50 20,56 120,46* 120,140* -120,140*', { width: 2.6 })
    ink.lines(['-84,78 -66,76', '30,90 60,88', '-20,98 4,97', '66,72 80,71'], { width: 1.8, profile: 'swell' })
    drawWhoever()
  })
  ink.contour(glass, { width: 3, gap: 0 })
}

/** What each of the three takes along; the middle of its foot is the origin. */
export function drawLuggage(ink: Ink, which: number): void {
  itemAt([drawHatBoxes, drawPicnic, drawSuitcase], which)(ink)
}

/** Hats for every weather, although it only has the one head. */
function drawHatBoxes(ink: Ink): void {
  ink.form('-30,-26* 28,-27* 26,2* -28,2*', { width: 3, halo: 1.2, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  ink.form('-33,-34* 31,-35* 30,-24* -32,-24*', { width: 2.6, halo: 0.6 })
  ink.form('-20,-56* 20,-58* 19,-35* -19,-34*', { width: 2.8, halo: 1 })
  ink.form('-23,-63* 23,-65* 22,-55* -22,-54*', { width: 2.4, halo: 0.6, tone: { from: 0.4, width: 2, spacing: 2.2 } })
  ink.line('0,-64 -10,-74 -3,-66 8,-75 1,-65', { width: 2.6 })
  ink.lines(['-10,-24 -10,1', '0,-56 0,-36'], { width: 4, profile: 'even' })
}

/** Whoever is a teapot takes the cups along. */
function drawPicnic(ink: Ink): void {
  ink.line('-24,-30 -16,-56 12,-58 24,-30', { width: 4.4, profile: 'even' })
  const basket = ink.form('-36,-32* 36,-34* 28,2* -28,3*', { width: 3, halo: 1.2 })
  ink.clip(basket, () => {
    ink.hatch(basket, { angle: 40, spacing: 7, width: 1.8 })
    ink.hatch(basket, { angle: -44, spacing: 7, width: 1.8 })
  })
  ink.form('-38,-38* 38,-40* 37,-30* -37,-29*', { width: 2.6, halo: 0.6 })
  ink.form('2,-56* 26,-57* 22,-40* 6,-39*', { width: 2.4, halo: 0.8 })
  ink.line('25,-54 33,-52 31,-45 24,-44', { width: 2.4 })
  ink.form('-30,-38* -20,-44 -4,-40* -8,-18 -22,-20*', {
    width: 2.2,
    halo: 0.4,
    tone: { from: 0.5, width: 1.8, spacing: 2.4 },
  })
}

/** A suitcase and an umbrella, for a house that is always along. */
function drawSuitcase(ink: Ink): void {
  ink.form(ink.tube('-34,-50@7 0,-58@11 40,-66@3', { root: true }), { width: 2.4, halo: 1 })
  ink.line('-34,-50 -42,-46 -40,-40', { width: 3 })
  ink.form('-32,-44* 32,-47* 34,0* -30,2*', { width: 3, halo: 1.6, tone: { from: 0.46, width: 2, spacing: 2.4 } })
  ink.line('-10,-46 -8,-57 12,-58 14,-47', { width: 3.4, profile: 'even' })
  ink.lines(['-18,-44 -17,1', '20,-46 22,0'], { width: 5, profile: 'even' })
  ink.form('-6,-34* 10,-35* 10,-22* -5,-21*', { width: 1.8 })
}
