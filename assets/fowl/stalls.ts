import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, itemAt, lerp, radians } from '../ink/numbers'
import { box, inQuad, type Quad, straight } from './quads'

/** How deep the awning is, how high the counter lies under it, and how high it all stands, in units. */
const AWNING = 52
const COUNTER = 34
const HEIGHT = 58

/** The egg stall, its awning's far left corner at the origin: stripes, scallops, baskets in the shade. */
export function drawEggStall(ink: Ink, width: number): void {
  ink.wash(
    [
      [14, AWNING + HEIGHT],
      [width + 6, AWNING + HEIGHT - 6],
      [width + 44, AWNING + HEIGHT + 10],
      [width + 20, AWNING + HEIGHT + 24],
      [34, AWNING + HEIGHT + 26],
    ],
    { alpha: 0.4 },
  )
  const shade = box(ink, -2, AWNING - 4, width + 2, AWNING + HEIGHT - 8)
  ink.cut(shade, { halo: 1 })
  ink.black(shade)
  drawCounter(ink, -8, width + 8, AWNING + COUNTER, 35)
  for (const x of [-2, width + 2]) {
    ink.form(box(ink, x - 3, AWNING - 2, x + 3, AWNING + COUNTER + 8), { width: 2 })
  }
  for (let x = 12; x < width - 4; x += 24 + ink.random.next() * 4) drawEggs(ink, x, AWNING + COUNTER)
  drawAwning(ink, width)
}

/** A counter with a front of boards. */
function drawCounter(ink: Ink, left: number, right: number, top: number, deep: number): void {
  ink.form(box(ink, left, top, right, top + 11), { width: 2.4 })
  const front = box(ink, left + 2, top + 11, right - 2, top + 5 + deep)
  ink.form(front, { width: 3 })
  ink.clip(front, () => {
    ink.wash(front, { alpha: 0.24 })
    for (let x = left + 18; x < right - 6; x += 16) {
      const joint = [
        [x + ink.random.signed() * 2, top + 12],
        [x + ink.random.signed(), top + 6 + deep],
      ]
      ink.line(joint, { width: 1.5, profile: 'pen' })
    }
    const under = (x: number, y: number) => clamp(1 - (y - top - 11) / 9 + 0.3 * noise1(3, x / 9))
    ink.hatch(front, { angle: 84, spacing: 2.5, width: 2.2, density: under, profile: 'flick' })
    const shaded = (x: number) => clamp((x - lerp(left, right, 0.62)) / 30)
    ink.hatch(front, { angle: -52, spacing: 2.6, width: 1.5, density: shaded })
  })
}

function drawEggs(ink: Ink, x: number, y: number): void {
  for (const [aside, up] of [
    [-4.2, 0],
    [4.2, -1],
    [0, -5],
  ] as const) {
    ink.form(ink.ellipse(x + aside, y + up, 3.8, 4.8, 12), { width: 1.5, tone: { from: 0.5, width: 1, spacing: 1.6 } })
  }
  const basket = straight(ink, [
    [x - 9, y + 2],
    [x + 9, y + 2],
    [x + 7, y + 11],
    [x - 7, y + 11],
  ])
  ink.form(basket, { width: 1.8 })
  ink.hatch(basket, { angle: 30, spacing: 2.6, width: 1.2 })
}

function drawAwning(ink: Ink, width: number): void {
  const roof: Quad = [
    [8, 0],
    [width + 8, 0],
    [width + 10, AWNING],
    [-10, AWNING],
  ]
  const sheet = straight(ink, roof)
  const stripes = Math.max(5, Math.round(width / 22))
  ink.form(sheet, { width: 3.2, halo: 1.2, gap: 0.2 })
  ink.clip(sheet, () => {
    for (let i = 0; i < stripes; i++) {
      const at = (across: number, down: number) => inQuad(roof, (i + across) / stripes, down)
      const stripe = straight(ink, [at(0, -0.05), at(1, -0.05), at(1, 1.1), at(0, 1.1)])
      if (i % 2 === 1) {
        ink.black(stripe)
        ink.line([at(0.14, 0.15), at(0.16, 0.5), at(0.14, 0.8)], { width: 1.3, white: true, profile: 'swell' })
      } else {
        const lower = straight(ink, [at(0, 0.55), at(1, 0.55), at(1, 1), at(0, 1)])
        ink.hatch(lower, { angle: 86, spacing: 2.6, width: 1.3, profile: 'flick', density: () => 0.8 })
      }
    }
    ink.wash(sheet, { alpha: 0.26, fade: { from: [0, AWNING + 10], to: [0, AWNING * 0.3] } })
  })
  for (let i = 0; i < stripes; i++) {
    const left = inQuad(roof, i / stripes, 1)[0]
    const right = inQuad(roof, (i + 1) / stripes, 1)[0]
    const scallop = ink.path(
      [
        [left, AWNING - 1, 1, 1],
        [right, AWNING - 1, 1, 1],
        [right - 1, AWNING + 8],
        [(left + right) / 2, AWNING + 13],
        [left + 1, AWNING + 8],
      ],
      true,
    )
    ink.form(scallop, { width: 2.2, halo: 0.4 })
    if (i % 2 === 0) continue
    ink.black(scallop)
    const light = [
      [left + 4, AWNING + 5],
      [(left + right) / 2, AWNING + 9],
    ]
    ink.line(light, { width: 1.1, white: true, profile: 'flick' })
  }
}

