import type { Ink } from '../../ink/ink'
import { made, scrape } from '../kit/stuff'
import { drawEye, stem } from './parts'

/** A quarrel crow: its beak cuts every word short. It looks to the left; 0, 0 is the ground between its feet. */
export function drawQuarrel(ink: Ink): void {
  drawLegs(ink)
  drawTail(ink)
  drawBody(ink)
  ink.at(6, -160, { rotate: 7, scale: 1.06 }, () => drawHead(ink))
  drawNearWing(ink)
  drawSnippets(ink)
}

function drawLegs(ink: Ink): void {
  for (const [x, toe] of [
    [-12, -6],
    [14, 6],
  ] as const) {
    stem(ink, `${x},-44@7 ${x + toe * 0.4},-22@6 ${x - 2},-2@6`, 'stone', { width: 2.1 })
    for (const reach of [-20, -7, 11])
      stem(ink, `${x - 2},-3@6 ${x - 2 + reach * 0.6},1@5 ${x - 2 + reach},4@1.8`, 'stone', { width: 1.9, halo: 0.5 })
  }
}

function drawTail(ink: Ink): void {
  for (const [x, y, angle, length] of [
    [34, -66, 22, 66],
    [30, -56, 40, 62],
    [24, -48, 58, 54],
  ] as const) {
    made(ink, ink.leaf(x, y, angle, length, 22, { belly: 0.66, tip: 0.5 }), 'black', { rim: 1.4, halo: 1 })
  }
}

function drawBody(ink: Ink): void {
  const body = made(ink, '-32,-150* -46,-120 -48,-84 -34,-54 -6,-38 26,-42 48,-64 52,-100 36,-138 20,-158*', 'black', {
    rim: 2.4,
    halo: 1.2,
  })
  ink.clip(body, () => {
    const random = ink.fork('breast')
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 4; i++) {
        const [x, y] = [-36 + i * 11 + (row % 2) * 5, -126 + row * 13]
        if (random.chance(0.2)) continue
        scrape(ink, 1.6, [`${x - 4},${y} ${x},${y + 6} ${x + 4},${y}`], 'pen')
      }
  })
}

function drawHead(ink: Ink): void {
  // A crest that is always up.
  for (const [x, y, angle, length] of [
    [4, -34, -66, 34],
    [14, -30, -44, 38],
    [22, -20, -24, 30],
  ] as const)
    made(ink, ink.leaf(x, y, angle, length, 12, { belly: 0.4 }), 'black', { rim: 1, halo: 0.8 })
  made(ink, '-34,12* -42,-14 -28,-38 2,-44 28,-32 36,-4 26,22 0,28', 'black', { rim: 2.2, halo: 1.4 })
  drawBlade(ink, 24, 1)
  drawBlade(ink, -16, -1)
  made(ink, ink.ellipse(-34, 0, 6.4, 6.4), 'dusk', { width: 2, halo: 0.6, from: false })
  ink.line('-38,3 -30,-3', { width: 1.8 })
  // Its eyes look through the rings.
  drawRing(ink, -8, -18, 17)
  drawRing(ink, -4, 16, 14)
  drawEye(ink, [-8, -18, 11], [-0.9, 0.2], [0.1, 0.44], '#8a7c69')
  drawEye(ink, [-4, 16, 9], [-0.9, -0.2], [0.4, 0.3], '#8a7c69')
}

/** A blade from the pivot to the left, opened by so many degrees; `side` is where its edge is. */
function drawBlade(ink: Ink, turn: number, side: 1 | -1): void {
  ink.at(-34, 0, { rotate: turn }, () => {
    const edge = -8 * side
    const blade = made(
      ink,
      `10,${edge * 0.7}* -20,${edge * 1.7} -60,${edge * 0.9} -94,${-edge * 0.5}* -20,${-edge * 0.5} 8,${-edge * 0.9}*`,
      'bright',
      { width: 2.6, halo: 1.2, from: 0.5 },
    )
    ink.clip(blade, () =>
      ink.line(`4,${edge * 0.1} -30,${edge * 0.3} -84,${-edge * 0.2}`, { width: 1.5, profile: 'swell' }),
    )
  })
}

function drawRing(ink: Ink, x: number, y: number, radius: number): void {
  made(ink, ink.ellipse(x, y, radius, radius), 'bright', { width: 2.2, halo: 1, from: false })
}

/** On its hip: it has been waiting for an answer. */
function drawNearWing(ink: Ink): void {
  const wing = made(
    ink,
    '14,-140* 48,-140 76,-112 70,-88 44,-66* 40,-76* 34,-62* 28,-74* 18,-64* 14,-80* 34,-92 44,-106 22,-112*',
    'black',
    {
      rim: 2,
      halo: 2,
    },
  )
  ink.clip(wing, () =>
    scrape(ink, 1.8, [
      '70,-106 56,-90 44,-72',
      '64,-118 52,-96 34,-78',
      '30,-130 48,-126 60,-112',
      '58,-92 44,-84 22,-76',
    ]),
  )
}

function drawSnippets(ink: Ink): void {
  for (const [x, y, turn, size] of [
    [-84, -120, 20, 1],
    [-62, -86, -34, 0.8],
    [-92, -66, 62, 0.9],
    [-66, -38, 8, 1.1],
    [-104, -24, -20, 0.8],
    [-28, 1, 12, 0.9],
    [30, 3, -24, 0.8],
  ] as const)
    ink.at(x, y, { rotate: turn, scale: size }, () => {
      made(ink, '-9,-5* 7,-7* 10,4* -2,7* -8,5*', 'bright', { width: 1.8, halo: 0.6, from: false })
      ink.line('-5,0 5,-1', { width: 1.2, profile: 'pen' })
    })
}
