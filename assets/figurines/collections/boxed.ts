import type { Ink } from '../../ink/ink'
import { onBase, standShadow } from '../kit/bases'
import { drawFolds } from '../kit/props'
import { made, type Stuff } from '../kit/stuff'

/** One sock: from the chest, over its heel, to its toe. */
interface Sock {
  readonly spine: string
  readonly stuff: Stuff
  /** Every how many points of its spine there is a stripe; none when 0. */
  readonly stripes: number
  /** Where its buttons look out, and the way the toe points. */
  readonly eyes: readonly (readonly [x: number, y: number])[]
}

const SOCKS: readonly Sock[] = [
  {
    spine: '-46,-50@24 -76,-104@23 -62,-150@23 -84,-196@23 -96,-208@24 -112,-192@22',
    stuff: 'bright',
    stripes: 9,
    eyes: [
      [-104, -206],
      [-94, -212],
    ],
  },
  {
    spine: '50,-50@24 84,-96@23 66,-140@23 88,-176@24 108,-186@23 116,-164@20',
    stuff: 'stone',
    stripes: 14,
    eyes: [
      [104, -192],
      [113, -184],
    ],
  },
  {
    spine: '-14,-50@25 -34,-100@24 -8,-150@24 -30,-202@25 -18,-236@25 8,-234@22',
    stuff: 'black',
    stripes: 10,
    eyes: [
      [-8, -244],
      [4, -243],
    ],
  },
  {
    spine: '22,-50@24 40,-96@23 24,-140@23 44,-182@24 66,-204@23 84,-194@20',
    stuff: 'dusk',
    stripes: 0,
    eyes: [
      [66, -212],
      [77, -208],
    ],
  },
  {
    spine: '0,-46@24 -6,-78@23 12,-108@23 -2,-132@23 -26,-138@22 -36,-122@19',
    stuff: 'bright',
    stripes: 12,
    eyes: [
      [-24, -146],
      [-34, -138],
    ],
  },
]

/** The Chest of Single Socks: they have heard of one another. */
export function drawSocks(ink: Ink): void {
  onBase(ink, 'rug', { half: 88, height: 16 }, () => {
    standShadow(ink, -80, 86)
    made(ink, '-74,-62* -80,-104 -66,-122* 64,-126* 82,-106 76,-62*', 'dusk', { from: 0.4 })
    made(ink, '-64,-66* -68,-100 -58,-112* 58,-115* 70,-102 66,-66*', 'black', { rim: 0 })
    for (const sock of SOCKS) drawSock(ink, sock)
    const front = made(ink, '-78,-64* 78,-66* 72,0* 0,3 -72,1*', 'dusk', { from: 0.42, angle: -86 })
    ink.clip(front, () => drawFolds(ink, 'dusk', ['-70,-44 0,-42 72,-45', '-68,-22 0,-20 70,-23'], 2))
    made(ink, '-82,-70* 0,-66 82,-72* 82,-58* 0,-53 -82,-56*', 'stone', { width: 2.4 })
    for (const x of [-54, 54]) {
      ink.black(`${x - 6},-62* ${x + 6},-62* ${x + 5},1* ${x - 5},1*`)
      for (const y of [-50, -30, -10]) ink.dot(x, y, 1.7, { white: true })
    }
    made(ink, '-13,-62* 13,-63* 14,-38* 0,-32 -13,-37*', 'bright', { width: 2.3 })
    ink.black('-3,-54* 3,-54* 2,-49* 4,-41* -4,-41* -2,-49*')
    made(ink, '20,-62* 42,-62* 46,-40 58,-34 56,-24 36,-26 28,-38*', 'bright', {
      width: 2.3,
      halo: 1.2,
      inside: () => ink.lines(['18,-54 48,-54', '24,-44 48,-45'], { width: 3.6, profile: 'even' }),
    })
  })
}

