import type { Ink } from '../../ink/ink'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes } from './parts'

/** A hairpin spider: it sits at the back of a head until it is time. 0, 0 is the ground under its middle. */
export function drawHairpinSpider(ink: Ink): void {
  for (const [hip, knee, foot, crimp] of [
    [[-34, -92], [-70, -150], [-60, -1], 1],
    [[34, -92], [72, -146], [70, -1], -1],
    [[-20, -106], [-48, -178], [-28, -2], -1],
    [[22, -106], [44, -178], [34, -3], 1],
  ] as const)
    drawPin(ink, hip, knee, foot, crimp)
  ink.at(0, -104, { rotate: 8 }, () => drawBun(ink))
  for (const [hip, knee, foot, crimp] of [
    [[-46, -92], [-92, -122], [-97, 2], -1],
    [[46, -90], [92, -118], [98, 1], 1],
    [[-40, -78], [-78, -88], [-76, 6], 1],
    [[40, -76], [76, -84], [79, 6], -1],
  ] as const)
    drawPin(ink, hip, knee, foot, crimp)
  drawFace(ink)
}

type Joint = readonly [x: number, y: number]

/** A leg: a pin bent at the knee, both its wires, one of them crimped, with a knob on each end. */
function drawPin(ink: Ink, hip: Joint, knee: Joint, foot: Joint, side: 1 | -1): void {
  const gap = 7 * side
  const wires = [
    [hip, knee, foot],
    [
      [hip[0] + gap, hip[1]],
      [knee[0] + gap * 0.8, knee[1] + 9],
      [foot[0] + gap * 1.3, foot[1] - 3],
    ],
  ] as const
  for (const [i, [from, bend, to]] of wires.entries()) {
    const crimps = i === 1 ? 3.4 : 0
    const shin = Array.from({ length: 9 }, (_, step): [number, number] => {
      const share = step / 8
      const off = step === 0 || step === 8 ? 0 : (step % 2 ? 1 : -1) * crimps
      return [bend[0] + (to[0] - bend[0]) * share + off, bend[1] + (to[1] - bend[1]) * share]
    })
    const path: [number, number][] = [
      [from[0], from[1]],
      [(from[0] + bend[0]) / 2, (from[1] + bend[1]) / 2 - 5],
      ...shin,
    ]
    ink.line(path, { width: 7.4, white: true, profile: 'even' })
    ink.line(path, { width: 4.2, profile: 'even' })
    ink.dot(to[0], to[1], 4)
    ink.dot(to[0] - 1, to[1] - 1.4, 1.1, { white: true })
  }
}

function drawBun(ink: Ink): void {
  // What would not be pinned.
  ink.lines(
    [
      '-30,-44 -46,-66 -40,-78',
      '24,-50 34,-74 48,-76',
      '4,-56 -2,-80 8,-90',
      '-50,0 -70,-8 -74,-20',
      '52,8 68,6 74,-4',
    ],
    { width: 2, profile: 'flick' },
  )
  const bun = made(
    ink,
    ink.clay([ink.ellipse(0, 4, 56, 48), ink.ellipse(-8, -26, 40, 30), ink.ellipse(6, -48, 24, 16)], 7),
    'black',
    {
      rim: 2.2,
      halo: 1.8,
    },
  )
  ink.clip(bun, () => {
    scrape(ink, 1.9, [
      '-52,10 -40,-16 -10,-28 22,-24 44,-6 50,14',
      '-50,22 -34,-4 -6,-16 20,-12 38,4 44,24',
      '-40,-28 -22,-44 6,-46 30,-34',
      '-34,-36 -14,-52 10,-52 26,-44',
      '-12,-50 4,-58 20,-54',
      '-46,34 -30,10 -2,-4 20,2 34,18',
      '-54,2 -46,-20 -24,-36',
    ])
    for (const [x, y, angle] of [
      [-34, 10, -60],
      [0, -4, -80],
      [30, 4, -100],
    ] as const)
      ink.tufts(`${x},${y}`, () => angle, { length: 14, count: 3, width: 1.5, white: true })
  })
  // A comb and a ribbon: it was somebody's best.
  ink.at(20, -56, { rotate: 16 }, () => {
    made(
      ink,
      '-20,10* -24,-14 0,-22 24,-14 20,10* 14,10* 14,-2* 10,-2* 10,10* 4,10* 4,-3* 0,-3* 0,10* -6,10* -6,-3* -10,-2* -10,10*',
      'stone',
      { width: 2.1, halo: 1 },
    )
    for (const x of [-13, 0, 13]) ink.dot(x, -12 - (13 - Math.abs(x)) * 0.2, 2)
  })
}

function drawFace(ink: Ink): void {
  for (const [x, y, radius] of [
    [-25, -86, 12],
    [2, -82, 15],
    [28, -86, 10],
    [-12, -106, 7],
    [16, -107, 8],
  ] as const)
    drawEye(ink, [x, y, radius], [x < 0 ? 0.4 : -0.4, 0.6], [0.2, 0.2], '#8a7c69')
  drawSpikes(ink, [
    [-10, -62, 96, 17, 9],
    [10, -62, 84, 17, 9],
  ])
  ink.lines(['-16,-62 0,-58 16,-62'], { width: 2.4, gouache: BRIGHT, profile: 'pen' })
}
