import type { Ink } from '../ink/ink'
import { BRIGHT, SHADOW } from './palette'

const BOX = { left: 322, top: 437, right: 632, bottom: 494 } as const

export function drawDescription(ink: Ink): void {
  const { left, top, right, bottom } = BOX
  ink.cut(
    ink.path(
      [
        [left + 3, top + 4, 1, 1],
        [right + 6, top + 4, 1, 1],
        [right + 6, bottom + 5, 1, 1],
        [left + 3, bottom + 5, 1, 1],
      ],
      true,
    ),
    { fill: SHADOW },
  )
  const label = ink.path(
    `${left - 2},${top + 4}* ${left + 5},${top - 3}* ${(left + right) / 2},${top - 1} ${right - 5},${top - 3}* ${right + 3},${top + 5}* ${right + 1},${bottom - 6}* ${right - 6},${bottom + 1}* ${(left + right) / 2},${bottom - 1} ${left + 6},${bottom + 1}* ${left - 3},${bottom - 6}*`,
    true,
  )
  ink.form(label, { width: 2.8, halo: 0.8, fill: BRIGHT, gap: 0.05 })
  ink.line(
    `${left + 2.6},${top + 6}* ${left + 7},${top + 1.6}* ${right - 7},${top + 1.4}* ${right - 2},${top + 7}* ${right - 3},${bottom - 8}* ${right - 8},${bottom - 3}* ${left + 8},${bottom - 3}* ${left + 2},${bottom - 8}*`,
    { width: 1.1, closed: true, profile: 'pen' },
  )
  for (const [x, y] of [
    [left + 5, top + 5],
    [right - 5, bottom - 7],
  ] as const)
    ink.dot(x, y, 1.6)
}
