import type { Ink } from '../ink/ink'

/** A barrel, seen from above its rim; the middle of its lid is 14 units above the origin. */
export function drawBarrel(ink: Ink, content: 'lid' | 'water' | 'apples'): void {
  ink.wash('8,26 30,20 58,34 34,46 0,44', { alpha: 0.4 })
  const barrel = ink.path('-22,-14* -27,8 -22,34 0,43 22,34 27,8 22,-14* 0,-24', true)
  ink.form(barrel, {
    width: 3.2,
    halo: 1.4,
    tone: { from: 0.44, to: 0.78, width: 2.4, spacing: 2.4, angle: -86 },
    wash: 0.26,
    washDepth: 8,
  })
  ink.clip(barrel, () => {
    for (const share of [-0.62, -0.2, 0.24, 0.62]) {
      const stave = [
        [share * 22, -8],
        [share * 28, 10],
        [share * 22, 42],
      ]
      ink.line(stave, { width: 1.4, profile: 'swell' })
    }
    ink.at(0, 0, {}, () => drawHoop(ink))
    ink.at(0, 23, {}, () => drawHoop(ink))
  })
  ink.form(ink.ellipse(0, -14, 22, 11, 0, 0.02), { width: 2.6, gap: 0.1 })
  if (content === 'water') drawWater(ink)
  else if (content === 'apples') drawApples(ink)
  else drawLid(ink)
}

function drawHoop(ink: Ink): void {
  ink.black('-29,-4 0,7 29,-4 29,3 0,14 -29,3')
  ink.line('-22,2 -14,6 -5,8.4', { width: 1.5, white: true, profile: 'swell' })
}

function drawWater(ink: Ink): void {
  ink.black(ink.ellipse(0, -12.5, 18, 8, 0, 0.02))
  ink.line('-12,-14 -4,-16 4,-15', { width: 1.6, white: true, profile: 'swell' })
}

function drawApples(ink: Ink): void {
  ink.black(ink.ellipse(0, -13, 19, 9))
  for (const [x, y] of [
    [-10, -18],
    [4, -20],
    [12, -14],
    [-4, -13],
    [-13, -12],
    [5, -10],
  ] as const) {
    ink.form(ink.ellipse(x, y, 6, 5.6), { width: 1.7, tone: { from: 0.5, width: 1.2, spacing: 1.8 } })
    const stalk = [
      [x, y - 3],
      [x + 1.5, y - 7],
    ]
    ink.line(stalk, { width: 1.3, profile: 'flick' })
  }
}

function drawLid(ink: Ink): void {
  ink.contour(ink.ellipse(0, -13.4, 18, 8, 0, 0.02), { width: 1.4, gap: 0.3 })
  ink.lines(['-8,-21 -7.4,-5.6', '0,-21 0.6,-5.6', '8,-21 8.6,-5.6'], { width: 1.2, profile: 'pen' })
}

/** A sack of grain that has fallen over, and what ran out of it. */
export function drawSack(ink: Ink): void {
  ink.wash('-30,20 20,12 52,22 30,34 -10,36', { alpha: 0.4 })
  const random = ink.fork('grain')
  for (let i = 0; i < 46; i++) {
    const away = random.next() ** 1.6
    const x = -34 - away * 62 + random.signed() * 10
    const y = 20 + random.signed() * (5 + away * 16)
    ink.dot(x, y, random.between(1, 2))
  }
  const sack = ink.clay(
    [ink.ellipse(10, 6, 34, 21, 8), ink.ellipse(30, 0, 22, 20), ink.tube('-4,8@30 -28,12@26', { root: true })],
    8,
  )
  ink.form(sack, { width: 3.2, halo: 1.2, wash: 0.24, washDepth: 9, tone: { from: 0.46, width: 2.2, spacing: 2.3 } })
  const mouth = ink.ellipse(-30, 13, 8, 13, 10)
  ink.form(mouth, { width: 2.6, halo: 0.6 })
  ink.black(ink.ellipse(-29, 14, 5, 9.4, 10))
  ink.lines(['-20,2 -10,6 -4,14', '-18,22 -8,20 2,23', '16,-10 24,-2 22,8'], { width: 1.7, profile: 'swell' })
  ink.line('4,-2* 22,-6* 28,8* 10,12* 4,-2*', { width: 1.6, profile: 'even' })
  ink.lines(['11,1 14,8', '17,0 19,7'], { width: 1.5, profile: 'pen' })
}
