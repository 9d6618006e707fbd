import type { Ink } from '../../ink/ink'
import { radians } from '../../ink/numbers'
import { made, rouge } from '../kit/stuff'

const WINGS = [
  [12, -46, -38, 86, 40, 12],
  [12, -38, 6, 62, 32, 6],
  [-10, -46, 216, 84, 38, -14],
  [-10, -38, 172, 58, 30, -6],
] as const

/** Lady Dandelion, about to sneeze, which will be the end of her hair. She sits on 0, 0. */
export function drawLadyDandelion(ink: Ink): void {
  ink.at(0, 2, { rotate: -3, scale: 1.28 }, () => {
    for (const wing of WINGS) drawWing(ink, wing)
    drawStockings(ink)
    drawDress(ink)
    drawClock(ink)
    ink.at(0, -84, { rotate: 9 }, () => drawFace(ink))
    drawHands(ink)
  })
}

function drawWing(ink: Ink, [x, y, angle, length, width, bend]: (typeof WINGS)[number]): void {
  const wing = ink.leaf(x, y, angle, length, width, { bend, belly: 0.62, tip: 0.7 })
  made(ink, wing, 'bright', {
    width: 2.6,
    from: 0.66,
    inside: () =>
      ink.at(x, y, { rotate: angle }, () => {
        for (const side of [-0.3, 0.02, 0.3])
          ink.line(
            `4,${side * 3} ${length * 0.5},${side * width * 0.7 + bend * 0.2} ${length * 0.98},${side * width * 0.9 + bend}`,
            { width: 1.5, profile: 'pen' },
          )
        const [near, far] = [length * 0.8, length * 1.1]
        ink.black(
          `${near},${bend - width * 0.5}* ${length * 0.93},${bend} ${near + length * 0.04},${bend + width * 0.5}* ${far},${width + bend}* ${far},${bend - width}*`,
        )
      }),
  })
}

/** Stockings, dangling. */
function drawStockings(ink: Ink): void {
  for (const way of [-1, 1] as const) {
    const [x, out] = [way * 9, way * 6]
    const leg = ink.tube(
      [
        [x, -4, 11],
        [x + out, 8, 10],
        [x + out / 2, 24, 8],
      ],
      { root: true },
    )
    made(ink, leg, 'bright', {
      width: 2.3,
      from: false,
      inside: () =>
        ink.lines(
          [2, 9, 16, 23].map((y) => `${x - 14},${y + 1} ${x + 16},${y - 1}`),
          { width: 3, profile: 'even' },
        ),
    })
    ink.at(x + out / 2, 24, { scaleX: way, rotate: way * 8 }, () =>
      made(ink, '-4,-3* 4,-4* 7,3 16,-1* 9,9 -2,8*', 'black', { rim: 1 }),
    )
  }
}

function drawDress(ink: Ink): void {
  for (const [angle, length] of [
    [150, 32],
    [30, 32],
    [126, 36],
    [54, 36],
    [90, 34],
  ] as const)
    made(ink, ink.leaf(0, -32, angle, length, 24, { belly: 0.66, tip: 0.5 }), angle === 90 ? 'bright' : 'stone', {
      width: 2.4,
    })
  made(ink, '-10,-28* -12,-46 -8,-54* 8,-54* 12,-46 10,-28*', 'stone', { width: 2.4 })
}

/** Her hair, not blown at yet; three of it are away already. */
function drawClock(ink: Ink): void {
  const random = ink.fork('clock')
  ink.cut(ink.ellipse(0, -84, 41, 40), { halo: 2 })
  for (let i = 0; i < 46; i++) {
    const angle = (i / 46) * 360
    const reach = 40 + random.signed() * 4
    ink.at(0, -84, { rotate: angle }, () => {
      ink.line(`22,0 ${reach * 0.7},0.4 ${reach},0`, { width: 1.3, profile: 'pen' })
      for (const turn of [-0.5, 0, 0.5])
        ink.line(`${reach},0 ${reach + Math.cos(turn) * 7},${Math.sin(turn) * 7}`, { width: 1.4, profile: 'flick' })
    })
  }
  for (const [x, y, angle] of [
    [56, -124, -50],
    [66, -104, -20],
    [44, -138, -70],
  ] as const) {
    ink.at(x, y, { rotate: angle }, () => {
      ink.line('-9,0 0,0', { width: 1.6, profile: 'pen' })
      for (const turn of [-40, 0, 40])
        ink.line(
          [
            [0, 0],
            [Math.cos(radians(turn)) * 8, Math.sin(radians(turn)) * 8],
          ],
          { width: 1.5, profile: 'flick' },
        )
      ink.dot(-10, 0, 1.6)
    })
  }
}

/** Eyes shut, nose up, mouth opening: it can only be seconds. */
function drawFace(ink: Ink): void {
  for (const [x, y, angle] of [
    [-20, 4, 196],
    [20, 4, -16],
  ] as const)
    made(ink, ink.leaf(x, y, angle, 20, 10, { belly: 0.3 }), 'bright', { width: 2, halo: 0.6 })
  made(ink, '-23,-8 -24,4 -16,17 -2,23 13,18 22,6 23,-8 0,-22', 'bright', { width: 2.7, halo: 1.2, from: 0.68 })
  ink.lines(['-17,-1 -11,3 -4,1', '17,-2 11,2.6 5,0'], { width: 2.6 })
  ink.lines(['-17,1 -20,3', '-13,3.4 -15,6', '17,0 20,2', '13,3 15,5.6'], { width: 1.2, profile: 'flick' })
  ink.lines(['-17,-13 -11,-13 -4,-8', '17,-15 11,-14 5,-9'], { width: 2.2, profile: 'swell' })
  rouge(ink, -15, 10)
  rouge(ink, 15, 9)
  ink.lines(['-2,5 0,3.4 3,5', '-1,6.6 -2,8', '3,6.4 4,8'], { width: 1.5 })
  ink.black(ink.ellipse(1, 14, 5, 4.4))
  rouge(ink, 1, 15.6, 2.6)
  ink.lines(['-3,-19 -6,-30 0,-34', '1,-20 2,-32 8,-36'], { width: 1.6 })
}

function drawHands(ink: Ink): void {
  made(ink, ink.tube('-10,-48@8 -26,-38@7.4 -30,-54@6.4', { root: true, round: 0.4 }), 'bright', { width: 2.2 })
  made(ink, ink.tube('10,-48@8 26,-40@7.4 16,-58@6.4', { root: true, round: 0.4 }), 'bright', { width: 2.2 })
  // One hand waves for a handkerchief; a finger of the other is nearly there.
  ink.at(-31, -58, { rotate: -100 }, () => {
    const fingers = [-34, -8, 20].map((turn) =>
      ink.tube(
        [
          [0, 0, 3.4],
          [Math.cos(radians(turn)) * 11, Math.sin(radians(turn)) * 11, 2.8],
        ],
        { root: true },
      ),
    )
    made(ink, ink.clay([ink.ellipse(0, 0, 5, 5), ...fingers], 1), 'bright', { width: 1.9, from: false })
  })
  ink.at(13, -62, { rotate: -130 }, () => {
    made(ink, ink.clay([ink.ellipse(0, 0, 5.4, 5), ink.tube('2,-2@3.6 13,-3@3', { root: true })], 1), 'bright', {
      width: 1.9,
      from: false,
    })
    ink.lines(['1,1 5,1.4', '0,3.4 4,4'], { width: 1, profile: 'flick' })
  })
}
