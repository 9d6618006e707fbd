import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { DEEP } from './lights'
import { BASIN, onGround, onGroundBox } from './shared'

const { outerX, outerTop, outerBottom, front, waterX, waterTop, waterBottom } = BASIN

/** The fountain: block, front with its drops, rim with a carved runner, and the water in it. */
export function drawBasin(ink: Ink): void {
  ink.wash(onGroundBox(-outerX + 10, outerTop + 30, outerX + 46, outerBottom + front + 26), { alpha: 0.36 })
  ink.wash(onGroundBox(-outerX + 20, outerBottom + 10, outerX + 24, outerBottom + front + 14), { alpha: 0.4 })
  drawFront(ink)
  drawRim(ink)
  drawWater(ink)
}

function drawFront(ink: Ink): void {
  const face = ink.path(onGroundBox(-outerX, outerBottom - 6, outerX, outerBottom + front), true)
  ink.form(face, { width: 3.6, halo: 1.8, overshoot: 2 })
  ink.clip(face, () => {
    ink.wash(face, { alpha: 0.26 })
    ink.hatch(face, {
      angle: 84,
      spacing: 2.4,
      width: 2.8,
      profile: 'flick',
      density: (x, y) => clamp(1.05 - (y - outerBottom - 2) / 13 + 0.35 * noise1(3, x / 11)),
    })
    ink.hatch(onGroundBox(80, outerBottom, outerX, outerBottom + front), {
      angle: -54,
      spacing: 2.5,
      width: 1.7,
      density: (x) => clamp((x - 580) / 220),
    })
    for (let block = -3; block <= 3; block++) {
      const joint = block * 82 + (block % 2) * 6
      const [x, y] = onGround(joint, outerBottom)
      const [footX, footY] = onGround(joint, outerBottom + front)
      ink.line(
        [
          [x, y + 4],
          [x + 0.8, y + 20],
          [footX, footY],
        ],
        { width: 2, profile: 'pen' },
      )
    }
    for (let block = -4; block < 4; block++) {
      const [x, y] = onGround(block * 82 + 42, outerBottom + 26)
      ink.form(
        [
          [x, y - 13, 1, 1],
          [x + 8, y + 2],
          [x, y + 9],
          [x - 8, y + 2],
        ],
        { width: 1.8, tone: { from: 0.5, width: 1.5, spacing: 2 } },
      )
      for (const side of [-1, 1])
        ink.line(
          [
            [x + side * 27, y + 6],
            [x + side * 19, y - 5],
            [x + side * 11, y + 1],
          ],
          { width: 1.7, profile: 'swell' },
        )
    }
  })
  ink.line(
    [
      onGround(-outerX - 2, outerBottom + front),
      onGround(0, outerBottom + front + 1),
      onGround(outerX + 2, outerBottom + front),
    ],
    { width: 4.4, profile: 'brush' },
  )
}

function drawRim(ink: Ink): void {
  const random = ink.fork('rim')
  const rim = ink.path(onGroundBox(-outerX, outerTop, outerX, outerBottom), true)
  ink.form(rim, { width: 3.6, halo: 1.6, overshoot: 2, gap: 0.12 })
  ink.clip(rim, () => {
    for (const x of [-190, -98, 12, 104, 206]) {
      for (const [far, near] of [
        [outerTop, waterTop],
        [waterBottom, outerBottom],
      ] as const) {
        const [topX, topY] = onGround(x + random.signed() * 12, far)
        const [footX, footY] = onGround(x + random.signed() * 12, near)
        ink.line(
          [
            [topX, topY],
            [(topX + footX) / 2 + random.signed() * 2, (topY + footY) / 2],
            [footX, footY],
          ],
          { width: 1.7, profile: 'pen' },
        )
      }
    }
    for (const y of [182, 252, 328]) {
      for (const side of [-1, 1]) {
        ink.line([onGround(side * outerX, y + random.signed() * 8), onGround(side * waterX, y + random.signed() * 6)], {
          width: 1.7,
          profile: 'pen',
        })
      }
    }
    for (const side of [-1, 1]) {
      ink.line([onGround(side * outerX, outerTop), onGround(side * waterX, waterTop)], { width: 1.9, profile: 'pen' })
      ink.line([onGround(side * outerX, outerBottom), onGround(side * waterX, waterBottom)], {
        width: 1.9,
        profile: 'pen',
      })
    }
    ink.hatch(onGroundBox(waterX, waterTop - 8, outerX, outerBottom), {
      angle: -50,
      spacing: 2.6,
      width: 1.3,
      density: (x, y) => clamp((x - 766) / 22 + 0.4 * noise1(5, y / 16) - 0.25),
    })
    const near = (waterBottom + outerBottom) / 2
    const far = (outerTop + waterTop) / 2
    const aside = (waterX + outerX) / 2
    drawRunner(ink, (along) => onGround(lerp(-278, 278, along), near), 24, 7.4, false)
    drawRunner(ink, (along) => onGround(-aside, lerp(142, 392, along)), 11, 6.6, true)
    drawRunner(ink, (along) => onGround(aside, lerp(142, 392, along)), 11, 6.6, true)
    drawRunner(ink, (along) => onGround(lerp(-272, -78, along), far), 9, 5.2, false)
    drawRunner(ink, (along) => onGround(lerp(78, 272, along), far), 9, 5.2, false)
  })
}

