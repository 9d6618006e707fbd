import { ACCENT } from '../booger/colors'
import type { Ink } from '../ink/ink'

/** One flag: where on its line it is tied, how far that sinks there, how it turns, and what is on it. */
const FLAGS = [
  { x: 14, y: 15, turn: 34, kind: 'black' },
  { x: 37, y: 34, turn: 20, kind: 'rust' },
  { x: 62, y: 44, turn: 3, kind: 'ringed' },
  { x: 88, y: 41, turn: -15, kind: 'black' },
  { x: 110, y: 30, turn: -28, kind: 'rust' },
] as const

/** A row of flags for a feast of which nobody was told, from an ear to behind the nose; the right one goes the other way. */
export function drawFlags(ink: Ink, _: number, name: string): void {
  const isRight = name === 'right'
  const way = isRight ? -1 : 1
  const x = (at: number) => at * way
  const line = [
    [-6, -6],
    [0, 0],
    [22, 23],
    [50, 41],
    [76, 44],
    [100, 36],
    [128, 18],
  ]
    .map(([px = 0, py = 0]) => `${x(px)},${py + (isRight ? 2 : 0)}`)
    .join(' ')
  for (const [place, { x: at, y, turn, kind }] of FLAGS.entries()) {
    const worn = isRight ? ((['rust', 'black', 'rust', 'ringed', 'black'] as const)[place] ?? kind) : kind
    ink.at(
      x(at),
      y + (isRight ? 2 : 0),
      { rotate: (turn + (isRight ? 5 : 0)) * way, scale: 0.94 + ((place * 7) % 5) * 0.03 },
      () => drawFlag(ink, worn, place % 2 === 0),
    )
  }
  ink.line(line, { width: 4.4, white: true, profile: 'even' })
  ink.line(line, { width: 2.5, profile: 'even' })
  for (const { x: at, y } of FLAGS)
    ink.lines([`${x(at - 9)},${y - 5} ${x(at - 10)},${y + 2}`, `${x(at + 9)},${y - 3} ${x(at + 8)},${y + 4}`], {
      width: 2.2,
      profile: 'swell',
    })
}

function drawFlag(ink: Ink, kind: 'black' | 'rust' | 'ringed', waves: boolean): void {
  const flag = waves
    ? ink.path('-11,-1* 0,1 11,-1.6* 9,9 5,17 1.6,31* -4,22 -6,12', true)
    : ink.path('-11,-1.4* 0,0.6 11,-1* 7.4,10 4,20 -2.6,30* -5,19 -9,9', true)
  ink.form(flag, { width: 2.4, halo: 1.5, gap: 0.15 })
  if (kind === 'black') {
    ink.clip(flag, () => {
      ink.black('-14,-4* 14,-4* 14,34* -14,34*')
      ink.lines(['-5,1 -3,10 0,20', '5,1 4,8 3,14'], { width: 1.7, white: true, profile: 'flick' })
      ink.dot(0, 8, 3.4, { white: true })
    })
    return
  }
  if (kind === 'rust') ink.tint(flag, { color: ACCENT, alpha: 0.85, offset: 2 })
  ink.clip(flag, () => {
    if (kind === 'ringed') {
      ink.line('-12,6 0,9 12,5', { width: 3.6, profile: 'even' })
      ink.line('-10,15 0,18 10,14', { width: 3.2, profile: 'even' })
    } else ink.feather('10,0 6,12 1,28', { side: 1, length: 7, width: 1.7, spacing: 2.2, slant: 20 })
  })
  ink.lines(['-4,1 -2,9 -1,15', '6,0 4,6'], { width: 1.3, profile: 'flick' })
}

/** His other sock, by its toe, on the lobe of his right ear: so that is where it went. */
export function drawSock(ink: Ink): void {
  ink.line('-3,-6 0,-1 3,8', { width: 2.4, profile: 'even' })
  const sock = ink.path(
    '-7,5* 4,1 15,5* 15,30 13,58 16,76 30,84 37,93 33,104 20,107 6,103 -6,92 -10,76 -9,52 -8,26',
    true,
  )
  ink.form(sock, { width: 3, halo: 2, gap: 0.18, tone: { from: 0.62, to: 0.9, width: 1.9, spacing: 2.2, angle: -48 } })
  ink.clip(sock, () => {
    for (const [y, bend, kind] of [
      [19, 2, 1],
      [37, 3, 0],
      [55, 2.4, 1],
      [73, 1, 0],
    ] as const) {
      const band = ink.path(
        `-16,${y - 1}* 3,${y + bend} 22,${y - 2}* 23,${y + 7}* 3,${y + 8 + bend} -16,${y + 8}*`,
        true,
      )
      if (kind) ink.black(band)
      else ink.wash(band, { alpha: 0.85, color: ACCENT })
    }
    ink.black('20,80 40,82 44,112 22,112 24,98 18,90')
    ink.black('-16,84 -4,82 4,92 6,110 -10,106')
    ink.line('-8,12 3,15 16,11', { width: 1.7, profile: 'swell' })
  })
  ink.lines(['-5,6 -4,11', '0,5 0,12', '5,4 5,12', '10,5 10,11'], { width: 1.4, profile: 'flick' })
  // A toe has been through here.
  const hole = ink.ellipse(30, 95, 4, 4.6, -20)
  ink.cut(hole, { halo: 0.8 })
  ink.form(hole, { width: 1.7 })
  ink.lines(['3,84 6,92 12,97', '-1,80 1,86'], { width: 1.4, profile: 'flick' })
}
