import { box, straight } from '../ink/corners'
import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { INDIGO } from '../ink/palette'
import type { Random } from '../ink/random'
import { SOLID } from './foreground'
import { LAYER_WIDTH } from './layer'
import { drawGear } from './machines'

/** The heights of the bridge's parts, in the layer's units. */
const DECK = { top: 371, bottom: 400 }
const BEAM_BOTTOM = 418

/** The bridge that they run on: deck, riveted beam, and below it the machinery, paper out of black. Repeats to both sides. */
export function drawBridge(ink: Ink): void {
  const end = LAYER_WIDTH + 30
  ink.cut(box(-30, DECK.top, end, 700))
  ink.black(box(-30, BEAM_BOTTOM - 2, end, 700), { wobble: 0 })
  endless(ink, LAYER_WIDTH, () => drawPit(ink))
  endless(ink, LAYER_WIDTH, () => drawDeck(ink, ink.fork('deck')))
  endless(ink, LAYER_WIDTH, () => drawBeam(ink, ink.fork('beam')))
  // What nobody can see is to weigh nothing.
  endless(ink, LAYER_WIDTH, () => {
    for (const shape of SOLID) ink.black(shape, { wobble: 0 })
  })
}

/** Plates with seams and scuffs; the far edge has a kerb. */
function drawDeck(ink: Ink, chance: Random): void {
  for (let x = 10; x < LAYER_WIDTH + 4; ) {
    const length = Math.min(chance.between(56, 104), LAYER_WIDTH + 10 - x)
    ink.line(
      [
        [x, DECK.top + 1],
        [x + length / 2, DECK.top + 0.4],
        [x + length, DECK.top + 0.9],
      ],
      { width: 2.6, profile: 'swell' },
    )
    ink.line(
      [
        [x + 4, DECK.top + 5],
        [x + length / 2, DECK.top + 4.6],
        [x + length - 6, DECK.top + 5],
      ],
      { width: 1.1, profile: 'swell' },
    )
    ink.line(
      [
        [x + length, DECK.top + 5],
        [x + length - 6, 386],
        [x + length - 14, DECK.bottom],
      ],
      { width: 1.6, profile: 'pen' },
    )
    if (chance.chance(0.6)) {
      const scuff = straight([x + 10, 380], [x + length * 0.6, 380], [x + length * 0.45, 397], [x - 2, 397])
      ink.hatch(scuff, { angle: -3, spacing: 3.6, width: 1.3, length: 24, inset: 0.3 })
    }
    for (const [aside, y] of [
      [-6, 381],
      [-11, 392],
    ] as const)
      ink.dot(x + length + aside, y, 1)
    x += length
  }
}

/** Riveted plates along the near edge. */
function drawBeam(ink: Ink, chance: Random): void {
  for (let x = -8; x < LAYER_WIDTH - 8; ) {
    const rest = LAYER_WIDTH - 8 - x
    const length = rest < 190 ? rest : chance.between(110, 150)
    ink.form(box(x, DECK.bottom, x + length, BEAM_BOTTOM), { width: 2.8, gap: 0.1 })
    ink.hatch(box(x, 409, x + length, BEAM_BOTTOM), {
      angle: -78,
      spacing: 3,
      width: 2.1,
      inset: 0,
      profile: 'flick',
    })
    for (let rivet = x + 7; rivet < x + length - 4; rivet += 16 * chance.between(0.92, 1.08)) {
      ink.contour(ink.ellipse(rivet, 405.5, 2, 2), { width: 1.4, gap: 0 })
      ink.dot(rivet + 0.7, 406.2, 0.8)
    }
    x += length
  }
}

/** Wheels and pipes in the dark. */
function drawPit(ink: Ink): void {
  const gears = [
    [92, 486, 48, 15, 5, 0.2],
    [166, 468, 27, 10, 4, 0.34],
    [520, 492, 56, 16, 6, 0.2],
    [440, 462, 26, 9, 4, 0.1],
    [702, 478, 38, 12, 5, 0.5],
  ] as const
  for (const [x, y, radius, teeth, spokes, rotate] of gears)
    drawGear(ink, x, y, radius, { teeth, width: 2.6, spokes, rotate })
  drawPipe(ink, 214, 392, 438, 18)
  drawPipe(ink, 236, 352, 468, 13)
  drawPipe(ink, 590, 652, 436, 15)
  drawPipe(ink, 752, 846, 440, 18)
  // A row of bottles of light: gauges, one of them in the accent.
  for (const [x, isLit] of [
    [404, false],
    [622, true],
    [664, false],
  ] as const) {
    const dial = ink.form(ink.ellipse(x, 472, 8.5), { width: 2.2, halo: 1 })
    if (isLit) ink.tint(dial, { color: INDIGO, offset: 1 })
    ink.line(
      [
        [x, 472],
        [x + 4, 467],
      ],
      { width: 1.4, profile: 'pen' },
    )
  }
}

function drawPipe(ink: Ink, left: number, right: number, top: number, height: number): void {
  ink.form(box(left, top, right, top + height), { width: 2.6, halo: 2, gap: 0 })
  ink.hatch(box(left, top + height * 0.42, right, top + height), {
    angle: -86,
    spacing: 3,
    width: 2.1,
    inset: 0,
    profile: 'grow',
    density: (x) => 0.75 + 0.5 * noise1(3, x / 14),
  })
  ink.black(box(left, top + height * 0.78, right, top + height))
  for (const x of [left, right - 8]) {
    ink.form(box(x - 2, top - 4, x + 9, top + height + 4), { width: 2.6, halo: 1.4 })
    ink.hatch(box(x - 1, top + height * 0.5, x + 8, top + height + 3), { angle: -86, spacing: 2.9, width: 2, inset: 0 })
  }
}
