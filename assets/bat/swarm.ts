import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { AIR, drawRibs } from './flats'
import { BEATS } from './shared'

/** How a bat is built, in units of one that is 200 from tip to tip. */
interface Build {
  /** How deep its wings are at the root, and how many fingers spread them. */
  readonly deep: number
  readonly fingers: number
  readonly ears: number
  readonly body: number
  /** How far the wrist stands over the line from shoulder to tip. */
  readonly wrist: number
  /** How long its left wing is, seen: 1 of one that comes straight at us. */
  readonly left: number
  readonly tail: number
}

const BUILDS: readonly Build[] = [
  { deep: 24, fingers: 3, ears: 12, body: 13, wrist: 16, left: 1, tail: 8 },
  { deep: 42, fingers: 4, ears: 20, body: 15, wrist: 26, left: 0.94, tail: 4 },
  { deep: 14, fingers: 2, ears: 9, body: 10, wrist: 8, left: 1, tail: 16 },
  { deep: 32, fingers: 3, ears: 8, body: 23, wrist: 20, left: 0.97, tail: 2 },
  { deep: 30, fingers: 3, ears: 16, body: 12, wrist: 24, left: 0.56, tail: 10 },
]
/** How high the tips of the wings are in each beat: up, level, down. */
const TIPS = [-56, -12, 44] as const

/** One of the swarm, about the middle of its body, as wide as `span`. Near ones have eyes, and light on their ribs. */
export function drawBat(ink: Ink, frame: number, span: number): void {
  const build = BUILDS[Math.floor(frame / BEATS)]
  if (!build) throw new Error(`There is no bat ${frame}.`)
  const beat = frame % BEATS
  const isNear = span > 60
  ink.at(0, 0, { scale: span / 200 }, () => {
    const { ears, body, tail } = build
    const right = wing(build, beat, 1)
    const left = wing(build, beat, -build.left)
    ink.black(right.path)
    ink.black(left.path)
    ink.black(
      `${-body},-10* ${-body * 0.94},${-18 - ears}* ${-body * 0.3},-21 ${body * 0.3},-21 ${body * 0.94},${-18 - ears}* ${body},-10 ${body * 0.96},12 ${body * 0.4},${20 + tail} 0,${24 + tail}* ${-body * 0.4},${20 + tail} ${-body * 0.96},12`,
    )
    if (!isNear) return
    drawRibs(ink, [...right.ribs, ...left.ribs], 3.4, AIR.middle)
    for (const side of [-1, 1]) {
      const x = side * Math.min(7.4, body * 0.5)
      ink.black(ink.ellipse(x, -11, 4.8, 5.2), { white: true })
      ink.dot(x + 1, -10.6, 2)
    }
  })
}

/** A wing to the right, or, mirrored by a negative length, to the left: its leading edge over the wrist, and a scallop to each finger. */
function wing({ deep, fingers, wrist, body }: Build, beat: number, length: number) {
  const tipY = TIPS[beat] ?? 0
  const tip = { x: 100 * length, y: tipY }
  const root = { x: body * 0.5 * Math.sign(length), y: -12 }
  const hip = { x: body * 0.7 * Math.sign(length), y: 16 }
  const bend = { x: lerp(root.x, tip.x, 0.42), y: lerp(root.y, tip.y, 0.5) - wrist - (beat === 2 ? 10 : 0) }
  const points = [
    `${root.x},${root.y}*`,
    `${lerp(root.x, bend.x, 0.5)},${lerp(root.y, bend.y, 0.7)}`,
    `${bend.x},${bend.y}*`,
  ]
  points.push(`${lerp(bend.x, tip.x, 0.6)},${lerp(bend.y, tip.y, 0.5) - 5}`, `${tip.x},${tip.y}*`)
  const ribs: string[] = []
  for (let finger = 1; finger <= fingers; finger++) {
    const share = finger / (fingers + 1)
    const before = (finger - 0.5) / (fingers + 1)
    const spike = { x: lerp(tip.x, hip.x, share), y: lerp(tip.y, hip.y, share) + deep * (0.5 + 0.5 * share) }
    points.push(`${lerp(tip.x, hip.x, before)},${lerp(tip.y, hip.y, before) + deep * 0.1}`, `${spike.x},${spike.y}*`)
    ribs.push(
      `${bend.x},${bend.y + 3} ${lerp(bend.x, spike.x, 0.5)},${lerp(bend.y, spike.y, 0.44)} ${lerp(bend.x, spike.x, 0.9)},${lerp(bend.y, spike.y, 0.88)}`,
    )
  }
  points.push(`${lerp(hip.x, tip.x, 0.06)},${hip.y - 6}`, `${hip.x},${hip.y}*`)
  return { path: points.join(' '), ribs }
}
