import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { polar } from '../ink/polar'
import { drawWords } from '../ink/words'
import { DEEP, ENAMEL, LIT, RAISED } from './colors'
import { GLASS } from './shared'
import { drawScrew, enamel } from './tools'

const BODY =
  '96,100* 250,91 400,88 552,90 704,99* 722,110 734,132 738,220 738,310 734,362 724,378* 552,385 400,387 246,385 74,379* 64,362 61,310 62,220 66,132 78,110'

/** The case of enamelled iron, with everything screwed to it that does not move. */
export function drawCase(ink: Ink, minister: string): void {
  // Feet, and the shadow under it on the crate's lid.
  ink.black('60,380 400,388 740,379 760,390 730,399 400,401 70,400 44,391')
  for (const x of [104, 300, 500, 694])
    solid(
      ink,
      [
        [x - 20, 378, 1, 1],
        [x + 20, 378, 1, 1],
        [x + 16, 394],
        [x - 16, 394],
      ],
      1,
    )
  const body = ink.path(BODY, true)
  ink.form(body, {
    width: 4.4,
    halo: 1.6,
    fill: ENAMEL,
    gap: 0,
    lit: 0.8,
    tone: { from: 0.5, to: 0.86, width: 3, spacing: 2.6, angle: -62, puff: 0.6 },
  })
  ink.clip(body, () => {
    // One black, low and to the right, feathered into the enamel.
    ink.black('742,150 728,170 724,260 716,330 690,362 560,372 400,375 240,372 120,364 84,352 60,360 60,400 742,400')
    ink.feather('722,180 720,260 712,326 688,358', {
      side: 1,
      length: 16,
      width: 2.6,
      spacing: 2.8,
      slant: 10,
      envelope: () => 0.9,
    })
    ink.feather('690,361 560,371 400,374 240,371 120,363', {
      side: 1,
      length: 11,
      width: 2.4,
      spacing: 2.8,
      slant: 0,
      envelope: () => 0.9,
    })
    ink.line('80,120 72,170 70,250 74,320', { width: 9, dry: 0.9, white: true })
    ink.line('104,106 250,98 400,95 552,97', { width: 2.4, white: true, profile: 'swell' })
    ink.line('120,112 250,104 330,102', { width: 1.3, white: true, profile: 'swell' })
  })
  // The plate in the middle that carries dial and gears.
  const plate = ink.path('288,114* 396,109 504,114* 509,240 505,364* 396,369 286,364* 283,240', true)
  ink.form(plate, { width: 3, fill: DEEP, gap: 0.04, lit: 0.8 })
  ink.rim(plate, { distance: 1.5 })
  for (const [x, y, turn] of [
    [297, 123, 20],
    [497, 124, 80],
    [296, 355, 130],
    [497, 354, 50],
  ] as const)
    drawScrew(ink, x, y, 4.4, turn)
  // Who is who, on enamel plates.
  for (const [x, y, turn, name, half] of [
    [184, 352, 1.4, minister, 44],
    [612, 351, -2, 'PIM', 27],
  ] as const) {
    ink.at(x, y, { rotate: turn }, () => {
      const label = ink.path(
        [
          [-half, -10.6, 1, 1],
          [0, -11.4],
          [half, -10.4, 1, 1],
          [half + 1, 9.6, 1, 1],
          [0, 10.6],
          [-half - 1, 10, 1, 1],
        ],
        true,
      )
      ink.form(label, { width: 2.4, halo: 1, fill: '#d7dfd0', gap: 0 })
      drawWords(ink, name, 0, 6, { size: 16.5, face: 'display', align: 'middle', width: 2.7 })
      for (const side of [-1, 1]) ink.dot(side * (half - 5), 0, 1.5)
    })
  }
  // Chips out of the enamel, at the corners where it has been dropped.
  const random = ink.fork('chips')
  for (const [x, y, size] of [
    [88, 108, 8],
    [70, 300, 6],
    [716, 112, 7],
    [100, 372, 6],
    [548, 94, 4],
    [268, 380, 5],
    [732, 250, 4],
  ] as const) {
    const chip = Array.from({ length: 8 }, (_, i) => [
      ...polar(x, y, size * random.between(0.5, 1.1), (i / 8) * TAU),
      1,
      i % 2,
    ])
    ink.black(chip, { white: true })
    ink.line(
      [
        [x - size * 0.2, y + size * 0.55],
        [x + size * 0.5, y + size * 0.3],
      ],
      { width: 1.1, profile: 'pen' },
    )
  }
}

