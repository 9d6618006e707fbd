import type { Ink } from '../ink/ink'
import { PAPER, RUST } from '../ink/palette'
import { LAMP } from './shared'

/** The lamp's base, pole and neck; the shade is a picture of its own, for it swings when the chain is pulled. */
export function drawLampPole(ink: Ink): void {
  ink.light = [0.55, -0.6, 0.58]
  ink.at(LAMP.x, LAMP.y, {}, () => {
    ink.wash('-70,4 0,-8 70,-2 60,14 -30,16', { alpha: 0.6 })
    const base = ink.clay(
      [ink.ellipse(0, 0, 56, 13), ink.ellipse(0, -10, 38, 10), ink.tube('0,-14@24 0,-34@12', { root: true })],
      5,
    )
    ink.cut(base, { halo: 1.4 })
    ink.black(base)
    ink.rim(base, { distance: 2.2 })
    const pole = ink.tube('0,-24@11 -8,-240@10 -8,-440@9 12,-546@8.4 70,-604@8 136,-612@7.6 172,-588@7', { root: true })
    ink.cut(pole, { halo: 1.4 })
    ink.black(pole)
    ink.line('2,-40 -6,-240 -6,-430 14,-540 70,-600', { width: 2, white: true, profile: 'swell' })
    for (const y of [-212, -330]) {
      const knob = ink.ellipse(-8, y, 10, 9)
      ink.cut(knob, { halo: 0.6 })
      ink.black(knob)
      ink.line(
        [
          [-2, y - 4],
          [0, y],
          [-1, y + 4],
        ],
        { width: 1.8, white: true },
      )
    }
  })
}

/** The shade, hung from the end of the neck, which is the origin. */
export function drawShade(ink: Ink, lit: boolean): void {
  ink.at(0, 0, { rotate: 5 }, () => {
    // Inside, seen from below, brighter than anything.
    const mouth = ink.ellipse(0, 128, 122, 25, 0, 0.01)
    ink.form(mouth, { width: 3, fill: lit ? '#fffaf0' : PAPER, halo: 1.2 })
    if (!lit) ink.hatch(mouth, { angle: 4, spacing: 3.6, width: 2.2 })
    if (lit) {
      ink.form(ink.ellipse(4, 128, 17, 15), { width: 2, fill: '#fffaf0' })
      ink.lines(['-4,120 2,132 8,120', '0,116 8,117'], { width: 1.6 })
    } else {
      ink.form(ink.ellipse(4, 130, 16, 15), { width: 2 })
    }
    const shade = ink.path(
      '-30,0* 30,-2* 42,34 74,86 122,126* 90,110 40,103 -4,102 -50,105 -94,113 -122,127* -76,86 -42,36',
      true,
    )
    ink.form(shade, { width: 3.6, halo: 1.4, contour: false })
    if (lit) ink.tint(shade, { color: RUST, alpha: 0.9, offset: 3 })
    else ink.wash(shade, { alpha: 0.5 })
    ink.clip(shade, () => {
      for (const pleat of [
        '-16,0 -30,50 -70,116',
        '-4,0 -10,50 -30,108',
        '8,0 12,50 12,106',
        '18,0 34,50 56,108',
        '26,0 52,60 92,114',
      ])
        ink.line(pleat, { width: 2.4, profile: 'grow' })
      ink.feather('30,0 44,38 76,88 120,126', {
        side: 1,
        length: 22,
        width: 2.8,
        spacing: 3.4,
        slant: 10,
        envelope: () => 1,
      })
    })
    ink.contour(shade, { width: 3.8 })
    ink.black('-22,-8* 22,-9* 31,3* -31,4*')
    ink.form('-10,-26* 10,-26* 12,-8* -12,-8*', { width: 2.6, tone: { from: 0.4, width: 1.6, spacing: 2.2 } })
    // The fringe: loops, not one like its neighbour.
    const random = ink.fork('fringe')
    for (let i = 0; i < 19; i++) {
      const angle = Math.PI * (1 - (i + 0.5) / 19)
      const [x, y] = [Math.cos(angle) * 122, 128 + Math.sin(angle) * 25]
      ink.line(
        [
          [x, y],
          [x + random.signed() * 2, y + random.between(9, 14)],
        ],
        { width: 4.2, profile: 'pen' },
      )
    }
  })
}

/** The chain, from where it comes out of the shade. Drawn as the shade is, about the end of the neck. */
export function drawChain(ink: Ink): void {
  ink.at(0, 0, { rotate: 5 }, () => {
    ink.line('71,118 72,146', { width: 1.6 })
    ink.line('72,146 74,176 70,204', { width: 1.6 })
    for (const y of [158, 170, 182, 194]) ink.dot(73 - (y > 184 ? 1 : 0), y, 2)
    ink.form('66,204* 75,203* 80,222 72,230 63,222', { width: 2.4, tone: { from: 0.4, width: 1.6, spacing: 2 } })
  })
}
