import type { Ink } from '../../ink/ink'
import { onBase } from '../kit/bases'
import { drawDoor, drawStones, drawTiles, drawWindow } from '../kit/buildings'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { drawFeather, drawFolds, drawPole } from '../kit/props'
import { made, scrape } from '../kit/stuff'

/** The Well of Second Thoughts: it gives back what one has wished with. */
export function drawWell(ink: Ink): void {
  onBase(ink, 'knoll', { half: 90, height: 34 }, () => {
    for (const x of [-56, 58]) drawPole(ink, [x, -30], [x * 0.98, -166], 10)
    drawPole(ink, [-66, -136], [72, -138], 8, 'stone')
    ink.line('72,-138 86,-138 88,-118 100,-118', { width: 4, profile: 'even' })
    for (const x of [-12, -4, 4, 12]) ink.line(`${x},-144 ${x + 2},-131`, { width: 3.6, profile: 'even' })
    ink.line('8,-132 14,-104 12,-62', { width: 2.2, profile: 'even' })
    made(ink, ink.ellipse(0, -62, 66, 16, 0, 0.01), 'black', { rim: 0 })
    drawArm(ink, [-14, -52], [-30, -108], [-64, -112], { stuff: 'bright', thick: 25, cuff: false, hand: 'none' })
    ink.at(-86, -92, { rotate: -10 }, () => {
      made(ink, ink.ellipse(0, 0, 13, 13), 'bright', { width: 2.6 })
      ink.line(ink.ellipse(0, 0, 8.6, 8.6), { width: 1.4, closed: true })
      ink.black(ink.leaf(0, -6, 90, 11, 7, { belly: 0.66, tip: 0.8 }))
    })
    drawHand(ink, [-78, -106], 128, { size: 26, left: true })
    const wall = made(ink, '-70,-62* -48,-48 0,-44 48,-48 70,-62* 66,-4* 0,6 -66,-3*', 'stone', {
      from: 0.4,
      angle: -84,
    })
    ink.clip(wall, () => drawStones(ink, { left: -62, top: -44, right: 62, bottom: 2 }, 17, 'well'))
    made(ink, '-76,-66* -50,-51 0,-46 50,-51 76,-66* 77,-55* 50,-40 0,-34 -50,-40 -77,-55*', 'bright', {
      width: 2.6,
      from: 0.6,
    })
    ink.lines(['-46,-49 -45,-39', '-16,-46 -15,-36', '18,-46 19,-36', '48,-50 49,-41'], { width: 1.6 })
    const roof = made(ink, '-92,-150* -52,-218 -40,-224* 44,-228* 56,-222 98,-154* 60,-146 0,-150 -60,-144', 'dusk', {
      from: 0.5,
    })
    ink.clip(roof, () => {
      drawTiles(ink, { left: -96, top: -226, right: 100, bottom: -152 }, 16)
      ink.wash('50,-230* 100,-154* 40,-146*', { alpha: 0.4 })
    })
    for (const [x, y] of [
      [30, -68],
      [42, -64],
      [54, -70],
    ] as const)
      made(ink, ink.ellipse(x, y, 7, 3.4), 'bright', { width: 1.8, halo: 0.6, from: false })
    ink.tufts('-76,2 -60,6 64,6 80,0', () => -88, { length: 12, count: 4, width: 1.8 })
  })
}

/** The Windless Mill: he has been at it since Tuesday. */
export function drawMill(ink: Ink): void {
  onBase(ink, 'rock', { half: 84, height: 28 }, () => {
    const tower = made(ink, '-46,2* -34,-148* 26,-150* 40,1* 0,6', 'bright', { from: 0.5, angle: -84 })
    ink.clip(tower, () => drawStones(ink, { left: -36, top: -140, right: 34, bottom: -10 }, 14, 'mill'))
    made(ink, '-42,-144* -38,-172 -22,-190 -4,-194 16,-190 32,-172 34,-146* -4,-138', 'black', { rim: 2 })
    scrape(ink, 1.7, ['-28,-152 -22,-180', '-4,-150 -4,-188', '20,-152 16,-182'])
    drawDoor(ink, -10, 2, 24, 38)
    drawWindow(ink, 8, -92, 14, 16)
    for (const angle of [-62, 28, 118, 208]) drawSail(ink, angle)
    made(ink, ink.ellipse(-4, -148, 10, 10), 'dusk', { width: 2.6 })
    ink.dot(-4, -148, 2.6)
    drawBellowsMan(ink)
  })
}

/** A quill for a sail. */
function drawSail(ink: Ink, angle: number): void {
  drawFeather(ink, -4, -148, angle, 106, angle === 28 || angle === 208 ? 'stone' : 'bright')
}

