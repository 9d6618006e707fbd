import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import type { Line } from '../ink/path'

/** What a thing that stands on the meadow throws on it: a wash and a few strokes. */
export function drawShadow(ink: Ink, x: number, y: number, across: number, down: number): void {
  ink.wash(ink.ellipse(x + across * 0.28, y, across, down, 4, 0.08), { alpha: 0.36 })
  ink.hatch(ink.ellipse(x + across * 0.16, y + 1, across * 0.8, down * 0.72), { angle: -8, spacing: 3.6, width: 2.3 })
}

/** A crown of leaves about (x, y): a melted pad, its lower right in solid black with leaves of light in it. */
function drawCrown(ink: Ink, x: number, y: number, across: number, down: number, lumps: number): void {
  const { random } = ink
  const parts: Line[] = [ink.ellipse(x, y, across * 0.7, down * 0.7)]
  for (let lump = 0; lump < lumps; lump++) {
    const angle = (lump / lumps) * 6.283 + random.signed() * 0.25
    const [wide, high] = [across * random.between(0.32, 0.48), down * random.between(0.34, 0.48)]
    parts.push(ink.ellipse(x + Math.cos(angle) * across * 0.6, y + Math.sin(angle) * down * 0.58, wide, high))
  }
  const crown = ink.clay(parts, 5)
  ink.form(crown, {
    width: 3.3,
    halo: 1.6,
    gap: 0.3,
    tone: { from: 0.36, to: 0.52, width: 6.4, spacing: 3.2, angle: -50, bulge: 0.25 },
  })
  const field = ink.field(crown)
  ink.clip(crown, () => {
    for (let leaf = 0; leaf < (across * down) / 30; leaf++) {
      const [left, top] = [x + random.signed() * across, y + random.signed() * down]
      const dark = field.darkness(left, top, ink.light)
      const isRest = dark < 0.2 && random.chance(0.84)
      if (field.distance(left, top) < 4 || isRest) continue
      const white = dark > 0.42
      ink.line(
        [
          [left - 5, top - 1],
          [left - 1.5, top + 3.4],
          [left + 2, top],
          [left + 4.5, top + 3],
          [left + 7, top - 1.5],
        ],
        { width: 1.7, profile: 'pen', white, bare: white },
      )
    }
  })
  for (let i = 0; i < crown.points.length; i += 9) {
    const point = crown.points[i]
    if (!point) continue
    const way = (Math.atan2(point.y - y, point.x - x) * 180) / Math.PI
    if (way > -60 && way < 150 && random.chance(0.5)) {
      ink.tufts([[point.x, point.y]], () => way + 30, { length: 7, count: 2, width: 1.9, fan: 0.8 })
    }
  }
}

/** A bush at (x, y). */
export function drawBush(ink: Ink, x: number, y: number, across: number, down: number): void {
  drawShadow(ink, x, y + down * 0.8, across * 0.95, down * 0.36)
  drawCrown(ink, x, y, across, down, 5 + Math.round(across / 14))
}

/** A tree that stands at (x, y) and leans, in units, to the right. */
export function drawTree(ink: Ink, x: number, y: number, size: number, lean: number, lumps: number): void {
  drawShadow(ink, x + 6 * size, y, 50 * size, 12 * size)
  ink.at(x, y, { scale: size }, () => {
    const trunk = ink.clay(
      [
        ink.tube(`0,2@22 ${1 + lean * 0.3},-26@15 ${lean},-66@11`, { root: true }),
        ink.tube('-2,-2@12 -14,5@5', { root: true }),
        ink.tube('3,-2@12 16,5@5', { root: true }),
        ink.tube(`${lean * 0.5},-36@9 ${lean * 0.5 + 20},-62@5`, { root: true }),
      ],
      5,
    )
    ink.form(trunk, { width: 2.8, halo: 1, tone: { from: 0.36, to: 0.7, width: 2.8, spacing: 2.5, angle: -80 } })
    ink.lines([`-3,-4 -2,-26 ${lean - 3},-44`, `4,-8 5,-22`], { width: 1.5 })
  })
  drawCrown(ink, x + lean * size, y - 84 * size, 54 * size, 42 * size, lumps)
}

