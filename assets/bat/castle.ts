import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { lerp } from '../ink/numbers'
import { PLUM } from '../ink/palette'
import type { PathSource } from '../ink/path'
import { AIR, drawBlock, throwShadow } from './flats'
import { HINGE, PIECES } from './shared'

interface Tower {
  x: number
  half: number
  foot: number
  top: number
  lean: number
  /** How high its roof is; none at 0. */
  roof: number
}

const TOWERS: readonly Tower[] = [
  { x: 208, half: 27, foot: 10, top: -168, lean: 7, roof: 96 },
  { x: -208, half: 25, foot: 10, top: -132, lean: -6, roof: 88 },
  { x: 130, half: 37, foot: 10, top: -282, lean: 12, roof: 134 },
  { x: -122, half: 31, foot: 10, top: -240, lean: -20, roof: 128 },
]
/** The keep, whose roof is the nib of a pen, and lifts. */
const KEEP: Tower = { x: 2, half: 54, foot: 10, top: -318, lean: 6, roof: 0 }
const NIB = { x: 8, top: -318, lean: 6, half: 54, high: 178 } as const
const TURRET: Tower = { x: 71, half: 15, foot: -196, top: -286, lean: 1, roof: 66 }
/** What the turret stands on, out of the wall of the keep. */
const CORBEL = '54,-202* 88,-202* 88,-194* 82,-186* 82,-180* 74,-170* 74,-164* 58,-140* 52,-140*'
const GATE: readonly Tower[] = [
  { x: -100, half: 23, foot: 16, top: -108, lean: -2, roof: 54 },
  { x: -14, half: 23, foot: 16, top: -114, lean: 2, roof: 50 },
]

/** The windows: their feet, width, height and tilt. */
const WINDOWS = [
  [3, -268, 15, 32, 1],
  [5, -214, 12, 26, 1],
  [-20, -132, 11, 24, 0],
  [22, -136, 11, 24, 0],
  [-139, -192, 10, 24, -5],
  [-133, -138, 9, 20, -5],
  [136, -232, 11, 26, 3],
  [132, -152, 9, 22, 3],
  [140, -112, 8, 18, 2],
  [-206, -96, 8, 18, -2],
  [210, -124, 9, 20, 3],
  [206, -40, 8, 16, 0],
  [72, -250, 7, 17, 0],
  [92, -64, 9, 20, 0],
  [-190, -24, 8, 16, 0],
  [-128, -34, 8, 16, 0],
  [150, -34, 8, 16, 0],
] as const

/** The castle on its crag, about the middle of its foot: without its highest roof, its bell and its flags, and with holes where pieces come off. */
export function drawCastle(ink: Ink): void {
  for (const shape of silhouette(ink)) throwShadow(ink, shape, 0.26)
  drawWhole(ink)
  for (const { outline } of PIECES) ink.hole(ink.path(outline, true))
}

/** How far a piece that still holds covers what is round its hole, so that no seam is seen before it breaks, in scene units. */
const COVERS = 5

/** One of the pieces that come off, just where it was: first as each holds, then the break that each leaves. */
export function drawPiece(ink: Ink, frame: number): void {
  const piece = PIECES[frame % PIECES.length]
  if (!piece) throw new Error(`The castle has no piece ${frame}.`)
  const outline = ink.path(piece.outline, true)
  // The fresh edges of the stone are lighter.
  const drawBreak = () => ink.line(piece.edge, { width: 3.4, gouache: AIR.far, profile: 'even', wobble: 0 })
  if (frame >= PIECES.length) {
    ink.clip(outline, drawBreak, { outside: true })
  } else {
    ink.clip(outline, () => {
      for (const shape of silhouette(ink)) throwShadow(ink, shape, 0.26)
    })
    ink.clip(covering(ink, piece), () => drawWhole(ink))
  }
}

