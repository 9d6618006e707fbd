import type { Ink } from '../ink/ink'
import { lerp, radians } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import type { Line } from '../ink/path'

/** One wing as it is held in a frame of the beat: degrees from the right, and what is seen of its width (0…1). */
interface Held {
  readonly angle: number
  readonly width: number
}

interface Pair {
  readonly length: number
  readonly width: number
  readonly bend: number
  /** For each frame of the beat. Right wings; left ones are mirrored, not quite. */
  readonly beat: readonly [Held, Held, Held]
}

/** How a fairy's wings are cut. */
type Cut = 'oak' | 'dragonfly' | 'butterfly'

const CUTS: readonly Cut[] = ['oak', 'dragonfly', 'butterfly']

/** The lower pair, then the upper one before it: up, through the middle, down. */
const PAIRS: Readonly<Record<Cut, readonly [Pair, Pair]>> = {
  oak: [
    { length: 42, width: 25, bend: 3, beat: [held(8, 0.9), held(24, 0.72), held(48, 0.84)] },
    { length: 62, width: 36, bend: -4, beat: [held(-48, 1), held(-20, 0.7), held(14, 0.86)] },
  ],
  dragonfly: [
    { length: 58, width: 16, bend: 3, beat: [held(-2, 1), held(14, 0.8), held(34, 0.9)] },
    { length: 74, width: 18, bend: -5, beat: [held(-42, 1), held(-16, 0.76), held(10, 0.9)] },
  ],
  butterfly: [
    { length: 42, width: 30, bend: 4, beat: [held(20, 1), held(34, 0.72), held(58, 0.84)] },
    { length: 58, width: 46, bend: -3, beat: [held(-46, 1), held(-22, 0.6), held(8, 0.8)] },
  ],
}

/** All four wings of a fairy of that kind (0…2), beating behind her. They grow at (0, 24). */
export function drawWings(ink: Ink, kind: number, frame: number): void {
  const cut = CUTS[kind] ?? 'oak'
  for (const [tier, pair] of PAIRS[cut].entries()) {
    const { angle, width } = pair.beat[frame % 3] ?? pair.beat[0]
    for (const side of [1, -1]) {
      // The far wing, on the right, is a little further round and darker.
      const turn = side > 0 ? angle - 5 : 180 - angle - 2
      drawWing(ink, cut, tier, side * 3, 22 + tier * -3, turn, pair, width, side)
    }
  }
}

function drawWing(
  ink: Ink,
  cut: Cut,
  tier: number,
  x: number,
  y: number,
  angle: number,
  { length, width, bend }: Pair,
  seen: number,
  side: number,
): void {
  const wide = width * seen
  const drift = bend * side
  const shape =
    cut === 'oak'
      ? oakLeaf(ink, x, y, angle, length, wide, drift)
      : ink.leaf(x, y, angle, length, wide, form(cut, drift))
  ink.form(shape, { width: 2.2, lit: 0.5, gap: 0.1, halo: 0.8, overshoot: 0.3 })
  ink.tint(shape, { color: TEAL, alpha: side > 0 ? 0.82 : 0.58, offset: 2.4 })
  const at = (along: number, aside: number) => place(x, y, angle, length, drift, along, aside)
  ink.clip(shape, () => {
    if (side > 0)
      ink.hatch(shape, {
        angle: angle + 62,
        spacing: 2.5,
        width: 1,
        density: (px, py) => (Math.hypot(px, py - 24) < length * 0.55 ? 0.8 : 0),
      })
    ink.line([at(0, 0), at(0.3, 0), at(0.65, 0), at(0.96, 0)], { width: 1.8, profile: 'flick' })
    if (cut === 'oak') {
      for (const along of [0.2, 0.38, 0.56, 0.72]) {
        for (const edge of [-1, 1])
          ink.line([at(along, 0), at(along + 0.1, edge * wide * 0.2), at(along + 0.13, edge * wide * 0.42)], {
            width: 1.2,
            profile: 'flick',
          })
      }
    } else if (cut === 'dragonfly') {
      for (const along of [0.24, 0.36, 0.46, 0.57, 0.66, 0.75]) {
        ink.line([at(along, -wide * 0.46), at(along + 0.03, 0), at(along, wide * 0.46)], {
          width: 0.9,
          profile: 'swell',
        })
      }
      ink.black(ink.ellipse(...at(0.88, -wide * 0.2), 4.4, 2.6, angle))
    } else {
      for (const aside of [-0.34, -0.16, 0.18, 0.36]) {
        ink.line([at(0.1, 0), at(0.45, aside * wide * 0.7), at(0.72, aside * wide)], { width: 1.1, profile: 'flick' })
      }
      const [spotX, spotY] = at(tier === 0 ? 0.66 : 0.74, 0)
      const radius = (tier === 0 ? 5 : 7.4) * lerp(0.6, 1, seen)
      ink.black(ink.ellipse(spotX, spotY, radius, radius * seen, angle))
      ink.cut(ink.ellipse(spotX, spotY, radius * 0.62, radius * 0.62 * seen, angle))
      ink.dot(spotX + 0.6, spotY + 0.6, radius * 0.3)
    }
  })
}

function form(cut: Cut, bend: number): { bend: number; belly: number; tip: number } {
  return cut === 'butterfly' ? { bend, belly: 0.72, tip: 0.96 } : { bend, belly: 0.66, tip: 0.8 }
}

/** An oak leaf: round lobes to both sides, the largest beyond the middle. */
function oakLeaf(ink: Ink, x: number, y: number, angle: number, length: number, width: number, bend: number): Line {
  const edge = (side: number) =>
    Array.from({ length: 33 }, (_, step) => {
      const along = 0.05 + (0.93 * step) / 32
      // Lobes are round, and the bays between them narrow.
      const lobe = 0.62 + 0.38 * Math.abs(Math.sin((along + 0.02) * Math.PI * 3.55)) ** 0.7
      return place(
        x,
        y,
        angle,
        length,
        bend,
        along,
        side * width * 0.56 * lobe * Math.sin(Math.PI * along ** 1.3) ** 0.8,
      )
    })
  return ink.path([[x, y, 1, 1], ...edge(-1), place(x, y, angle, length, bend, 1, 0), ...edge(1).reverse()], true)
}

/** A place on a wing: how far along it (0…1), how far aside in units. */
function place(
  x: number,
  y: number,
  angle: number,
  length: number,
  bend: number,
  along: number,
  aside: number,
): [number, number] {
  const cos = Math.cos(radians(angle))
  const sin = Math.sin(radians(angle))
  const u = along * length
  const v = bend * along * along + aside
  return [x + cos * u - sin * v, y + sin * u + cos * v]
}

function held(angle: number, width: number): Held {
  return { angle, width }
}
