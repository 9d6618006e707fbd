import type { Ink } from '../ink/ink'
import { drawBothLegs, drawSweat, drawTail, drawTrunk, type Legs } from '../scurry/inventor'
import { drawBareHead } from '../scurry/inventorHead'

/** He runs and does not come on: two drawings of it. */
const SCRABBLE: readonly Legs[] = [
  {
    near: { knee: [-8, 48], ankle: [-62, 66], foot: 84 },
    far: { knee: [52, 12], ankle: [70, 62], foot: -22 },
  },
  {
    near: { knee: [48, 18], ankle: [58, 68], foot: -14 },
    far: { knee: [-2, 50], ankle: [-54, 70], foot: 88 },
  },
]
const DROP = 4
const ARMS = [
  { far: '120,100@22 156,84@18 186,88@14', near: '116,104@25 146,122@22 178,112@16', reach: 0 },
  { far: '120,100@22 154,92@18 182,104@14', near: '116,104@25 148,114@22 178,96@16', reach: -12 },
] as const

/** The inventor, held by his coat-tail: bareheaded, arms out after his springs, and he looks back at who has him. */
export function drawHeld(ink: Ink, frame: number): void {
  const legs = SCRABBLE[frame]
  const arms = ARMS[frame]
  if (!legs || !arms) throw new RangeError(`There is no drawing ${frame} of him.`)
  drawBothLegs(ink, legs, DROP)
  ink.warp(100, 158, { rotate: 15, y: DROP }, () => {
    drawTail(ink, '88,148@26 62,170@22 40,190@16 16,204@4', true)
    drawSleeve(ink, arms.far, true)
    drawTrunk(ink)
    ink.at(148, 62, { rotate: -12, scale: 1.2 }, () => ink.flip(0, () => drawBareHead(ink, 262, true)))
    drawSleeve(ink, arms.near, false)
    drawSweat(ink, true)
  })
}

/** A black sleeve with its cuff, and a hand that clutches at the air. */
function drawSleeve(ink: Ink, spine: string, isFar: boolean): void {
  const [handX = 0, handY = 0] = (spine.split(' ').at(-1)?.split('@')[0] ?? '').split(',').map(Number)
  const size = isFar ? 0.86 : 1
  const arm = ink.tube(spine, { root: true, round: 0.3 })
  ink.cut(arm, { halo: isFar ? 0.6 : 1.6 })
  const black = ink.black(arm)
  if (!isFar) ink.rim(black, { distance: 1.8 })
  ink.at(handX, handY, { rotate: -28, scale: size }, () => {
    const hand = ink.clay(
      [
        ink.ellipse(13, 0, 11, 9.5),
        ink.tube('14,-6@7 22,-14@6 25,-21@4.6', { root: true }),
        ink.tube('18,-4@7 29,-8@6 36,-13@4.6', { root: true }),
        ink.tube('19,2@7 31,2@6 38,-1@4.6', { root: true }),
        ink.tube('16,6@7 24,12@6 29,14@4.6', { root: true }),
      ],
      2,
    )
    ink.form(hand, { width: 2.2, halo: 0.9, tone: { from: 0.6, width: 1.2, spacing: 2.5, angle: -128 } })
    ink.form('-7,-10* 4,-10* 6,10* -6,11*', { width: 2, halo: 0.6 })
  })
}
