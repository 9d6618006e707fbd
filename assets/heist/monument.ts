import type { Ink } from '../ink/ink'

/** What a statue stands on: a slab of stone, seen a little from above. */
export function drawPlinth(ink: Ink): void {
  const front = ink.form('52,194* 178,192* 180,214* 50,216*', {
    width: 3,
    halo: 1,
    tone: { from: 0.42, width: 2, spacing: 2.3, angle: -84 },
  })
  ink.wash(front, { alpha: 0.26 })
  const top = ink.form('66,178* 166,176* 178,192* 52,194*', { width: 2.6, halo: 0.6 })
  ink.wash(top, { alpha: 0.14 })
  ink.line('96,216 92,208 98,202', { width: 1.4, profile: 'flick' })
  ink.lines(['66,203 78,203', '140,207 158,206'], { width: 1.3, profile: 'swell' })
}

/** A pigeon that has believed him at once. In the head's coordinates, on the cap. */
export function drawPigeon(ink: Ink): void {
  ink.at(-4, -47, { scale: 0.95 }, () => {
    ink.lines(['-3,-7 -4,0', '4,-7 5,0'], { width: 1.8, profile: 'even' })
    const body = ink.clay(
      [ink.ellipse(-3, -16, 16, 11, -14), ink.tube('8,-20@14 13,-33@11', { root: true }), ink.ellipse(14, -36, 8, 7)],
      7,
    )
    ink.form('-14,-14* -32,-8* -30,-3 -12,-8*', { width: 2, halo: 0.6, tone: { from: 0.2, width: 1.6, spacing: 2 } })
    ink.form(body, { width: 2.6, halo: 1.2, tone: { from: 0.46, width: 1.7, spacing: 2.1 } })
    ink.black('-14,-20 -2,-24 7,-18 2,-10 -12,-9 -20,-8*')
    ink.line('-12,-17 -4,-19 3,-16', { width: 1.4, white: true, profile: 'swell' })
    ink.black('20,-37* 29,-34* 21,-32*')
    ink.black(ink.ellipse(15, -38, 2, 2.3))
    ink.dot(14.4, -38.6, 0.8, { white: true })
  })
}
