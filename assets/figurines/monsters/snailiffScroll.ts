import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { BRIGHT, made } from '../kit/stuff'
import { stem } from './parts'

/** What the snailiff has come to read out, in its one arm, sealed. */
export function drawWrit(ink: Ink): void {
  stem(ink, '-50,-62@13 -62,-48@12 -84,-52@10', 'stone')
  const sheet = made(ink, '-116,-62* -86,-66* -84,-30 -90,0 -86,14* -112,18* -118,-20*', 'bright', {
    width: 2.3,
    halo: 1.4,
    from: 0.6,
  })
  ink.clip(sheet, () =>
    ink.lines(['-110,-48 -92,-50', '-111,-40 -94,-42', '-112,-32 -98,-33', '-112,-24 -94,-26', '-112,-16 -100,-17'], {
      width: 1.5,
      profile: 'pen',
    }),
  )
  made(ink, ink.tube('-119,-63@9 -84,-68@9', { root: true, round: 0.4 }), 'bright', { width: 2, halo: 0.6 })
  const seal = made(ink, ink.scalloped(ink.ellipse(-97, 2, 9, 9), { size: 6, depth: 2.4 }), 'black', {
    halo: 0.8,
    rim: 1,
  })
  ink.clip(seal, () =>
    ink.line(ink.ellipse(-97, 2, 4.6, 4.6), { width: 1.5, white: true, bare: true, closed: true, profile: 'even' }),
  )
  drawFist(ink, -88, -56, { size: 19, turn: -80, hand: 'right', fill: BRIGHT })
}
