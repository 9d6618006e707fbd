import type { Sleeper } from './sleeper'

/** A teapot. */
export const brewster: Sleeper = {
  head({ ink, form, tint, pen, eye }) {
    form(ink.tube('-20,20@16 -34,12@11 -40,-6@8'), 0.6)
    ink.line('24,6 42,4 42,28 24,30', { width: 7, profile: 'even' })
    form(ink.ellipse(0, 20, 30, 27), 0.54)
    const band = ink.path('-30,30 0,36 30,30 28,38 0,44 -28,38', true)
    ink.clip(ink.ellipse(0, 20, 29, 26), () => tint(band, 0.2))
    form('-22,-2* -14,-14 14,-14 22,-2* 0,4', 0.5)
    form(ink.ellipse(0, -19, 6, 6))
    eye(-9, 14, 3)
    eye(10, 14, 3)
    pen(2, '-5,22 0,24 6,21')
    pen(2.2, '-40,-14 -44,-22 -36,-30', '-30,-16 -32,-26 -24,-34')
  },

  body({ ink, form, tint, pen, eye }, breath) {
    const rise = 9 * breath
    const pot = ink.clay([ink.ellipse(18, -58, 104, 74), ink.ellipse(24, -20, 100, 44)], 10)
    ink.line('104,-98 152,-110 160,-50 112,-30', { width: 17, profile: 'even' })
    ink.line('108,-96 145,-101 150,-56 116,-38', { width: 5, white: true, profile: 'swell' })
    form(ink.tube('-70,-34@46 -112,-66@32 -132,-112@22', { root: true }), 0.6)
    form(pot, 0.54, 3.8)
    ink.clip(pot, () => {
      const band = ink.path('-90,-26 20,-8 130,-28 130,4 20,18 -90,4', true)
      tint(band, 0.4)
      pen(2.6, '-90,-26 20,-8 130,-28', '-90,4 20,18 130,4')
      for (const x of [-60, -24, 14, 52, 90])
        pen(2.4, [
          [x - 9, -6],
          [x, -16 + Math.abs(x - 14) * -0.06],
          [x + 9, -6],
          [x, 4],
        ])
    })
    ink.line('-44,-96 -20,-116 6,-122', { width: 5, white: true })
    // The lid goes up with every breath.
    ink.at(20, -124 - rise, { rotate: breath ? -7 : 3 }, () => {
      form('-66,14* -48,-16 0,-28 48,-16 66,14* 0,22', 0.5)
      const knob = ink.ellipse(0, -36, 16, 14)
      form(knob, 0.5)
      tint(knob, 1)
      pen(2.4, '-44,2 0,-6 44,2')
    })
    if (breath) {
      pen(3, '-58,-142 -74,-154 -66,-170 -80,-184', '96,-142 110,-156 100,-170')
      pen(3, '-132,-122 -142,-140 -130,-156 -140,-172')
    } else pen(2.8, '-132,-122 -138,-134 -130,-144')
    ink.at(2, -62, {}, () => {
      eye(-28, -2, 10)
      eye(34, -2, 10)
      pen(3, '-10,20 3,27 16,19')
      for (const x of [-46, 54]) tint(ink.ellipse(x, 14, 9, 6), 0.3)
    })
  },

  over({ ink, form, tint, pen }) {
    // A tea towel for a blanket; the label of the bag hangs out.
    const towel = ink.path('28,-26* 70,-34 124,-28* 130,30 118,44 104,36 92,48 78,38 62,46 48,34 32,40*', true)
    form(towel, 0.6)
    ink.clip(towel, () => {
      for (const line of ['20,-6 140,-12', '20,16 140,10']) ink.line(line, { width: 6, profile: 'even' })
      for (const line of ['56,-40 60,60', '98,-40 102,60']) ink.line(line, { width: 6, profile: 'even' })
    })
    ink.contour(towel, { width: 3 })
    pen(2.2, '-40,-14 -52,10 -48,30')
    ink.at(-48, 44, { rotate: -8 }, () => {
      form('-15,-14* 15,-14* 16,18* -16,18*')
      const leaf = ink.leaf(0, 12, -80, 20, 13)
      tint(leaf, 0.4)
      ink.contour(leaf, { width: 2 })
    })
  },
}
