import { drawLantern } from '../../characters/lantern'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawBoot } from '../kit/limbs'
import { drawPole } from '../kit/props'
import { made, scrape } from '../kit/stuff'

/** The Night Watch. All is well, as far as they know. 0, 0 is the ground under the two of them. */
export function drawNightWatch(ink: Ink): void {
  standShadow(ink, -90, 96, 1)
  drawHalberd(ink)
  drawWatchman(ink, -1)
  drawWatchman(ink, 1)
  drawBlanket(ink)
  ink.at(6, -34, { rotate: 5, scale: 0.46 }, () => drawLantern(ink, { lit: false }))
}

/** It keeps watch. */
function drawHalberd(ink: Ink): void {
  drawPole(ink, [10, -20], [28, -226], 6)
  made(ink, '20,-186* 6,-200 -8,-196* -2,-222 10,-222 26,-212*', 'stone', { width: 2.5, halo: 1 })
  made(ink, '30,-212* 44,-218 52,-232* 50,-206 40,-196 28,-194*', 'stone', { width: 2.3, halo: 1 })
  made(ink, '22,-222* 30,-250* 36,-221*', 'stone', { width: 2.3, halo: 1 })
}

/** The left one (-1) has sunk forward, the right one back. */
function drawWatchman(ink: Ink, side: 1 | -1): void {
  const isLeft = side < 0
  const at = (x: number, y: number) => `${side * x},${y}`
  for (const [x, y] of [
    [96, -10],
    [78, -12],
  ] as const)
    drawBoot(ink, [side * x, y], { toe: side, size: 24, turn: side * -24 })
  made(
    ink,
    `${at(0, -6)}* ${at(2, -60)} ${at(4, -110)} ${at(18, -128)}* ${at(44, -120)} ${at(56, -92)} ${at(60, -60)}* ${at(90, -52)} ${at(102, -30)} ${at(98, -6)}*`,
    isLeft ? 'stone' : 'black',
    {
      width: 2.9,
      halo: 1.2,
      inside: () => {
        if (isLeft)
          ink.lines(['-24,-118 -30,-90 -28,-60', '-40,-112 -46,-80 -50,-60'], { width: 1.6, profile: 'flick' })
        else scrape(ink, 1.7, ['22,-116 30,-90 28,-64', '42,-112 50,-84 56,-62'])
      },
    },
  )
  const [x, y, tilt] = isLeft ? ([-46, -138, 30] as const) : ([34, -152, -26] as const)
  drawHead(ink, x, y, {
    ...{
      shape: isLeft ? 'egg' : 'square',
      tilt: side * -Math.abs(tilt),
      look: side * 0.6,
      eyes: 'shut',
      brows: 'none',
      cheeks: 6,
    },
    ...(isLeft ? { nose: 'long', mouth: 'flat', down: 4 } : { nose: 'bulb', mouth: 'none' }),
    over: () => {
      if (!isLeft) drawSnore(ink)
      drawHelmet(ink, isLeft)
    },
  })
}

function drawSnore(ink: Ink): void {
  ink.black(ink.ellipse(6, 20, 7, 8))
  ink.lines(['1,15 11,15'], { width: 2.4, white: true })
  made(ink, '-12,13* -4,9 6,10 16,9 25,14* 16,18 6,14 -4,18*', 'dusk', { width: 1.9, halo: 0.6 })
}

/** Down to the lids. */
function drawHelmet(ink: Ink, isLeft: boolean): void {
  made(ink, '-29,-8* -30,-30 -14,-46 12,-46 30,-30 29,-8* 0,-15', isLeft ? 'black' : 'stone', {
    width: 2.7,
    halo: 1,
    rim: 2,
  })
  made(ink, '-44,-6* -20,-15 0,-18 20,-15 44,-6* 22,-3 0,-7 -22,-3*', isLeft ? 'black' : 'stone', {
    width: 2.5,
    halo: 0.8,
  })
  made(ink, ink.leaf(0, -44, -90, 18, 8, { belly: 0.4 }), isLeft ? 'black' : 'stone', { width: 2.1 })
  if (isLeft) scrape(ink, 1.8, ['-22,-26 -14,-38 -2,-41'])
  else ink.line('-22,-26 -14,-38 -2,-41', { width: 1.6 })
}

/** Theirs, patched; each has the smaller half. */
function drawBlanket(ink: Ink): void {
  const blanket = made(
    ink,
    '-104,-14* -102,-42 -86,-62 -58,-66 -44,-84 -20,-92 0,-84 22,-94 50,-84 62,-66 92,-60 108,-38 106,-12* 96,-4 84,-10* 70,2 52,-6* 34,4 14,-4* -6,5 -26,-4* -44,4 -62,-5* -80,2 -94,-6*',
    'bright',
    { width: 3, halo: 1.6, from: 0.46 },
  )
  ink.clip(blanket, () => {
    for (const path of [
      '-112,-44 -60,-60 -20,-84 2,-76 24,-86 62,-60 112,-38',
      '-110,-30 -60,-44 -20,-64 2,-58 26,-66 64,-44 112,-24',
      '-108,-14 -60,-26 -20,-42 2,-36 28,-44 64,-26 112,-10',
    ])
      ink.line(path, { width: 4, profile: 'even' })
    made(ink, '-76,-50* -52,-56* -48,-34* -72,-28*', 'dusk', { width: 2, halo: 1 })
    ink.lines(
      [
        '-80,-44 -74,-45',
        '-78,-34 -71,-35',
        '-50,-50 -45,-51',
        '-49,-40 -43,-41',
        '-66,-56 -65,-50',
        '-60,-34 -59,-28',
      ],
      { width: 1.5 },
    )
  })
  // Four hands have hold of it.
  for (const [x, y, turn] of [
    [-58, -72, -24],
    [-30, -90, -10],
    [32, -92, 8],
    [62, -70, 30],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      made(ink, ink.ellipse(0, 0, 9, 7), 'bright', { width: 2.1, halo: 0.8 })
      ink.lines(['-3,0 -3,6', '1,0 1,7', '5,0 5,6'], { width: 1.3 })
    })
}
