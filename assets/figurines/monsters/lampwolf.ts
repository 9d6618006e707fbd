import { drawFlame } from '../../characters/lantern'
import type { Ink } from '../../ink/ink'
import { made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, stem } from './parts'

/** A lampwolf: a moth in front, a wolf as soon as somebody wants to put the light out. 0, 0 is the ground under the lantern. */
export function drawLampwolf(ink: Ink): void {
  ink.at(0, -142, { rotate: 4 }, () => {
    drawWing(ink, -1)
    drawWing(ink, 1)
  })
  drawLantern(ink)
  drawBody(ink)
  ink.at(3, -196, { rotate: -8 }, () => drawHead(ink))
  drawPaws(ink)
}

function drawWing(ink: Ink, side: 1 | -1): void {
  const low = made(
    ink,
    [
      [side * 14, 8, 1, 1],
      [side * 50, 6],
      [side * 92, 28, 1, 1],
      [side * 84, 38, 1, 1],
      [side * 86, 52, 1, 1],
      [side * 70, 56, 1, 1],
      [side * 66, 72, 1, 1],
      [side * 40, 62],
      [side * 14, 34, 1, 1],
    ],
    'dusk',
    { from: 0.5 },
  )
  ink.clip(low, () => {
    for (const far of [30, 48, 64])
      ink.line(
        [
          [side * 14, 20],
          [side * 50, 20 + far * 0.2],
          [side * 90, far],
        ],
        { width: 1.6, profile: 'swell' },
      )
  })
  const wing = made(
    ink,
    [
      [side * 12, -14, 1, 1],
      [side * 44, -58],
      [side * 86, -86],
      [side * 116, -88, 1, 1],
      [side * 106, -66, 1, 1],
      [side * 112, -44, 1, 1],
      [side * 100, -26, 1, 1],
      [side * 106, -4, 1, 1],
      [side * 90, 8, 1, 1],
      [side * 90, 26, 1, 1],
      [side * 50, 24],
      [side * 12, 12, 1, 1],
    ],
    'stone',
    { width: 3, from: 0.6 },
  )
  ink.clip(wing, () => {
    ink.black([
      [side * 60, -90, 1, 1],
      [side * 122, -100, 1, 1],
      [side * 122, 30, 1, 1],
      [side * 84, 34, 1, 1],
      [side * 98, -10],
      [side * 90, -50],
    ])
    for (const [x, y] of [
      [104, -74],
      [102, -54],
      [102, -34],
      [98, -14],
      [93, 6],
    ] as const)
      ink.dot(side * x, y, 4, { white: true })
    for (const far of [-70, -40, -10, 14])
      ink.line(
        [
          [side * 14, -6],
          [side * 50, far * 0.6 - 6],
          [side * 92, far],
        ],
        { width: 1.8, profile: 'swell' },
      )
    // The eye on it has a moon for a pupil.
    ink.form(ink.ellipse(side * 64, -36, 19, 18), { width: 2.4, halo: 0.6 })
    ink.black(ink.ellipse(side * 64, -36, 13, 12.6))
    ink.dot(side * 68, -39, 9, { white: true })
    ink.dot(side * 72, -42, 8)
  })
  ink.contour(wing, { width: 3 })
}

function drawLantern(ink: Ink): void {
  made(ink, '-34,0* -30,-10* 30,-10* 34,0* 0,4', 'black')
  made(ink, '-26,-10* -30,-84* 30,-85* 26,-10*', 'bright', { width: 2.6, from: false })
  ink.at(-1, -46, { scale: 0.8 }, () => drawFlame(ink, 0))
  made(ink, '-38,-82* -22,-102 22,-103 38,-82* 0,-78', 'black', { rim: 1.6 })
  ink.lines(['-9,-84 -8,-11', '11,-84 9,-11'], { width: 2.4, profile: 'even' })
}

