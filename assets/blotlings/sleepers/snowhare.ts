import type { Ink } from '../../ink/ink'
import { OCHRE } from '../../ink/palette'
import type { Sleeper } from './sleeper'

/** A hare. */
export const snowhare: Sleeper = {
  neck({ form }) {
    form('-20,48* -16,26 14,26 22,48*', 0.5)
  },

  head({ ink, form, spot, tint, pen, flick, eye }) {
    form(ink.leaf(-10, -14, -104, 34, 17, { bend: -3, belly: 0.6, tip: 0.7 }), 0.56)
    const inner = ink.leaf(-11, -18, -104, 24, 8, { belly: 0.6, tip: 0.7 })
    tint(inner, 0.4)
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

  body({ ink }, breath) {
    ink.light = [-0.5, -0.72, 0.5]
    const rise = 5 * breath
    const tail = ink.clay(
      [ink.ellipse(104, -36, 20, 19), ink.ellipse(116, -46, 12, 12), ink.ellipse(116, -28, 12, 11)],
      4,
    )
    ink.form(tail, { width: 2.8, halo: 1.2, tone: { from: 0.5, width: 1.8, spacing: 2.4 } })
    ink.tufts('122,-46 126,-34 118,-22', () => 10, { length: 12, count: 3, width: 2 })
    const body = ink.clay([ink.ellipse(28, -46 - rise * 0.5, 84, 62 + rise * 0.5), ink.ellipse(-30, -30, 50, 44)], 12)
    ink.form(body, { width: 3.4, halo: 2, tone: { from: 0.5, to: 0.82, width: 2.4, spacing: 2.6, angle: -132 } })
    // The blanket: knitted, three stripes, a hole that has been darned.
    const blanket = ink.path(
      [
        [-14, -92 - rise, 1, 1],
        [20, -112 - rise],
        [66, -106 - rise],
        [100, -76],
        [116, -34],
        [116, 20, 1, 1],
        [40, 30],
        [-24, 24, 1, 1],
        [-6, -20],
        [-4, -60],
      ],
      true,
    )
    ink.form(blanket, { width: 3.4, halo: 1.6, contour: false })
    ink.clip(blanket, () => {
      ink.tint(blanket, { color: OCHRE, alpha: 0.85, offset: 3 })
      for (const stripe of ['12,-120 22,-60 18,40', '50,-120 62,-60 60,40', '88,-110 98,-50 98,40'])
        ink.line(stripe, { width: 13, profile: 'even' })
      for (let row = 0; row < 12; row++) {
        for (let column = 0; column < 5; column++) {
          const [x, y] = [-6 + column * 38 - 6, -104 + row * 12]
          ink.line(
            [
              [x, y],
              [x + 4, y + 6],
              [x + 9, y],
            ],
            { width: 1.8 },
          )
          ink.line(
            [
              [x + 11, y + 5],
              [x + 15, y + 11],
              [x + 20, y + 5],
            ],
            { width: 1.8 },
          )
        }
      }
      ink.tone(blanket, { from: 0.5, to: 0.85, width: 2.6, spacing: 2.8, angle: -132 })
    })
    ink.contour(blanket, { width: 3.4 })
    ink.form('26,-60* 48,-64* 50,-42* 28,-38*', { width: 2, halo: 0.6 })
    ink.hatch('26,-60* 48,-64* 50,-42* 28,-38*', { angle: 30, spacing: 5.4, width: 1.8 })
    ink.lines(['22,-55 30,-56', '23,-45 31,-46', '45,-58 53,-59', '46,-48 54,-49', '33,-66 34,-57', '41,-68 42,-59'], {
      width: 1.8,
    })
    // The ear that lies back over the blanket.
    const ear = ink.leaf(-34, -70, -14, 104, 30, { bend: 16, belly: 0.66, tip: 0.8 })
    ink.form(ear, { width: 3, halo: 1.8, tone: { from: 0.54, width: 1.8, spacing: 2.6, angle: -132 } })
    ink.tint(ink.leaf(-16, -70, -12, 74, 13, { bend: 11, belly: 0.66, tip: 0.8 }), {
      color: OCHRE,
      alpha: 0.6,
      offset: 0.6,
    })
    ink.at(-58, -42 - rise * 0.2, { rotate: -8 }, () => drawDreamingHead(ink))
  },

  over({ ink }) {
    ink.light = [-0.5, -0.72, 0.5]
    const ear = ink.path('-92,-74* -116,-66 -136,-36 -142,4 -134,44 -122,56 -110,44 -106,8 -104,-24 -90,-46*', true)
    ink.form(ear, { width: 3.2, halo: 2.2, tone: { from: 0.5, to: 0.8, width: 2.2, spacing: 2.6, angle: -70 } })
    ink.tint('-112,-50 -126,-26 -130,8 -124,42 -116,30 -116,-6 -108,-34', { color: OCHRE, alpha: 0.6, offset: 0.6 })
    const paw = ink.clay([ink.ellipse(-48, 3, 22, 14), ink.ellipse(-26, 6, 20, 13)], 5)
    ink.form(paw, { width: 2.8, halo: 1.8, tone: { from: 0.56, width: 1.6, spacing: 2.4 } })
    ink.lines(['-58,9 -57,15', '-50,10 -49,16', '-30,12 -29,17', '-22,11 -21,16'], { width: 2 })
  },
}

function drawDreamingHead(ink: Ink): void {
  const head = ink.clay([ink.ellipse(0, -4, 46, 40), ink.ellipse(-24, 14, 28, 22), ink.ellipse(16, 16, 28, 22)], 12)
  ink.form(head, { width: 3.4, halo: 2, tone: { from: 0.62, width: 1.8, spacing: 2.6, angle: -132 } })
  ink.lines(['-38,0 -28,7 -16,1', '6,0 17,8 29,1'], { width: 3.2 })
  ink.lines(['-36,5 -41,9', '-28,8 -30,14', '-21,6 -20,12', '10,5 8,11', '18,9 19,15', '26,5 30,10'], {
    width: 1.8,
    profile: 'flick',
  })
  ink.lines(['-38,-14 -28,-18 -20,-16', '10,-17 20,-19 29,-14'], { width: 2, profile: 'flick' })
  ink.black('-12,10 -2,10 -7,16')
  ink.line('-7,16 -7,21', { width: 1.8 })
  ink.line('-15,22 -11,25 -7,22 -3,25 2,21', { width: 2 })
  for (const [x, y] of [
    [-30, 18],
    [22, 19],
  ] as const)
    ink.wash(ink.ellipse(x, y, 9, 5.4), { color: OCHRE, alpha: 0.75 })
  ink.lines(['8,22 30,20', '8,26 28,29', '-24,24 -46,24', '-24,28 -44,34'], { width: 1.6, profile: 'flick' })
  ink.tufts('-4,-42 2,-43', () => -70, { length: 14, count: 4, width: 2.2 })
}
