import { drawFace } from '../face'
import { drawFoot, drawLegs } from '../feet'
import type { Hand } from '../hand'
import { drawTail } from '../tails'
import type { Traits } from '../traits'

/** Something to put on, and rather alive. */
export interface GarmentTraits extends Traits {
  readonly plan: 'garment'
  readonly shape: GarmentShape
}

type GarmentShape = keyof typeof SHAPES

type Draw = (hand: Hand, traits: GarmentTraits) => void

const SHAPES = {
  /** A rubber boot: its toe is the muzzle, its straps are the ears. */
  welly(hand) {
    const { ink } = hand
    drawTail(hand, 'cat', 30, -18, 0.7)
    const boot = hand.tinted(
      '-12,-98* 34,-100* 35,-60 38,-30 40,-9* 30,-7 8,-8 -30,-7 -48,-10 -52,-22 -46,-36 -28,-44 -12,-54 -10,-76',
      { from: 0.54, width: 3.2, offset: 2.6 },
    )
    ink.clip(boot, () => {
      ink.black('-8,-92* 30,-94* 30,-88* -8,-86*', { white: true })
      hand.pen(1.6, '-4,-50 6,-44 10,-34', '30,-60 24,-50')
    })
    hand.solid('-56,-10* 10,-10* 12,-7* 20,-7* 22,-10* 44,-10* 43,0.4* 20,0.4* 20,-2* 12,-2* 12,0.4* -54,0.4*', {
      rim: 0.8,
    })
    hand.form('-16,-104* 38,-106* 37,-93* -14,-91*', { width: 2.6 })
    for (const [x, turn] of [
      [-12, 128],
      [36, 52],
    ] as const)
      hand.form(ink.leaf(x, -100, turn, 34, 17, { belly: 0.6, tip: 0.7 }), { width: 2.4, from: 0.44 })
    hand.solid(ink.ellipse(-48, -34, 7, 5.4), { rim: 0, halo: 0.4 })
    ink.dot(-50, -36, 1.6, { white: true })
  },
  /** A mitten with a thumb of a tail, and a thread that leads home. */
  mitten(hand, traits) {
    const { ink } = hand
    drawLegs(hand, traits.feet ?? 'paw', { top: -14, apart: 14, thick: 10 })
    hand.tinted(ink.tube('20,-44@24 40,-58@21 46,-76@20', { root: true, round: 1 }), { from: 0.5, width: 2.7 })
    const glove = hand.tinted('-30,-26* -34,-60 -38,-98* -22,-88 0,-92 18,-90 34,-102* 32,-62 28,-26*', {
      bare: true,
      offset: 2.4,
    })
    ink.clip(glove, () => {
      for (let row = 0; row < 7; row++)
        for (let i = 0; i < 9; i++)
          hand.pen(1.3, [
            [-36 + i * 9, -92 + row * 10],
            [-32 + i * 9, -87 + row * 10],
            [-28 + i * 9, -92 + row * 10],
          ])
      ink.cut(ink.ellipse(-3, -62, 22, 18))
    })
    ink.tone(glove, { from: 0.54, width: 2.2 })
    ink.contour(glove, { width: 3.1 })
    const cuff = hand.form('-36,-30* 34,-31* 34,-11* -35,-10*', { width: 2.7 })
    ink.clip(cuff, () => {
      for (let x = -32; x < 36; x += 6)
        hand.even(1.8, [
          [x, -32],
          [x + 0.6, -8],
        ])
    })
    drawFace(hand, traits.face, { x: -2, y: -66, scale: 0.92 })
    hand.flick(1.3, '14,-56 34,-60', '14,-52 33,-51', '-20,-56 -38,-60', '-20,-52 -38,-51')
    hand.pen(1.8, '34,-18 46,-16 52,-24 60,-14 56,-4')
  },
  /** A sock: the heel is a knee, the toe has teeth. */
  sock(hand, traits) {
    const { ink } = hand
    for (const [x, y] of [
      [10, -1.5],
      [42, -1.5],
    ] as const)
      drawFoot(hand, traits.feet ?? 'claw', x + 6, y, 0.9)
    for (const [x, y, turn] of [
      [52, -84, 20],
      [54, -68, 24],
      [54, -52, 30],
    ] as const)
      hand.tinted(ink.leaf(x - 6, y, turn, 14, 12), { width: 2 })
    hand.form('-12,-44* -40,-42 -70,-42* -66,-30 -36,-25 -6,-22*', { width: 2.6, from: 0.5 })
    const sock = hand.form(
      '14,-104* 50,-106* 52,-66 54,-34 46,-14 24,-8 2,-18 -14,-34 -42,-42 -66,-48* -72,-58 -58,-68 -30,-66 -4,-62 14,-70*',
      { bare: true, halo: 1 },
    )
    ink.clip(sock, () => {
      ink.lines(['8,-92 56,-94', '8,-78 56,-80', '4,-62 58,-64', '20,-48 58,-44'], {
        width: 7,
        color: hand.accent,
        profile: 'even',
      })
      ink.tint(ink.ellipse(44, -12, 20, 18), { color: hand.accent, offset: 0 })
      ink.tint(ink.ellipse(-70, -58, 14, 16), { color: hand.accent, offset: 0 })
    })
    ink.tone(sock, { from: 0.54, width: 2.2 })
    ink.contour(sock, { width: 3.1 })
    hand.form('8,-110* 56,-112* 56,-98* 9,-96*', { width: 2.6 })
    for (let x = 14; x < 56; x += 7)
      hand.even(1.7, [
        [x, -110],
        [x, -98],
      ])
    for (const x of [-60, -48, -36, -24])
      hand.form(
        [
          [x - 4, -47 + (x + 60) * 0.14, 1, 1],
          [x + 4, -46 + (x + 60) * 0.14, 1, 1],
          [x, -37 + (x + 60) * 0.14, 1, 1],
        ],
        { width: 1.6, halo: 0.3 },
      )
    hand.spot(ink.ellipse(-66, -61, 2, 1.6))
    for (const x of [-2, 22]) drawFoot(hand, traits.feet ?? 'claw', x, 0)
    drawFace(hand, { ...traits.face, mouth: 'none' }, { x: -14, y: -70, scale: 0.94 })
    hand.form('30,-30* 42,-34* 45,-22* 33,-18*', { width: 1.7, halo: 0.2 })
    hand.pen(1.4, '27,-28 34,-28', '40,-34 43,-29', '44,-20 40,-24')
  },
} as const satisfies Record<string, Draw>

export function drawGarment(hand: Hand, traits: GarmentTraits): void {
  SHAPES[traits.shape](hand, traits)
  if (traits.shape === 'welly') drawFace(hand, traits.face, { x: -4, y: -66, scale: 1.02, drop: 24 })
}
