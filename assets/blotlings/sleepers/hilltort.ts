import type { Sleeper } from './sleeper'

/** A tortoise with a house on its shell. */
export const hilltort: Sleeper = {
  neck({ ink, form, spot, tint, pen }) {
    const shell = ink.path('-22,48* -14,14 8,-8 30,2 44,30 44,48*', true)
    form(shell, 0.5)
    pen(2, '-8,18 8,20 14,40', '8,20 20,8 14,-4', '20,8 34,18 32,40', '34,18 40,16')
    const roof = ink.path('4,-16* 18,-40* 34,-14*', true)
    form('9,-16* 29,-14* 28,2* 10,-2*', 0.6)
    form(roof)
    tint(roof, 1.2)
    spot('16,-12* 22,-12* 22,0* 16,-1*')
    form(ink.tube('-2,48@22 -14,30@20 -20,10@21', { root: true }), 0.5)
  },

  head({ ink, form, pen, eye }) {
    form(ink.clay([ink.ellipse(-18, -6, 18, 16), ink.ellipse(-28, 1, 11, 9)], 6), 0.6)
    eye(-24, -8, 2.8)
    eye(-10, -9, 2.8)
    pen(2.4, '-34,4 -26,8 -14,5')
    pen(1.8, '-29,-14 -24,-16 -20,-14', '-13,-16 -9,-17 -5,-14')
  },

  body(hand, breath) {
    const { ink, form, black, spot, tint, pen, white } = hand
    const rise = 5 * breath
    form(ink.clay([ink.tube('100,-20@44 146,-20@34 160,0@30', { root: true }), ink.ellipse(158, 8, 24, 13)], 8), 0.46)
    const shell = ink.path(
      [
        [-84, 16, 1, 1],
        [-78, -40 - rise],
        [-36, -96 - rise],
        [30, -116 - rise],
        [96, -96 - rise],
        [138, -40 - rise],
        [146, 16, 1, 1],
      ],
      true,
    )
    form(shell, 0.46, 3.8)
    ink.clip(shell, () =>
      tint(
        [
          [-90, -14],
          [-30, -4],
          [60, -8],
          [150, -18],
          [150, 30],
          [-90, 30],
        ],
        2,
      ),
    )
    pen(
      3,
      [
        [-74, -30 - rise],
        [-30, -40 - rise],
        [-10, -4],
        [-24, 20],
      ],
      [
        [-30, -40 - rise],
        [-6, -84 - rise],
        [20, -116 - rise],
      ],
      [
        [-6, -84 - rise],
        [54, -80 - rise],
        [76, -108 - rise],
      ],
      [
        [54, -80 - rise],
        [82, -34 - rise],
        [60, -2],
        [-10, -4],
      ],
      [
        [82, -34 - rise],
        [138, -36 - rise],
      ],
      [
        [60, -2],
        [74, 20],
      ],
    )
    ink.tufts(
      [
        [-60, -72 - rise],
        [-34, -96 - rise],
        [92, -98 - rise],
        [118, -70 - rise],
      ],
      () => -84,
      { length: 17, count: 4, width: 2.6, fan: 0.9 },
    )
    // Somebody in there reads.
    ink.at(30, -112 - rise * 1.2, { rotate: 3 }, () => {
      form('-30,8* -28,-38* 28,-40* 32,8*', 0.6)
      const pane = ink.path('-18,-26* 4,-27* 4,-6* -18,-5*', true)
      form(pane, undefined, 2.4)
      tint(pane, 0.6)
      pen(2, '-7,-26 -7,-6', '-18,-16 4,-17')
      spot('12,8* 12,-20* 24,-21* 25,8*')
      form('10,-72* 24,-74* 26,-46* 12,-46*', 0.5)
      const roof = ink.path('-44,-34* -4,-78* 44,-36* 30,-34 0,-62 -30,-32', true)
      black(ink.path('-42,-34* -4,-76* 42,-37*', true))
      white(2.4, '-22,-42 -6,-60 10,-52', '-8,-42 4,-50 20,-44')
      ink.contour(roof, { width: 2.4 })
      pen(2.8, breath ? '18,-80 10,-94 24,-106 14,-124 26,-136' : '18,-80 26,-92 14,-102 20,-112')
    })
    form(ink.tube('-50,-14@40 -84,-16@34 -112,-22@30', { root: true }), 0.5)
    ink.at(-104, -30, { rotate: -10, scale: 1.7 }, () => hilltort.head(hand))
  },

  over({ ink, form, pen }) {
    form(ink.clay([ink.tube('-70,-6@40 -88,20@32 -86,36@30', { root: true }), ink.ellipse(-88, 42, 22, 14)], 8), 0.5)
    pen(2.2, '-100,42 -102,51', '-90,44 -90,54', '-80,43 -78,52')
    form('78,-12* 122,-16* 118,16 98,26 82,16', 0.5)
    pen(2.2, '88,14 87,22', '100,18 100,26', '111,13 114,20')
  },
}
