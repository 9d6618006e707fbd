import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'

/** The bear, who waits the longest. `turned`: in the dark he looks at the moon. */
export function drawBear(ink: Ink, turned: boolean): void {
  ink.light = [-0.55, -0.6, 0.58]
  ink.at(0, 0, { rotate: 3 }, () => {
    const body = ink.clay([ink.ellipse(2, -52, 46, 48), ink.ellipse(-2, -84, 36, 30)], 10)
    ink.form(ink.tube('34,-94@24 58,-70@26 62,-40@28', { root: true }), {
      width: 3,
      halo: 1,
      tone: { from: 0.2, to: 0.6, width: 2.6, spacing: 2.4, angle: -64 },
    })
    ink.form(body, {
      width: 3.6,
      halo: 1.4,
      contour: false,
      tone: { from: 0.46, to: 0.8, width: 2.6, spacing: 2.6, angle: -52, cross: 0.4 },
    })
    ink.contour(body, { width: 3.6 })
    ink.line('-8,-96 -14,-60 -8,-14', { width: 1.8 })
    for (const y of [-84, -70, -56, -42, -28])
      ink.line(
        [
          [-17, y + 1],
          [-6, y - 1],
        ],
        { width: 1.6 },
      )
    for (const [x, tilt] of [
      [-42, -10],
      [50, 12],
    ] as const) {
      const foot = ink.clay([ink.ellipse(x, -20, 27, 24, tilt), ink.ellipse(x + (x < 0 ? 12 : -12), -16, 22, 18)], 6)
      ink.form(foot, { width: 3.2, halo: 1.4, tone: { from: 0.5, width: 2, spacing: 2.6 } })
      ink.black(ink.ellipse(x - 2, -18, 12, 10, tilt))
      for (const toe of [-12, 0, 12]) ink.black(ink.ellipse(x - 2 + toe, -34 + Math.abs(toe) * 0.2, 3.6, 3.2))
    }
    ink.form(ink.tube('-34,-94@24 -54,-74@25 -50,-46@26', { root: true }), {
      width: 3,
      halo: 1.4,
      tone: { from: 0.56, width: 1.8, spacing: 2.6 },
    })
    // A patch on the belly, sewn by somebody with large hands.
    ink.form('10,-70* 34,-66* 32,-40* 8,-44*', { width: 2, halo: 0.6 })
    ink.hatch('10,-70* 34,-66* 32,-40* 8,-44*', { angle: 40, spacing: 5, width: 1.6 })
    ink.lines(
      [
        '6,-64 14,-63',
        '5,-52 13,-51',
        '18,-74 17,-66',
        '28,-72 27,-64',
        '30,-58 38,-57',
        '16,-38 15,-46',
        '26,-36 25,-44',
      ],
      { width: 1.7 },
    )
    ink.at(turned ? 4 : -8, -120, { rotate: turned ? 12 : -11, scaleX: turned ? -1 : 1 }, () => drawBearHead(ink))
  })
}

function drawBearHead(ink: Ink): void {
  for (const [x, y, r] of [
    [-34, -32, 17],
    [36, -34, 17],
  ] as const) {
    ink.form(ink.ellipse(x, y, r, r), { width: 3, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.4 } })
    ink.black(ink.ellipse(x + 1, y + 2, r * 0.52, r * 0.5))
  }
  const head = ink.clay([ink.ellipse(0, -10, 48, 40), ink.ellipse(-10, 4, 40, 28)], 8)
  ink.form(head, { width: 3.6, halo: 1.6, tone: { from: 0.58, width: 2, spacing: 2.6, angle: -50 } })
  const muzzle = ink.ellipse(-16, 6, 22, 17)
  ink.form(muzzle, { width: 2.2, halo: 0.2, gap: 0.4 })
  ink.black('-28,-4 -14,-6 -6,-3 -12,5 -18,7 -24,4')
  ink.dot(-22, -2, 1.8, { white: true })
  ink.line('-17,6 -17,13', { width: 1.8 })
  ink.line('-28,16 -18,13 -8,17', { width: 2.2 })
  // One eye is a button, the other a stitch.
  ink.black(ink.ellipse(-32, -14, 7.4, 8))
  ink.dot(-34.4, -17, 2, { white: true })
  ink.dot(-30.4, -10.4, 1.2, { white: true })
  ink.lines(['2,-20 14,-10', '14,-21 3,-9'], { width: 2.6 })
  ink.lines(['-40,-28 -32,-31 -25,-29', '4,-30 12,-32 19,-27'], { width: 2.2, profile: 'flick' })
  ink.tufts('0,-48 6,-49', () => -84, { length: 12, count: 3, width: 2.2 })
  ink.lines(['32,6 38,-4', '28,14 36,6', '40,-14 42,-22'], { width: 1.8, profile: 'flick' })
}

