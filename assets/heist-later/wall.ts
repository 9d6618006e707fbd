import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { HOLE, WALL } from './shared'

const { x, y, width: wide, height: high } = HOLE
const [left, right, bottom] = [x - wide / 2, x + wide / 2, y + high]

/** The wall about the upper right corner of the window, at 0, 0: black, and lost in the dark to the left; the window in it, and the night. */
export function drawWall(ink: Ink): void {
  const edge = -WALL.width
  ink.black(
    `${edge + 14},-30* 30,-30* 30,${WALL.height}* -160,${WALL.height - 3} -330,${WALL.height + 1} ${edge + 6},${WALL.height - 3}*`,
  )
  const random = ink.fork('fray')
  for (let at = -16; at < WALL.height; at += 6) {
    const far = 96 + 74 * noise1(4, at / 23) + 40 * random.signed()
    ink.line(
      [
        [edge + 26, at],
        [edge - far * 0.4, at + random.signed() * 2],
        [edge - far, at + 3],
      ],
      { width: random.between(7, 11), profile: 'flick' },
    )
  }
  // Its shadow runs out over the floor.
  for (let at = edge + 24; at < 10; at += random.between(14, 46)) {
    const long = random.between(30, 90)
    const y = WALL.height - random.between(-2, 3)
    ink.line(
      [
        [at, y],
        [at + long / 2, y + random.between(2, 5)],
        [at + long, y + random.signed() * 2],
      ],
      { width: random.between(5, 10), profile: 'swell' },
    )
  }
  // A stone here and there, and the skirting.
  ink.lines([`${edge + 44},338 -230,341 -120,337 -6,340`, `${edge + 70},322 -240,325 -8,321`], {
    width: 2.2,
    white: true,
    profile: 'swell',
  })
  const stones = [
    '-526,40 -512,38',
    '-526,40 -524,70 -506,69',
    '-522,248 -498,247',
    '-30,118 -8,116',
    '-34,226 -14,228 -12,252',
    '-436,300 -412,299',
  ]
  for (const stone of stones) ink.line(stone, { width: 1.8, white: true, profile: 'swell' })
  drawNightOutside(ink)
  const sill = ink.path(
    `${left - 20},${bottom}* ${x},${bottom + 2} ${right + 18},${bottom - 1}* ${right + 31},${bottom + 20}* ${x},${bottom + 22} ${left - 31},${bottom + 19}*`,
    true,
  )
  ink.form(sill, { width: 3.4, halo: 2, tone: { from: 0.5, to: 0.86, width: 2.2, spacing: 3 } })
}

/** Moon, roofs and chimneys: outside. */
function drawNightOutside(ink: Ink): void {
  const hole = ink.path(
    `${left},${y + 2}* ${x},${y - 4} ${right},${y}* ${right + 3},${y + high * 0.5} ${right},${bottom}* ${left},${bottom}* ${left - 3},${y + high * 0.46}`,
    true,
  )
  ink.form(hole, { width: 4, halo: 3, gap: 0.02 })
  ink.clip(hole, () => {
    ink.wash(hole, { alpha: 0.55, fade: { from: [x, y - 40], to: [x, bottom] } })
    const moon = ink.ellipse(x + 34, y + 76, 42, 41, 0, 0.02)
    ink.form(moon, { width: 2.2, halo: 5, gap: 0.3 })
    ink.wash(ink.ellipse(x + 47, y + 65, 10, 9), { alpha: 0.24 })
    ink.wash(ink.ellipse(x + 22, y + 92, 7, 6), { alpha: 0.24 })
    ink.wash(ink.ellipse(x + 52, y + 92, 4, 3.4), { alpha: 0.24 })
    for (const [dx, dy, radius] of [
      [-70, 40, 2.4],
      [-30, 66, 1.8],
      [-78, 110, 1.8],
      [86, 30, 1.8],
      [-20, 24, 1.6],
      [-52, 148, 1.5],
    ] as const)
      ink.dot(x + dx, y + dy, radius, { white: true })
    ink.black(
      `${x - 120},${y + 222}* ${x - 72},${y + 186}* ${x - 48},${y + 203}* ${x - 47},${y + 170}* ${x - 27},${y + 172}* ${x - 28},${y + 217}* ${x + 14},${y + 237}* ${x + 66},${y + 212}* ${x + 84},${y + 219}* ${x + 86},${y + 200}* ${x + 98},${y + 201}* ${x + 98},${y + 226}* ${x + 130},${y + 240}* ${x + 120},${y + 290}* ${x - 120},${y + 290}*`,
    )
    for (const [dx, dy] of [
      [-82, 224],
      [-66, 225],
      [58, 235],
      [75, 236],
    ] as const)
      ink.black(
        `${x + dx - 4},${y + dy - 6}* ${x + dx + 5},${y + dy - 7}* ${x + dx + 4},${y + dy + 6}* ${x + dx - 5},${y + dy + 5}*`,
        { white: true },
      )
    ink.line(`${x - 37},${y + 164} ${x - 44},${y + 148} ${x - 34},${y + 138} ${x - 42},${y + 122}`, {
      width: 2.6,
      profile: 'swell',
    })
  })
}

