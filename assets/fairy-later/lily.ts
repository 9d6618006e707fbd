import { DEEP } from '../fairy/lights'
import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { OCHRE } from '../ink/palette'

/** How far the lily is open. */
export const LILY = ['bud', 'half', 'open'] as const
type Opening = (typeof LILY)[number]

/** A round of petals: their angles, their length and breadth, whether they lie in the shade. */
interface Petals {
  readonly angles: readonly number[]
  readonly length: number
  readonly breadth: number
  readonly isShaded?: boolean
}

/** Back to front. */
const PETALS: Readonly<Record<Opening, readonly Petals[]>> = {
  bud: [
    { angles: [-112, -68], length: 62, breadth: 26, isShaded: true },
    { angles: [-90], length: 66, breadth: 30 },
  ],
  half: [
    { angles: [-140, -112, -90, -68, -40], length: 80, breadth: 30, isShaded: true },
    { angles: [-126, -54, -104, -76], length: 66, breadth: 30 },
  ],
  open: [
    { angles: [-176, -146, -118, -90, -62, -34, -4], length: 96, breadth: 34, isShaded: true },
    { angles: [160, -168, -132, -104, -76, -46, -12, 20], length: 80, breadth: 32 },
    { angles: [150, 120, 90, 60, 30], length: 58, breadth: 34 },
  ],
}

/** A water lily on its leaf; (0, 0) is its middle on the water. */
export function drawLily(ink: Ink, opening: Opening): void {
  ink.wash(ink.ellipse(8, 14, 92, 40), { alpha: 0.5, color: DEEP })
  ink.form('-118,10 -90,-28 -20,-44 60,-40 112,-14 118,14 84,40* 20,14* 52,48 -10,54 -80,42', {
    width: 3,
    halo: 1.4,
    tone: { from: 0.46, width: 2, spacing: 3 },
  })
  ink.lines(['10,10 -80,-16', '10,10 -92,24', '10,10 -36,44', '10,10 90,-16', '10,10 40,-34', '10,10 98,20'], {
    width: 1.8,
    profile: 'flick',
  })
  ink.at(0, -8, { scaleY: 0.72 }, () => {
    for (const round of PETALS[opening]) for (const angle of round.angles) drawPetal(ink, angle, round)
  })
  if (opening === 'open') drawHeart(ink)
}

function drawPetal(ink: Ink, angle: number, { length, breadth, isShaded = false }: Petals): void {
  ink.form(ink.leaf(0, 0, angle, length, breadth, { belly: 0.62, tip: 0.2 }), {
    width: 2.6,
    halo: 1.2,
    tone: isShaded && { from: 0.5, width: 1.8, spacing: 2.6 },
  })
  const along = radians(angle)
  const vein = [14, length * 0.76].map((far) => [Math.cos(along) * far, Math.sin(along) * far])
  ink.line(vein, { width: 1.5, profile: 'flick' })
}

/** What keeps the light in it. */
function drawHeart(ink: Ink): void {
  for (let stamen = 0; stamen < 12; stamen++) {
    const angle = (stamen / 12) * 2 * Math.PI
    const tip = [Math.cos(angle) * 16, -16 + Math.sin(angle) * 9]
    ink.line([[0, -8], tip], { width: 2.2, profile: 'pen' })
    ink.form(ink.ellipse(Math.cos(angle) * 18, -18 + Math.sin(angle) * 10, 3.4, 3), {
      width: 1.4,
      gap: 0,
      washColor: OCHRE,
    })
  }
}
