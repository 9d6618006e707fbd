import { drawFist } from '../ink/fist'
import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { dressed, solid } from './materials'
import { drawQuibbleHead, type QuibbleHead } from './quibbleHead'
import { shade, type Turn, turned } from './turns'

/** How Minister Quibble holds himself. */
export interface QuibblePose extends QuibbleHead {
  readonly turn: Turn
}

/** How he is seen as a bust. */
export interface QuibbleBustPose extends QuibblePose {
  /** Whether he lifts his finger: as a rule when he speaks. */
  readonly isPointing: boolean
}

/**
 * Minister Quibble as a bust, head and shoulders with his finger up: 204 units wide, and he fills a circle of 88 about 0, 0.
 * He looks to the right when not told otherwise.
 */
export function drawQuibbleBust(ink: Ink, pose: Options<QuibbleBustPose> = {}): void {
  const { turn = 'right', mood = 'talking', livery = 'paper', isBlinking = false } = pose
  const { isPointing = mood === 'talking' || mood === 'shouting' } = pose
  turned(ink, 'right', turn, () => {
    const robe = solid(ink, '-100,104* -90,74 -58,58 -8,52 38,58 74,72 102,104*')
    ink.clip(robe, () => ink.lines(['-70,72 -62,90', '-46,70 -42,92'], { width: 1.8, white: true, profile: 'swell' }))
    drawQuibbleHead(ink, { mood, livery, isBlinking })
    if (isPointing) drawFinger(ink, livery)
    if (mood === 'shouting') drawSpit(ink)
  })
}

/** An arm, a frilled cuff, and the finger that knows better. */
function drawFinger(ink: Ink, livery: QuibbleHead['livery']): void {
  const fill = livery === 'glass' ? '#ffffff' : undefined
  const sleeve = solid(ink, '38,104* 36,78 44,66 74,66 86,74 90,104*', 1.4, 1.6)
  ink.clip(sleeve, () => ink.line('80,78 84,90 86,102', { width: 1.8, white: true, profile: 'swell' }))
  const cuff = ink.path('34,76 37,64 46,58 60,55 76,60 82,71 72,77 64,70 56,78 46,72', true)
  ink.form(cuff, { width: 2.8, halo: 1.2, fill })
  ink.lines(['46,61 48,69', '58,58 59,67', '70,61 69,70'], { width: 2, profile: 'flick' })
  const finger = ink.tube('53,36@14 53,14@13 55,-6@11.4', { root: true, round: 1 })
  const hand = ink.clay([ink.ellipse(60, 40, 15, 14), finger], 4)
  const tone = shade(ink, { from: 0.54, width: 2, spacing: 2.4, angle: -128 })
  ink.form(hand, { width: 3.4, halo: 1.8, fill, tone })
  const thumb = ink.tube('46,48@10 55,42@9.6 64,44@8.4', { root: true, round: 1 })
  ink.form(thumb, { width: 2.6, halo: 0.8, fill })
  ink.lines(['64,28 74,28', '66,35 76,35', '48,10 57.6,11', '51,-6.6 55.4,-9.4 59.4,-6'], { width: 2, profile: 'pen' })
}

/** What flies when he speaks. */
function drawSpit(ink: Ink): void {
  const drops = [
    [41, 20, 1.6],
    [69, 10, 2.2],
    [71, -8, 1.6],
    [79, 2, 1.4],
    [66, -20, 1.3],
  ] as const
  for (const [x, y, radius] of drops) ink.dot(x, y, radius)
}

/**
 * All of Minister Quibble: a comma of a man, mid-objection, with the smaller print still unrolling. 201 units high; 0, 0 is the
 * ground between his shoes, and the paper hangs 44 units below it, over the edge of what he stands on. He looks to the left
 * when not told otherwise.
 */
export function drawQuibble(ink: Ink, pose: Options<QuibblePose> = {}): void {
  const { turn = 'left', mood = 'talking', livery = 'paper', isBlinking = false } = pose
  turned(ink, 'left', turn, () => {
    drawTails(ink)
    drawLegs(ink)
    drawCoat(ink)
    drawObjectingArm(ink)
    drawScroll(ink)
    const head = { mood, livery, isBlinking }
    ink.at(-28, -154, { scaleX: -0.5, scaleY: 0.5, rotate: 4 }, () => drawQuibbleHead(ink, head))
  })
}

function drawTails(ink: Ink): void {
  const tails = solid(ink, '12,-74* 34,-62 56,-40 66,-14* 54,-20 46,-8* 34,-34 16,-50*', 1, 1.5)
  const seams = ['22,-62 42,-44 56,-24', '20,-54 36,-38 46,-18']
  ink.clip(tails, () => ink.lines(seams, { width: 1.5, white: true, profile: 'swell' }))
}