function drawBody(ink: Ink): void {
  // Abdomen behind the lantern's hood, thorax in a fur collar.
  const body = made(ink, '-24,-164* -30,-140 -26,-112 0,-98 26,-112 31,-140 24,-164*', 'black', { rim: 2, halo: 1.4 })
  ink.clip(body, () =>
    scrape(ink, 1.8, ['-26,-138 0,-130 28,-139', '-26,-124 0,-116 27,-125', '-20,-111 0,-105 22,-112'], 'swell'),
  )
  made(
    ink,
    '-36,-182* -48,-170* -38,-168* -46,-154* -32,-156* -34,-142* -20,-150* -14,-136* -4,-148* 6,-136* 14,-149* 28,-141* 30,-154* 44,-150* 38,-164* 50,-168* 38,-182*',
    'bright',
    { width: 2.3, halo: 1.2, from: 0.62 },
  )
}

function drawHead(ink: Ink): void {
  // Feelers like combs.
  for (const side of [-1, 1] as const) {
    ink.line(
      [
        [side * 10, -36],
        [side * 22, -62],
        [side * 44, -72],
      ],
      { width: 2.6, profile: 'even' },
    )
    for (const [x, y] of [
      [16, -50],
      [21, -58],
      [28, -65],
      [36, -69],
    ] as const)
      ink.line(
        [
          [side * x, y],
          [side * (x + 8), y + 9],
        ],
        { width: 1.8, profile: 'flick' },
      )
    made(
      ink,
      [
        [side * 12, -30, 1, 1],
        [side * 34, -56, 1, 1],
        [side * 40, -20, 1, 1],
      ],
      'dusk',
      { width: 2.6 },
    )
    ink.black([
      [side * 22, -30, 1, 1],
      [side * 32, -46, 1, 1],
      [side * 36, -22, 1, 1],
    ])
  }
  made(
    ink,
    '-38,-24* -14,-38 14,-38 38,-25* 40,-8 52,2* 40,4 44,14* 28,14 16,28 -14,28 -28,14 -44,16* -40,5 -52,4* -40,-8',
    'dusk',
    {
      width: 3,
      halo: 1.6,
      from: 0.6,
    },
  )
  ink.black('-5,-37* 0,-40 6,-37* 8,-14 0,-4 -7,-14')
  drawEye(ink, [-19, -12, 12], [0.5, 0.7], [0.14, 0.5], '#5b5650')
  drawEye(ink, [20, -12, 12], [0.1, 0.7], [0.5, 0.14], '#5b5650')
  made(ink, '-16,-2 -9,-12 10,-12 18,-2 20,18 0,24 -18,18', 'bright', { width: 2.2, halo: 0.6, from: 0.7 })
  made(ink, '-11,-6* 0,-12 12,-6* 5,4 -3,4', 'black', { rim: 1, halo: 0 })
  ink.black('-26,14* -10,12 0,8 11,12 28,14* 18,34 0,38 -17,34')
  drawSpikes(ink, [
    [-19, 14, 88, 12, 7],
    [-8, 12, 92, 9, 6],
    [9, 12, 88, 9, 6],
    [20, 14, 94, 12, 7],
    [-9, 36, -88, 9, 6],
    [10, 36, -92, 9, 6],
  ])
}

/** Four of its feet round what it loves. */
function drawPaws(ink: Ink): void {
  for (const [path, x, y] of [
    ['-24,-138@9 -50,-110@8 -34,-72@8', -34, -68],
    ['25,-138@9 52,-108@8 35,-66@8', 35, -62],
    ['-20,-124@8 -44,-66@7 -30,-30@7', -30, -26],
    ['21,-124@8 46,-64@7 31,-24@7', 31, -20],
  ] as const) {
    stem(ink, path, 'black', { rim: 1, halo: 1 })
    drawSpikes(
      ink,
      [-6, 0, 6].map((dx) => [x + dx * 0.7, y, 90 - dx * 4 * Math.sign(x), 9, 5] as const),
    )
  }
}