function drawBellowsMan(ink: Ink): void {
  ink.at(66, 0, {}, () => {
    drawLeg(ink, [4, -26], [8, -18], [14, -8], { stuff: 'black', thick: 12, toe: -1, size: 15 })
    drawLeg(ink, [-4, -26], [-10, -18], [-12, -8], { stuff: 'black', thick: 12, toe: -1, size: 15 })
    made(ink, '-12,-56* -16,-38 -12,-22* 14,-22* 16,-40 12,-58*', 'stone', { width: 2.3 })
    drawHead(ink, 4, -72, {
      ...{
        shape: 'round',
        tilt: -18,
        look: -0.9,
        down: -4,
        eyes: 'shut',
        brows: 'worried',
        nose: 'bulb',
        mouth: 'whistle',
        cheeks: 9,
        scale: 0.62,
      },
      over: () => made(ink, '-28,-10* -26,-28 0,-38 28,-26 30,-6* 10,-20 -10,-20', 'dusk', { width: 2.2 }),
    })
    ink.at(-30, -62, { rotate: 28 }, () => {
      made(ink, '-22,0* 4,-20 26,-14 30,-2* 26,16 4,20*', 'dusk', { width: 2.4, halo: 1.2 })
      ink.lines(['-4,-12 0,0 -4,12', '8,-17 12,0 8,17', '19,-15 22,0 19,15'], { width: 1.8 })
      made(ink, '-20,-3* -40,-2* -40,3* -20,4*', 'black', { rim: 0.8 })
    })
    drawArm(ink, [-8, -50], [-14, -58], [-10, -72], { stuff: 'stone', thick: 10, size: 13, cuff: false, left: true })
    drawArm(ink, [6, -48], [-4, -36], [-14, -42], { stuff: 'stone', thick: 10, size: 13, cuff: false })
  })
  ink.lines(['0,-84 -10,-92', '10,-92 2,-102', '-4,-72 -16,-78'], { width: 2, profile: 'flick' })
}

/** The Toll Bridge: one drop, or two if it has to get up. */
export function drawTollBridge(ink: Ink): void {
  onBase(ink, 'pool', { half: 100, height: 18 }, () => {
    made(ink, '-66,0* -62,-62 -34,-96 2,-106 38,-96 66,-62 70,0*', 'black', { rim: 0 })
    const bridge = made(
      ink,
      '-112,2* -114,-50 -88,-104 -50,-142 0,-158 52,-142 90,-104 116,-50 114,2* 74,2* 68,-50 40,-84 2,-94 -36,-84 -64,-50 -70,2*',
      'stone',
      { from: 0.5 },
    )
    ink.clip(bridge, () => {
      for (let i = 0; i < 11; i++) {
        const angle = Math.PI * (1.03 + i * 0.094)
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        ink.line(
          [
            [2 + x * 68, y * 90 - 6],
            [2 + x * 92, y * 116 - 10],
          ],
          { width: 2, profile: 'even' },
        )
      }
      ink.line('-96,0 -92,-54 -62,-92 -30,-114 2,-122 36,-114 66,-92 94,-54 98,0', { width: 1.8 })
      drawStones(ink, { left: -104, top: -136, right: 106, bottom: -96 }, 8, 'bridge')
    })
    for (const [x, y, turn] of [
      [-100, -74, -62],
      [-78, -116, -44],
      [-42, -148, -20],
      [0, -160, 2],
      [44, -148, 22],
      [80, -114, 46],
      [102, -72, 64],
    ] as const)
      ink.at(x, y, { rotate: turn }, () =>
        made(ink, '-16,-12* 16,-12* 17,6* -17,6*', 'bright', { width: 2.3, from: 0.7 }),
      )
    drawPole(ink, [30, -156], [34, -236], 6)
    ink.at(34, -226, { rotate: 14 }, () => {
      made(ink, '-2,-6* -84,-7* -84,6* -2,6*', 'bright', {
        width: 2.4,
        inside: () => {
          for (const x of [-16, -42, -68]) ink.black(`${x},-8* ${x + 13},-8* ${x + 7},8* ${x - 6},8*`)
        },
      })
      made(ink, ink.ellipse(8, 0, 12, 11), 'black', { rim: 1.4 })
    })
    for (const [x, r] of [
      [-22, 15],
      [20, 17],
    ] as const) {
      made(ink, ink.ellipse(x, -60, r, r), 'bright', { width: 2, from: false, halo: 0 })
      ink.dot(x + 2, -56, r * 0.42)
      ink.dot(x, -58, 2, { white: true })
      ink.black(`${x - r - 2},-64* ${x},-69 ${x + r + 2},${x < 0 ? -60 : -66}* ${x + r},-80* ${x - r},-80*`)
    }
    drawArm(ink, [30, -16], [16, -6], [-30, -14], { stuff: 'dusk', thick: 26, cuff: 'bright', hand: 'none' })
    drawHand(ink, [-42, -14], -170, { hand: 'open', size: 33, left: true })
    for (const [x, y] of [
      [-50, -20],
      [-44, -24],
    ] as const)
      made(ink, ink.ellipse(x, y, 6, 3), 'bright', { width: 1.8, from: false })
  })
}

