import type { Ink } from '../ink/ink'

/** Half asleep, looking at the gull, at the others, and caught with its mouth full. */
export const GOAT_HEADS = ['rest', 'left', 'right', 'caught'] as const
export const GOAT_HEAD = { left: 300, top: 236, width: 470, height: 480 } as const

/** Soot, with candlelight on its edges. Printed as a negative. */
export function drawGoatBody(ink: Ink): void {
  ink.light = [-0.6, 0.2, 0.6]
  const shoulders = ink.path('352,916* 372,696 420,628 480,604 560,600 620,620 664,686 680,916*', true)
  ink.form(shoulders, { width: 3.6, halo: 6, lit: 0.7, gap: 0.2 })
  ink.clip(shoulders, () => {
    const random = ink.fork('coat')
    for (let i = 0; i < 46; i++) {
      const x = 380 + ((i * 67) % 290)
      const y = 646 + ((i * 41) % 150)
      if (!random.chance(x > 520 ? 1 : 0.5)) continue
      const tuft = `${x},${y} ${x + 5},${y + 12} ${x + 2 + (x - 520) * 0.03},${y + 26}`
      ink.line(tuft, { width: 2.4, profile: 'flick' })
    }
  })
}

/** From before, with horns a street wide. Printed as a negative. */
export function drawGoatHead(ink: Ink, _frame: number, name: string): void {
  ink.light = [-0.6, 0.2, 0.6]
  ink.at(0, -44, {}, () => {
    for (const side of [-1, 1]) drawHornAndEar(ink, side)
    const head = ink.clay(
      [ink.ellipse(536, 476, 66, 58), ink.tube('536,480@104 542,560@72 544,600@66', { root: true })],
      18,
    )
    const tone = { from: 0.5, to: 0.9, width: 2.8, spacing: 4.6, angle: 66, bulge: 0.4 } as const
    ink.form(head, { width: 3.8, halo: 4, lit: 0.7, gap: 0.08, tone })
    ink.lines(
      ['508,424 520,446 516,470', '530,418 536,444 534,476', '556,422 552,446 556,472', '544,414 546,434 544,452'],
      { width: 3.4, profile: 'flick' },
    )
    for (const x of [498, 576]) drawEye(ink, x, name)
    ink.lines(['528,594 534,600 540,606', '560,594 554,600 548,606', '544,606 544,618'], { width: 4, profile: 'pen' })
    const mouth =
      name === 'caught' ? '502,618 524,612 544,618 566,612 586,618' : '506,612 524,626 544,620 566,627 582,610'
    ink.line(mouth, { width: 4, profile: 'swell' })
    const beard = ink.path('514,628* 516,672 490,716* 520,704 528,752* 546,710 566,724* 568,680 576,628*', true)
    ink.black(beard)
    ink.lines(['526,640 528,676 514,704', '540,640 542,690 532,730', '554,640 556,680 556,706'], {
      ...{ width: 2.4, white: true, profile: 'flick' },
    })
    ink.line('510,622 526,632 546,626 566,632 580,620', { width: 5, white: true, profile: 'swell' })
  })
}

function drawHornAndEar(ink: Ink, side: number): void {
  const x = (out: number) => 536 + side * out
  const spine = [
    [24, 432, 34],
    [60, 372, 30],
    [112, 330, 24],
    [158, 318, 16],
    [196, 342, 5],
  ]
    .map(([out = 0, y, width]) => `${x(out)},${y}@${width}`)
    .join(' ')
  const tube = ink.tube(spine, { root: true })
  ink.form(tube, { width: 3.4, halo: 3, lit: 0.7, gap: 0.12 })
  ink.clip(tube, () => {
    for (const [out, y] of [
      [32, 414],
      [48, 390],
      [66, 366],
      [88, 346],
      [112, 332],
      [136, 322],
      [160, 322],
    ] as const) {
      const ring = `${x(out - 18)},${y - 10} ${x(out)},${y + 2} ${x(out + 12)},${y + 18}`
      ink.line(ring, { width: side > 0 ? 3.4 : 2.2, profile: 'swell' })
    }
  })
  const ear = `${x(54)},462* ${x(100)},446 ${x(152)},462 ${x(172)},486* ${x(128)},494 ${x(76)},492 ${x(52)},486*`
  ink.form(ear, { width: 3, halo: 3 })
  ink.line(`${x(72)},474 ${x(110)},470 ${x(146)},480`, { width: 2.4, profile: 'flick' })
}

/** A slit that lies across, under a lid; caught, the lid is up. */
function drawEye(ink: Ink, x: number, name: string): void {
  const eye = ink.ellipse(x, 488, 21, 18)
  const look = name === 'left' ? -7 : name === 'right' ? 9 : 0
  ink.cut(eye, { halo: 4 })
  ink.black(eye)
  if (name === 'caught') {
    ink.black(ink.ellipse(x, 489, 9, 4.6), { white: true })
    ink.line(ink.ellipse(x, 488, 21, 18), { width: 3, closed: true })
    ink.line(`${x - 24},462 ${x},456 ${x + 24},463`, { width: 4.4, profile: 'swell' })
    return
  }
  ink.black(
    `${x - 15 + look},484* ${x + look},489 ${x + 13 + look},490 ${x + 13 + look},496 ${x - 6 + look},497 ${x - 15 + look},492*`,
    { white: true },
  )
  ink.cut(`${x - 28},462* ${x + 28},462* ${x + 26},482* ${x},480 ${x - 26},481*`)
  ink.line(`${x - 26},482 ${x},478 ${x + 26},483`, { width: 4.4, profile: 'swell' })
  ink.line(`${x - 18},508 ${x},513 ${x + 16},507`, { width: 2, profile: 'flick' })
}
