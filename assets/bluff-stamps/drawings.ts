import { pictures as day } from '../bluff/drawings'
import { drawHerring } from '../bluff-later/cards'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

/** A bat, head down, on its way round. */
function drawSomersault(ink: Ink): void {
  ink.solid('-6,-30* -26,-44 -56,-40 -82,-14* -62,-18* -54,2* -38,-8* -26,12* -12,2', { halo: 1.6 })
  ink.solid('6,-30* 26,-44 56,-40 82,-14* 62,-18* 54,2* 38,-8* 26,12* 12,2', { halo: 1.6 })
  ink.solid('0,-34 16,-24 20,6 18,26* 26,50* 8,38 -8,38 -26,50* -18,26* -20,6 -16,-24', { halo: 1.6 })
  for (const side of [-1, 1]) {
    ink.form(ink.ellipse(side * 8, 20, 6.6, 7.4), { width: 1.6, halo: 0, fill: WHITE })
    ink.dot(side * 7, 17, 2.6)
  }
  ink.line('-52,34 -30,62 10,66 44,48', { width: 5.4, profile: 'grow' })
  ink.lines(['44,48 28,46', '44,48 42,64'], { width: 5, profile: 'flick' })
}

/** Three of its five: the middle one has been eaten. */
function drawHand(ink: Ink): void {
  for (const turn of [-34, 34, 0])
    ink.at(0, 60, { rotate: turn }, () => ink.at(0, -96, {}, () => drawHerring(ink, 0, turn === 0 ? 'bones' : 'whole')))
}

export const stamps: Stamps = {
  bat: { draw: drawSomersault, ground: 'moon', turn: -14, zoom: 1.12 },
  story: {
    draw: together([lifted(sprites.hen, 'strides'), 34, 36], [lifted(sprites.hunter, 'strides'), -34, -6]),
    ground: 'moon',
    bold: 1,
    zoom: 1.05,
  },
  herrings: { draw: drawHand, ground: 'moon', zoom: 1.1, bold: 1 },
}

export const pictures = stampSheet('bluff', INDIGO, stamps)