/** The outline of a piece, grown away from its middle. */
function covering(ink: Ink, { outline, x, y }: (typeof PIECES)[number]) {
  const grown = outline.split(' ').map((corner) => {
    const [left = x, top = y] = corner.split(',').map(Number.parseFloat)
    const far = Math.hypot(left - x, top - y)
    return [left + ((left - x) / far) * COVERS, top + ((top - y) / far) * COVERS, 1, 1]
  })
  return ink.path(grown, true)
}

/** Roughly all of it: what throws the shadow. */
function silhouette(ink: Ink): readonly PathSource[] {
  return [...TOWERS, KEEP, TURRET].flatMap((tower) => {
    const roof = tower.roof > 0 ? [ink.path(roofOf(tower), true)] : []
    return [ink.path(bodyOf(tower), true), ...roof]
  })
}

function drawWhole(ink: Ink): void {
  drawCrag(ink)
  for (const tower of TOWERS) drawTower(ink, tower)
  drawChapel(ink)
  drawTower(ink, KEEP)
  drawBlock(ink, CORBEL)
  drawTower(ink, TURRET)
  drawCurtain(ink)
  drawGate(ink)
  for (const [x, y, width, height, tilt] of WINDOWS) drawWindow(ink, x, y, width, height, tilt)
}

/** The slabs of the crag, from the left: where each begins, how far down it stands out, how light the plane is that leans to the moon. */
const SLABS = [
  { x: -254, ledge: 44, deep: 120 },
  { x: -206, ledge: 22, deep: 96 },
  { x: -150, ledge: 30, deep: 176 },
  { x: -96, ledge: 20, deep: 92 },
  { x: -30, ledge: 26, deep: 150 },
  { x: 22, ledge: 18, deep: 84 },
  { x: 84, ledge: 28, deep: 168 },
  { x: 140, ledge: 20, deep: 104 },
  { x: 196, ledge: 36, deep: 138 },
  { x: 246, ledge: 60, deep: 90 },
] as const

/** The rock under it: slabs that stand on end, hard-edged, each with a plane that leans to the moon, and cracks. */
function drawCrag(ink: Ink): void {
  drawBlock(
    ink,
    '-246,8* -238,44* -266,66* -254,112* -292,138* -284,186* -330,230* 330,230* 318,196* 286,176* 294,124* 262,98* 268,52* 242,6* 150,-8* 60,4* -60,-6* -160,4*',
  )
  const random = ink.fork('crag')
  for (const { x, ledge, deep } of SLABS) {
    const wide = random.between(24, 40)
    const slip = random.between(6, 18)
    const plane = ink.path(
      `${x},${ledge}* ${x + wide * 0.56},${ledge - 8}* ${x + wide},${ledge + 6}* ${x + wide - slip * 0.4},${ledge + deep * 0.5}* ${x + wide * 0.9 - slip},${ledge + deep * 0.86}* ${x + wide * 0.4 - slip},${ledge + deep}* ${x - slip},${ledge + deep * 0.9}* ${x - slip * 0.6},${ledge + deep * 0.46}*`,
      true,
    )
    ink.cut(plane, { fill: AIR.near })
    const lit = `${x},${ledge}* ${x + wide * 0.56},${ledge - 8}* ${x + wide},${ledge + 6}* ${x + wide * 0.8},${ledge + 15}* ${x + wide * 0.4},${ledge + 10}*`
    ink.cut(ink.path(lit, true), { fill: AIR.middle })
    for (let crack = 0; crack < 3; crack++) {
      const y = ledge + deep * (0.25 + 0.22 * crack) + random.signed() * 8
      const from = x - slip + random.between(0, wide * 0.4)
      ink.line(`${from},${y}* ${from + 9},${y + 7}* ${from + 15},${y + 3}* ${from + 28},${y + 13}`, {
        ...{ width: random.between(1.6, 3), profile: 'flick' },
      })
    }
  }
}

/** How far a tower leans at that height. */
function middleAt({ x, lean, foot, top }: Tower, y: number): number {
  return x + lean * ((foot - y) / (foot - top))
}

