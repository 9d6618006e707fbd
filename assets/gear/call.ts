import { box } from '../ink/corners'
import { Ink } from '../ink/ink'
import { lerp, TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { drawWords } from '../ink/words'
import { LIT, RAISED } from './colors'
import { drawScrew } from './tools'

/** The flag that falls over the gears when somebody calls; blinks 0.3 s lit, 0.3 s dark. Its middle at 0, 0, its hinge at y -84. */
export function drawFlag(ink: Ink, lit: boolean, word: string, size: number): void {
  if (lit) {
    const random = ink.fork('flag rays')
    const about = (way: number, size: number) => Math.sign(way) * Math.abs(way) ** 0.55 * size
    for (const [reach, fill] of [
      [52, '#1f332e'],
      [34, '#2a4d46'],
      [17, '#3f7a70'],
    ] as const) {
      const rays = Array.from({ length: 92 }, (_, i) => {
        const angle = (i / 92) * TAU
        const out = reach * (i % 2 === 0 ? random.between(0.8, 1.35) : 0.3)
        return [about(Math.cos(angle), 104 + out), about(Math.sin(angle), 80 + out), 1, 1]
      })
      ink.cut(rays, { fill })
    }
  }
  ink.black('-98,-70* 104,-72* 108,80* -94,84*')
  const flag = ink.path('-101,-76* 0,-78 100,-77* 103,0 101,74* 0,78 -100,75* -103,0', true)
  ink.form(flag, { width: 4.2, halo: 1.6, fill: lit ? LIT : '#2b3b36', gap: 0 })
  if (lit) ink.wash(flag, { alpha: 0.8, color: TEAL, fade: { center: [-6, -6], inner: 74, outer: 142 } })
  ink.lines(['-93,-68 0,-70 92,-69', '93,-69 95,0 93,66', '93,67 0,70 -92,67', '-93,68 -95,0 -93,-68'], {
    width: 1.7,
    profile: 'even',
    white: !lit,
  })
  for (const [x, y, turn] of [
    [-84, -60, 20],
    [84, -61, 70],
    [-84, 59, 130],
    [84, 59, 10],
  ] as const)
    drawScrew(ink, x, y, 4.2, turn)
  for (const x of [-58, 58]) {
    const hinge = ink.path(box(x - 16, -87, x + 16, -71), true)
    ink.form(hinge, { width: 2.6, fill: RAISED, gap: 0 })
    ink.line(
      [
        [x, -87],
        [x, -71],
      ],
      { width: 1.6, profile: 'even' },
    )
  }
  drawBentWords(ink, word, -1, 20, size)
  ink.lines(['-64,42 -20,39 30,40 70,37'], { width: 4.6, profile: 'brush', dry: 0.4 })
}

/** Brush capitals that dance on their line. */
function drawBentWords(ink: Ink, text: string, x: number, y: number, size: number): void {
  const scratch = new Ink({ width: 10, height: 10, bleed: true })
  const widths = [...text].map((letter) => drawWords(scratch, letter, 0, 0, { size, face: 'display' }) + 1)
  let left = x - (widths.reduce((sum, width) => sum + width, 0) - 1) / 2
  for (const [i, letter] of [...text].entries()) {
    const chance = ink.fork(letter + i)
    // Twice, a hair apart: a single broad stroke has too lumpy an edge at this size.
    ink.at(left, y + chance.signed() * 2, { rotate: chance.signed() * 3.4 }, () => {
      drawWords(ink, letter, 0, 0, { size, face: 'display', width: 11 })
      drawWords(ink, letter, 0.9, -0.6, { size, face: 'display', width: 10.6 })
    })
    left += widths[i] ?? 0
  }
}

/** Rings of the bells through the dark: three broken arcs to either side, growing and fading in turn. */
export function drawRings(ink: Ink): void {
  for (const side of [1, -1] as const) {
    for (const [radius, from, to, width] of [
      [206, 0.1, 0.46, 5],
      [252, 0.05, 0.42, 4.2],
      [300, 0.08, 0.36, 3.2],
      [346, 0.1, 0.3, 2.4],
    ] as const) {
      const arc = Array.from({ length: 9 }, (_, i) => {
        const angle = lerp(from, to, i / 8) * Math.PI
        return [400 + side * Math.cos(angle) * radius, 112 - Math.sin(angle) * radius * 0.74]
      })
      ink.line(arc, { width, white: true, profile: 'swell' })
    }
  }
}

/** What shakes: short strokes beside the machine, the bells and the handset. */
export function drawShakes(ink: Ink): void {
  ink.lines(
    [
      '50,150 46,190 50,230',
      '40,170 37,196 40,222',
      '52,290 49,318 53,344',
      '752,146 757,188 753,222',
      '764,160 767,186 764,212',
    ],
    { width: 2.6, white: true, profile: 'swell' },
  )
  ink.lines(
    [
      '338,60 328,52',
      '333,70 320,68',
      '462,60 472,51',
      '468,70 482,67',
      '400,54 400,44',
      '386,56 382,47',
      '414,56 419,47',
    ],
    { width: 2.6, white: true, profile: 'flick' },
  )
  ink.lines(['222,52 216,64 219,76', '236,58 232,68 234,78', '578,66 584,76 582,86', '562,70 567,79 565,88'], {
    width: 2.4,
    white: true,
    profile: 'swell',
  })
}
