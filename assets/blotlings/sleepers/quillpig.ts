import type { Sleeper } from './sleeper'

/** A hedgehog, or a pig. */
export const quillpig: Sleeper = {
  neck({ form }) {
    form('-20,48* -14,26 16,26 24,48*', 0.4)
  },

  head({ ink, form, spot, tint, pen, eye }) {
    for (let i = 0; i < 15; i++) {
      const turn = -172 + i * 12.6
      const quill = ink.leaf(Math.cos(turn / 57.3) * 20, 4 + Math.sin(turn / 57.3) * 18, turn, 24 + (i % 3) * 4, 9, {
        tip: 0,
      })
      if (i % 2) form(quill, undefined, 2)
      else ink.black(ink.cut(quill, { halo: 0.6 }))
    }
    form(ink.ellipse(0, 6, 25, 23), 0.58)
    const nose = ink.ellipse(-6, 13, 11, 8.6)
    form(nose)
    tint(nose, 1)
    spot(ink.ellipse(-10, 13, 2, 3.2))
    spot(ink.ellipse(-3, 13, 2, 3.2))
    eye(-14, -1, 3)
    eye(9, -1, 3)
    pen(2, '-10,24 -2,26 8,22')
  },

  body({ ink, form, black, spot, tint, pen, eye }, breath) {
    const rise = 7 * breath
    const random = ink.fork('quills')
    for (const [ring, count, far] of [
      [0, 25, 1],
      [1, 21, 0.8],
      [2, 16, 0.58],
    ] as const)
      for (let i = 0; i < count; i++) {
        const turn = -196 + (i / (count - 1)) * 212 + random.signed() * 4
        const [cos, sin] = [Math.cos(turn / 57.3), Math.sin(turn / 57.3)]
        const quill = ink.leaf(
          10 + cos * 92 * far,
          -44 + sin * (72 + rise) * far,
          turn + random.signed() * 8,
          40 + random.next() * 14 - ring * 4,
          15,
          { tip: 0 },
        )
        if ((i + ring) % 2) form(quill, undefined, 2.6)
        else black(quill)
      }
    form(ink.clay([ink.ellipse(-38, -40 - rise * 0.3, 66, 50), ink.ellipse(-84, -26, 30, 26)], 12), 0.58, 3.4)
    const nose = ink.ellipse(-104, -24, 22, 19)
    form(nose)
    tint(nose, 1.4)
    spot(ink.ellipse(-112, -25, 4, 7))
    spot(ink.ellipse(-97, -24, 4, 7))
    eye(-70, -54 - rise * 0.3, 9)
    eye(-26, -52 - rise * 0.3, 9)
    pen(2.6, '-86,2 -72,7 -58,1')
    tint(ink.ellipse(-34, -28, 11, 7), 0.3)
    // A leaf, a sock, half of an apple: nobody has told it.
    ink.at(40, -134 - rise, { rotate: 16 }, () => {
      const apple = ink.clay([ink.ellipse(-10, 0, 22, 22), ink.ellipse(10, 0, 22, 22)], 6)
      form(apple, 0.6)
      tint(apple, 2)
      pen(3, '0,-18 4,-32')
      form(ink.leaf(4, -26, -20, 26, 13), 0.5, 2.4)
    })
    const leaf = ink.leaf(112, -96 - rise, -32, 46, 26, { belly: 0.5 })
    form(leaf, 0.5)
    pen(2, [
      [112, -96 - rise],
      [146, -116 - rise],
    ])
  },

  over({ ink, form, pen }) {
    form(ink.clay([ink.ellipse(-62, 2, 22, 13), ink.ellipse(-38, 5, 19, 12)], 5), 0.54)
    for (const x of [-76, -64, -52, -40, -28])
      pen(2, [
        [x, 6],
        [x - 1, 13],
      ])
    ink.at(98, -4, { rotate: -16 }, () => {
      const sock = ink.path('-17,-30* 17,-30* 18,16 38,28 40,46 14,52 -12,42 -18,24', true)
      form(sock, 0.54)
      ink.clip(sock, () => {
        for (const stripe of ['-30,-18 30,-18', '-30,2 30,2', '-30,22 44,26'])
          ink.line(stripe, { width: 8, profile: 'even' })
      })
      ink.contour(sock, { width: 3 })
    })
  },
}
