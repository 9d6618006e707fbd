import { drawFist } from '../ink/fist'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** An arm in a black sleeve, that rubs out with a rag, from below; the fist's middle is at 0, 0. */
export function drawSleeve(ink: Ink): void {
  const rag = ink.path(
    '-250,40 -296,-40 -236,-110 -160,-96 -90,-160 10,-132 96,-172 190,-120 216,-40 270,20 214,104 130,96 60,150 -50,118 -140,146',
    true,
  )
  ink.wash('-250,90 -100,180 90,186 250,110 280,40 -260,60', { alpha: 0.4 })
  ink.form(rag, { width: 9, halo: 3, tone: { from: 0.5, to: 0.84, width: 5, spacing: 7, angle: -40 } })
  ink.tint(rag, { color: OCHRE, alpha: 0.72, offset: 6 })
  ink.lines(
    [
      '-226,-20 -170,10 -120,4',
      '-150,-70 -110,-30 -100,10',
      '170,-90 140,-40 150,10',
      '220,20 170,50 110,40',
      '-40,-120 -30,-80 -46,-50',
    ],
    { width: 6, profile: 'flick' },
  )
  const arm = ink.path('-126,190* -70,150 70,146 132,184* 190,560 250,1060* -190,1060* -160,600', true)
  ink.form(arm, { width: 9, halo: 3 })
  ink.black(arm)
  ink.rim(arm, { distance: 8 })
  for (const path of [
    '-96,300 -20,330 40,322',
    '130,420 60,470 -20,468',
    '-120,560 -40,600 20,590',
    '160,720 80,760 10,752',
  ])
    ink.line(path, { width: 6, white: true, profile: 'flick' })
  const cuff = ink.path('-118,150* 0,118 116,146* 136,206* 0,182 -132,214*', true)
  ink.form(cuff, { width: 9, halo: 3, tone: { from: 0.5, to: 0.9, width: 5, spacing: 7 } })
  ink.dot(84, 170, 12)
  ink.dot(81, 166, 3.4, { white: true })
  drawFist(ink, 0, 40, { size: 180, width: 9, hand: 'left', tone: { from: 0.5, width: 5, spacing: 7 } })
}
