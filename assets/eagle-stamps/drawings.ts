import { pictures as day } from '../eagle/drawings'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** One eye shut, and the other one is not seen from here. */
function drawWink(ink: Ink): void {
  ink.solid(
    '-26,-34* -12,-52 4,-50* 10,-64 26,-54* 40,-62 44,-44* 62,-40 54,-24* 70,-12 56,-2* 68,18 50,22* 56,44 34,40* 14,54 -8,44 -24,22 -32,-6',
    { halo: 1.4 },
  )
  ink.form('-24,-22* -50,-26 -74,-4 -78,36* -62,18 -40,14 -22,18', {
    width: 4,
    halo: 1,
    fill: WHITE,
    tone: { from: 0.5, width: 2, spacing: 3.4 },
  })
  ink.line('-24,-2 -44,-2 -60,8', { width: 3.4, profile: 'swell' })
  const white = { white: true, bare: true } as const
  ink.line('-20,-28 0,-34 30,-22', { width: 7, ...white, profile: 'swell' })
  ink.line('-14,-6 0,8 18,8 32,-6', { width: 8, ...white, profile: 'swell' })
  ink.lines(['-8,4 -14,15', '8,10 8,22', '24,5 31,16'], { width: 5, ...white, profile: 'flick' })
}

export const stamps: Stamps = {
  wink: { draw: drawWink, ground: 'moon', zoom: 1.12 },
  rosette: { draw: lifted(sprites.cutStar), ground: 'night' },
  drop: { draw: lifted(sprites.drop, 3), ground: 'moon', turn: 8 },
}

export const pictures = stampSheet('eagle', INDIGO, stamps)
