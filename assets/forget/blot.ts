import type { Ink } from '../ink/ink'
import type { Sprite } from '../pipeline/drawings'

/** A blot with an eye for where it goes, in three drawings of a boiling line. */
export const blot: Sprite = {
  width: 220,
  height: 180,
  anchor: [110, 110],
  frames: 3,
  under: 1.2,
  draw(ink: Ink) {
    ink.wash('40,148 110,140 186,150 110,160', { alpha: 0.34 })
    const body = ink.clay([ink.ellipse(100, 104, 62, 44), ink.ellipse(150, 88, 34, 30)], 12)
    ink.form(body, { width: 3.2, tone: { from: 0.4, width: 2.4 } })
    ink.black(ink.ellipse(160, 80, 5, 7))
    ink.dot(158, 77, 2, { white: true })
    ink.line('168,98 174,94 178,96', { width: 1.8 })
  },
}
