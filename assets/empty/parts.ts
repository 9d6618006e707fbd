import type { Ink } from '../ink/ink'
import { INDIGO, PAPER } from '../ink/palette'
import { drawWords } from '../ink/words'
import { DROPS, isDrop, PLATE } from './lines'

/** One of the drops to steer with, about the well that they lie around. */
export function drawDrop(ink: Ink, _: number, name: string): void {
  if (!isDrop(name)) return
  ink.at(0, 0, { rotate: DROPS[name] - 3 }, () => {
    const drop = ink.path('5.6,0* 10,-4.6 15.6,-7.4 20.4,-5.4 22.4,0 20.2,5.6 15.4,7.2 10,4.4', true)
    ink.form(drop, { width: 2.2, halo: 0.6 })
    const isUnder = name === 'left' || name === 'up'
    ink.line(isUnder ? '12,2.6 16,4.2 19,2.6' : '12,-2.6 16,-4.2 19,-2.6', { width: 1.4, profile: 'swell' })
  })
}

/** The well that a button lies in: it stays when the cap goes down. */
export function drawRing(ink: Ink): void {
  ink.form(ink.ellipse(0, 0, 14, 13.6), { width: 1.4, halo: 0, fill: PAPER })
  ink.wash(ink.ellipse(0.6, 1.2, 11.6, 11.2), { alpha: 0.5 })
}

export function drawCap(ink: Ink): void {
  const cap = ink.ellipse(0, -1.4, 11.6, 11.2)
  ink.form(cap, { width: 2.4 })
  ink.tint(cap, { color: INDIGO, alpha: 0.95, offset: 1.2 })
  ink.line('-6,-6 -2,-9.4 3,-9', { width: 2, white: true, profile: 'swell' })
}

export function drawLamp(ink: Ink, _: number, name: string): void {
  ink.form(ink.ellipse(0, 0, 3.6, 3.6), { width: 1.2, halo: 0 })
  if (name === 'lit') ink.wash(ink.ellipse(0, 0, 2.6, 2.6), { alpha: 1, color: INDIGO })
  else ink.wash(ink.ellipse(0, 0, 2.6, 2.6), { alpha: 0.6 })
}

/** What the lamp throws around it when it flares: it grows, stands, and is gone. */
export function drawRays(ink: Ink, frame: number): void {
  for (let ray = 0; ray < 9; ray++) {
    const turn = ray * 40 - 90
    const [near, far] = [
      [5.6, 9],
      [6.4, 12.6 + (ray % 3)],
      [10.6, 14.4],
    ][frame] ?? [6, 10]
    ink.at(0, 0, { rotate: turn + (frame === 1 ? 3 : 0) }, () => {
      ink.line(
        [
          [near ?? 6, 0],
          [far ?? 10, 0.3],
        ],
        { width: 1.5 - 0.3 * frame, white: true, profile: 'flick' },
      )
    })
  }
}

/** The plate with the word, about its middle: cut by hand. The small dot goes out when it blinks. */
export function drawPlate(ink: Ink, _: number, name: string): void {
  const [x, y] = [PLATE.width / 2, PLATE.height / 2]
  const plate = ink.path(
    [
      [-x + 7, -y],
      [0, -y - 0.8],
      [x - 8, -y + 0.4],
      [x - 1, -y + 6],
      [x, 0],
      [x - 1, y - 7],
      [x - 7, y],
      [0, y + 0.7],
      [-x + 8, y - 0.4],
      [-x + 1, y - 6],
      [-x, 0],
      [-x + 0.6, -y + 7],
    ],
    true,
  )
  ink.black(plate)
  drawWords(ink, 'INKWELL', -4.5, 9.6, { size: 27, face: 'display', align: 'middle', white: true })
  if (name === 'lit') ink.dot(x - 12.6, -8.4, 2.7, { white: true })
  ink.line(
    [
      [-x + 5, -y + 7],
      [-x + 4, 0],
      [-x + 4.6, y - 9],
    ],
    { width: 1.1, white: true, profile: 'swell' },
  )
}

/** What an old screen still remembers of where the plate has been: upwards of its lower edge, ever fainter. */
export function drawGhost(ink: Ink): void {
  const half = PLATE.width / 2
  // It begins where the plate ends, and lies under it below that.
  const top = PLATE.height / 2
  for (const [up, alpha] of [
    [30, 0.1],
    [20, 0.13],
    [10, 0.18],
  ] as const) {
    ink.wash(
      [
        [-half + 3, -top - up, 1, 1],
        [half - 3, -top - up, 1, 1],
        [half - 3, 16, 1, 1],
        [-half + 3, 16, 1, 1],
      ],
      {
        alpha,
        fade: { from: [0, -top], to: [0, -top - up - 4] },
      },
    )
  }
}

/** A whole plate that is not there any more. */
export function drawMemory(ink: Ink): void {
  const [x, y] = [PLATE.width / 2 - 1, PLATE.height / 2 - 1]
  ink.wash(ink.box(-x, -y, 2 * x, 2 * y, { round: 7 }), { alpha: 0.3 })
}

