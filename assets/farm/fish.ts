import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import type { Line } from '../ink/path'

/** A leap in three drawings: out with a sweep of the tail, over the top, head first into the sea. All fish face right. */
const BENDS = [-1, 0.25, 1] as const

/** Draws something for each of the three; `bend` from -1, tail low, to 1, tail high. */
const bendOf = (frame: number): number => BENDS[frame] ?? 0

function eye(ink: Ink, x: number, y: number, size = 4.8): void {
  ink.form(ink.ellipse(x, y, size, size), { width: 1.8, halo: 0.4 })
  ink.dot(x + 1, y + 0.5, size * 0.55)
  ink.dot(x, y - 0.9, size * 0.2, { white: true })
}

function drops(ink: Ink, places: readonly (readonly [x: number, y: number, size: number])[]): void {
  for (const [x, y, size] of places) ink.form(ink.ellipse(x, y, size, size * 1.25), { width: 1.5, gap: 0 })
}

/** Fish 1: a mackerel, a torpedo in stripes, pleased with itself. */
export function drawMackerel(ink: Ink, frame: number): void {
  const bend = bendOf(frame)
  const down = -bend * 15
  ink.at(-34, down * 0.66, { rotate: -bend * 24 }, () => {
    ink.form('2,-4* -12,-10 -27,-21* -20,-5 -19,1 -25,18* -12,11 2,5*', {
      width: 2.8,
      halo: 1,
      tone: { from: 0.4, width: 2.2, spacing: 2.2 },
    })
    ink.lines(['-6,-4 -20,-14', '-6,4 -19,11'], { width: 1.4, profile: 'flick' })
  })
  ink.form('2,-17* -4,-31 -19,-35* -14,-24 -18,-13*', { width: 2.4, halo: 0.8 })
  ink.lines(['-4,-18 -10,-30', '-9,-16 -15,-27'], { width: 1.4 })
  const body = ink.path(
    `-38,${down * 0.7 - 4} -24,${-13 + down * 0.2} -2,-19 20,-16 36,-5 41,1* 34,8 18,16 -4,17 -24,${11 + down * 0.3} -38,${down * 0.7 + 5}`,
    true,
  )
  ink.form(body, { width: 3.4, halo: 1.4 })
  ink.clip(body, () => {
    ink.wash(body, { alpha: 0.66, color: INDIGO, dx: 3, dy: 14 })
    const back = `-44,${down * 0.8} -24,${-4 + down * 0.3} -4,-7 15,-8 22,-22 -2,-26 -40,${-24 + down * 0.5}`
    ink.black(back)
    ink.feather(`17,-9 -2,-7 -22,${-4 + down * 0.3} -38,${2 + down * 0.7}`, {
      side: -1,
      length: 12,
      width: 3.2,
      spacing: 4.6,
      slant: 20,
      envelope: () => 1,
    })
    ink.line('-14,-13 0,-15 12,-13', { width: 1.8, white: true, bare: true })
  })
  ink.form('10,4* 0,7 -7,16* 6,15 13,10*', { width: 2, halo: 0.6 })
  ink.line('20,-13 15,-2 19,13', { width: 2.2 })
  eye(ink, 27, -3.5)
  ink.line(frame === 2 ? '41,1 35,3 30,3' : '41,1 36,6 31,5', { width: 1.8 })
  ink.dot(25, 6, 2.6, { color: '#d8432b', alpha: 0.5 })
  if (frame < 2)
    drops(ink, [
      [-52, 24, 2.6],
      [-40, 32, 2],
      [-62, 6 + down, 1.8],
    ])
}

