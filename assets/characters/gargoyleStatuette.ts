import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import { solid } from './materials'
import { feather, shade, type Turn, turned } from './turns'

/** How the gargoyle's likeness sits on a shelf. */
export interface StatuettePose {
  /** The way it looks; to the left when not given. */
  turn: Turn
  /** It is stone, and asleep; awake, its eyes glow. */
  mood: 'asleep' | 'awake'
}

/**
 * The gargoyle where it has to be small: a statuette in ink on paper, hunched on a plinth, wings half folded, with the one whole
 * horn, the brow, the tusks and the goat's beard of the great one. 124 units high; 0, 0 is under the middle of the plinth.
 */
export function drawGargoyleStatuette(ink: Ink, pose: Options<StatuettePose> = {}): void {
  const { turn = 'left', mood = 'asleep' } = pose
  turned(ink, 'left', turn, () => {
    drawWings(ink)
    drawPlinth(ink)
    drawBody(ink)
    ink.at(-3, -70, { rotate: -4 }, () => drawHead(ink, mood))
  })
}

function drawWings(ink: Ink): void {
  const far = ink.path(
    '-16,-52* -30,-84 -52,-104* -54,-92 -64,-84* -60,-70 -64,-56* -52,-54 -46,-40* -36,-42 -22,-30*',
    true,
  )
  ink.form(far, { width: 2.7, halo: 1, tone: shade(ink, { from: 0.46, width: 2, spacing: 2.2, angle: -64 }) })
  ink.lines(['-20,-52 -38,-78 -51,-100', '-21,-48 -44,-68 -62,-82', '-22,-42 -44,-52 -61,-57'], {
    width: 1.9,
    profile: 'swell',
  })
  const near = solid(ink, '14,-54* 28,-88 52,-110* 53,-97 64,-88* 59,-73 64,-58* 52,-56 47,-42* 36,-44 20,-30*', 1, 1.5)
  const bones = ['19,-54 37,-82 51,-106', '20,-50 44,-72 61,-86', '21,-44 44,-54 61,-59']
  ink.clip(near, () => ink.lines(bones, { width: 1.8, white: true, profile: 'swell' }))
}

function drawPlinth(ink: Ink): void {
  const tone = shade(ink, { from: 0.44, to: 0.8, width: 2, spacing: 2.2, angle: -80, dark: darkness(ink) })
  ink.form('-38,-12* 0,-10 39,-12* 41,-1* 0,1 -40,-1*', { width: 2.8, halo: 1, tone })
  ink.form('-44,-20* 0,-18 45,-20* 44,-11* 0,-9 -43,-11*', { width: 2.8, halo: 0.8, tone })
  ink.lines(['-18,-18 -15,-14 -18,-10', '26,-10 23,-6'], { width: 1.4, profile: 'flick' })
}

/** The side away from the light is the darker. */
function darkness(ink: Ink): (x: number) => number {
  const { x: middle } = ink.toPage(0, 0)
  const away = -Math.sign(ink.light[0])
  return (x) => ((x - middle) * away) / (160 * ink.scale)
}

/** Knees out, arms between them, claws over the edge. */
function drawBody(ink: Ink): void {
  const torso = ink.clay([ink.ellipse(0, -40, 20, 20), ink.ellipse(0, -58, 23, 13)], 8)
  ink.form(torso, { width: 2.8, halo: 1, tone: shade(ink, { from: 0.36, width: 2.2, spacing: 2.2 }) })
  for (const side of [-1, 1] as const) {
    const thigh = ink.tube(`${side * 12},-30@17 ${side * 24},-38@18 ${side * 31},-46@13`, { root: true })
    const shin = ink.tube(`${side * 31},-45@12 ${side * 32},-32@11 ${side * 29},-24@12`, { root: true })
    const leg = ink.clay([thigh, shin], 5)
    const from = side > 0 ? 0.26 : 0.46
    ink.form(leg, { width: 2.6, halo: 1, tone: shade(ink, { from, width: 2, spacing: 2.1, angle: -60 }) })
    drawFoot(ink, side * 30, -20)
  }
  for (const side of [-1, 1] as const) {
    const arm = ink.tube(`${side * 13},-52@12 ${side * 18},-38@10 ${side * 13},-24@9`, { root: true })
    ink.form(arm, { width: 2.4, halo: 1, tone: shade(ink, { from: 0.4, width: 1.9, spacing: 2.1 }) })
    const fist = ink.clay([ink.ellipse(side * 13, -22, 7, 5), ink.ellipse(side * 15, -19, 5.4, 4)], 2)
    ink.form(fist, { width: 2.1, halo: 0.7, tone: shade(ink, { from: 0.5, width: 1.6, spacing: 2 }) })
    ink.lines([`${side * 11},-22 ${side * 11.4},-17`, `${side * 15.4},-22 ${side * 16},-17`], {
      width: 1.4,
      profile: 'flick',
    })
  }
}