/** A tower, crooked: it flares at its head, where its roof sits on it like a hat. */
function bodyOf(tower: Tower): string {
  const { x, half, foot, top } = tower
  const flare = half * 1.24
  const neck = top + half * 0.9
  const waist = lerp(foot, neck, 0.5)
  const at = (y: number) => middleAt(tower, y)
  return [
    `${x - half * 1.1},${foot}*`,
    `${at(waist) - half * 0.94},${waist}`,
    `${at(neck) - half * 0.92},${neck}`,
    `${at(top) - flare},${top + half * 0.44}*`,
    `${at(top) - flare},${top}*`,
    `${at(top) + flare},${top - 2}*`,
    `${at(top) + flare},${top + half * 0.42}*`,
    `${at(neck) + half * 0.94},${neck}`,
    `${at(waist) + half * 0.96},${waist}`,
    `${x + half * 1.1},${foot}*`,
  ].join(' ')
}

function tipOf({ x, lean, top, roof }: Tower) {
  return { x: x + lean * 1.9, y: top - roof }
}

function roofOf(tower: Tower): string {
  const { x, lean, half, top, roof } = tower
  const tip = tipOf(tower)
  const middle = x + lean
  const eaves = half * 1.5
  const high = lerp(middle, tip.x, 0.6)
  return [
    `${middle - eaves},${top + 7}*`,
    `${middle - half * 0.86},${top - roof * 0.24}`,
    `${high - half * 0.34},${top - roof * 0.6}`,
    `${tip.x},${tip.y}*`,
    `${high + half * 0.36},${top - roof * 0.58}`,
    `${middle + half * 0.9},${top - roof * 0.23}`,
    `${middle + eaves},${top + 5}*`,
    `${middle},${top + 13}`,
  ].join(' ')
}

function drawTower(ink: Ink, tower: Tower): void {
  drawBlock(ink, bodyOf(tower))
  drawMasonry(ink, tower)
  if (tower.roof === 0) return
  drawBlock(ink, roofOf(tower))
  drawFinial(ink, tipOf(tower), tower.lean, tower.half)
}

/** A few stones in the dark of a wall: where a hand has rested. */
function drawMasonry(ink: Ink, tower: Tower): void {
  const { half, foot, top } = tower
  const random = ink.fork(`stones ${tower.x} ${top}`)
  for (let i = 0; i < half / 6; i++) {
    const y = lerp(top + half, foot - 20, random.next())
    const x = middleAt(tower, y) + random.signed() * half * 0.6
    const long = random.between(7, 13)
    ink.lines(
      [
        [
          [x, y],
          [x + long, y + random.signed()],
        ],
        [
          [x + long, y],
          [x + long + random.signed(), y + random.between(4, 7)],
        ],
      ],
      { width: 1.3, gouache: AIR.middle, profile: 'flick' },
    )
  }
}

function drawFinial(ink: Ink, { x, y }: { x: number; y: number }, lean: number, half: number): void {
  const spike: number[][] = [
    [x, y + 6],
    [x + lean * 0.1, y - half * 0.7],
  ]
  ink.line(spike, { width: 3, profile: 'flick' })
  ink.dot(x, y - 1, Math.max(2.2, half * 0.1))
}

/** The chapel, its gable, its rose, and its belfry, whose bell is a picture of its own. */
function drawChapel(ink: Ink): void {
  drawBlock(ink, '-108,0* -110,-176* -62,-236* -14,-178* -14,0*')
  drawBlock(ink, '-80,-212* -82,-262* -92,-262* -62,-306* -34,-262* -44,-262* -44,-214*')
  ink.hole(ink.path('-75,-220* -75,-246 -62,-259* -50,-246 -50,-220*', true))
  ink.line('-62,-304 -62,-322', { width: 2.6 })
  ink.line('-69,-314 -55,-315', { width: 2.4 })
  const rose = ink.hole(ink.ellipse(-62, -176, 17, 17, 0, 0.02))
  for (let spoke = 0; spoke < 4; spoke++) {
    const angle = (spoke / 4) * Math.PI + 0.2
    const [x, y] = [Math.cos(angle) * 18, Math.sin(angle) * 18]
    const line: number[][] = [
      [-62 + x, -176 + y],
      [-62 - x, -176 - y],
    ]
    ink.line(line, { width: 2.2, profile: 'even' })
  }
  ink.contour(rose, { width: 2 })
  ink.dot(-62, -176, 5)
}

