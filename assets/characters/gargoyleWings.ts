import { pointAlong } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { noise1, noise2 } from '../ink/noise'
import { itemAt, lerp, smoothstep } from '../ink/numbers'
import { flatten, type Line, type PathPoint, type Point, parsePath } from '../ink/path'
import { engraveTube, scratch } from '../ink/scratchboard'

/** A wing as it hangs, or as it is held at the top of a beat. Units of the gargoyle's sheet, about its ledge. */
interface WingPose {
  readonly hip: string
  readonly shoulder: string
  readonly arm: string
  readonly thumb: readonly [angle: number, length: number]
  /** From the wrist to the tip, the outermost first. */
  readonly fingers: readonly string[]
  /** How far each scallop, and each engraved line like it, is drawn up towards the wrist. */
  readonly pulls: readonly number[]
}

const HANGING: Readonly<Record<Side, WingPose>> = {
  left: {
    hip: '-95,-20',
    shoulder: '-85,-140',
    arm: '-77,-172@58 -161,-204@44 -241,-244@36 -361,-330@32 -479,-378@34',
    thumb: [-118, 66],
    fingers: [
      '-479,-378@30 -611,-336@24 -703,-210@19 -755,-10@14 -771,266@4',
      '-479,-378@26 -565,-270@20 -607,-110@15 -603,142@4',
      '-479,-378@26 -479,-250@19 -457,-110@14 -409,46@4',
      '-479,-378@26 -389,-262@18 -313,-140@13 -235,-16@4',
    ],
    pulls: [0.34, 0.3, 0.3, 0.22],
  },
  right: {
    hip: '95,-16',
    shoulder: '85,-140',
    arm: '77,-178@58 161,-212@44 251,-260@36 369,-348@32 483,-390@34',
    thumb: [-62, 72],
    fingers: [
      '483,-390@30 623,-356@24 711,-220@19 759,-30@14 775,224@4',
      '483,-390@26 581,-280@20 617,-110@15 609,156@4',
      '483,-390@26 489,-250@19 461,-100@14 413,34@4',
      '483,-390@26 389,-270@18 313,-150@13 239,-20@4',
    ],
    pulls: [0.3, 0.34, 0.28, 0.22],
  },
}

const RAISED: Readonly<Record<Side, WingPose>> = {
  left: {
    hip: '-95,-20',
    shoulder: '-85,-140',
    arm: '-77,-178@58 -151,-220@46 -233,-264@40 -315,-320@34 -381,-386@34',
    thumb: [-100, 60],
    fingers: [
      '-381,-386@30 -501,-430@24 -631,-456@19 -741,-460@14 -831,-430@4',
      '-381,-386@26 -505,-350@20 -641,-290@15 -765,-178@4',
      '-381,-386@26 -471,-290@19 -561,-180@14 -633,-20@4',
      '-381,-386@26 -381,-260@18 -365,-140@13 -331,0@4',
    ],
    pulls: [0.26, 0.3, 0.3, 0.2],
  },
  right: {
    hip: '95,-16',
    shoulder: '85,-140',
    arm: '77,-184@58 149,-228@46 235,-276@40 319,-336@34 383,-400@34',
    thumb: [-76, 62],
    fingers: [
      '383,-400@30 509,-444@24 639,-464@19 749,-456@14 839,-420@4',
      '383,-400@26 515,-356@20 649,-300@15 779,-200@4',
      '383,-400@26 481,-300@19 571,-190@14 647,-40@4',
      '383,-400@26 395,-270@18 381,-140@13 345,-2@4',
    ],
    pulls: [0.26, 0.32, 0.28, 0.2],
  },
}

/** The piece that is missing from the right wing: of its second panel, as shares along the bones and across between them. */
const TEAR = {
  panel: 1,
  edge: [
    [1, 0.2],
    [0.94, 0.29],
    [0.87, 0.26],
    [0.81, 0.37],
    [0.7, 0.43],
    [0.79, 0.48],
    [0.85, 0.6],
    [0.92, 0.55],
    [1, 0.6],
  ],
} as const

export type Side = 'left' | 'right'

