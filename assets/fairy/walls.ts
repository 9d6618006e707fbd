import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp, radians } from '../ink/numbers'
import { TEAL } from '../ink/palette'

/** The four walls around the garden. The far one shows its shaded face, the left one its black one, the right one lies in the sun. */
export function drawWalls(ink: Ink): void {
  drawFarWall(ink)
  drawLeftWall(ink)
  drawRightWall(ink)
}

function drawFarWall(ink: Ink): void {
  const random = ink.fork('far wall')
  const face = ink.path('40,22* 920,22* 916,62* 44,62*', true)
  ink.form(face, { width: 2.2, gap: 0.2 })
  ink.clip(face, () => {
    ink.wash(face, { alpha: 0.34 })
    for (const row of [0, 1]) {
      for (let x = 40 + row * 20; x < 920; ) {
        const width = random.between(34, 62)
        const y = 24 + row * 20
        ink.line(
          [
            [x, y],
            [x + width * 0.5, y - 0.6],
            [x + width, y],
          ],
          { width: 1.7, profile: 'swell' },
        )
        ink.line(
          [
            [x + width, y + 1],
            [x + width + 0.5, y + 18],
          ],
          { width: 1.6, profile: 'pen' },
        )
        if (random.chance(0.4)) ink.hatch(box(x, y, x + width, y + 19), { angle: -62, spacing: 2.6, width: 1.4 })
        x += width
      }
    }
    ink.hatch('40,22* 920,22* 920,40* 40,40*', {
      angle: 82,
      spacing: 2.6,
      width: 2.6,
      profile: 'flick',
      density: (x, y) => clamp(1 - (y - 22) / 14 + 0.3 * noise1(7, x / 9)),
    })
  })
  ink.black('44,60 250,61 480,60 700,61 916,60 916,65 700,66 480,65 200,66 44,66')
  ink.feather('50,65 300,66 640,65 914,66', {
    side: 1,
    length: 11,
    width: 2.4,
    spacing: 2.8,
    slant: 14,
    envelope: (along) => 0.4 + 0.6 * Math.abs(Math.sin(along * 19)),
  })
  for (let x = 8; x < 950; ) {
    const width = random.between(58, 92)
    const cope = ink.form(box(x + 1, 1 + random.signed(), Math.min(x + width, 954) - 1, 24 + random.signed()), {
      width: 2.6,
      gap: 0.25,
      halo: 1,
    })
    if (random.chance(0.6))
      ink.hatch(cope, {
        angle: -40,
        spacing: 2.8,
        width: 1.2,
        density: (px) => clamp((px - x - width * 0.45) / (width * 0.4)),
      })
    x += width
  }
}

function drawLeftWall(ink: Ink): void {
  const random = ink.fork('left wall')
  const face = ink.path('28,0* 62,60* 48,320* 40,620* -10,620* 10,0*', true)
  ink.cut(face)
  ink.black(face)
  ink.feather('62,62 55,200 48,330 41,600', {
    side: -1,
    length: 24,
    width: 3.2,
    spacing: 2.7,
    slant: -14,
    envelope: (along) => 0.5 + 0.5 * Math.sin(along * 21) * Math.sin(along * 7),
  })
  ink.clip(face, () => {
    // Courses of stone, and joints broken between them.
    for (let y = 66, row = 0; y < 610; y += random.between(22, 30), row++) {
      ink.line(
        [
          [14, y],
          [36, y + 3],
          [62, y + 1],
        ],
        { width: 1.5, white: true, profile: 'flick' },
      )
      const joint = row % 2 === 0 ? 36 : 47
      if (random.chance(0.8))
        ink.line(
          [
            [joint, y + 4],
            [joint + 1, y + 13],
            [joint, y + 22],
          ],
          { width: 1.2, white: true, profile: 'pen' },
        )
    }
  })
  for (let y = 10; y < 600; ) {
    const height = random.between(44, 72)
    const edge = (at: number) => lerp(34, 25, at / 600) + random.signed()
    const cope = ink.path(
      [
        [-24, y + 1, 1, 1],
        [edge(y), y + 1, 1, 1],
        [edge(y + height), y + height - 1, 1, 1],
        [-24, y + height - 1, 1, 1],
      ],
      true,
    )
    ink.form(cope, { width: 2.7, gap: 0.25, halo: 1, wash: 0.2 })
    if (random.chance(0.6))
      ink.hatch(cope, {
        angle: -52,
        spacing: 2.8,
        width: 1.4,
        density: (x, py) => clamp((x - 4) / 30 + (py - y - height * 0.6) / 40),
      })
    if (random.chance(0.4))
      ink.line(
        [
          [2 + random.signed() * 8, y + 4],
          [6, y + height * 0.4],
          [1, y + height * 0.6],
        ],
        { width: 1.4, profile: 'flick' },
      )
    y += height
  }
}

