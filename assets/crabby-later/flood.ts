import type { Ink } from '../ink/ink'

/*
 * What a wave does where it meets something.
 */

/** Pim's legs, out to both sides and as high as they go, about the place where he sits. */
export function drawBoots(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const leg = ink.tube(side < 0 ? '-22,-2@20 -52,-20@17 -84,-14@15' : '22,-2@20 44,-18@16 70,-10@14', { root: true })
    ink.form(leg, { width: 2.6, halo: 1, tone: { from: 0.3, to: 0.7, width: 2.2, spacing: 2.4, angle: -62 } })
    const foot =
      side < 0
        ? { x: -86, y: -15, rotate: 78, scaleX: -1, scale: 1 }
        : { x: 70, y: -11, rotate: -74, scaleX: 1, scale: 0.92 }
    ink.at(foot.x, foot.y, { rotate: foot.rotate, scaleX: foot.scaleX, scale: foot.scale }, () => drawShoe(ink))
  }
}

function drawShoe(ink: Ink): void {
  const shoe = ink.path('-12,16* -11,-10 10,-11 12,0 26,3 34,10 33,16*', true)
  ink.form(shoe, { width: 2.6, halo: 1.2, contour: false })
  ink.black(shoe)
  ink.lines(['-7,-6 -6,6 2,10', '14,4 24,8 28,11'], { width: 1.7, white: true, profile: 'swell' })
  ink.form('-14,16* 34,15* 34,21* -13,22*', { width: 1.8, halo: 0.4 })
  ink.form('-13,-15* 12,-16* 12,-8* -13,-8*', { width: 1.8 })
}

/** A burst of spray, by how old it is: how high and wide it is, how far its heads have flown off it, and whether it still hangs together. */
const BURSTS = [
  { high: 84, wide: 74, flown: 14, isWhole: true },
  { high: 168, wide: 132, flown: 24, isWhole: true },
  { high: 132, wide: 162, flown: 30, isWhole: false },
] as const
const FINGERS = 8

/** The sea breaks on something: a sheet of white water that tears into fingers, and what flies off them. Three drawings. */
export function drawBurst(ink: Ink, frame: number): void {
  const { high, wide, flown, isWhole } = BURSTS[frame] ?? BURSTS[0]
  const random = ink.fork('burst')
  const edge: [number, number][] = [
    [-wide * 0.7, 22],
    [-wide * 0.62, 2],
  ]
  const heads: { x: number; y: number; lean: number; size: number }[] = []
  for (let i = 0; i < FINGERS; i++) {
    const across = ((i + random.between(-0.22, 0.22)) / (FINGERS - 1)) * 2 - 1
    const reach = high * random.between(0.46, 1) * (1 - 0.46 * across * across)
    const [foot, tip] = [across * wide * 0.62, across * wide]
    const thick = random.between(6, 11)
    const valley = -reach * random.between(0.18, 0.36)
    edge.push([foot - thick, valley], [tip - across * 10 - thick * 0.5, -reach * 0.8], [tip, -reach])
    edge.push([tip + thick * 0.4, -reach * 0.86], [foot + thick * 0.7, valley * 0.9])
    heads.push({ x: tip, y: -reach, lean: across, size: random.between(3.4, 7.4) })
  }
  edge.push([wide * 0.62, 2], [wide * 0.7, 22])
  if (isWhole) {
    ink.cut(ink.path(edge, true), { halo: 2 })
    ink.line(edge, { width: 4.2, profile: 'brush' })
    for (const { x, y, lean } of heads) {
      const run: [number, number][] = [
        [x * 0.94 + 2, y * 0.66],
        [x * 0.8 + 2, y * 0.3],
        [x * 0.66, 6],
      ]
      ink.line(run, { width: lean > 0 ? 4.6 : 2.2, profile: 'flick' })
    }
  }
  for (const { x, y, lean, size } of heads) {
    const [u, v] = [x + lean * flown, y - flown * (isWhole ? 0.8 : -0.4)]
    ink.form(ink.ellipse(u, v, size, size * 1.25, lean * 40), { width: 2.4, halo: 0.8, gap: 0.1 })
    ink.dot(x * 1.1 + lean * flown * 1.3 + 6, v + size * (isWhole ? -2.4 : 3), size * 0.36)
    if (!isWhole)
      ink.line(
        [
          [u - lean * 8, v - 20],
          [u, v - 9],
        ],
        { width: 2.2, profile: 'flick' },
      )
  }
}

/** Foam about the foot of something wide, about its middle: from its left end to its right, and how deep it stands. */
function drawCollar(ink: Ink, from: number, to: number, frame: number): void {
  const random = ink.fork('collar')
  const heave = frame * 5
  for (let x = from; x < to; ) {
    const rest = to - x
    const length = rest < 130 ? rest : random.between(58, 104)
    const share = ((x + length / 2 - from) / (to - from)) * 2 - 1
    const y = 10 - 14 * share * share + random.signed() * 2
    const sag = 8 + length * 0.06 + heave
    const run: [number, number][] = [
      [x - 6, y - 4],
      [x + length * 0.25, y + sag * 0.8],
      [x + length * 0.55, y + sag],
      [x + length * 0.8, y + sag * 0.7],
      [x + length + 6, y - 5],
    ]
    ink.line(run, { width: random.between(3, 4.4), profile: random.chance() ? 'brush' : 'swell' })
    ink.line(
      run.slice(1, 4).map(([u, v]) => [u + 6, v + 9 + heave * 0.6]),
      { width: 1.8, profile: 'swell' },
    )
    for (let i = 0; i < 2; i++) {
      const size = random.between(2.4, 5)
      const at = ink.ellipse(x + length * random.between(0.2, 0.8), y + random.between(-4, 5), size, size * 0.66)
      ink.contour(at, { width: 1.5, gap: 0.2 })
    }
    x += length
  }
}

export function drawLogFoam(ink: Ink, frame: number): void {
  drawCollar(ink, -226, 216, frame)
}

export function drawMoat(ink: Ink, frame: number): void {
  drawCollar(ink, -190, 236, frame)
}