/** A carved runner of leaves along a line, swinging to both sides of it. */
function drawRunner(
  ink: Ink,
  at: (along: number) => [number, number],
  count: number,
  size: number,
  down: boolean,
): void {
  for (let leaf = 0; leaf < count; leaf++) {
    const [startX, startY] = at((leaf + 0.1) / count)
    const [endX, endY] = at((leaf + 0.95) / count)
    const [x, y] = at((leaf + 0.55) / count)
    const swing = (leaf % 2 === 0 ? -1 : 1) * size
    const [acrossX, acrossY] = down ? [swing, 0] : [0, swing]
    ink.line(
      [
        [startX - acrossX * 0.4, startY - acrossY * 0.4],
        [x + acrossX, y + acrossY],
        [endX - acrossX * 0.4, endY - acrossY * 0.4],
      ],
      { width: 2.2, profile: 'swell' },
    )
    const angle = (Math.atan2(endY - startY, endX - startX) * 180) / Math.PI - Math.sign(swing) * 28
    ink.form(ink.leaf(x - acrossX * 0.2, y - acrossY * 0.2, angle, size * 2.2, size * 1.05, { belly: 0.5 }), {
      width: 1.5,
      gap: 0.1,
      overshoot: 0.2,
    })
    ink.black(ink.leaf(x - acrossX * 0.2 + 0.6, y - acrossY * 0.2 + 1, angle, size * 1.7, size * 0.42, { belly: 0.5 }))
  }
}

function drawWater(ink: Ink): void {
  const random = ink.fork('water')
  const water = ink.path(onGroundBox(-waterX, waterTop, waterX, waterBottom), true)
  ink.cut(water)
  ink.clip(water, () => {
    const all = onGroundBox(-waterX - 9, waterTop - 10, waterX + 9, waterBottom + 10)
    ink.wash(all, { alpha: 0.76, color: TEAL })
    ink.wash(all, { alpha: 0.55, color: DEEP, fade: { center: [480, 262], inner: 120, outer: 340 } })
    // The wall under the far and left rims, and their shadow on the water.
    const wall = waterTop + 14
    ink.wash(
      [
        [...onGround(-waterX, waterTop), 1, 1],
        [...onGround(waterX, waterTop), 1, 1],
        [...onGround(waterX, wall + 24), 1, 1],
        [...onGround(-waterX + 40, wall + 26), 1, 1],
        [...onGround(-waterX + 32, waterBottom), 1, 1],
        [...onGround(-waterX, waterBottom), 1, 1],
      ],
      { alpha: 0.42, color: DEEP },
    )
    ink.black(onGroundBox(-waterX - 3, waterTop - 2, waterX + 3, wall))
    ink.feather(
      [onGround(-waterX + 6, wall), onGround(-90, wall + 1), onGround(20, wall), onGround(waterX - 4, wall + 1)],
      {
        side: 1,
        length: 15,
        width: 2.8,
        spacing: 2.7,
        slant: 12,
        envelope: (along) => 0.55 + 0.45 * Math.sin(along * 23),
      },
    )
    const edge = (x: number, y: number, corner = 0) => [...onGround(x, y), 1, corner]
    ink.black([
      edge(-waterX - 3, waterTop - 2, 1),
      edge(-waterX + 12, waterTop - 2, 1),
      edge(-waterX + 12, waterBottom - 64),
      edge(-waterX + 5, waterBottom + 6, 1),
      edge(-waterX - 3, waterBottom + 6, 1),
    ])
    ink.feather(
      [onGround(-waterX + 12, wall + 2), onGround(-waterX + 12, 260), onGround(-waterX + 7, waterBottom - 10)],
      {
        side: -1,
        length: 15,
        width: 2.6,
        spacing: 2.8,
        slant: -10,
        envelope: (along) => 0.9 - 0.6 * along,
      },
    )
    drawSwells(ink, random.next() * 100)
    ink.line([onGround(-180, waterBottom - 3), onGround(20, waterBottom - 4), onGround(180, waterBottom - 3)], {
      width: 2.4,
      white: true,
      profile: 'swell',
    })
    for (const [x, y, radius, open] of [
      [690, 366, 23, -40],
      [714, 332, 13, 60],
      [252, 370, 18, 200],
      [284, 386, 10, 120],
      [702, 176, 11, 20],
    ] as const) {
      drawLilyPad(ink, x, y, radius, open)
    }
  })
  ink.contour(water, { width: 3, lit: 0.7, gap: 0 })
}

/** Short swells lying still on the water: few of them, the moving ones are sprites. */
function drawSwells(ink: Ink, phase: number): void {
  const random = ink.fork('swells')
  for (let swell = 0; swell < 54; swell++) {
    const x = random.between(236, 700)
    const y = random.between(164, 392)
    if (noise1(8, phase + x / 40 + y / 23) < 0.15) continue
    const length = random.between(10, 28)
    ink.line(
      [
        [x, y],
        [x + length * 0.35, y - 1.6],
        [x + length * 0.7, y + 0.8],
        [x + length, y - 0.6],
      ],
      { width: random.between(1.1, 2), profile: 'swell', white: random.chance(0.25) },
    )
  }
}

function drawLilyPad(ink: Ink, x: number, y: number, radius: number, open: number): void {
  const at = (share: number, reach: number): [number, number] => {
    const angle = ((open + 18 + share * 324) * Math.PI) / 180
    return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach * 0.62]
  }
  const edge = Array.from({ length: 13 }, (_, step) => [...at(step / 12, 1), 1, step === 0 || step === 12 ? 1 : 0])
  ink.wash(ink.ellipse(x + 3, y + 5, radius, radius * 0.62), { alpha: 0.5, color: DEEP })
  ink.form([[x, y, 1, 1], ...edge], { width: 2.2, halo: 0.8, tone: { from: 0.52, width: 1.4, spacing: 2.2 } })
  for (const share of [0.16, 0.33, 0.5, 0.66, 0.84])
    ink.line([[x, y], at(share, 0.8)], { width: 1.1, profile: 'flick' })
}
