import type { Ink } from '../ink/ink'
import { lerp, radians } from '../ink/numbers'

interface Quill {
  x: number
  y: number
  angle: number
  length: number
  bend: number
  ring: number
  dark: number
  depth: number
}

/** Where quills spring from: behind the neck. */
const ROOT = { x: 150, y: 92 }
const MASS = '152,34 126,21 96,25 66,43 43,72 34,104 43,134 66,149 94,145 114,126 124,100 138,74 152,58'

/** The hedgehog's back: one black mass, then few fat quills over it like an artichoke, `tilt` degrees blown back. */
export function drawQuills(ink: Ink, tilt: number): void {
  const mass = ink.black(ink.cut(MASS))
  ink.feather('60,47 41,74 34,104 43,134 62,148', {
    side: -1,
    length: 15,
    width: 5,
    spacing: 5,
    slant: -4,
    envelope: () => 1,
  })
  const field = ink.field(mass)
  const chance = ink.fork('quills')
  const quills: Quill[] = []
  for (let ring = 0; ring < 8; ring++) {
    const radius = 30 + ring * 14.5
    const step = lerp(17, 9.5, ring / 7)
    for (let degrees = 128; degrees < 283; degrees += step) {
      const angle = radians(degrees + chance.signed() * 3 + ((ring % 2) * step) / 2)
      const x = ROOT.x + Math.cos(angle) * radius
      const y = ROOT.y + Math.sin(angle) * radius * 0.9
      const swept = (Math.atan2(Math.sin(angle) * 0.9 + 0.04, Math.cos(angle) - 0.25) * 180) / Math.PI
      const own = { angle: swept + chance.signed() * 6 - tilt * (radius / 130), length: chance.between(26, 36) }
      const bend = chance.between(-3, 4)
      const place = ink.toPage(x, y)
      const depth = field.distance(place.x, place.y)
      if (depth < 1) continue
      quills.push({ x, y, ...own, bend, ring: radius, dark: field.darkness(place.x, place.y, ink.light), depth })
    }
  }
  quills.sort((a, b) => b.ring - a.ring)
  for (const quill of quills) drawQuill(ink, quill)
}

/** In the light and at the edge a quill is paper with a black shadow side; in the shade it is a scratch of white. */
function drawQuill(ink: Ink, { x, y, angle, length, bend, dark, depth }: Quill): void {
  const cos = Math.cos(radians(angle))
  const sin = Math.sin(radians(angle))
  if (dark >= 0.6 && depth >= 12) {
    const tip = [x + cos * length * 0.8, y + sin * length * 0.8]
    ink.line([[x, y], tip], { width: 1.6, white: true, profile: 'flick' })
    return
  }
  const quill = ink.leaf(x, y, angle, length, dark < 0.36 ? 11.5 : 9.5, { bend, tip: 0.3, belly: 0.42 })
  ink.form(quill, { width: 1.9, lit: 0.7, gap: 0, overshoot: 0.3, halo: 0.4 })
  const lit = dark < 0.3
  ink.clip(quill, () =>
    ink.black(
      ink.leaf(x - cos * 2 + sin * 3.2, y - sin * 2 - cos * -3.2, angle, length * (lit ? 0.62 : 0.95), lit ? 5 : 8, {
        bend: 1,
        belly: 0.3,
      }),
    ),
  )
}
