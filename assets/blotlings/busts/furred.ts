import { bustHand, type DrawBust } from './bustHand'

/** The busts of those with fur, bristles or a fleece, by English name. */
export const FURRED = {
  Emberfox: (ink, tint) => {
    const { form, spot, pen, flick, eye } = bustHand(ink)
    form('-20,44* -14,22 10,20 26,44*', 0.4)
    for (const ear of ['-22,-8* -30,-40* -4,-22*', '8,-22* 28,-42* 26,-6*']) form(ear, 0.5)
    spot('-21,-14 -26,-32 -12,-21')
    spot('14,-22 25,-34 23,-12')
    const flame = ink.path('-4,-20* -8,-32 0,-44* 4,-34 12,-36* 10,-20*', true)
    form(flame)
    ink.tint(flame, { color: tint, offset: 1 })
    form(ink.clay([ink.ellipse(2, 0, 27, 21), ink.tube('-4,8@24 -24,16@9', { root: true })], 8), 0.54)
    spot('-30,13 -22,11 -22,18 -29,19')
    pen(2, '-24,20 -14,24 -4,20')
    pen(3.2, '-20,-4 -12,-1 -6,-3', '6,-4 14,-2 22,-8')
    eye(-12, 3, 2.6)
    eye(13, 2, 2.8)
    flick(1.8, '28,2 36,0', '26,8 34,10', '22,14 29,18')
  },
  Mossgoat: (ink, tint) => {
    const { form, spot, pen, eye } = bustHand(ink)
    form('-22,46* -14,26 14,26 24,46*', 0.4)
    for (const side of [-1, 1]) {
      form(
        ink.tube([
          [side * 10, -20, 13],
          [side * 26, -32, 12],
          [side * 37, -18, 10],
          [side * 32, 0, 7],
          [side * 23, -4, 4],
        ]),
        0.5,
      )
      pen(
        1.8,
        [
          [side * 20, -34],
          [side * 22, -23],
        ],
        [
          [side * 32, -30],
          [side * 27, -21],
        ],
        [
          [side * 40, -14],
          [side * 32, -13],
        ],
      )
    }
    form(ink.clay([ink.ellipse(0, -4, 19, 22), ink.ellipse(0, 18, 14, 15)], 8), 0.56)
    const moss = ink.path(
      '-18,-14* -14,-26 0,-30 16,-26 20,-12* 14,-16 10,-4* 5,-14 0,-6* -6,-14 -10,-4* -13,-14',
      true,
    )
    form(moss)
    ink.tint(moss, { color: tint, offset: 1 })
    eye(-9, 4, 2.4)
    eye(10, 4, 2.4)
    spot('-6,19 -2,18 -3,23')
    spot('6,19 2,18 3,23')
    pen(2, '-6,28 0,30 7,27')
    pen(2.2, '-2,32 -1,42', '3,31 4,40')
  },
  Snowhare: (ink, tint) => {
    const { form, spot, pen, flick, eye } = bustHand(ink)
    form('-20,48* -16,26 14,26 22,48*', 0.5)
    form(ink.leaf(-10, -14, -104, 34, 17, { bend: -3, belly: 0.6, tip: 0.7 }), 0.56)
    const inner = ink.leaf(-11, -18, -104, 24, 8, { belly: 0.6, tip: 0.7 })
    ink.tint(inner, { color: tint, offset: 0.4 })
    form('6,-16* 12,-34 24,-42 34,-34* 38,-20 30,-12 26,-20 16,-16*', 0.5)
    pen(1.8, '26,-38 24,-28 30,-18')
    form(ink.clay([ink.ellipse(0, 4, 26, 24), ink.ellipse(-8, 14, 18, 14)], 8), 0.6)
    eye(-14, 1, 3.6)
    eye(10, 1, 3.8)
    spot('-7,9 -1,9 -4,13')
    pen(1.8, '-4,13 -4,17', '-10,19 -4,17 3,19')
    form('-7,19* -1,18* -1,24* -6,24*', undefined, 1.8)
    flick(1.4, '6,13 18,10', '6,16 18,17', '-16,14 -28,12', '-16,17 -27,19')
  },
  Dozebrock: (ink, tint) => {
    const { form, black, pen } = bustHand(ink)
    black('-34,48* -30,24 0,14 30,24 36,48*')
    for (const x of [-22, 24]) {
      form(ink.ellipse(x, -22, 10, 10), 0.5)
      ink.black(ink.ellipse(x, -21, 5, 5))
    }
    const head = ink.clay([ink.ellipse(0, -2, 30, 25), ink.ellipse(-2, 14, 20, 15)], 8)
    form(head, 0.62)
    ink.clip(head, () => {
      ink.black('-34,-30 -10,-30 -7,-12 -7,8 -12,10 -20,7 -26,0 -32,-12')
      ink.black('34,-30 11,-30 8,-12 6,8 12,10 20,7 27,0 33,-12')
    })
    for (const x of [-16, 16]) {
      ink.black(ink.ellipse(x, -4, 4.6, 5), { white: true })
      ink.black(ink.ellipse(x - 1, -3, 2.4, 3))
    }
    const nose = ink.ellipse(-2, 10, 7, 5)
    black(nose)
    ink.dot(-4, 8.6, 1.5, { white: true })
    pen(2, '-2,15 -2,20', '-10,22 -2,20 8,23')
    form('-6,22* 0,21* -2,28*', undefined, 1.8)
    ink.tint(ink.ellipse(0, 36, 12, 6), { color: tint, offset: 0.4 })
  },
  Quillpig: (ink, tint) => {
    const { form, spot, pen, eye } = bustHand(ink)
    for (let i = 0; i < 15; i++) {
      const turn = -172 + i * 12.6
      const quill = ink.leaf(Math.cos(turn / 57.3) * 20, 4 + Math.sin(turn / 57.3) * 18, turn, 24 + (i % 3) * 4, 9, {
        tip: 0,
      })
      if (i % 2) form(quill, undefined, 2)
      else ink.black(ink.cut(quill, { halo: 0.6 }))
    }
    form('-20,48* -14,26 16,26 24,48*', 0.4)
    form(ink.ellipse(0, 6, 25, 23), 0.58)
    const nose = ink.ellipse(-6, 13, 11, 8.6)
    form(nose)
    ink.tint(nose, { color: tint, offset: 1 })
    spot(ink.ellipse(-10, 13, 2, 3.2))
    spot(ink.ellipse(-3, 13, 2, 3.2))
    eye(-14, -1, 3)
    eye(9, -1, 3)
    pen(2, '-10,24 -2,26 8,22')
  },
  Inkcat: (ink, tint) => {
    const { black, white } = bustHand(ink)
    black('-26,48* -20,22 0,16 20,22 30,48*')
    black('-28,-2 -28,-36* -10,-24 0,-26 12,-24 32,-38* 30,0 22,20 2,28 -20,20')
    for (const [x, look] of [
      [-12, 1],
      [14, 1],
    ] as const) {
      ink.black(ink.ellipse(x, -2, 9, 9.6), { white: true })
      ink.tint(ink.ellipse(x, -2, 8, 8.6), { color: tint, offset: 0.2 })
      ink.black(ink.ellipse(x - look, -1, 2.6, 7.4))
    }
    ink.black('-3,10 5,10 1,14', { white: true })
    white(1.8, '1,14 -4,19 -9,17', '1,14 6,19 11,17')
    white(1.6, '-16,12 -34,8', '-16,15 -33,17', '18,12 36,8', '18,15 35,17')
    white(2, '-24,-14 -25,-28', '27,-14 28,-29')
  },
} as const satisfies Record<string, DrawBust>