/** The casements of the window, shut before the night, or open into the room. */
export function drawCasements(ink: Ink, _frame: number, name: string): void {
  for (const side of [-1, 1]) {
    const hinge = x + side * (wide / 2 + 3)
    const isOpen = name === 'open'
    const free = isOpen ? x + side * (wide / 2 + 82) : x + side * 1.6
    const lower = isOpen ? 26 : 0
    const place = (across: number, down: number) =>
      [hinge + (free - hinge) * across, y - 2 + lower * across + (high + 4 + (lower / 3) * across) * down] as const
    const corner = (across: number, down: number) => [...place(across, down), 1, 1] as const
    const wing = ink.path([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], true)
    ink.form(wing, { width: 3.4, halo: 2, tone: { from: 0.66, width: 1.8, spacing: 2.6 } })
    for (const [from, to] of [
      [0.06, 0.47],
      [0.54, 0.94],
    ] as const) {
      const pane = ink.path(
        [corner(0.17, from), corner(0.84, from + 0.01), corner(0.83, to), corner(0.16, to - 0.01)],
        true,
      )
      ink.black(pane)
      const middle = (from + to) / 2
      ink.line([place(0.3, middle + 0.07), place(0.7, middle - 0.1)], { width: 3.2, white: true, profile: 'swell' })
      if (!isOpen)
        ink.line([place(0.46, middle + 0.1), place(0.72, middle - 0.01)], { width: 2, white: true, profile: 'swell' })
    }
    if (!isOpen) {
      ink.form(ink.ellipse(free - side * 9, y + high * 0.52, 4.6, 8), { width: 2.2, halo: 0.6 })
    }
  }
}

/** Where the moon comes in: four panes on the floor, to the left below the window. */
export function drawMoonlight(ink: Ink): void {
  const random = ink.fork('panes')
  for (const [from, to] of [
    [0, 0.47],
    [0.54, 1],
  ] as const) {
    for (const [near, far] of [
      [0, 0.46],
      [0.55, 1],
    ] as const) {
      const corner = (across: number, along: number) =>
        [
          across * 236 - along * 156 + random.signed() * 3,
          along * 208 + across * 6 + random.signed() * 3,
          1,
          1,
        ] as const
      ink.cut(ink.path([corner(from, near), corner(to, near), corner(to, far), corner(from, far)], true))
    }
  }
}

/** Away over the roofs, two steps of it: he, and what he carries. */
export function drawFugitive(ink: Ink, frame: number): void {
  ink.black(ink.clay([ink.ellipse(-15, -29, 17, 15, -12), ink.ellipse(-12, -24, 13, 12)], 4))
  ink.black(ink.clay([ink.ellipse(6, -22, 7, 6), ink.tube('5,-18@9 4,-8@8', { root: true })], 3))
  ink.black('-3,-26* 1,-32 10,-31 18,-25* 8,-26')
  ink.line(frame === 0 ? '4,-9 -6,-3 -12,0' : '4,-9 2,-4 4,0', { width: 4, profile: 'even' })
  ink.line(frame === 0 ? '5,-9 12,-6 16,-1' : '4,-9 -2,-5 -8,-7', { width: 4, profile: 'even' })
}
