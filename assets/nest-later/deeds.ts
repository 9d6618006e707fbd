import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import type { Line } from '../ink/path'

const GOLD = '#e0a542'
const HALO = { halo: 1.8, width: 3.4 } as const

/** A blanket from the one nest to the other, in scene units. */
const HEM = {
  up: '470,676* 520,650 580,648 636,672 676,716 720,772 786,800 852,796 906,756 944,706 992,674 1050,664 1108,678 1140,704*',
  down: '480,730* 524,716 574,716 616,742 656,796 708,848 786,872 866,868 934,822 974,764 1004,730 1046,718 1096,728 1132,742*',
} as const

export function drawBlanket(ink: Ink): void {
  const [up, down] = [ink.path(HEM.up), ink.path(HEM.down)]
  const blanket = ink.path(
    [...ink.pointsOf(up), ...ink.pointsOf(down).toReversed()].map(({ x, y }) => [x, y]),
    true,
  )
  ink.form(blanket, { ...HALO, contour: false })
  ink.clip(blanket, () => {
    for (let stripe = 0; stripe < 26; stripe++) {
      const [a, b] = [pointAt(ink, up, (stripe + 0.5) / 26), pointAt(ink, down, (stripe + 0.5) / 26)]
      const along = (share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
      if (stripe % 2 === 0)
        ink.line(
          [
            [a.x, a.y - 6],
            [(a.x + b.x) / 2 + 5, (a.y + b.y) / 2],
            [b.x, b.y + 6],
          ],
          { width: 17, color: stripe % 4 === 0 ? '#d0902a' : '#23201d', profile: 'even' },
        )
      else
        for (let stitch = 1; stitch < 6; stitch++) {
          const { x, y } = along(stitch / 6)
          ink.line(
            [
              [x - 6, y - 3],
              [x, y + 3],
              [x + 6, y - 3],
            ],
            { width: 1.6, profile: 'flick' },
          )
        }
    }
    ink.tone(blanket, { from: 0.5, to: 0.86, width: 2.6, spacing: 3.2, angle: -60 })
  })
  ink.contour(blanket, { width: 3.8, gap: 0.06 })
  ink.lines(['468,684 452,688', '466,700 448,704', '470,716 454,721', '1142,712 1158,716', '1140,726 1157,730'], {
    ...{ width: 2.6, profile: 'flick' },
  })
}

function pointAt(ink: Ink, line: Line, share: number): { readonly x: number; readonly y: number } {
  const points = ink.pointsOf(line)
  return points[Math.min(points.length - 1, Math.floor(share * (points.length - 1)))] ?? { x: 0, y: 0 }
}

/** A sandglass about its middle: who watches sees it run. */
export function drawSandglass(ink: Ink): void {
  const glass = ink.path('-34,-56* 34,-56* 33,-30 8,-4 8,4 33,30 34,56* -34,56* -33,30 -8,4 -8,-4 -33,-30', true)
  ink.form(glass, HALO)
  ink.clip(glass, () => {
    ink.cut('-40,-26* 0,-20 40,-26* 40,-4* -40,-4*', { fill: GOLD })
    ink.cut('-40,60* -26,36 0,22 26,36 40,60*', { fill: GOLD })
    ink.line('0,-14 0,30', { width: 3.4, color: OCHRE, profile: 'even' })
    ink.lines(['24,-48 24,-32', '23,48 22,36'], { width: 3, profile: 'flick' })
  })
  ink.contour(glass, { width: 3.4 })
  for (const y of [-62, 62]) {
    const plate = ink.box(-46, y - 7, 92, 15, { round: 6 })
    ink.cut(plate, { halo: 1.8 })
    ink.black(plate)
    ink.line(`-36,${y - 2} 10,${y - 2}`, { width: 2.6, white: true, profile: 'flick' })
  }
  ink.lines(['-42,-56 -42,56', '42,-56 42,56'], { width: 6, white: true, profile: 'even' })
  ink.lines(['-42,-56 -42,56', '42,-56 42,56'], { width: 4.4, profile: 'even' })
}

/** A pot on the table, its foot at 0, 0, whose steam bows to either nest. */
export function drawTea(ink: Ink, frame: number): void {
  const sway = frame === 0 ? 0 : 7
  const plumes = [
    `-16,-112 ${-46 - sway},-140 ${-30 + sway},-176 -76,-206 ${-140 - sway},-198 -160,-156 -132,-136 -114,-152`,
    `16,-112 ${46 + sway},-140 ${30 - sway},-176 76,-206 ${140 + sway},-198 160,-156 132,-136 114,-152`,
    `0,-122 ${-14 + sway},-148 ${12 - sway},-178 0,-208`,
  ]
  ink.lines(plumes, { width: 17, profile: 'swell' })
  ink.lines(plumes, { width: 11, white: true, profile: 'swell' })
  ink.line('-40,-62 -66,-74 -74,-46 -40,-22', { width: 8, profile: 'even' })
  ink.form('40,-28* 62,-44 70,-78* 84,-80* 82,-44 46,-8*', HALO)
  const pot = ink.path('-30,-84* 30,-84* 50,-46 40,-8 26,0 -26,0 -40,-8 -50,-46', true)
  ink.form(pot, { ...HALO, contour: false })
  ink.clip(pot, () => {
    for (const x of [-36, -12, 12, 36])
      ink.line(`${x * 0.7},-90 ${x * 1.3},-46 ${x},8`, { width: 10, color: OCHRE, profile: 'even' })
    ink.tone(pot, { from: 0.5, to: 0.84, width: 2.6, spacing: 3, angle: 70 })
  })
  ink.contour(pot, { width: 3.6 })
  ink.form('-34,-84* -24,-98 24,-98 34,-84*', HALO)
  ink.black(ink.ellipse(0, -104, 8, 7))
}

const SOCKS = [
  [-186, 14, 'plain'],
  [-134, 30, 'ringed'],
  [-80, 41, 'black'],
  [-26, 47, 'dotted'],
  [30, 46, 'ochre'],
  [84, 39, 'ringed'],
  [136, 28, 'toe'],
  [186, 12, 'black'],
] as const

/** Eight socks on a line, all different; its ends are at -230, 0 and 230, 0. */
export function drawSocks(ink: Ink): void {
  ink.line('-230,0 -120,34 0,48 120,33 230,0', { width: 5.4, white: true, profile: 'even' })
  ink.line('-230,0 -120,34 0,48 120,33 230,0', { width: 3.4, profile: 'even' })
  for (const [place, [x, y, kind]] of SOCKS.entries())
    ink.at(x, y, { rotate: x * -0.05, scale: 0.86 + (place % 3) * 0.1, scaleX: place % 2 === 0 ? 1 : -1 }, () => {
      const sock = ink.path('-13,-4* 13,-4* 14,36 34,50 34,64 18,70 -6,62 -14,44', true)
      ink.form(sock, { ...HALO, contour: false, fill: kind === 'ochre' ? GOLD : '#f5ecd9' })
      ink.clip(sock, () => {
        if (kind === 'black') {
          ink.black(sock)
          ink.lines(['-16,8 16,8', '-16,18 16,18'], { width: 4, white: true, profile: 'even' })
        } else if (kind === 'ringed')
          for (const ring of [8, 26, 44, 60])
            ink.line(`-20,${ring} 40,${ring + 4}`, { width: 8, color: OCHRE, profile: 'even' })
        else if (kind === 'dotted')
          for (const [dx, dy] of [
            [-4, 8],
            [6, 22],
            [-5, 36],
            [10, 48],
            [24, 58],
          ] as const)
            ink.dot(dx, dy, 4.6)
        else ink.black('40,44 22,50 20,76 44,76')
        if (kind !== 'black') ink.tone(sock, { from: 0.6, to: 0.9, width: 2.2, spacing: 3, angle: 70 })
      })
      ink.contour(sock, { width: 3 })
      ink.line('-3,-10 -3,5', { width: 5, profile: 'even' })
    })
}

/** A book as large as who reads in it, stood up open on the table, its foot at 0, 0. */
export function drawStory(ink: Ink): void {
  for (let i = 0; i < 15; i++) {
    const turn = Math.PI + (i / 14) * Math.PI
    const at = (far: number) => [Math.cos(turn) * far * 1.2, -84 + Math.sin(turn) * far * 0.86]
    ink.line([at(132), at(i % 2 === 0 ? 176 : 156)], { width: i % 2 === 0 ? 4.4 : 3, profile: 'flick' })
  }
  const cover = ink.path('0,4* -60,-10 -136,-6* -136,-128* -60,-132 0,-118* 60,-132 136,-128* 136,-6* 60,-10', true)
  ink.cut(cover, { halo: 2.4 })
  ink.black(cover)
  for (const side of [-1, 1])
    ink.at(0, 0, { scaleX: side }, () => {
      const page = ink.path('0,-4* 58,-20 124,-14* 124,-136* 58,-142 0,-124*', true)
      ink.form(page, { width: 3 })
      for (let y = -118; y < -12; y += 9) ink.line(`0,${y + 8} 15,${y}`, { width: 3.4, profile: 'flick' })
      for (let line = 0; line < 6; line++) {
        const y = -116 + line * 16
        ink.line(`20,${y + 6} 60,${y - 4} ${line === 5 ? 80 : 108},${y - 2}`, { width: 3, profile: 'pen' })
      }
    })
  ink.line('0,-122 0,0', { width: 4, profile: 'even' })
  ink.form('-8,-2 8,-2 10,34* 0,24 -10,34*', { ...HALO, fill: OCHRE })
}

/** An umbrella over both nests, its handle's foot at 0, 0. */
export function drawUmbrella(ink: Ink): void {
  ink.line('0,-210 0,-16 -4,2 -18,6 -26,-6', { width: 13, white: true, profile: 'even' })
  ink.line('0,-210 0,-16 -4,2 -18,6 -26,-6', { width: 8, profile: 'even' })
  const canopy = ink.path(
    '-330,-70* -318,-140 -250,-200 -140,-236 0,-250 140,-236 250,-200 318,-140 330,-70* 264,-98 200,-74* 130,-104 66,-76* 0,-106 -66,-76* -130,-104 -200,-74* -264,-98',
    true,
  )
  ink.form(canopy, { ...HALO, halo: 2.6, contour: false })
  ink.clip(canopy, () => {
    ink.black('0,-256 -66,-76 -66,-60 -200,-60 -200,-74 -150,-180 -80,-236')
    ink.black('0,-256 66,-76 66,-60 200,-60 200,-74 150,-180 80,-236')
    ink.cut('0,-256* -66,-76* -60,-50* 60,-50* 66,-76*', { fill: GOLD })
    ink.tone(canopy, { from: 0.5, to: 0.8, width: 3, spacing: 4, angle: 64 })
    ink.lines(['-36,-232 -110,-166 -146,-92', '-60,-226 -136,-156 -166,-94', '36,-232 92,-166 108,-96'], {
      width: 3.4,
      white: true,
      profile: 'swell',
    })
  })
  ink.lines(['0,-250 -66,-76', '0,-250 66,-76', '-20,-248 -150,-180 -200,-74', '20,-248 150,-180 200,-74'], {
    width: 3.4,
    profile: 'even',
  })
  ink.contour(canopy, { width: 4 })
  ink.line('0,-250 0,-274', { width: 6, profile: 'flick' })
  for (const [x, y] of [
    [-338, -52],
    [-210, -56],
    [210, -54],
    [336, -50],
  ] as const) {
    ink.form(`${x},${y}* ${x + 7},${y + 16} ${x},${y + 23} ${x - 7},${y + 16}`, { width: 2.4, halo: 1.4 })
  }
}

/** A heart that bristles, about its middle. */
export function drawHug(ink: Ink): void {
  const heart = ink.path('0,70* -40,34 -74,-2 -70,-44 -36,-62 -8,-46 0,-28* 8,-46 36,-62 70,-44 74,-2 40,34', true)
  const back = '16,-54 36,-62 70,-44 74,-2 40,34 0,70 -40,34 -74,-2 -70,-44 -36,-62 -16,-54'
  ink.feather(back, { side: -1, length: 36, width: 9, spacing: 12, slant: 0, curl: 0, envelope: () => 1, jitter: 0.2 })
  ink.form(heart, { ...HALO, fill: GOLD, tone: { from: 0.56, to: 0.86, width: 3, spacing: 3.4, angle: 60 } })
  ink.lines(['-52,-34 -54,-14 -46,2', '-42,-46 -34,-49'], { width: 6, white: true, profile: 'swell' })
  ink.contour(heart, { width: 4 })
}

/** Two slices on two forks, over nothing but a breath of fire; about their middle. */
export function drawToast(ink: Ink, frame: number): void {
  const lick = frame === 0 ? 0 : 6
  const fire = ink.path(
    `-26,96* -34,64 -18,${46 - lick} -14,60 -2,${24 + lick} 12,${50 - lick} 20,${40 + lick} 34,66 26,96*`,
    true,
  )
  ink.form(fire, { ...HALO, fill: GOLD })
  ink.form(`-10,96* -14,76 0,${58 + lick} 14,78 10,96*`, { width: 2.6 })
  for (const side of [-1, 1])
    ink.at(0, 0, { scaleX: side }, () => {
      ink.line('40,8 120,44 206,92', { width: 9, white: true, profile: 'even' })
      ink.line('40,8 120,44 206,92', { width: 5, profile: 'even' })
      ink.at(44, -8, { rotate: 24 }, () => {
        const slice = ink.path('-32,34* -32,-10 -40,-24 -28,-40 0,-42 28,-40 40,-24 32,-10 32,34*', true)
        ink.form(slice, { ...HALO, fill: '#b06f1c' })
        ink.form('-24,27* -24,-12 -30,-24 -22,-32 0,-34 22,-32 30,-24 24,-12 24,27*', { width: 2, fill: '#f2d9a0' })
        ink.clip(slice, () => ink.hatch('-20,-24 20,-24 20,20 -20,20', { angle: 60, spacing: 9, width: 3.4 }))
        ink.contour(slice, { width: 3.4 })
      })
      ink.line('58,-66 66,-82 56,-96 64,-112', { width: 5, white: true, profile: 'swell' })
      ink.line('58,-66 66,-82 56,-96 64,-112', { width: 2.2, profile: 'swell' })
    })
}

/** Two who talk at the same time: a bubble from either nest, about the middle between them. */
export function drawQuarrel(ink: Ink): void {
  const left = ink.path('-190,-40 -186,-84 -120,-104 -40,-98 14,-72 16,-30 -34,-4 -110,-2* -152,46* -146,-4*', true)
  const right = ink.path('190,14 188,-34 128,-58 54,-54 -6,-28 -10,16 36,46 104,52* 150,94* 146,46*', true)
  ink.form(left, { ...HALO, width: 4 })
  ink.line('-164,-50 -142,-78 -122,-30 -98,-80 -76,-30 -54,-76 -34,-34 -16,-58', { width: 9, profile: 'brush' })
  ink.cut(right, { halo: 2.4 })
  ink.black(right)
  ink.line('22,0 30,-22 58,-26 70,-4 54,14 40,4 48,-8', { width: 7, white: true, profile: 'brush' })
  ink.lines(['100,-34 98,2', '130,-32 126,4', '158,-28 152,6'], { width: 11, white: true, profile: 'brush' })
  for (const [x, y] of [
    [97, 20],
    [124, 23],
    [150, 25],
  ] as const)
    ink.dot(x, y, 6.4, { white: true })
}

const NOTES = [
  [-190, 22, 30],
  [-118, -16, 38],
  [-44, -44, 48],
  [40, -50, 56],
  [120, -26, 42],
  [190, 14, 32],
] as const

/** What two sing who snore: five lines from nest to nest, and Z for notes; about their middle. */
export function drawChorus(ink: Ink): void {
  for (let line = 0; line < 5; line++) {
    const y = line * 17 - 34
    const stave = `-250,${y + 64} -150,${y + 10} 0,${y - 22} 150,${y + 6} 250,${y + 58}`
    ink.line(stave, { width: 5, white: true, profile: 'swell' })
    ink.line(stave, { width: 2.4, profile: 'swell' })
  }
  for (const [place, [x, y, size]] of NOTES.entries()) {
    const half = size / 2
    const letter = `${x - half},${y - half}* ${x + half},${y - half - 3}* ${x - half},${y + half}* ${x + half + 2},${y + half - 2}*`
    ink.line(letter, { width: 17, white: true, profile: 'even' })
    ink.line(letter, { width: 9, profile: 'pen', ...(place % 2 === 1 && { color: OCHRE }) })
  }
}
