import { scrape } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { LIT, PIECES } from './hand'

const TONGUE =
  '254,394* 371,404 490,393* 504,414 509,442 503,468 484,486 446,494 404,492 371,484 340,493 298,496 260,489 239,468 234,440 240,412'

/** The tongue it sticks out to be paid on. */
export function drawTongue(ink: Ink): void {
  const tongue = ink.path(TONGUE, true)
  ink.form(tongue, { width: 3.8, halo: 1.8, tone: { from: 0.46, to: 0.78, width: 2.6, spacing: 2.6, angle: 14 } })
  ink.tint(tongue, { offset: 2.6, alpha: 0.92 })
  ink.clip(tongue, () => {
    ink.black('230,384 371,394 516,384 512,404 480,409 430,414 371,416 310,414 262,410 232,406')
    ink.feather('240,407 310,414 371,416 430,414 504,406', {
      side: 1,
      length: 9,
      width: 2.2,
      spacing: 3,
      slant: 0,
      envelope: () => 0.85,
    })
  })
  ink.line('371,486 370,474 372,462', { width: 3.4, profile: 'flick' })
  ink.line('371,418 370,432 372,446', { width: 3, profile: 'swell' })
  const random = ink.fork('buds')
  for (let bud = 0; bud < 90; bud++) {
    const [x, y] = [random.between(246, 498), random.between(424, 490)]
    if (PIECES.some((piece) => Math.abs(piece.x - x) < 36)) continue
    ink.dot(x, y, random.between(0.7, 1.3))
  }
  scrape(ink, 3.4, ['242,430 241,450 248,466 260,478'], 'swell')
  scrape(ink, 2.4, ['270,486 292,491 316,490', '414,487 440,489'], 'swell')
}

/** One piece: a pile of coins, its foot at 0, 0, with its price on the uppermost. */
export function drawPiece(ink: Ink, coins: number): void {
  ink.black(ink.ellipse(4, 4, 31, 15, 0, 0.02))
  const random = ink.fork(`pile ${coins}`)
  for (let coin = 0; coin < coins; coin++) {
    const x = coin === 0 ? 0 : random.signed() * 2.6
    const y = -coin * 7
    const edge = ink.path(
      [
        [x - 29, y - 8],
        [x - 29.4, y],
        [x - 20, y + 11],
        [x, y + 15.4],
        [x + 20, y + 11],
        [x + 29.4, y],
        [x + 29, y - 8],
      ],
      true,
    )
    ink.form(edge, { width: 2.8, halo: 0.6 })
    ink.clip(edge, () => {
      for (let notch = -9; notch <= 9; notch++) {
        const at = Math.sin((notch / 9) * 1.45)
        const fall = Math.sqrt(Math.max(0, 1 - at * at)) * 15
        ink.line(
          [
            [x + at * 29, y - 9 + fall],
            [x + at * 29, y + 1 + fall],
          ],
          { width: notch > 2 ? 3 : 1.5, profile: 'even' },
        )
      }
    })
    if (coin < coins - 1) continue
    const face = ink.ellipse(x, y - 8.4, 29.2, 15.4, 0, 0.01)
    ink.cut(face, { halo: 0.6, fill: LIT })
    ink.contour(face, { width: 2.6, gap: 0.1 })
    ink.contour(ink.ellipse(x, y - 8.4, 24.4, 12.2, 0, 0.01), { width: 1.2, gap: 0.2, lit: 0.8 })
    ink.at(x, y - 8.4, { scaleY: 0.74 }, () =>
      drawWords(ink, `×${coins}`, 0, 11, { size: 32, face: 'display', align: 'middle', width: 5 }),
    )
    ink.line(
      [
        [x + 12, y - 19],
        [x + 22, y - 15],
        [x + 25.6, y - 9],
      ],
      { width: 1.4, profile: 'swell' },
    )
  }
}

/** The marker: a tin hand that runs on a rail behind the question and points down. Its tip at 0, 0. */
export function drawMarker(ink: Ink): void {
  ink.black('-14,-40* 21,-40* 24,-20 16,-11 6,-8 5,3 -3,3 -9,-12 -20,-18 -19,-30')
  const finger = ink.path('-7,-20* -6.4,-8 -4.4,-1.6 0,0.4 4,-1.6 5.4,-8 5.6,-20*', true)
  ink.form(finger, { width: 2.6, halo: 1 })
  ink.line('-3.2,-4.4 0,-3 3,-4.6', { width: 1.3 })
  ink.line('-6,-11 -0.6,-10 5,-11.4', { width: 1.4 })
  const fist = ink.path(
    '-15,-42* -18,-30 -16.6,-22 -10,-17.4 -7,-20* -2,-18 5,-19* 7.6,-14 12,-14.4 13.6,-18* 17.4,-16.6 20,-20.6 20,-28 16,-42*',
    true,
  )
  ink.form(fist, { width: 2.8, halo: 0.8 })
  ink.lines(['5.4,-18 6,-25', '13.4,-17 13,-24', '-7.6,-19 -9.4,-27'], { width: 1.8, profile: 'flick' })
}

/** What the marked piece gets: strokes of light to either side. */
export function drawChosen(ink: Ink): void {
  for (const [from, to] of [
    ['-33,-31', '-42,-39'],
    ['-38,-22', '-50,-25'],
    ['-38,-12', '-48,-10'],
    ['33,-30', '41,-37'],
    ['38,-20', '47,-23'],
    ['38,-11', '46,-9'],
  ] as const) {
    ink.line(`${from} ${to}`, { width: 4.6, profile: 'pen' })
    ink.line(`${from} ${to}`, { width: 2.8, white: true, profile: 'pen' })
  }
}

/** It waters at the mouth: a drop that swells at the tongue's edge, hangs, and falls. */
export function drawDrool(ink: Ink): void {
  const drool = ink.path('-2.4,-12* 0,-4 4.6,3 5.4,9 2.4,13.4 -2.6,13.4 -5.4,9 -4.4,3 -3.6,-4', true)
  ink.form(drool, { width: 2.2, halo: 0.8 })
  ink.line('2.6,4 3.4,8.6 1,11', { width: 1.7, profile: 'swell' })
}

/** A coin in the air, as it turns: its face, half of it, its edge. */
export function drawCoin(ink: Ink, frame: number): void {
  const thick = [13, 7.4, 3][frame] ?? 13
  ink.black(ink.ellipse(1.6, 2.2, 14, thick + 1))
  const coin = ink.ellipse(0, 0, 13.4, thick, 0, 0.01)
  ink.cut(coin, { halo: 0.8, fill: LIT })
  ink.contour(coin, { width: 2.6, gap: 0.06 })
  if (frame < 2) ink.contour(ink.ellipse(0, 0, 8.6, thick * 0.62, 0, 0.01), { width: 1.6, gap: 0.2 })
  else for (const x of [-8, -3, 2, 7]) ink.line(`${x},-2 ${x},2`, { width: 1.4, profile: 'even' })
}

/** Strokes of light round a symbol that has won. */
export function drawBurst(ink: Ink): void {
  for (let ray = 0; ray < 10; ray++) {
    const angle = ((ray + 0.5) / 10) * Math.PI * 2
    const at = (far: number) => [Math.cos(angle) * far * 1.12, Math.sin(angle) * far * 0.86]
    ink.line([at(29), at(36 + (ray % 2) * 4)], { width: 4.2, profile: 'pen', color: VERMILION })
  }
}
