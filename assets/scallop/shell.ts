import type { Ink } from '../ink/ink'
import { polar } from '../ink/polar'
import { APSE } from './apse'
import { SHELL } from './palette'

/** The shell in the half dome: eleven ribs, each lit towards the hinge, which stands behind whoever is shown. */
export function drawShell(ink: Ink): void {
  const { x, y, radius } = APSE
  const ribs = 11
  const hinge = { x, y: y + 26 }
  const random = ink.fork('shell')
  const reach = (a: number) => radius - 14 + Math.sin((a / 180) * Math.PI) * -20
  const order = Array.from({ length: ribs }, (_, i) => i).sort((a, b) => Math.abs(b - 5) - Math.abs(a - 5))
  for (const i of order) {
    const span = 190 / ribs
    const from = 175 + i * span + (i > 0 ? random.signed() * 0.8 : 0)
    const to = 175 + (i + 1) * span
    const middle = (from + to) / 2
    const far = reach(middle) + random.signed() * 1.6
    const at = (r: number, a: number) => polar(hinge.x, hinge.y, r, (a / 180) * Math.PI)
    const rib = ink.path(
      [
        [...at(14, from + 1), 1, 1],
        [...at(far * 0.5, from + 0.2), 1, 0],
        [...at(far * 0.93, from - 0.9), 1, 0],
        [...at(far * 1.03, from + span * 0.12), 1, 0],
        [...at(far * 1.08, middle), 1, 0],
        [...at(far * 1.03, to - span * 0.12), 1, 0],
        [...at(far * 0.93, to + 0.9), 1, 0],
        [...at(far * 0.5, to - 0.2), 1, 0],
        [...at(14, to - 1), 1, 1],
      ],
      true,
    )
    ink.cut(rib, { fill: SHELL[0] })
    ink.clip(rib, () => {
      // Four steps of light, with torn edges.
      for (const [step, share] of [
        [1, 0.97],
        [2, 0.86],
        [3, 0.62],
        [4, 0.43],
      ] as const) {
        const teeth: number[][] = []
        for (let k = 0; k <= 6; k++) {
          const a = from - 2 + ((span + 4) * k) / 6
          const bow = Math.sin((k / 6) * Math.PI) * 0.07
          const jag = (k % 2 === 0 ? -0.02 : 0.02) * random.between(0.3, 1.3)
          teeth.push([...at(far * (share + bow + jag), a), 1, 1])
        }
        ink.cut([[...at(0, middle), 1, 1], ...teeth], { fill: SHELL[step] })
      }
      // The groove at the shadow side, feathered into the rib.
      const shade = middle < 270 ? from : to
      const inward = middle < 270 ? 1 : -1
      ink.black([
        [...at(30, shade), 1, 1],
        [...at(far * 0.6, shade + inward * 1.1), 1, 0],
        [...at(far * 1.1, shade + inward * 2.6), 1, 1],
        [...at(far * 1.1, shade - inward * 2), 1, 1],
        [...at(far * 0.5, shade - inward), 1, 0],
      ])
      for (let k = 0; k < 9; k++) {
        const r = far * (0.42 + k * 0.066 + random.signed() * 0.012)
        const long = (2.2 + k * 0.42) * random.between(0.7, 1.2)
        ink.line(
          [
            at(r, shade + inward * 1.2),
            at(r + 5, shade + inward * (1.6 + long * 0.6)),
            at(r + 7, shade + inward * (2 + long)),
          ],
          { width: 1.9, profile: 'flick' },
        )
      }
      // Growth lines.
      for (const share of [0.78, 0.93]) {
        const r = far * (share + random.signed() * 0.02)
        ink.line([at(r - 3, from + 0.4), at(r + 4.4, middle), at(r - 3, to - 0.4)], { width: 1.7, profile: 'swell' })
      }
      const crest = middle - inward * -2.2
      ink.cut(
        ink.tube(
          [
            [...at(far * 0.5, crest), 1],
            [...at(far * 0.74, crest), 4.6],
            [...at(far * 0.98, crest), 1],
          ],
          { root: true },
        ),
        { fill: SHELL[4] },
      )
    })
    ink.contour(rib, { width: 3, gap: 0, lit: 0.8 })
  }
}
