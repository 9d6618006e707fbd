import type { Ink } from '../ink/ink'
import { lerp, smoothstep } from '../ink/numbers'
import { INDIGO } from '../ink/palette'

/** The keeper's hut, its door at (x, y). */
export function drawHut(ink: Ink, x: number, y: number, size: number): void {
  ink.at(x, y, { scale: size }, () => {
    ink.wash('-70,6 10,-2 96,2 120,14 60,24 -30,20', { alpha: 0.38 })
    ink.hatch('40,4 118,6 112,18 46,20', { angle: -4, spacing: 3.4, width: 2.4 })
    drawWalls(ink)
    drawOpenings(ink)
    drawRoof(ink)
  })
}

function drawWalls(ink: Ink): void {
  const side = ink.path('26,-52* 66,-60* 66,-6* 28,6*', true)
  ink.form(side, { width: 2.6 })
  ink.clip(side, () => {
    ink.black('40,-58 80,-66 80,4 44,6')
    ink.feather('42,-60 43,-30 44,6', { side: 1, length: 16, width: 2.6, spacing: 2.8, slant: 12, envelope: () => 1 })
    ink.lines(['50,-46 66,-50', '50,-30 66,-33', '50,-14 66,-17'], { width: 1.4, white: true, bare: true })
  })
  const front = ink.path('-58,-50* 28,-54* 29,6* -56,8*', true)
  ink.form(front, { width: 3 })
  ink.clip(front, () => {
    ink.lines(['-44,-50 -43,-20 -45,8', '-30,-50 -29,-20 -28,8', '-16,-50 -15,-20 -16,8', '18,-50 19,-20 17,8'], {
      width: 1.5,
      profile: 'swell',
    })
    ink.hatch('-60,-54 30,-56 30,-40 -60,-38', { angle: 86, spacing: 2.8, width: 2.6, profile: 'flick' })
  })
}

function drawOpenings(ink: Ink): void {
  ink.form('-10,7* -9,-24 0,-33 10,-24 11,7*', { width: 2.6, halo: 0.8 })
  ink.black('-6,6 -5,-22 0,-28 7,-22 8,6')
  ink.dot(-2.6, -10, 1.4, { white: true })
  const window = '-44,-32* -25,-33* -25,-14* -43,-13*'
  ink.form(window, { width: 2.2, halo: 1 })
  ink.tint(window, { color: INDIGO, alpha: 0.8, offset: 1.5 })
  ink.lines(['-34,-32 -34,-14', '-43,-23 -25,-23'], { width: 1.5 })
}

function drawRoof(ink: Ink): void {
  const chance = ink.fork('shingles')
  ink.form(ink.tube('46,-84@15 46,-114@15'), {
    width: 2.4,
    tone: { from: 0.4, width: 2.4, spacing: 2.4, angle: 80 },
  })
  ink.black(ink.ellipse(46, -115, 8, 3))
  const roof = ink.path('-74,-44* -40,-78 -18,-104* 44,-108* 62,-84 84,-52* 60,-50 34,-46 0,-44 -40,-40', true)
  ink.form(roof, { width: 3.4, halo: 1.2 })
  ink.clip(roof, () => {
    for (let row = 0; row < 5; row++) {
      const y = lerp(-100, -44, (row + 0.7) / 5)
      const lean = (row / 5) * 4
      for (let x = -80; x < 90; x += 9) {
        if (!chance.chance(0.84)) continue
        const dark = smoothstep(14, 60, x + (y + 100) * 0.15)
        ink.line(
          [
            [x + chance.signed() * 2 - lean, y - 12],
            [x - 1 - lean, y - 4],
            [x + chance.signed() * 3 - lean * 1.5, y + 3],
          ],
          { width: 1.5 + 4 * dark, profile: 'flick' },
        )
      }
      ink.line(`-84,${y + 5} -20,${y + 1} 30,${y} 90,${y - 3}`, { width: 1.2, profile: 'swell' })
    }
    ink.black('44,-110 50,-84 60,-48 90,-48 90,-110')
    ink.feather('46,-106 52,-84 60,-50', { side: 1, length: 18, width: 2.6, spacing: 3, slant: 20, envelope: () => 1 })
    for (const light of ['60,-92 66,-78', '66,-80 76,-60', '58,-70 64,-56'])
      ink.line(light, { width: 1.7, white: true, bare: true, profile: 'flick' })
  })
  ink.line('-18,-105 14,-108 45,-109', { width: 4.4 })
  for (let x = -70; x < 80; x += 7) {
    const top = -46 + Math.abs(x) * 0.02
    ink.line(
      [
        [x, top],
        [x - 1 + chance.signed() * 2, top + 8 + chance.signed() * 3],
      ],
      { width: 1.9, profile: 'flick' },
    )
  }
}

/** A rack with two bars for fish to dry on in the wind, its feet about (x, y). */
export function drawRack(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    ink.wash('-70,10 0,2 90,6 104,16 30,22 -50,20', { alpha: 0.34 })
    for (const [foot, head] of [
      [-62, -52],
      [62, 54],
    ] as const) {
      ink.form(ink.tube(`${foot - 9},10@6 ${head + 4},-106@5`), { width: 2.2 })
      ink.form(ink.tube(`${foot + 12},12@6 ${head - 4},-106@5`), { width: 2.2, halo: 0.8 })
    }
    for (const [x, y] of [
      [-88, -96],
      [-80, -37],
    ] as const)
      ink.form(ink.tube(`${x},${y - 1}@6 0,${y + 1}@6 ${-x},${y - 3}@6`, { root: true }), { width: 2.4, halo: 0.8 })
    ink.tufts('-68,14 70,15 -44,16', () => -86, { length: 9, count: 3, width: 1.7, fan: 0.8 })
  })
}

/** A fence of so many pales, from (x, y) to the right. */
export function drawFence(ink: Ink, x: number, y: number, pales: number): void {
  const chance = ink.fork('fence')
  for (let pale = 0; pale < pales; pale++) {
    if (pale === 5) continue
    const left = x + pale * 17
    const foot = y + Math.sin(pale * 0.9) * 2 + chance.signed() * 1.6
    const shape = `${left - 4},${foot + 15}* ${left - 3.6},${foot - 13} ${left + 0.4},${foot - 20}* ${left + 4},${foot - 13} ${left + 4.4},${foot + 15}*`
    ink.form(shape, { width: 2.1, halo: 0.6 })
    ink.line(`${left + 2.4},${foot - 12} ${left + 2.4},${foot + 12}`, { width: 1.6 })
    ink.tufts([[left, foot + 16]], () => -86, { length: 7, count: 2, width: 1.6, fan: 0.7 })
  }
  const end = x + (pales - 1) * 17 + 6
  for (const down of [-5, 7])
    ink.line(`${x - 6},${y + down} ${(x + end) / 2},${y + down + 3} ${end},${y + down - 1}`, {
      width: 3,
      profile: 'even',
    })
}
