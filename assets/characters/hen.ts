import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { drawBackFlight, drawBackRun, drawBackStartle } from './henBack'
import { drawFeather, drawTail } from './henFeathers'
import { drawFrontFlight, drawFrontRun, drawFrontStartle } from './henFront'
import { drawSideHead, type Look } from './henHead'
import { drawLeg } from './henLegs'
import { drawSideFlight, drawSideRun, drawSideStartle } from './henSide'

/** What the hen does when she is not on the run: seen from her side. */
type HenRest = 'stand' | 'look' | 'peck' | 'sit' | 'sleep'

/** The hen from her side: 'right' is 'left' mirrored, in the same light. */
type HenSide = 'left' | 'right'

/** The hen as she is drawn: from her side, or as she comes towards us or leaves. Her run has six drawings from the side and four else, her flight three. */
export type Hen =
  | { readonly turn: HenSide; readonly does: HenRest; readonly blink?: boolean; readonly look?: Look }
  | { readonly turn: HenTurn; readonly does: 'startle' }
  | { readonly turn: HenTurn; readonly does: 'run' | 'fly'; readonly frame: number }

type HenTurn = HenSide | 'front' | 'back'

/**
 * The hen of day 16, some 150 units long and 165 high. 0, 0 is the ground under her; in flight it is the middle of her body. On
 * the run and in flight she is the very drawing of that day.
 */
export function drawHen(ink: Ink, hen: Hen): void {
  if (hen.turn === 'right') ink.at(0, 0, { scaleX: -1 }, () => drawTurned(ink, hen, 'left'))
  else drawTurned(ink, hen, hen.turn)
}

/** Her drawings from each side, and where in them her feet are, and the middle of her body in flight. */
const TURNS = {
  left: { feet: [150, 214], run: drawSideRun, startle: drawSideStartle, body: [152, 124], fly: drawSideFlight },
  front: { feet: [100, 206], run: drawFrontRun, startle: drawFrontStartle, body: [150, 124], fly: drawFrontFlight },
  back: { feet: [100, 206], run: drawBackRun, startle: drawBackStartle, body: [150, 124], fly: drawBackFlight },
} as const

function drawTurned(ink: Ink, hen: Hen, turn: keyof typeof TURNS): void {
  const { feet, run, startle, body, fly } = TURNS[turn]
  const [x, y] = hen.does === 'fly' ? body : feet
  ink.at(-x, -y, {}, () => {
    switch (hen.does) {
      case 'fly':
        fly(ink, hen.frame)
        break
      case 'run':
        run(ink, hen.frame)
        break
      case 'startle':
        startle(ink)
        break
      default:
        drawAtRest(ink, RESTS[hen.does], hen.blink ?? false, hen.look ?? 'busy')
    }
  })
}

/** How she rests, in the coordinates of day 16: her feet on y 214, forward to the left. */
interface Rest {
  /** How far her body is sunk: 44 units when she sits. */
  readonly sink: number
  /** Degrees by which her body tips forward. */
  readonly tip: number
  /** The middle of her skull, and the degrees by which the beak is turned down. */
  readonly head: readonly [x: number, y: number]
  readonly nod: number
  readonly tail: number
  readonly asleep?: boolean
}

const RESTS: Readonly<Record<HenRest, Rest>> = {
  stand: { sink: 0, tip: 0, head: [88, 64], nod: 0, tail: 0 },
  look: { sink: -3, tip: 5, head: [99, 54], nod: 10, tail: 4 },
  peck: { sink: 6, tip: -20, head: [73, 170], nod: -64, tail: -4 },
  sit: { sink: 44, tip: 2, head: [92, 116], nod: 2, tail: 4 },
  sleep: { sink: 46, tip: 0, head: [110, 130], nod: -14, tail: 10, asleep: true },
}

/** What her neck grows out of, and what she tips about. */
const SHOULDER = [124, 130] as const
const MIDDLE = [150, 140] as const

