import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { lerp, smoothstep } from '../ink/numbers'
import { OCHRE } from '../ink/palette'
import type { Line } from '../ink/path'
import { HEART } from './colors'

/** The radius of the heart, in drawing units; (0, 0) is its middle. */
const R = 125

/** The heart is no ball: cheeks push it out, sorrow lets it sag. With each outline goes where it turns from the light. */
const SHAPES: Readonly<Record<string, readonly [outline: string, turn: string]>> = {
  round: [
    '0,-126 48,-118 92,-86 120,-38 126,14 113,60 80,98 30,119 -22,120 -76,101 -112,62 -127,14 -119,-42 -90,-88 -46,-118',
    '124,-14 119,14 109,44 93,69 72,90 48,105 20,113 -12,116',
  ],
  sagging: [
    '0,-120 46,-114 88,-82 115,-35 124,16 115,67 82,108 29,126 -25,127 -78,109 -112,69 -125,19 -116,-35 -88,-82 -44,-112',
    '122,-10 120,18 112,50 97,77 76,99 50,113 20,120 -14,123',
  ],
}

export const HEARTS = Object.keys(SHAPES)

/** The ochre disc: a dome of light, black where it turns from it, florets standing at its rim. (0, 0) is its middle. */
export function drawHeart(ink: Ink, _frame: number, name: string): void {
  const [outline = '', turn = ''] = SHAPES[name] ?? []
  const disc = ink.path(outline, true)
  drawRim(ink, disc, true)
  ink.form(disc, { halo: 0.6, contour: false })
  ink.wash(disc, { color: HEART, alpha: 0.78, dx: 3, dy: 4 })
  ink.wash(disc, { color: HEART, alpha: 0.85, fade: { center: [-40, -50], inner: 44, outer: 166 } })
  ink.clip(disc, () => {
    ink.crescent(disc, { dx: -13, dy: -16, alpha: 0.26, color: '#b06a1e' })
    ink.crescent(disc, { dx: -8, dy: -10, ink: true })
    ink.feather(turn, {
      ...{ side: 1, length: 17, width: 2.8, spacing: 3.1, slant: -28 },
      envelope: (along) => 0.2 + 0.8 * Math.sin(Math.PI * along),
    })
    drawFlorets(ink)
  })
  ink.contour(disc, { width: 3.6, gap: 0.2, lit: 0.4 })
  drawRim(ink, disc, false)
}

/** Florets along the rim, first those behind it, then those on it: in tufts, large in the shade, hardly any in the light. */
function drawRim(ink: Ink, disc: Line, behind: boolean): void {
  const random = ink.fork(`rim ${behind}`)
  const grain = random.integer(1, 999)
  let next = 0
  let gone = 0
  ink.page(() => {
    for (const [i, here] of disc.points.entries()) {
      const before = disc.points[i - 1]
      if (!before) continue
      gone += Math.hypot(here.x - before.x, here.y - before.y)
      if (gone < next) continue
      const far = Math.hypot(here.x, here.y)
      const [nx, ny] = [here.x / far, here.y / far]
      const shade = nx * 0.6 + ny * 0.75
      const crowd = noise1(grain, gone / 46) + shade * 0.55 + 0.12
      const size = lerp(2.4, 6.4, smoothstep(-0.7, 0.9, crowd)) * random.between(0.66, 1.3)
      next = gone + size * random.between(1.1, random.chance(0.2) ? 4 : 1.9)
      if (crowd < (behind ? -0.35 : -0.1) || (!behind && shade > 0.5)) continue
      const away = behind ? random.between(-0.6, 3.4) : -random.between(0, 9)
      const [x, y] = [here.x + nx * away, here.y + ny * away]
      const turn = (Math.atan2(ny, nx) * 180) / Math.PI + 90
      const bead = ink.ellipse(x, y, size * 0.82, size, turn + random.signed() * 20, 0.12)
      if (behind && shade > 0.3) {
        ink.black(bead)
        continue
      }
      ink.form(bead, { width: 1.9, lit: 0.6, gap: 0.24, overshoot: 0 })
      ink.tint(bead, { color: OCHRE, alpha: 0.86, offset: shade < -0.2 ? 2 : 0.8 })
      if (!behind) ink.dot(x + 0.9, y + 1, size * 0.26)
    }
  })
}

/** Inside the rim they thin out to dots, in the same tufts, and leave the face clear. */
function drawFlorets(ink: Ink): void {
  const random = ink.fork('florets')
  const grain = random.integer(1, 999)
  for (let i = 0; i < 105; i++) {
    const angle = random.next() * Math.PI * 2
    const inward = random.next() ** 1.6
    const shade = Math.cos(angle) * 0.6 + Math.sin(angle) * 0.75
    const crowd = noise1(grain, angle * 3) + shade * 0.4
    if (crowd < -0.05) continue
    const far = R - 10 - inward * 15 * Math.min(1, 0.3 + crowd)
    const size = lerp(2.6, 0.9, inward) * random.between(0.8, 1.15)
    ink.dot(Math.cos(angle) * far, Math.sin(angle) * far, size)
  }
}
