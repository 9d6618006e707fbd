import { pictures as day } from '../empty/drawings'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

/** The spider as large as a stamp, on its thread. */
function drawSpider(ink: Ink): void {
  ink.line('0,-56 0.6,-30 0,-8', { width: 1.6, profile: 'even' })
  const legs = ['6,2 22,-26 34,-7', '7,5 28,-10 40,10', '7,9 27,12 37,33', '5,14 19,25 25,46']
  const others = ['-6,2 -23,-24 -33,-4', '-7,5 -29,-11 -41,12', '-7,9 -26,11 -35,30', '-5,14 -21,24 -23,47']
  ink.lines([...legs, ...others], { width: 3, profile: 'pen' })
  ink.solid(ink.ellipse(0, 10, 17, 19), { halo: 0.8, rim: 1.6 })
  for (const x of [-6, 6]) {
    ink.dot(x, 14, 5.4, { white: true })
    ink.dot(x + 0.6, 16, 2.4)
  }
}

/** What is steered with, its upper arm pressed, and the two buttons. */
function drawCross(ink: Ink): void {
  ink.solid('-13,-40* 13,-40* 13,-13* 40,-13* 40,13* 13,13* 13,40* -13,40* -13,13* -40,13* -40,-13* -13,-13*', {
    halo: 1,
    rim: 1.8,
  })
  ink.form('-7,-22* 0,-34* 7,-22*', { width: 0.8 })
  for (const [x, y] of [
    [-26, 0],
    [26, 0],
    [0, 26],
  ] as const)
    ink.dot(x, y, 3.4, { white: true })
}

export const stamps: Stamps = {
  slot: { draw: together([lifted(sprites.shell)], [lifted(sprites.dust, 1), 240, 4, 0.9]), zoom: 1.1 },
  spider: { draw: drawSpider, ground: 'moon' },
  secret: { draw: drawCross, ground: 'disc' },
}

export const pictures = stampSheet('empty', INDIGO, stamps)
