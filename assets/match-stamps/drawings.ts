import { drawFootprint } from '../blotlings/draw'
import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'
import type { PathSource } from '../ink/path'
import { pictures as day } from '../match/drawings'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** A page of the guide: the left one is -1. */
type Side = 1 | -1

/** The guide, open at who was here, with a seal on whoever was known. */
function drawGuide(ink: Ink): void {
  ink.solid('-88,-52* -44,-58 0,-50 44,-58 88,-52* 94,58* 46,52 0,62 -46,52 -94,58*', { halo: 1.6 })
  for (const side of [-1, 1] as const) drawPage(ink, side)
  ink.line('0,-44 0,52', { width: 5, profile: 'even' })
  ink.at(-42, 2, { rotate: 8, scale: 0.74 }, () => drawFootprint(ink, 16))
  ink.at(43, 2, { rotate: -8 }, () => drawTick(ink))
  const ribbon = ink.path('6,46* 22,48* 26,92* 17,80* 7,92*', true)
  ink.form(ribbon, { width: 3, halo: 1.4, fill: MOSS })
}

function drawPage(ink: Ink, side: Side): void {
  const leaf: PathSource = [
    [0, -44, 1, 1],
    [side * 40, -54],
    [side * 82, -48, 1, 1],
    [side * 87, 50, 1, 1],
    [side * 44, 43],
    [0, 52, 1, 1],
  ]
  ink.form(ink.path(leaf, true), { width: 2.6, halo: 0.8, fill: WHITE })
}

/** What is stamped on who was known. */
function drawTick(ink: Ink): void {
  ink.contour(ink.ellipse(0, 0, 29, 28, 0, 0.02), { width: 5, lit: 0.8, gap: 0.06 })
  ink.line('-14,1 -4,14 18,-15', { width: 11, profile: 'pen', dry: 0.2 })
}

export const stamps: Stamps = {
  ladybirds: { draw: lifted(sprites.ladybird, 'wingsUp'), turn: -16, zoom: 1.05 },
  foot: { draw: (ink) => drawFootprint(ink, 0), ground: 'moon', zoom: 0.9 },
  guide: { draw: drawGuide, ground: 'disc', turn: -5, zoom: 1.08 },
}

export const pictures = stampSheet('match', MOSS, stamps)
