import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import type { Medium } from '../ink/pen'

/** Paper things on threads, so that whoever lies in the bed has something to look at. Hung from the origin. */
export function drawMobile(ink: Ink): void {
  ink.light = [-0.55, -0.6, 0.58]
  ink.at(-752, 70, {}, () => drawMobileThings(ink))
}

function drawMobileThings(ink: Ink): void {
  ink.line('752,-70 754,20', { width: 1.6 })
  ink.form(ink.tube('690,30@6 752,20@7 822,32@6', { root: true }), { width: 2.2, halo: 0.8 })
  const hang = (x: number, from: number, to: number, draw: () => void, rotate: number) => {
    ink.line(
      [
        [x, from],
        [x + 1, (from + to) / 2],
        [x, to],
      ],
      { width: 1.2, profile: 'even' },
    )
    ink.at(x, to, { rotate }, draw)
  }
  hang(
    694,
    32,
    84,
    () =>
      ink.form('0,0* -26,10* -16,22* 16,22* 26,8*', {
        width: 2.6,
        halo: 0.8,
        tone: { from: 0.5, width: 1.6, spacing: 2.4 },
      }),
    6,
  )
  ink.at(694, 84, { rotate: 6 }, () => ink.form('0,-22* 0,10* -18,10* ', { width: 2.2 }))
  hang(
    736,
    24,
    128,
    () => {
      const star = Array.from({ length: 10 }, (_, i) => [
        Math.sin((i * Math.PI) / 5) * (i % 2 ? 8 : 19),
        18 - Math.cos((i * Math.PI) / 5) * (i % 2 ? 8 : 19),
        1,
        1,
      ])
      ink.form(star, { width: 2.4, halo: 0.8 })
    },
    -8,
  )
  hang(
    778,
    26,
    74,
    () => {
      const moon = ink.path('4,0* -14,10 -16,32 0,46 18,42* 4,36 -2,24 -1,12', true)
      ink.cut(moon, { halo: 1 })
      ink.black(moon)
      ink.rim(moon, { distance: 1.8 })
    },
    4,
  )
  hang(
    818,
    32,
    110,
    () => {
      ink.form('0,0* -30,-8 -38,-20* -14,-12 0,-4 20,-18 34,-14* 18,2 6,10 -8,12', {
        width: 2.4,
        halo: 0.8,
        tone: { from: 0.5, width: 1.6, spacing: 2.4 },
      })
    },
    -6,
  )
}

/** A moth that comes to every lamp: its wings spread, or nearly shut. */
export function drawMoth(ink: Ink, isOpen: boolean): void {
  ink.at(0, 0, { rotate: -24, scaleX: isOpen ? 1 : 0.55 }, () => {
    for (const side of [-1, 1]) {
      const wing = ink.leaf(0, 0, side < 0 ? 206 : -26, 22, 15, { bend: -3, belly: 0.66 })
      ink.form(wing, { width: 1.8, halo: 0.6, tone: { from: 0.4, width: 1.4, spacing: 2 } })
      ink.form(ink.leaf(0, 2, side < 0 ? 160 : 20, 15, 11, { belly: 0.66 }), { width: 1.6, halo: 0.4 })
    }
    ink.black(ink.ellipse(0, 3, 3, 9))
    ink.lines(['-1,-5 -5,-11', '1,-5 6,-11'], { width: 1.2 })
  })
}

/** Who comes when it is dark. Its forefeet are the origin. */
export function drawMouse(ink: Ink, isUp: boolean): void {
  ink.light = [0.55, -0.6, 0.58]
  ink.at(0, 0, { rotate: isUp ? -16 : 0 }, () => {
    ink.line('-40,2 -58,8 -74,4 -86,12', { width: 3, profile: 'flick' })
    const body = ink.clay(
      [
        ink.ellipse(-26, -12, 18, 15, -20),
        ink.ellipse(-8, -24, 13, 12),
        ink.tube('-2,-24@14 8,-20@9 12,-18@5', { root: true }),
      ],
      7,
    )
    ink.cut(body, { halo: 1.4 })
    ink.black(body)
    for (const [ex, ey, r] of [
      [-16, -37, 8],
      [-4, -38, 9],
    ] as const) {
      const ear = ink.ellipse(ex, ey, r, r)
      ink.cut(ear, { halo: 0.8 })
      ink.black(ear)
      ink.rim(ear, { distance: 1.6 })
    }
    ink.rim(body, { distance: 2 })
    ink.dot(1, -26, 2, { white: true })
    ink.dot(14, -18, 1.8, { white: true })
    ink.lines(['-2,-8 2,-1 6,0', '-24,0 -16,1'], { width: 2.4 })
  })
}

/** The mark a line begins with, and the mark over the thing that is being read. */
export function drawMark(ink: Ink, radius: number, medium: Options<Medium>): void {
  for (const turn of [8, 68, 128]) {
    const [dx, dy] = [Math.cos(turn / 57.3) * radius, Math.sin(turn / 57.3) * radius]
    ink.line(
      [
        [-dx, -dy],
        [dx * 0.1, 0],
        [dx, dy],
      ],
      { width: radius * 0.36, profile: 'pen', ...medium },
    )
  }
}
