import { drawBoot } from '../camping/boots'
import { SHADE } from '../camping/glow'
import { drawBiggin } from '../characters/biggin'
import { drawCrab } from '../characters/crab'
import { drawGargoyleStatuette } from '../characters/gargoyleStatuette'
import { drawHen } from '../characters/hen'
import { drawSnail } from '../characters/snail'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { drawTakenBed } from './bed'

/** The hen on the owl's branch: her head under her wing, or one eye out of it. 0, 0 is where she sits. */
export function drawRoostingHen(ink: Ink, isAwake: boolean): void {
  ink.at(0, 0, { scale: 0.92 }, () => drawHen(ink, { turn: 'right', does: isAwake ? 'sit' : 'sleep' }))
}

/** A crab that toasts something over the embers, this side down or the other; the stick's end is over them. */
export function drawToastingCrab(ink: Ink, isTurned: boolean, isStartled: boolean): void {
  ink.line('456,700 474,750 502,800', { width: 5, profile: 'even' })
  ink.wash('322,764 392,754 464,764 448,778 336,780', { alpha: 0.6, color: SHADE })
  ink.at(392, 770, { scale: 0.56 }, () =>
    drawCrab(ink, {
      raised: [0, 20],
      open: [isStartled ? 34 : 10, 4],
      gaze: isStartled ? [0, -0.2] : [0.8, 0.5],
      mood: isStartled ? 'startled' : 'pleased',
    }),
  )
  const soft = ink.path('484,790* 498,780 516,788 520,806 506,816 488,810', true)
  ink.form(soft, { width: 3, halo: 1.6 })
  ink.tint(soft, { color: OCHRE, alpha: 0.7, offset: isTurned ? -4 : 3 })
  if (isTurned) ink.hatch(soft, { angle: 40, spacing: 3.4, width: 1.8 })
  ink.contour(soft, { width: 3 })
}

/** The crab on the stump, as still as if it were of stone; or not. 0, 0 is the stump's top. */
export function drawStatueCrab(ink: Ink, isSeen: boolean): void {
  ink.at(0, 2, { scale: 0.54 }, () =>
    drawCrab(ink, {
      raised: [30, 34],
      open: [30, 30],
      gaze: isSeen ? [0.6, 0.7] : [0, -0.9],
      lid: isSeen ? 0 : 0.2,
      mood: isSeen ? 'startled' : 'grumpy',
    }),
  )
}

/** The gargoyle's likeness: stone, or so it says. 0, 0 is under its plinth. */
export function drawStone(ink: Ink, isAwake: boolean): void {
  ink.at(0, 0, { scale: 1.2 }, () => drawGargoyleStatuette(ink, { turn: 'right', mood: isAwake ? 'awake' : 'asleep' }))
}

/** The same, gone for a walk: nearer to the fire, and the other way about. */
export function drawWalkedStone(ink: Ink, isAwake: boolean): void {
  ink.wash('-58,2 0,-6 62,2 34,14 -36,14', { alpha: 0.6, color: SHADE })
  // How it came there: a furrow.
  ink.lines(['-70,8 -104,2 -132,-10', '-64,14 -96,12 -118,4'], { width: 3, profile: 'flick' })
  ink.at(0, 6, { scale: 1.26, rotate: 4 }, () =>
    drawGargoyleStatuette(ink, { turn: 'left', mood: isAwake ? 'awake' : 'asleep' }),
  )
}

/** A boot so turned, in units of the camp. */
export function drawBootAt(ink: Ink, which: 'left' | 'right', x: number, y: number, rotate: number): void {
  ink.at(x, y, { rotate }, () => drawBoot(ink, which))
}

/** A snail under way since yesterday: its eyes out, or in. */
export function drawTravellingSnail(ink: Ink, isIn: boolean): void {
  // A trail, where it has been.
  ink.line('-66,18 -46,8 -26,4', { width: 3, profile: 'swell', white: true, dry: 0.8 })
  ink.at(0, 0, { scale: 1.3, rotate: -4 }, () => drawSnail(ink, isIn ? 'in' : 'out'))
}

/** A boot with an egg in it, whole or cracked; 0, 0 is the ground under its heel. */
export function drawEggBoot(ink: Ink, isCracked: boolean): void {
  ink.at(0, 0, { scale: 1.06, rotate: -2 }, () => {
    drawBoot(ink, 'left')
    // Straw, for want of a nest, over the rim.
    ink.lines(['-22,-66 -36,-82', '-14,-70 -22,-90', '8,-70 26,-88', '12,-66 32,-76'], STRAW)
    const egg = ink.path('-24,-64 -26,-86 -16,-108 -4,-117 8,-110 18,-88 17,-66*', true)
    ink.form(egg, { width: 3.2, halo: 1.6, tone: { from: 0.62, to: 0.9, width: 2.4, spacing: 3.2, angle: 40 } })
    if (isCracked) ink.line('-25,-90* -17,-97* -10,-87* -1,-96* 6,-86* 17,-92*', { width: 2.8, profile: 'pen' })
    else ink.lines(['-16,-96 -12,-104 -6,-109'], { width: 2, profile: 'flick' })
    ink.lines(['-30,-66 -16,-72 -2,-66', '-20,-63 -4,-72 14,-67', '0,-64 14,-71 27,-64'], STRAW)
    ink.contour('-27,-68 -14,-62 4,-62 17,-69', { width: 3, gap: 0 })
  })
}

const STRAW = { width: 3.2, profile: 'swell', color: '#c79a55' } as const

/** Biggin on the tent's pole: a cap, as long as he is asleep. 0, 0 is the pole's knob. */
export function drawHungBiggin(ink: Ink, isAwake: boolean): void {
  ink.at(0, 14, { scale: 0.74, rotate: -6 }, () =>
    drawBiggin(ink, { mood: isAwake ? 'grumpy' : 'asleep', gaze: [-0.3, 0.6] }),
  )
}

/** The hen in the bed, tucked in to the beak. */
export function drawHenAbed(ink: Ink, isAwake: boolean): void {
  drawTakenBed(ink, () => {
    ink.at(832, 800, { scale: 0.86 }, () => drawHen(ink, { turn: 'left', does: isAwake ? 'sit' : 'sleep' }))
  })
}
