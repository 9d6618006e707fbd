import { drawFrontStartle } from '../characters/henFront'
import { pictures as day } from '../gear/drawings'
import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

/** The receiver, and what is still heard of it. */
function drawReceiver(ink: Ink): void {
  ink.solid('-74,34* -78,0 -50,-16 0,-22 50,-16 78,0 74,34* 40,36* 34,8 0,2 -34,8 -40,36*', { halo: 1.6 })
  ink.line('-60,-4 -30,-12 20,-13', { width: 4.4, white: true, bare: true, profile: 'swell' })
  for (const x of [-57, 57]) ink.form(ink.box(x - 20, 32, 40, 11, { round: 3 }), { width: 3, halo: 1, fill: WHITE })
  ink.lines(['-52,-38 -66,-62', '-18,-44 -22,-74', '18,-44 22,-74', '52,-38 66,-62'], { width: 8, profile: 'flick' })
}

/** Who is on the line, and has no idea: her head and her breast, about the middle of the head. */
function drawStartled(ink: Ink): void {
  ink.at(-112, -64, {}, () => drawFrontStartle(ink))
}

export const stamps: Stamps = {
  call: { draw: drawReceiver, ground: 'disc', turn: -14, zoom: 1.08 },
  sock: { draw: lifted(sprites.sock), ground: 'disc', turn: 14 },
  crank: {
    draw: together([drawStartled], [drawReceiver, 58, -6, 0.6, -80]),
    ground: 'disc',
    part: { left: -64, top: -78, right: 92, bottom: 66 },
    zoom: 1.12,
    isCut: true,
  },
}

export const pictures = stampSheet('gear', TEAL, stamps)
