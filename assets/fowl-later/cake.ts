import { drawHen } from '../characters/hen'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** The tiers, from below: half of their width, their height, and how far above the ground they stand. */
const TIERS = [
  { half: 74, high: 44, foot: 56 },
  { half: 54, high: 38, foot: 98 },
  { half: 34, high: 34, foot: 134 },
] as const

/** The cake of the fair on its table, the ground below its middle at the origin. */
export function drawCake(ink: Ink): void {
  ink.wash(ink.ellipse(16, -2, 128, 14), { alpha: 0.44 })
  for (const [x, foot] of [
    [-98, -104],
    [94, 98],
  ] as const)
    ink.form(ink.tube(`${x},-24@9 ${foot},0@8`, { root: true }), { width: 2.4, halo: 1.2 })
  ink.form('-92,-64* 90,-68* 112,-40* -116,-36*', { width: 3, halo: 2 })
  ink.form('-116,-36* 112,-40* 111,-29* -115,-25*', { width: 2.6, tone: { from: 0.2, width: 2, spacing: 2.4 } })
  ink.form(ink.ellipse(0, -54, 88, 14), { width: 2.6, halo: 1 })
  for (const { half, high, foot } of TIERS) {
    const top = -foot - high
    const side = ink.path(`${-half},${top}* ${-half},${-foot} 0,${9 - foot} ${half},${-foot} ${half},${top}*`, true)
    ink.form(side, { width: 3, halo: 1.4, tone: { from: 0.5, width: 2.2, spacing: 2.6, angle: 84 } })
    const upper = -foot - 14
    const lower = -foot - 5
    const band = ink.path(
      `${-half},${upper}* 0,${upper + 10} ${half},${upper}* ${half},${lower}* 0,${lower + 9} ${-half},${lower}*`,
      true,
    )
    ink.cut(band)
    ink.tint(band, { color: VERMILION, alpha: 0.88, offset: 0.6 })
    ink.line(`${-half},${upper} 0,${upper + 10} ${half},${upper}`, { width: 1.8, profile: 'even' })
    drawIcing(ink, half, top)
  }
  for (const [x, y] of [
    [-44, -134],
    [46, -136],
    [-62, -96],
    [64, -98],
  ] as const)
    drawCandle(ink, x, y)
  ink.at(0, -170, { scale: 0.42 }, () => drawHen(ink, { turn: 'left', does: 'run', frame: 1 }))
}

/** Icing over a tier, and down its side in drops. */
function drawIcing(ink: Ink, half: number, top: number): void {
  const drops = Math.round(half / 9)
  const hem = Array.from({ length: drops + 1 }, (_, i) => {
    const x = half - (2 * half * i) / drops
    return [x, top + 7 + (i % 2 ? 12 : 2) + 7 * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))]
  })
  const icing = ink.path([[-half - 2, top, 1, 1], [0, top - 9], [half + 2, top, 1, 1], ...hem], true)
  ink.form(icing, { width: 2.6, halo: 0.8 })
}

function drawCandle(ink: Ink, x: number, y: number): void {
  ink.form(ink.tube(`${x},${y}@5 ${x},${y - 18}@5`, { root: true }), { width: 1.8, halo: 0.8 })
  const flame = ink.form(`${x},${y - 20} ${x - 4},${y - 26} ${x},${y - 36}* ${x + 4},${y - 26}`, {
    width: 1.6,
    halo: 0.8,
  })
  ink.tint(flame, { color: VERMILION, alpha: 0.9, offset: 0.6 })
}

/** What it is carried in under. */
export function drawCloth(ink: Ink): void {
  const cloth = ink.path(
    '-92,-40* -84,-92 -62,-150 -36,-190 -14,-236 10,-242 30,-196 60,-150 82,-92 94,-40* 70,-34 48,-42 22,-33 -4,-40 -30,-32 -60,-41',
    true,
  )
  ink.form(cloth, { width: 3.4, halo: 2, tone: { from: 0.46, to: 0.9, width: 2.4, spacing: 2.8, angle: 78 } })
  ink.lines(['-10,-226 -26,-170 -54,-70', '2,-230 4,-150 -2,-60', '14,-222 36,-150 58,-64'], {
    width: 2,
    profile: 'swell',
  })
  for (const [x, y] of [
    [-40, -110],
    [22, -104],
    [-14, -150],
    [46, -84],
    [-62, -66],
    [8, -72],
    [14, -186],
  ] as const) {
    const dot = ink.ellipse(x, y, 6, 6)
    ink.tint(dot, { color: VERMILION, alpha: 0.85, offset: 0 })
  }
}

/** A broom that nobody holds: its bristles at the origin, its stick up and to the left. */
export function drawBroom(ink: Ink): void {
  ink.form(ink.tube('-86,-196@8 -16,-50@8', { root: true }), { width: 2.6, halo: 1.6, tone: { from: 0.4, width: 1.6 } })
  const bristles = ink.path('-26,-60* -8,-66* 14,-40 44,-6* 26,-2 8,4* -8,-2 -30,2* -30,-30', true)
  ink.form(bristles, { width: 3, halo: 1.8 })
  for (const twig of [
    '-18,-56 -22,-30 -22,-2',
    '-12,-56 -4,-30 4,0',
    '-8,-58 12,-30 32,-6',
    '-16,-50 -12,-26 -10,-2',
    '-8,-52 4,-30 18,-4',
  ])
    ink.line(twig, { width: 2.2, profile: 'swell' })
  ink.line('-31,-44 -12,-50 8,-48', { width: 5, profile: 'even' })
  for (const swish of ['56,-14 70,-20 78,-30', '60,-2 76,-4 88,-12', '50,-30 58,-38 60,-48'])
    ink.line(swish, { width: 2.4, profile: 'flick' })
}
