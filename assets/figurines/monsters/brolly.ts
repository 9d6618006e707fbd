import type { Ink } from '../../ink/ink'
import { made, rouge, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, stem } from './parts'

/** A brolly bat: it hangs in the hall until it rains. 0, 0 is the ground between the feet of its arch. */
export function drawBrollyBat(ink: Ink): void {
  drawArch(ink)
  ink.at(4, -216, { rotate: 5 }, () => {
    drawShaft(ink)
    drawFurled(ink)
    drawFeet(ink)
    ink.at(0, 136, { rotate: -8 }, () => drawHead(ink))
  })
}

function drawArch(ink: Ink): void {
  const arch = made(
    ink,
    '-92,2* -88,-120 -80,-180 -52,-226 -6,-244 44,-232 80,-190 92,-120 96,2* 62,3* 62,-110 54,-160 30,-192 0,-202 -32,-190 -54,-156 -60,-108 -58,4*',
    'stone',
    { width: 3, from: 0.5 },
  )
  ink.clip(arch, () => {
    ink.lines(
      [
        '-94,-36 -56,-34',
        '-92,-76 -56,-76',
        '-92,-118 -56,-112',
        '-86,-160 -52,-144',
        '-68,-204 -40,-178',
        '-30,-238 -20,-194',
        '22,-242 14,-196',
        '64,-212 36,-182',
        '86,-166 54,-148',
        '94,-118 60,-112',
        '96,-78 60,-76',
        '98,-38 60,-38',
      ],
      {
        width: 2.2,
        profile: 'swell',
      },
    )
    const random = ink.fork('pits')
    for (let i = 0; i < 26; i++) ink.dot(random.between(-90, 94), random.between(-236, 0), random.between(0.8, 1.7))
  })
  // Ivy that has found it.
  ink.line('-86,0 -78,-50 -90,-96 -76,-140 -80,-170', { width: 2.6, profile: 'even' })
  for (const [x, y, angle] of [
    [-80, -40, 20],
    [-82, -62, 190],
    [-88, -92, 30],
    [-82, -116, 200],
    [-76, -140, 10],
    [-79, -164, 230],
    [-80, -170, -40],
    [-82, -18, 170],
  ] as const)
    ink.black(ink.leaf(x, y, angle, 18, 14, { belly: 0.36 }))
}

function drawShaft(ink: Ink): void {
  // The ferrule points up, past the feet; the handle is below the head.
  stem(ink, '0,6@5 0,-22@4', 'stone', { width: 1.8 })
  ink.line('-2,150 -2,182 4,202 22,202 26,186', { width: 10.6, profile: 'even' })
  ink.line('-2,150 -2,182 4,202 22,202 26,186', { width: 6, gouache: '#8a7c69', profile: 'even' })
  ink.dot(26, 185, 5.4)
}

/** Wings rolled about it, as they should be: pleats, ribs, and a strap with a button. */
function drawFurled(ink: Ink): void {
  const furled = made(
    ink,
    '-7,-2* 7,-2* 26,26 36,70 38,104 28,126* 20,116* 10,130* 0,118* -11,131* -20,117* -30,125* -39,100 -34,62 -24,22',
    'black',
    {
      rim: 2.4,
      halo: 2,
    },
  )
  ink.clip(furled, () =>
    scrape(
      ink,
      2,
      ['-3,2 -22,50 -24,116', '0,2 -8,56 -8,122', '2,2 8,56 8,124', '4,4 24,54 24,120', '-32,96 -14,104 8,99 36,103'],
      'swell',
    ),
  )
  made(ink, '-38,80* -12,88 12,82 38,86* 38,96* 12,92 -12,98 -39,91*', 'dusk', { width: 2.2, halo: 0.8 })
  made(ink, ink.ellipse(4, 88, 5.6), 'bright', { width: 1.8, halo: 0.5, from: false })
  // One thumb of a wing is out: it is only dozing.
  drawSpikes(ink, [
    [-36, 66, 196, 15, 7],
    [36, 70, -16, 15, 7],
  ])
}

function drawFeet(ink: Ink): void {
  for (const [x, lean] of [
    [-7, -4],
    [8, 4],
  ] as const) {
    stem(ink, `${x},6@8 ${x + lean},-8@6`, 'dusk', { width: 2 })
    drawSpikes(ink, [
      [x + lean - 4, -6, -100, 13, 6],
      [x + lean, -7, -90, 14, 6],
      [x + lean + 4, -6, -78, 13, 6],
    ])
  }
}

/** Upside down, and thinks so of us. */
function drawHead(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    made(
      ink,
      [
        [side * 8, 10, 1, 1],
        [side * 18, 40],
        [side * 36, 48, 1, 1],
        [side * 38, 24],
        [side * 26, -2, 1, 1],
      ],
      'dusk',
      { halo: 1 },
    )
    ink.black([
      [side * 16, 14, 1, 1],
      [side * 22, 34],
      [side * 33, 42, 1, 1],
      [side * 32, 22],
      [side * 25, 6, 1, 1],
    ])
  }
  made(ink, '-30,-14* -16,-24 14,-25 31,-15* 32,4 18,22 -16,23 -32,6', 'dusk', { width: 2.9, halo: 1.6, from: 0.62 })
  drawEye(ink, [-13, 4, 10], [0.4, -0.3], [0, 0])
  drawEye(ink, [13, 4, 11], [-0.1, -0.3], [0, 0])
  // Lids of one upside down come from below.
  ink.black('-25,9* -13,8 -2,11* -6,17 -20,17')
  ink.black('2,11* 13,7 26,9* 20,18 6,18')
  made(ink, '-6,-8* -4,-14 0,-9 5,-14 7,-8* 0,-3', 'black', { rim: 0, halo: 0.4 })
  ink.line('-18,-12 -8,-18 8,-18 19,-13', { width: 2.4, profile: 'pen' })
  drawSpikes(ink, [
    [-9, -16, -92, 11, 6],
    [9, -17, -88, 11, 6],
  ])
  rouge(ink, -24, -6, 5)
  rouge(ink, 25, -6, 5)
}
