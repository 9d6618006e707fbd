import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { LIGHT } from '../trip/hand'
import { drawBoots, drawMouse } from '../trip/luggage'

/** The half of the range that stands at the back, to the left of the gutter or to the right; in units of the stage. */
export function drawRange(ink: Ink, name: string): void {
  ink.light = LIGHT
  if (name === 'left') drawPeaks(ink)
  else drawTeapot(ink)
}

function drawPeaks(ink: Ink): void {
  hill(
    ink,
    '330,410* 350,352 398,300 430,262* 452,282 486,268* 540,196 582,132* 610,160 640,150* 690,230 740,300 798,330* 798,412*',
  )
  for (const cap of [
    '430,262* 452,282 486,268* 470,300 452,292 432,312 416,290',
    '582,132* 610,160 640,150* 664,190 640,186 622,216 598,186 570,204 552,180',
  ])
    ink.form(cap, { width: 2.8, halo: 0.6 })
  ink.black('640,216 690,250 740,318 790,346 796,408 660,410 700,360 664,300')
  feather(ink, '640,216 664,300 700,360 660,408', 22)
}

/** A mountain with a lid: it steams, as one of the three does. */
function drawTeapot(ink: Ink): void {
  hill(
    ink,
    '802,412* 802,322* 850,270 900,150 944,86* 990,78 1034,90* 1070,170 1110,250 1150,290* 1190,262 1226,244* 1262,300 1290,410*',
  )
  ink.form('932,92* 950,62 990,52 1030,64 1048,94* 990,104', {
    width: 3.2,
    halo: 1.2,
    tone: { from: 0.5, width: 2, spacing: 2.6 },
  })
  ink.form(ink.ellipse(990, 44, 13, 12), { width: 3, halo: 1 })
  ink.black('1034,120 1076,196 1114,268 1150,306 1158,408 1020,410 1060,330 1030,250 1046,180')
  feather(ink, '1046,180 1030,250 1060,330 1020,408', 24)
  // The dark of the far hill: without it there is little black on the right.
  ink.black('1226,250 1258,306 1284,406 1214,408 1236,350 1220,300')
  feather(ink, '1226,250 1220,300 1236,350 1214,406', 16)
  ink.lines(['900,176 882,250 860,300', '936,150 930,230 946,300', '980,140 976,200'], { width: 2.4, profile: 'swell' })
}

function hill(ink: Ink, path: string): void {
  ink.form(path, {
    width: 3.6,
    halo: 1.6,
    tone: { from: 0.48, to: 0.82, width: 2.8, spacing: 3, angle: -58, cross: 0.4 },
  })
}

/** The edge of a shadow on a slope. */
function feather(ink: Ink, path: string, length: number): void {
  ink.feather(path, { side: 1, length, width: 2.6, spacing: 3.6, slant: 20, envelope: () => 0.9 })
}

/** The sun on its strip; in units of the stage. */
export function drawSun(ink: Ink): void {
  ink.light = LIGHT
  const disc = ink.form(ink.ellipse(560, 170, 84, 82, 0, 0.02), { width: 3.4, halo: 1 })
  ink.tint(disc, { color: TEAL, alpha: 0.92, offset: 3 })
  for (let i = 0; i < 22; i++) {
    const [x, y] = [Math.cos((i / 22) * 6.2832), Math.sin((i / 22) * 6.2832)]
    const inner = i % 2 ? 46 : 34
    ink.line(
      [
        [560 + x * 62, 170 + y * 60],
        [560 + x * inner, 170 + y * inner],
      ],
      { width: 2.2, white: true, profile: 'flick' },
    )
  }
  ink.form(ink.tube('560,254@20 562,400@20', { root: true }), {
    width: 2.2,
    tone: { from: 0.4, width: 2, spacing: 2.4 },
  })
}

/** A fir; its foot is the origin. */
export function drawFir(ink: Ink): void {
  ink.light = LIGHT
  ink.form(ink.tube('0,0@9 1,-30@7', { root: true }), { width: 2.4 })
  ink.form('0,-104* -14,-76 -8,-76* -24,-48 -16,-48* -32,-18* 0,-12 32,-20* 17,-48 25,-50* 9,-76 15,-78*', {
    width: 3,
    halo: 1,
    tone: { from: 0.4, width: 2.6, spacing: 2.8 },
  })
  ink.black('4,-96 14,-78 8,-74 24,-50 16,-46 30,-20 4,-14 10,-50')
}

/** The boots at sea, and who lives in one; the middle of the waves' foot is the origin. */
export function drawBoat(ink: Ink): void {
  ink.at(8, -46, { rotate: -12, scale: 0.86 }, () => {
    drawMouse(ink)
    drawBoots(ink)
  })
}

/** The waves that it goes on; the middle of their foot is the origin. */
export function drawWaves(ink: Ink): void {
  ink.light = LIGHT
  ink.at(-356, -764, {}, () => {
    const crest = ink.form(
      '226,764* 232,716 262,694 286,704 280,716* 268,712 264,726 290,740 318,712 350,700 374,712 366,724* 352,720 350,734 382,742 412,714 444,706 464,718 456,730* 444,726 444,740 486,764*',
      { width: 3.4, halo: 1.4 },
    )
    ink.tint(crest, { color: TEAL, alpha: 0.9, offset: 3 })
    ink.lines(['246,750 262,736 282,748', '330,752 350,742 374,754', '420,752 440,744 462,756'], {
      width: 2.4,
      white: true,
      profile: 'swell',
    })
  })
}

/** A signpost: its three arms all point the same way. Its foot is the origin. */
export function drawSignpost(ink: Ink): void {
  ink.light = LIGHT
  ink.form(ink.tube('0,0@13 -4,-164@11', { root: true }), {
    width: 3,
    halo: 1,
    tone: { from: 0.4, width: 2, spacing: 2.4 },
  })
  for (const [y, rotate] of [
    [-148, -4],
    [-108, 3],
    [-70, -2],
  ] as const)
    ink.at(-2, y, { rotate }, () => {
      ink.form('34,-15* -52,-14* -74,1* -52,16* 34,14*', { width: 2.8, halo: 1.2 })
      ink.lines(['-44,-4 -10,-5 20,-4', '-40,5 -16,4 8,5'], { width: 2, profile: 'swell' })
    })
}

/** A label for the trunk, of a place that it has been to: the peaks, the sea, the sun. Its middle is the origin. */
export function drawLabel(ink: Ink, which: number): void {
  ink.light = LIGHT
  const label = ink.form(which === 1 ? ink.ellipse(0, 0, 24, 18) : '-26,-17* 25,-18* 26,17* -25,18*', {
    width: 2.2,
    halo: 0.8,
  })
  ink.clip(label, () => {
    if (which === 0) {
      ink.tint('-26,18* -8,-12* 4,6 12,-4* 28,18*', { color: TEAL, alpha: 0.92, offset: 0 })
      ink.line('-26,16 -8,-12* 4,6 12,-4* 28,18', { width: 2.2 })
    } else if (which === 1) {
      ink.tint('-30,2 -14,-4 0,3 14,-4 30,2 30,24* -30,24*', { color: TEAL, alpha: 0.92, offset: 0 })
      ink.lines(['-22,2 -12,-3 -2,3 8,-3 20,2', '-14,10 -4,6 6,11'], { width: 2.2, profile: 'swell' })
    } else {
      ink.black(ink.ellipse(0, 6, 11, 11))
      ink.lines(['0,-14 0,-9', '-16,-8 -11,-4', '16,-8 11,-4', '-22,6 -15,6', '22,6 15,6'], { width: 2.2 })
    }
  })
}
