import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import { RAISED } from './colors'
import { drawScrew, enamel } from './tools'

/** The slot the paper comes out of, with its toothed edge. */
export function drawSlot(ink: Ink): void {
  const jaw = ink.path('128,372* 400,378 668,371* 676,384* 664,398* 400,404 134,399* 122,386*', true)
  enamel(ink, jaw, RAISED, { width: 3.2, halo: 1.6, from: 0.52 })
  const teeth: number[][] = []
  for (let x = 142; x <= 656; x += 9.2) {
    teeth.push([x, 392 + 5 * Math.sin(((x - 130) / 540) * Math.PI), 1, 1])
    teeth.push([x + 4.6, 399 + 5 * Math.sin(((x - 130) / 540) * Math.PI), 1, 1])
  }
  ink.black([[140, 389, 1, 1], [400, 394], [660, 388, 1, 1], ...teeth.reverse()])
  for (const [x, turn] of [
    [142, 30],
    [656, 100],
  ] as const)
    drawScrew(ink, x, 384, 3.6, turn)
}

/** The strip of paper, `long` units out of the slot: it hangs over the crate and curls at its end. */
export function drawStrip(ink: Ink, long: number): void {
  const foot = 396 + long
  ink.black([
    [142, 396, 1, 1],
    [664, 394, 1, 1],
    [672, foot - 8, 1, 1],
    [640, foot + 8],
    [160, foot + 9, 1, 1],
  ])
  const torn: number[][] = []
  const random = ink.fork('torn')
  for (let i = 0; i <= 26; i++)
    torn.push([656 - i * 19.6, foot - 6 + random.signed() * 2.6 + Math.sin(i * 0.8) * 3, 1, 1])
  const strip = ink.path(
    [[148, 394, 1, 1], [400, 400], [652, 393, 1, 1], [656, lerp(394, foot, 0.5)], ...torn, [146, lerp(394, foot, 0.5)]],
    true,
  )
  ink.form(strip, { width: 2.8, fill: '#fbf5e6', gap: 0.04, lit: 0.7 })
  ink.clip(strip, () => {
    ink.hatch(box(146, 392, 656, 412), {
      angle: 89,
      spacing: 2.8,
      width: 1.6,
      profile: 'flick',
      density: (_x, y) => clamp((407 - y) / 9),
    })
    for (let y = 408; y < foot; y += 12.5) for (const x of [155.5, 645]) ink.black(ink.ellipse(x, y, 2.2, 2.2))
  })
}

/** The line before, torn off and falling: its upper edge about 0, 0. */
export function drawSlip(ink: Ink): void {
  const random = ink.fork('slip')
  const edge = (y: number, way: 1 | -1) =>
    Array.from({ length: 27 }, (_, i) => [way * (-252 + i * 19.4), y + random.signed() * 3, 1, 1])
  const slip = ink.path([...edge(0, 1), ...edge(76, -1)], true)
  ink.form(slip, { width: 2.8, fill: '#efe7d2', gap: 0.04, lit: 0.7, tone: { from: 0.7, width: 2, spacing: 3 } })
  ink.clip(slip, () => {
    for (let y = 12; y < 76; y += 12.5) for (const x of [-243, 243]) ink.black(ink.ellipse(x, y, 2.2, 2.2))
    // What was said is past reading.
    ink.lines(['-190,26 -150,22 -120,28 -96,24', '-70,26 20,22 90,27 160,24', '-70,52 -10,48 60,54 110,50'], {
      width: 3.4,
      profile: 'flick',
    })
  })
}

/** More is to come: a pointing hand of the printer, its tip at 0, 0. */
export function drawMore(ink: Ink): void {
  ink.black('-26,-13* 0,0* -26,13* -19,0*')
  ink.black('-44,-13* -18,0* -44,13* -37,0*')
}
