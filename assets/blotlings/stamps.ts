import type { Ink } from '../ink/ink'
import type { PathSource } from '../ink/path'

/** What a foot, or what goes with it, leaves on the ground: some 90 units high about 0, 0, walking up. */
export type StampKind = keyof typeof STAMPS

/** How strongly a print is laid (0…1): the tooth of the paper shows. */
const ALPHA = 0.86

interface Pad {
  readonly ink: Ink
  black(...shapes: readonly PathSource[]): void
  grey(...shapes: readonly PathSource[]): void
  line(width: number, ...paths: readonly PathSource[]): void
  even(width: number, ...paths: readonly PathSource[]): void
}

type DrawStamp = (pad: Pad) => void

function toes(
  { ink, black }: Pad,
  places: readonly (readonly [x: number, y: number, radius: number])[],
  claw = 0,
): void {
  for (const [x, y, radius] of places) {
    black(ink.ellipse(x, y, radius, radius * 1.3, x * 0.5))
    if (claw > 0) black(ink.leaf(x + x * 0.12, y - radius * 1.2, -90 + x * 0.9, claw, radius * 0.8))
  }
}

function ray(turn: number, far: number, x = 0, y = 0): readonly [number, number] {
  return [x + Math.cos((turn * Math.PI) / 180) * far, y + Math.sin((turn * Math.PI) / 180) * far]
}

/** A sole in the form of a shoe, open for its pattern. */
const SOLE = '-4,-46 14,-44 22,-24 18,-4 14,8 17,24 12,42 -6,44 -15,30 -13,10 -20,-8 -22,-28'

