import { drawCutEnd } from '../flame/clearing'
import { FLAME_ORANGE, FLAME_RED } from '../flame/places'
import type { Ink } from '../ink/ink'

/** A twig that is thrown on the fire, and half a log that has rolled out of it, each in a cell of its own. In units. */
export const TWIG = { width: 84, height: 60 } as const
export const BROKEN_LOG = { width: 116, height: 62 } as const

/** A twig with two leaves left, that somebody has picked up. */
export function drawTwig(ink: Ink): void {
  ink.at(40, 34, { rotate: -12 }, () => {
    const stick = ink.tube('-31,3@5 -8,-2@6 14,2@5 32,-4@3', { root: true })
    ink.cut(stick, { halo: 2 })
    ink.black(stick)
    ink.rim(stick, { distance: 1.4 })
    const fork = ink.tube('2,0@4 12,-9@3 22,-12@2', { root: true })
    ink.black(fork)
    for (const [x, y, angle, length] of [
      [21, -12, -34, 13],
      [31, -4, 26, 14],
    ] as const) {
      const leaf = ink.leaf(x, y, angle, length, 8, { belly: 0.5, bend: 2 })
      ink.form(leaf, { width: 1.8, halo: 1 })
    }
  })
}

/** Half a log, broken across: charred, and red where it broke. */
export function drawBrokenLog(ink: Ink): void {
  ink.at(56, 34, { rotate: -7 }, () => {
    const light = ink.light
    ink.light = [0.1, -0.85, 0.5]
    ink.wash('-44,12 -10,17 34,16 46,11 30,20 -30,21', { alpha: 0.55 })
    const log = ink.tube('-40,2@30 -6,-1@32 26,0@29', { root: true })
    ink.cut(log, { halo: 2 })
    ink.black(log)
    // Where it broke: splinters, and what still burns between them.
    const wound = ink.path('22,-17* 34,-12* 30,-7* 46,-3* 33,1* 40,8* 29,9* 31,16* 22,15* 17,0', true)
    ink.cut(wound, { fill: FLAME_RED })
    ink.clip(wound, () => {
      ink.cut(ink.path('20,-9 31,-5 36,-2 30,2 27,10 20,8 17,0', true), { fill: FLAME_ORANGE })
      ink.cut(ink.path('20,-4 26,-2 24,3 20,4 18,0', true))
    })
    ink.contour(wound, { width: 2.6, gap: 0.1 })
    ink.lines(['27,-10 36,-8', '27,6 35,5', '24,12 29,12'], { width: 1.6, profile: 'flick' })
    ink.clip(log, () => {
      ink.line('-36,-10 -14,-13 14,-12', { width: 2.4, white: true, profile: 'swell' })
      for (const x of [-30, -18, -5, 8]) {
        ink.line(
          [
            [x - 3, -7],
            [x + 1, 0],
            [x - 2, 9],
          ],
          { width: 1.4, white: true, profile: 'flick' },
        )
      }
      for (const [x, y] of [
        [-22, 4],
        [-11, -4],
        [2, 6],
        [14, -3],
      ] as const)
        ink.dot(x, y, 1.6, { color: FLAME_RED, alpha: 1 })
    })
    ink.light = light
    drawCutEnd(ink, { x: -40, y: 2, radius: 15, turn: 6 })
  })
}
