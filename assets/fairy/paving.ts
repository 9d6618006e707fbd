import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import type { Random } from '../ink/random'
import { BASIN, onGround } from './shared'

/** The flags around the fountain: heavy by the walls and under the trees, faint where the light comes in by the gate. */
export function drawPaving(ink: Ink): void {
  const random = ink.fork('flags')
  let y = 62
  for (let row = 0; y < 546; row++) {
    const height = Math.min(548 - y, lerp(34, 50, (y - 60) / 500) * random.between(0.86, 1.16))
    let x = -478 + (row % 2) * 30 + random.signed() * 14
    while (x < 478) {
      const width = random.chance(0.25) ? random.between(84, 116) : random.between(44, 76)
      drawFlag(ink, random, x + 1.6, y + 1.6, x + width - 1.6, y + height - 1.6)
      x += width
    }
    y += height
  }
}

function drawFlag(ink: Ink, random: Random, left: number, top: number, right: number, bottom: number): void {
  const [ax, ay] = onGround(left, top)
  const [bx, by] = onGround(right, top)
  const [cx, cy] = onGround(right, bottom)
  const [dx, dy] = onGround(left, bottom)
  const middleX = (ax + cx) / 2
  const middleY = (ay + cy) / 2
  const width = right - left
  const height = bottom - top
  // Under the fountain nothing is to be seen.
  if (
    Math.abs(middleX - 480) < BASIN.outerX - width / 2 &&
    middleY > BASIN.outerTop + 10 &&
    middleY < BASIN.outerBottom + 20
  )
    return
  const inBeam = middleY > 470 && Math.abs(middleX - 480) < 70 + (570 - middleY) * 0.8
  const round = random.between(3.4, 6.5)
  const slip = random.signed() * 4
  const shake = () => random.signed() * 1.8
  const flag = ink.path(
    [
      [ax + round, ay + shake()],
      [middleX + shake() * 4, ay + shake() * 0.7],
      [bx + slip - round, by + shake()],
      [bx + slip, by + round],
      [cx - slip * 0.6, cy - round],
      [cx - slip * 0.6 - round, cy + shake() * 0.5],
      [middleX + shake() * 4, cy + shake() * 0.7],
      [dx + round, dy + shake() * 0.5],
      [dx, dy - round],
      [ax, ay + round],
    ],
    true,
  )
  ink.contour(
    flag,
    inBeam
      ? { width: 1.2, lit: 0.3, gap: 0.4, overshoot: 0.4 }
      : { width: random.between(1.7, 2.3), lit: 0.3, gap: 0.4, overshoot: 0.6 },
  )
  if (inBeam) return
  if (random.chance(0.3)) ink.wash(flag, { alpha: random.between(0.1, 0.24) })
  if (random.chance(0.24)) {
    const density = (px: number, py: number) => clamp(((px - middleX) / width + (py - middleY) / height) * 1.5 - 0.25)
    ink.hatch(flag, { angle: -50 + random.signed() * 8, spacing: 3, width: 1.3, density })
  }
  if (random.chance(0.2)) {
    const at = middleX + random.signed() * width * 0.3
    ink.line(
      [
        [at, ay + 1],
        [at + random.signed() * 7, middleY - 4],
        [at + random.signed() * 9, middleY + random.between(2, 10)],
      ],
      { width: 1.5, profile: 'flick' },
    )
    if (random.chance())
      ink.line(
        [
          [at + 2, middleY - 3],
          [at + 9, middleY + 2],
          [at + 14, middleY + 1],
        ],
        { width: 1.1, profile: 'flick' },
      )
  }
  if (random.chance(0.14)) ink.stipple(flag, { spacing: 7, radius: 0.7, density: () => 0.4 })
  if (random.chance(0.26))
    ink.tufts([[dx + width * random.next(), dy + 2]], () => -90 + random.signed() * 20, {
      length: 8,
      count: 4,
      width: 1.5,
      fan: 1.6,
    })
}
