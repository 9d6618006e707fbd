import { type BigginFace, drawBiggin } from '../characters/biggin'
import { drawPimReachingArm, drawPimSeat, drawPimSeatedHead } from '../characters/pimSeated'
import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'

/*
 * Pim and Biggin on the log, in the parts that move. All of Biggin stand about the place where he sits; what moves of him is cut
 * out of one and the same drawing, so that it lies on the rest to the hair.
 */

/** What the eye that he keeps on the crab can do. */
const LOOKS: Readonly<Record<string, Options<BigginFace>>> = {
  left: { gaze: [-1.1, 0.1] },
  ahead: { gaze: [-0.2, 0.6] },
  right: { gaze: [0.7, 0] },
  shut: { blink: true },
  wide: { mood: 'wide', gaze: [0.3, 0] },
}
export const BIGGIN_LOOKS = ['left', 'ahead', 'right', 'shut', 'wide'] as const

/** All of the corner of his face that changes with his looks. */
const FACE = '3,-78* 50,-84* 50,-41* 13,-41*'
/** All of his bell, and nothing of the tail that it hangs from. */
const BELL_PLACE = '37,-107* 62,-109* 68,-80* 34,-80*'

/** Pim's back, the end of his scarf and the arm he leans on. */
export function drawSeat(ink: Ink): void {
  drawPimSeat(ink)
}

/** His head from behind. */
export function drawHead(ink: Ink): void {
  drawPimSeatedHead(ink)
}

export function drawArm(ink: Ink): void {
  drawPimReachingArm(ink)
}

/** Biggin, but for his bell. */
export function drawBigginBody(ink: Ink): void {
  ink.clip(BELL_PLACE, () => drawBiggin(ink, { turn: 'back', perched: true }), { outside: true })
}

export function drawBigginLook(ink: Ink, _frame: number, name: string): void {
  ink.clip(FACE, () => drawBiggin(ink, { turn: 'back', perched: true, ...LOOKS[name] }))
}

export function drawBigginBell(ink: Ink): void {
  ink.clip(BELL_PLACE, () => drawBiggin(ink, { turn: 'back', perched: true }))
}

/** What he thinks of crabs, as far as it can be printed: it grows, stands, and goes up in smoke. (0, 0) is where it leaves him. */
export function drawGrumble(ink: Ink, frame: number): void {
  const grown = [0.62, 1, 1][frame] ?? 1
  ink.at(0, 0, { scale: grown }, () => {
    if (frame === 2) {
      ink.lines(['6,-14 14,-24 8,-34', '30,-30 42,-38 38,-50', '62,-34 72,-44 64,-54'], {
        width: 2.2,
        profile: 'swell',
      })
      ink.splatter(38, -34, { radius: 44, count: 12, largest: 2 })
      return
    }
    // A knot, a bolt, a star, a spiral: all that he has.
    const knot = '10,-22 22,-40 34,-26 18,-20 14,-36 30,-42 36,-30 24,-18 12,-30'
    ink.line(knot, { width: 3.4, profile: 'brush' })
    ink.black('52,-62* 66,-64* 60,-48* 70,-49* 50,-22* 55,-42* 46,-41*')
    ink.lines(['84,-54 84,-34', '75,-50 93,-38', '93,-51 75,-37'], { width: 3, profile: 'pen' })
    const spiral = '112,-40 104,-48 98,-38 108,-28 122,-34 122,-50 106,-58 92,-50'
    ink.line(spiral, { width: 2.8, profile: 'swell' })
    ink.lines(['2,-8 6,-14', '-2,-16 0,-22'], { width: 2.2, profile: 'flick' })
  })
}
