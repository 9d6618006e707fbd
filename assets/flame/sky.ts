import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { burst, flickEdge } from './burst'
import { DUSK, FIRE, GLEAM, SCENE } from './places'

/** Four-pointed stars: where, and how large. */
const STARS = [
  [182, 92, 13],
  [470, 60, 9],
  [560, 176, 12],
  [76, 214, 8],
  [724, 66, 9],
  [905, 46, 12],
  [1180, 50, 9],
  [1010, 24, 7],
  [330, 150, 7],
  [1460, 62, 8],
  [1620, 128, 13],
  [1770, 70, 9],
  [1850, 190, 7],
] as const

/** The night over the clearing, and the light of the fire in its air. */
export function drawSky(ink: Ink): void {
  const all = ink.path(
    [
      [-20, -20, 1, 1],
      [SCENE.width + 20, -20, 1, 1],
      [SCENE.width + 20, SCENE.height + 20, 1, 1],
      [-20, SCENE.height + 20, 1, 1],
    ],
    true,
  )
  ink.cut(all, { fill: '#6d665d' })
  ink.wash(all, { alpha: 0.9, color: '#26252a', fade: { from: [0, -60], to: [0, 660] } })
  ink.wash(all, { alpha: 0.24, color: '#33302f' })
  brushNight(ink)
  scatterStars(ink)
  drawGlow(ink)
}

/** Long dry strokes arching over the fire. */
function brushNight(ink: Ink): void {
  const random = ink.fork('night')
  for (let i = 0; i < 12; i++) {
    const radius = 430 + i * 104
    const start = random.between(-2.9, -2.5)
    const end = start + random.between(1.2, 2.2)
    const arc = Array.from({ length: 9 }, (_, step) => {
      const angle = lerp(start, end, step / 8)
      return [FIRE.x + Math.cos(angle) * radius * 1.15, 560 + Math.sin(angle) * radius]
    })
    ink.line(arc, { width: random.between(34, 70), dry: random.between(0.75, 1), profile: 'swell' })
  }
}

function scatterStars(ink: Ink): void {
  const random = ink.fork('stars')
  for (let i = 0; i < 200; i++) {
    const x = random.next() * SCENE.width
    const y = random.next() * 470 * (0.35 + 0.65 * random.next())
    if (Math.hypot(x - FIRE.x, y - 500) < 300) continue
    ink.dot(x, y, 0.7 + 1.5 * random.next() ** 3, { white: true })
  }
  for (const [x, y, size] of STARS) {
    for (const angle of [0, 90, 180, 270]) {
      const ray = ink.leaf(x, y, angle + 4, size * (angle % 180 ? 1.35 : 1), size * 0.36, { belly: 0.2, tip: 0 })
      ink.black(ray, { white: true, wobble: 0 })
    }
    ink.dot(x, y, size * 0.24, { white: true })
  }
}

/** Three rings of light, each with an edge of wedges and flicks. */
function drawGlow(ink: Ink): void {
  const { x } = FIRE
  ink.cut(burst(ink, { x, y: 500, radiusX: 380, radiusY: 366, seed: 4, spikes: 0.34 }), { fill: DUSK })
  ink.cut(burst(ink, { x: x + 4, y: 506, radiusX: 286, radiusY: 286, seed: 9, spikes: 0.36, wedges: 110 }), {
    fill: GLEAM,
  })
  ink.cut(burst(ink, { x: x + 2, y: 514, radiusX: 206, radiusY: 214, seed: 21, spikes: 0.42, wedges: 90 }))
  for (const [radius, count, length, width] of [
    [216, 30, 0.2, 2.2],
    [296, 36, 0.17, 2],
    [386, 40, 0.155, 1.8],
  ] as const) {
    flickEdge(ink, `glow ${radius}`, {
      x,
      y: 526,
      radiusX: radius,
      radiusY: radius * 0.94,
      count,
      length,
      width,
      from: -Math.PI,
      to: 0,
    })
  }
}
