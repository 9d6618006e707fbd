import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import { drawRoofs } from './village'

/** The heights of the horizon and of where the hedge hides all. */
const HORIZON = -398
const HEDGE = -104

/** A field: its far and its near edge, and how it is tilled. */
interface Field {
  readonly outline: string
  readonly angle: number
  readonly spacing: number
  readonly tone: number
}

const FIELDS: readonly Field[] = [
  { outline: '-20,-372 150,-378 236,-352 60,-330 -20,-326', angle: -6, spacing: 4.6, tone: 0.14 },
  { outline: '170,-378 400,-384 470,-356 256,-352', angle: 38, spacing: 5.4, tone: 0 },
  { outline: '430,-384 690,-376 640,-344 492,-356', angle: 4, spacing: 4.6, tone: 0.2 },
  { outline: '712,-376 990,-384 990,-338 664,-342', angle: -34, spacing: 6, tone: 0 },
  { outline: '-20,-318 66,-322 244,-344 330,-276 -20,-240', angle: 52, spacing: 8, tone: 0 },
  { outline: '654,-334 990,-330 990,-252 760,-270', angle: 7, spacing: 7, tone: 0.16 },
  { outline: '-20,-228 300,-262 250,-160 -20,-120', angle: -9, spacing: 9.5, tone: 0.2 },
  { outline: '700,-262 990,-242 990,-110 640,-130', angle: -46, spacing: 11, tone: 0 },
]

/** Fields and roofs as far as the eye goes, and a lane that leads from there to the square. Everything thin, as much air lies before it. */
export function drawCountryside(ink: Ink): void {
  drawHills(ink)
  for (const field of FIELDS) drawField(ink, field)
  drawLane(ink)
  drawRoofs(ink)
  drawTrees(ink)
  drawScarecrow(ink, 168, -196)
}

/** Two rows of hills under a cloud. */
function drawHills(ink: Ink): void {
  ink.form(
    '-30,-398* -10,-410 120,-428 250,-408 390,-424 520,-436 660,-410 800,-430 930,-424 1010,-404* 1010,-360* -30,-360*',
    {
      width: 1.5,
      gap: 0.3,
    },
  )
  for (const [x, y] of [
    [150, -418],
    [548, -424],
    [830, -420],
  ] as const) {
    ink.hatch(`${x},${y} ${x + 60},${y + 10} ${x + 96},${y + 24} ${x + 10},${y + 24}`, {
      angle: 28,
      spacing: 4.4,
      width: 1.1,
    })
  }
  ink.form('-30,-384* 80,-390 240,-396 420,-388 600,-396 780,-386 1010,-394* 1010,-340* -30,-340*', {
    width: 1.7,
    gap: 0.24,
  })
  for (const cloud of [
    '96,-462 104,-474 124,-476 138,-470 158,-472 172,-462',
    '752,-448 762,-458 780,-460 796,-454 812,-456 822,-448',
  ]) {
    ink.line(cloud, { width: 1.7, profile: 'swell' })
  }
  ink.line('84,-456 130,-455 190,-456', { width: 1.4, profile: 'swell' })
  ink.line('740,-442 780,-441 838,-442', { width: 1.4, profile: 'swell' })
}

/** Furrows that lie closer the farther away they are, a hedgerow along the near edge. */
function drawField(ink: Ink, { outline, angle, spacing, tone }: Field): void {
  const shape = ink.form(outline, { width: 1.5, gap: 0.35, overshoot: 1 })
  const density = (_: number, y: number) => clamp(lerp(0.5, 1, (y - HORIZON) / (HEDGE - HORIZON)))
  ink.hatch(shape, { angle, spacing, width: tone > 0 ? 1.5 : 1.15, density, length: 60, inset: 2 })
}

/** The lane from the village to the hedge. */
function drawLane(ink: Ink): void {
  ink.form(
    '520,-330* 534,-330* 520,-300 548,-268 600,-226 560,-170 500,-100* 404,-100* 470,-170 520,-222 506,-260 500,-300',
    {
      width: 1.6,
      gap: 0.3,
    },
  )
  ink.lines(['512,-296 524,-266 548,-240', '556,-214 530,-168 470,-112', '520,-200 500,-160'], {
    width: 1.1,
    profile: 'flick',
  })
}

/** Poplars along the lane and round crowns between the fields, small and large. */
function drawTrees(ink: Ink): void {
  for (const [x, y, size] of [
    [604, -322, 0.5],
    [618, -318, 0.56],
    [634, -316, 0.62],
    [236, -330, 0.5],
    [96, -330, 0.46],
    [870, -328, 0.5],
    [884, -326, 0.42],
    [372, -226, 1],
    [648, -212, 1.1],
    [676, -204, 0.9],
  ] as const) {
    ink.at(x, y, { scale: size }, () => {
      const crown = ink.form('-9,0* -13,-20 -9,-46 0,-62 9,-46 13,-20 9,0*', { width: 2, halo: 1.4 })
      ink.black('1,0* 4,-24 4,-44 1,-58 9,-44 13,-20 9,0*')
      ink.hatch(crown, { angle: -74, spacing: 4, width: 1.4, density: (atX) => clamp((atX - x) / 8) })
      ink.line('0,0 0,7', { width: 2.4, profile: 'even' })
    })
  }
}

/** It is to frighten birds; one of them keeps house on its hat. */
function drawScarecrow(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    ink.line('0,44 -1,0 0,-20', { width: 3, profile: 'even' })
    ink.line('-34,-8 0,-12 32,-6', { width: 3, profile: 'even' })
    ink.form('-27,-15* 26,-14* 27,-2* 13,0 16,26* 6,21 1,27* -6,21 -15,26* -12,0 -27,-4*', { width: 2, halo: 1.4 })
    ink.hatch('1,-12 14,-10 15,24 2,24', { angle: -58, spacing: 3.4, width: 1.5 })
    ink.form(ink.ellipse(0, -24, 9.4, 10, -6), { width: 1.9, halo: 1 })
    ink.dot(-3.4, -25, 1.4)
    ink.dot(3, -26, 1.4)
    ink.line('-4,-19 0,-17.6 4,-19.6', { width: 1.2, profile: 'pen' })
    ink.black('-16,-30* 15,-33* 15.6,-30.4* -15.4,-27.4*')
    ink.black('-9,-30* -8,-42* 7,-43* 9,-32*')
    ink.form('-8,-43 -7,-51 1,-54 6,-50 14,-53* 10,-45 5,-42*', { width: 1.8, halo: 1 })
    ink.form(ink.ellipse(-7, -53, 4.2, 4), { width: 1.7, halo: 0.4 })
    ink.dot(-8.4, -54, 1)
    ink.line('-11,-53 -15,-51.6', { width: 1.8, profile: 'flick' })
  })
}
