import { bustHand, type DrawBust } from './bustHand'

/** The busts of those that crawl, spin or carry a house, by English name. */
export const CRAWLING = {
  Stagbeet: (ink, tint) => {
    const { form, black, pen, white } = bustHand(ink)
    black('-28,46* -26,26 0,16 26,26 30,46*')
    const jaws = [
      '-8,-10* -26,-22 -26,-42* -14,-34 -10,-36* -8,-24 -2,-14*',
      '8,-10* 26,-24 24,-44* 13,-35 9,-38* 8,-24 2,-14*',
    ]
    for (const jaw of jaws) {
      const shape = ink.path(jaw, true)
      form(shape)
      ink.tint(shape, { color: tint, offset: 1.2 })
    }
    black(ink.clay([ink.ellipse(0, 2, 22, 17), ink.ellipse(0, 14, 26, 14)], 8))
    white(2.2, '-18,-6 -8,-12 6,-13', '-22,16 -18,10')
    for (const x of [-12, 11]) {
      form(ink.ellipse(x, 2, 6.4, 6.4))
      ink.black(ink.ellipse(x - 1.6, 3, 2.8, 3.2))
    }
    white(2, '-6,18 0,20 7,17')
    white(2, '0,30 1,46')
    pen(1, '0,0 0,1')
  },
  Swirlo: (ink, tint) => {
    const { form, pen, ring } = bustHand(ink)
    const shell = ink.ellipse(16, 8, 27, 28)
    form(shell, 0.56)
    ink.tint(shell, { color: tint, offset: 2 })
    pen(2.8, '34,26 40,8 32,-12 14,-16 0,-4 0,12 12,22 24,16 26,4 18,-4 10,0 12,8')
    form(ink.tube('-2,48@26 -12,28@26 -16,12@26 -16,4@24', { root: true }), 0.56)
    form(ink.tube('-22,0@8 -28,-16@7 -30,-26@7'), undefined, 2.4)
    form(ink.tube('-10,-2@8 -8,-18@7 -6,-28@7'), undefined, 2.4)
    ring(-31, -31, 8, 0.3)
    ring(-5, -33, 8.4, -0.3)
    pen(2.2, '-26,12 -18,16 -9,12')
    ink.tint(ink.ellipse(-8, 17, 4, 3), { color: tint, offset: 0.4 })
  },
  Knitter: (ink, tint) => {
    const { form, black, white } = bustHand(ink)
    for (const needle of ['-30,-40 20,16', '32,-38 -16,18']) ink.line(needle, { width: 4, profile: 'even' })
    for (const [x, y] of [
      [-31, -41],
      [33, -39],
    ] as const) {
      const knob = ink.ellipse(x, y, 5, 5)
      form(knob)
      ink.tint(knob, { color: tint, offset: 0.4 })
    }
    black('-26,48* -22,30 0,22 24,30 28,48*')
    black(ink.ellipse(0, 4, 29, 26))
    white(2.2, '-24,-6 -14,-18 0,-22')
    for (const [x, y, r] of [
      [-9, 4, 8],
      [10, 4, 8.4],
      [-20, -6, 4],
      [21, -6, 4],
      [-10, -12, 3.4],
      [11, -12, 3.4],
    ] as const) {
      ink.black(ink.ellipse(x, y, r, r), { white: true })
      ink.black(ink.ellipse(x - r * 0.2, y + r * 0.16, r * 0.5, r * 0.56))
    }
    white(2, '-6,18 0,21 7,18')
    for (const x of [-4, 4])
      ink.black(
        [
          [x - 2, 20, 1, 1],
          [x + 2, 20, 1, 1],
          [x, 27, 1, 1],
        ],
        { white: true },
      )
  },
  Loopworm: (ink, tint) => {
    const { form, pen, eye } = bustHand(ink)
    form(ink.tube('44,40@26 30,46@28 8,44@30 -6,34@30', { root: true }), 0.5)
    form(ink.tube('-2,48@34 -4,26@34 0,4@36 2,-2@34', { root: true }), 0.5)
    for (const y of [20, 29, 38, 46])
      pen(2.2, [
        [-20, y - 2],
        [-4, y + 3],
        [13, y - 3],
      ])
    for (const [x, lean] of [
      [-10, -1],
      [12, 1],
    ] as const) {
      pen(2.8, [
        [x, -16],
        [x + lean * 4, -28],
        [x + lean * 12, -36],
      ])
      const ball = ink.ellipse(x + lean * 14, -37, 5.6, 5.6)
      form(ball)
      ink.tint(ball, { color: tint, offset: 0.4 })
    }
    form(ink.ellipse(0, -2, 24, 22), 0.58)
    eye(-9, -4, 3.4)
    eye(9, -5, 3.4)
    pen(2.2, '-10,7 -1,11 10,6')
    for (const x of [-17, 16]) ink.tint(ink.ellipse(x, 5, 4, 3), { color: tint, offset: 0.2 })
  },
  Hilltort: (ink, tint) => {
    const { form, pen, spot, eye } = bustHand(ink)
    const shell = ink.path('-22,48* -14,14 8,-8 30,2 44,30 44,48*', true)
    form(shell, 0.5)
    pen(2, '-8,18 8,20 14,40', '8,20 20,8 14,-4', '20,8 34,18 32,40', '34,18 40,16')
    const roof = ink.path('4,-16* 18,-40* 34,-14*', true)
    form('9,-16* 29,-14* 28,2* 10,-2*', 0.6)
    form(roof)
    ink.tint(roof, { color: tint, offset: 1.2 })
    spot('16,-12* 22,-12* 22,0* 16,-1*')
    form(ink.tube('-2,48@22 -14,30@20 -20,10@21', { root: true }), 0.5)
    form(ink.clay([ink.ellipse(-18, -6, 18, 16), ink.ellipse(-28, 1, 11, 9)], 6), 0.6)
    eye(-24, -8, 2.8)
    eye(-10, -9, 2.8)
    pen(2.4, '-34,4 -26,8 -14,5')
    pen(1.8, '-29,-14 -24,-16 -20,-14', '-13,-16 -9,-17 -5,-14')
  },
} as const satisfies Record<string, DrawBust>
