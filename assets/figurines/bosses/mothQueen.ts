import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { BRIGHT, made, rouge, scrape } from '../kit/stuff'
import { stalk } from './parts'

/** The Queen of Moths: in love with the light, she wears it. 0, 0 is the ground under her hem. */
export function drawMothQueen(ink: Ink): void {
  ink.flip(0, () => drawWing(ink))
  drawWing(ink)
  drawGown(ink)
  drawArms(ink)
  ink.at(0, -161, { rotate: -5 }, () => drawHead(ink))
}

/** The left wing: it is her mantle, and looks at whoever stands behind. */
function drawWing(ink: Ink): void {
  const low = ink.path(
    '-10,-120* -54,-106 -92,-80 -104,-44 -96,-6* -84,-12 -78,4* -66,-8 -56,6* -44,-8 -34,4* -20,-40 -8,-90*',
    true,
  )
  const high = ink.path(
    '-8,-150* -38,-172 -78,-184 -116,-186* -112,-176 -119,-164* -111,-152 -115,-136* -106,-128 -106,-112* -92,-102 -60,-94 -14,-96*',
    true,
  )
  for (const wing of [low, high]) {
    made(ink, wing, 'stone', {
      width: 3,
      from: 0.52,
      inside: () => {
        if (wing === low) {
          ink.black('-120,-20 -92,-26 -62,-18 -30,-20 -10,-30 -10,20 -120,20')
          for (const [x, y] of [
            [-88, -13],
            [-70, -8],
            [-52, -8],
            [-36, -11],
          ] as const)
            ink.dot(x, y, 3.6, { white: true })
          ink.lines(['-14,-112 -50,-84 -84,-30', '-12,-104 -38,-70 -56,-24', '-8,-90 -24,-60 -30,-26'], { width: 1.5 })
        } else {
          ink.black('-122,-192 -98,-190 -102,-166 -98,-144 -92,-126 -96,-104 -124,-104')
          for (const [x, y] of [
            [-110, -172],
            [-108, -152],
            [-103, -133],
            [-101, -117],
          ] as const)
            ink.dot(x, y, 3.4, { white: true })
          ink.lines(['-14,-146 -56,-166 -98,-178', '-14,-130 -60,-132 -98,-140', '-14,-112 -50,-106 -92,-112'], {
            width: 1.6,
          })
        }
      },
    })
  }
  for (const [x, y, radius] of [
    [-72, -150, 19],
    [-62, -60, 15],
  ] as const) {
    made(ink, ink.ellipse(x, y, radius, radius * 0.92), 'black', { halo: 1, rim: 0 })
    made(ink, ink.ellipse(x, y, radius * 0.74, radius * 0.66), 'bright', { halo: 0, width: 1, from: false })
    ink.black(ink.ellipse(x + 2, y + 1, radius * 0.4, radius * 0.44))
    ink.dot(x - 1, y - 3, radius * 0.13, { white: true })
  }
}

function drawGown(ink: Ink): void {
  const gown = made(
    ink,
    '-16,-120* -24,-84 -38,-40 -50,0* -36,5 -24,0 -10,6 4,1 18,6 30,0 44,4* 52,-2 36,-44 24,-84 18,-120*',
    'black',
    { halo: 2, rim: 2 },
  )
  // An abdomen, in its rings.
  ink.clip(gown, () => {
    for (const [y, reach] of [
      [-92, 20],
      [-74, 26],
      [-56, 32],
      [-37, 39],
      [-17, 46],
    ] as const) {
      const ring = `${-reach - 6},${y} 0,${y + 9} ${reach + 6},${y - 1}`
      ink.line(ring, { width: 3.4, white: true, bare: true, profile: 'swell' })
      ink.feather(ring, { side: 1, length: 8, width: 1.6, spacing: 3.4, slant: 10, white: true, envelope: () => 0.8 })
    }
  })
  // Her ruff is her own.
  const ruff = ink.scalloped('-34,-138* -20,-152 0,-154 22,-152 36,-138* 30,-118 0,-108 -28,-117', {
    size: 11,
    depth: 8,
  })
  made(ink, ruff, 'bright', { width: 2.6, halo: 1.6, from: 0.56 })
  ink.tufts('-24,-136 -12,-128 2,-124 16,-128 26,-136 -14,-142 14,-142 0,-136', () => 90, {
    length: 11,
    count: 4,
    width: 1.5,
  })
}

