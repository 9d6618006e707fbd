import type { Ink } from '../ink/ink'
import { moved } from './moved'
import { GULL_SEAT } from './shared'

/** Looking at the others, away from whoever called too soon, and caught. */
export const GULLS = ['calm', 'away', 'caught'] as const
export const GULL = { left: 60, top: 440, width: 380, height: 400 } as const
export const GULL_WING = { left: 56, top: 626, width: 382, height: 220 } as const

const SCALE = 2.75
const at = (path: string) => moved(path, GULL_SEAT.x, GULL_SEAT.y, SCALE)
const spot = (x: number, y: number) => [GULL_SEAT.x - x * SCALE, GULL_SEAT.y + y * SCALE] as const

/** Our gull of the prow, at the table before us: paper, without the feather of its crest. */
export function drawTableGull(ink: Ink, _frame: number, name: string): void {
  ink.light = [0.6, -0.4, 0.6]
  const [[bodyX, bodyY], [headX, headY], neck] = [spot(14, -42), spot(-21, -92), [spot(-10, -52), spot(-18, -80)]]
  const throat = ink.tube(`${neck[0]}@${34 * SCALE} ${neck[1]}@${27 * SCALE}`, { root: true })
  const body = ink.clay(
    [
      ink.ellipse(bodyX, bodyY, 40 * SCALE, 26 * SCALE, -22),
      throat,
      ink.ellipse(headX, headY, 20 * SCALE, 17 * SCALE, -8),
    ],
    24,
  )
  ink.form(body, { width: 4.4, halo: 6, tone: { from: 0.54, to: 0.84, width: 2.8, spacing: 4.2 } })
  ink.lines(['-10,-34 -2,-28 8,-26', '-16,-44 -8,-36 2,-32', '-20,-56 -14,-48 -6,-44'].map(at), {
    ...{ width: 2.6, profile: 'flick' },
  })
  // The stubble of a crest.
  ink.lines(['-14,-107 -16,-111', '-8,-107 -9,-112', '-2,-106 -1,-110'].map(at), { width: 5, profile: 'flick' })
  drawHead(ink, name)
}

function drawHead(ink: Ink, name: string): void {
  const [x, y] = spot(-25, -96)
  if (name === 'caught') {
    ink.form(at('-36,-90* -52,-80 -62,-74 -60,-70* -48,-74 -37,-80*'), { width: 3.4, halo: 4 })
    ink.form(at('-36,-98* -56,-98 -68,-94 -68,-88* -54,-88 -37,-87*'), { width: 3.8, halo: 4 })
    ink.black(at('-68,-94* -58,-98 -57,-92 -67,-87*'))
  } else {
    ink.form(at('-36,-97* -56,-93 -66,-86 -65,-80* -52,-84 -37,-85*'), { width: 3.8, halo: 4 })
    ink.black(at('-66,-86* -56,-90 -55,-84 -65,-79*'))
    ink.line(at('-38,-90 -48,-88 -56,-87'), { width: 2.6 })
  }
  const look = name === 'away' ? 9 : -5
  const wide = name === 'caught' ? 1.25 : 1
  ink.form(ink.ellipse(x, y, 17 * wide, 18 * wide), { width: 3.4 })
  ink.black(ink.ellipse(x - look * -1, y + 2, 8.4, 10))
  ink.dot(x + look - 3, y - 2, 3, { white: true })
  if (name === 'calm') ink.black(at('-36,-101* -26,-103.6 -17,-99* -26,-98'))
  const brow = {
    calm: '-35,-106 -26,-109 -16,-104',
    away: '-34,-110 -25,-112 -16,-108',
    caught: '-36,-112 -27,-116 -17,-111',
  }[name]
  ink.line(at(brow ?? ''), { width: 7, profile: 'grow' })
  ink.line(at('-30,-80 -34,-76 -33,-72'), { width: 2.6, profile: 'flick' })
}

/** Printed as a negative. */
export function drawGullTail(ink: Ink): void {
  ink.line(at('46,-30 82,-16 96,-2 64,-10'), { width: 3, profile: 'swell' })
  ink.lines(['60,-20 76,-12 88,-5', '52,-20 66,-13 76,-9'].map(at), { width: 2.4, profile: 'flick' })
}

/** The wing that holds its hand: two rows of feathers, the last for fingers. */
export function drawGullWing(ink: Ink): void {
  const wing = ink.path(
    '120,640* 190,640 262,700 330,748 376,752* 420,760 424,778* 404,782 418,794 410,808* 388,802 394,818 380,826* 340,816 250,826 170,800 110,740',
    true,
  )
  ink.form(wing, { width: 4, halo: 6, washColor: '#a39c90' })
  ink.lines(
    ['150,680 230,740 320,782', '140,716 220,776 300,804', '330,752 366,768 402,782', '330,776 362,790 392,802'],
    { width: 2.8, profile: 'flick' },
  )
  ink.lines(
    [
      ...['172,656 186,668 184,684', '200,672 214,686 210,702', '230,696 244,710 240,724', '260,720 274,732 270,746'],
      ...['156,690 170,702 166,718', '186,714 200,726 196,742', '218,740 232,752 228,766'],
    ],
    { width: 2.6, profile: 'swell' },
  )
  ink.black('104,730* 170,796 262,826 190,832 124,806')
  ink.lines(['104,734 80,752 66,780', '118,756 100,778 92,802'], { width: 5, white: true, profile: 'flick' })
}
