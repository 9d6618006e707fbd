import { scrape } from '../ink/blacks'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { NIGHT } from './colors'

/** The night in the tent: rings of glow about the machine, drawn with ragged edges. */
export function drawDark(ink: Ink): void {
  ink.cut(box(-420, -420, 1220, 920), { fill: NIGHT[0] })
  const random = ink.fork('glow')
  for (const [ring, [radiusX, radiusY]] of (
    [
      [500, 330],
      [410, 262],
      [330, 205],
    ] as const
  ).entries()) {
    const spikes = 58 - ring * 8
    const edge: number[][] = []
    for (let i = 0; i < spikes; i++) {
      const angle = (i / spikes) * TAU
      const out = 1 + random.next() * 0.1
      const into = 0.93 - random.next() * 0.03
      edge.push([398 + Math.cos(angle) * radiusX * out, 236 + Math.sin(angle) * radiusY * out, 1, 1])
      edge.push([
        398 + Math.cos(angle + TAU / spikes / 2) * radiusX * into,
        236 + Math.sin(angle + TAU / spikes / 2) * radiusY * into,
        1,
        1,
      ])
    }
    ink.cut(edge, { fill: NIGHT[ring + 1] ?? NIGHT[0] })
  }
}

/** Canvas of the tent, hanging in folds at both sides, tied back; the dark runs on behind it. */
export function drawCanvas(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    ink.at(side < 0 ? 0 : 800, 0, { scaleX: side < 0 ? 1 : -0.9 }, () => {
      const cloth = ink.path(
        '-420,-420* 112,-420* 98,-60 74,30 40,96 8,140 2,156* 10,172 22,240 30,330 34,430 36,920* -420,920*',
        true,
      )
      ink.cut(cloth, { fill: '#1f2926' })
      ink.clip(cloth, () => {
        ink.black('112,-420* 98,-60 74,30 40,96 8,140 0,150* -6,142 24,90 46,20 60,-80 70,-420')
        ink.black('4,162* 18,240 24,330 26,430 24,920* 8,920 14,430 10,330 2,250 -8,170')
        ink.lines(['40,-80 22,30 0,100 -14,140', '-6,172 -2,280 -4,420 -8,520'], { width: 5, profile: 'swell' })
        // More folds, for wide windows.
        for (const [x, sway] of [
          [-66, 7],
          [-128, -5],
          [-176, 9],
          [-252, -8],
          [-318, 6],
          [-380, -6],
        ] as const) {
          ink.black([
            [x, -420, 1, 1],
            [x + sway, 60],
            [x - sway, 400],
            [x, 920, 1, 1],
            [x + 16, 920, 1, 1],
            [x + 12 - sway, 420],
            [x + 22 + sway, 80],
            [x + 14, -420, 1, 1],
          ])
          ink.line(
            [
              [x + 24, -420],
              [x + 30 + sway, 80],
              [x + 20 - sway, 420],
              [x + 24, 920],
            ],
            { width: 1.3, white: true, alpha: 0.5, profile: 'swell' },
          )
        }
        scrape(
          ink,
          1.4,
          ['98,-60 74,30 40,96 10,138', '12,182 22,240 30,330 32,420', '34,-60 16,30 -6,100', '56,-70 40,10 18,76'],
          'swell',
        )
      })
      const rope = ink.tube('-15,152@9 -4,156@12 10,157@9', { root: true, round: 1 })
      ink.form(rope, { width: 2.4, fill: '#9aa79a', gap: 0 })
      ink.lines(['-9,149 -6,160', '-2,150 2,161', '4,152 8,162'], { width: 1.6, profile: 'even' })
      ink.line('8,158 16,170 13,190', { width: 4.6, profile: 'pen' })
      ink.line('8,158 16,170 13,190', { width: 2, white: true, profile: 'pen' })
      ink.line('6,160 8,174 4,186', { width: 4.2, profile: 'pen' })
      ink.line('6,160 8,174 4,186', { width: 1.7, white: true, profile: 'pen' })
    })
  }
}
