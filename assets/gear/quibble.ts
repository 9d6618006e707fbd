import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'

/** How he looks: he speaks, with the mouth wide open or between two words, or listens, which he does not like; or blinks. */
export type QuibbleLook = 'shout' | 'word' | 'listen' | 'blink'

/** How far he is beside himself: not at all, his wig askew, off its pate, in the air. */
export type Beside = 0 | 1 | 2 | 3

/** Where his wig is then, by how far it is lifted off, in units, and turned, in degrees. */
const WIGS = [
  { lift: 0, turn: 0 },
  { lift: 7, turn: -11 },
  { lift: 29, turn: -23 },
  { lift: 40, turn: -31 },
] as const

/** Minister Quibble: all wig, nose and index finger. */
export function drawQuibble(ink: Ink, look: QuibbleLook, beside: Beside = 0): void {
  const { lift, turn } = WIGS[beside]
  const wig = (draw: () => void) => ink.at(-8, -44 - lift, { rotate: turn }, () => ink.at(8, 44, {}, draw))
  const shout = look === 'shout' ? 1 : 0
  const isListening = look === 'listen' || look === 'blink'
  const light = ink.light
  const white = '#ffffff'
  ink.light = [0.5, -0.66, 0.56]
  // Robe, and a ruff that folds like an accordion.
  solid(ink, '-100,104 -90,74 -58,58 -8,52 38,58 70,72 96,104')
  scrape(ink, 1.8, ['-70,72 -62,90', '-46,70 -42,92'], 'swell')
  const ruff: number[][] = []
  for (let i = 0; i < 26; i++) {
    const angle = TAU * (i / 26)
    const out = i % 2 === 0 ? 1 : 0.78
    ruff.push([-10 + Math.cos(angle) * 52 * out, 58 + Math.sin(angle) * 17 * out, 1, 0])
  }
  ink.form(ink.path(ruff, true), { width: 3, halo: 1.2, fill: white })
  for (let i = 0; i < 13; i++) {
    const angle = TAU * ((i + 0.5) / 13)
    ink.line(
      [
        [-10 + Math.cos(angle) * 20, 57 + Math.sin(angle) * 6],
        [-10 + Math.cos(angle) * 41, 58 + Math.sin(angle) * 13.4],
      ],
      { width: 3, profile: 'grow' },
    )
  }
  ink.at(-4, 6, { rotate: -7 }, () =>
    ink.at(4, -6, {}, () => {
      // The wig's back: a bow, three rolls, and the upper tier.
      solid(ink, '-62,42* -78,34* -80,52* -64,48* -58,66* -48,46*', 1)
      wig(() => drawUpperTier(ink))
      for (const [x, y, radius] of [
        [-50, -18, 17],
        [-55, 8, 16],
        [-49, 32, 14],
      ] as const) {
        const roll = ink.ellipse(x, y, radius * 1.16, radius * 0.86, -8, 0.03)
        ink.form(roll, { width: 3, halo: 0.8, fill: white, tone: { from: 0.46, to: 0.78, width: 2.2, spacing: 2.4 } })
        ink.line(
          [
            [x - radius * 0.1, y],
            [x + radius * 0.3, y - radius * 0.26],
            [x + radius * 0.56, y + radius * 0.16],
            [x, y + radius * 0.46],
            [x - radius * 0.66, y + radius * 0.14],
            [x - radius * 0.44, y - radius * 0.44],
            [x + radius * 0.2, y - radius * 0.6],
          ],
          { width: 2 },
        )
      }
      // The head: a long jaw that drops with what he says.
      const jaw = 34 + shout * 12
      const head = ink.clay(
        [
          ink.ellipse(-12, -16, 27, 31, 4),
          ink.tube(
            [
              [-8, 4, 44],
              [0, jaw - 10, 31],
              [6, jaw, 24],
            ],
            { root: true },
          ),
        ],
        10,
      )
      ink.form(head, {
        width: 3.4,
        halo: 1.4,
        fill: white,
        contour: false,
        tone: { from: 0.62, to: 0.92, width: 2, spacing: 2.6, angle: -128 },
      })
      ink.contour(head, { width: 3.4, gap: 0.1 })
      ink.form('-34,-20* -44,-25 -47,-12 -39,-2 -31,-3*', { width: 2.6, halo: 0.8, fill: white })
      ink.line('-37,-19 -42,-13 -36,-8', { width: 1.6 })
      if (beside > 1) drawPate(ink)
      wig(() => drawGreatRoll(ink))
      // Mouth.
      if (isListening) ink.line('-6,24 6,20 17,22 26,18', { width: 3, profile: 'swell' })
      else drawMouth(ink, shout)
      ink.line(
        [
          [-13, 14],
          [-11, 22 + shout * 5],
          [-7, 29 + shout * 8],
        ],
        { width: 2, profile: 'swell' },
      )
      // A goatee that points where he is going.
      solid(
        ink,
        [
          [-2, jaw + 9, 1, 1],
          [10, jaw + 8],
          [18, jaw + 4, 1, 1],
          [25, jaw + 16],
          [27, jaw + 27, 1, 1],
          [16, jaw + 20],
          [6, jaw + 14],
        ],
        0.8,
      )
      // Moustache: two wires.
      ink.lines(['20,13 6,17 -8,13 -16,5 -14,-2', '30,15 38,24 46,23 48,15'], { width: 3.2, profile: 'flick' })
      // Nose: it enters rooms before him.
      const nose = ink.path('0,-24* 10,-20 24,-12 37,-1 43,10 39,18 30,18 23,12 16,14 10,9 9,0*', true)
      ink.form(nose, {
        width: 3.2,
        halo: 1,
        fill: white,
        skip: [1],
        tone: { from: 0.56, to: 0.86, width: 2, spacing: 2.4, angle: -128 },
      })
      ink.line('27,13 31,10 35,12', { width: 2.2 })
      ink.line('18,-13 29,-5 37,5', { width: 1.3, profile: 'flick' })
      ink.dot(20, 3, 1.3)
      if (look === 'blink') drawShutEyes(ink)
      else if (beside > 1) drawPoppedEyes(ink, beside)
      else drawOpenEyes(ink)
      ink.line('-21,-29 -12,-33 -2,-30', { width: 1.8, profile: 'swell' })
      solid(ink, '-29,-42 -17,-50 -3,-46 1,-40 -12,-43 -23,-36')
      solid(ink, '7,-43 17,-46 27,-39 25,-36 16,-40 8,-39')
    }),
  )
  // The finger.
  solid(ink, '40,108* 36,78 44,66 74,66 86,74 92,108*', 1.4)
  const cuff = ink.path('34,76 37,64 46,58 60,55 76,60 82,71 72,77 64,70 56,78 46,72', true)
  ink.form(cuff, { width: 2.8, halo: 1.2, fill: white })
  ink.lines(['46,61 48,69', '58,58 59,67', '70,61 69,70'], { width: 2, profile: 'flick' })
  const hand = ink.clay(
    [ink.ellipse(60, 40, 15, 14), ink.tube('53,36@14 53,14@13 55,-6@11.4', { root: true, round: 1 })],
    4,
  )
  ink.form(hand, { width: 3.4, halo: 1.8, fill: white, tone: { from: 0.54, width: 2, spacing: 2.4, angle: -128 } })
  const thumb = ink.tube('46,48@10 55,42@9.6 64,44@8.4', { root: true, round: 1 })
  ink.form(thumb, { width: 2.6, halo: 0.8, fill: white })
  ink.lines(['64,28 74,28', '66,35 76,35', '48,10 57.6,11', '51,-6.6 55.4,-9.4 59.4,-6'], { width: 2, profile: 'pen' })
  if (beside > 0) drawSteam(ink, beside)
  // What flies when he speaks.
  if (shout > 0.5)
    for (const [x, y, radius] of [
      [41, 20, 1.6],
      [69, 10, 2.2],
      [71, -8, 1.6],
      [79, 2, 1.4],
      [66, -20, 1.3],
    ] as const)
      ink.dot(x, y, radius)
  ink.light = light
}

