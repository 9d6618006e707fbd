import type { Ink } from '../ink/ink'

/** Standing, and two steps of a run. */
export const STEPS = ['stands', 'strides', 'gathers'] as const

/** A hunter with his spear, as somebody scratched him into the wall a long time ago; he looks to the right. (0, 0) is between his feet. Printed as a negative. */
export function drawHunter(ink: Ink, _frame: number, name: string): void {
  const lean = name === 'stands' ? 0 : 7
  ink.line(ink.ellipse(lean + 4, -62, 8, 9), { width: 4, closed: true, profile: 'even' })
  const pen = { width: 4.4, profile: 'pen' } as const
  ink.line(
    [
      [lean + 2, -52],
      [lean * 0.4, -36],
      [0, -24],
    ],
    pen,
  )
  const legs = {
    stands: ['0,-24 -9,-10 -12,0', '0,-24 8,-10 12,0'],
    strides: ['0,-24 -14,-14 -26,-8', '0,-24 16,-14 18,0 24,0'],
    gathers: ['0,-24 8,-14 -4,-6', '0,-24 -2,-10 -6,0 0,0'],
  }[name]
  ink.lines(legs ?? [], pen)
  ink.lines(
    [
      [
        [lean, -46],
        [lean - 16, -36],
        [lean - 20, -26],
      ],
      [
        [lean, -46],
        [lean + 14, -50],
        [lean + 24, -56],
      ],
    ],
    pen,
  )
  const tip = name === 'stands' ? -84 : -70
  ink.line(
    [
      [lean - 14, -40],
      [lean + 24, -56],
      [lean + 62, tip],
    ],
    { width: 3.4, profile: 'pen' },
  )
  ink.lines(
    [
      [
        [lean + 50, tip - 2],
        [lean + 62, tip],
      ],
      [
        [lean + 56, tip + 12],
        [lean + 62, tip],
      ],
    ],
    { width: 3, profile: 'pen' },
  )
}

/** The hen that got away; she looks to the right. (0, 0) is between her feet. Printed as a negative. */
export function drawHen(ink: Ink, _frame: number, name: string): void {
  const pen = { width: 4.4, profile: 'pen' } as const
  ink.lines(['-40,-38 -30,-58 -8,-58 16,-66 26,-82', '-40,-38 -26,-20 2,-22 16,-38 26,-82'], pen)
  ink.lines(
    ['26,-82 34,-92 44,-84 34,-76', '44,-84 56,-80 44,-76', '-40,-38 -56,-52', '-40,-38 -60,-38', '-40,-38 -54,-26'],
    pen,
  )
  ink.lines(['32,-96 34,-106', '38,-95 43,-104'], { width: 3.6, profile: 'pen' })
  ink.dot(36, -85, 2.4)
  const legs = {
    stands: ['-14,-22 -16,-2 -8,0', '2,-22 4,-2 12,0'],
    strides: ['-14,-22 -30,-10 -36,-2', '2,-22 18,-10 26,-4'],
    gathers: ['-14,-22 -4,-12 -10,0', '2,-22 -4,-10 6,-4'],
  }[name]
  ink.lines(legs ?? [], pen)
  if (name !== 'stands') ink.lines(['66,-96 78,-106', '70,-82 84,-84', '66,-68 78,-62'], { width: 3, profile: 'flick' })
}
