import { drawHead } from '../heist/head'
import { IDLE } from '../heist/poses'
import { LANTERN_LIGHT } from '../heist/stuff'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawWords } from '../ink/words'

/** His likeness, hung up after he has left, about the nail that it hangs by. */
export function drawSheet(ink: Ink, word: string): void {
  ink.light = LANTERN_LIGHT
  const sheet = ink.path('-49,-9* -6,-12 48,-7* 51,60 47,134* 30,138 12,131 -10,139 -52,132* -50,54', true)
  ink.form(sheet, { width: 2.6, halo: 1.4, wash: 0.16, washDepth: 14 })
  const corner = ink.path('48,-7* 30,-9* 37,8 50,14*', true)
  ink.form(corner, { width: 2, halo: 0.4, tone: { from: 0.3, width: 1.6, spacing: 2.2 } })
  drawWords(ink, word, -1, 25, { size: word.length > 7 ? 15.5 : 21, align: 'middle' })
  ink.line('-38,32 0,34 38,31', { width: 1.7, profile: 'swell' })
  ink.at(-3, 78, { scale: 0.82, rotate: -4 }, () => drawHead(ink, itemAt(IDLE, 0)))
  ink.lines(['-36,118 -8,120 12,117', '-34,126 4,127', '20,118 36,117'], { width: 1.8, profile: 'swell' })
  ink.dot(0, -2, 4)
  ink.dot(1.2, -3.4, 1.2, { white: true })
}
