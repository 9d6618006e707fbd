import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawEye, stem } from './parts'
import { drawWrit } from './snailiffScroll'

/** A snailiff with its house: it evicts, slowly. It looks to the left; 0, 0 is the ground under its middle. */
export function drawSnailiff(ink: Ink): void {
  standShadow(ink, -84, 96)
  drawFoot(ink)
  ink.at(26, -34, { rotate: 6 }, () => drawHouse(ink))
  drawHead(ink)
  drawWrit(ink)
}

function drawFoot(ink: Ink): void {
  const foot = made(
    ink,
    '-92,2* -94,-20 -86,-70 -74,-104 -54,-112 -38,-98 -36,-64 -20,-42 30,-42 80,-38 104,-16 116,4* 80,7 0,6 -60,7',
    'stone',
    { from: 0.5, width: 3 },
  )
  ink.clip(foot, () => {
    ink.lines(['-92,-6 -40,-8 20,-6 104,-6', '-84,-20 -30,-24 40,-20'], { width: 1.6, profile: 'swell' })
    for (const [x, y] of [
      [-80, -60],
      [-72, -44],
      [-84, -36],
      [-60, -32],
      [-44, -22],
      [-66, -76],
    ] as const)
      ink.form(ink.ellipse(x, y, 4, 3), { width: 1.2, halo: 0, fill: false })
  })
  for (const x of [-70, -44, -12, 24, 60, 92]) ink.black(ink.leaf(x, 2, 90, 8, 10, { belly: 0.5, tip: 0.8 }))
}

function drawHouse(ink: Ink): void {
  made(ink, '22,-142* 24,-186* 42,-186* 44,-128*', 'dusk', { from: 0.4 })
  made(ink, '18,-184* 19,-194* 47,-195* 48,-184*', 'stone', { width: 2.2 })
  ink.line('32,-200 24,-212 36,-222 28,-236', { width: 4.4, dry: 0.4 })
  const wall = made(ink, '-50,8* -56,-40 -50,-96* 56,-100* 62,-40 54,8*', 'bright', { width: 3, from: 0.5, angle: -84 })
  ink.clip(wall, () => {
    ink.lines(
      [
        '-58,-46 0,-49 64,-46',
        '-50,-4 56,-3',
        '-48,-96 -50,8',
        '52,-98 52,8',
        '-48,-48 -20,-94',
        '52,-48 26,-96',
        '0,-48 1,8',
      ],
      {
        width: 5,
        profile: 'even',
      },
    )
  })
  // A coil of slates for a roof: it is a snail's house after all.
  const roof = made(ink, '-72,-88* -50,-126 -14,-156 24,-148 48,-124 80,-90* 40,-84 0,-90 -36,-84', 'black', {
    rim: 2,
    halo: 1.4,
  })
  ink.clip(roof, () => {
    scrape(ink, 3, ['6,-112 14,-120 8,-130 -8,-130 -20,-118 -14,-102 6,-96 28,-104 34,-124 18,-144 -10,-150'])
    for (let row = 0; row < 4; row++)
      for (let i = -6; i < 7; i++) {
        const [x, y] = [i * 13 + (row % 2) * 6.5, -88 - row * 12]
        if (Math.abs(x - 6) < 34 && y < -92) continue
        scrape(ink, 1.6, [`${x - 6},${y - 6} ${x},${y + 1} ${x + 6},${y - 6}`], 'pen')
      }
  })
  for (const [x, y] of [
    [-36, -36],
    [16, -38],
  ] as const) {
    made(ink, `${x},${y}* ${x + 22},${y - 1}* ${x + 22},${y + 24}* ${x},${y + 24}*`, 'black', { rim: 0, halo: 0.8 })
    scrape(ink, 2, [`${x + 11},${y} ${x + 11},${y + 24}`, `${x},${y + 12} ${x + 22},${y + 12}`], 'even')
  }
  made(ink, '-9,-58* -9,-80 0,-88 9,-80 9,-58*', 'black', { rim: 0, halo: 0.8 })
  scrape(ink, 2, ['0,-86 0,-58', '-8,-72 8,-72'], 'even')
}

function drawHead(ink: Ink): void {
  stem(ink, '-72,-96@13 -84,-124@11 -92,-144@10', 'stone')
  stem(ink, '-50,-100@13 -50,-130@11 -54,-156@10', 'stone')
  drawEye(ink, [-93, -152, 15], [-0.3, 0.5], [0.16, 0.46], '#8a7c69')
  drawEye(ink, [-55, -164, 16], [-0.7, 0.5], [0.46, 0.2], '#8a7c69')
  // Brows to read a judgement under.
  ink.black('-112,-178* -104,-182 -82,-166 -76,-158* -84,-158 -104,-168*')
  ink.black('-74,-172* -60,-182 -42,-194 -34,-192* -40,-182 -60,-172*')
  ink.line('-80,-84 -72,-90 -60,-88 -53,-80', { width: 2.6, profile: 'pen' })
  ink.line('-55,-76 -51,-84', { width: 1.8, profile: 'pen' })
}
