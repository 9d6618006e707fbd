import { drawBrows } from '../bouquet/brows'
import { drawCalyx } from '../bouquet/calyx'
import { drawEyes } from '../bouquet/eyes'
import { drawCheek, drawNose } from '../bouquet/features'
import { drawHeart } from '../bouquet/heart'
import { drawMouth } from '../bouquet/mouth'
import { drawPetal } from '../bouquet/petals'
import { ROOT } from '../bouquet/shared'
import type { Ink } from '../ink/ink'

/** How she looks from the jar: which drawings of her features, how far all of it is turned, and where nose and cheeks are. */
interface Look {
  readonly heart: 'round' | 'sagging'
  readonly eyes: string
  readonly brows: string
  readonly mouth: string
  readonly turn: number
  readonly nose: readonly [x: number, y: number]
  readonly cheeks: readonly (readonly [x: number, y: number])[]
}

const BLISS: Omit<Look, 'mouth'> = {
  ...{ heart: 'round', eyes: 'happyge', brows: 'happyge', turn: -7 },
  nose: [2, -6],
  cheeks: [
    [-86, 13],
    [90, 8],
  ],
}
const WOE: Omit<Look, 'mouth'> = {
  ...{ heart: 'sagging', eyes: 'sadge', brows: 'sadge', turn: 4 },
  nose: [2, 10],
  cheeks: [
    [-78, 30],
    [80, 30],
  ],
}
const JOY: Omit<Look, 'eyes'> = {
  ...{ heart: 'round', brows: 'happy', mouth: 'happy', turn: -8 },
  nose: [2, 2],
  cheeks: [
    [-80, 17],
    [86, 13],
  ],
}

const LOOKS: Readonly<Record<string, Look>> = {
  laughs: { ...BLISS, mouth: 'happyge' },
  chuckles: { ...BLISS, mouth: 'chuckle' },
  weeps: { ...WOE, mouth: 'sadge' },
  sobs: { ...WOE, mouth: 'sob' },
  glad: { ...JOY, eyes: 'happy-ahead' },
  blinks: { ...JOY, eyes: 'happy-shut' },
}

export const HEADS = Object.keys(LOOKS)

/** The head of a daisy in the jar, without petals. (0, 0) is its middle. */
export function drawHead(ink: Ink, _frame: number, name: string): void {
  const look = LOOKS[name]
  if (!look) throw new Error(`No look ${name}`)
  drawCalyx(ink)
  drawHeart(ink, 0, look.heart)
  ink.at(0, 4, { rotate: look.turn, scale: 1.1 }, () => {
    for (const [x, y] of look.cheeks) ink.at(x, y, {}, () => drawCheek(ink))
    ink.at(...look.nose, {}, () => drawNose(ink))
    drawEyes(ink, 0, look.eyes)
    drawBrows(ink, 0, look.brows)
    drawMouth(ink, 0, look.mouth)
  })
}

const PETALS = 9
/** How much smaller petals are that have grown again. */
const YOUNG = 0.62

/** A ring of young petals, (0, 0) in the middle of the head that covers its roots. */
export function drawBloom(ink: Ink, ring: number): void {
  for (const layer of [1, 0]) {
    for (let petal = layer; petal < PETALS; petal += 2) {
      ink.at(0, 0, { rotate: (petal * 360) / PETALS + ring * 17 }, () =>
        ink.at(0, -ROOT, { scale: YOUNG }, () => drawPetal(ink, petal + ring, layer === 1)),
      )
    }
  }
}
