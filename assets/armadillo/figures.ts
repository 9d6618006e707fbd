import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { drawWords } from '../ink/words'

const { sin, cos } = Math

export function drawLabel(ink: Ink, text: string, x: number, y: number): void {
  drawWords(ink, text, x, y, { size: 19, align: 'middle' })
}

/** Fig. 2: the digging claw, from the side. */
export function drawClawFigure(ink: Ink): void {
  const far = { width: 2.4, halo: 1, tone: { from: 0.2, to: 0.6, width: 2.2, spacing: 2.6 } } as const
  ink.form(ink.tube('28,-22@20 40,-2@16 42,22@10 34,40@2', { root: true }), far)
  const arm = ink.clay([ink.tube('-22,-140@44 2,-64@46 6,-34@42', { root: true }), ink.ellipse(6, -22, 27, 19)], 8)
  // Broken off as the specimens in such plates are.
  ink.clip('-60,-96* -38,-98 -28,-92 -16,-99 -4,-93 8,-98 22,-90* 60,-92* 80,60* -80,60*', () =>
    ink.form(arm, { width: 3, tone: { from: 0.5, width: 2.4, spacing: 2.6 } }),
  )
  ink.line('-35,-97 -28,-92 -16,-99 -4,-93 8,-98 15,-93', { width: 1.5, profile: 'swell' })
  for (const [y, x] of [
    [-88, -28],
    [-75, -24],
    [-62, -21],
    [-49, -18],
    [-37, -16],
  ] as const)
    for (let i = 0; i < 4; i++)
      ink.line(
        [
          [x + i * 11, y + i],
          [x + 5 + i * 11, y + 7 + i * 0.5],
          [x + 10.4 + i * 11, y + 1 + i],
        ],
        { width: i > 1 ? 2 : 1.4, profile: 'swell' },
      )
  for (const path of [
    '22,-16@22 34,10@19 32,40@12 18,66@2',
    '-16,-18@20 -16,2@17 -24,22@11 -38,34@2',
    '4,-14@25 12,18@22 6,52@14 -14,80@2',
  ]) {
    ink.form(ink.tube(path, { root: true }), { width: 2.8, halo: 1.2, tone: { from: 0.46, width: 2.4, spacing: 2.6 } })
  }
  ink.lines(['-5,-4 4,1 14,-3', '-22,-10 -16,-6 -9,-9', '17,-7 24,-3 32,-8'], { width: 1.7, profile: 'swell' })
  ink.lines(['62,-92 63,-10 61,80', '57,-92 68,-93', '56,80 67,79'], { width: 1.2, profile: 'even' })
}

/** Fig. 3: three scutes of the collar. */
export function drawScuteFigure(ink: Ink): void {
  for (const [x, y, turn] of [
    [1, -51, 2],
    [-33, 3, -5],
    [33, 2, 6],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      const plate = ink.path('-31,0* -16,-27* 15,-28* 31,-1* 16,27* -15,26*', true)
      ink.form(plate, { width: 2.8, halo: 1.2, tone: { from: 0.5, width: 2.2, spacing: 2.6 } })
      ink.wash(ink.ellipse(-1, -1, 14, 12.6), { alpha: 0.6, color: RUST })
      ink.contour(ink.ellipse(-1, -1, 14, 13), { width: 1.7, gap: 0.2 })
      for (let i = 0; i < 9; i++)
        ink.black(ink.ellipse(-1 + cos(i * 0.7 + 0.2) * 19.6, -1 + sin(i * 0.7 + 0.2) * 18, 1.5, 1.5))
    })
}

/** Fig. 4: the same, not looking, and its shadow. */
export function drawBallFigure(ink: Ink, isPeeking = false): void {
  ink.wash('-72,44 -10,52 84,44 70,62 -40,64', { alpha: 0.32 })
  drawBall(ink, isPeeking)
}

/** Rolled up, the head's shield and the tail side by side in the gap. */
export function drawBall(ink: Ink, isPeeking: boolean): void {
  const ball = ink.ellipse(0, 0, 66, 60, -8, 0.02)
  ink.form(ball, { width: 3.6, contour: false, tone: { from: 0.52, width: 2.6, spacing: 2.8 } })
  ink.clip(ball, () => {
    ink.black('6,-66* 22,-64* 27,0 22,66* 8,66* 11,0')
    ink.lines(['-10,-66 -8,0 -10,66', '36,-64 43,0 37,64'], { width: 2.8, profile: 'swell' })
    ink.lines(['14,-46 18,-20 18,14'], { width: 1.6, white: true, profile: 'swell' })
    for (let row = -4; row <= 4; row++) {
      ink.line(
        [
          [-7, row * 13],
          [10, row * 13 + 2],
        ],
        { width: 1.5, profile: 'swell' },
      )
      ink.line(
        [
          [27, row * 13 + 4],
          [41, row * 13 + 3],
        ],
        { width: 1.8, profile: 'swell' },
      )
      for (const x of [-24, -38, 52])
        ink.contour(ink.ellipse(x + (row % 2) * 3, row * 13, 5.4, 4.6), { width: 1.2, gap: 0.3 })
    }
  })
  ink.contour(ball, { width: 3.6 })
  // The brow's shield shuts the door; one ear is out, and so is the end of the tail.
  ink.form(ink.leaf(-50, -26, -150, 30, 17, { bend: 3, belly: 0.56, tip: 0.7 }), { width: 2.4, halo: 1 })
  ink.form('-66,-30* -44,-38 -22,-26 -19,0 -34,20 -58,22*', { width: 2.8, halo: 1.4 })
  ink.wash('-64,-28 -44,-36 -24,-25 -22,-2 -36,17 -56,19', { alpha: 0.5, color: RUST })
  if (isPeeking) {
    ink.cut(ink.ellipse(-42, -10, 10, 10))
    ink.black(ink.ellipse(-43, -9, 7.4, 8))
    ink.dot(-46, -12, 2.2, { white: true })
    ink.line('-54,-12 -48,-20 -39,-21 -31,-14', { width: 2.2, profile: 'swell' })
  } else
    ink.lines(['-49,-12 -41,-7 -32,-12', '-46,-7 -47,-2', '-41,-6 -41,0', '-36,-8 -33,-3'], {
      width: 2,
      profile: 'swell',
    })
  ink.form(ink.leaf(-56, 40, -62, 52, 15, { bend: 4, belly: 0.2, tip: 0.2 }), {
    width: 2.4,
    halo: 1.2,
    tone: { from: 0.5, width: 1.8 },
  })
  ink.lines(['-54,28 -46,32', '-49,18 -41,21', '-44,9 -38,11'], { width: 1.8, profile: 'swell' })
}

/** Fig. 5: its track. */
export function drawTrackFigure(ink: Ink): void {
  for (const [x, y, turn] of [
    [-24, 52, 24],
    [18, 20, 16],
    [-6, -28, 26],
    [36, -58, 18],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      ink.black(ink.ellipse(0, 6, 9, 7))
      for (const [dx, dy, r] of [
        [-10, -5, -30],
        [-3.6, -10, -10],
        [4, -10, 10],
        [10.4, -5, 30],
      ] as const)
        ink.black(ink.leaf(dx, dy + 4, -90 + r, 12, 5, { tip: 0.2 }))
    })
  ink.line('-44,84 -18,54 2,14 10,-26 40,-78', { width: 1.6, profile: 'even', dry: 0.6 })
}
