import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { OCHRE } from '../ink/palette'
import type { Line, Point } from '../ink/path'

/** A light that falls in three rings about it, so wide. */
export interface Light extends Point {
  readonly rings: readonly [number, number, number]
}

/** Where the lantern hangs. */
const LAMP: Light = { x: 800, y: 330, rings: [190, 318, 440] }

/** The hole that paws have dug: a wide one, and a bay for each nest. */
function hole(ink: Ink): Line {
  return ink.clay(
    [
      ink.ellipse(800, 486, 402, 312, 0, 0.03),
      ink.ellipse(566, 640, 202, 196, 0, 0.05),
      ink.ellipse(1044, 650, 196, 186, 0, 0.05),
      ink.ellipse(800, 742, 330, 112, 0, 0.03),
    ],
    40,
  )
}

/** A ring of light with a rayed edge. */
function ring(ink: Ink, lamp: Light, radius: number, rays: number, depth: number, seed: number): Line {
  const random = ink.fork(`ring ${seed}`)
  const points: number[][] = []
  for (let i = 0; i < rays; i++) {
    const turn = ((i + random.signed() * 0.2) / rays) * Math.PI * 2
    const far = radius * (1 + 0.05 * noise1(seed, i * 0.7))
    points.push([lamp.x + Math.cos(turn) * (far - depth) * 1.12, lamp.y + Math.sin(turn) * (far - depth), 1, 1])
    const next = turn + (Math.PI / rays) * 0.9
    points.push([
      lamp.x + Math.cos(next) * (far + depth * random.between(0.3, 1.1)) * 1.12,
      lamp.y + Math.sin(next) * (far + depth * random.between(0.3, 1.1)),
      1,
      1,
    ])
  }
  return ink.path(points, true)
}

/** Paper under the lamp, darker ring by ring, with earth hanging into it. */
export function drawHole(ink: Ink, lamp: Light = LAMP): void {
  const burrow = hole(ink)
  ink.light = [0, -0.8, 0.6]
  ink.cut(burrow, { halo: 3 })
  ink.clip(burrow, () => {
    const [near, middle, wide] = lamp.rings
    const rings = [
      ring(ink, lamp, near, 44, 18, 1),
      ring(ink, lamp, middle, 54, 26, 2),
      ring(ink, lamp, wide, 60, 34, 3),
    ] as const
    ink.wash(rings[0], { outside: true, alpha: 0.42, color: '#e0a542' })
    ink.wash(rings[1], { outside: true, alpha: 0.5, color: OCHRE })
    ink.wash(rings[2], { outside: true, alpha: 0.62, color: '#7a5220' })
    // The wall: scrapes of the paws that dug it, in arcs round the lamp.
    const random = ink.fork('scrapes')
    for (let i = 0; i < 66; i++) {
      const turn = random.between(0, 6.28)
      const far = random.between(230, 480)
      const at = (t: number, f = 0) => [lamp.x + Math.cos(t) * (far + f) * 1.12, lamp.y + Math.sin(t) * (far + f)]
      for (let claw = 0; claw < 3; claw++)
        ink.line([at(turn, claw * 9), at(turn + 0.03, claw * 9 + 2), at(turn + 0.075, claw * 9 + 1)], {
          width: 1.6 + far / 300,
          profile: 'flick',
        })
    }
  })
  // The rim: earth hanging into the light.
  ink.line(burrow, { width: 7, closed: true, profile: 'even' })
  ink.feather(burrow, {
    side: 1,
    length: 44,
    width: 8,
    spacing: 6.4,
    slant: 6,
    envelope: () => 1,
    curl: 0.05,
    jitter: 0.2,
  })
  ink.feather(burrow, {
    side: 1,
    length: 84,
    width: 7,
    spacing: 21,
    slant: 10,
    envelope: () => 1,
    curl: 0.06,
    jitter: 0.3,
  })
  // Root hairs from the ceiling.
  const random = ink.fork('hairs')
  for (let i = 0; i < 24; i++) {
    const x = random.between(560, 1060)
    const top = 178 + ((x - 800) / 300) ** 2 * 46
    const long = random.between(30, 92)
    const sway = random.signed() * 16
    ink.line(
      [
        [x, top],
        [x + sway, top + long * 0.5],
        [x + sway * 0.4, top + long],
      ],
      { width: random.between(2.2, 4.4), profile: 'flick' },
    )
  }
}

/** The floor: trodden earth with straw on it, warm where the lamp looks between the nests. */
export function drawFloor(ink: Ink): void {
  ink.light = [0, -0.8, 0.6]
  const random = ink.fork('straw')
  const burrow = hole(ink)
  ink.clip(burrow, () => {
    const floor = ink.path('280,800* 420,770 600,762 800,758 1000,762 1180,772 1320,800* 1320,920* 280,920*', true)
    ink.cut(floor, { fill: '#a97a35' })
    ink.wash(floor, { alpha: 0.7, color: '#3a2a14', fade: { from: [0, 850], to: [0, 760] } })
    for (let i = 0; i < 130; i++) {
      const x = random.between(360, 1240)
      const y = random.between(768, 846)
      const turn = random.signed() * 0.4
      const long = random.between(12, 34)
      ink.line(
        [
          [x - Math.cos(turn) * long, y - Math.sin(turn) * long * 0.5],
          [x, y - 2],
          [x + Math.cos(turn) * long, y + Math.sin(turn) * long * 0.5],
        ],
        { width: random.between(1.6, 2.8), profile: 'swell' },
      )
    }
    ink.clip(ink.path('300,776* 800,764 1300,776* 1300,846* 300,846*', true), () => {
      for (let i = 0; i < 60; i++) {
        const x = random.between(420, 1200)
        const y = random.between(776, 842)
        const long = random.between(10, 26)
        ink.line(
          [
            [x - long, y + random.signed() * 6],
            [x, y],
            [x + long, y + random.signed() * 6],
          ],
          { width: random.between(1.8, 2.8), white: true, profile: 'swell' },
        )
      }
    })
    ink.feather('300,870* 480,852 800,858 1120,852 1300,870', {
      side: -1,
      length: 26,
      width: 6,
      spacing: 6,
      slant: 40,
      envelope: () => 1,
    })
    ink.black('280,940* 300,866 480,850 800,856 1120,850 1300,866 1320,940*')
  })
}
