import { drawFlow } from '../ink/flow'
import type { Ink } from '../ink/ink'
import { noise1, noise2 } from '../ink/noise'
import { clamp, itemAt, lerp, smoothstep } from '../ink/numbers'
import type { Point } from '../ink/path'
import { blacken, cutAlong, ICE, places } from './burin'
import { drawFeather } from './feather'
import { BEAKS } from './shared'

/**
 * The head looks to our left; its own middle is behind the eye. It is engraved in stages, and its parts move: drawings of all of
 * them lie about the same middle.
 */

/** How far the lower half of the beak drops, in units, when it is wide open. */
const DROP = 34
/** The middle of the eye. */
const EYE = { x: -16, y: -14 } as const

/** The places of a line through some points. */
function through(ink: Ink, path: string): Point[] {
  return ink.path(path).points.map(({ x, y }) => ink.toLocal(x, y))
}

/** The lower half of the beak, the tongue in it, and the corner that runs back under the eye: how far open `BEAKS` says. */
export function drawJaw(ink: Ink, frame: number): void {
  const jaw = itemAt(BEAKS, frame) * DROP
  const below = (share: number) => jaw * share
  blacken(
    ink,
    `-34,24* -78,${26 + below(0.8)} -118,${24 + below(1.2)} -126,${30 + below(1.4)}* -112,${40 + below(1.3)} -74,${48 + jaw} -30,46*`,
  )
  for (let n = 0; n < 4; n++) {
    const line = `-122,${30 + below(1.35) + n * 1.2} -78,${32 + below(0.85) + n * 4} -36,${32 + n * 4}`
    cutAlong(ink, through(ink, line), (share) => (3.4 - n * 0.5) * (1 + 0.2 * noise1(n, share * 10)))
  }
  if (jaw < DROP / 3) return
  blacken(
    ink,
    `-44,${30 + below(0.4)} -84,${20 + below(0.75)} -104,${14 + jaw} -82,${29 + below(0.7)} -46,${38 + below(0.4)}`,
  )
  cutAlong(ink, through(ink, `-44,${31 + below(0.4)} -84,${22 + below(0.75)} -102,${16 + jaw}`), () => 3)
}

/** The corner of the beak, over both halves of it. */
export function drawGape(ink: Ink, frame: number): void {
  const jaw = itemAt(BEAKS, frame) * DROP
  blacken(ink, `-46,${29 + jaw * 0.2} -30,${32 + jaw * 0.2} -8,36 -4,39 -28,${38 + jaw * 0.4} -48,${34 + jaw * 0.6}`)
  cutAlong(ink, through(ink, '-44,26 -24,29 -2,35'), () => 2.6)
}

/** The skull in short strokes that run back from the beak, over the crown and under the eye: a third, two thirds, all of them. */
export function drawSkull(ink: Ink, stage: number): void {
  const share = (stage + 1) / 3
  const skull = blacken(ink, '-44,-34 -20,-58 18,-70 58,-60 86,-30 96,12 88,52 58,74 16,70 -14,58 -36,44 -50,22 -56,-8')
  const home = (x: number, y: number) => ink.toLocal(x, y)
  const way = (px: number, py: number) => {
    const { x, y } = home(px, py)
    return clamp((y + 4) / 70, -1, 1) * 34 + 4 + 8 * noise2(4, x / 30, y / 30) + (x > 40 ? (x - 40) * 0.55 : 0)
  }
  const density = (px: number, py: number) => {
    const { x, y } = home(px, py)
    if (noise2(1, x / 9, y / 9) * 0.5 + 0.5 >= share * 1.4) return 0
    const socket = Math.hypot((x - EYE.x) / 30, (y - EYE.y) / 20)
    return clamp(1.1 - 0.45 * smoothstep(10, 90, x + y * 0.5)) * smoothstep(0.8, 1.35, socket)
  }
  drawFlow(ink, skull, way, { spacing: 4.4, width: 3.8, length: 40, white: true, profile: 'swell', density })
  const crown = through(ink, '-52,-26 -22,-58 18,-70 58,-60 86,-30 95,6')
  cutAlong(ink, crown, (at) => 3.6 * (1 + 0.25 * noise1(31, at * 24)))
}

/** How many lines the upper half of the beak has, and how many of them are cut in each stage. */
const BILL_LINES = 11
const BILL_STAGES = [3, 8, BILL_LINES] as const