function drawSock(ink: Ink, { spine, stuff, stripes, eyes }: Sock): void {
  const { points } = ink.path(spine)
  made(ink, ink.tube(spine, { round: 1 }), stuff, {
    halo: 1.4,
    from: 0.46,
    inside: () => {
      if (stripes === 0) return
      for (let i = stripes; i < points.length - 12; i += stripes) {
        const [at, next] = [points[i], points[i + 1]]
        if (!at || !next) continue
        const [from, to] = [ink.toLocal(at.x, at.y), ink.toLocal(next.x, next.y)]
        const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
        const [acrossX, acrossY] = [(-(to.y - from.y) / long) * 14, ((to.x - from.x) / long) * 14]
        const stripe = [
          [from.x + acrossX, from.y + acrossY],
          [from.x - acrossX, from.y - acrossY],
        ]
        ink.line(stripe, { width: stripes * 0.42, profile: 'even', white: stuff === 'black' })
      }
    },
  })
  for (const [x, y] of eyes) {
    made(ink, ink.ellipse(x, y, 5.4, 5.6), 'bright', { width: 1.9, halo: 0.6, from: false })
    ink.dot(x, y + 0.6, 2.3)
  }
}

/** What each bottle looks like, its sigh, and where on the shelf it stands. */
const SIGHS: readonly (readonly [x: number, y: number, shape: 'flask' | 'tall' | 'square' | 'gourd', scale: number])[] =
  [
    [-66, -116, 'tall', 1],
    [-26, -116, 'flask', 1],
    [20, -116, 'gourd', 1],
    [64, -116, 'square', 1],
    [-56, -14, 'square', 1.12],
    [0, -14, 'gourd', 1.16],
    [58, -14, 'tall', 1.1],
  ]

const BOTTLES = {
  flask: '-7,-62* -7,-44 -24,-12 -20,0* 20,0* 24,-12 7,-44 7,-62*',
  tall: '-7,-74* -7,-58 -16,-48 -16,0* 16,0* 16,-48 7,-58 7,-74*',
  square: '-7,-62* -7,-52 -20,-46* -20,0* 20,0* 20,-46* 7,-52 7,-62*',
  gourd: '-7,-72* -8,-62 -15,-52 -10,-42 -22,-26 -20,-6 -10,0* 10,0* 20,-6 22,-26 10,-42 15,-52 8,-62 7,-72*',
} as const

/** The Shelf of Sighs: opened one at a time, and never on a Monday. */
export function drawSighs(ink: Ink): void {
  onBase(ink, 'plinth', { half: 94, height: 30, plate: true }, () => {
    for (const [x, y, shape, scale] of SIGHS) {
      ink.at(x, y, { scale }, () => drawSigh(ink, BOTTLES[shape], shape === 'tall' || shape === 'gourd' ? -73 : -61, x))
    }
    for (const y of [-116, -14]) {
      made(ink, `-100,${y}* 100,${y - 2}* 101,${y + 10}* -100,${y + 12}*`, 'bright', { width: 2.6, from: 0.7 })
      drawFolds(ink, 'bright', [`-80,${y + 6} -30,${y + 5}`, `20,${y + 5} 84,${y + 4}`], 1.2)
    }
    made(ink, '-104,-222* 0,-244 104,-226* 104,-214* 0,-230 -104,-210*', 'bright', { width: 2.7, from: 0.6 })
    for (const side of [-1, 1])
      made(ink, `${side * 90},-214* ${side * 102},-214* ${side * 102},2* ${side * 90},2*`, 'stone', { width: 2.6 })
    made(ink, ink.ellipse(0, -248, 9, 8), 'dusk', { width: 2.4 })
  })
}

/** A sigh, with the face of whoever heaved it. */
function drawSigh(ink: Ink, bottle: string, cork: number, seed: number): void {
  const glass = made(ink, bottle, 'stone', { from: 0.7, halo: 1.4 })
  const tall = cork < -70
  ink.clip(glass, () => {
    const y = tall ? -28 : -22
    const breath = ink.clay(
      [
        ink.ellipse(0, y, 13, 13),
        ink.tube(`4,${y - 10}@10 -5,${y - 22}@7 4,${y - 32}@4`, { root: true }),
        ink.ellipse(-8, y + 12, 8, 6),
      ],
      4,
    )
    made(ink, breath, 'bright', { width: 1.8, halo: 0, from: false })
    const droop = seed % 3 === 0 ? 2 : 0
    ink.lines([`-8,${y - 3 + droop} -5,${y - 1} -2,${y - 4}`, `3,${y - 4} 6,${y - 1} 9,${y - 3 + droop}`], {
      width: 1.8,
    })
    ink.black(ink.ellipse(0.6, y + 5, 2.6, 3.6))
    ink.lines([`-9,${y - 8} -4,${y - 10}`, `4,${y - 10} 10,${y - 8}`], { width: 1.3 })
  })
  ink.line(tall ? '-12,-40 -12,-12' : '-14,-24 -15,-8', { width: 2.4, white: true })
  made(ink, `-7,${cork - 12}* 7,${cork - 12}* 6,${cork + 4}* -6,${cork + 4}*`, seed % 2 === 0 ? 'black' : 'bright', {
    width: 2,
    halo: 0.6,
  })
}