/** Three toes over the edge, each with its hooked claw. */
function drawFoot(ink: Ink, x: number, y: number): void {
  const toes = [
    [-8.4, 0.6, -2],
    [8, 1, 2],
    [0, 3, 0.6],
  ] as const
  ink.at(x, y, {}, () => {
    for (const [left, down, lean] of toes) {
      const claw = [
        [left + lean - 2.6, down + 2, 1, 1],
        [left + lean - 1.6, down + 8],
        [left + lean * 1.6, down + 15, 1, 1],
        [left + lean + 2, down + 8],
        [left + lean + 2.8, down + 2, 1, 1],
      ]
      ink.form(claw, { width: 1.5, halo: 0.5 })
      const toe = ink.tube(`${left * 0.6},-9@7 ${left},-3@8.4 ${left + lean},${down + 2}@8`, { root: true })
      ink.form(toe, { width: 2, halo: 0.6, tone: shade(ink, { from: 0.44, width: 1.6, spacing: 2 }) })
    }
  })
}

function drawHead(ink: Ink, mood: StatuettePose['mood']): void {
  // Ears, and the horns: the near one whole, the far one broken.
  ink.form('-19,-8* -30,-15 -43,-18* -38,-8 -28,0 -18,4*', { width: 2.3, halo: 0.8 })
  ink.black('-22,-6 -31,-11 -38,-14 -34,-7 -27,-2')
  ink.form('20,-8* 31,-15 46,-18* 40,-8 30,0 19,5*', {
    width: 2.3,
    halo: 0.8,
    tone: shade(ink, { from: 0.4, width: 1.7, spacing: 2 }),
  })
  ink.black('23,-6 32,-11 41,-14 36,-7 28,-2')
  const horn = solid(ink, ink.tube('14,-16@15 14,-28@12.6 19,-39@9.4 28,-46@5.6 37,-51@1', { root: true }), 1)
  const rings = ['8,-25 14,-23 20,-25', '9,-32 15,-30 21,-33', '12,-38 18,-36 23,-40', '17,-43 22,-42 25,-45']
  ink.clip(horn, () => ink.lines(rings, { width: 1.7, white: true, profile: 'flick' }))
  solid(ink, '-19,-14* -21,-26 -22,-32* -17,-35* -15,-31* -11,-37* -7,-31* -5,-16*', 1)
  ink.lines(['-20,-20 -13,-18 -7,-20', '-21,-26 -14,-24 -7,-26'], { width: 1.7, white: true, profile: 'flick' })
  ink.form('-22,-31* -17,-35* -15,-31* -11,-37* -6,-31* -14,-28', { width: 1.7, halo: 0.3 })

  const skull = '-20,-12 -14,-21 0,-25 16,-22 23,-10 25,4 20,20 8,27 -8,27 -20,20 -25,6'
  ink.form(skull, { width: 3, halo: 1.2, tone: shade(ink, { from: 0.5, width: 1.9, spacing: 2.1 }) })
  drawJaw(ink)
  drawEyes(ink, mood)
  // The brow, an overhanging stone.
  const brow = '-27,-10* -21,-16 -9,-12 -1,-5 5,-8 14,-15 24,-18 31,-15* 27,-8 16,-6 6,1 -1,3 -9,-1 -17,-5 -25,-5*'
  ink.form(brow, { width: 2.6, halo: 0.8, tone: shade(ink, { from: 0.5, width: 1.7, spacing: 2 }) })
  ink.lines(['-3,-3 -1,0 -2,2', '3,-4 2,0'], { width: 1.4, profile: 'flick' })
}

