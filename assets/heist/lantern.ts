import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { dark } from './stuff'

/** A dark lantern hanging from its ring at the origin. */
export function drawLantern(ink: Ink, swing: number, stone = false): void {
  ink.at(0, 0, { rotate: swing }, () => {
    ink.line('8,14 13,6 7,-1 -1,2 0,13', { width: 2.6, profile: 'even' })
    ink.at(8, 30, {}, () => {
      dark(ink, '-15,-14* 14,-15* 17,22* -17,23*', stone, { halo: 1.4, rim: 0 })
      const pane = ink.form('-9,-8* 10,-9* 12,15* -10,16*', { width: 1.7 })
      if (!stone) ink.wash(pane, { alpha: 0.55, color: VERMILION, fade: { from: [0, 18], to: [0, -6] } })
      ink.form('1,12* -5,6 -3,-1 2,-7* 4,0 6,6', { width: 1.5 })
      const foot = ink.form('-18,22* 18,21* 20,28* -20,29*', { width: 2.2 })
      if (stone) ink.wash(foot, { alpha: 0.3 })
      dark(ink, '-17,-14* -8,-22 8,-22 17,-15*', stone, { halo: 0, rim: 1.3 })
      if (stone) return
      // Light bursts from the open side only.
      for (const [y, length, rise] of [
        [-12, 8, -6],
        [-3, 12, -3],
        [6, 13, 1],
        [15, 10, 5],
      ] as const) {
        ink.line(
          [
            [22, y],
            [22 + length, y + rise],
          ],
          { width: 2, profile: 'flick' },
        )
      }
    })
  })
}
