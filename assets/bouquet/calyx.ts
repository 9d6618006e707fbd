import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { ROOT } from './shared'

/** The bracts behind the heart: black tongues that show wherever a petal has been plucked. */
export function drawCalyx(ink: Ink): void {
  const random = ink.fork('calyx')
  for (const layer of [0, 1]) {
    for (let i = 0; i < 13; i++) {
      const angle = (i + layer * 0.5 + random.signed() * 0.2) * (360 / 13)
      const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
      const far = ROOT - 6
      const [x, y] = [cos * far, sin * far]
      const length = random.between(58, 78) - layer * 14
      const bend = random.signed() * 10
      const leaf = ink.leaf(x, y, angle + random.signed() * 8, length, random.between(26, 33), {
        bend,
        belly: 0.46,
        tip: 0.12,
      })
      ink.cut(leaf, { halo: 1.8 })
      ink.black(leaf)
      const out = (share: number): [number, number] => [
        x + cos * length * share - sin * bend * share * share,
        y + sin * length * share + cos * bend * share * share,
      ]
      ink.line([out(0.5), out(0.7), out(0.86)], { width: 1.8, white: true, profile: 'swell' })
    }
  }
}