/** The Tray of Moths: the eighth was only resting. */
export function drawMoths(ink: Ink): void {
  onBase(ink, 'books', { half: 70, height: 42 }, () => {
    made(ink, '58,0* 66,-4* 40,-190* 32,-186*', 'dusk', { width: 2.5 })
    made(ink, '-84,-4* -80,-22* 86,-26* 92,-6* 0,2', 'dusk', { width: 2.6 })
    ink.at(0, -18, { rotate: -5 }, () => {
      made(ink, '-88,-200* 84,-206* 96,-2* -96,2*', 'dusk', { from: 0.46, width: 3 })
      made(ink, '-76,-190* 74,-195* 84,-12* -84,-9*', 'bright', { width: 2.2, halo: 0, from: 0.8 })
      ink.wash('-76,-190* 74,-195* 75,-184* -66,-180* -72,-9* -84,-9*', { alpha: 0.4 })
      const places: readonly (readonly [x: number, y: number, scale: number, stuff: Stuff])[] = [
        [-44, -150, 1.06, 'black'],
        [4, -156, 0.86, 'dusk'],
        [50, -152, 1, 'stone'],
        [-46, -92, 0.84, 'stone'],
        [2, -98, 1.2, 'black'],
        [-50, -36, 0.96, 'dusk'],
        [4, -40, 0.84, 'bright'],
        [56, -38, 1.02, 'black'],
      ]
      for (const [x, y, scale, stuff] of places)
        ink.at(x, y, { scale, rotate: (x % 7) - 3 }, () => drawPinnedMoth(ink, stuff))
      ink.at(54, -94, { rotate: 8 }, () => {
        made(ink, '-16,-18* 14,-20* 16,14* 6,18 -15,16*', 'paper', { width: 2, halo: 0.8, from: 0.8 })
        ink.lines(['-10,-6 0,-7 9,-6', '-10,0 4,-1', '-10,6 6,5'], { width: 1.5, profile: 'pen' })
        made(ink, ink.ellipse(0, -16, 4, 4), 'black', { rim: 0.8 })
      })
      for (const [x, y] of [
        [-88, -198],
        [84, -203],
        [92, -4],
        [-92, -1],
      ] as const)
        ink.line(`${x - 5},${y - 2} ${x + 5},${y + 3}`, { width: 1.8 })
      ink.line('40,-176 66,-120', { width: 2.4, white: true })
    })
  })
}

function drawPinnedMoth(ink: Ink, stuff: Stuff): void {
  for (const side of [-1, 1] as const) {
    made(ink, `0,2* ${side * 12},4 ${side * 22},16 ${side * 14},26 ${side * 4},16*`, stuff, {
      width: 1.9,
      halo: 0.4,
      rim: 1,
    })
    made(ink, `0,-6* ${side * 14},-22 ${side * 30},-20 ${side * 26},0 ${side * 8},6*`, stuff, {
      width: 2,
      halo: 0.5,
      rim: 1,
    })
    ink.dot(side * 19, -9, 4, { white: true })
    ink.dot(side * 19, -9, 1.8)
    ink.line(`${side * 2},-11 ${side * 6},-20 ${side * 10},-24`, { width: 1.4, profile: 'flick' })
  }
  made(ink, ink.ellipse(0, 2, 4.4, 13), stuff === 'black' ? 'stone' : 'black', { width: 1.7, halo: 0.5, rim: 0 })
  made(ink, ink.ellipse(0, -2, 2.6, 2.6), 'bright', { width: 1.3, halo: 0, from: false })
}