/** Two pencils in buckled shoes. */
function drawLegs(ink: Ink): void {
  const legs = [
    ['16,-56@13 20,-34@9 17,-8@7', 17],
    ['4,-56@13 -4,-34@9 -8,-6@7', -8],
  ] as const
  for (const [spine, x] of legs) {
    dressed(ink, ink.tube(spine, { root: true, round: 0.5 }), 'paper', { width: 2.4 })
    const shoe = [
      [x - 8, -12, 1, 1],
      [x + 8, -12, 1, 1],
      [x + 8, -3],
      [x + 9, 1],
      [x + 9, 5, 1, 1],
      [x - 20, 5, 1, 1],
      [x - 20, 1],
      [x - 11, -3],
    ]
    solid(ink, shoe, 1, 1.5)
    const buckle = [
      [x - 10, -6, 5],
      [x - 3, -6, 5],
    ]
    ink.form(ink.tube(buckle, { root: true }), { width: 1.7, halo: 0.4 })
  }
}

/** Bent like a hook. */
function drawCoat(ink: Ink): void {
  const coat = solid(
    ink,
    '-30,-124* -22,-136 -4,-134 12,-120 24,-96 28,-72 24,-50* 10,-46 -6,-50* -8,-70 -14,-90 -26,-106*',
    1,
    1.5,
  )
  ink.clip(coat, () =>
    ink.lines(['4,-124 18,-100 22,-70', '-4,-100 4,-78 4,-54'], { width: 1.6, white: true, profile: 'swell' }),
  )
  const buttons = [
    [-11, -90],
    [-3, -75],
    [0, -60],
  ] as const
  for (const [x, y] of buttons) ink.dot(x, y, 2, { white: true })
}

/** The far arm, its finger up. */
function drawObjectingArm(ink: Ink): void {
  const arm = solid(ink, ink.tube('10,-112@14 36,-104@12.6 46,-126@11 44,-142@10', { root: true, round: 0.5 }), 1, 1.5)
  ink.clip(arm, () => ink.line('18,-108 38,-106 46,-126', { width: 1.5, white: true, profile: 'swell' }))
  ink.form('36,-140* 40,-142 44,-140 48,-142 52,-140* 53,-149* 35,-149*', { width: 2, halo: 0.6 })
  const finger = ink.tube('41,-160@5.4 39,-174@4.8 40,-184@3.8', { root: true, round: 0.6 })
  const hand = ink.clay([ink.ellipse(44, -156, 8, 7.4), finger], 2)
  ink.form(hand, { width: 2.3, halo: 1, tone: shade(ink, { from: 0.58, width: 1.3, spacing: 2.1 }) })
  ink.lines(['46,-160 51,-159', '46,-156 52,-155', '46,-152 51,-151'], { width: 1.2, profile: 'flick' })
  ink.line('38.6,-182 41,-183', { width: 1.1 })
}

/** The near hand lets the paper run. */
function drawScroll(ink: Ink): void {
  const scroll = ink.path(
    '-72,-104* -42,-102* -44,-70 -50,-40 -48,-10 -56,16* -66,40 -84,44* -98,34* -84,28 -82,10 -76,-12 -78,-44 -74,-70',
    true,
  )
  ink.form(scroll, { width: 2.5, halo: 1.4, tone: shade(ink, { from: 0.56, width: 1.6, spacing: 2.3 }) })
  ink.clip(scroll, () => {
    const random = ink.fork('small print')
    for (let y = -92; y < 26; y += 7.5) {
      const shift = Math.sin(y / 30) * 3 - (y + 94) * 0.07
      const line = [
        [-67 + shift, y],
        [-60 + shift, y + 0.6],
        [-49 + shift - random.between(0, 6), y - 0.4],
      ]
      ink.line(line, { width: 1.3, profile: 'pen', dry: 0.25 })
    }
  })
  ink.form(ink.tube('-76,-106@8 -38,-104@8', { root: true, round: 0.5 }), { width: 2.2, halo: 1 })
  solid(ink, ink.tube('-14,-112@15 -28,-92@13 -44,-96@11', { root: true, round: 0.5 }), 1, 1.5)
  ink.form('-41,-103* -37,-89* -45,-87* -48,-94 -49,-102*', { width: 1.9, halo: 0.6 })
  drawFist(ink, -54, -99, { size: 17, turn: 280, width: 2.3, hand: 'right' })
}
