import type { Ink } from '../ink/ink'

/** A piece of a wash in black, as it dries in clouds and grains: what all blots are of. */
export function drawWash(ink: Ink): void {
  ink.wash('-60,-60* 380,-60* 380,380* -60,380*', { alpha: 0.5 })
}

/** Drops that fly out of a blot, in white to be tinted: near, out, and drying. */
export function drawDrops(ink: Ink, frame: number): void {
  const random = ink.fork('drops')
  for (let drop = 0; drop < 11; drop++) {
    const angle = (drop / 11 + random.signed() * 0.03) * Math.PI * 2
    const far = random.between(56, 92)
    const size = random.between(2.4, 6.4)
    const way = far * ([0.62, 0.88, 1][frame] ?? 1)
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    if (frame === 2 && drop % 3 === 1) continue
    const shrunk = size * ([1, 0.86, 0.55][frame] ?? 1)
    ink.dot(c * way, s * way, shrunk, { white: true })
    if (frame === 0)
      ink.line(
        [
          [c * (way - 16), s * (way - 16)],
          [c * way, s * way],
        ],
        { width: shrunk * 1.1, white: true, profile: 'grow' },
      )
  }
}
