import { ICE } from '../eagle/burin'
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

/** The feathers of a wing about its wrist, the lowest first: where each points, in degrees, and how long it is. */
const FEATHERS = [
  [86, 26],
  [62, 28],
  [38, 27],
  [14, 25],
  [-9, 25],
  [-31, 26],
  [-53, 26],
] as const

/** The print, white for black, as it is pulled off the plate. */
function drawPrint(ink: Ink): void {
  const paper = { halo: 0, fill: WHITE } as const
  ink.form('-50,-57* -24,-59 0,-58 24,-60 49,-56* 51,-20 50,26* 30,48* -14,47 -51,48* -49,0', { width: 2.6, ...paper })
  for (const side of [1, -1])
    ink.at(side, 0, { scaleX: side }, () => {
      for (const [angle, length] of FEATHERS) ink.black(ink.leaf(22, -21, angle, length, 9, { belly: 0.6, tip: 0.7 }))
      ink.black(ink.tube('4,-8@16 15,-18@14 25,-24@12', { root: true }))
    })
  ink.black('-4,14 -17,37* -9,35* -6,41* 0,37* 6,41* 9,35* 17,37* 4,14')
  ink.black('-9,-34 0,-37 10,-33 13,-14 14,2 8,16 0,22 -8,16 -14,2 -13,-14')
  ink.black(ink.cut('-33,25* -21,19 30,13* 31,18* -20,26', { halo: 1.8, fill: WHITE }))
  ink.black('-7,-48 -16,-50 -24,-45 -26,-33* -19,-38* -7,-37')
  ink.form('-11,-36* -11,-47 -3,-53 9,-51* 16,-46* 12,-42* 17,-36* 11,-34* 9,-28* 2,-32* -4,-28* -6,-34*', {
    ...{ width: 2.6, ...paper },
  })
  ink.dot(-4, -43, 2.6)
  const star = Array.from({ length: 10 }, (_, corner) => {
    const [angle, far] = [((corner - 2.2) / 10) * 2 * Math.PI, corner % 2 === 0 ? 12 : 5]
    return [-25 + Math.cos(angle) * far, -27 + Math.sin(angle) * far, 1, 1]
  })
  ink.form(star, { width: 1.6, halo: 1.6, fill: ICE })
  ink.form('50,26* 30,48* 27,36 29,26 38,27', { width: 2.6, ...paper, tone: { from: 0.1, width: 1.8, spacing: 3 } })
}

export const stamps: Stamps = {
  wink: { draw: drawWink, ground: 'moon', zoom: 1.12 },
  drop: { draw: lifted(sprites.drop, 3), ground: 'moon', turn: 8 },
  sheet: { draw: drawPrint, ground: 'night', turn: -4 },
}

export const pictures = stampSheet('eagle', INDIGO, stamps)
