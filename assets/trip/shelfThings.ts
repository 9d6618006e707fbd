import type { Ink } from '../ink/ink'

export function drawJar(
  ink: Ink,
  x: number,
  foot: number,
  half: number,
  height: number,
  what: 'crab' | 'fern' | 'eyes' | 'fish',
): void {
  ink.at(x, foot, {}, () => {
    const glass = ink.path(
      [
        [-half, -4, 1, 1],
        [-half, -height * 0.74],
        [-half * 0.7, -height * 0.84, 1, 1],
        [half * 0.7, -height * 0.84, 1, 1],
        [half, -height * 0.74],
        [half, -4, 1, 1],
        [half * 0.9, 0],
        [-half * 0.9, 0],
      ],
      true,
    )
    ink.form(glass, { width: 2.6, halo: 0.8 })
    ink.wash(glass, { alpha: 0.2 })
    ink.form(
      [
        [-half * 0.8, -height * 0.84, 1, 1],
        [half * 0.8, -height * 0.84, 1, 1],
        [half * 0.74, -height, 1, 1],
        [-half * 0.74, -height, 1, 1],
      ],
      { width: 2.2 },
    )
    if (what === 'crab') {
      ink.black(ink.ellipse(0, -22, 15, 10))
      ink.lines(
        [
          '-14,-26 -22,-36 -16,-42',
          '14,-26 22,-36 16,-42',
          '-12,-16 -22,-10',
          '12,-16 22,-10',
          '-8,-13 -14,-5',
          '8,-13 14,-5',
        ],
        { width: 3 },
      )
      ink.dot(-5, -34, 3)
      ink.dot(6, -34, 3)
      ink.line('-6,-20 0,-18 6,-20', { width: 1.4, white: true })
    } else if (what === 'fern') {
      ink.line(
        [
          [0, -4],
          [-2, -height * 0.4],
          [4, -height * 0.72],
        ],
        { width: 2 },
      )
      for (let i = 1; i < 6; i++)
        for (const side of [-1, 1])
          ink.black(ink.leaf(side, -height * 0.11 * i - 2, side < 0 ? 206 : -26, 15 - i * 1.4, 6))
    } else if (what === 'eyes') {
      ink.clip(glass, () =>
        ink.black([
          [-half - 4, -height * 0.56],
          [0, -height * 0.6],
          [half + 4, -height * 0.55],
          [half + 4, 4, 1, 1],
          [-half - 4, 4, 1, 1],
        ]),
      )
      for (const ex of [-7, 8]) ink.black(ink.ellipse(ex, -height * 0.34, 5, 6), { white: true })
      for (const ex of [-6, 9]) ink.dot(ex, -height * 0.33, 2.4)
    } else {
      ink.black('-16,-24 -4,-34 10,-32 18,-24 10,-15 -4,-14')
      ink.black('-14,-24 -24,-34 -22,-16')
      ink.dot(9, -26, 2.4, { white: true })
    }
    ink.line(
      [
        [-half * 0.7, -height * 0.66],
        [-half * 0.72, -height * 0.2],
      ],
      { width: 2.4, white: true, profile: 'swell' },
    )
  })
}

export function drawSkull(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, {}, () => {
    const skull = ink.clay(
      [ink.ellipse(6, -38, 30, 28), ink.tube('-10,-24@28 -34,-12@18 -44,-8@12', { root: true })],
      8,
    )
    ink.form(skull, { width: 2.8, halo: 0.8, tone: { from: 0.5, width: 1.8, spacing: 2.4 } })
    ink.black(ink.ellipse(-4, -36, 9, 10))
    ink.black(ink.ellipse(-38, -12, 4, 3))
    ink.lines(['-30,-4 -28,2', '-22,-4 -20,2', '-14,-5 -12,1', '-40,-2 4,-4 22,-14'], { width: 2 })
    ink.form(ink.tube('24,-60@9 42,-72@7 44,-86@3', { root: true }), { width: 2, halo: 0.4 })
  })
}

export function drawGlobe(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, {}, () => {
    ink.black('-18,0 -10,-8 10,-8 18,0')
    ink.line('28,-64 36,-40 22,-14 0,-8', { width: 4.4, profile: 'even' })
    const ball = ink.ellipse(0, -42, 31, 31)
    ink.form(ball, { width: 2.8, halo: 0.8, tone: { from: 0.5, width: 2, spacing: 2.4 } })
    ink.clip(ball, () => {
      ink.black('-20,-66 -4,-68 4,-58 -4,-50 -8,-40 -18,-42 -28,-54')
      ink.black('6,-40 18,-44 26,-34 18,-22 8,-26')
      ink.black('-16,-26 -6,-30 -4,-20 -12,-16')
    })
  })
}