const STAMPS = {
  paw(pad) {
    pad.black(
      pad.ink.clay(
        [pad.ink.ellipse(0, 22, 20, 15), pad.ink.ellipse(-11, 30, 11, 10), pad.ink.ellipse(11, 30, 11, 10)],
        5,
      ),
    )
    toes(pad, [
      [-25, 0, 8],
      [-10, -17, 9],
      [10, -17, 9],
      [25, 0, 8],
    ])
  },
  clawedPaw(pad) {
    pad.black(pad.ink.clay([pad.ink.ellipse(0, 24, 24, 14), pad.ink.ellipse(0, 32, 18, 10)], 5))
    toes(
      pad,
      [
        [-30, 4, 6.4],
        [-16, -10, 7],
        [0, -15, 7.4],
        [16, -10, 7],
        [30, 4, 6.4],
      ],
      20,
    )
  },
  /** A bear's: a sole behind the toes. */
  bearPaw(pad) {
    pad.black(pad.ink.clay([pad.ink.ellipse(0, 8, 28, 15), pad.ink.ellipse(2, 34, 17, 22)], 8))
    toes(
      pad,
      [
        [-27, -16, 6],
        [-14, -23, 7],
        [0, -25, 7.4],
        [14, -22, 7],
        [26, -14, 6],
      ],
      9,
    )
  },
  /** A foot as broad as a door mat, hair between the toes. */
  giant(pad) {
    const { ink } = pad
    pad.black(
      ink.scalloped(ink.clay([ink.ellipse(0, 0, 34, 22), ink.ellipse(2, 32, 24, 24)], 10), { size: 9, depth: 3.4 }),
    )
    toes(pad, [
      [-32, -28, 11],
      [-10, -36, 9],
      [8, -37, 8],
      [22, -33, 7],
      [33, -25, 6],
    ])
  },
  hoof(pad) {
    pad.black('-24,34* -30,6 -24,-24 0,-38 24,-24 30,6 24,34* 14,34* 16,8 10,-10 0,-16 -10,-10 -16,8 -14,34*')
    pad.black('0,0* 9,30 0,24 -9,30*')
  },
  cloven(pad) {
    pad.black('-3,-38* -20,-22 -26,8 -22,32 -10,38 -3,26*', '3,-38* 20,-22 26,8 22,32 10,38 3,26*')
  },
  /** A gazelle's, narrow and deep. */
  slimCloven(pad) {
    pad.black(pad.ink.leaf(-8, 34, -84, 78, 17, { belly: 0.3 }), pad.ink.leaf(8, 34, -96, 78, 17, { belly: 0.3 }))
  },
  toes(pad) {
    for (const turn of [-124, -90, -56])
      pad.black(
        pad.ink.tube(
          [
            [0, 26, 9],
            [...ray(turn, 34, 0, 26), 7],
            [...ray(turn, 62, 0, 26), 3],
          ],
          { root: true },
        ),
      )
    pad.black(pad.ink.tube('0,24@8 1,48@3', { root: true }))
  },
  /** Three long ones and no heel: a wader's. */
  longToes(pad) {
    for (const turn of [-132, -90, -48])
      pad.black(
        pad.ink.tube(
          [
            [0, 34, 7],
            [...ray(turn, 44, 0, 34), 5],
            [...ray(turn, 80, 0, 34), 2],
          ],
          { root: true },
        ),
      )
    pad.black(pad.ink.ellipse(0, 36, 8, 7))
  },
  /** An owl's: two before and two behind. */
  owlToes(pad) {
    for (const turn of [-112, -68, 38, 142])
      pad.black(
        pad.ink.tube(
          [
            [0, 4, 10],
            [...ray(turn, 28, 0, 4), 9],
            [...ray(turn, 46, 0, 4), 3],
          ],
          { root: true },
        ),
      )
    pad.black(pad.ink.ellipse(0, 4, 9, 9))
  },
  web(pad) {
    const { ink } = pad
    pad.grey('-44,-26* -34,-16 -26,-18 -16,-42* -8,-28 8,-28 17,-42* 27,-18 35,-16 45,-26* 26,22 0,34 -26,22')
    pad.black(
      ink.clay(
        [
          ...(
            [
              [-128, 64],
              [-104, 74],
              [-76, 74],
              [-52, 64],
            ] as const
          ).map(([turn, far]) =>
            ink.tube(
              [
                [0, 36, 12],
                [...ray(turn, far * 0.6, 0, 36), 8],
                [...ray(turn, far, 0, 36), 13],
              ],
              { root: true, round: 1 },
            ),
          ),
          ink.ellipse(0, 40, 12, 13),
        ],
        4,
      ),
    )
  },
  /** A duck's: three toes. */
  duck(pad) {
    const { ink } = pad
    pad.grey('-38,-24* -20,-18 0,-40* 20,-18 38,-24* 16,34 -16,34')
    for (const turn of [-122, -90, -58])
      pad.black(
        ink.tube(
          [
            [0, 38, 10],
            [...ray(turn, 40, 0, 38), 7],
            [...ray(turn, turn === -90 ? 80 : 72, 0, 38), 4],
          ],
          { root: true },
        ),
      )
  },
  sucker(pad) {
    for (const [x, y] of [
      [-36, -8],
      [-14, -32],
      [14, -32],
      [36, -8],
    ] as const) {
      pad.line(7, [
        [0, 34],
        [x * 0.6, y * 0.3 + 8],
        [x, y],
      ])
      pad.black(pad.ink.ellipse(x, y, 10.5, 10))
    }
    pad.black(pad.ink.ellipse(0, 36, 10, 8))
  },
  boot(pad) {
    const { ink } = pad
    pad.black('-6,-48 14,-46 24,-26 20,-2* -20,0* -24,-24')
    pad.black('-15,10* 17,9* 18,34 10,46 -10,46 -17,36')
    for (const y of [-36, -26, -16, -7])
      ink.line(
        [
          [-24, y + 3],
          [0, y - 2],
          [24, y + 2],
        ],
        { width: 3.2, white: true, bare: true, profile: 'even' },
      )
    for (const y of [20, 31])
      ink.line(
        [
          [-20, y],
          [20, y - 1],
        ],
        { width: 3.2, white: true, bare: true, profile: 'even' },
      )
  },
  shoe(pad) {
    pad.black('-4,-48 12,-46 19,-26 15,-2 8,6* -10,7* -16,-4 -20,-28', '-11,16* 10,15* 12,32 5,42 -7,42 -13,32')
  },
  slipper(pad) {
    pad.ink.stipple(SOLE, { spacing: 3.6, radius: 1.7 })
    pad.line(3.4, `${SOLE} -4,-46`)
  },
  sock(pad) {
    const { ink } = pad
    ink.clip(SOLE, () => {
      for (let row = 0; row < 9; row++)
        for (let i = -3; i < 4; i++)
          pad.line(3, [
            [i * 9 - 4, -46 + row * 11],
            [i * 9, -39 + row * 11],
            [i * 9 + 4, -46 + row * 11],
          ])
    })
    pad.black('-11,28 0,24 13,27 12,42 -6,44')
  },
  stump(pad) {
    pad.black(pad.ink.ellipse(0, 10, 34, 33))
    for (const x of [-24, 0, 24]) pad.black(pad.ink.ellipse(x, -30 + Math.abs(x) * 0.3, 10, 7, x))
  },
  /** An elephant's: cracked like mud. */
  elephant(pad) {
    const { ink } = pad
    pad.black(ink.ellipse(0, 4, 40, 40))
    for (const path of [
      '-38,0 -10,6 -2,-14 8,-36',
      '-10,6 -4,24 -18,38',
      '-2,-14 16,0 38,-4',
      '16,0 18,20 30,30',
      '-4,24 18,20',
    ])
      ink.line(path, { width: 2.6, white: true, bare: true, profile: 'even' })
    for (const [x, y] of [
      [-28, -34],
      [-10, -43],
      [10, -43],
      [28, -34],
    ] as const)
      pad.black(ink.ellipse(x, y, 8, 5, x * 1.3))
  },
  block(pad) {
    const { ink } = pad
    pad.black('-30,-40* 31,-39* 30,42* -31,40*')
    for (const path of ['-30,-12 31,-13', '-30,16 31,15', '0,-40 0,-12', '-14,-12 -14,16', '16,-12 16,16', '2,16 2,42'])
      ink.line(path, { width: 4, white: true, bare: true, profile: 'even' })
  },
  hand(pad) {
    const { ink } = pad
    pad.black(
      ink.clay(
        [
          ink.ellipse(0, 18, 20, 22),
          ...(
            [
              [-112, 56],
              [-96, 62],
              [-80, 60],
              [-64, 52],
            ] as const
          ).map(([turn, far]) =>
            ink.tube(
              [
                [0, 20, 11],
                [...ray(turn, far, 0, 20), 9],
              ],
              { root: true, round: 1 },
            ),
          ),
          ink.tube('8,26@12 36,8@9', { root: true, round: 1 }),
        ],
        3,
      ),
    )
  },
  /** A mole's: a shovel with nails. */
  shovelHand(pad) {
    const { ink } = pad
    pad.black(ink.ellipse(0, 18, 30, 22))
    for (const turn of [-150, -122, -96, -70, -42])
      pad.black(ink.leaf(...ray(turn, 22, 0, 16), turn, 34, 12, { tip: 0.1 }))
  },
  knuckles(pad) {
    for (const [x, y] of [
      [-28, -4],
      [-10, -14],
      [9, -14],
      [27, -4],
    ] as const)
      pad.black(pad.ink.ellipse(x, y, 8.6, 11, x * 0.5))
    pad.black(pad.ink.ellipse(30, 24, 7, 11, -50))
  },
  root(pad) {
    const { ink } = pad
    pad.black(ink.ellipse(0, 6, 13, 13))
    for (const [turn, far] of [
      [-150, 44],
      [-110, 52],
      [-64, 46],
      [-20, 48],
      [30, 40],
      [88, 46],
      [142, 44],
    ] as const) {
      const [x, y] = ray(turn + 14, far * 0.6, 0, 6)
      ink.line([[0, 6], [x, y], [...ray(turn, far, 0, 6)]], { width: 8, alpha: ALPHA, profile: 'flick' })
      ink.line([[x, y], [...ray(turn + 34, far * 0.9, 0, 6)]], { width: 4, alpha: ALPHA, profile: 'flick' })
    }
  },
  flipper(pad) {
    pad.black('-6,44* -16,16 -26,-14 -18,-40 0,-48 20,-40 28,-12 16,18 8,44*')
    for (const x of [-10, 2, 14])
      pad.ink.line(
        [
          [x * 0.4, 34],
          [x, 0],
          [x * 1.3, -42],
        ],
        { width: 2.6, white: true, bare: true, profile: 'swell' },
      )
  },
  /** A hare's hind foot: long. */
  hareFoot(pad) {
    pad.black(pad.ink.clay([pad.ink.ellipse(0, 22, 13, 26), pad.ink.ellipse(0, -8, 16, 14)], 6))
    toes(pad, [
      [-14, -28, 5.6],
      [-5, -36, 6],
      [6, -36, 6],
      [15, -28, 5.6],
    ])
  },
  /** A dinosaur's: three toes like logs. */
  saurian(pad) {
    const { ink } = pad
    pad.black(
      ink.clay(
        [
          ink.ellipse(0, 26, 18, 18),
          ...[-130, -90, -50].map((turn) =>
            ink.tube(
              [
                [0, 24, 22],
                [...ray(turn, 34, 0, 24), 19],
                [...ray(turn, 54, 0, 24), 11],
              ],
              { root: true, round: 1 },
            ),
          ),
        ],
        4,
      ),
    )
    for (const turn of [-130, -90, -50]) pad.black(ink.leaf(...ray(turn, 58, 0, 24), turn, 18, 11, { belly: 0.2 }))
  },
  /** The tip of an insect's leg, which scratches as it is set down. */
  pin(pad) {
    pad.black(pad.ink.ellipse(0, 0, 4.4, 4.8))
    pad.ink.line('0,2 3,8 2,13', { width: 2.4, alpha: ALPHA, profile: 'flick' })
  },
  /** The end of a stilt, with its grain. */
  stilt(pad) {
    pad.black('-12,-12* 12,-12* 12,12* -12,12*')
    pad.ink.line('-4,-4 4,-5 5,4 -3,4', { width: 2.4, white: true, bare: true, profile: 'even' })
  },
  castor(pad) {
    pad.even(6, '-4,44 -3,8', '-3,8 -10,-8 -2,-22 8,-14 2,2')
    pad.even(5, '10,44 11,16')
  },
  /** A turned claw that holds a ball. */
  ballClaw(pad) {
    const { ink } = pad
    pad.black(ink.ellipse(0, 10, 18, 18))
    ink.black(ink.ellipse(0, 10, 10, 10), { white: true, bare: true })
    for (const turn of [-130, -90, -50]) pad.black(ink.leaf(...ray(turn, 14, 0, 10), turn, 34, 13, { tip: 0.2 }))
  },
  chairFoot(pad) {
    pad.even(5, [...Array.from({ length: 13 }, (_, i) => [...ray(i * 30, 17)])])
    pad.black(pad.ink.ellipse(0, 0, 8, 8))
  },
  ring(pad) {
    pad.even(7, [...Array.from({ length: 15 }, (_, i) => [...ray(i * 24 - 60, 36)])])
    pad.even(3, [...Array.from({ length: 11 }, (_, i) => [...ray(i * 24 + 10, 27)])])
  },
  slime(pad) {
    pad.black('-10,60 -26,36 -8,14 -22,-10 -4,-34 -10,-58* 12,-60* 20,-36 4,-10 20,14 4,38 14,60')
    pad.ink.line('-2,52 -10,34 6,14 -6,-10 8,-34 2,-54', { width: 5, white: true, bare: true, profile: 'swell' })
  },
  tyre(pad) {
    pad.even(2.6, '-12,-62 -12,62', '12,-62 12,62')
    for (let y = -56; y < 60; y += 12)
      pad.line(6, [
        [-10, y + 5],
        [0, y - 4],
        [10, y + 5],
      ])
  },
  spokes(pad) {
    pad.even(10, '0,-62 0,62')
    for (let y = -54; y < 60; y += 14)
      pad.ink.line(
        [
          [-5, y],
          [5, y + 3],
        ],
        { width: 3, white: true, bare: true, profile: 'even' },
      )
  },
  rail(pad) {
    pad.even(6, '0,-62 0,62')
    pad.even(2, '7,-62 7,62')
  },
  spring(pad) {
    pad.black('-34,-24* 34,-25* 35,26* -35,25*')
    pad.ink.line([...Array.from({ length: 16 }, (_, i) => [...ray(i * 50, 4 + i)])], {
      width: 3.4,
      white: true,
      bare: true,
      profile: 'even',
    })
  },
  screw(pad) {
    pad.even(5, [...Array.from({ length: 34 }, (_, i) => [...ray(i * 34, 3 + i * 1.15)])])
    pad.black(pad.ink.ellipse(0, 0, 4, 4))
  },
  bristles(pad) {
    const random = pad.ink.fork('bristles')
    for (let row = 0; row < 9; row++)
      for (let i = 0; i < 11; i++)
        pad.black(pad.ink.ellipse(-40 + i * 8 + random.signed(), -32 + row * 8 + random.signed(), 2, 2.4))
  },
  comb(pad) {
    for (let i = 0; i < 11; i++) pad.black(pad.ink.ellipse(-45 + i * 9, i % 2 ? -20 : 16, 3.4, 6))
    pad.line(2, '-50,40 0,36 50,41', '-50,48 0,44 50,49')
  },
  broom(pad) {
    pad.ink.between('-46,-40 -38,0 -44,44', '44,-44 36,0 46,40', 17, {
      width: 3,
      alpha: ALPHA,
      jitter: 0.6,
      profile: 'swell',
    })
  },
  mop(pad) {
    for (const [x, y, turn] of [
      [-22, -24, 10],
      [14, -30, -16],
      [-8, 4, 30],
      [24, 6, -8],
      [-24, 30, -20],
      [12, 36, 14],
    ] as const) {
      pad.ink.line(
        [
          [x - 18, y + turn * 0.3],
          [x - 6, y - 6],
          [x + 6, y + 5],
          [x + 18, y - turn * 0.3],
        ],
        { width: 8, alpha: 0.6, profile: 'swell' },
      )
    }
  },
  ladder(pad) {
    pad.even(4, '-22,-58 -22,58', '22,-58 22,58')
    for (let y = -48; y < 56; y += 19)
      pad.even(4, [
        [-22, y],
        [22, y - 1],
      ])
  },
  /** A drag of a tail between the feet. */
  drag: (pad) => pad.line(6, '-3,60 5,34 -5,4 4,-24 -2,-60'),
  sawDrag(pad) {
    for (let y = -54; y < 58; y += 12)
      pad.black([
        [-2, y, 1, 1],
        [11, y + 6, 1, 1],
        [-2, y + 12, 1, 1],
      ])
  },
  // What else was lost, spilt or left on the way.
  spark: (pad) => pad.black('0,-12* 3,-3 12,0* 3,3 0,12* -3,3 -12,0* -3,-3'),
  drop: (pad) => pad.black('0,-11* 6,1 4,7 -4,7 -6,1'),
  leaf(pad) {
    pad.black(pad.ink.leaf(-14, 5, -18, 30, 15))
    pad.ink.line('-12,4 10,-3', { width: 1.8, white: true, bare: true, profile: 'swell' })
  },
  needle: (pad) => pad.line(3, '-16,5 16,-5'),
  crumb: (pad) => pad.black('-5,-3* 2,-6 6,0* 3,5 -4,4*'),
  brickDust: (pad) => pad.black('-8,-5* 8,-6* 9,5* -8,6*'),
  note(pad) {
    pad.black(pad.ink.ellipse(-4, 8, 6, 4.6, -20))
    pad.even(2.6, '1,7 1,-14 9,-8')
  },
  feather(pad) {
    pad.black(pad.ink.leaf(-14, 10, -36, 34, 11, { bend: 4 }))
    pad.ink.line('-16,11 8,-6', { width: 1.6, white: true, bare: true, profile: 'even' })
  },
  petal: (pad) => pad.black(pad.ink.leaf(-12, 2, -6, 25, 15, { belly: 0.6, tip: 0.7 })),
  star(pad) {
    pad.black(Array.from({ length: 10 }, (_, i) => [...ray(i * 36 - 90, i % 2 ? 5 : 12), 1, 1]))
  },
  hair: (pad) => pad.line(2.6, '-12,6 -4,-4 6,2 14,-7'),
  thread: (pad) => pad.line(2.4, '-26,8 -14,-6 -4,8 6,-4 16,6 26,-6'),
  shaving: (pad) => pad.line(4, '-12,6 -6,-8 4,-8 7,2 -1,6 -3,0'),
  chip: (pad) => pad.black('-7,4* 0,-8* 8,3*'),
  stud: (pad) => pad.black(pad.ink.ellipse(0, 0, 4.6, 4.6)),
  hole(pad) {
    pad.even(4, [...Array.from({ length: 11 }, (_, i) => [...ray(i * 36, 9)])])
  },
  wax: (pad) =>
    pad.black(
      pad.ink.clay([pad.ink.ellipse(0, 0, 9, 8), pad.ink.ellipse(7, 6, 6, 5), pad.ink.ellipse(-7, 4, 5, 4)], 3),
    ),
  pea: (pad) => pad.black(pad.ink.ellipse(0, 0, 6, 6)),
  quill: (pad) => pad.black(pad.ink.leaf(-20, 6, -16, 42, 5, { belly: 0.4 })),
  key: (pad) => {
    pad.even(3.4, [...Array.from({ length: 11 }, (_, i) => [...ray(i * 36, 7, -12)])])
    pad.even(3.4, '-5,0 18,0', '12,0 12,7', '18,0 18,7')
  },
  zigzag: (pad) => pad.even(3.4, '-22,4 -14,-5 -6,5 2,-5 10,5 18,-5 24,3'),
  weight: (pad) => pad.black('-24,-10* 24,-11* 16,0 24,11* -24,12* -16,0'),
  bell(pad) {
    pad.even(5, [...Array.from({ length: 8 }, (_, i) => [...ray(i * 24 + 6, 30)])])
  },
  book(pad) {
    for (const y of [-6, 0, 6])
      pad.line(2, [
        [-16, y],
        [-4, y - 2],
        [16, y],
      ])
  },
  pan: (pad) => pad.even(5, [...Array.from({ length: 14 }, (_, i) => [...ray(i * 26, 26)])], '26,0 48,-8'),
  blot(pad) {
    pad.black(
      pad.ink.clay(
        [
          pad.ink.ellipse(0, 0, 12, 11),
          pad.ink.ellipse(10, 8, 6, 5),
          pad.ink.ellipse(-10, 5, 5, 6),
          pad.ink.ellipse(4, -12, 4, 5),
        ],
        3,
      ),
    )
  },
  bow(pad) {
    pad.black('0,0* -16,-10* -16,10*', '0,0* 16,-10* 16,10*')
  },
  hat(pad) {
    pad.black('-18,6* 18,5* 18,10* -18,11*', '-10,5* -9,-12* 9,-12* 10,5*')
  },
} as const satisfies Record<string, DrawStamp>

/** Presses one stamp on the ground about 0, 0. */
export function drawStamp(ink: Ink, kind: StampKind): void {
  STAMPS[kind]({
    ink,
    black: (...shapes) => {
      for (const shape of shapes) ink.black(shape, { alpha: ALPHA })
    },
    grey: (...shapes) => {
      for (const shape of shapes) ink.black(shape, { alpha: ALPHA * 0.5 })
    },
    line: (width, ...paths) => ink.lines(paths, { width, alpha: ALPHA, profile: 'swell' }),
    even: (width, ...paths) => ink.lines(paths, { width, alpha: ALPHA, profile: 'even' }),
  })
}