/** Two teeth, and a tongue. `shout` 0 is between two words, 1 wide open. */
function drawMouth(ink: Ink, shout: number): void {
  const mouth = ink.path(
    [
      [-8, 15, 1, 1],
      [4, 12],
      [17, 15],
      [27, 19, 1, 1],
      [27, 25 + shout * 10],
      [15, 28 + shout * 15],
      [2, 25 + shout * 12],
    ],
    true,
  )
  solid(ink, mouth)
  ink.clip(mouth, () => {
    ink.form('-1,10* 7,10* 7,21* 0,20*', { width: 1.7, fill: '#ffffff' })
    ink.form('15,10* 22,12* 21,21* 15,21*', { width: 1.7, fill: '#ffffff' })
    const tongue = ink.ellipse(13, 33 + shout * 12, 13, 9)
    ink.form(tongue, { width: 2, fill: '#ffffff' })
    ink.wash(tongue, { alpha: 0.6, color: TEAL })
  })
}

/** The near one behind a monocle, the far one at nobody. */
function drawOpenEyes(ink: Ink): void {
  ink.form(ink.ellipse(13, -30, 7, 7.6), { width: 2.2, fill: '#ffffff' })
  ink.black(ink.ellipse(15.6, -29, 2.8, 3.6))
  const lens = ink.ellipse(-12, -23, 14, 14, 0, 0.02)
  ink.form(lens, { width: 3.8, halo: 0.8, fill: '#ffffff', lit: 0.8, gap: 0 })
  ink.black(ink.ellipse(-7, -22, 5, 6.4))
  ink.dot(-8.8, -24.8, 1.9, { white: true })
}

function drawShutEyes(ink: Ink): void {
  ink.line('7,-29 13,-27 20,-29', { width: 2.4, profile: 'swell' })
  const lens = ink.ellipse(-12, -23, 14, 14, 0, 0.02)
  ink.form(lens, { width: 3.8, halo: 0.8, fill: '#ffffff', lit: 0.8, gap: 0 })
  ink.line('-21,-23 -12,-20 -3,-22', { width: 2.4, profile: 'swell' })
}

