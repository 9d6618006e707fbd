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

/** The castle with its flag, as a wave comes up to it. */
function drawWave(ink: Ink): void {
  const castle =
    '-34,26* -36,-16* -26,-16* -26,-9* -16,-9* -14,-34* -4,-34* -4,-27* 4,-27* 4,-34* 14,-34* 16,-9* 26,-9* 26,-16* 36,-16* 34,26*'
  const sand = ink.form(castle, { width: 3.4, halo: 1 })
  ink.clip(sand, () => ink.hatch('8,-40* 40,-40* 40,30* 12,30*', { angle: 70, spacing: 3.6, width: 1.8 }))
  ink.black('-8,26* -8,10 0,2 8,10 8,26*')
  ink.line('0,-30 0,-60', { width: 3.4, profile: 'even' })
  ink.black('1,-60* 26,-52* 1,-44*')
  const water = ink.form('-58,44* -58,22 -44,10 -34,22 -20,14 -8,26 8,18 20,28 34,16 46,26 58,20 58,44*', {
    ...{ width: 3.2, halo: 1.4 },
  })
  ink.clip(water, () =>
    ink.lines(['-52,32 -36,28 -20,34', '-8,38 10,32 26,38', '32,30 44,34 56,30'], { width: 2.4, profile: 'swell' }),
  )
}

export const stamps: Stamps = {
  pat: { draw: drawPat },
  hermit: { draw: lifted(sprites.hermit, 'open'), ground: 'disc', zoom: 1.1 },
  wave: { draw: drawWave, ground: 'flat' },
}

export const pictures = stampSheet('crabby', VERMILION, stamps)
