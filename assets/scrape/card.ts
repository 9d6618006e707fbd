import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { drawCapitals } from './capitals'
import { drawCoin, SYMBOLS } from './symbols'
import { drawMugRing } from './table'

/** The silver field from the card's middle, in units; scenes/scrape/layout.ts has it in scene units. */
export const FIELD = { left: -15, top: -48.9, width: 180, height: 144 } as const

/** Prizes, and how many dots lead to each. */
const PRIZES = [
  { prize: '10', width: 27, dots: 5 },
  { prize: '100', width: 42, dots: 2 },
  { prize: '1000', width: 57, dots: 0 },
] as const

/** The middle of a row of the prize table, in units from the card's middle. */
export const prizeRow = (kind: number) => -24 + kind * 46

/** The card as it comes from the kiosk, without symbols and silver, over a ring a mug has left. The card's middle is at 0, 0. */
export function drawCard(ink: Ink): void {
  ink.at(-193, 98, {}, () => drawMugRing(ink))
  ink.at(0, 0, { rotate: -3 }, () => drawTicket(ink))
}

/** The same by itself, and upright. */
export function drawTicket(ink: Ink): void {
  drawStock(ink)
  drawTitle(ink)
  drawPrizes(ink)
  drawField(ink)
}

/** The card itself, its shadow and its frame. */
function drawStock(ink: Ink): void {
  ink.wash('-164,-60* 184,-94* 190,10 187,125* 0,124 -164,122*', { alpha: 0.5 })
  ink.black('-168,-98* 176,-100* 179,-40 181.6,20 180,116.4* 90,118 0,115.8 -90,117 -164,114* -168,40')
  const stock = ink.path('-174,-108* 0,-109.4 174,-108* 175,0 174,108* 0,109 -174,108* -175,0', true)
  ink.form(stock, { width: 2.6, gap: 0.08, overshoot: 1.4 })
  const frame = [
    '-166,-100 0,-101.4 166,-100',
    '169,-100 169.4,0 168,101',
    '168,102 0,102.8 -166,101',
    '-166.6,101 -167.4,0 -166,-100',
  ]
  ink.lines(frame, { width: 1.8, profile: 'even' })
}

function drawTitle(ink: Ink): void {
  const band = ink.path('-162,-96* 164,-97* 164.6,-58* 80,-56.6 -60,-57.4 -162,-57*', true)
  ink.wash(band, { alpha: 0.82, color: OCHRE })
  ink.clip(band, () => {
    const rays = ink.fork('rays')
    for (let ray = 0; ray < 26; ray++) {
      const angle = -ray * 0.125 - 0.02
      const at = (far: number) => [138 + Math.cos(angle) * far, -54 + Math.sin(angle) * far]
      ink.line([at(26), at(rays.between(36, 44))], { width: 1.9, profile: 'flick' })
    }
  })
  const hand = { height: 35, tilt: 2.4, hop: 1.6 }
  drawCapitals(ink, 'FORTUNE', -152, -94.4, { ...hand, width: 7.6, white: true })
  drawCapitals(ink, 'FORTUNE', -154.6, -96, { ...hand, width: 6.2 })
  ink.at(138, -73, { scale: 0.86, rotate: 8 }, () => drawCoin(ink))
}

function drawPrizes(ink: Ink): void {
  ink.line('-160,-48 -90,-49 -26,-48', { width: 2.4, profile: 'swell' })
  const hand = ink.fork('prizes')
  for (const [kind, { prize, width, dots }] of PRIZES.entries()) {
    const y = prizeRow(kind)
    for (let copy = 0; copy < 3; copy++) {
      const turn = { scale: 0.5, rotate: hand.signed() * 4 }
      ink.at(-150 + copy * 22.5 + hand.signed() * 0.5, y + hand.signed() * 0.8, turn, () => SYMBOLS[kind]?.(ink))
    }
    for (let dot = 0; dot < dots; dot++) ink.dot(-88 + dot * 6.4, y + 6, 1)
    drawCapitals(ink, prize, -25 - width, y - 9, { height: 18, width: 3.4, tilt: 3, hop: 0.6 })
    if (kind === 2) continue
    ink.line(
      [
        [-160, y + 23],
        [-90, y + 22.4 + hand.signed()],
        [-26, y + 23],
      ],
      { width: 1.2, profile: 'swell' },
    )
  }
}

/** What is printed under the silver: a fine ochre guilloche, in a black frame. */
function drawField(ink: Ink): void {
  const { left, top, width, height } = FIELD
  const right = left + width
  const bottom = top + height
  const box = (out: number) =>
    `${left - out},${top - out}* ${right + out},${top - out}* ${right + out},${bottom + out}* ${left - out},${bottom + out}*`
  ink.black(box(2.6))
  ink.cut(box(0))
  ink.clip(ink.path(box(0), true), () => {
    for (let wave = 0; wave < 20; wave++) {
      const y = top - 3 + wave * 8
      const path = [0, 1, 2, 3, 4, 5, 6].map((hill) => [left - 2 + hill * 31, y + (hill % 2 === 0 ? -2.6 : 2.6)])
      ink.line(path, { width: 0.9, color: OCHRE, alpha: 0.55, profile: 'even' })
    }
  })
}

/** Ochre over the row that has won, about its middle. */
export function drawBand(ink: Ink): void {
  ink.wash('-69,-19* 69,-20* 70,19* -69,20*', { alpha: 0.4, color: OCHRE })
}

/** In how many drawings a prize is crossed out. */
export const STROKES = 4

/** A dry brush through a prize that nobody gets, about the middle of its row; frame by frame it goes further. */
export function drawStroke(ink: Ink, frame: number): void {
  const end = -70 + (140 * (frame + 1)) / STROKES
  const places = [-70, -48, -20, 8, 36, 62, 70].filter((x) => x < end)
  const path = [...places, end].map((x, place) => [
    x,
    9 - (x + 70) * 0.13 + (place % 2 === 0 ? 0.9 : -0.7),
    1.1 - place * 0.09,
  ])
  ink.line(path, { width: 7.4, profile: 'brush', dry: 0.42 })
}
