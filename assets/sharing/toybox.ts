import { drawDropFace } from '../characters/drop'
import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** Its lid, open behind it; the drop that looks out; and the dark that it comes out of. */
const LID = '42,124* 58,50* 128,40 200,48* 216,122*'
const DROP = '129,4* 138,33 158,60 178,90 185,124 179,164 79,164 73,124 80,90 100,60 121,33'
const INSIDE = '46,122* 76,118 128,123 184,117 213,119* 216,140* 128,148 42,142*'

/** A toy box from which a drop of ink looks out, in 256 × 256 units; its shadow lies from 20 to 244, 206 up. */
export function drawToybox(ink: Ink): void {
  ink.wash('20,206 70,193 150,189 226,196 244,208 206,226 110,233 36,226', { alpha: 0.38 })

  const lid = ink.path(LID, true)
  ink.form(lid, { width: 7, halo: 2 })
  ink.tint(lid, { color: VERMILION, alpha: 0.95, offset: 3 })
  ink.lines(['73,64 65,112', '185,62 194,110', '70,118 62,120'], {
    width: 3.4,
    white: true,
    bare: true,
    profile: 'swell',
  })

  const drop = ink.path(DROP, true)
  ink.cut(drop, { halo: 5 })
  ink.black(drop)
  ink.line('111,53 95,76 87,99', { width: 8, white: true, bare: true, profile: 'swell' })
  ink.at(130, 83, { scale: 2.5 }, () => drawDropFace(ink, { mood: 'glad', white: true }))
  ink.black(INSIDE)

  drawFront(ink)
}

/** Planks, nails, and a lock with a drop for a keyhole. */
function drawFront(ink: Ink): void {
  const front = ink.path('40,132* 128,138 218,131* 210,218* 128,224 48,219*', true)
  ink.form(front, { width: 8, halo: 4, fill: BRIGHT_PAPER })
  ink.lines(['46,164 128,169 214,163', '48,192 128,198 212,191'], { width: 3.6, profile: 'even' })
  ink.lines(['62,178 84,180 98,179', '78,209 96,211 112,210', '150,210 168,209'], { width: 2.2, profile: 'pen' })
  ink.hatch('168,136* 218,131* 210,218* 176,222*', {
    angle: -64,
    spacing: 7,
    width: 3.4,
    profile: 'flick',
    density: (x) => (x - 166) / 44,
  })
  ink.dot(58, 149, 4)
  ink.dot(200, 148, 4)
  ink.dot(62, 207, 4)
  ink.dot(197, 206, 4)

  const lock = ink.path('108,150* 148,150* 146,182 128,192 110,182*', true)
  ink.form(lock, { width: 5.6, halo: 2.6, fill: BRIGHT_PAPER })
  ink.tint(lock, { color: VERMILION, alpha: 0.95, offset: 2 })
  ink.at(128, 157, { scale: 0.66 }, () => ink.black('0,0* 4,10 10,20 11,29 6,37 -4,38 -11,31 -10,20 -4,10'))
}
