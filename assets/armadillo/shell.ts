import type { Ink } from '../ink/ink'
import { arch, bandShape, EDGES, onArch } from './arches'

const { min, hypot, max, PI } = Math

/** Scales in a row between two arches: a pair of slanting sides each, and a pore. */
function drawScales(
  ink: Ink,
  inner: number,
  outer: number,
  count: number,
  options: { white?: boolean; width?: number; skip?: number } = {},
): void {
  const random = ink.fork(`scales ${inner}`)
  const { white = false, width = 1.5, skip = 0.07 } = options
  for (let i = 1; i < count; i++) {
    if (random.chance(skip)) continue
    const at = i / count + random.signed() * 0.003
    const lean = 0.35 / count
    const [x0, y0] = onArch(inner + (outer - inner) * 0.1, at - lean)
    const [x1, y1] = onArch(inner + (outer - inner) * 0.88, at)
    const [x2, y2] = onArch(inner + (outer - inner) * 0.1, at + lean)
    ink.lines(
      [
        [
          [x0, y0],
          [x1, y1],
        ],
        [
          [x2, y2],
          [x1, y1],
        ],
      ],
      { width, white, profile: 'flick' },
    )
    const [px, py] = onArch(inner + (outer - inner) * 0.38, at)
    if (!white) ink.dot(px, py, width * 0.6)
  }
}

/** Rosettes over a broad plate: rows of rounded scutes, shaded by heavier outlines to the right. */
function drawScutes(ink: Ink, inner: number, outer: number, rows: number, count: number): void {
  const random = ink.fork(`scutes ${inner}`)
  for (let row = 0; row < rows; row++) {
    const k = inner + ((outer - inner) * (row + 0.5)) / rows
    for (let i = 0; i < count; i++) {
      const at = (i + 0.5 + (row % 2) * 0.5) / count
      if (at > 0.985 || at < 0.015) continue
      const [x, y] = onArch(k, at)
      const [x2, y2] = onArch(k, min(1, at + 0.01))
      const turn = (Math.atan2(y2 - y, x2 - x) * 180) / PI
      const dark = at > 0.62 ? 1 : 0
      if (random.chance(0.06) || (at < 0.2 && row === 1 && random.chance(0.4))) continue
      ink.at(x, y, { rotate: turn }, () => {
        const [ax, ay] = onArch(inner, at)
        const [bx, by] = onArch(outer, at)
        const [nx, ny] = onArch(k, at + 1 / count)
        const high = hypot(ax - bx, ay - by) / rows / 2.35
        const long = (hypot(nx - x, ny - y) / 2) * (0.84 + random.next() * 0.1)
        const scute = ink.path(
          [
            [-long, 0],
            [-long * 0.5, -high],
            [long * 0.5, -high],
            [long, 0],
            [long * 0.5, high],
            [-long * 0.5, high],
          ],
          true,
        )
        if (dark && at > 0.7) {
          ink.black(scute)
          ink.line(
            [
              [-long * 0.5, -high * 0.55],
              [long * 0.3, -high * 0.6],
            ],
            { width: 1.2, white: true, profile: 'swell' },
          )
        } else {
          ink.contour(scute, { width: 1.15 + dark * 0.8, gap: 0.2 })
          if (random.chance(0.5)) ink.dot(random.signed(), random.signed() * 0.6, 0.8)
        }
      })
    }
  }
}

export function drawShell(ink: Ink): void {
  const { hollow, collar, first: one, second: two, third: three, rump } = EDGES
  const random = ink.fork('skirt')
  // The rump, far and large.
  const rumpShape = ink.path(bandShape(three, rump), true)
  ink.form(rumpShape, { width: 4.2, halo: 1.6, contour: false })
  ink.clip(rumpShape, () => {
    drawScutes(ink, three, rump, 2, 33)
    // The shadow side is black outright.
    ink.black([...arch(rump - 0.085, 0.6, 1.02, 14), ...arch(rump + 0.1, 0.56, 1.02, 14).reverse()])
    ink.line(arch(rump - 0.035, 0.66, 0.93), { width: 1.5, white: true, profile: 'swell' })
  })
  ink.contour(rumpShape, { width: 4.2 })
  // Three bands: black, paper, black; each lies over the one behind it.
  for (const [inner, outer, black] of [
    [two, three, true],
    [one, two, false],
    [collar, one, true],
  ] as const) {
    const shape = ink.path(bandShape(inner, outer + 0.012), true)
    ink.form(shape, { width: 3, halo: 1.2, contour: false })
    if (black) {
      ink.black(shape)
      ink.clip(shape, () => drawScales(ink, inner, outer, 32, { white: true, width: 1.7, skip: 0.12 }))
      ink.line(arch(inner + 0.02, 0.12, 0.52), { width: 1.8, white: true, profile: 'swell' })
    } else {
      ink.clip(shape, () => {
        drawScales(ink, inner, outer, 30, { width: 1.7 })
        const shade = arch(inner, 0.72, 1, 10)
        ink.hatch([...shade, ...arch(outer, 0.72, 1, 10).reverse()], { angle: -20, spacing: 2.4, width: 1.8 })
      })
      ink.contour(shape, { width: 3 })
    }
  }
  // The collar: the shoulder shield.
  const shield = ink.path(bandShape(hollow, collar + 0.01), true)
  ink.form(shield, { width: 3.6, halo: 1.6, contour: false })
  ink.clip(shield, () => {
    drawScutes(ink, hollow, collar, 2, 27)
    const shade = arch(0.1, 0.78, 1.02, 10)
    ink.black([...arch(0, 0.76, 1.02, 10), ...shade.reverse()])
  })
  ink.contour(shield, { width: 3.6 })
  // The hollow it looks out of.
  const dark = ink.path([...arch(0.01).map(([x = 0, y = 0], i) => [x, y, 1, i === 0 || i === 30 ? 1 : 0])], true)
  ink.cut(dark)
  ink.black(dark)
  ink.line(arch(-0.045, 0.1, 0.4), { width: 1.4, white: true, profile: 'swell' })
  // The skirt: every arch ends in a point on either side.
  for (const [inner, outer, black] of [
    [three, rump, false],
    [two, three, true],
    [one, two, false],
    [collar, one, true],
    [hollow, collar, false],
  ] as const) {
    for (const side of [1, 0]) {
      const [x0, y0] = onArch(inner + 0.01, side)
      const [x1, y1] = onArch(outer - 0.01, side)
      const tip = { x: (x0 + x1) / 2 + (side ? -3 : 3), y: max(y0, y1) + 7 + random.next() * 3 }
      const lobe = ink.path(
        [
          [x0, y0 - 5],
          [x1, y1 - 6],
          [x1 + (side ? -1 : 1), y1 + 2],
          [tip.x, tip.y],
          [x0, y0 + 2],
        ],
        true,
      )
      ink.form(lobe, { width: 2.6, halo: 0.6 })
      if (black) ink.black(lobe)
      else if (side) ink.hatch(lobe, { angle: -70, spacing: 2.6, width: 2 })
    }
  }
}
