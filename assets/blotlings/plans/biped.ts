import { drawBody } from '../coats'
import { drawFoot, drawLeg } from '../feet'
import type { Hand } from '../hand'
import { drawHead } from '../heads'
import { drawTail } from '../tails'
import type { AnimalTraits } from '../traits'

/** Upright, on two legs: a body like a pear. */
export interface BipedTraits extends AnimalTraits {
  readonly plan: 'biped'
  /** Half its width at the hips and at the shoulders, its height without head and legs, its legs. */
  readonly body: { hips: number; shoulders: number; height: number; leg: number }
  readonly arms?: 'belly' | 'hips' | 'short' | 'out' | 'none'
  readonly belly?: 'plain' | 'ribs' | 'patch' | 'pouch' | 'none'
  readonly headScale?: number
  readonly footScale?: number
  readonly with?: BipedThing
}

type BipedThing = keyof typeof THINGS

type DrawThing = {
  readonly back?: (hand: Hand, top: number) => void
  readonly front?: (hand: Hand, top: number) => void
}

/** What it has about it. `top` is the height of its shoulders; the head's middle lies some 16 above. */
const THINGS = {
  drops: {
    front(hand, top) {
      for (const [x, y, size] of [
        [38, top - 14, 1],
        [-38, top - 26, 0.8],
        [34, top + 8, 0.7],
      ] as const) {
        hand.ink.at(x, y, { scale: size }, () =>
          hand.form('0,-8* 4,0 2.6,4.6 -2.6,4.6 -4,0', { width: 1.6, halo: 0.4 }),
        )
      }
    },
  },
  scarf: {
    front(hand, top) {
      hand.tinted(
        [
          [-22, top - 2],
          [0, top + 6],
          [22, top - 4],
          [24, top + 6],
          [8, top + 13],
          [-14, top + 12],
          [-24, top + 7],
        ],
        { width: 2.3 },
      )
      const end = hand.tinted(
        [
          [10, top + 8, 1, 1],
          [22, top + 6, 1, 1],
          [26, top + 34, 1, 1],
          [13, top + 36, 1, 1],
        ],
        { width: 2.3 },
      )
      hand.ink.clip(end, () =>
        hand.even(
          2,
          [
            [8, top + 22],
            [28, top + 20],
          ],
          [
            [8, top + 28],
            [28, top + 26],
          ],
        ),
      )
    },
  },
  nightcap: {
    front(hand, top) {
      hand.tinted(
        [
          [-20, top - 33, 1, 1],
          [-6, top - 50],
          [16, top - 58],
          [38, top - 46],
          [42, top - 24],
          [34, top - 34],
          [22, top - 38],
          [18, top - 30, 1, 1],
        ],
        { width: 2.5 },
      )
      hand.form(hand.ink.scalloped(hand.ink.ellipse(41, top - 20, 6, 6), { size: 6, depth: 2 }), { width: 2 })
      hand.form(
        hand.ink.tube(
          [
            [-23, top - 31, 8],
            [0, top - 37, 8],
            [21, top - 29, 8],
          ],
          { root: true, round: 1 },
        ),
        { width: 2.2 },
      )
    },
  },
  dragonWings: {
    back(hand, top) {
      for (const [x, flip] of [
        [8, 1],
        [-6, -1],
      ] as const) {
        hand.ink.at(x, top + 6, { scaleX: flip, scale: flip < 0 ? 0.84 : 1 }, () => {
          hand.tinted('0,0* 14,-24 38,-40* 52,-22 54,2* 44,-6 36,8* 26,-2 14,14*', { from: 0.6, offset: 1.6 })
          hand.pen(1.6, '4,-2 20,-20 38,-38', '6,0 30,-8 52,0', '6,4 22,0 36,6')
        })
      }
    },
  },
  crenels: {
    front(hand, top) {
      hand.ink.at(-2, top - 16, { rotate: -4 }, () => {
        const crown = hand.form(
          '-22,-14* -24,-40* -14,-40* -14,-32* -6,-33* -6,-41* 5,-41* 5,-33* 13,-32* 13,-40* 23,-40* 21,-14* 0,-10',
          { from: 0.5, width: 2.7 },
        )
        hand.ink.clip(crown, () =>
          hand.even(
            1.5,
            '-26,-24 26,-25',
            '-12,-24 -12,-14',
            '4,-25 4,-12',
            '14,-25 14,-14',
            '-4,-32 -4,-25',
            '10,-32 10,-25',
          ),
        )
        hand.pen(1.8, '0,-41 0,-58')
        hand.tinted('0,-58* 16,-54 0,-48*', { width: 1.8 })
      })
    },
  },
  lampshade: {
    front(hand, top) {
      hand.ink.at(-2, top - 16, { rotate: 6 }, () => {
        const shade = hand.tinted('-15,-46* 14,-47* 34,-8* 0,-3 -36,-7*', { from: 0.6, width: 2.8, offset: 2.4 })
        hand.ink.clip(shade, () => hand.even(1.6, '-8,-48 -18,-4', '0,-48 -1,-2', '8,-48 17,-4'))
        hand.form('-37,-10 0,-5 35,-11 35,-6 0,1 -37,-5', { width: 1.8 })
        hand.pen(1.6, '30,-6 31,8')
        hand.spot(hand.ink.ellipse(31, 10, 2.4, 3))
      })
    },
  },
  candle: {
    front(hand, top) {
      hand.ink.at(-1, top - 30, { rotate: 3 }, () => {
        hand.form('-17,4* -15,-22 -15,-27* -8,-24 -3,-29 4,-25 9,-28 15,-26* 15,-14 18,-10 18,4*', {
          from: 0.5,
          width: 2.6,
        })
        hand.form('-15,-24 -9,-23 -8,-12 -12,-10 -14,-15', { width: 1.8 })
        hand.form('5,-26 13,-26 14,-8 9,-6 7,-14', { width: 1.8 })
        hand.pen(2.6, '0,-26 1,-36')
        hand.tinted('1,-34* -6,-42 0,-58* 8,-46 7,-38*', { width: 2.1 })
      })
    },
  },
  spade: {
    front(hand, top) {
      hand.ink.at(35, top + 50, { rotate: 7 }, () => {
        hand.form('-2.6,-60* 3,-60* 2.6,-106* -2.6,-106*', { width: 2, from: 0.5 })
        hand.form('-10,-106* 10,-106* 10,-112* -10,-112*', { width: 2.2 })
        hand.tinted('-13,-64* 13,-64* 13,-38 0,-22* -13,-38', { width: 2.6, from: 0.56, offset: 2 })
        hand.pen(1.6, '0,-62 0,-36')
      })
    },
  },
  inkwell: {
    back(hand, top) {
      for (const flip of [1, -1] as const) {
        hand.ink.at(flip * 8, top + 6, { scaleX: flip, scale: flip < 0 ? 0.86 : 1 }, () => {
          hand.solid('0,0* 10,-28 30,-52* 48,-40 58,-10* 46,-16 40,2* 30,-8 16,12*', { rim: 1.6 })
          hand.white(1.5, '6,-4 18,-28 30,-50', '8,-2 34,-20 56,-12', '8,2 26,-6 39,0')
        })
      }
    },
  },
  saw: {
    back(hand, top) {
      const teeth = Array.from({ length: 8 }, (_, i) => {
        const y = top - 4 + i * 8
        const x = 12 + Math.sin(i / 2.4) * 8
        return [
          [x + 16, y + 2, 1, 1],
          [x + 4, y + 6, 1, 1],
        ] as const
      }).flat()
      hand.form([[2, top - 6, 1, 1], ...teeth, [4, top + 60, 1, 1]], { from: 0.44 })
    },
  },
} as const satisfies Record<string, DrawThing>