/** A wing's bones at one moment, flattened. */
interface Wing {
  readonly side: Side
  readonly arm: string
  readonly fingers: readonly string[]
  readonly thumb: readonly [angle: number, length: number]
  readonly pulls: readonly number[]
  /** The fingers, and at last the seam along the body: the skin hangs between each two of them. */
  readonly guides: readonly Line[]
  readonly wrist: Point
  readonly hip: Point
}

/**
 * One wing, lit from below: a black skin on five bones, the right one torn. `spread` goes from 0, where it hangs like half a
 * gate, to 1, the top of a beat. It reaches 840 units out and 470 up from the middle of the ledge, which is 0, 0; it turns
 * about its shoulder, 85 units aside and 140 above.
 */
export function drawGargoyleWing(ink: Ink, side: Side, spread: number): void {
  const wing = wingAt(side, spread)
  const skin = ink.path(skinOf(wing), true)
  ink.solid(skin)
  const random = ink.fork(`skin ${side}`)
  for (const panel of wing.pulls.keys()) {
    const seed = random.integer(1, 9999)
    if (isTorn(side, panel)) ink.clip(skin, () => engravePanel(ink, wing, panel, seed))
    else engravePanel(ink, wing, panel, seed)
  }
  if (side === 'right') {
    const rim = flatten(tornEdge(wing), false).points
    const cut = rim.map((place, i) => ({ ...place, pressure: 3.4 * (0.75 + 0.5 * noise1(3, i / 8)), corner: false }))
    scratch(ink, cut, { least: 0.8 })
  }
  drawBones(ink, wing)
}

/** The bones, far to near, and the claw at the wrist. */
function drawBones(ink: Ink, { side, arm, fingers, thumb, wrist }: Wing): void {
  const isLeft = side === 'left'
  const light = ink.light
  ink.light = [isLeft ? -0.5 : 0.5, 0.66, 0.56]
  for (const finger of fingers.toReversed()) {
    engraveTube(ink, finger, { side: isLeft ? 1 : -1, lines: 3, edge: 2.1 })
  }
  const [angle, length] = thumb
  const claw = ink.leaf(wrist.x, wrist.y + 4, angle, length, 30, { bend: isLeft ? -12 : 12, belly: 0.28 })
  ink.form(claw, { width: 3, halo: 2, tone: { from: 0.3, to: 0.5, width: 5, spacing: 4, angle: 60 } })
  ink.solid(ink.clay([ink.tube(arm, { root: true }), ink.ellipse(wrist.x, wrist.y, 25, 22)], 10))
  engraveTube(ink, arm, { side: isLeft ? -1 : 1, lines: 7, edge: 2.1 })
  ink.light = light
}

function wingAt(side: Side, spread: number): Wing {
  const [from, to] = [HANGING[side], RAISED[side]]
  const between = (first: string, last: string) => pathBetween(first, last, spread)
  const arm = between(from.arm, to.arm)
  const fingers = from.fingers.map((finger, i) => between(finger, itemAt(to.fingers, i)))
  const [hip] = parsePath(between(from.hip, to.hip))
  const shoulder = between(from.shoulder, to.shoulder)
  const wrist = parsePath(arm).at(-1)
  if (!hip || !wrist) throw new Error(`The ${side} wing has no hip or no wrist.`)
  return {
    side,
    arm,
    fingers,
    thumb: [lerp(from.thumb[0], to.thumb[0], spread), lerp(from.thumb[1], to.thumb[1], spread)],
    pulls: from.pulls.map((pull, i) => lerp(pull, itemAt(to.pulls, i), spread)),
    guides: [...fingers, `${shoulder} ${between(from.hip, to.hip)}`].map((path) => flatten(parsePath(path), false)),
    wrist,
    hip,
  }
}

