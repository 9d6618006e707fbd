import { drawBiggin } from '../characters/biggin'
import { pictures as day } from '../crabby/drawings'
import { drawFist } from '../ink/fist'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** Biggin, and the hand that pats him. */
function drawPat(ink: Ink): void {
  drawBiggin(ink, { mood: 'grumpy', blink: true })
  drawFist(ink, 14, -116, { size: 50, turn: 150 })
}

/** A wave that gets up, with the crab's tracks before it. */
function drawWave(ink: Ink): void {
  const wave = ink.form('-50,30* -38,0 -14,-36 18,-44 42,-30 48,-10 36,-20 18,-20 10,-6 18,12 34,20 52,22* 52,32*', {
    width: 3,
    halo: 1,
  })
  ink.clip(wave, () => {
    ink.lines(['-38,26 -20,-4 -2,-26 18,-36', '-22,28 -6,4 4,-12 14,-22', '-4,30 4,18 10,8'], {
      width: 2.6,
      profile: 'swell',
    })
    ink.hatch('-50,32* -10,10 20,16 52,24* 52,34*', { angle: -12, spacing: 3.4, width: 1.7 })
  })
  for (const [x, y] of [
    [52, -26],
    [40, -48],
    [14, -56],
  ] as const)
    ink.form(ink.ellipse(x, y, 4.4, 4), { width: 2, halo: 1 })
  for (const x of [-40, -14, 12, 38]) {
    const toes = [`${x},48 ${x - 6},41`, `${x + 5},48 ${x + 4},40`, `${x + 10},48 ${x + 15},42`]
    ink.lines(toes, { width: 2.8, profile: 'pen' })
  }
}

export const stamps: Stamps = {
  pat: { draw: drawPat },
  hermit: { draw: lifted(sprites.hermit, 'open'), ground: 'disc', zoom: 1.1 },
  wave: { draw: drawWave, ground: 'flat' },
}

export const pictures = stampSheet('crabby', VERMILION, stamps)
