import type { Ink } from '../ink/ink'

/** What the owl does with its eyes: at the fire, shut, at whoever writes. */
export const OWL_LOOKS = ['fire', 'shut', 'reader'] as const

/** One frame, in units; the owl's feet are at (0, 0). */
export const OWL = { left: -44, top: -96, width: 88, height: 136 } as const

/** Draws all of the owl's frames side by side. */
export function drawOwls(ink: Ink): void {
  for (const [i, look] of OWL_LOOKS.entries()) {
    ink.at(i * OWL.width - OWL.left, -OWL.top, { rotate: 2, scale: 1.1 }, () => drawOwl(ink, look))
  }
}

function drawOwl(ink: Ink, look: (typeof OWL_LOOKS)[number]): void {
  ink.light = [-0.7, 0.3, 0.5]
  const body = ink.clay(
    [
      ink.ellipse(0, -30, 27, 34, 0, 0),
      ink.ellipse(0, -54, 26, 20, 0, 0),
      ink.leaf(-17, -60, -112, 24, 14, { tip: 0.3 }),
      ink.leaf(17, -60, -68, 24, 14, { tip: 0.3 }),
      ink.tube('4,-14@24 8,14@16 9,26@9', { root: true }),
    ],
    6,
  )
  ink.form(body, { halo: 2, contour: false, tone: { from: 0.34, to: 0.66, width: 3, spacing: 3, angle: -60 } })
  ink.clip(body, () => {
    ink.black('4,-40 16,-30 18,-6 10,10 30,12 40,-10 34,-44 22,-44')
    ink.feather('5,-38 13,-26 14,-8', { side: 1, length: 9, width: 2, spacing: 3, envelope: () => 1 })
    ink.black('2,8* 14,8* 14,30* 2,30*')
  })
  ink.contour(body, { width: 3.2, gap: 0.1 })
  const turn = look === 'reader' ? 2.5 : 0
  const face = ink.clay([ink.ellipse(-10 + turn, -52, 13, 13, 0, 0), ink.ellipse(11 + turn, -52, 13, 13, 0, 0)], 4)
  ink.form(face, { width: 2.2, halo: 0.8 })
  for (const x of [-10 + turn, 11 + turn]) drawEye(ink, x, look)
  ink.black(`${-3 + turn * 1.4},-50* ${4 + turn * 1.4},-50* ${0.5 + turn * 1.8},-40*`)
  for (let row = 0; row < 3; row++) {
    for (let feather = -1; feather < 1; feather++) {
      const x = feather * 10 + (row % 2) * 5
      const y = row * 9
      ink.line(
        [
          [x - 6, y - 30],
          [x - 2, y - 26],
          [x + 2, y - 30],
        ],
        { width: 1.8, profile: 'swell' },
      )
    }
  }
  ink.lines(['-9,2 -10,9', '-4,3 -4,10', '5,3 5,10'], { width: 3.4, white: true, profile: 'pen' })
}

function drawEye(ink: Ink, x: number, look: (typeof OWL_LOOKS)[number]): void {
  if (look === 'shut') {
    ink.line(
      [
        [x - 8, -53],
        [x - 1, -47.5],
        [x + 6, -53],
      ],
      { width: 3.2, profile: 'swell' },
    )
    ink.lines([`${x - 6},-50 ${x - 8},-46`, `${x - 1},-47 ${x - 1},-43`, `${x + 4},-50 ${x + 6},-46`], {
      width: 1.3,
      profile: 'flick',
    })
    return
  }
  const [dx, dy] = look === 'fire' ? [-2, 1] : [0.6, 4]
  ink.black(ink.ellipse(x + dx, -52 + dy, 6.4, 7.2, 0, 0))
  ink.dot(x + dx - 2.4, -55 + dy, 2, { white: true })
  ink.dot(x + dx + 2, -49 + dy, 1, { white: true })
}