/** The path a share of the way from one to another of as many points. */
function pathBetween(first: string, last: string, share: number): string {
  const to = parsePath(last)
  return parsePath(first)
    .map(({ x, y, pressure }, i) => {
      const end = itemAt(to, i)
      return `${round(lerp(x, end.x, share))},${round(lerp(y, end.y, share))}@${round(lerp(pressure, end.pressure, share))}`
    })
    .join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The place on a panel of the skin: `along` its bones and `across` from the outer to the inner one, sagging towards the wrist. */
function onSkin({ guides, wrist, pulls }: Wing, panel: number, along: number, across: number): Point {
  const outer = pointAlong(itemAt(guides, panel), along)
  const inner = pointAlong(itemAt(guides, panel + 1), along)
  const sag = 4 * across * (1 - across) * itemAt(pulls, panel) * along
  const x = lerp(outer.x, inner.x, across)
  const y = lerp(outer.y, inner.y, across)
  return { x: lerp(x, wrist.x, sag * 0.42), y: lerp(y, wrist.y, sag) }
}

function isTorn(side: Side, panel: number): boolean {
  return side === 'right' && panel === TEAR.panel
}

function tornEdge(wing: Wing): PathPoint[] {
  return TEAR.edge.map(([along, across]) => ({
    ...onSkin(wing, TEAR.panel, along, across),
    pressure: 1,
    corner: true,
  }))
}

/** The outline of the skin: along the arm to the wrist, down the outermost finger, scallop by scallop back to the hip. */
function skinOf(wing: Wing): PathPoint[] {
  const at = (point: Point, corner = false): PathPoint => ({ x: point.x, y: point.y, pressure: 1, corner })
  const arm = flatten(parsePath(wing.arm), false)
  const outermost = itemAt(wing.guides, 0)
  const front = [
    ...Array.from({ length: 13 }, (_, i) => at(pointAlong(arm, i / 12), i === 12)),
    ...Array.from({ length: 14 }, (_, i) => at(pointAlong(outermost, (i + 1) / 14), i === 13)),
  ]
  const scallops = [...wing.pulls.keys()].flatMap((panel) => {
    const torn = isTorn(wing.side, panel)
    const edge = Array.from({ length: 10 }, (_, i) => (i + 1) / 10)
    const kept = torn ? edge.filter((across) => across < 0.2 || across > 0.6) : edge
    const points = kept.map((across) => ({ across, point: at(onSkin(wing, panel, 1, across), across === 1) }))
    const [before, after] = [points.filter(({ across }) => across < 0.2), points.filter(({ across }) => across >= 0.2)]
    const notch = torn ? tornEdge(wing) : []
    return [...before.map(({ point }) => point), ...notch, ...after.map(({ point }) => point)]
  })
  return [...front, ...scallops, at(wing.hip, true)]
}

/** The skin between two bones: lines that hang like its edge, thick where the fire reaches and gone in the folds. */
function engravePanel(ink: Ink, wing: Wing, panel: number, seed: number): void {
  // The panel beside the body lies in its shade.
  const isLast = panel === wing.pulls.length - 1
  let before: Point | undefined
  for (let along = 0.22; along <= 1; along += 0.003) {
    const middle = onSkin(wing, panel, along, 0.45)
    if (before && Math.hypot(middle.x - before.x, middle.y - before.y) < lerp(9.5, 7.2, along)) continue
    before = middle
    scratch(ink, lineAcross(wing, panel, along, seed, isLast), { least: 1 })
  }
  // The edge itself catches the most light.
  const edge = Array.from({ length: 40 }, (_, i) => {
    const place = onSkin(wing, panel, 0.992, 0.03 + (0.94 * i) / 39)
    return { ...place, pressure: 3.4 * Math.sin(Math.PI * (i / 39)) ** 0.5 * (isLast ? 0.6 : 1), corner: false }
  })
  scratch(ink, edge, { least: 0.6 })
}

function lineAcross(wing: Wing, panel: number, along: number, seed: number, isLast: boolean): PathPoint[] {
  return Array.from({ length: 45 }, (_, i) => {
    const across = (i + 1) / 46
    const place = onSkin(wing, panel, along, across)
    const belly = Math.sin(Math.PI * across ** (isLast ? 0.5 : 0.62)) ** 1.5
    const fold = 0.34 * Math.sin(across * 15 + 2.4 * along + seed) * (0.4 + across)
    const rise = smoothstep(0.16, 0.98, along + 0.1 * noise1(seed, across * 4))
    const light = rise * belly * (1 + fold) * (isLast ? 0.62 : 1)
    const worn = noise2(seed + 3, place.x / 46, place.y / 30)
    return { ...place, pressure: 6.6 * light * (1 + 0.28 * worn) - 0.5, corner: false }
  })
}