export function drawBiped(hand: Hand, traits: BipedTraits): void {
  const { ink } = hand
  const { hips, shoulders, height, leg } = traits.body
  const feet = traits.feet ?? 'paw'
  const top = -leg - height
  const coat = traits.coat ?? 'plain'
  const size = traits.headScale ?? 1
  const thing: DrawThing = traits.with ? THINGS[traits.with] : {}
  thing.back?.(hand, top)
  if (traits.tail) drawTail(hand, traits.tail, hips * 0.8, -leg - 8)
  if (leg > 8) {
    drawLeg(hand, feet, {
      x: hips * 0.5,
      top: -leg - 6,
      to: hips * 0.56,
      y: -1.5,
      thick: 13,
      isFar: true,
      scale: traits.footScale,
    })
    drawLeg(hand, feet, { x: -hips * 0.5, top: -leg - 6, to: -hips * 0.54, thick: 13, scale: traits.footScale })
  }
  const body = ink.clay(
    [
      ink.ellipse(0, -leg - height * 0.36, hips, height * 0.42),
      ink.ellipse(-1, -leg - height * 0.72, shoulders, height * 0.36),
      ink.ellipse(-2, top, shoulders * 0.7, 10),
    ],
    9,
  )
  drawBody(hand, coat, body)
  drawBelly(hand, traits, body)
  if (leg <= 8) {
    drawFoot(hand, feet, hips * 0.56 + 4, 0, traits.footScale)
    drawFoot(hand, feet, -hips * 0.5, 0.6, traits.footScale)
  }
  drawArms(hand, traits, top)
  drawHead(hand, traits.head, traits.face, { x: -2, y: top - 16 * size, scale: size, turn: -2 })
  thing.front?.(hand, top)
}

