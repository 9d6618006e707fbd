import type { Ink } from '../ink/ink'

/** How it hangs: asleep, one eye open, wide awake. */
export const HANGING = ['asleep', 'peek', 'awake'] as const
/** Its wings in the air. */
export const FLYING = ['high', 'level', 'low'] as const

/** A bat, hanging by its feet, wrapped in its wings. (0, 0) is its feet; some 190 long. Printed as a negative: what is inked here is light there. */
export function drawHangingBat(ink: Ink, _frame: number, name: string): void {
  // The day comes from its left.
  ink.light = [0.8, -0.1, 0.56]
  // Nothing of the rock shows through or close by.
  ink.cut('-16,4 16,4 44,56 66,104 58,160 44,216 0,196 -44,216 -62,164 -72,112 -50,60', { halo: 6 })
  ink.lines(['-10,2 -12,-6 -16,-10', '-9,2 -7,-6 -8,-12', '11,2 9,-6 6,-11', '12,2 15,-6 17,-10'], {
    width: 3,
    profile: 'flick',
  })
  ink.form(ink.tube('-10,0@8 -8,26@14'), { width: 2.4, halo: 0.6 })
  ink.form(ink.tube('11,0@8 8,26@14'), { width: 2.4, halo: 0.6 })
  const open = name === 'awake' ? 10 : name === 'peek' ? 4 : 0
  // The far wing, the head between its shoulders, the near wing over both: narrow at the feet, broad at the elbows.
  const far = ink.path(
    `4,16* 20,26 ${32 + open},62 ${48 + open},102* ${46 + open},128 ${34 + open},154* ${26 + open},138 16,150* 8,130 0,90`,
    true,
  )
  ink.form(far, {
    width: 3.4,
    lit: 0.6,
    gap: 0.1,
    halo: 0.8,
    tone: { from: 0.5, to: 0.9, width: 2.4, spacing: 3.4, angle: 70 },
  })
  ink.lines([`12,24 ${26 + open},76 ${33 + open},150`, `${47 + open},103 ${34 + open},112 ${26 + open},136`], {
    width: 2,
    profile: 'swell',
  })
  drawHead(ink, name)
  const near = ink.path(
    `-4,14* -20,28 ${-36 - open},64 ${-52 - open},104* ${-50 - open},130 ${-40 - open},160* ${-30 - open},140 ${-20 - open * 0.6},154* -12,132 ${2 - open * 0.4},146* 12,116 18,72 10,28*`,
    true,
  )
  ink.form(near, {
    width: 4.2,
    lit: 0.6,
    gap: 0.1,
    halo: 1.6,
    tone: { from: 0.36, to: 0.8, width: 3, spacing: 3.8, angle: 104, bulge: 0.4 },
  })
  ink.lines(
    [
      `-10,24 ${-28 - open},80 ${-39 - open},156`,
      `${-51 - open},105 ${-30 - open * 0.6},108 ${-19 - open * 0.6},150`,
      `-2,26 -8,90 ${1 - open * 0.4},142`,
    ],
    { width: 2.4, profile: 'swell' },
  )
  // The thumb at the bend of its arm.
  ink.line(`${-51 - open},104 ${-62 - open},108 ${-64 - open},116`, { width: 3.4, profile: 'flick' })
}

/** Upside down, as everything about it. */
function drawHead(ink: Ink, name: string): void {
  ink.at(0, 150, { rotate: name === 'asleep' ? 7 : name === 'peek' ? 3 : -4 }, () => {
    // Ears first, they hang deepest.
    for (const side of [-1, 1]) {
      const ear = ink.path(`${side * 5},22* ${side * 12},50 ${side * 27},66* ${side * 35},42 ${side * 25},8*`, true)
      ink.form(ear, { width: 3.2, lit: 0.6, gap: 0.1, halo: 0.6 })
      ink.line(`${side * 15},24 ${side * 21},42 ${side * 26},54`, { width: 2, profile: 'flick' })
    }
    const head = ink.clay([ink.ellipse(0, 6, 26, 24), ink.ellipse(0, -8, 17, 14)], 8)
    ink.form(head, {
      width: 3.4,
      lit: 0.6,
      gap: 0.1,
      halo: 1,
      tone: { from: 0.6, to: 0.95, width: 2, spacing: 3, angle: 60 },
    })
    // Snout and fangs: up is down.
    ink.form('-7,-12* 0,-16 7,-12* 5,-5 0,-2 -5,-5', { width: 2, halo: 0.4 })
    ink.lines(['-3,-8 -2,-10', '3,-8 2,-10'], { width: 2 })
    ink.line(name === 'awake' ? '-12,-16 -5,-22 0,-20 5,-22 12,-16' : '-9,-18 0,-22 9,-18', {
      width: 2,
      profile: 'swell',
    })
    ink.black('-6,-19* -4,-28* -2,-20*')
    ink.black('2,-20* 4,-28* 6,-19*')
    const isOpen = (side: number) => name === 'awake' || (name === 'peek' && side === -1)
    for (const side of [-1, 1]) {
      const x = side * 11
      if (isOpen(side)) {
        ink.black(ink.ellipse(x, 8, 7, 7.6))
        ink.dot(x - 2, 7, 3, { white: true })
        if (name === 'peek') ink.line(`${x - 9},14 ${x},17 ${x + 8},13`, { width: 2.6, profile: 'swell' })
      } else {
        ink.line(`${x - 8},8 ${x},3 ${x + 8},8`, { width: 3.4, profile: 'swell' })
        ink.line(`${x - 3},13 ${x},12 ${x + 3},13`, { width: 1.4, profile: 'flick' })
      }
    }
  })
}