/** Fish 2: a puffer that has drawn breath for the jump and does not know what to do with it. */
export function drawPuffer(ink: Ink, frame: number): void {
  const bend = bendOf(frame)
  const swell = frame === 1 ? 1.1 : 1
  ink.at(-30, -bend * 5, { rotate: -bend * 30 }, () => {
    ink.form('3,-4* -8,-9 -20,-12* -16,-2 -19,11* -8,8 3,5*', { width: 2.6, halo: 0.8 })
    ink.lines(['-5,-3 -14,-7', '-5,3 -14,6'], { width: 1.3, profile: 'flick' })
  })
  ink.form('-8,-28* -16,-38 -27,-38* -24,-28 -20,-21*', { width: 2.3, halo: 0.8 })
  for (let spine = 0; spine < 17; spine++) {
    const turn = 0.25 + (spine / 17) * 5.8
    const [across, low] = [Math.cos(turn), Math.sin(turn)]
    if (across > 0.72 && low < 0.35) continue
    const [x, y] = [across * 31 * swell, low * 28 * swell]
    ink.form(
      [
        [x - low * 3.4, y + across * 3.4, 1, 1],
        [x + across * 8, y + low * 8, 1, 1],
        [x + low * 3.4, y - across * 3.4, 1, 1],
      ],
      { width: 1.6, halo: 0.3, gap: 0 },
    )
  }
  const body: Line = ink.ellipse(0, 0, 33 * swell, 29 * swell, 0, 0.03)
  ink.form(body, { width: 3.4, halo: 1.2 })
  ink.clip(body, () => {
    ink.black('-44,-6 -20,-14 4,-13 22,-19 30,-40 -10,-44 -44,-30')
    ink.feather('24,-18 4,-13 -20,-14 -40,-5', {
      side: -1,
      length: 9,
      width: 2.6,
      spacing: 3.4,
      slant: 14,
      envelope: () => 1,
    })
    ink.wash('-40,10 0,16 40,6 40,44 -40,44', { alpha: 0.6, color: INDIGO })
    for (const [x, y] of [
      [-22, -22],
      [-8, -24],
      [6, -23],
      [-15, -17],
    ] as const)
      ink.dot(x, y, 1.7, { white: true })
  })
  ink.form(frame === 1 ? '-6,2* -20,-6 -26,4* -19,12 -6,10*' : '-6,4* -20,4 -24,14* -15,18 -5,11*', {
    width: 2.1,
    halo: 0.7,
  })
  eye(ink, 18, -8, 6.4)
  ink.line('11,-19 18,-20 25,-16', { width: 2.2, profile: 'flick' })
  // Its lips hold all that air.
  ink.form(ink.ellipse(33 * swell, 3, 4.6, 5.2), { width: 2.2, halo: 0.6 })
  ink.dot(34 * swell, 3, frame === 2 ? 2.6 : 1.5)
  ink.wash(ink.ellipse(22, 6, 5, 3.4), { alpha: 0.6, color: '#d8432b' })
  if (frame < 2)
    drops(ink, [
      [-44, 20, 2.6],
      [-32, 32, 2],
      [-50, -4, 1.8],
    ])
}

const EELS = [
  '-66,26@4 -50,8@9 -26,14@15 -8,0@18 12,-10@20 32,-14@17 48,-12@9',
  '-62,-10@4 -48,6@9 -26,2@15 -6,-10@18 14,-6@20 32,4@17 47,8@9',
  '-58,-34@4 -50,-16@9 -30,-14@15 -12,-2@18 8,2@20 27,12@17 42,20@9',
] as const
const EEL_HEADS = [
  { x: 34, y: -14, rotate: -4 },
  { x: 34, y: 5, rotate: 16 },
  { x: 30, y: 14, rotate: 30 },
] as const

