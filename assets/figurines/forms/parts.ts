import type { Ink } from '../../ink/ink'
import { made, scrape } from '../kit/stuff'

/** Morvane's hat by itself, a polished nib 100 units high whose brim is 60 wide; 0, 0 is the middle of the brim. */
export function drawNibHat(ink: Ink): void {
  made(ink, '-26,2* -30,-18 -24,-46 -10,-74 0,-100* 10,-74 26,-46 31,-18 27,2* 0,-5', 'bright', {
    width: 3,
    halo: 1.4,
    from: 0.44,
    inside: () => {
      ink.black('6,-92 12,-68 14,-42 12,-4 36,4 36,-40 22,-72')
      ink.feather('4,-88 11,-66 14,-42 12,-8', {
        side: -1,
        length: 9,
        width: 1.9,
        spacing: 3,
        slant: 30,
        envelope: () => 1,
      })
      scrape(ink, 1.6, ['20,-62 25,-44 26,-24', '15,-74 20,-58'])
    },
  })
  ink.line('0,-96 -1,-66 -1,-36', { width: 2, profile: 'even' })
  ink.black(ink.ellipse(-1, -32, 4, 5))
  made(ink, '-32,0* 0,-9 32,0* 31,8* 0,0 -32,9*', 'black', { halo: 0.8 })
}

/** The nib that an arm or a leg of ink ends in, its point to the right; 0, 0 is its root. */
export function drawNib(ink: Ink): void {
  made(ink, '-2,-7* 8,-9 18,-5 34,0* 18,5 8,9 -2,7*', 'bright', { width: 2.3, halo: 1.2, from: 0.46 })
  ink.line('10,0 31,0', { width: 1.4, profile: 'even' })
  ink.black(ink.ellipse(9, 0, 2.2, 2.2))
}