/** The upper half of the beak: ridge and hook, and at last the cere with its nostril. */
export function drawBill(ink: Ink, stage: number): void {
  blacken(
    ink,
    '-40,-32* -66,-38 -100,-34 -134,-12 -150,24 -150,48 -142,62* -134,44 -124,30 -104,24 -72,26 -34,34* -44,6',
  )
  const ridge = through(ink, '-44,-30 -66,-36 -100,-32 -133,-10 -148,24 -149,44 -143,60')
  const edge = through(ink, '-40,30 -72,23 -104,21 -124,27 -135,42 -142,58')
  const placeOn = (line: readonly Point[], share: number) => itemAt(line, Math.round(share * (line.length - 1)))
  for (let n = 0; n < itemAt(BILL_STAGES, stage); n++) {
    const u = n / (BILL_LINES - 1)
    const light = n === 0 ? 1.15 : u < 0.4 ? 1.05 : lerp(1, 0.24, (u - 0.4) / 0.6)
    const start = 0.24 + 0.03 * Math.sin(u * 9)
    const line = places(40, (share) => {
      const [over, under] = [placeOn(ridge, lerp(start, 1, share)), placeOn(edge, lerp(start, 1, share))]
      return { x: lerp(over.x, under.x, u), y: lerp(over.y, under.y, u) }
    })
    cutAlong(ink, line, (share) => {
      const t = lerp(start, 1, share)
      const glint = Math.exp(-(((u - 0.32) / 0.14) ** 2)) * Math.exp(-(((t - 0.5) / 0.18) ** 2))
      return (4.4 * light + 2.4 * glint) * (1 - 0.66 * t ** 2) * (1 + 0.12 * noise1(n + 80, share * 8))
    })
  }
  cutAlong(ink, edge, (share) => 2 + 0.6 * noise1(90, share * 12))
  if (stage < 1) return
  for (let n = 0; n < 5; n++) {
    const x = -48 - n * 6.2
    const ring = places(14, (share) => ({
      x: x - 7 * Math.sin(share * Math.PI),
      y: lerp(-31 - n * 1.2, 26 - n, share),
    }))
    cutAlong(ink, ring, (share) => 3.2 - n * 0.3 - share * 1.6)
  }
  blacken(ink, ink.ellipse(-72, -10, 9, 5, -24))
  const nostril = places(10, (share) => ({ x: -80 + share * 17, y: -14 - 4 * Math.sin(share * Math.PI) }))
  cutAlong(ink, nostril, () => 2.2)
}

/** The socket of the eye, black, with the light under it. */
export function drawSocket(ink: Ink): void {
  const { x, y } = EYE
  blacken(ink, ink.ellipse(x, y, 25, 18, 8))
  cutAlong(ink, through(ink, `${x - 24},${y + 12} ${x - 4},${y + 20} ${x + 20},${y + 13}`), () => 2.6)
}

/** The ball of the eye: the first colour of the page. */
export function drawIris(ink: Ink): void {
  ink.cut(ink.ellipse(EYE.x - 2, EYE.y + 1, 14.5, 13), { fill: ICE })
  ink.black(ink.ellipse(EYE.x - 4, EYE.y + 1, 7.4, 7.8))
  ink.dot(EYE.x - 7.4, EYE.y - 3, 2.7, { white: true })
}

/** A lid over the eye, half shut and shut: feathered like the skull. */
export function drawLid(ink: Ink, frame: number): void {
  const { x, y } = EYE
  const down = frame === 0 ? 1 : 15
  blacken(
    ink,
    `${x - 25},${y + 3}* ${x - 16},${y - 15} ${x + 6},${y - 19} ${x + 25},${y - 4}* ${x + 12},${y + down} ${x - 10},${y + down + 1}`,
  )
  for (let n = 0; n < (frame === 0 ? 2 : 4); n++) {
    const sunk = down - 2.2 - n * 4.2
    const line = `${x - 21 + n * 2},${y + 2 - n * 2} ${x - 8},${y + sunk + 1} ${x + 8},${y + sunk} ${x + 21 - n * 2},${y - 2 - n * 2}`
    cutAlong(ink, through(ink, line), (share) => (n === 0 ? 3 : 2) * (0.5 + Math.sin(share * Math.PI) * 0.7))
  }
}

/** The brow over the eye, heavy: one line, then all. */
export function drawBrow(ink: Ink, stage: number): void {
  blacken(ink, '-60,-12* -40,-34 0,-40 34,-30 44,-20* 20,-22 -6,-22 -28,-16 -46,-6')
  for (let n = 0; n < (stage === 0 ? 1 : 5); n++) {
    const line = `${-56 + n * 3},${-14 - n} ${-36 + n * 2},${-20 - n * 3.6} 0,${-25 - n * 3.5} ${38 - n * 3},${-22 - n * 2.4}`
    cutAlong(ink, through(ink, line), (share) => (n === 0 ? 4.6 : 3) * (1 + 0.2 * noise1(n + 33, share * 13)))
  }
}

/** A crest of four feathers thrown back: where each begins and points, and its length. */
const PLUMES = [
  [66, 14, 26, 66],
  [60, -10, 8, 74],
  [44, -36, -10, 82],
  [22, -52, -20, 70],
] as const

export function drawPlume(ink: Ink, stage: number): void {
  for (const [i, [x, y, angle, length]] of PLUMES.entries()) {
    const vanes = { width: 24, bend: 26, side: -1, light: [1, 0.7], shade: 0.12, spacing: 4.6, tip: 0.3 } as const
    drawFeather(ink, { x, y, angle, length, ...vanes, seed: 900 + i }, stage > 0)
  }
}