function drawAtRest(ink: Ink, rest: Rest, blink: boolean, look: Look): void {
  const { sink, tip, nod } = rest
  const [headX, headY] = rest.head
  const tipped = (draw: () => void) =>
    ink.at(MIDDLE[0], MIDDLE[1] + sink, { rotate: tip }, () => ink.at(-MIDDLE[0], -MIDDLE[1], {}, draw))
  tipped(() => drawTail(ink, 182, 122, rest.tail))
  if (sink < 40) {
    drawLeg(ink, 162, 166 + sink, { hock: [168, 188], foot: [156, 210], toes: 176 }, true)
    drawLeg(ink, 144, 168 + sink, { hock: [148, 190], foot: [134, 212], toes: 176 }, false)
  }
  let shoulder = { x: 0, y: 0 }
  ink.at(MIDDLE[0], MIDDLE[1] + sink, { rotate: tip }, () => {
    shoulder = ink.toPage(SHOULDER[0] - MIDDLE[0], SHOULDER[1] - MIDDLE[1])
  })
  const origin = ink.toPage(0, 0)
  const { scale } = ink
  // The head is free of the body's tip, so the neck runs between two places of the same space.
  const side = Math.sign(ink.toPage(1, 0).x - origin.x)
  const baseX = ((shoulder.x - origin.x) / scale) * side
  const baseY = (shoulder.y - origin.y) / scale
  const bend = [lerp(baseX, headX, 0.55) - 3, lerp(baseY, headY + 8, 0.5)] as const
  const neck = `${baseX.toFixed(1)},${baseY.toFixed(1)}@62 ${bend[0].toFixed(1)},${bend[1].toFixed(1)}@43 ${headX + 2},${headY + 8}@29`
  const parts = [ink.tube(neck, { root: true }), ink.ellipse(headX, headY, 17, 16)]
  tipped(() => parts.push(ink.ellipse(148, 136, 50, 38, -6), ink.ellipse(184, 122, 18, 15)))
  const body = ink.clay(parts, 14)
  const tone = { from: 0.5, to: 0.82, width: 2.5, spacing: 2.3, angle: -45 }
  ink.form(body, { width: 3.6, halo: 0.9, wash: 0.22, washDepth: 10, tone })
  drawHackles(ink, [headX, headY], [baseX, baseY])
  tipped(() => {
    drawBreast(ink)
    drawWing(ink)
  })
  if (sink >= 40) ink.tufts('108,206 124,211 146,213 168,211', () => 96, { length: 9, count: 4, width: 1.8, fan: 0.9 })
  ink.at(headX, headY + 14, { rotate: nod }, () =>
    ink.at(-86, -80, {}, () => {
      drawSideHead(ink, look)
      if (blink || rest.asleep) drawLid(ink)
    }),
  )
}

/** The long feathers of the neck, row after row from the head to the shoulder. */
function drawHackles(
  ink: Ink,
  [headX, headY]: readonly [number, number],
  [baseX, baseY]: readonly [number, number],
): void {
  const long = Math.hypot(baseX - headX, baseY - headY)
  const along = { x: (baseX - headX) / long, y: (baseY - headY) / long }
  const rows = Math.max(2, Math.round((long - 14) / 15))
  for (let row = 0; row < rows; row++) {
    const down = row / rows
    const wide = lerp(13, 24, down)
    for (let i = 0; i < 6; i++) {
      const aside = lerp(-1, 1, i / 5)
      const at = 18 + down * (long - 26) + (1 - aside * aside) * 5
      const x = headX + along.x * at + along.y * aside * wide
      const y = headY + along.y * at - along.x * aside * wide
      const hackle = [0, 7, 14].map((on) => [
        x + along.x * on + along.y * aside * on * 0.3,
        y + along.y * on - along.x * aside * on * 0.3,
      ])
      ink.line(hackle, { width: 2.5 - 0.3 * row, profile: 'grow', wobble: 0.3 })
    }
  }
}

/** Scales of small feathers over the breast and belly, with gaps: a rest for the eye. */
function drawBreast(ink: Ink): void {
  const random = ink.fork('breast')
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++) {
      const x = 108 + i * 12 + (row % 2) * 6 + row * 3
      const y = 138 + row * 8 + random.signed() * 1.5
      if (random.chance(0.6))
        ink.line(`${x - 4},${y - 2} ${x - 1},${y + 2.6} ${x + 4},${y}`, { width: 1.5, profile: 'swell' })
    }
  }
}

/** Her near wing, folded: four flight feathers, and the coverts over their roots. */
function drawWing(ink: Ink): void {
  const wing = ink.path('126,122* 150,112 178,118 200,128* 190,142 168,152 142,148 128,138', true)
  ink.form(wing, { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2 } })
  for (let i = 0; i < 4; i++) {
    const place = { x: 158 + i * 3, y: 126 + i * 6, angle: 8 + i * 4, length: 44 - i * 5 }
    drawFeather(ink, { ...place, width: 11, bend: 2, dark: 0.5, line: 1.8 })
  }
  for (let i = 0; i < 6; i++) {
    const [x, y] = [136 + i * 7, 124 + (i % 2) * 8]
    ink.line(`${x},${y} ${x + 4},${y + 6} ${x + 10},${y + 2}`, { width: 1.6, profile: 'swell' })
  }
}

/** Her eye shut: over the open one of the head's drawing. */
function drawLid(ink: Ink): void {
  ink.form(ink.ellipse(87, 77, 8, 8.2), { contour: false })
  ink.line('78.4,76 82,81 88,82.4 95,76', { width: 2.8, profile: 'pen' })
  ink.lines(['81,82.6 78.4,85.4', '87.6,84.4 87.4,88'], { width: 1.5, profile: 'flick' })
}
