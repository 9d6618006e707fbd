import type { Ink } from '../ink/ink'

/** What the blow throws up. */
export function drawSplash(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    for (const [angle, length, width, bend] of [
      [-100, 84, 24, -16],
      [-66, 70, 20, 12],
      [-134, 66, 20, -14],
      [-36, 54, 16, 10],
      [-160, 50, 15, -8],
    ] as const) {
      const jet = ink.leaf(0, 0, angle, length, width, { bend, belly: 0.3 })
      ink.form(jet, { width: 3, halo: 1.4 })
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      ink.form(ink.ellipse(c * (length + 12) - s * bend, s * (length + 12) + c * bend, 6, 6), { width: 2.2 })
      ink.form(ink.ellipse(c * (length + 26) - s * bend * 1.3, s * (length + 26) + c * bend * 1.3, 3.4, 3.4), {
        width: 1.8,
      })
    }
    const foam = ink.clay(
      [
        ink.ellipse(-20, -4, 18, 14),
        ink.ellipse(4, -12, 22, 18),
        ink.ellipse(26, -2, 17, 14),
        ink.ellipse(0, 4, 30, 10),
      ],
      4,
    )
    ink.form(foam, { width: 3.2, halo: 1.2, tone: { from: 0.6, width: 1.5, spacing: 2.4 } })
    ink.lines(['-14,-8 -8,-13 -2,-12', '8,-14 14,-16 20,-13'], { width: 1.6, profile: 'swell' })
  })
}

export function drawShock(ink: Ink): void {
  for (const [x, y, angle, length] of [
    [36, 300, 170, 26],
    [30, 284, 196, 30],
    [44, 268, 214, 24],
    [176, 312, 10, 24],
    [182, 298, -14, 20],
  ] as const) {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    ink.line(
      [
        [x, y],
        [x + c * length, y + s * length],
      ],
      { width: 4, profile: 'flick' },
    )
  }
}

/** Nobody can read it, which is as well: a cloud that hangs at the corner of his mouth. */
export function drawMutter(ink: Ink): void {
  for (const [x, y, radius] of [
    [122, 128, 4],
    [134, 114, 6.4],
  ] as const)
    ink.form(ink.ellipse(x, y, radius * 1.2, radius), { width: 2.4, halo: 1 })
  const cloud = ink.clay(
    [
      ink.ellipse(198, 78, 34, 24),
      ink.ellipse(168, 72, 30, 22),
      ink.ellipse(222, 90, 22, 17),
      ink.ellipse(182, 94, 34, 16),
      ink.ellipse(150, 88, 18, 14),
    ],
    5,
  )
  ink.form(cloud, { width: 3.4, halo: 1.6, gap: 0.1, tone: { from: 0.62, width: 1.5, spacing: 2.4 } })
  ink.lines(
    [
      '194,92 200,80 206,94 212,79 218,93 224,80',
      '158,74 166,66 172,75 164,82 158,74 174,84 182,70',
      '154,96 162,91 170,99 178,90 188,97',
    ],
    { width: 3.4, profile: 'pen' },
  )
  ink.line('192,66 206,66*', { width: 3, profile: 'pen' })
  for (const [x, y] of [
    [186, 68],
    [146, 86],
    [194, 101],
  ] as const)
    ink.dot(x, y, 2.4)
}

/** Foam on the tip of his nose, about the bridge of it. */
export function drawFoamed(ink: Ink): void {
  const foam = ink.clay([ink.ellipse(-34, 24, 13, 10), ink.ellipse(-18, 17, 15, 12), ink.ellipse(-2, 26, 11, 9)], 4)
  ink.form(foam, { width: 2.8, halo: 1 })
  ink.form(ink.leaf(-26, 31, 92, 22, 8, { belly: 0.7 }), { width: 2.2, halo: 0.6 })
  for (const [x, y] of [
    [-26, 20],
    [-12, 16],
    [-6, 27],
  ] as const)
    ink.line(ink.ellipse(x, y, 2, 2), { width: 1.1, closed: true, profile: 'even' })
}

/** The bubble at his nose, hung from where it leaves that. */
export function drawBubble(ink: Ink): void {
  ink.form('0,0* -14,-6 -26,-18 -24,-34 -10,-42 6,-38 12,-24 6,-10*', { width: 2.8, halo: 1.4 })
  ink.line('-18,-22 -16,-31 -8,-35', { width: 2.2, profile: 'swell' })
}

/** One of his snores, a letter in white. */
export function drawSnore(ink: Ink): void {
  ink.line('-16,-14 16,-16* -14,16* 18,15', { width: 6, profile: 'pen', white: true })
}

/** Mug and all have been tipped: what is left of the beer. */
export function drawSpill(ink: Ink): void {
  ink.form('140,300* 168,298 206,304 214,314 180,320 146,314*', { width: 2.4 })
  ink.form(ink.ellipse(224, 322, 4, 3), { width: 1.6 })
}