function drawRightWall(ink: Ink): void {
  const random = ink.fork('right wall')
  const face = ink.path('932,0* 898,60* 912,320* 920,620* 950,620* 950,0*', true)
  ink.form(face, { width: 2.6, gap: 0.2 })
  ink.clip(face, () => {
    ink.wash(face, { alpha: 0.16 })
    for (let y = 64, row = 0; y < 606; row++) {
      const height = random.between(20, 28)
      const x = 898 + (y - 60) * 0.042
      ink.line(
        [
          [x, y],
          [x + 16, y - 2],
          [x + 40, y - 6],
        ],
        { width: 1.8, profile: 'swell' },
      )
      const joint = x + (row % 2 === 0 ? 12 : 22)
      ink.line(
        [
          [joint, y],
          [joint + 1, y + height * 0.5],
          [joint, y + height],
        ],
        { width: 1.5, profile: 'pen' },
      )
      if (random.chance(0.5))
        ink.hatch(box(x, y, x + 34, y + height), {
          angle: -48,
          spacing: 2.8,
          width: 1.3,
          density: (px) => clamp((px - x) / 26),
        })
      y += height
    }
  })
  for (let y = 10; y < 600; ) {
    const height = random.between(46, 74)
    const edge = (at: number) => lerp(926, 935, at / 600) + random.signed()
    const cope = ink.path(
      [
        [edge(y), y + 1, 1, 1],
        [986, y + 1, 1, 1],
        [986, y + height - 1, 1, 1],
        [edge(y + height), y + height - 1, 1, 1],
      ],
      true,
    )
    ink.form(cope, { width: 2.7, gap: 0.25, halo: 1 })
    ink.hatch(cope, {
      angle: -74,
      spacing: 2.8,
      width: 1.7,
      density: (x, py) => clamp((x - 946) / 22 + 0.3 * noise1(9, py / 14)),
    })
    y += height
  }
}

/** The near wall, and the open gate in it by which the light comes in. */
export function drawGate(ink: Ink): void {
  const random = ink.fork('near wall')
  ink.black('-24,584* 200,582 398,583* 398,620* -24,620*')
  ink.black('562,583* 760,582 984,584* 984,620* 562,620*')
  for (const [from, to] of [
    [-24, 396],
    [564, 986],
  ] as const) {
    for (let x = from; x < to; ) {
      const drawn = random.between(56, 84)
      const width = to - x - drawn < 26 ? to - x : drawn
      const cope = ink.form(box(x + 1, 552 + random.signed(), x + width - 1, 584 + random.signed()), {
        width: 2.7,
        gap: 0.25,
        halo: 1,
      })
      if (random.chance(0.7))
        ink.hatch(cope, { angle: -46, spacing: 2.8, width: 1.4, density: (_, y) => clamp((y - 566) / 14) })
      x += width
    }
  }
  for (let ray = 0; ray < 31; ray++) {
    const angle = radians(lerp(-152, -28, ray / 30))
    const near = random.between(84, 104)
    const far = near + random.between(16, 52) * (ray % 2 === 0 ? 0.55 : 1)
    const at = (reach: number): [number, number] => [
      480 + Math.cos(angle) * reach * 1.16,
      612 + Math.sin(angle) * reach * 0.92,
    ]
    ink.line([at(near), at(far)], { width: ray % 2 === 0 ? 2 : 3.2, profile: 'flick', color: TEAL })
  }
  for (const side of [-1, 1]) drawLeaf(ink, side)
  for (const x of [398, 562]) drawPost(ink, x)
}

/** One leaf of the gate, open inwards: black pales, their shadows thrown away from the light. */
function drawLeaf(ink: Ink, side: number): void {
  const at = (along: number): [number, number] => [480 + side * lerp(88, 146, along), lerp(547, 512, along)]
  for (let pale = 0; pale < 7; pale++) {
    const [x, y] = at(pale / 6)
    ink.line(
      [
        [x + side * 2, y + 2],
        [x + side * 16, y - 10],
        [x + side * 34, y - 22],
      ],
      { width: 3.2, profile: 'flick', color: '#5b5650', alpha: 0.5 },
    )
  }
  for (const lift of [-28, -4]) {
    const rail = [0, 0.5, 1].map((along) => [at(along)[0], at(along)[1] + lift])
    ink.line(rail, { width: 7, profile: 'even', white: true })
    ink.line(rail, { width: 4, profile: 'even' })
  }
  for (let pale = 0; pale < 7; pale++) {
    const [x, y] = at(pale / 6)
    const top = y - 36 - 8 * Math.sin((Math.PI * pale) / 6)
    const bar = ink.path(
      [
        [x - 2.2, y, 1, 1],
        [x - 2.2, top + 5],
        [x, top - 4, 1, 1],
        [x + 2.2, top + 5],
        [x + 2.2, y, 1, 1],
      ],
      true,
    )
    ink.cut(bar, { halo: 1.2 })
    ink.black(bar)
  }
}

function drawPost(ink: Ink, x: number): void {
  ink.form(box(x - 18, 570, x + 18, 626), { width: 2.6, tone: { from: 0.3, width: 2.4, spacing: 2.3, angle: 80 } })
  const cap = ink.form(box(x - 22, 538, x + 22, 577), { width: 3.2, halo: 1.6, overshoot: 1.6 })
  ink.hatch(cap, { angle: -50, spacing: 2.6, width: 1.5, density: (px, py) => clamp((px - x + py - 556) / 26) })
  ink.form(ink.ellipse(x, 549, 15, 15), { width: 2.8, halo: 1, tone: { from: 0.44, width: 2, spacing: 2.2 } })
}