/** The Inland Lighthouse: no ship has run aground yet. */
export function drawLighthouse(ink: Ink): void {
  onBase(ink, 'knoll', { half: 94, height: 30 }, () => {
    made(ink, '-84,0* -60,-30 -24,-46 24,-48 62,-30 88,0* 0,8', 'bright', { from: 0.46 })
    ink.tufts('-58,-14 -30,-28 40,-24 62,-12 0,-8', () => -88, { length: 9, count: 4, width: 1.7 })
    ink.lines(['10,0 20,-16 4,-28 12,-40', '22,0 34,-18 18,-30 22,-40'], { width: 1.8 })
    ink.at(2, -40, { rotate: 3 }, () => {
      const tower = made(ink, '-34,2* -22,-112* 20,-113* 32,1* 0,7', 'bright', { from: 0.6 })
      ink.clip(tower, () => {
        for (const [top, foot] of [
          [-8, -32],
          [-56, -80],
          [-102, -120],
        ] as const)
          ink.black(`-40,${foot}* 0,${foot + 5} 40,${foot - 2}* 40,${top - 2}* 0,${top + 5} -40,${top}*`)
        for (const y of [-20, -68]) scrape(ink, 2, [`-22,${y} -18,${y - 8}`])
      })
      ink.contour(tower, { width: 2.7 })
      drawDoor(ink, 0, 4, 16, 26)
      drawWindow(ink, 4, -46, 9, 11, { arched: true })
      drawWindow(ink, -4, -92, 8, 10, { arched: true })
      made(ink, '-32,-112* 30,-114* 32,-106* 0,-102 -32,-104*', 'dusk', { width: 2.4 })
      for (let x = -28; x < 30; x += 9) ink.line(`${x},-114 ${x},-126`, { width: 1.8, profile: 'even' })
      ink.line('-31,-126 30,-127', { width: 2.2, profile: 'even' })
      made(ink, '-18,-114* -18,-146* 17,-147* 17,-115*', 'bright', { from: false, width: 2.5 })
      made(ink, ink.ellipse(0, -131, 7, 9), 'black', { rim: 0 })
      ink.dot(-2, -134, 2.6, { white: true })
      made(ink, '-26,-144* -14,-160 0,-164 14,-160 26,-146* 0,-140', 'dusk', { width: 2.5 })
    })
    ink.lines(
      [
        '-26,-172 -70,-166',
        '-26,-182 -76,-190',
        '32,-174 78,-166',
        '32,-184 84,-194',
        '-24,-164 -60,-146',
        '32,-164 66,-146',
      ],
      { width: 3.4, profile: 'flick' },
    )
    drawSheep(ink)
  })
}

/** It was there when they came to light it. */
function drawSheep(ink: Ink): void {
  ink.at(10, -214, { rotate: -4 }, () => {
    for (const x of [-16, -6, 12, 20]) ink.line(`${x},0 ${x + 1},17`, { width: 5, profile: 'even' })
    const wool = ink.scalloped(ink.ellipse(4, -16, 36, 24), { size: 14, depth: 5 })
    made(ink, wool, 'bright', { from: 0.5, halo: 1.4 })
    ink.lines(['-10,-22 -4,-18 2,-22', '8,-12 14,-8 20,-12', '14,-26 20,-22 26,-26', '-8,-8 -2,-4 4,-8'], {
      width: 1.7,
    })
    made(ink, '-50,-24 -46,-38 -32,-42 -22,-34 -22,-20 -34,-10 -48,-14', 'black', { rim: 1.6 })
    made(ink, ink.leaf(-24, -34, -6, 16, 9, { belly: 0.5 }), 'black', { rim: 1 })
    for (const [x, y] of [
      [-42, -28],
      [-33, -31],
    ] as const) {
      ink.dot(x, y, 3.6, { white: true })
      ink.dot(x - 1, y, 1.6)
    }
    drawFolds(ink, 'black', ['-46,-17 -42,-16 -38,-18'])
    made(ink, ink.scalloped(ink.ellipse(-32, -42, 11, 7), { size: 8, depth: 3 }), 'bright', { width: 2 })
  })
}
