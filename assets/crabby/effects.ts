import type { Ink } from '../ink/ink'

/** Where three of its feet were: commas, always sideways. (0, 0) is the middle one. */
export function drawTrack(ink: Ink, frame: number): void {
  const random = ink.fork(`track ${frame}`)
  for (const [row, lean] of [
    [-16, -6],
    [0, 3],
    [15, 8],
  ] as const) {
    const y = row + random.signed() * 2.6
    const x = lean * 2 + random.signed() * 6
    ink.line(`${x},${y} ${x + 7},${y + 3.4} ${x + 15},${y + 2}`, { width: random.between(2, 3), profile: 'flick' })
  }
}

/** What a foot throws up: three drawings of sand, then three of water. (0, 0) is the foot. */
export function drawKick(ink: Ink, drawing: number): void {
  const isWet = drawing > 2
  const frame = drawing % 3
  const random = ink.fork('kick')
  const rise = [10, 20, 17][frame] ?? 10
  const count = isWet ? 7 : 9
  for (let i = 0; i < count; i++) {
    const away = (random.next() - 0.5) * 2
    const x = away * (10 + frame * 9)
    const y = -rise * (1 - Math.abs(away) * 0.7) * random.between(0.5, 1.1)
    if (isWet) ink.form(ink.ellipse(x, y, 2.2, 3), { width: 1.5 })
    else ink.dot(x, y, random.between(0.9, 1.9) * (frame === 2 ? 0.7 : 1))
  }
  if (isWet) ink.line(`-22,2 -8,6 10,6 24,1`, { width: 2.2, profile: 'swell' })
  else if (frame < 2) ink.line(`-12,1 0,-3 12,1`, { width: 1.8, profile: 'swell' })
}

/** A cry, to be seen: strokes that leave a beak at (0, 0) to the right. */
export function drawCryMarks(ink: Ink, frame: number): void {
  const out = frame === 0 ? 0 : 9
  for (const [from, to] of [
    [`${8 + out},-12`, `${24 + out},-22`],
    [`${12 + out},-1`, `${32 + out},-3`],
    [`${8 + out},9`, `${24 + out},17`],
  ]) {
    ink.line(`${from} ${to}`, { width: 3 - frame * 0.8, profile: 'flick' })
  }
}
