import type { Sleeper } from './sleeper'

/** A bird that is mostly beak. */
export const pufflet: Sleeper = {
  neck({ black }) {
    black('-22,46* -20,26 0,16 22,26 28,46*')
  },

  head({ ink, form, black, tint, pen, white, eye }) {
    form(ink.ellipse(6, -4, 28, 26), 0.6)
    black('-14,-20 -4,-32 16,-32 32,-18 36,0 28,16 18,4 12,-10 0,-16')
    white(2, '14,-26 26,-16 30,-4')
    const beak = ink.path('-10,-12* -30,-10 -40,8* -34,14 -18,14 -8,12*', true)
    form(beak, 0.6)
    tint(beak, 1.4)
    pen(2, '-38,9 -22,3 -8,1', '-20,-11 -23,2')
    eye(6, -4, 3.2)
    pen(2, '0,-12 6,-14 11,-11')
  },

  body({ ink, form, black, tint, pen, flick, white }, breath) {
    const rise = 8 * breath
    const body = ink.clay(
      [ink.ellipse(18, -72 - rise * 0.6, 104 + rise * 0.4, 88 + rise * 0.6), ink.ellipse(40, -20, 96, 40)],
      12,
    )
    black(body)
    ink.rim(body, { distance: 3 })
    form(ink.clay([ink.ellipse(-14, -62 - rise * 0.5, 64, 66), ink.ellipse(0, -12, 66, 30)], 12), 0.62)
    // One wing, folded; the other keeps hold of a pillow.
    const wing = ink.path('50,-112* 92,-96 122,-58 128,-16 112,12* 92,0 70,-26 52,-64', true)
    black(wing)
    ink.rim(wing, { distance: 3 })
    white(2.6, '64,-84 88,-56 102,-16', '76,-94 104,-62 116,-22', '62,-60 80,-30 92,-8')
    // A nightcap, that has been its neighbour's sock.
    ink.at(6, -136 - rise, { rotate: 8 }, () => {
      const cap = ink.path('-58,14* -44,-18 -12,-34 26,-40 64,-34 104,-8 118,30 108,42 96,20 74,2 58,14*', true)
      form(cap, 0.5)
      ink.clip(cap, () => {
        for (const stripe of ['-30,-40 -20,20', '10,-44 16,20', '52,-44 54,18', '88,-30 70,16'])
          ink.line(stripe, { width: 12, profile: 'even' })
        tint(cap, 2)
      })
      ink.contour(cap, { width: 3 })
      form('-62,18 -60,6 0,-4 58,8 60,20 0,10')
      form(ink.ellipse(104, 46, 14, 13), 0.5)
      flick(2, '98,40 94,34', '104,38 104,31', '111,41 116,36', '112,50 119,52')
    })
    ink.at(-34, -86 - rise * 0.6, {}, () => {
      pen(3.6, '-24,-6 -12,2 2,-5')
      flick(2.4, '-22,0 -27,7', '-12,3 -13,11', '-2,0 2,8')
      pen(2.4, '-22,-20 -10,-24 0,-20')
    })
  },

  over({ ink, form, tint, pen }) {
    const beak = ink.path('-44,-62* -78,-70 -112,-56 -134,-20 -138,24 -126,38* -112,22 -88,6 -60,-2 -40,-14*', true)
    form(beak, 0.6, 3.4)
    tint(beak, 2.4)
    ink.contour(beak, { width: 3.2 })
    pen(2.8, '-128,22 -104,-6 -76,-22 -50,-32', '-92,-64 -100,-34 -96,-12', '-70,-68 -76,-46 -72,-26')
    pen(2.4, '-148,34 -156,40 -152,48', '-140,48 -146,56 -140,62')
    form(ink.clay([ink.ellipse(38, 2, 20, 12), ink.ellipse(62, 4, 19, 11)], 4), 0.5)
    pen(2.2, '28,4 27,11', '38,5 38,13', '62,5 62,13', '72,4 73,11')
  },
}
