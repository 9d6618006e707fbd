import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { drawWords } from '../ink/words'
import { LIGHT } from './hand'

/** The trunk's lid, open: it stands behind the hen. The middle of the trunk's foot is the origin. */
export function drawTrunkLid(ink: Ink): void {
  ink.light = LIGHT
  ink.form('-86,-84* -78,-140* 74,-146* 84,-88*', {
    width: 3,
    halo: 0.8,
    tone: { from: 0.3, to: 0.66, width: 2.4, spacing: 2.5, angle: 84 },
  })
  ink.black('-84,-84* 82,-88* 80,-70* -82,-68*')
  ink.form('-40,-80* -62,-96 -54,-106 -30,-96 -22,-78*', { width: 2.4, halo: 1 })
  ink.clip('-40,-80* -62,-96 -54,-106 -30,-96 -22,-78*', () =>
    ink.lines(['-64,-92 -46,-108', '-50,-84 -34,-102'], { width: 5, profile: 'even' }),
  )
  ink.form('40,-82* 44,-104 66,-100 70,-82*', { width: 2.4, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.4 } })
}

/** The hen of another day, who has been packed, or has packed herself. */
export function drawHen(ink: Ink): void {
  ink.light = LIGHT
  ink.at(8, -78, {}, () => {
    const hen = ink.clay(
      [ink.ellipse(0, -8, 26, 22), ink.tube('-2,-16@28 -8,-44@24', { root: true }), ink.ellipse(-10, -52, 17, 16)],
      8,
    )
    ink.form(hen, { width: 3, halo: 1.4, tone: { from: 0.54, width: 1.8, spacing: 2.4 } })
    const comb = ink.path('-16,-66* -20,-78 -12,-76 -8,-86 -2,-76 6,-80 4,-66*', true)
    ink.cut(comb, { halo: 0.8 })
    ink.black(comb)
    ink.form('-26,-54* -40,-48* -26,-44*', { width: 2.2 })
    ink.black('-24,-44 -28,-36 -22,-32 -18,-40')
    ink.black(ink.ellipse(-14, -55, 3.4, 4.2))
    ink.dot(-15.2, -57, 1.4, { white: true })
    ink.lines(['6,-30 12,-26', '-4,-26 2,-22', '10,-16 16,-12'], { width: 2 })
  })
}

/** The trunk itself: it stands before her. */
export function drawTrunk(ink: Ink): void {
  ink.light = LIGHT
  const front = ink.form('-92,-78* 92,-82* 88,0* -88,0*', { width: 3.6, halo: 1.4, contour: false })
  ink.hatch(front, { angle: 86, spacing: 4.4, width: 2, density: (x) => clamp((x + 20) / 110) * 1.1 })
  ink.contour(front, { width: 3.6 })
  ink.line('-90,-60 90,-64', { width: 2.2, profile: 'even' })
  for (const x of [-52, 48])
    ink.line(
      [
        [x, -80],
        [x + 1, -40],
        [x, 0],
      ],
      { width: 11, profile: 'even' },
    )
  ink.form('-12,-74* 14,-75* 14,-50* -12,-48*', { width: 2.4, halo: 0.6 })
  ink.black(ink.ellipse(1, -62, 4, 5))
  ink.at(4, -26, { rotate: -7 }, () => {
    ink.form('-34,-16* 34,-16* 34,12* -34,12*', { width: 2.2, halo: 0.6 })
    drawWords(ink, '7', 0, 7, { size: 26, align: 'middle' })
  })
  for (const x of [-88, 82])
    ink.black([
      [x - 6, -16, 1, 1],
      [x + 8, -16, 1, 1],
      [x + 8, 1, 1, 1],
      [x - 6, 1, 1, 1],
    ])
}

/** Boots that know the way, a map, a staff. */
export function drawBoots(ink: Ink): void {
  ink.light = LIGHT
  ink.form(ink.tube('52,-176@9 40,-90@9 30,0@8', { root: true }), {
    width: 2.6,
    halo: 0.8,
    tone: { from: 0.4, width: 2, spacing: 2.4 },
  })
  ink.form(ink.tube('66,-6@26 74,-70@26 82,-116@26', { round: 0.2 }), {
    width: 2.8,
    halo: 1,
    tone: { from: 0.5, width: 2, spacing: 2.4 },
  })
  ink.form(ink.ellipse(83, -117, 13, 7), { width: 2.4 })
  ink.line('79,-117 84,-120 88,-116', { width: 2 })
  ink.lines(['64,-40 78,-36', '70,-64 86,-60'], { width: 3, profile: 'even' })
  for (const [x, y] of [
    [14, -3],
    [-40, 0],
  ] as const) {
    const boot = ink.clay(
      [
        ink.tube(
          [
            [x, -92, 42],
            [x - 2, -30, 38],
          ],
          { root: true, round: 0.1 },
        ),
        ink.ellipse(x - 26, y - 15, 32, 16),
        ink.ellipse(x + 4, y - 14, 24, 14),
      ],
      9,
    )
    ink.cut(boot, { halo: 1.4 })
    ink.black(boot)
    ink.rim(boot, { distance: 2.6 })
    ink.form(
      [
        [x - 20, -98, 1, 1],
        [x + 20, -100, 1, 1],
        [x + 18, -82, 1, 1],
        [x - 19, -80, 1, 1],
      ],
      { width: 2.4, halo: 0.8 },
    )
    for (const ly of [-70, -56, -42])
      ink.line(
        [
          [x - 22, ly + 4],
          [x - 6, ly - 3],
        ],
        { width: 2.6, white: true, profile: 'pen' },
      )
    ink.line(
      [
        [x - 56, y - 5],
        [x - 20, y - 2],
        [x + 26, y - 5],
      ],
      { width: 2.4, white: true, profile: 'swell' },
    )
  }
}

/** Who lives in the left boot: from the whiskers to the elbows. The boots' foot is the origin. */
export function drawMouse(ink: Ink): void {
  ink.light = LIGHT
  ink.at(-40, -92, {}, () => {
    for (const [x, y] of [
      [-15, -38],
      [14, -40],
    ] as const) {
      ink.form(ink.ellipse(x, y, 12, 12), { width: 2.6, halo: 0.8 })
      ink.tint(ink.ellipse(x, y + 1, 6.5, 7), { color: '#d8432b', alpha: 0.3 })
    }
    const body = ink.clay([ink.ellipse(-1, -22, 19, 17), ink.tube('0,-10@30 0,30@32', { root: true })], 6)
    ink.form(body, { width: 2.8, halo: 1, tone: { from: 0.52, width: 1.8, spacing: 2.4 } })
    for (const x of [-9, 6]) {
      ink.black(ink.ellipse(x, -26, 3.4, 4.6))
      ink.dot(x - 1, -28, 1.4, { white: true })
    }
    ink.black(ink.ellipse(-3, -17, 4, 3))
    ink.lines(['-8,-15 -22,-18', '-8,-13 -21,-11', '3,-15 17,-19', '3,-13 17,-12'], { width: 1.5, profile: 'flick' })
    ink.line('-8,-11 -3,-9 2,-12', { width: 1.8 })
    for (const x of [-13, 11]) ink.form(ink.ellipse(x, -3, 6, 5), { width: 2, halo: 0.6 })
  })
}