/** Chin, jowls, tusks, nose and beard. */
function drawJaw(ink: Ink): void {
  const tuft = solid(ink, '-12,36* -15,44 -15,52* -8,46* -6,54 -1,61* 3,52 5,46* 10,49 13,54* 15,45 13,36*', 1)
  ink.clip(tuft, () =>
    ink.lines(['-9,38 -10,46', '-2,38 -2,52', '6,38 8,47'], { width: 1.7, white: true, profile: 'flick' }),
  )
  const jaw = '-25,24 -18,21 0,22 20,21 27,25 25,33 15,40 0,42 -16,40 -25,33'
  ink.form(jaw, { width: 2.7, halo: 0.8, tone: shade(ink, { from: 0.46, width: 1.8, spacing: 2.1 }) })
  ink.black('-26,26* -12,25 0,24 14,25 28,26* 27,32 16,33 2,30 -10,32 -22,33')
  feather(ink, '-22,32 -10,31 2,29.6 16,32 26,31', {
    side: 1,
    length: 4,
    width: 1.4,
    spacing: 2.4,
    slant: 10,
    envelope: () => 1,
  })
  const jowls = ['-6,16 -16,15 -24,20 -28,27* -18,29 -9,26', '-8,17 4,15 18,17 27,22 30,28* 18,30 4,28 -6,25']
  for (const jowl of jowls) {
    ink.form(jowl, { width: 2.5, halo: 0.7, tone: shade(ink, { from: 0.54, width: 1.6, spacing: 2.1, angle: -20 }) })
  }
  const tusks = [
    [-19, 31, -97, 13, 6.4],
    [17, 32, -82, 14, 7],
  ] as const
  for (const [x, y, angle, length, width] of tusks) {
    ink.form(ink.leaf(x, y, angle, length, width, { belly: 0.2 }), { width: 1.8, halo: 0.7 })
  }
  const nose = ink.clay(
    [ink.tube('0,-4@10 -3,4@12 -6,11@15', { root: true }), ink.ellipse(-7, 14, 12, 8.6), ink.ellipse(4, 16, 7, 6)],
    4,
  )
  ink.form(nose, { width: 2.6, halo: 1, tone: shade(ink, { from: 0.52, width: 1.8, spacing: 2.1 }) })
  ink.black(ink.ellipse(-12.6, 16.6, 3.6, 2.8))
  ink.black(ink.ellipse(1.6, 17, 4.4, 3))
  ink.lines(['-5,0 0,2 5,-1', '-7,5 -1,7 5,3'], { width: 1.6, profile: 'swell' })
}

function drawEyes(ink: Ink, mood: StatuettePose['mood']): void {
  ink.black('4,0* 10,-6 20,-9 25,-4 23,4 15,7 7,5')
  ink.black('-6,0* -12,-6 -20,-7 -24,-2 -22,4 -15,6 -8,4')
  if (mood === 'asleep') {
    ink.lines(['7,0 13,4 22,0', '-9,1 -15,4 -22,1'], { width: 2.2, white: true, profile: 'swell' })
    ink.lines(['8,-3 14,-1 21,-4', '-10,-3 -15,-1 -20,-3'], { width: 1.4, white: true, profile: 'swell' })
    return
  }
  for (const eye of ['6,0 12,-5 20,-6 22,-1 17,4 10,3', '-8,0 -13,-5 -19,-5 -21,0 -16,4 -11,3']) {
    ink.black(eye, { white: true })
    ink.wash(eye, { alpha: 0.9, color: VERMILION })
  }
  ink.black(ink.ellipse(13, -1, 1.5, 3.2, 8))
  ink.black(ink.ellipse(-14, -0.6, 1.5, 3.1, -8))
}
