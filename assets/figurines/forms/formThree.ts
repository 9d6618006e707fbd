import type { Ink } from '../../ink/ink'
import { drawTeeth } from '../bosses/parts'
import { drawBase } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawNibHat } from './parts'

/** Morvane as a sea: his wave breaks over the base, which breaks too. 0, 0 is the middle of what was its foot. */
export function drawFormThree(ink: Ink): void {
  ink.at(70, -22, { rotate: 13 }, () => drawBase(ink, 'block', { half: 38, height: 30, wear: 'crack' }))
  ink.at(66, -186, { rotate: 34, scale: 0.84 }, () => drawNibHat(ink))
  drawWave(ink)
  drawFace(ink)
  ink.at(-66, -8, { rotate: -16 }, () => drawBase(ink, 'block', { half: 36, height: 36, plate: true }))
  drawCracks(ink)
  drawFlood(ink)
  drawSpray(ink)
}

function drawWave(ink: Ink): void {
  const wave = made(
    ink,
    '-70,0* -62,-34 -40,-60 -22,-96 -22,-132 -40,-158 -68,-166 -92,-150* -88,-170 -110,-160* -102,-182 -121,-178* -106,-202 -114,-208* -92,-224 -92,-236* -66,-246 -34,-258 6,-254 44,-234 78,-196 98,-146 108,-90 114,-40 120,0* 60,10 0,8',
    'black',
    { halo: 1.6, rim: 2.4 },
  )
  ink.clip(wave, () => {
    scrape(ink, 3, ['-84,-206 -40,-226 6,-220 44,-192 72,-150 88,-96 94,-40', '-80,-188 -44,-204 -2,-200'])
    scrape(ink, 2.2, ['-96,-190 -76,-200 -56,-202', '-74,-218 -30,-238 14,-236', '96,-110 104,-60 106,-20'])
    scrape(ink, 2.4, [
      '-50,-30 -24,-66 -12,-100',
      '-36,-14 -8,-58 0,-84',
      '-10,-6 14,-28 24,-56',
      '30,-4 50,-30 60,-66',
    ])
    scrape(ink, 1.6, ['-62,-14 -46,-38 -34,-52', '60,-2 74,-30 80,-60'])
  })
  // Foam: fingers, each with a nail of light.
  for (const [x, y, angle, length] of [
    [-92, -154, 112, 26],
    [-108, -166, 128, 22],
    [-74, -164, 96, 24],
    [-54, -164, 80, 20],
    [-114, -190, 150, 16],
  ] as const)
    made(ink, ink.leaf(x, y - 6, angle, length, 12, { bend: -6, belly: 0.4, tip: 0.2 }), 'bright', {
      width: 2,
      halo: 0.8,
    })
}

/** His face swims in it, long with the pull. */
function drawFace(ink: Ink): void {
  ink.at(34, -136, { rotate: 12, scale: 1.3 }, () => {
    const mask = '-26,-30* -28,-8 -26,14 -20,30 -8,42 2,46 12,38 22,26 28,8 28,-12 24,-34* 12,-24 0,-20* -14,-24'
    const face = made(ink, mask, 'bright', { width: 2, halo: 0, from: 0.5 })
    ink.clip(face, () => {
      ink.black('24,-36 18,-12 22,10 10,28 16,44 40,20 40,-36')
      ink.feather('20,-20 18,0 20,12 12,26', { side: -1, length: 8, width: 1.6, spacing: 2.8, slant: 20 })
    })
    ink.black('-26,-18* -13,-14 -4,-6* -8,2 -18,2 -25,-4')
    ink.black('24,-22* 13,-16 4,-7* 8,1 18,1 24,-7')
    for (const [x, y] of [
      [-15, -5],
      [13, -6],
    ] as const) {
      ink.black(ink.ellipse(x, y, 4.2, 3.8), { white: true })
      ink.dot(x - 1, y + 0.4, 1.6)
    }
    ink.black('-18,14* -8,11 4,12 16,9* 14,26 4,38 -6,36 -16,26')
    drawTeeth(ink, [
      [-12, 12, 88, 9, 6],
      [-4, 11, 92, 10, 6],
      [4, 12, 88, 9, 6],
      [11, 10, 94, 9, 6],
      [-6, 36, -84, 8, 6],
      [3, 37, -94, 7, 6],
    ])
    made(ink, '-2,-8* -8,2 -15,9 -16,13 -9,13 -2,10 3,4*', 'bright', { width: 1.8, halo: 0.5, from: 0.46 })
  })
}

function drawCracks(ink: Ink): void {
  ink.lines(['-84,-40 -76,-28 -84,-16 -74,-4', '-76,-28 -66,-24', '-42,-32 -50,-22 -44,-10', '-96,-24 -88,-20'], {
    width: 2.2,
    profile: 'flick',
  })
  for (const [x, y, turn] of [
    [-112, -2, 20],
    [-26, -44, -30],
    [8, -30, 12],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => made(ink, '-8,-5* 4,-8* 9,1* 0,7* -8,4*', 'stone', { width: 2, halo: 1 }))
}

/** And the sea closes over it. */
function drawFlood(ink: Ink): void {
  const flood = made(
    ink,
    '-122,8* -104,-6 -84,2 -64,-12 -44,-2 -22,-14 2,-2 28,-16 54,-4 80,-16 102,-4 122,6* 110,16 60,20 0,19 -60,20 -108,16',
    'black',
    { halo: 1, rim: 2 },
  )
  ink.clip(flood, () =>
    scrape(ink, 2, [
      '-100,6 -82,10 -62,2',
      '-44,10 -22,2 0,9',
      '20,8 40,0 60,8',
      '72,10 90,2 106,8',
      '-20,15 10,13 40,15',
    ]),
  )
}

function drawSpray(ink: Ink): void {
  for (const [x, y, radius] of [
    [-112, -138, 4],
    [-98, -122, 2.6],
    [-76, -128, 3.2],
    [-58, -130, 2.2],
    [-116, -108, 2.4],
    [-104, -226, 3],
    [-84, -250, 2.4],
  ] as const)
    ink.dot(x, y, radius)
}
