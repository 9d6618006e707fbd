import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { AIR } from './flats'
import { CAT_NECK } from './shared'

/** The cat, about the middle of its foot, without head and tail. */
export function drawCat(ink: Ink): void {
  const body = ink.clay([ink.ellipse(0, -26, 23, 27), ink.tube('-2,-36@26 6,-58@20', { root: true })], 7)
  ink.black(body)
  ink.black('-14,4* -12,-8 2,-10 16,-4 20,4*')
  // Moonlight along its back.
  ink.line('16,-56 24,-38 23,-18', { width: 2.2, gouache: AIR.moonlit, profile: 'swell' })
}

/** Its head, about the neck: at us, aside, shut with pleasure, or turned away to what goes on behind it. */
export function drawCatHead(ink: Ink, _frame: number, look: string): void {
  ink.at(-CAT_NECK.x, -CAT_NECK.y, {}, () => {
    ink.black(ink.ellipse(8, -64, 19, 15.5))
    ink.black('-9,-70* -10,-94 6,-77*')
    ink.black('11,-78* 24,-95 25,-69*')
    if (look === 'away') {
      ink.line('-4,-72 -6,-84', { width: 1.8, gouache: AIR.far, profile: 'flick' })
      ink.line('20,-74 22,-85', { width: 1.8, gouache: AIR.far, profile: 'flick' })
      return
    }
    if (look === 'shut') {
      ink.lines(['-6,-63 -1,-67 4,-63', '12,-63 17,-67 22,-63'], { width: 2.4, white: true, profile: 'swell' })
    } else {
      const aside = look === 'left' ? -3 : look === 'right' ? 3 : 0
      for (const x of [-1, 17]) {
        ink.cut(ink.leaf(x - 6 + aside * 0.5, -64, -8, 13, 9), { fill: PAPER })
        ink.line(`${x + aside},-68.4 ${x + aside * 1.3},-60.6`, { width: 2.6, profile: 'even' })
      }
    }
    ink.line('-14,-58 -24,-60', { width: 1, gouache: AIR.far, profile: 'flick' })
    ink.line('30,-58 40,-60', { width: 1, gouache: AIR.far, profile: 'flick' })
  })
}

/** Its tail, about its root: lying, lifted, flicked. */
export function drawCatTail(ink: Ink, frame: number): void {
  const tails = [
    '0,0 -18,8 -34,2 -34,-18 -22,-24',
    '0,0 -20,4 -42,-6 -46,-30 -34,-42',
    '0,0 -22,2 -44,-2 -62,-18 -58,-36',
  ]
  ink.line(tails[frame] ?? '', { width: 8.4, profile: (along) => 1 - 0.5 * along })
}
