import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** What can be lost: about its middle, some 70 wide, and the same whoever has it. */
export const STAKE_FRAMES = ['feather', 'ribbon', 'ring', 'egg'] as const

export function drawStake(ink: Ink, _frame: number, stake: string): void {
  if (stake === 'feather') {
    ink.form('-42,7* -22,-7 8,-13 34,-10 52,-1* 36,7 14,11 9,5* 2,12 -18,13', { width: 2.8, halo: 2.4 })
    ink.black('24,-10* 40,-8 52,-1* 36,7 20,10* 28,0')
    ink.line('-52,15 -34,7 0,0 30,-2', { width: 3, profile: 'swell' })
    ink.lines(['-18,4 -10,-6', '0,0 9,-9', '-16,5 -8,11'], { width: 1.8, profile: 'flick' })
  } else if (stake === 'ribbon') {
    const silk = { width: 2.8, halo: 2.4, washColor: INDIGO } as const
    ink.form('2,2* 14,16 22,34* 12,31 8,38* -2,20', silk)
    ink.form('-2,2* -12,16 -24,30* -14,30 -12,38* 0,22', silk)
    ink.form('0,0* -14,-18 -36,-22 -38,-4* -34,12 -14,10', silk)
    ink.form('0,0* 14,-19 36,-20 37,-2* 33,13 14,10', silk)
    ink.form(ink.ellipse(0, 0, 8, 9), silk)
  } else if (stake === 'ring') {
    ink.form(ink.ellipse(0, 4, 25, 22), { width: 3, halo: 2.4 })
    ink.black(ink.ellipse(0, 5, 15.5, 12.5))
    ink.form('-8,-18* 0,-32 9,-18* 0,-12', { width: 2.6, halo: 2, washColor: INDIGO })
  } else {
    ink.form(ink.ellipse(0, 0, 30, 23, -18), { width: 3, halo: 2.4, tone: { from: 0.5, width: 1.8 } })
    ink.lines(['-12,-4 -10,-5', '-2,6 0,5', '6,-9 8,-9'], { width: 3 })
  }
}