/** A horse on wheels, saddled, its string lying where a hand let go of it. */
export function drawHorse(ink: Ink): void {
  ink.light = [-0.55, -0.6, 0.58]
  ink.at(0, 0, { rotate: -2 }, () => {
    const dark = { from: 0.15, to: 0.55, width: 2.6, spacing: 2.4, angle: -70 } as const
    for (const leg of ['-36,-60@18 -34,-36@14 -30,-22@13', '44,-62@20 48,-38@15 54,-22@13'])
      ink.form(ink.tube(leg, { root: true }), { width: 2.8, halo: 0.8, tone: dark })
    ink.black('70,-92 86,-98 96,-86 92,-66 84,-78 70,-80')
    const body = ink.clay(
      [
        ink.ellipse(8, -78, 62, 30),
        ink.tube('-34,-84@44 -56,-118@36 -66,-140@30', { root: true }),
        ink.ellipse(-74, -148, 22, 18, -14),
        ink.tube('-76,-146@26 -98,-134@20 -108,-128@18', { root: true }),
      ],
      10,
    )
    ink.form(body, {
      width: 3.6,
      halo: 1.6,
      contour: false,
      tone: { from: 0.48, to: 0.82, width: 2.4, spacing: 2.6, angle: -50, cross: 0.4 },
    })
    ink.contour(body, { width: 3.6 })
    for (const leg of ['-48,-62@20 -54,-40@15 -54,-20@14', '52,-62@22 42,-38@15 38,-20@14'])
      ink.form(ink.tube(leg, { root: true }), { width: 3, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.6 } })
    // Mane: black wool, cut with kitchen scissors.
    ink.black(
      '-60,-170 -48,-168 -40,-152 -34,-140 -26,-122 -14,-108 -30,-106 -36,-116 -42,-114 -46,-130 -52,-128 -54,-146 -60,-148',
    )
    ink.lines(['-52,-158 -46,-146', '-44,-142 -36,-128', '-34,-124 -26,-114'], {
      width: 1.8,
      white: true,
      profile: 'flick',
    })
    ink.form(ink.leaf(-66, -160, -104, 22, 11, { bend: 3 }), { width: 2.2, halo: 0.8 })
    ink.black(ink.ellipse(-82, -150, 4, 5))
    ink.dot(-83.4, -152, 1.5, { white: true })
    ink.dot(-109, -132, 2)
    ink.line('-112,-122 -102,-120', { width: 1.8 })
    ink.lines(['-96,-144 -90,-124', '-90,-124 -66,-126'], { width: 2.6, profile: 'even' })
    const saddle = ink.path('-18,-110* 4,-104 34,-112* 40,-84 30,-66* 6,-62 -14,-68* -22,-88', true)
    ink.cut(saddle, { halo: 1.2 })
    ink.black(saddle)
    ink.line('-14,-104 4,-98 32,-106', { width: 2.2, white: true, profile: 'swell' })
    ink.line('-14,-76 6,-70 30,-74', { width: 1.8, white: true, profile: 'swell' })
    ink.form('-84,-26* 86,-22* 90,-12* -84,-15*', {
      width: 3,
      halo: 1,
      tone: { from: 0.4, width: 2, spacing: 2.4, angle: -84 },
    })
    for (const [x, y] of [
      [-64, -2],
      [66, 2],
    ] as const) {
      ink.form(ink.ellipse(x, y - 6, 19, 19), { width: 3.2, halo: 1.4, tone: { from: 0.5, width: 2, spacing: 2.4 } })
      ink.black(ink.ellipse(x, y - 6, 5, 5))
      for (const turn of [20, 80, 140, 200, 260, 320])
        ink.line(
          [
            [x + 7 * Math.cos(turn / 57.3), y - 6 + 7 * Math.sin(turn / 57.3)],
            [x + 15 * Math.cos(turn / 57.3), y - 6 + 15 * Math.sin(turn / 57.3)],
          ],
          { width: 2.2 },
        )
    }
    ink.line('-86,-20 -110,-8 -128,2 -140,-4 -132,-12 -122,-4 -140,10', { width: 2.2 })
    ink.form(ink.ellipse(-144, 12, 7, 5), { width: 2 })
  })
}

/** Four blocks with a letter each; the last has fallen down. */
export function drawBlocks(ink: Ink): void {
  ink.light = [-0.55, -0.6, 0.58]
  ink.at(0, 0, {}, () => {
    const block = (x: number, y: number, rotate: number, letter: string, size = 44) =>
      ink.at(x, y, { rotate, scale: size / 44 }, () => {
        ink.form('22,-44* 36,-52* 37,-10* 22,0*', {
          width: 2.4,
          halo: 1,
          tone: { from: 0.05, to: 0.5, width: 2.6, spacing: 2.4, angle: -70 },
        })
        ink.form('-22,-44* -6,-53* 36,-52* 22,-44*', { width: 2.4, halo: 0.6 })
        ink.form('-22,-44* 22,-44* 22,0* -22,0*', { width: 3, halo: 0.8 })
        ink.line('-16,-38 16,-38 16,-6 -16,-6 -16,-37', { width: 1.4 })
        drawWords(ink, letter, 0, -10, { size: 32, face: 'display', align: 'middle' })
      })
    block(-18, 0, -2, 'K')
    block(36, 2, 3, 'I')
    block(6, -46, 4, 'N')
    block(-62, 50, 74, 'D', 42)
  })
}
