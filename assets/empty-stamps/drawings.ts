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

/** The screen, no longer empty: a house of one line, and the drop that it ends in. */
function drawPage(ink: Ink): void {
  const screen = ink.path('-44,-34* 0,-35.4 44,-34* 45,0 44,34* 0,35.6 -44,34* -45,0', true)
  ink.form(screen, { width: 4.6, halo: 1 })
  const house =
    '-36,22* -22,22* -22,-4* -28,-4* -28,-11* -19,-11* -19,-18* -8,-18* -8,-24* 2,-24* 2,-11* 8,-11* 8,-4* 2,-4* 2,22* 18,22*'
  ink.line(house, { width: 4, profile: 'even' })
  ink.line('-14,2* -6,2* -6,10* -14,10* -14,1*', { width: 3.2, profile: 'even' })
  ink.black(ink.path('12,22* 20,17 27,14.6 34,18 36,23 33,28 26,30 19,27', true))
  ink.line('26,18.6 30,18.4 32.6,21', { width: 2, white: true, profile: 'swell' })
}

export const stamps: Stamps = {
  slot: { draw: together([lifted(sprites.shell)], [lifted(sprites.dust, 1), 240, 4, 0.9]), zoom: 1.1 },
  spider: { draw: drawSpider, ground: 'moon' },
  page: { draw: drawPage, ground: 'disc' },
}

export const pictures = stampSheet('empty', INDIGO, stamps)
