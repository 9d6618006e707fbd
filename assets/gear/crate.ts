import { scrape } from '../ink/blacks'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { drawWords } from '../ink/words'
import { DEEP, WOOD } from './colors'
import { enamel } from './tools'

/** The crate it stands on, the wrong way up, as everything the army sends. */
export function drawCrate(ink: Ink, up: string): void {
  ink.cut('30,384* 772,384* 786,402* 782,920* 16,920* 18,402*', { fill: DEEP })
  const lid = ink.path('34,380* 400,378 768,381* 784,400* 400,403 16,402*', true)
  enamel(ink, lid, '#77776a', { width: 3 })
  ink.lines(['60,390 200,388 340,390', '420,387 560,390 700,387'], { width: 1.4, profile: 'swell' })
  const random = ink.fork('planks')
  for (const [top, bottom] of [
    [404, 446],
    [450, 494],
    [498, 560],
    [564, 640],
    [644, 730],
    [734, 920],
  ] as const) {
    const plank = ink.path(
      [
        [20 + random.signed() * 3, top, 1, 1],
        [400, top + random.signed() * 1.4],
        [780 + random.signed() * 3, top + random.signed(), 1, 1],
        [781, bottom, 1, 1],
        [400, bottom + random.signed() * 1.4],
        [19, bottom, 1, 1],
      ],
      true,
    )
    enamel(ink, plank, WOOD, { width: 2.8, rim: 0 })
    ink.clip(plank, () => {
      const grain = (y: number) => [
        [20, y],
        [220, y + random.signed() * 4],
        [520, y + random.signed() * 4],
        [780, y],
      ]
      ink.between(grain(top + 7), grain(bottom - 5), 6, {
        width: 1.5,
        profile: 'swell',
        trim: 0.8,
        jitter: 0.9,
        skip: 0.1,
      })
      ink.hatch(box(18, top, 784, bottom), {
        angle: 88,
        spacing: 2.8,
        width: 1.8,
        profile: 'flick',
        density: (_x, y) => clamp((top + 9 - y) / 10),
      })
    })
    scrape(
      ink,
      1.2,
      [
        [
          [24, top + 2.4],
          [220, top + 2],
          [400, top + 2.6],
        ],
      ],
      'swell',
    )
  }
  for (const x of [40, 758]) {
    const post = ink.path(
      [
        [x - 22, 403, 1, 1],
        [x + 21, 402, 1, 1],
        [x + 22, 920, 1, 1],
        [x - 22, 920, 1, 1],
      ],
      true,
    )
    enamel(ink, post, '#66665a', { width: 3, from: 0.46, angle: 84 })
    for (const y of [420, 466, 514]) {
      ink.black(ink.ellipse(x - 7, y, 2.6, 2.4))
      ink.black(ink.ellipse(x + 8, y + 5, 2.4, 2.4))
    }
  }
  // The stencil says which side is up.
  ink.at(106, 448, { rotate: 177 }, () => {
    drawWords(ink, up, -2, 26, { size: 25, face: 'display', align: 'middle', width: 4.4 })
    ink.black('-7,4* -7,-16* -19,-15* -2,-36* 17,-17* 6,-16* 6,3*')
  })
}

/** Calm, with its eyes shut, beside itself, or found out: it has a handset of its own. */
export type MouseLook = 'calm' | 'blink' | 'alarm' | 'phone'

/** A mouse lives in the crate: a knot-hole with two eyes and a nose, its middle at 0, 0. */
export function drawMouse(ink: Ink, look: MouseLook): void {
  const alarm = look === 'alarm' || look === 'phone'
  const hole = ink.ellipse(0, 0, 17, 13.4, -6, 0.06)
  ink.black(ink.ellipse(0, 0, 20, 16, -6, 0.05))
  ink.cut(hole, { fill: DEEP })
  ink.black(hole)
  if (look === 'blink')
    ink.lines(['-9,-2 -5.6,-0.6 -2,-2', '2.6,-2.6 6,-1.2 9.6,-2.6'], { width: 1.6, white: true, profile: 'swell' })
  else drawMouseEyes(ink, alarm)
  ink.dot(0.8, 5.4, 2.2, { white: true })
  scrape(ink, 0.9, ['3,5 11,3', '3,6.4 10,8', '-1,5 -9,4', '-1,6.6 -8,9'], 'flick')
  if (look === 'phone') {
    // A thimble at its ear, and one at its mouth.
    ink.line('-13,-12 -17,0 -11,11', { width: 5.4, profile: 'even' })
    ink.line('-13,-12 -17,0 -11,11', { width: 2.6, profile: 'even', white: true })
    for (const [x, y] of [
      [-12, -12],
      [-10, 11],
    ] as const)
      ink.form(ink.ellipse(x, y, 4.6, 4), { width: 1.6, halo: 0.6, fill: '#c9d3c8' })
    ink.form(ink.ellipse(-14, 1, 4, 3.4), { width: 1.4, halo: 0.4, fill: '#e9efe4' })
  }
}

function drawMouseEyes(ink: Ink, alarm: boolean): void {
  for (const [x, y] of [
    [-5.6, -2],
    [6, -2.6],
  ] as const) {
    ink.black(ink.ellipse(x, y, alarm ? 5 : 4, alarm ? 5.8 : 4.2), { white: true })
    ink.dot(x + (alarm ? 0 : 1.2), y + 0.6, alarm ? 1.3 : 1.8)
  }
}
