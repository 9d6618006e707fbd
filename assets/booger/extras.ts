import type { Ink } from '../ink/ink'

/** A drop about to leave the nose; its origin is where it hangs. It swells, and hangs. */
export function drawDrop(ink: Ink, _: number, name: string): void {
  const shape = {
    small: '0,-3* 2,4 5,9 4.6,14 0,16.6 -4.6,14 -5,9 -2,4',
    full: '0,-3* 2,9 8,19 7.4,29 0,33.4 -7.4,29 -8,19 -2,9',
  }[name]
  if (!shape) throw new Error(`There is no drop named ${name}.`)
  const drop = ink.path(shape, true)
  ink.form(drop, { width: 2, halo: 1, lit: 0.6, tone: { from: 0.55, width: 1.2, spacing: 1.8 } })
  if (name !== 'small') ink.line('-4,17 -4.6,22 -1.6,26', { width: 1.4, profile: 'swell' })
}

/** A fly that has smelt something; it faces right, two wingbeats. */
export function drawFly(ink: Ink, frame: number): void {
  const up = frame === 0 ? 0 : 26
  for (const [x, angle, bend] of [
    [-1, -118 + up, 1],
    [2, -58 + up, -1],
  ] as const) {
    ink.form(ink.leaf(x, -1, angle, 13, 7, { bend, belly: 0.66, tip: 0.8 }), { width: 1.3, lit: 0.7 })
  }
  ink.black(ink.ellipse(0, 1, 6.4, 4.2))
  ink.black(ink.ellipse(7, 0.6, 3.3, 3))
  ink.dot(8, -0.5, 0.9, { white: true })
  ink.lines(['-2,3 -5,8', '1,4 1,9', '4,3 7,8'], { width: 1.2, profile: 'flick' })
  ink.line('-4,0 -1,-1', { width: 1, white: true })
}

/** A tear, its point trailing: it flies to the right. */
export function drawTear(ink: Ink, frame: number): void {
  const size = [1, 0.82, 0.62][frame] ?? 1
  const tear = ink.path(
    `${-13 * size},0* ${-3 * size},${-4 * size} ${5 * size},${-5.4 * size} ${10 * size},0 ${5 * size},${5.4 * size} ${-3 * size},${4 * size}`,
    true,
  )
  ink.form(tear, { width: 1.9, halo: 0.9, lit: 0.6 })
  ink.line(`${2 * size},${-2.4 * size} ${5.4 * size},${-1.4 * size}`, { width: 1.1, profile: 'flick' })
}

/** A stream of tears down a cheek; origin in the corner of the eye, for the left one. */
export function drawStream(ink: Ink, frame: number): void {
  const length = [0.84, 1, 0.92][frame] ?? 1
  const y = (at: number) => at * length
  const stream = ink.tube(`0,0@3 -8,${y(14)}@4.4 -13,${y(34)}@6 -14,${y(54)}@8 -12,${y(68)}@11`, { root: true })
  ink.form(stream, { width: 2, halo: 1, lit: 0.7, tone: { from: 0.6, width: 1, spacing: 1.6 } })
  ink.line(`-9,${y(24)} -12,${y(44)}`, { width: 1.2, profile: 'flick' })
}

/** Where it hurts: strokes thrown outwards, three frames, the middle left open for the fingertip. */
export function drawImpact(ink: Ink, frame: number): void {
  const reach = [
    [26, 46],
    [33, 66],
    [48, 74],
  ][frame] ?? [30, 60]
  const chance = ink.fork('impact')
  for (let index = 0; index < 11; index++) {
    const angle = (-200 + index * 22) * (Math.PI / 180) + chance.signed() * 0.06
    const long = index % 2 === 0 ? 1 : 0.72
    const from = (reach[0] ?? 0) + chance.between(0, 4)
    const to = from + ((reach[1] ?? 0) - (reach[0] ?? 0)) * long
    const at = (r: number) => `${Math.cos(angle) * r},${Math.sin(angle) * r}`
    ink.line(`${at(from)} ${at((from + to) / 2)} ${at(to)}`, { width: frame === 2 ? 3 : 5, profile: 'swell' })
  }
}

/** Dry strokes of something that was here a moment ago: it goes up. */
export function drawSpeed(ink: Ink, frame: number): void {
  const shift = [0, 6, -4][frame] ?? 0
  ink.lines(
    [
      `-30,${22 + shift} -31,52 -29,${88 + shift}`,
      `-19,${44 - shift} -19,70 -20,${104 - shift}`,
      `22,${38 - shift} 23,70 21,${96 - shift}`,
      `33,${20 + shift} 32,54 34,${80 + shift}`,
    ],
    { width: 3.4, dry: 0.75 },
  )
}

/** What happiness looks like around a stuffed nose: a star of four points, three frames of a twinkle. */
export function drawTwinkle(ink: Ink, frame: number): void {
  const size = [0.5, 1, 0.75][frame] ?? 1
  const far = 15 * size
  const near = 3 * size
  const star = ink.path(
    `0,${-far}* ${near},${-near} ${far},0* ${near},${near} 0,${far}* ${-near},${near} ${-far},0* ${-near},${-near}`,
    true,
  )
  ink.form(star, { width: 2.2, halo: 0.8, lit: 0.7 })
}

/** A bead of sweat on the way down a temple. */
export function drawSweat(ink: Ink): void {
  const bead = ink.path('0,-14* 4,-4 8,4 6,11 0,14 -6,11 -8,4 -4,-4', true)
  ink.form(bead, { width: 2.2, halo: 1, lit: 0.6, tone: { from: 0.6, width: 1.1, spacing: 1.8 } })
  ink.line('-3,3 -2,8', { width: 1.3, profile: 'flick' })
}
