import type { Sleeper } from './sleeper'

/** A fox with a flame for a forelock. */
export const emberfox: Sleeper = {
  neck({ form }) {
    form('-20,44* -14,22 10,20 26,44*', 0.4)
  },

  head({ ink, form, spot, tint, pen, flick, eye }) {
    for (const ear of ['-22,-8* -30,-40* -4,-22*', '8,-22* 28,-42* 26,-6*']) form(ear, 0.5)
    spot('-21,-14 -26,-32 -12,-21')
    spot('14,-22 25,-34 23,-12')
    const flame = ink.path('-4,-20* -8,-32 0,-44* 4,-34 12,-36* 10,-20*', true)
    form(flame)
    tint(flame, 1)
    form(ink.clay([ink.ellipse(2, 0, 27, 21), ink.tube('-4,8@24 -24,16@9', { root: true })], 8), 0.54)
    spot('-30,13 -22,11 -22,18 -29,19')
    pen(2, '-24,20 -14,24 -4,20')
    pen(3.2, '-20,-4 -12,-1 -6,-3', '6,-4 14,-2 22,-8')
    eye(-12, 3, 2.6)
    eye(13, 2, 2.8)
    flick(1.8, '28,2 36,0', '26,8 34,10', '22,14 29,18')
  },

  body(hand, breath) {
    const { ink, form, tint, pen } = hand
    const rise = 6 * breath
    const back = ink.clay([ink.ellipse(24, -52 - rise * 0.5, 118, 66 + rise * 0.5), ink.ellipse(96, -30, 58, 44)], 14)
    form(back, 0.46, 3.4)
    ink.feather('-40,-96 0,-112 40,-116 90,-104 128,-74', {
      side: -1,
      length: 11,
      width: 2.6,
      spacing: 5,
      slant: 40,
      envelope: () => 1,
    })
    ink.clip(back, () => tint('150,-80 160,20 30,20 60,-20 110,-60', 3))
    ink.tufts('20,-60 44,-66 68,-58 92,-44', () => 60, { length: 16, count: 3, width: 2.4 })
    // The far hind leg has slipped out, and runs.
    form(
      ink.clay([ink.tube('128,-62@30 150,-92@20 148,-116@14', { root: true }), ink.ellipse(146, -124, 15, 11, -20)], 6),
      0.5,
    )
    pen(2, '138,-132 136,-126', '146,-134 145,-128', '154,-131 153,-125')
    pen(2.6, '166,-128 174,-122 170,-114', '168,-146 178,-138 176,-128')
    ink.at(-74, -58 - rise * 0.3, { rotate: -12, scale: 2.1 }, () => emberfox.head(hand))
  },

  over({ ink, form, tint, flick }) {
    const tail = ink.path(
      '150,-2* 128,22 84,40 30,46 -26,38 -70,20 -108,16 -128,2 -118,-14 -84,-18 -40,-12 6,-2 60,-6 104,-22*',
      true,
    )
    form(tail, 0.5, 3.4)
    ink.clip(tail, () => tint('-60,-40 -150,-40 -150,40 -60,40 -74,20 -58,8 -76,-4', 2))
    ink.contour(tail, { width: 3.2 })
    flick(2.4, '-62,-10 -70,0 -60,10', '-54,8 -64,16 -52,24', '20,10 0,8', '60,14 34,14', '92,2 70,6')
    const flame = ink.path('-112,-16* -128,-34 -120,-52 -126,-66* -108,-54 -98,-34 -94,-18*', true)
    form(flame)
    tint(flame, 1.4)
    ink.black('-112,-20 -116,-32 -110,-42 -104,-30 -104,-20', { white: true })
  },
}
