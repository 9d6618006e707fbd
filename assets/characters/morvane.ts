import { drawFist } from '../ink/fist'
import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { drawOpenHand } from './hands'
import { solid } from './materials'
import { drawMorvaneHead, type MorvaneMood } from './morvaneHead'
import { feather, shade, type Turn, turned } from './turns'

/** How Morvane stands. */
export interface MorvanePose {
  /** To the left when not given: his open hand is on the side he looks to. */
  turn: Turn
  /** Scheming when not given. */
  mood: MorvaneMood
  isBlinking: boolean
  /** Units by which the drop hovers above its place over his open hand; 0 when not given. */
  drop: number
}

/**
 * Morvane the sorcerer, a man like a spill, from the front, looking aside: his hat is a pen nib, his sleeves hang to the knee,
 * his quill is black, his hem runs. 256 units high with his hat; 0, 0 is the ground under his middle, and his hem drips 36
 * units below it.
 */
export function drawMorvane(ink: Ink, pose: Options<MorvanePose> = {}): void {
  const { turn = 'left', mood = 'scheming', isBlinking = false, drop = 0 } = pose
  turned(ink, 'left', turn, () => {
    drawQuill(ink)
    drawCollar(ink)
    drawRobe(ink)
    drawSleeves(ink)
    ink.at(-70, -172 - drop, {}, () => drawDrop(ink))
    ink.at(-2, -134, { rotate: -6, scale: 1.1 }, () => drawMorvaneHead(ink, mood, isBlinking))
  })
}

/** The dark brother of the princess's. */
function drawQuill(ink: Ink): void {
  const shaft = ink.tube('58,10@4 60,-60@4.6 66,-112@4 76,-180@2.4', { root: true, round: 0.5 })
  ink.form(shaft, { width: 2, halo: 1 })
  const vane = solid(
    ink,
    '64,-104* 58,-122 62,-132* 55,-136 58,-166 66,-196 84,-222* 92,-204 94,-176 88,-150* 84,-150 84,-132 76,-114 68,-102*',
    1,
    1.5,
  )
  const barbs = { length: 13, width: 1.4, spacing: 4, slant: -40, white: true, envelope: () => 0.9 } as const
  ink.clip(vane, () => {
    ink.line('85,-218 76,-176 66,-108', { width: 1.8, white: true, profile: 'swell' })
    feather(ink, '86,-216 76,-176 66,-108', { ...barbs, side: 1 })
    feather(ink, '86,-216 76,-176 66,-108', { ...barbs, side: -1, length: 9, spacing: 7 })
  })
}

function drawCollar(ink: Ink): void {
  const collar = '-14,-110* -34,-128 -50,-168* -30,-156 -16,-150 14,-150 30,-158 48,-172* 36,-130 16,-110*'
  const tone = shade(ink, { from: 0.2, to: 0.7, width: 2, spacing: 2.2, angle: -70 })
  ink.form(collar, { width: 2.8, halo: 1, tone })
}

/** Narrow at the shoulders, poured out at the hem. */
function drawRobe(ink: Ink): void {
  const robe = solid(
    ink,
    '-16,-120* -24,-104 -28,-60 -40,-24 -66,2* -60,10 -48,8 -40,18 -30,10 -14,16 0,9 16,18 30,10 42,16 56,8 72,2* 44,-26 32,-60 26,-104 16,-120*',
    1,
    1.5,
  )
  const folds = [
    '-8,-100 -14,-60 -22,-20 -36,8',
    '0,-80 -2,-40 -4,10',
    '8,-100 16,-50 22,-14 32,10',
    '18,-90 24,-50 38,-16 54,4',
    '-16,-94 -22,-60 -34,-22 -52,4',
  ]
  ink.clip(robe, () => ink.lines(folds, { width: 1.8, white: true, profile: 'swell' }))
  const drips = [
    [-62, 14, 3],
    [-40, 24, 4],
    [18, 26, 4.6],
    [46, 22, 3],
  ] as const
  for (const [x, y, size] of drips) {
    ink.black(ink.leaf(x, y - 8, 90, 14 + size * 2, size * 2.4, { belly: 0.7 }))
    const glint = [
      [x - size * 0.4, y + size * 1.1],
      [x - size * 0.3, y + size * 2],
    ]
    ink.line(glint, { width: 1.2, white: true, profile: 'swell' })
  }
}

/** One sleeve holds the quill, the other lifts a drop out of nothing. */
function drawSleeves(ink: Ink): void {
  const far = solid(ink, '14,-116* 30,-112 46,-100 62,-86* 64,-74 56,-40* 46,-54 34,-72 20,-88*', 1, 1.5)
  const farFolds = ['26,-104 44,-88 54,-56', '22,-98 38,-78 48,-58']
  ink.clip(far, () => ink.lines(farFolds, { width: 1.6, white: true, profile: 'swell' }))
  drawFist(ink, 61, -84, { size: 16, turn: 10, width: 2.3, hand: 'right' })
  const near = solid(
    ink,
    '-12,-116* -32,-116 -48,-124 -60,-138* -70,-132 -76,-118* -74,-90 -66,-60* -54,-84 -38,-94 -18,-92*',
    1,
    1.5,
  )
  const nearFolds = ['-24,-108 -46,-112 -60,-126', '-26,-102 -52,-100 -66,-76', '-58,-118 -68,-104 -68,-80']
  ink.clip(near, () => ink.lines(nearFolds, { width: 1.6, white: true, profile: 'swell' }))
  // The mouth of the sleeve, and the hand that comes out of it.
  ink.form('-60,-139* -72,-133* -77,-117* -69,-121 -62,-130', {
    width: 1.8,
    halo: 0.4,
    tone: { from: 0.2, to: 0.5, spacing: 2 },
  })
  drawOpenHand(ink, { x: -70, y: -141, angle: -100, size: 1.06 }, 0.7)
}

/** A drop of ink out of nothing; 0, 0 is its foot. */
function drawDrop(ink: Ink): void {
  ink.black('0,-25* 8.4,-9 0,0 -8.4,-9')
  ink.dot(-3, -10, 1.9, { white: true })
  ink.lines(['-14,-18 -21,-22', '14,-18 21,-23', '0,-32 0,-39'], { width: 1.7, profile: 'flick' })
}
