import type { Ink } from '../../ink/ink'
import type { BasePlan } from './baseKinds'
import { made } from './stuff'

/** A name plate of enamel with two screws; nobody has ever written on one. */
export function drawPlate(ink: Ink, x: number, y: number, scale = 1): void {
  ink.at(x, y, { rotate: -1.4, scale }, () => {
    made(ink, '-23,-5.6* 0,-4 23,-6* 23.6,5.6* 0,7.4 -24,6*', 'bright', { width: 1.8, halo: 0.6, from: false })
    ink.lines(['-15,1 -9,-0.4 -4,1.4 1,0', '5,1.2 10,-0.2 15,1'], { width: 1.3, profile: 'pen' })
    ink.dot(-20, 0.4, 1)
    ink.dot(20, 0, 1)
  })
}

/** What has happened to a base on the shelf. */
export function drawWear(ink: Ink, { half: w, height: h, wear }: BasePlan): void {
  if (wear === 'chip') {
    ink.hole(
      `${w * 0.86},${h * 0.3}* ${w + 14},${h * 0.16}* ${w + 14},${h * 0.8}* ${w * 0.9},${h * 0.66}* ${w * 0.82},${h * 0.5}*`,
    )
    ink.line(
      `${w + 2},${h * 0.25} ${w * 0.86},${h * 0.3} ${w * 0.82},${h * 0.5} ${w * 0.9},${h * 0.66} ${w + 1},${h * 0.73}`,
      { width: 2.4, profile: 'even' },
    )
    ink.line(`${w * 0.8},${h * 0.4} ${w * 0.74},${h * 0.56} ${w * 0.84},${h * 0.72}`, { width: 1.4, profile: 'flick' })
  } else if (wear === 'crack') {
    const x = -w * 0.5
    ink.line(`${x},6 ${x + 5},${h * 0.36} ${x - 2},${h * 0.56} ${x + 4},${h * 0.94}`, { width: 2.2, profile: 'flick' })
    ink.line(`${x - 2},${h * 0.56} ${x - 9},${h * 0.66}`, { width: 1.6, profile: 'flick' })
  } else if (wear === 'tag') {
    const x = w * 0.72
    ink.line(`${x - 8},4 ${x + 2},${h * 0.3} ${x + 8},${h * 0.46}`, { width: 1.2, profile: 'even' })
    ink.at(x + 8, h * 0.5, { rotate: 14 }, () => {
      made(ink, '0,-6* 8,1* 8,16* -8,16* -8,1*', 'bright', { width: 1.7, halo: 0.8, from: false })
      ink.dot(0, -1, 1.5)
      ink.lines(['-4,6 4,5.6', '-4,10 3,10'], { width: 1.3, profile: 'pen' })
      ink.line('-6,11.4 6,4', { width: 1.6 })
    })
  } else if (wear === 'candle') {
    const x = -w * 0.8
    made(
      ink,
      `${x - 8},4* ${x - 5},2 ${x - 5},-11* ${x + 5},-12* ${x + 5},1 ${x + 9},5* ${x + 3},10 ${x - 4},8`,
      'bright',
      { width: 2, halo: 0.8 },
    )
    ink.line(`${x},-12 ${x + 1},-18 ${x - 1},-20`, { width: 1.8 })
  }
}