/** Its tenant, hanging head down; or with its legs drawn in, for a fright. */
export function drawSpider(ink: Ink, _: number, name: string): void {
  ink.dot(0, 0, 1.9, { white: true })
  ink.dot(0, 2.2, 1.1, { white: true })
  const legs =
    name === 'hang'
      ? [
          '-1,-0.8 -3.6,-2.4 -4.4,0.2',
          '-1,0.2 -3.8,-0.4 -4.8,2.6',
          '-1,0.6 -3.4,1.6 -3.6,4.6',
          '1,-0.8 3.6,-2.4 4.4,0.2',
          '1,0.2 3.8,-0.4 4.8,2.6',
          '1,0.6 3.4,1.6 3.6,4.6',
        ]
      : ['-1,-0.8 -2.8,-1.4 -2.2,0.6', '-1,0.4 -3,0.6 -1.8,2.4', '1,-0.8 2.8,-1.4 2.2,0.6', '1,0.4 3,0.6 1.8,2.4']
  ink.lines(legs, { width: 0.9, white: true, profile: 'even' })
}

/** The thread that it hangs on, of which only what is let out is shown. */
export function drawThread(ink: Ink): void {
  ink.line(
    [
      [0, 0],
      [0, 24],
    ],
    { width: 0.8, white: true, profile: 'even' },
  )
}

/** Dust that comes out of the slot when one blows into it. */
export function drawDust(ink: Ink, frame: number): void {
  const [rise, size, count] = [
    [-3, 7, 3],
    [-9, 11, 4],
    [-16, 14, 3],
  ][frame] ?? [0, 8, 3]
  for (let puff = 0; puff < (count ?? 3); puff++) {
    const at = ((puff + 0.5) / (count ?? 3) - 0.5) * 76
    const lift = (rise ?? 0) - (puff % 2) * 4
    const cloud = ink.scalloped(ink.ellipse(at, lift, size ?? 8, (size ?? 8) * 0.66), { size: 5, depth: 1.6 })
    if (frame < 2) ink.form(cloud, { width: 1.8, halo: 1 })
    else ink.contour(cloud, { width: 1.4, gap: 0.4 })
  }
  ink.splatter(0, (rise ?? 0) - 6, { radius: 40, count: 14 - frame * 3, largest: 1.1 })
}

/** Where a finger lies on the glass, the crystal gives way: rings, as in a puddle. */
export function drawPuddle(ink: Ink, frame: number): void {
  const size = [7, 12, 17][frame] ?? 10
  ink.wash(ink.ellipse(0, 0, size, size * 0.82), { alpha: [0.3, 0.22, 0.12][frame] ?? 0.2 })
  ink.wash(ink.ellipse(0.6, 0.4, size * 0.62, size * 0.5), { alpha: [0.3, 0.16, 0.06][frame] ?? 0.2, color: INDIGO })
  ink.line(ink.ellipse(0, 0, size * 1.3, size * 1.08), { width: 0.9 - frame * 0.2, closed: true, profile: 'pen' })
}

/** A knuckle on the case. */
export function drawKnock(ink: Ink, frame: number): void {
  const [near, far] = [
    [3, 8],
    [6, 13],
  ][frame] ?? [3, 8]
  for (const turn of [-100, -52, -4, 44, 92, 140, 188]) {
    ink.at(0, 0, { rotate: turn }, () => {
      const ray = [
        [near ?? 3, 0],
        [far ?? 8, 0.4],
      ]
      ink.line(ray, { width: 3.4, profile: 'flick' })
      ink.line(ray, { width: 1.7, white: true, profile: 'flick' })
    })
  }
}

/** Ink that runs down the glass from under the plate: ever longer, and then dry. */
export function drawRunnel(ink: Ink, frame: number): void {
  const length = [6, 20, 40, 62, 84, 96][frame] ?? 96
  const isDry = frame === 5
  const alpha = isDry ? 0.3 : 0.95
  const run = ink.path(
    [
      [-2.4, -2],
      [-1.6, length * 0.3],
      [-2.1, length * 0.6],
      [-1.5, length - 4],
      [-3.6, length + 1],
      [-2.6, length + 5],
      [0.3, length + 6.6],
      [3, length + 4.6],
      [3.4, length + 0.6],
      [1.6, length - 4],
      [2, length * 0.55],
      [1.3, length * 0.25],
      [2.6, -2],
    ],
    true,
  )
  ink.wash(run, { color: INDIGO, alpha })
  if (!isDry)
    ink.line(
      [
        [-1.4, length],
        [-0.8, length + 3],
      ],
      { width: 1.2, white: true, profile: 'swell' },
    )
  if (frame > 2) ink.wash(ink.leaf(5, 8, 90, (length - 40) * 0.6, 2.2), { color: INDIGO, alpha: alpha * 0.9 })
}