export function drawOwl(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, {}, () => {
    const owl = ink.path('-24,0* -30,-30 -26,-66 -30,-84* -14,-76 0,-78 14,-76 30,-86* 27,-64 30,-30 24,0*', true)
    ink.form(owl, { width: 2.8, halo: 0.8, tone: { from: 0.46, width: 2, spacing: 2.4 } })
    for (const ex of [-11, 12]) {
      ink.black(ink.ellipse(ex, -58, 9, 10))
      ink.dot(ex - 2, -61, 2.6, { white: true })
    }
    ink.black('-4,-50 5,-50 0,-40')
    for (const [px, py] of [
      [-10, -30],
      [4, -32],
      [-2, -20],
      [12, -20],
      [-14, -16],
    ] as const)
      ink.line(
        [
          [px - 4, py - 2],
          [px, py + 3],
          [px + 4, py - 2],
        ],
        { width: 1.8 },
      )
  })
}

export function drawMoths(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, {}, () => {
    ink.form('0,-74* 104,-74* 104,-2* 0,-2*', { width: 3.4, halo: 0.8 })
    ink.form('8,-66* 96,-66* 96,-10* 8,-10*', { width: 1.8 })
    for (const [mx, my, size] of [
      [32, -40, 1.1],
      [74, -48, 0.8],
      [72, -24, 0.7],
    ] as const)
      ink.at(mx, my, { scale: size }, () => {
        for (const side of [-1, 1]) {
          ink.black([
            [0, -4, 1, 1],
            [side * 16, -16],
            [side * 22, -8],
            [side * 12, 2],
            [0, 2, 1, 1],
          ])
          ink.black([
            [0, 2, 1, 1],
            [side * 12, 4],
            [side * 14, 13],
            [side * 4, 12],
            [0, 6, 1, 1],
          ])
          ink.dot(side * 15, -8, 2.6, { white: true })
        }
        ink.line('0,-8 0,12', { width: 3 })
      })
  })
}

export function drawHourglass(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, {}, () => {
    ink.form('-20,-6* 20,-6* 20,0* -20,0*', { width: 2.2 })
    ink.form('-20,-76* 20,-76* 20,-69* -20,-69*', { width: 2.2 })
    ink.form('-15,-69* 15,-69* 12,-50 3,-38 12,-26 15,-6* -15,-6* -12,-26 -3,-38 -12,-50', { width: 2.4 })
    ink.black('-13,-8 -6,-20 0,-26 7,-20 13,-8')
    ink.black('-10,-54 0,-56 10,-54 2,-42')
    ink.lines(['-18,-70 -18,-5', '18,-70 18,-5'], { width: 3, profile: 'even' })
  })
}

/** The gargoyle of day 1, as a book-end. */
export function drawGargoyle(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, { scale: 0.86 }, () => {
    ink.form('-30,-10* 30,-10* 34,0* -34,0*', { width: 2.4 })
    ink.form('-8,-44* -36,-84* -34,-58 -40,-56* -32,-40 -34,-34* -14,-26*', {
      width: 2.4,
      halo: 0.6,
      tone: { from: 0.3, width: 2.2, spacing: 2.4 },
    })
    ink.form('12,-46* 34,-86* 36,-60 42,-58* 34,-42 36,-36* 16,-26*', {
      width: 2.4,
      halo: 0.6,
      tone: { from: 0.2, width: 2.2, spacing: 2.4 },
    })
    const body = ink.clay(
      [
        ink.ellipse(0, -28, 20, 22),
        ink.ellipse(-2, -56, 17, 15),
        ink.ellipse(-14, -14, 12, 8),
        ink.ellipse(16, -14, 12, 8),
      ],
      6,
    )
    ink.form(body, { width: 2.6, halo: 0.8, tone: { from: 0.42, to: 0.76, width: 2.4, spacing: 2.4 } })
    for (const [hx, a] of [
      [-12, -118],
      [8, -62],
    ] as const)
      ink.form(ink.leaf(hx, -66, a, 16, 7, { tip: 0.1 }), { width: 2 })
    ink.lines(['-13,-60 -5,-56', '10,-60 3,-56'], { width: 3 })
    ink.line('-12,-47 -2,-44 8,-48', { width: 2.4 })
  })
}

export function drawAmmonite(ink: Ink, x: number, foot: number): void {
  ink.at(x, foot, {}, () => {
    ink.form(ink.ellipse(0, -36, 36, 35), { width: 2.8, halo: 0.8, tone: { from: 0.5, width: 2, spacing: 2.4 } })
    ink.line('34,-28 28,-62 0,-70 -26,-54 -28,-28 -10,-12 12,-18 16,-36 4,-50 -10,-46 -12,-34 -4,-26 4,-32', {
      width: 3.4,
    })
    for (let i = 0; i < 16; i++)
      ink.line(
        [
          [Math.cos(i / 2.55) * 25, -36 + Math.sin(i / 2.55) * 24],
          [Math.cos(i / 2.55 + 0.16) * 35, -36 + Math.sin(i / 2.55 + 0.16) * 34],
        ],
        { width: 1.8 },
      )
  })
}
