import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import { INDIGO, LEATHER, PAPER } from '../ink/palette'

/** A basket, afloat to its shoulders, its cork beside it; (0, 0) is the middle of its waterline. */
export function drawTrap(ink: Ink): void {
  ink.at(0, -12, {}, () => {
    drawWater(ink)
    const basket = ink.path(
      '-37,13* -39,0 -33,-11 -21,-18 -12,-24 -11,-31* 13,-32* 14,-24 23,-18 34,-10 40,1 38,13* 22,20 0,22 -22,20',
      true,
    )
    ink.form(basket, { width: 3.3, halo: 1.4, gap: 0.12, lit: 0.5 })
    ink.clip(basket, () => {
      ink.wash(basket, { alpha: 0.34, color: LEATHER, dx: 3, dy: 4 })
      drawWeave(ink)
    })
    drawMouth(ink)
    drawCork(ink)
    ink.cut('-40,16 -22,21 0,23 24,21 41,15 38,24 0,31 -36,25', { fill: PAPER })
    ink.line('-41,15 -28,21 -12,19 2,23 16,20 28,21 42,14', { width: 2.1, profile: 'swell' })
  })
}

function drawWater(ink: Ink): void {
  const ring = ink.ellipse(0, 12, 50, 16, 0, 0.1)
  ink.cut(ring, { halo: 1, fill: PAPER })
  ink.contour(ring, { width: 1.8, gap: 0.7 })
  ink.wash('-36,16 -10,8 40,10 46,18 10,26 -26,24', { alpha: 0.6, color: INDIGO })
  ink.line('-58,20 -40,28 -8,33 22,31', { width: 2, profile: 'swell' })
  ink.line('30,30 50,26 60,17', { width: 1.7, profile: 'flick' })
}

function drawWeave(ink: Ink): void {
  const half = (y: number) => {
    if (y < -24) return 12
    return y < -16 ? lerp(14, 26, (y + 24) / 8) : lerp(26, 39, clamp((y + 16) / 14))
  }
  const strips = 9
  for (let row = 0; row < 6; row++) {
    const y = -27 + row * 8.2
    const wide = half(y + 3)
    const dip = (share: number) => y + 4.5 * (1 - (share * 2 - 1) ** 2)
    for (let strip = row % 2; strip < strips; strip += 2) {
      const [start, end] = [strip / strips, (strip + 1) / strips]
      const [left, right] = [(start * 2 - 1) * wide + 1, (end * 2 - 1) * wide + 1]
      ink.line(
        [
          [left - 2, dip(start)],
          [(left + right) / 2, dip((start + end) / 2) + 1.2],
          [right + 2, dip(end)],
        ],
        { width: strip > 5 ? 5.6 : 3, profile: 'swell' },
      )
    }
  }
  for (let stake = 1; stake < strips; stake++) {
    const x = (stake / strips) * 2 - 1
    ink.line(`${x * 12 + 1},-31 ${x * 13 + 1},-24 ${x * 26 + 1},-15 ${x * 38 + 1},0 ${x * 37 + 1},22`, {
      width: 1.15,
      profile: 'even',
    })
  }
  ink.hatch('20,-24 44,-14 44,24 18,24 26,2', { angle: 76, spacing: 3.2, width: 2.6 })
}

function drawMouth(ink: Ink): void {
  ink.line('-13,-23 1,-20 15,-24', { width: 3.4, profile: 'even' })
  const mouth = ink.ellipse(1, -34, 20, 7, -2)
  ink.form(mouth, { width: 2.8, halo: 1 })
  ink.wash(mouth, { alpha: 0.3, color: LEATHER })
  ink.black(ink.ellipse(1.5, -33, 14.5, 4.4))
  ink.lines(['-17,-32 -14,-27', '-10,-29 -8,-25', '12,-29 11,-25', '19,-32 16,-27', '2,-27.5 2,-24'], { width: 1.5 })
}

function drawCork(ink: Ink): void {
  ink.line('-34,8 -46,4 -54,12', { width: 1.6, profile: 'even' })
  const cork = ink.ellipse(-54, 13, 7, 5.6)
  ink.form(cork, { width: 2.2, halo: 0.8, tone: { from: 0.4, width: 2.2, spacing: 2 } })
  ink.line('-60,12 -54,14 -48,12', { width: 1.6 })
}

/** How far to a side the caught fish's tail wags, frame by frame, in degrees. */
const WAGS = [16, -2, -22] as const

/** The tail of a fish whose head is in the basket; (0, 0) is the basket's mouth. */
export function drawTail(ink: Ink, frame: number): void {
  const wag = WAGS[frame] ?? 0
  ink.at(0, 1, { rotate: wag, scale: 1.16 }, () => {
    const bend = wag / 5
    const tail = ink.path(
      `-7,3* -7,-7 ${-6 + bend},-13* ${-13 + bend},-18 ${-21 + bend},-28* ${-9 + bend},-27 ${bend},-20* ${9 + bend},-27 ${20 + bend},-29* ${13 + bend},-18 ${6 + bend},-13* 7,-7 7,3*`,
      true,
    )
    ink.form(tail, { width: 2.6, halo: 1.4 })
    ink.clip(tail, () => {
      ink.wash(tail, { alpha: 0.5, color: INDIGO, dx: 4, dy: 3 })
      ink.black(`1,4 ${1 + bend},-12 ${8 + bend},-18 ${22 + bend},-32 26,-10 12,4`)
      ink.lines([`${-15 + bend},-25 ${-5 + bend},-14`, `${-9 + bend},-24 ${-2 + bend},-15`], {
        width: 1.5,
        profile: 'flick',
      })
      ink.line(`${14 + bend},-24 ${7 + bend},-15`, { width: 1.4, white: true, bare: true, profile: 'flick' })
    })
  })
  ink.black('-13,1 0,-2 13,1 9,5 -9,5')
  for (const [x, y, size] of [
    [-24, -14, 2.6],
    [25, -20, 2.2],
    [wag > 0 ? -17 : 19, -32, 1.8],
  ] as const)
    ink.form(ink.ellipse(x, y, size, size * 1.2), { width: 1.4, gap: 0 })
}
