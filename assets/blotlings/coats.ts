import { boundsOf } from '../ink/geometry'
import { clamp } from '../ink/numbers'
import type { Line } from '../ink/path'
import type { Hand } from './hand'

/** What a body is covered with. */
export type CoatKind = keyof typeof COATS

interface Skin {
  readonly hand: Hand
  readonly body: Line
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type DrawCoat = (skin: Skin) => void

const COATS = {
  plain: () => undefined,
  /** The colour runs down from the back. */
  fade({ hand, body, top, height }) {
    hand.ink.wash(body, { color: hand.accent, alpha: 0.85, fade: { from: [0, top], to: [0, top + height * 0.75] } })
  },
  black({ hand, body }) {
    hand.ink.black(body)
    hand.ink.rim(body, { distance: 1.7 })
  },
  /** Dark along the back, feathered into the light. */
  saddle({ hand, body, top, height }) {
    hand.ink.tone(body, {
      ...{ from: 0.4, to: 0.7, width: 3, spacing: 2.3, angle: 80, bulge: 0.1, breaks: 0.04 },
      dark: (_x, y) => 0.95 - ((y - top) / height) * 1.8,
    })
  },
  spots({ hand, body, left, top, width, height }) {
    const random = hand.ink.fork('spots')
    const field = hand.ink.field(body)
    const spots: { x: number; y: number; radius: number }[] = []
    for (let i = 0; i < 150 && spots.length < 15; i++) {
      const x = left + width * random.next()
      const y = top + height * 0.85 * random.next()
      const inside = field.distance(x, y)
      if (inside < 2.5) continue
      const radius = Math.min(5.4, 2 + inside * 0.2) * random.between(0.7, 1.2)
      if (spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < (spot.radius + radius) * 1.35 + 2)) continue
      spots.push({ x, y, radius })
      hand.ink.black(hand.ink.ellipse(x, y, radius * 1.1, radius, random.between(0, 180), 0.2))
    }
  },
  scales({ hand, body, left, top, width, height }) {
    const field = hand.ink.field(body)
    const random = hand.ink.fork('scales')
    for (let row = 0; row * 7 < height; row++) {
      for (let column = 0; column * 9 < width + 9; column++) {
        const x = left + column * 9 + (row % 2) * 4.5
        const y = top + 4 + row * 7
        if (field.distance(x, y) < 3.6) continue
        const dark = field.darkness(x, y, hand.ink.light)
        if (dark < 0.2 && random.chance(0.5)) continue
        hand.ink.line(
          [
            [x - 4, y - 2],
            [x, y + 2.8],
            [x + 4, y - 2],
          ],
          { width: 1.2 + dark * 1.2, profile: 'swell' },
        )
      }
    }
  },
  fur({ hand, body, left, top, width, height }) {
    const field = hand.ink.field(body)
    const random = hand.ink.fork('fur')
    for (let i = 0; i < (width * height) / 105; i++) {
      const [x, y] = [left + width * random.next(), top + height * random.next()]
      if (field.distance(x, y) < 3 || (field.darkness(x, y, hand.ink.light) < 0.24 && random.chance(0.8))) continue
      hand.ink.tufts([[x, y]], () => 78 + (x - left - width / 2) * -0.4, { length: 8, count: 3, width: 1.6, fan: 0.6 })
    }
  },
  wool({ hand, body, left, top, width, height }) {
    const field = hand.ink.field(body)
    const random = hand.ink.fork('wool')
    for (let i = 0; i < (width * height) / 120; i++) {
      const [x, y] = [left + width * random.next(), top + height * random.next()]
      if (field.distance(x, y) < 5 || (field.darkness(x, y, hand.ink.light) < 0.22 && random.chance(0.6))) continue
      hand.pen(1.6, [
        [x - 4, y],
        [x - 1, y - 4],
        [x + 3, y - 1.4],
        [x + 1, y + 2.4],
        [x - 0.8, y + 0.6],
      ])
    }
  },
  speckles({ hand, body, top, height }) {
    hand.ink.stipple(body, { spacing: 4, radius: 0.9, density: (_x, y) => clamp(1 - (y - top) / height) })
  },
  /** A brock's two stripes, from the ears over the eyes to the nose; only heads have them. */
  brock({ hand, left, top, width, height }) {
    const x = (share: number) => left + width * share
    const y = (share: number) => top + height * share
    hand.spot(
      [
        [x(0.02), y(0.1)],
        [x(0.2), y(-0.06)],
        [x(0.39), y(0.02)],
        [x(0.42), y(0.3)],
        [x(0.42), y(0.7)],
        [x(0.28), y(0.78)],
        [x(0.12), y(0.6)],
        [x(0.06), y(0.3)],
      ],
      [
        [x(0.62), y(0)],
        [x(0.84), y(-0.04)],
        [x(0.98), y(0.14)],
        [x(0.94), y(0.36)],
        [x(0.84), y(0.62)],
        [x(0.66), y(0.76)],
        [x(0.56), y(0.66)],
        [x(0.57), y(0.26)],
      ],
    )
  },
} as const satisfies Record<string, DrawCoat>

/** Covers a body, in page space, and shades it; its outline comes afterwards. */
export function drawCoat(hand: Hand, kind: CoatKind, body: Line): void {
  const { left, top, right, bottom } = boundsOf(body.points)
  hand.ink.page(() => {
    hand.ink.clip(body, () => COATS[kind]({ hand, body, left, top, width: right - left, height: bottom - top }))
    if (kind !== 'black') hand.ink.tone(body, { from: 0.52, to: 0.84, width: 2.2, spacing: 2.3, angle: -52 })
  })
}

/** A body in its coat, outlined. */
export function drawBody(hand: Hand, kind: CoatKind, shape: Line, width = 3): Line {
  hand.form(shape, { bare: true, halo: 1 })
  drawCoat(hand, kind, shape)
  hand.ink.contour(shape, { width, gap: 0.16 })
  return shape
}
