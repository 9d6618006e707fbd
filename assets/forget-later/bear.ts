import { drawBearEye } from '../forget/keepsakes'
import { BEAR_EYE, MORNING } from '../forget/shared'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { VERMILION } from '../ink/palette'
import { STANDING } from './shared'

/** How the bear sits there: a paw on the rim, one down, or waving, this way and that. */
export const BEARS = ['sits', 'waves', 'beckons'] as const

/** What of it is seen over the near rim of the cup, in the units of the morning. */
const OVER_RIM = '300,200* 960,200* 960,566* 813,566* 800,596 730,607 668,606 606,607 536,594 523,562* 300,562*'

const ARMS = {
  sits: { arm: '-38,18@28 -60,34@27 -72,58@26', paw: [-74, 66] },
  waves: { arm: '-38,18@28 -68,4@27 -90,-34@26 -94,-60@28', paw: [-95, -62] },
  beckons: { arm: '-38,18@28 -72,10@27 -106,-16@26 -124,-38@28', paw: [-126, -40] },
} as const

/** The bear as it lay, awake: it has remembered how to smile. Its second eye, its glasses and the ticket are drawn by themselves. */
export function drawBearAwake(ink: Ink, _frame: number, name: string): void {
  const { x, y } = MORNING.bear
  const [rotate, scale] = STANDING.bear
  const look = name === 'waves' || name === 'beckons' ? name : 'sits'
  const drawAsItSits = (draw: () => void) => ink.at(0, 0, { rotate, scale }, draw)
  ink.at(-x, -y, {}, () => {
    ink.clip(ink.path(OVER_RIM, true), () => {
      ink.at(x, y, {}, () =>
        drawAsItSits(() => {
          drawBody(ink)
          drawArm(ink, look)
          drawHead(ink)
        }),
      )
    })
  })
  drawAsItSits(() => {
    const arm = ink.clay([ink.tube('44,26@28 66,44@27 74,66@26', { root: true }), ink.ellipse(74, 74, 15, 14)], 6)
    ink.form(arm, { width: 3, halo: 1.2, tone: { from: 0.5, width: 2 } })
    ink.lines(['68,84 69,78', '76,86 76,80'], { width: 1.6, profile: 'flick' })
  })
}

function drawBody(ink: Ink): void {
  const body = ink.path('-44,4 -20,-12 24,-12 48,8 56,50 40,84 0,92 -42,84 -56,50', true)
  ink.form(body, { width: 3.2, halo: 1, tone: { from: 0.3, to: 0.74, width: 2.6, spacing: 2.4, cross: 0.5 } })
  ink.line('2,0 -2,40 4,78', { width: 1.8, profile: 'swell' })
  for (const y of [12, 26, 40, 54]) ink.line(`-5,${y} 6,${y + 3}`, { width: 1.6, profile: 'pen' })
}

function drawArm(ink: Ink, look: keyof typeof ARMS): void {
  const { arm, paw } = ARMS[look]
  ink.limb(arm, { width: 3, halo: 1.2, tone: { from: 0.5, width: 2 } })
  if (look === 'sits') return
  const [x, y] = paw
  ink.form(ink.ellipse(x, y, 9, 11, -10), { width: 1.7, tone: { from: 0.5, width: 1.3, spacing: 2.2 } })
  const swish =
    look === 'waves' ? [`${x + 30},${y - 14} ${x + 36},${y - 2}`] : [`${x - 28},${y - 6} ${x - 28},${y + 8}`]
  ink.lines(swish, { width: 2.2, profile: 'flick' })
}

function drawHead(ink: Ink): void {
  for (const [x, y] of [
    [-44, -80],
    [40, -88],
  ] as const) {
    ink.form(ink.ellipse(x, y, 20, 19), { width: 3, halo: 0.8, tone: { from: 0.5, width: 2 } })
    ink.black(ink.ellipse(x + 2, y + 3, 10, 9))
  }
  const head = ink.path('-62,-46 -48,-82 -4,-96 42,-86 62,-50 48,-16 4,-4 -46,-12', true)
  ink.form(head, { width: 3.2, halo: 1.2, tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.4 } })
  ink.form(ink.ellipse(-6, -30, 27, 20, -4), { width: 1.8, tone: { from: 0.74, width: 1.4, spacing: 2.2 } })
  ink.black('-16,-44 4,-46 8,-38 -4,-30 -14,-36')
  ink.dot(-9, -41, 2, { white: true })
  ink.line('-4,-31 -5,-25', { width: 2.2 })
  ink.black('-20,-25 -6,-22 10,-27 6,-15 -5,-11 -16,-16')
  ink.wash(ink.ellipse(-4, -15, 7, 3.4), { alpha: 0.85, color: VERMILION })
  for (const [x, y] of [
    [-46, -34],
    [42, -36],
  ] as const) {
    ink.wash(ink.ellipse(x, y, 9, 6), { alpha: 0.5, color: VERMILION })
  }
  const fur = '-56,-66 -60,-44 -52,-24 -30,-14 20,-14 50,-26 60,-50 30,-84 -10,-92'
  ink.tufts(fur, (x, y) => 100 + 20 * noise1(3, (x + y) / 30), { length: 9, count: 3, width: 1.4 })
  ink.at(BEAR_EYE.x, BEAR_EYE.y, {}, () => drawBearEye(ink, 0, 'open'))
  ink.lines(['-46,-82 -34,-88 -22,-84', '12,-86 26,-92 38,-86'], { width: 2.6, profile: 'flick' })
}