function drawBelly(
  hand: Hand,
  { belly = 'none', body, coat, accent }: BipedTraits,
  whole: ReturnType<Hand['form']>,
): void {
  if (belly === 'none') return
  if (belly === 'pouch') {
    drawPouch(hand, -body.leg - body.height + 20)
    return
  }
  const { ink } = hand
  const middle = -body.leg - body.height * 0.4
  const shape = ink.ellipse(-3, middle, body.hips * 0.62, body.height * 0.36)
  ink.clip(whole, () => {
    if (coat === 'black' || belly === 'patch') ink.cut(shape)
    if (belly === 'patch') ink.tint(shape, { color: accent, offset: 1 })
    else ink.contour(shape, { width: 1.6, gap: 0.3 })
    if (belly === 'ribs')
      for (const y of [-14, -6, 2, 10])
        hand.pen(1.4, [
          [-body.hips * 0.55, middle + y],
          [-3, middle + y + 3],
          [body.hips * 0.5, middle + y],
        ])
  })
}

/** A pouch, and a small knight who looks out of it. */
function drawPouch(hand: Hand, y: number): void {
  hand.form(hand.ink.ellipse(2, y - 7, 9, 10), { width: 2 })
  hand.ink.black([
    [-6, y - 10, 1, 1],
    [10, y - 10, 1, 1],
    [10, y - 5, 1, 1],
    [-6, y - 5, 1, 1],
  ])
  hand.white(1.3, [
    [-4, y - 7.4],
    [3, y - 7.8],
    [8, y - 7.4],
  ])
  hand.tinted(hand.ink.leaf(2, y - 15, -60, 12, 6, { bend: 4 }), { width: 1.6 })
  hand.form(
    [
      [-16, y - 3, 1, 1],
      [2, y + 1],
      [20, y - 4, 1, 1],
      [17, y + 14],
      [2, y + 19],
      [-13, y + 14],
    ],
    { width: 2.3, from: 0.56 },
  )
}

function drawArms(hand: Hand, { arms = 'belly', body, coat }: BipedTraits, top: number): void {
  const { ink } = hand
  const y = top + 12
  const reach = body.shoulders
  const arm = (spine: readonly (readonly number[])[]) => {
    const tube = ink.tube(spine, { root: true, round: 1 })
    if (coat === 'black') hand.solid(tube, { halo: 1.2, rim: 1.2 })
    else hand.form(tube, { width: 2.3, halo: 0.8, from: 0.52 })
  }
  if (arms === 'belly')
    for (const side of [1, -1])
      arm([
        [side * reach * 0.8, y, 11],
        [side * reach * 0.86, y + 14, 11],
        [side * reach * 0.34 - 2, y + 20, 12],
      ])
  if (arms === 'short')
    for (const side of [1, -1]) {
      arm([
        [side * reach * 0.5 - 4, y + 6, 7],
        [side * reach * 0.4 - 12, y + 13, 7],
      ])
      hand.pen(
        1.6,
        [
          [side * reach * 0.4 - 14, y + 11],
          [side * reach * 0.4 - 19, y + 12],
        ],
        [
          [side * reach * 0.4 - 13, y + 15],
          [side * reach * 0.4 - 17, y + 18],
        ],
      )
    }
  if (arms === 'out')
    for (const side of [1, -1])
      arm([
        [side * reach * 0.8, y + 2, 11],
        [side * (reach + 8), y - 2 + side * 3, 10],
        [side * (reach + 14), y - 14 + side * 4, 11],
      ])
  if (arms === 'hips')
    for (const side of [1, -1])
      arm([
        [side * reach * 0.86, y, 10],
        [side * (reach + 10), y + 12, 10],
        [side * reach * 0.9, y + 24, 11],
      ])
}
