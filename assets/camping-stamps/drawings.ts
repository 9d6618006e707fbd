import { pictures as day } from '../camping/drawings'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet, together } from '../stamps/sheet'

const { sprites } = day

const FIREFLIES = [
  [-62, -50],
  [-76, 6],
  [-58, 54],
  [60, -64],
  [76, -8],
  [64, 46],
] as const

function drawFirefly(ink: Ink): void {
  ink.dot(0, 0, 6)
  ink.lines(['-10,-8 -4,-3', '10,-8 4,-3', '0,-13 0,-7'], { width: 2.4, profile: 'flick' })
}

/** A mushroom by night, and a light on behind its door. */
function drawHome(ink: Ink): void {
  drawMushroom(ink)
  ink.at(50, 15, { scale: 0.34, rotate: 7 }, () => drawMushroom(ink))
  const door = ink.path('-15,12* -16,-14 -9,-25 1,-28 12,-24 18,-13 17,12*', true)
  ink.form(door, { width: 3.6, halo: 1, fill: OCHRE })
  ink.line('1,-26 1.5,11', { width: 3 })
  ink.line('-14,-8 16,-8', { width: 3 })
  // It stands in the dark, and what falls out of its door lies before it.
  ink.black('-90,14* -30,13 0,15 34,14 90,12* 90,70* -90,70*')
  ink.cut('-16,14* 18,14* 40,26* -40,26*', { fill: OCHRE })
}

/** Its stem comes out of the ground at 0, 0. */
function drawMushroom(ink: Ink): void {
  const stem = ink.tube('0,20@50 1,-14@38 0,-46@38', { root: true })
  ink.form(stem, { width: 3.4, halo: 2, fill: WHITE, tone: { from: 0.5, to: 0.76, width: 3, spacing: 4, angle: 84 } })
  const cap = ink.path('-60,-36* -55,-70 -29,-94 4,-100 38,-90 57,-66 61,-34* 30,-27 0,-25 -30,-28', true)
  ink.form(cap, {
    width: 3.4,
    halo: 2.4,
    fill: OCHRE,
    tone: { from: 0.62, to: 0.86, width: 3.4, spacing: 4.6, angle: 30 },
  })
  for (const [x, y, radius] of [
    [-27, -64, 9],
    [8, -78, 11.5],
    [38, -54, 7.5],
    [1, -46, 6],
  ] as const)
    ink.cut(ink.ellipse(x, y, radius, radius * 0.84), { fill: WHITE })
}

export const stamps: Stamps = {
  tenant: { draw: drawHome, ground: 'night', isCut: true, part: { left: -62, top: -102, right: 66, bottom: 30 } },
  bear: {
    draw: together([lifted(sprites.bear)], [lifted(sprites.bearLook, 'looking')], [lifted(sprites.book, 'over')]),
    zoom: 1.05,
  },
  all: {
    draw: together([lifted(sprites.lantern, 'glad0')], ...FIREFLIES.map(([x, y]) => [drawFirefly, x, y] as const)),
    ground: 'moon',
    zoom: 1.05,
  },
}

export const pictures = stampSheet('camping', OCHRE, stamps)