/** The potter's table under a great parasol, the parasol's tip at the origin. */
export function drawParasol(ink: Ink): void {
  ink.wash('-70,112 60,108 150,120 128,142 -40,140', { alpha: 0.4 })
  for (const x of [-58, 66])
    ink.form(box(ink, x - 3.5, 92, x + 3.5, 130), { width: 2.2, tone: { from: 0.3, width: 1.6 } })
  const shade = ink.path('-78,48* 84,48* 82,84* -76,84*', true)
  ink.cut(shade, { halo: 1 })
  ink.black(shade)
  ink.form(box(ink, -82, 84, 90, 97), { width: 2.8, halo: 1 })
  ink.line('-78,91 -20,92.4 84,91', { width: 1.3, profile: 'swell' })
  ink.form(box(ink, 0, 40, 6, 86), { width: 1.8 })
  const pots = [
    [-64, 1],
    [-40, 0.8],
    [-18, 1.15],
    [22, 0.9],
    [44, 1.2],
    [68, 0.85],
  ] as const
  for (const [x, size] of pots) drawPot(ink, x, 86, size)
  drawPot(ink, -92, 128, 1.5)
  drawPot(ink, -112, 134, 1.1)
  drawCanopy(ink)
}

/** The parasol from above: eight panels, every other one black, about a knob. */
function drawCanopy(ink: Ink): void {
  const hem = Array.from({ length: 8 }, (_, i) => {
    const angle = radians(i * 45 + 24)
    return [Math.cos(angle) * 108, 22 + Math.sin(angle) * 52] as const
  })
  const outline = ink.path(
    hem.flatMap(([x, y], i) => {
      const [nextX, nextY] = itemAt(hem, (i + 1) % 8)
      const sag = 0.94
      return [
        [x, y, 1, 1],
        [((x + nextX) / 2) * sag, 22 + ((y + nextY) / 2 - 22) * sag],
      ]
    }),
    true,
  )
  ink.form(outline, { width: 3.4, halo: 1.4, gap: 0.15 })
  ink.clip(outline, () => {
    for (let i = 0; i < 8; i++) {
      const [x, y] = itemAt(hem, i)
      const [nextX, nextY] = itemAt(hem, (i + 1) % 8)
      const panel = straight(ink, [
        [0, 0],
        [x * 1.06, 22 + (y - 22) * 1.06],
        [nextX * 1.06, 22 + (nextY - 22) * 1.06],
      ])
      const middle = [(x + nextX) / 2, (y + nextY) / 2] as const
      if (i % 2 === 0) {
        ink.black(panel)
        const light = [
          [middle[0] * 0.3 - 3, middle[1] * 0.3],
          [middle[0] * 0.6 - 5, middle[1] * 0.6],
          [middle[0] * 0.84 - 4, middle[1] * 0.84],
        ]
        ink.line(light, { width: 1.6, white: true, profile: 'swell' })
      } else if (i < 4) {
        const density = (atX: number, atY: number) => clamp((atX / 108 + atY / 74) * 0.9 - 0.2)
        ink.hatch(panel, { angle: 62, spacing: 2.7, width: 1.7, density, profile: 'flick' })
      }
      const rib = [
        [0, 0],
        [x * 0.5, y * 0.5 - 2],
        [x, y],
      ]
      ink.line(rib, { width: 1.7, profile: 'swell' })
    }
  })
  ink.contour(outline, { width: 3.4, gap: 0.15 })
  ink.form(ink.ellipse(0, -3, 6, 6.5), { width: 2.4, halo: 0.6, tone: { from: 0.42 } })
}

function drawPot(ink: Ink, x: number, y: number, size: number): void {
  ink.at(x, y, { scale: size }, () => {
    const pot = ink.path('-5,-10* 5,-10* 8,0 5,10* -5,10* -8,0', true)
    ink.form(pot, { width: 2, halo: 0.6, tone: { from: 0.46, width: 1.6, spacing: 1.9 } })
    ink.form(ink.ellipse(0, -10, 5.4, 2), { width: 1.6 })
    ink.line('-7,-1 0,1.6 7,-1', { width: 1.4, profile: 'even' })
  })
}