function drawArms(ink: Ink): void {
  // A match, used; nobody is knighted with it a second time.
  ink.at(50, -96, { rotate: 14 }, () => {
    made(ink, '-3.4,62* -3.4,-44* 3.4,-44* 3.4,60*', 'dusk', { width: 2, halo: 1.4 })
    made(ink, '-4,-26* -8,-44 -2,-60 6,-62 9,-48 4,-26*', 'black', { halo: 1.2, rim: 1 })
    ink.line('4,-62 8,-72 2,-80 6,-88', { width: 2.6, gouache: BRIGHT, dry: 0.4 })
  })
  stalk(ink, '22,-122@13 42,-110@11 46,-96@10', 'bright', { width: 2.3, halo: 1.4 })
  drawFist(ink, 49, -94, { size: 17, turn: 60, fill: BRIGHT, hand: 'right', width: 2.1 })
  stalk(ink, '-22,-122@13 -40,-100@11 -24,-84@10', 'bright', { width: 2.3, halo: 1.4 })
  drawFist(ink, -18, -82, { size: 17, turn: 66, fill: BRIGHT, width: 2.1 })
}

function drawHead(ink: Ink): void {
  drawAntenna(ink, '-12,-24 -34,-40 -46,-64 -44,-84', -1)
  drawAntenna(ink, '14,-24 38,-36 54,-56 56,-76', 1)
  drawCandelabrum(ink)
  const face = ink.path('-28,-8 -24,-24 0,-32 25,-24 29,-8 22,10 10,24 0,28 -10,24 -22,10', true)
  made(ink, face, 'bright', { width: 2.8, halo: 1.6, from: 0.66 })
  for (const [x, turn] of [
    [-13, 24],
    [13, -24],
  ] as const) {
    made(ink, ink.ellipse(x, -4, 9.4, 13, turn), 'black', { rim: 0, halo: 0 })
    ink.dot(x - 3, -9, 2.8, { white: true })
    ink.dot(x + 2.4, 2, 1.4, { white: true })
    scrape(ink, 0.9, [`${x - 5},-1 ${x},5 ${x + 4},6`])
  }
  rouge(ink, -16, 13, 5)
  rouge(ink, 16, 12, 5)
  ink.line('-5,17 0,14.6 6,17.6', { width: 2.2 })
  ink.line('-2,20.6 3,20.6', { width: 1.2 })
  // Fur down to the brows.
  made(
    ink,
    '-30,-8* -30,-26 -14,-38 8,-38 28,-27 31,-9* 24,-18 18,-14* 12,-22 4,-17* -2,-24 -10,-17* -16,-21 -22,-14*',
    'black',
    { rim: 1.2, halo: 0.4 },
  )
}

function drawAntenna(ink: Ink, spine: string, side: 1 | -1): void {
  ink.line(spine, { width: 3, profile: 'even' })
  for (const both of [1, -1] as const)
    ink.feather(spine, {
      side: both,
      length: 13,
      width: 2,
      spacing: 3.6,
      slant: 26,
      envelope: (along) => (both === side ? 0.9 : 0.7) * Math.sin(Math.PI * (0.12 + along * 0.84)),
    })
}

/** Five candles, and the wax has been at her hair. */
function drawCandelabrum(ink: Ink): void {
  const arms = [
    '0,-36 0,-56',
    '-3,-36 -18,-40 -19,-54',
    '3,-36 18,-40 20,-54',
    '-6,-35 -38,-32 -38,-49',
    '6,-35 38,-32 39,-49',
  ]
  for (const path of arms) ink.line(path, { width: 7, white: true, profile: 'even' })
  ink.lines(arms, { width: 4.4, profile: 'even' })
  for (const [x, y, height] of [
    [-38, -50, 14],
    [-19, -56, 18],
    [0, -58, 22],
    [20, -56, 12],
    [39, -50, 16],
  ] as const) {
    made(ink, `${x - 7},${y}* ${x + 7},${y}* ${x + 4},${y + 6} ${x - 4},${y + 6}`, 'black', { halo: 0.6, rim: 0 })
    made(ink, `${x - 4},${y}* ${x - 4},${y - height}* ${x + 4},${y - height - 1}* ${x + 4},${y}*`, 'bright', {
      width: 1.8,
      halo: 0.8,
    })
    ink.line(`${x + 3},${y - height} ${x + 4.6},${y - height + 7}`, { width: 1.6 })
    made(
      ink,
      `${x},${y - height - 19}* ${x + 5},${y - height - 7} ${x},${y - height - 1} ${x - 5},${y - height - 7}`,
      'bright',
      { width: 1.9, halo: 0.8, from: false },
    )
    ink.dot(x, y - height - 5, 1.6)
  }
}