/** The bezel of a portrait glass: cast, bolted, its middle at 0, 0. */
export function drawBezel(ink: Ink, turn: number): void {
  const { radius } = GLASS
  ink.black(ink.ellipse(4, 6, radius + 20, radius + 20, 0, 0.008))
  const ring = ink.ellipse(0, 0, radius + 17, radius + 16.4, 0, 0.008)
  ink.form(ring, {
    width: 3.8,
    halo: 1.6,
    fill: RAISED,
    gap: 0,
    lit: 0.7,
    tone: { from: 0.5, to: 0.84, width: 2.8, spacing: 2.5, angle: -40, puff: 0.3 },
  })
  ink.rim(ring, { distance: 2 })
  ink.line(ink.ellipse(0, 0, radius + 6, radius + 5.6, 0, 0.008), { width: 2, closed: true, profile: 'even' })
  for (let bolt = 0; bolt < 8; bolt++) {
    const [x, y] = polar(0, 0, radius + 11.4, (bolt / 8) * TAU + turn)
    drawScrew(ink, x, y, 4.6, bolt * 53)
  }
  solid(ink, ink.ellipse(0, 0, radius + 2.4, radius + 2, 0, 0.006))
}

/** Under the dial: slits to speak through. */
export function drawBelow(ink: Ink): void {
  for (const [i, half] of [34, 38, 36].entries()) {
    const y = 332 + i * 8.4
    ink.line(
      [
        [394 - half, y],
        [394, y + 2.4],
        [394 + half, y],
      ],
      { width: 4, profile: 'even' },
    )
    scrape(
      ink,
      1,
      [
        [
          [394 - half, y + 2.6],
          [394, y + 5],
          [394 + half, y + 2.6],
        ],
      ],
      'even',
    )
  }
}

/** The toggle, its seat at 0, 0; flipped it points down. */
export function drawToggle(ink: Ink, isFlipped: boolean): void {
  const seat = ink.ellipse(0, 0, 11, 10.6, 0, 0.02)
  ink.form(seat, { width: 2.2, fill: RAISED, gap: 0 })
  ink.rim(seat, { distance: 1.2 })
  solid(ink, ink.ellipse(0, 0, 5, 4.8))
  const toggle = ink.tube(isFlipped ? '0,0@6 6,10@8 9,18@9' : '0,1@6 6,-10@8 9,-17@9', { root: true, round: 1 })
  ink.form(toggle, { width: 2, halo: 0.8, fill: '#dfe8dc' })
}

/** The lamp, its middle at 0, 0: lit it waits for you. */
export function drawLamp(ink: Ink, isLit: boolean): void {
  if (isLit) {
    const random = ink.fork('lamp')
    for (const [reach, fill] of [
      [15, '#20352f'],
      [8, '#3f7a70'],
    ] as const) {
      const rays = Array.from({ length: 30 }, (_, i) => [
        ...polar(0, 0, 10 + reach * (i % 2 === 0 ? random.between(0.8, 1.2) : 0.4), (i / 30) * TAU),
        1,
        1,
      ])
      ink.cut(rays, { fill })
    }
  }
  const lamp = ink.ellipse(0, 0, 10.6, 10.2, 0, 0.02)
  ink.form(lamp, { width: 2.4, fill: isLit ? LIT : '#2b3832', gap: 0 })
  if (isLit) ink.wash(lamp, { alpha: 0.6, color: TEAL, fade: { center: [-2, -2], inner: 4, outer: 14 } })
  scrape(ink, 1.6, ['-6,-1 -4,-6 0,-8'], 'swell')
}

/** The crank on its right side; turns when it is cranked. Its axle at 0, 0. */
export function drawCrank(ink: Ink): void {
  const boss = ink.path('-8,-19* 6,-16* 8,15* -8,18*', true)
  enamel(ink, boss, RAISED, { width: 2.8, from: 0.4 })
  const arm = ink.tube('4,0@12 16,26@10 20,54@11', { root: true })
  enamel(ink, arm, RAISED, { width: 2.8, from: 0.44, halo: 1 })
  const grip = ink.tube('16,54@16 34,55@19 46,56@14', { root: true })
  solid(ink, grip, 1.4)
  ink.rim(grip, { distance: 1.6 })
}

/** A paper tag tied to the crank. */
export function drawTag(ink: Ink, word: string, size: number): void {
  ink.line('0,0 -2,10 2,16', { width: 1.6, white: true, profile: 'even' })
  ink.at(2, 16, { rotate: 9 }, () => {
    const tag = ink.path('-6,0* 0,-5 6,0* 14,7* 14,31* -14,31* -14,7*', true)
    ink.form(tag, { width: 2.4, halo: 1, fill: '#e3e6d6', tone: { from: 0.6, width: 1.6, spacing: 2.3 } })
    ink.black(ink.ellipse(0, 4, 2, 2))
    drawWords(ink, word, 0, 25, { size, face: 'display', align: 'middle', width: 2.8 })
  })
}