/** The curtain walls, stepping with the rock. */
function drawCurtain(ink: Ink): void {
  for (const [from, to, top] of [
    [-238, -150, -66],
    [-160, 10, -84],
    [0, 120, -104],
    [110, 240, -76],
  ] as const) {
    const points: number[][] = [
      [from, 20, 1, 1],
      [from, top, 1, 1],
    ]
    const teeth = Math.round((to - from) / 22)
    for (let tooth = 0; tooth < teeth; tooth++) {
      const left = lerp(from, to, tooth / teeth)
      const wide = (to - from) / teeth
      const dip = noise1(from, tooth) * 2
      points.push([left, top - 12 + dip, 1, 1], [left + wide * 0.56, top - 12.6 + dip, 1, 1])
      points.push([left + wide * 0.58, top + dip, 1, 1], [left + wide, top + dip, 1, 1])
    }
    points.push([to, 20, 1, 1])
    drawBlock(ink, ink.path(points, true))
  }
}

/** The gatehouse: two stout towers and the gate between them, its teeth down. */
function drawGate(ink: Ink): void {
  for (const tower of GATE) drawTower(ink, tower)
  drawBlock(ink, '-86,14* -86,-92* -28,-94* -28,14*')
  const door = ink.hole(ink.path('-76,12* -76,-38 -68,-56 -57,-64* -46,-56 -38,-38 -38,12*', true))
  ink.clip(door, () => {
    const bars = [
      '-68,-64 -68,14',
      '-57,-66 -57,14',
      '-46,-64 -46,14',
      '-78,-40 -36,-40',
      '-78,-22 -36,-22',
      '-78,-4 -36,-4',
    ]
    ink.lines(bars, { width: 2.2, profile: 'even' })
  })
}

/** A window right through the card, so that the moon is what shines. */
function drawWindow(ink: Ink, x: number, y: number, width: number, height: number, tilt: number): void {
  ink.at(x, y, { rotate: tilt }, () => {
    const [half, shoulder] = [width / 2, height * 0.6]
    ink.hole(
      ink.path(
        `${-half},0* ${-half},${-shoulder} ${-half * 0.6},${-height * 0.9} 0,${-height}* ${half * 0.6},${-height * 0.9} ${half},${-shoulder} ${half},0*`,
        true,
      ),
    )
    ink.line(`0,1 0,${-height}`, { width: Math.max(1.4, width * 0.16), profile: 'even' })
    if (height > 22) ink.line(`${-half},${-height * 0.48} ${half},${-height * 0.5}`, { width: 1.5, profile: 'even' })
  })
}

