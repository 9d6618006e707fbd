import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import type { Line } from '../ink/path'

/** All that the lamp lights: an hourglass, down to a pool on the floor and up to the ceiling. `far` (0…1) opens it. */
function lightShape(ink: Ink, far: number): Line {
  const a = (inner: number, outer: number) => lerp(inner, outer, far)
  return ink.clay(
    [
      ink.path(
        [
          [430, 252, 1, 1],
          [674, 272, 1, 1],
          [a(902, 1010), 778, 1, 1],
          [a(286, 170), 778, 1, 1],
        ],
        true,
      ),
      ink.ellipse(592, 780, a(314, 424), a(78, 116), 0, 0.02),
      ink.path(
        [
          [522, 150, 1, 1],
          [586, 154, 1, 1],
          [a(962, 1360), -620, 1, 1],
          [a(153, -245), -620, 1, 1],
        ],
        true,
      ),
      ink.ellipse(550, 190, a(70, 96), a(74, 96)),
    ],
    16,
  )
}

/** The dusk around the lamp, to be multiplied over everything but the lamp itself. */
export function drawDusk(ink: Ink): void {
  const [core, light] = [lightShape(ink, 0), lightShape(ink, 1)]
  const random = ink.fork('rays')
  // The light does not end in a line: it frays into strokes that all come from the bulb.
  ink.clip(light, () => {
    ink.wash(core, { outside: true, alpha: 0.3, color: '#d98a4e' })
    for (let i = 0; i < 26; i++) {
      const side = i % 2 ? 1 : -1
      const angle = random.between(0.27, 0.47)
      const [root, end] = [random.between(104, 124), random.between(520, 640)]
      const at = (turn: number, far: number) => [
        556 + side * (root + Math.sin(turn) * far * 0.98),
        258 + Math.cos(turn) * far,
        1,
        1,
      ]
      const wide = random.between(0.006, 0.03)
      ink.wash([at(angle, 0), at(angle + wide, end * 0.86), at(angle, end), at(angle - wide, end * 0.9)], {
        alpha: random.between(0.16, 0.34),
        color: '#d98a4e',
      })
    }
  })
  ink.wash(light, { outside: true, alpha: 0.28 })
  const far = ink.ellipse(592, 540, 800, 560, 0, 0.06)
  ink.wash(far, { outside: true, alpha: 0.24 })
}