/** How high the tips of its wings are, and where the bend of its arms is, in each drawing. */
const BEATS: Readonly<Record<string, { tip: number; bend: number; lift: number }>> = {
  high: { tip: -86, bend: -58, lift: 8 },
  level: { tip: -8, bend: -36, lift: 0 },
  low: { tip: 62, bend: -2, lift: -8 },
}

/** In the air, coming at us. (0, 0) is its breast; some 260 wide. Printed as a negative. */
export function drawFlyingBat(ink: Ink, _frame: number, name: string): void {
  const { tip, bend, lift } = BEATS[name] ?? { tip: 0, bend: 0, lift: 0 }
  ink.light = [0.5, -0.7, 0.5]
  ink.mirror(0, () => {
    const wing = ink.path(
      `-8,-14* -50,${bend - 4} -70,${bend}* -104,${tip * 0.6 + bend * 0.3} -130,${tip}* -112,${tip * 0.6 + 20} -100,${tip * 0.4 + 34}* -84,${tip * 0.3 + 24} -66,${tip * 0.2 + 40}* -50,${20 + tip * 0.1} -34,${34 + tip * 0.05}* -22,24 -10,26*`,
      true,
    )
    ink.form(wing, { width: 3, halo: 1.4 })
    ink.lines(
      [
        `-70,${bend} -88,${tip * 0.4 + 10} -100,${tip * 0.4 + 34}`,
        `-68,${bend} -70,${tip * 0.2 + 8} -66,${tip * 0.2 + 40}`,
        `-64,${bend + 2} -46,8 -34,${34 + tip * 0.05}`,
      ],
      { width: 2, profile: 'swell' },
    )
    ink.line(`-70,${bend} -76,${bend - 12}`, { width: 3, profile: 'flick' })
  })
  ink.at(0, lift, {}, () => {
    for (const side of [-1, 1]) {
      ink.form(`${side * 5},-34* ${side * 10},-58 ${side * 22},-66* ${side * 26},-46 ${side * 22},-28*`, {
        width: 2.6,
        halo: 0.6,
      })
    }
    ink.form(ink.clay([ink.ellipse(0, 4, 20, 28), ink.ellipse(0, -26, 24, 20)], 8), {
      ...{ width: 2.8, halo: 1.2, tone: { from: 0.62, to: 0.95, width: 2, spacing: 3, angle: 70 } },
    })
    for (const side of [-1, 1]) {
      ink.black(ink.ellipse(side * 10, -29, 6.4, 7))
      ink.dot(side * 10 + 0.6, -28, 3, { white: true })
    }
    ink.line('-9,-16 -4,-12 0,-14 4,-12 9,-16', { width: 2.2, profile: 'swell' })
    ink.black('-6,-13* -4,-5* -2,-12*')
    ink.black('2,-12* 4,-5* 6,-13*')
    ink.lines(['-6,30 -10,42 -14,44', '6,30 10,42 14,44'], { width: 3, profile: 'flick' })
  })
}

/** Two of somebody in the dark: open, half shut, shut. */
export const EYES = ['open', 'half', 'shut'] as const

/** (0, 0) is between them. Printed as a negative. */
export function drawEyes(ink: Ink, _frame: number, name: string): void {
  for (const side of [-1, 1]) {
    const x = side * 15
    if (name === 'shut') {
      ink.line(`${x - 8},1 ${x},5 ${x + 8},1`, { width: 2.2, profile: 'swell' })
      continue
    }
    const eye = ink.ellipse(x, 0, 8, 9.5, side * 8)
    ink.black(eye)
    ink.dot(x - 2, 1.6, 3.6, { white: true })
    if (name === 'half')
      ink.cut([
        [x - 12, -14, 1, 1],
        [x + 12, -14, 1, 1],
        [x + 12, -1 + side, 1, 1],
        [x - 12, -1 - side, 1, 1],
      ])
  }
}