/** An old pine that the west wind has combed: pads of needles one above the other, all to the lee. */
export function drawWindPine(ink: Ink, x: number, y: number, size: number): void {
  drawShadow(ink, x + 26 * size, y + 2, 66 * size, 13 * size)
  ink.at(x, y, { scale: size }, () => {
    const trunk = ink.clay(
      [
        ink.tube('0,4@26 -8,-34@18 6,-78@14 30,-112@10 44,-138@7', { root: true }),
        ink.tube('4,-66@10 34,-84@7 62,-86@4', { root: true }),
        ink.tube('-4,0@14 -22,7@5', { root: true }),
        ink.tube('4,0@14 24,8@5', { root: true }),
      ],
      6,
    )
    ink.form(trunk, { width: 3, halo: 1.2, tone: { from: 0.32, to: 0.64, width: 3, spacing: 2.6, angle: -76 } })
    ink.between('-8,-6 -12,-34 0,-76 26,-112', '6,-6 -1,-36 10,-78 34,-112', 4, { width: 1.4, profile: 'swell' })
    for (const [left, top, across, down] of [
      [84, -92, 44, 15],
      [16, -106, 34, 14],
      [78, -128, 52, 17],
      [58, -156, 40, 15],
    ] as const) {
      const pad = ink.clay(
        [
          ink.ellipse(left - across * 0.35, top + 2, across * 0.6, down),
          ink.ellipse(left + across * 0.1, top - down * 0.4, across * 0.5, down),
          ink.ellipse(left + across * 0.6, top + 2, across * 0.5, down * 0.72),
        ],
        5,
      )
      ink.form(pad, {
        width: 3,
        halo: 1.6,
        gap: 0.25,
        tone: { from: 0.3, to: 0.5, width: 6, spacing: 3.2, angle: -20, bulge: 0.2 },
      })
      for (let i = 0; i < pad.points.length; i += 6) {
        const point = pad.points[i]
        // Points of the outline are in page space.
        if (point && i % 12 !== 0) {
          ink.page(() => ink.tufts([[point.x, point.y]], () => -18, { length: 9, count: 2, width: 1.8, fan: 0.9 }))
        }
      }
      const line = `${left - across * 0.6},${top + 2} ${left - 4},${top - down * 0.5} ${left + across * 0.3},${top - down * 0.3}`
      ink.line(line, { width: 1.5, profile: 'flick' })
    }
  })
}

/** A fir of so many tiers. */
export function drawFir(ink: Ink, x: number, y: number, size: number, tiers: number, lean = 0): void {
  const { random } = ink
  drawShadow(ink, x + 6, y, 40 * size, 11 * size)
  ink.at(x, y, { scale: size, rotate: lean }, () => {
    ink.form(ink.tube('0,3@15 1,-22@12', { root: true }), {
      width: 2.6,
      tone: { from: 0.3, width: 2.4, spacing: 2.4, angle: -80 },
    })
    for (let tier = 0; tier < tiers; tier++) {
      const foot = -16 - tier * 29 * random.between(0.94, 1.06)
      const wide = (48 - tier * (34 / tiers)) * random.between(0.93, 1.07)
      drawTier(ink, foot, wide, tier === tiers - 1 ? 50 : 44)
    }
  })
}

function drawTier(ink: Ink, foot: number, wide: number, high: number): void {
  const { random } = ink
  const hem = [0.62, 0.42, 0.2, 0, -0.24, -0.5, -0.7].map((share, i) => {
    const down = i % 2 === 0 ? -1 : random.between(5, 10)
    return [share * wide, foot + down, 1, i % 2]
  })
  const tier = ink.path(
    [
      [-wide, foot + 2, 1, 1],
      [-wide * 0.55, foot - high * 0.36],
      [-3, foot - high, 1, 1],
      [wide * 0.5, foot - high * 0.4],
      [wide, foot + 1, 1, 1],
      ...hem,
    ],
    true,
  )
  ink.form(tier, { width: 2.8, halo: 1.2, gap: 0.2 })
  ink.clip(tier, () => {
    ink.black([
      [6, foot - high],
      [2, foot - high * 0.5],
      [6, foot + 12],
      [wide + 9, foot + 12],
      [wide + 9, foot - high],
    ])
    ink.feather(
      [
        [3, foot - high * 0.9],
        [1, foot - high * 0.5],
        [4, foot - high * 0.2],
        [6, foot + 8],
      ],
      { side: 1, length: wide * 0.5, width: 2.6, spacing: 3.2, slant: 30, envelope: (along) => 0.4 + along * 0.6 },
    )
    for (let needle = 0; needle < 5; needle++) {
      const left = wide * (0.25 + needle * 0.13)
      ink.line(
        [
          [left, foot - high * 0.1 + random.signed() * 4],
          [left + wide * 0.07, foot - 4 + random.signed() * 4],
        ],
        { width: 1.7, white: true, bare: true, profile: 'flick' },
      )
    }
  })
}

/** Grass in drifts: so many tufts about (x, y). */
export function drawGrass(ink: Ink, x: number, y: number, count: number, spread: number): void {
  const { random } = ink
  for (let tuft = 0; tuft < count; tuft++) {
    const way = -86 + random.signed() * 12
    const reach = spread * Math.sqrt(random.next())
    const turn = radians(random.between(0, 360))
    const at = [x + Math.cos(turn) * reach * 1.3, y + Math.sin(turn) * reach * 0.5]
    ink.tufts([at], () => way, {
      length: random.between(8, 13),
      count: random.integer(2, 4),
      width: 1.8,
      fan: 0.75,
    })
  }
}

/** A daisy at (x, y). */
export function drawFlower(ink: Ink, x: number, y: number): void {
  ink.line(`${x},${y} ${x + 1},${y - 10}`, { width: 1.3 })
  const head = ink.ellipse(x + 1, y - 12, 5, 4.4)
  ink.form(head, { width: 1.4, gap: 0.2 })
  ink.dot(x + 1, y - 12, 1.6)
}
