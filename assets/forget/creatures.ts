import type { Ink } from '../ink/ink'

/** How the moth's wings are, and how far open. */
export const MOTH_WINGS = { open: 1, closed: 0.42 } as const

/** Comes to the light wherever that rests. Its body is about its own middle, the head up. */
export function drawMoth(ink: Ink, open: number): void {
  for (const side of [-1, 1]) {
    const reach = side * open
    ink.form(`0,0* ${reach * 10},-14 ${reach * 22},-13* ${reach * 18},-2 ${side * 8},4`, { width: 1.8, halo: 0.8 })
    ink.form(`0,2* ${reach * 14},3 ${reach * 14},12 ${side * 4},10`, { width: 1.6, halo: 0.6 })
    ink.dot(reach * 13, -8, 2)
    ink.line(`0,-6 ${side * 4},-14 ${side * 8},-17`, { width: 1.2 })
  }
  ink.black(ink.ellipse(0, 2, 2.8, 8))
}

/** How the snail is: stretched, drawn together, and hidden from who has pressed it. */
export const SNAILS = ['stretched', 'drawnIn', 'hidden'] as const

/** Along the thread the other way, without haste. Its foot is on the line through its own middle; it goes to the left. */
export function drawSnail(ink: Ink, _frame: number, name: string): void {
  const long = name === 'stretched' ? 0 : 5
  const isHidden = name === 'hidden'
  if (isHidden) ink.form('-20,14* -22,7 -6,4 16,6 20,14*', { width: 2.2, halo: 1.4 })
  else ink.form(`${-46 + long},14* ${-40 + long},2 -30,-2 -22,6 10,4 ${34 - long},14*`, { width: 2.2, halo: 1.4 })
  const shell = ink.ellipse(2, -8, 19, 17)
  ink.form(shell, { width: 2.6, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.6 } })
  ink.line('18,0 8,8 -8,2 -10,-12 4,-20 12,-10 6,-3 0,-7', { width: 2 })
  if (isHidden) return
  ink.lines([`${-40 + long},2 ${-48 + long},-14`, `${-36 + long},0 ${-40 + long},-16`], { width: 2, profile: 'even' })
  ink.dot(-48 + long, -15, 2.6)
  ink.dot(-40 + long, -17, 2.4)
}
