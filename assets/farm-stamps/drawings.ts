import { drawLantern } from '../characters/lantern'
import { pictures as day } from '../farm/drawings'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

/** A lamp over a plate, and what there is for supper. */
function drawSupperStamp(ink: Ink): void {
  ink.at(0, -40, { scale: 0.9 }, () => drawLantern(ink, { mood: 'glad' }))
  ink.form(ink.ellipse(0, 46, 70, 15), { width: 3, halo: 1.4 })
  ink.at(0, 36, { scale: 0.72 }, () => sprites.mackerel?.draw(ink, 1, '1'))
}

export const stamps: Stamps = {
  fish: { draw: lifted(sprites.mackerel), turn: -18, zoom: 1.15 },
  three: { draw: together([lifted(sprites.tail), 30, -30], [lifted(sprites.trap)]), ground: 'disc', zoom: 1.05 },
  supper: { draw: drawSupperStamp, ground: 'moon' },
}

export const pictures = stampSheet('farm', INDIGO, stamps)