/** The highest roof, about its hinge: the nib of a pen, for this is the Inkwell. */
export function drawNib(ink: Ink): void {
  ink.at(-HINGE.x, -HINGE.y, {}, () => {
    const { x, top, lean, half, high } = NIB
    const eaves = half * 1.5
    const tip = { x: x + lean * 0.9, y: top - high }
    const near = lerp(x, tip.x, 0.6)
    const far = lerp(x, tip.x, 0.8)
    const nib = ink.path(
      [
        `${x - eaves * 0.7},${top + 8}*`,
        `${x - eaves * 0.72},${top - high * 0.1}`,
        `${x - eaves * 0.86},${top - high * 0.26}`,
        `${x - eaves * 0.99},${top - high * 0.4}*`,
        `${near - eaves * 0.44},${top - high * 0.58}`,
        `${far - eaves * 0.15},${top - high * 0.8}`,
        `${tip.x - 2},${tip.y}*`,
        `${tip.x + 2},${tip.y}*`,
        `${far + eaves * 0.16},${top - high * 0.79}`,
        `${near + eaves * 0.48},${top - high * 0.56}`,
        `${x + eaves * 1.02},${top - high * 0.38}*`,
        `${x + eaves * 0.88},${top - high * 0.24}`,
        `${x + eaves * 0.74},${top - high * 0.1}`,
        `${x + eaves * 0.72},${top + 6}*`,
        `${x},${top + 14}`,
      ].join(' '),
      true,
    )
    throwShadow(ink, nib, 0.26)
    drawBlock(ink, nib)
    const hole = { x: lerp(x, tip.x, 0.4), y: top - high * 0.4 }
    const slit: number[][] = [
      [hole.x, hole.y - 6, 5],
      [lerp(x, tip.x, 0.7), top - high * 0.72, 3],
      [tip.x, tip.y + 18, 1.6],
    ]
    ink.hole(ink.ellipse(hole.x, hole.y, 10, 12))
    ink.hole(ink.tube(slit, { root: true }))
    // Light on the shoulders of the nib.
    const shoulders = [
      [
        `${x - eaves * 0.94},${top - high * 0.4}`,
        `${near - eaves * 0.36},${top - high * 0.56}`,
        `${far - eaves * 0.08},${top - high * 0.78}`,
      ].join(' '),
      [
        `${x - eaves * 0.66},${top}`,
        `${x - eaves * 0.68},${top - high * 0.12}`,
        `${x - eaves * 0.8},${top - high * 0.28}`,
      ].join(' '),
    ]
    ink.lines(shoulders, { width: 2, gouache: AIR.middle, profile: 'swell' })
    drawFinial(ink, tip, lean, half)
  })
}

/** A flag, about the foot of its staff: plum like the sky. Three drawings of the wind. */
export function drawFlag(ink: Ink, frame: number): void {
  const flags = [
    '0,-78* -20,-84 -36,-70 -60,-78* -48,-66 -58,-52* -36,-48 -20,-58 0,-52*',
    '0,-78* -20,-72 -38,-82 -61,-70* -48,-62 -57,-46* -38,-56 -20,-46 0,-52*',
    '0,-78* -18,-80 -38,-76 -59,-84* -50,-70 -62,-58* -38,-50 -18,-54 0,-52*',
  ]
  ink.line('0,0 1,-78', { width: 3, profile: 'even' })
  const flag = ink.path(flags[frame] ?? '', true)
  ink.cut(flag, { fill: PLUM })
  ink.contour(flag, { width: 2.4 })
}

/** The bell, about where it hangs. */
export function drawBell(ink: Ink): void {
  ink.black('-11,27* -8,16 -5,4 0,0 5,4 8,16 11,27* 0,30')
  ink.dot(0, 32, 3)
  ink.line('-7,22 0,24 7,22', { width: 1.2, gouache: AIR.far })
}

/** What looks out from under the highest roof, about the middle of its chin: ears folded, its cap askew. */
export function drawLodger(ink: Ink, _frame: number, look: string): void {
  const head = ink.path('-44,14* -46,-14 -34,-32 0,-38 34,-32 46,-14 44,14*', true)
  ink.black(head)
  ink.black('-40,-18* -66,-34 -58,-2 -38,0*')
  ink.black('40,-18* 68,-30 58,0 38,2*')
  const [dx, dy] = look === 'left' ? [-5, 1] : look === 'right' ? [5, 1] : [0, 2]
  for (const x of [-17, 19]) {
    ink.black(ink.ellipse(x, -13, 12, look === 'sleepy' ? 9 : 12.5), { white: true })
    if (look === 'sleepy') {
      ink.black(`${x - 15},-12 ${x - 14},-30 ${x + 14},-30 ${x + 15},-13 ${x},-10`)
      ink.black(ink.ellipse(x + 1, -8, 3.6, 3.8))
    } else {
      ink.black(ink.ellipse(x + dx, -13 + dy, 4.4, 5.4))
      ink.dot(x + dx - 1.4, -15.4 + dy, 1.5, { white: true })
    }
  }
  ink.line('-6,4 2,2 10,4', { width: 2, white: true })
}
