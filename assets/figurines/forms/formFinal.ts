import { drawOpenHand } from '../../characters/hands'
import { drawMorvaneHead } from '../../characters/morvaneHead'
import type { Ink } from '../../ink/ink'
import { drawBase } from '../kit/bases'
import { made, scrape } from '../kit/stuff'

/** Eyes in the robe: where, how large, and where they look. */
const EYES = [
  [-62, -62, 11, -0.6, 0.4],
  [-26, -88, 8, 0.4, 0.6],
  [30, -70, 12, -0.2, 0.6],
  [66, -44, 9, 0.6, 0.2],
  [-34, -44, 9, 0.2, 0.5],
  [4, -40, 7, -0.5, 0.1],
  [-84, -34, 7, -0.3, 0.6],
  [46, -104, 6, 0.6, -0.2],
  [88, -24, 6, 0.2, 0.6],
  [-46, -106, 6, -0.5, -0.3],
] as const

/** Morvane at the end of his tether, a colossus: four hands, a robe full of eyes and stars, and no care for the base. 0, 0 is the middle of what is left of its foot. */
export function drawFormFinal(ink: Ink): void {
  drawRubble(ink)
  ink.at(0, -19, { scale: 0.93 }, () => {
    drawUpperArm(ink, -1)
    drawUpperArm(ink, 1)
    drawCollar(ink)
    drawRobe(ink)
    ink.at(0, -148, { rotate: 4, scale: 1.17 }, () => drawMorvaneHead(ink, 'furious', false))
    drawLowerArm(ink, -1)
    drawLowerArm(ink, 1)
  })
}

/** The base, in three pieces, all of them going down. */
function drawRubble(ink: Ink): void {
  ink.at(-70, -4, { rotate: -13 }, () => drawBase(ink, 'plinth', { half: 40, height: 28, wear: 'crack' }))
  ink.at(72, -3, { rotate: 12 }, () => drawBase(ink, 'plinth', { half: 38, height: 26, wear: 'crack' }))
  ink.at(0, 6, { rotate: 2 }, () => drawBase(ink, 'plinth', { half: 42, height: 22, plate: true }))
  for (const [x, y, turn] of [
    [-114, 8, 10],
    [-36, 12, -20],
    [40, 13, 30],
    [112, 9, -12],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => made(ink, '-7,-4* 3,-7* 8,1* 0,6* -7,4*', 'stone', { width: 1.9 }))
  ink.lines(['-50,-14 -42,-4 -50,8', '46,-12 38,-2 46,8', '-42,-4 -32,0', '38,-2 28,2'], {
    width: 2.4,
    profile: 'flick',
  })
}

/** A sleeve that flies up, and the claw out of it. */
function drawUpperArm(ink: Ink, side: 1 | -1): void {
  const lift = side < 0 ? 0 : -14
  const at = (x: number, y: number) => `${side * x},${y + (lift * x) / 100}`
  drawOpenHand(ink, { x: side * 98, y: -206 + lift, angle: side < 0 ? -112 : -64, size: 1.3 }, 0.8)
  const sleeve = made(
    ink,
    `${at(20, -142)}* ${at(52, -152)} ${at(78, -180)} ${at(86, -200)}* ${at(98, -190)} ${at(112, -188)}* ${at(114, -150)} ${at(104, -112)} ${at(108, -92)}* ${at(86, -104)} ${at(60, -104)} ${at(26, -96)}*`,
    'black',
    { rim: 2 },
  )
  ink.clip(sleeve, () =>
    scrape(ink, 1.7, [
      `${at(30, -134)} ${at(66, -142)} ${at(92, -180)}`,
      `${at(34, -120)} ${at(76, -124)} ${at(102, -168)}`,
      `${at(40, -108)} ${at(80, -110)} ${at(106, -134)}`,
    ]),
  )
}

function drawCollar(ink: Ink): void {
  made(ink, '-22,-118* -44,-146 -62,-196* -38,-178 -18,-170 20,-170 38,-180 60,-200* 46,-148 24,-118*', 'stone', {
    width: 3,
    from: 0.2,
  })
}

function drawRobe(ink: Ink): void {
  const robe = made(
    ink,
    '-28,-134* -52,-112 -70,-76 -92,-34 -112,-8* -100,-6 -92,4 -80,-4 -66,8 -52,-2 -38,8 -22,0 -6,10 10,0 26,9 40,-1 56,8 70,-3 84,4 98,-6 114,-9* 94,-36 72,-78 52,-114 28,-134*',
    'black',
    { halo: 2, rim: 2.4 },
  )
  ink.clip(robe, () => {
    scrape(ink, 1.5, [
      '-50,-100 -74,-50 -98,-12',
      '54,-96 80,-48 100,-14',
      '-16,-70 -14,-30 -20,-2',
      '18,-60 22,-24 26,4',
      '-2,-76 0,-56',
    ])
    for (const [x, y, radius, lookX, lookY] of EYES) drawEye(ink, x, y, radius, lookX, lookY)
    for (const [x, y, size] of [
      [-10, -62, 5],
      [-54, -86, 4],
      [50, -82, 5],
      [-62, -22, 5],
      [18, -24, 4],
      [76, -66, 4],
      [12, -96, 4],
      [-12, -20, 3],
      [48, -18, 5],
      [-98, -16, 3],
    ] as const)
      ink.black(star(x, y, size), { white: true })
  })
}

function drawEye(ink: Ink, x: number, y: number, radius: number, lookX: number, lookY: number): void {
  const lens = `${x - radius * 1.3},${y + 1}* ${x - radius * 0.4},${y - radius * 0.8} ${x + radius * 0.5},${y - radius * 0.78} ${x + radius * 1.3},${y - 1}* ${x + radius * 0.4},${y + radius * 0.8} ${x - radius * 0.5},${y + radius * 0.78}`
  ink.black(lens, { white: true })
  ink.dot(x + lookX * radius * 0.4, y + lookY * radius * 0.3, radius * 0.46)
  ink.dot(x + lookX * radius * 0.4 - radius * 0.14, y + lookY * radius * 0.3 - radius * 0.18, radius * 0.14, {
    white: true,
  })
}

function star(x: number, y: number, size: number): number[][] {
  return Array.from({ length: 8 }, (_, i) => {
    const reach = i % 2 === 0 ? size : size * 0.3
    const angle = (i / 8) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1, 1]
  })
}

/** The two hands that hold the base down. */
function drawLowerArm(ink: Ink, side: 1 | -1): void {
  const low = side < 0 ? 0 : 4
  const at = (x: number, y: number) => `${side * x},${y + low}`
  const sleeve = made(
    ink,
    `${at(40, -116)}* ${at(76, -106)} ${at(104, -78)} ${at(117, -44)}* ${at(100, -40)} ${at(84, -46)}* ${at(78, -64)} ${at(60, -78)} ${at(44, -84)}*`,
    'black',
    { halo: 1.8, rim: 2 },
  )
  ink.clip(sleeve, () =>
    scrape(ink, 1.6, [
      `${at(54, -104)} ${at(88, -80)} ${at(104, -50)}`,
      `${at(54, -92)} ${at(80, -72)} ${at(92, -52)}`,
    ]),
  )
  drawOpenHand(ink, { x: side * 100, y: -34 + low, angle: 90 - side * 4, size: 1.24 }, 0.7)
}