/** The wig's upper tier, behind his head. */
function drawUpperTier(ink: Ink): void {
  const upper = ink.tube('-44,-52@24 -22,-70@32 8,-74@30 26,-62@18', { root: true })
  ink.form(upper, {
    width: 3,
    halo: 0.8,
    fill: '#ffffff',
    tone: { from: 0.44, to: 0.78, width: 2.2, spacing: 2.5, angle: 62 },
  })
}

/** The wig's front: one great roll over the brow. */
function drawGreatRoll(ink: Ink): void {
  const roll = ink.tube('-44,-34@24 -28,-50@31 -2,-56@31 20,-50@24', { root: true, round: 1 })
  ink.form(roll, {
    width: 3.2,
    halo: 1,
    fill: '#ffffff',
    tone: { from: 0.46, to: 0.8, width: 2.2, spacing: 2.4, angle: 66 },
  })
  ink.lines(['-46,-40 -26,-56 0,-62 20,-56', '-40,-30 -24,-44 -2,-49 18,-45'], { width: 1.7, profile: 'swell' })
  ink.line('24,-50 28,-53 30,-48 25,-45 21,-49 24,-54', { width: 1.7 })
}

/** Under it he is bald, but for one hair. */
function drawPate(ink: Ink): void {
  const pate = ink.path('-37,-32* -36,-50 -24,-62 -5,-66 9,-60 17,-46 17,-32*', true)
  ink.form(pate, {
    width: 3.2,
    halo: 1,
    fill: '#ffffff',
    tone: { from: 0.6, to: 0.9, width: 1.8, spacing: 2.6, angle: -128 },
  })
  ink.cut('-34,-40* 14,-40* 15,-24* -35,-20*', { fill: '#ffffff' })
  ink.line('-9,-65 -14,-75 -7,-85 4,-82 3,-74 -4,-75', { width: 2.2, profile: 'flick' })
  ink.lines(['-27,-41 -12,-45 5,-40', '-23,-48 -10,-52 3,-48'], { width: 1.5, profile: 'swell' })
  ink.line('-27,-56 -19,-61 -12,-62', { width: 1.3, profile: 'swell' })
}

/** Both eyes on their own way; the monocle hangs on its string, or flies. */
function drawPoppedEyes(ink: Ink, beside: Beside): void {
  ink.form(ink.ellipse(15, -31, 10, 11), { width: 2.6, fill: '#ffffff', halo: 0.6 })
  ink.black(ink.ellipse(18, -29, 2.2, 2.6))
  ink.form(ink.ellipse(-12, -25, 15, 16.6), { width: 3, fill: '#ffffff', halo: 0.8 })
  ink.black(ink.ellipse(-5, -23, 2.6, 3.2))
  ink.lines(['-24,-16 -16,-10 -6,-10', '-25,-12 -16,-6 -7,-6'], { width: 1.5, profile: 'swell' })
  ink.lines(['-26,-33 -21,-31', '-27,-27 -22,-27', '-3,-36 -6,-33'], { width: 1.1, profile: 'flick' })
  const flies = beside > 2
  ink.line(flies ? '-36,-6 -30,12 -8,-2 22,-52 46,-52' : '-34,-4 -37,14 -31,26', { width: 1.4, profile: 'even' })
  const lens = flies ? ink.ellipse(57, -54, 12, 11, -20, 0.02) : ink.ellipse(-28, 36, 9, 11, 20, 0.02)
  ink.form(lens, { width: 3.6, halo: 0.8, fill: '#ffffff', lit: 0.8, gap: 0 })
  ink.lines(flies ? ['50,-55 55,-61', '54,-50 63,-60'] : ['-33,35 -29,29', '-31,41 -24,32'], {
    width: 1.6,
    profile: 'swell',
  })
}

/** Out of his ear, a puff more each time. */
function drawSteam(ink: Ink, beside: Beside): void {
  const puffs = [
    [-63, -15, 8.5, 7],
    [-79, -27, 12, 10.4],
    [-73, -48, 15, 12.6],
    [-54, -36, 9.4, 8],
  ] as const
  for (const [x, y, across, down] of puffs.slice(0, beside + 1)) {
    const puff = ink.scalloped(ink.ellipse(x, y, across, down, -14, 0.04), { size: across * 0.8, depth: 1.6 })
    ink.form(puff, { width: 2.2, halo: 0.6, fill: '#ffffff', tone: { from: 0.6, width: 1.4, spacing: 2.2 } })
    ink.line(
      [
        [x - across * 0.4, y + down * 0.1],
        [x, y - down * 0.44],
        [x + across * 0.4, y + down * 0.04],
      ],
      { width: 1.3, profile: 'flick' },
    )
  }
  ink.lines(['-48,-8 -55,-10', '-48,-16 -56,-21', '-47,-2 -55,0'].slice(0, beside), { width: 2, profile: 'flick' })
}
