import { drawFace } from '../face'
import { drawFoot } from '../feet'
import type { Hand } from '../hand'
import type { Traits } from '../traits'

/** Wings on either side of next to nothing. */
export interface MothTraits extends Traits {
  readonly plan: 'moth'
  readonly shape: MothShape
}

type MothShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: MothTraits) => void

const SHAPES = {
  /** On stilts, to reach the top shelf. */
  stilts(hand, traits) {
    const { ink } = hand
    for (const [top, foot] of [
      [-18, -34],
      [16, 32],
      [-6, -10],
      [7, 12],
    ] as const) {
      hand.form(
        ink.tube(
          [
            [top, -64, 5],
            [(top + foot) / 2, -34, 5],
            [foot, -3, 4],
          ],
          { root: true },
        ),
        { width: 1.9, from: 0.5 },
      )
      hand.form(
        [
          [foot - 8, -30, 1, 1],
          [foot + 6, -30, 1, 1],
          [foot + 5, -25, 1, 1],
          [foot - 7, -25, 1, 1],
        ],
        { width: 1.7 },
      )
      drawFoot(hand, traits.feet ?? 'peg', foot, 0)
    }
    for (const side of [1, -1]) {
      const upper = hand.tinted(
        [
          [side * 4, -82, 1, 1],
          [side * 26, -112],
          [side * 54, -116, 1, 1],
          [side * 56, -88 + side],
          [side * 34, -72],
          [side * 6, -72, 1, 1],
        ],
        { from: 0.6, width: 2.8, offset: 2 },
      )
      ink.clip(upper, () => {
        ink.black(ink.ellipse(side * 38, -98, 9, 9), { white: true })
        ink.black(ink.ellipse(side * 38, -98, 5, 5))
        hand.pen(
          1.5,
          [
            [side * 8, -78],
            [side * 24, -94],
          ],
          [
            [side * 46, -84],
            [side * 54, -80],
          ],
        )
      })
      hand.form(
        [
          [side * 5, -74, 1, 1],
          [side * 30, -74],
          [side * 40, -58],
          [side * 26, -48],
          [side * 6, -62, 1, 1],
        ],
        { from: 0.54 },
      )
    }
    const body = hand.form(ink.clay([ink.ellipse(0, -66, 13, 19), ink.ellipse(0, -92, 18, 17)], 6), {
      width: 2.9,
      from: 0.56,
    })
    ink.clip(body, () => hand.pen(1.8, '-14,-66 0,-62 14,-67', '-14,-58 0,-54 14,-59', '-14,-74 0,-71 14,-75'))
    for (const side of [1, -1]) {
      hand.pen(2.2, [
        [side * 8, -106],
        [side * 14, -120],
        [side * 26, -124],
      ])
      for (const [x, y] of [
        [12, -115],
        [17, -120],
        [22, -122],
      ] as const)
        hand.flick(1.5, [
          [side * x, y],
          [side * (x + 5), y + 5],
        ])
    }
    drawFace(hand, traits.face, { x: 0, y: -95, scale: 0.8, drop: 11 })
  },
  /** A dragonfly with holes along its tail. */
  flute(hand, traits) {
    const { ink } = hand
    for (const [turn, length, isFar] of [
      [-150, 50, true],
      [-34, 56, true],
      [-116, 58, false],
      [-66, 60, false],
    ] as const) {
      const wing = hand.form(ink.leaf(-20, -58, turn, length, 18, { bend: 4, belly: 0.68, tip: 0.8 }), {
        width: 2.2,
        from: isFar ? 0.4 : 0.6,
      })
      ink.clip(wing, () =>
        hand.pen(1.1, [
          [-20, -58],
          [-20 + Math.cos((turn / 180) * Math.PI) * length, -58 + Math.sin((turn / 180) * Math.PI) * length],
        ]),
      )
    }
    for (const [x, knee, foot] of [
      [-30, -42, -46],
      [-22, -26, -26],
      [-14, -4, -6],
    ] as const) {
      hand.even(2.8, [
        [x, -42],
        [knee, -26],
        [foot, -2],
      ])
      drawFoot(hand, traits.feet ?? 'peg', foot, 0)
    }
    hand.tinted(ink.tube('-18,-50@17 20,-38@13 58,-24@12 66,-21@13', { root: true, round: 0.2 }), {
      from: 0.54,
      width: 2.7,
      offset: 1.4,
    })
    for (const share of [0, 1, 2, 3, 4, 5]) hand.spot(ink.ellipse(2 + share * 10, -46 + share * 3.4, 2.3, 2))
    hand.even(2.2, '56,-32 53,-18', '50,-34 47,-20')
    hand.form(ink.ellipse(-20, -52, 17, 14), { from: 0.5, width: 2.7 })
    hand.form(ink.ellipse(-40, -58, 18, 16), { from: 0.6, width: 2.8 })
    drawFace(hand, traits.face, { x: -41, y: -62, scale: 0.9, drop: 13 })
    for (const [x, y] of [
      [62, -52],
      [74, -64],
    ] as const) {
      hand.spot(ink.ellipse(x, y, 4, 3, -20))
      hand.even(1.7, [
        [x + 3.4, y],
        [x + 3.4, y - 14],
        [x + 9, y - 10],
      ])
    }
  },
  /** A handbag with wings and a clasp like teeth. */
  bag(hand, traits) {
    const { ink } = hand
    for (const side of [1, -1]) {
      const wing = hand.solid(
        [
          [side * 22, -58, 1, 1],
          [side * 36, -82],
          [side * 52, -100, 1, 1],
          [side * 62, -78],
          [side * 66, -44, 1, 1],
          [side * 54, -54],
          [side * 48, -36, 1, 1],
          [side * 38, -48],
          [side * 26, -32, 1, 1],
        ],
        { rim: 1.4 },
      )
      ink.clip(wing, () =>
        hand.white(
          1.4,
          [
            [side * 26, -60],
            [side * 40, -80],
            [side * 52, -98],
          ],
          [
            [side * 28, -54],
            [side * 50, -62],
            [side * 64, -50],
          ],
          [
            [side * 28, -48],
            [side * 40, -48],
            [side * 47, -40],
          ],
        ),
      )
    }
    hand.pen(4.4, '-16,-74 -18,-104 0,-116 18,-104 16,-74')
    for (const x of [10, -10]) {
      hand.even(3.4, [
        [x, -14],
        [x, -5],
      ])
      drawFoot(hand, traits.feet ?? 'claw', x, 0, 0.9)
    }
    for (const side of [1, -1])
      hand.solid(
        [
          [side * 10, -72, 1, 1],
          [side * 22, -96, 1, 1],
          [side * 30, -68, 1, 1],
        ],
        { rim: 0.8 },
      )
    hand.tinted('-28,-70* 28,-71* 36,-40 34,-14 26,-9* -26,-9* -34,-14 -36,-40', {
      from: 0.54,
      width: 3.1,
      offset: 2.2,
    })
    hand.form('-31,-77* 31,-78* 31,-67* -31,-66*', { width: 2.5 })
    hand.form(ink.ellipse(-4, -80, 4, 4), { width: 1.8 })
    hand.form(ink.ellipse(5, -80, 4, 4), { width: 1.8 })
    hand.even(1.5, '-28,-18 28,-19')
    drawFace(hand, traits.face, { x: -1, y: -48, scale: 1.02 })
  },
  /** A bow tie with a collar. */
  bow(hand, traits) {
    const { ink } = hand
    for (const x of [8, -8]) {
      hand.even(3, [
        [x, -36],
        [x + (x > 0 ? 2 : -2), -5],
      ])
      drawFoot(hand, traits.feet ?? 'shoe', x + (x > 0 ? 4 : -2), 0)
    }
    hand.form('-7,-40* 8,-40* 11,-28 6,-16 0,-12 -6,-16 -10,-28', { from: 0.46 })
    hand.pen(1.5, '-10,-30 0,-27 10,-31', '-8,-22 0,-19 8,-22')
    for (const side of [1, -1]) {
      const loop = hand.tinted(
        [
          [side * 6, -66, 1, 1],
          [side * 30, -96],
          [side * 58, -104, 1, 1],
          [side * 64, -72 + side * 2],
          [side * 58, -38, 1, 1],
          [side * 30, -44],
          [side * 6, -56, 1, 1],
        ],
        { from: 0.56, width: 3, offset: 2.2 },
      )
      ink.clip(loop, () => {
        for (const [x, y] of [
          [26, -80],
          [46, -88],
          [36, -64],
          [52, -66],
          [28, -52],
          [50, -48],
        ] as const)
          ink.black(ink.ellipse(side * x, y, 4, 4), { white: true })
        hand.pen(
          2,
          [
            [side * 10, -66],
            [side * 24, -72],
          ],
          [
            [side * 10, -58],
            [side * 26, -56],
          ],
        )
      })
    }
    hand.form(ink.ellipse(0, -64, 21, 21), { width: 3, from: 0.56 })
    hand.form('-20,-50* -2,-44* -12,-32*', { width: 2 })
    hand.form('20,-51* 2,-44* 13,-32*', { width: 2 })
    for (const side of [1, -1]) {
      hand.pen(2.2, [
        [side * 6, -84],
        [side * 10, -102],
        [side * 20, -108],
      ])
      hand.spot(ink.ellipse(side * 21, -108, 2.6, 2.6))
    }
    drawFace(hand, traits.face, { x: 0, y: -68, scale: 0.86, drop: 11 })
  },
  /** A gnat whose sting is a trumpet. */
  trumpet(hand, traits) {
    const { ink } = hand
    for (const turn of [-58, -84]) {
      hand.form(ink.leaf(14, -76, turn, 46, 20, { bend: 5, belly: 0.62, tip: 0.7 }), { width: 2.2, from: 0.56 })
    }
    for (const [x, kneeX, kneeY, foot] of [
      [10, 4, -40, -8],
      [18, 26, -44, 24],
      [26, 46, -48, 46],
    ] as const) {
      hand.even(2.6, [
        [x, -66],
        [kneeX, kneeY],
        [foot, -2],
      ])
      drawFoot(hand, traits.feet ?? 'peg', foot, 0)
    }
    const tail = hand.form(ink.tube('14,-74@22 38,-60@17 58,-40@8', { root: true }), { from: 0.5, width: 2.7 })
    ink.clip(tail, () => hand.even(3, '22,-86 16,-54', '32,-84 26,-50', '42,-74 36,-44', '52,-62 46,-40'))
    hand.form(ink.ellipse(8, -78, 16, 15), { from: 0.52, width: 2.7 })
    // The trumpet, valves and all.
    hand.tinted('-22,-82* -44,-78 -56,-84 -68,-96* -72,-78 -70,-58* -56,-68 -44,-70 -20,-72*', {
      from: 0.6,
      width: 2.6,
      offset: 1.4,
    })
    hand.form(ink.ellipse(-70, -77, 4.6, 19, -4), { width: 2.2 })
    for (const x of [-42, -34, -27]) {
      hand.even(3, [
        [x, -80],
        [x - 1, -90],
      ])
      hand.spot(ink.ellipse(x - 1, -91, 3, 2))
    }
    hand.form(ink.clay([ink.ellipse(-8, -86, 19, 18), ink.ellipse(-18, -80, 10, 9)], 5), { width: 2.9, from: 0.58 })
    hand.pen(2.2, '-12,-102 -18,-116 -28,-118', '-2,-103 2,-118 12,-120')
    hand.flick(1.4, '-16,-110 -24,-108', '-18,-114 -22,-122', '0,-110 8,-110', '1,-114 -4,-122')
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -8, y: -90, scale: 0.86 })
  },
} as const satisfies Record<string, Draw>

export function drawMoth(hand: Hand, traits: MothTraits): void {
  SHAPES[traits.shape](hand, traits)
}