/** Fish 3: an eel, an S in the air. */
export function drawEel(ink: Ink, frame: number): void {
  const spine = EELS[frame] ?? EELS[1]
  const body = ink.tube(spine, { root: true })
  const points = ink.path(spine).points
  const fringe = points.filter((_, i) => i > 14 && i < points.length - 34)
  ink.feather(
    {
      points: fringe.map((point) => ({ ...point, y: point.y - point.pressure * 0.45, pressure: 1 })),
      closed: false,
      corners: [],
    },
    { side: -1, length: 9, width: 2.2, spacing: 3.4, slant: 34, envelope: () => 1 },
  )
  ink.form(body, { width: 3.2, halo: 1.4 })
  ink.clip(body, () => {
    ink.wash(body, { alpha: 0.7, color: INDIGO, dx: 2, dy: 9 })
    const back = points.map(({ x, y, pressure }) => [x, y - pressure * 0.1])
    const over = points.toReversed().map(({ x, y }) => [x, y - 20])
    ink.black([...back.filter((_, i) => i % 6 === 0), ...over.filter((_, i) => i % 6 === 0)])
    for (let i = 20; i < points.length - 30; i += 17) {
      const point = points[i]
      if (point) ink.dot(point.x, point.y - point.pressure * 0.24, 1.5, { white: true })
    }
  })
  const head = EEL_HEADS[frame] ?? EEL_HEADS[1]
  ink.at(head.x, head.y, { rotate: head.rotate }, () => {
    const skull = ink.clay([ink.ellipse(0, 0, 13, 11), ink.ellipse(12, 3, 9, 6)], 5)
    ink.form(skull, { width: 2.9, halo: 1 })
    ink.clip(skull, () => ink.black('-16,-16 8,-16 4,-7 -16,-4'))
    eye(ink, 5, -3, 4.4)
    ink.line('21,4 13,7 6,6', { width: 1.8 })
    ink.form('-8,5* -16,7 -19,13* -10,13 -4,9*', { width: 1.8, halo: 0.5 })
  })
  if (frame < 2)
    drops(ink, [
      [-40, 28, 2.4],
      [-20, 30, 1.8],
      [-70, 12, 1.8],
    ])
}

/** Fish 4: a sole, flat as a plate, that flaps through the air with both its eyes on one side. */
export function drawSole(ink: Ink, frame: number): void {
  const bend = bendOf(frame)
  const lift = bend * 11
  ink.at(-38, lift, { rotate: bend * 24 }, () => {
    ink.form('4,-4* -6,-9 -18,-13* -20,0 -17,12* -6,9 4,5*', { width: 2.5, halo: 0.8 })
    ink.lines(['-4,-2 -15,-6', '-4,0 -16,0', '-4,3 -14,6'], { width: 1.3, profile: 'flick' })
  })
  const frill = `-38,${lift - 4} -30,${-20 + lift * 0.6} -16,${-30 - bend * 4} -4,-27 6,${-33 + bend * 3} 18,-25 32,-15 40,-1 34,13 20,21 8,${29 + bend * 3} -4,23 -16,${28 - bend * 4} -30,${18 + lift * 0.6} -38,${lift + 5}`
  const fin = ink.path(frill, true)
  ink.form(fin, { width: 2.4, halo: 1.2 })
  ink.clip(fin, () => {
    for (let ray = 0; ray < 30; ray++) {
      const turn = (ray / 30) * 6.283
      const [x, y] = [Math.cos(turn), Math.sin(turn)]
      ink.line(`${x * 24},${y * 15} ${x * 46},${y * 34}`, { width: 1.3, profile: 'even' })
    }
  })
  const body = ink.path(
    `-36,${lift - 3} -24,${-13 + lift * 0.5} -2,-19 20,-17 36,-5 38,3 30,11 12,17 -8,17 -24,${12 + lift * 0.5} -36,${lift + 4}`,
    true,
  )
  ink.form(body, { width: 3, halo: 0.8 })
  ink.clip(body, () => {
    ink.wash(body, { alpha: 0.62, color: INDIGO, dx: -2, dy: 8 })
    ink.black('-40,14 -20,4 4,8 20,10 30,18 0,26 -40,24')
    ink.feather('28,14 14,9 2,8 -20,4 -36,10', {
      side: 1,
      length: 8,
      width: 2.4,
      spacing: 3.4,
      slant: 16,
      envelope: () => 1,
    })
    ink.line(`-30,${lift * 0.6} -8,-2 10,-5`, { width: 1.6, profile: 'swell' })
    for (const [x, y, size] of [
      [-20, -4, 3.4],
      [-8, -9, 2.6],
      [-13, -12, 1.7],
      [1, -12, 2],
    ] as const)
      ink.contour(ink.ellipse(x, y, size, size), { width: 1.3, gap: 0.2 })
  })
  eye(ink, 19, -13, 5)
  eye(ink, 28, -5, 5.6)
  ink.line('39,3 33,8 26,7', { width: 2 })
  if (frame < 2)
    drops(ink, [
      [-50, 22, 2.4],
      [-30, 36, 2],
      [-60, -8, 1.8],
    ])
}
