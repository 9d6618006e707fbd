import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'
import { made, scrape } from '../kit/stuff'
import { drawDrip, drawEye, stem } from './parts'

/** An inkhound with its stick. It runs to the left; 0, 0 is the ground under its middle. */
export function drawInkhound(ink: Ink): void {
  drawLegs(ink)
  drawTail(ink)
  drawBody(ink)
  ink.at(-66, -128, { rotate: -12 }, () => drawHead(ink))
  ink.splatter(60, -20, { radius: 46, count: 16, direction: -20, largest: 2.6 })
}

function drawLegs(ink: Ink): void {
  // Far ones first, then near ones: long, thin, and all of ink.
  for (const [path, foot] of [
    ['-34,-86@24 -70,-56@13 -62,-30@9 -84,-10@8', [-88, -5]],
    ['62,-84@26 88,-58@15 72,-34@9 92,-8@8', [88, -2]],
  ] as const) {
    made(ink, ink.tube(path, { root: true }), 'black', { rim: 1.2, halo: 1 })
    drawFoot(ink, foot)
  }
  for (const [path, foot] of [
    ['-26,-82@26 -32,-48@13 -20,-26@9 -30,-4@9', [-36, 1]],
    ['56,-80@34 36,-52@17 54,-28@10 44,-4@9', [39, 2]],
  ] as const) {
    made(ink, ink.tube(path, { root: true }), 'black', { rim: 1.4, halo: 1.8 })
    drawFoot(ink, foot)
  }
}

function drawFoot(ink: Ink, [x, y]: readonly [number, number]): void {
  made(
    ink,
    `${x - 15},${y + 4}* ${x - 14},${y - 4} ${x - 4},${y - 8} ${x + 8},${y - 5} ${x + 10},${y + 4}* ${x - 2},${y + 6}`,
    'black',
    { rim: 1, halo: 0.8 },
  )
  scrape(ink, 1.4, [`${x - 9},${y - 2} ${x - 9},${y + 3}`, `${x - 3},${y - 3} ${x - 3},${y + 4}`], 'pen')
}

function drawTail(ink: Ink): void {
  stem(ink, '70,-104@14 98,-126@11 108,-160@9 92,-188@4', 'black', { rim: 1.4 })
  drawDrip(ink, 106, -150, 16, 5)
  // It wags.
  ink.lines(['74,-192 70,-180 74,-168', '64,-186 61,-178 63,-170', '110,-200 118,-186 118,-172'], {
    width: 2.4,
    profile: 'swell',
  })
}

function drawBody(ink: Ink): void {
  const body = ink.clay(
    [
      ink.ellipse(-30, -98, 36, 32, -14),
      ink.tube('-40,-104@50 10,-100@38 62,-96@46', { root: true }),
      ink.ellipse(58, -94, 28, 27),
      ink.tube('-42,-112@34 -64,-136@27 -70,-150@25', { root: true }),
    ],
    10,
  )
  made(ink, body, 'black', { rim: 2.2, halo: 1.4 })
  ink.clip(body, () => {
    scrape(
      ink,
      2,
      ['-20,-122 -26,-104 -22,-82', '-6,-116 -11,-100 -8,-84', '8,-113 4,-99 6,-86', '20,-112 17,-100 18,-88'],
      'swell',
    )
    scrape(ink, 4, ['44,-112 58,-114 72,-106'])
    scrape(ink, 1.8, ['-46,-86 -34,-76 -22,-74', '70,-84 66,-76 58,-72'])
  })
  for (const [x, y, length, width] of [
    [-40, -70, 24, 8],
    [-30, -68, 14, 6],
    [-6, -80, 20, 7],
    [12, -82, 34, 8],
    [26, -80, 16, 6],
  ] as const)
    drawDrip(ink, x, y, length, width)
  ink.black(ink.leaf(13, -40, 90, 12, 6, { belly: 0.74, tip: 0.8 }))
}

function drawHead(ink: Ink): void {
  made(ink, ink.leaf(22, -34, 18, 46, 20, { belly: 0.55, bend: 12 }), 'black', { rim: 1.2, halo: 1 })
  const head = made(ink, '-56,-6* -50,-18 -22,-26 -6,-46 16,-50 32,-36 32,-14 18,4 -10,6* -34,0 -52,2*', 'black', {
    rim: 2,
    halo: 1.8,
  })
  ink.clip(head, () => scrape(ink, 2, ['-48,-6 -26,-4 -6,-2 4,-10']))
  // The stick: a post, with the wire still on. The upper jaw closes over it.
  drawPost(ink)
  made(ink, '-58,-5* -54,-17 -24,-26 -8,-38 4,-22 2,-6 -14,-3 -34,-4', 'black', { rim: 0, halo: 0.6 })
  scrape(ink, 1.8, ['-52,-17 -26,-25 -10,-37'])
  made(ink, ink.ellipse(-55, -14, 7, 6), 'black', { rim: 1.2, halo: 0.8 })
  drawEye(ink, [2, -32, 10], [-0.4, 0.3], [0.1, 0.2], '#5b5650')
  scrape(ink, 2, ['-4,-46 4,-48 10,-45'])
  made(ink, '10,-44* 26,-50 44,-38 56,-12 50,6* 40,-2 30,-10 22,-24', 'black', { rim: 1.6, halo: 1.6 })
  drawDrip(ink, 50, 2, 14, 6)
  const tongue = ink.form('-18,4* -2,4* 0,22 -4,36 -14,36 -20,22', { width: 2, halo: 1 })
  ink.wash(tongue, { color: VERMILION, alpha: 0.9 })
  ink.line('-10,8 -11,28', { width: 1.6, profile: 'flick' })
  // A collar with a full stop for a tag.
  ink.line('8,24 22,26 36,16', { width: 7, white: true, profile: 'even' })
  ink.line('8,24 22,26 36,16', { width: 2, profile: 'even' })
}

function drawPost(ink: Ink): void {
  ink.at(-31, 0, { rotate: 27, scale: 0.92 }, () => {
    const post = made(ink, '-10,-64* 0,-76* 11,-64* 12,40* 10,74* 4,68* -1,78* -6,69* -11,76* -11,0', 'dusk', {
      halo: 1.6,
      from: 0.4,
      angle: 0,
    })
    ink.clip(post, () =>
      ink.lines(['-4,-60 -5,-20 -3,60', '4,-58 5,0 3,64', '0,-30 1,-18'], { width: 1.5, profile: 'swell' }),
    )
    ink.line('-12,-46 12,-44', { width: 2.6, profile: 'even' })
    ink.line('12,-45 26,-52 34,-44 28,-36 22,-42', { width: 2, profile: 'even' })
    ink.line('-12,-46 -24,-42 -30,-52', { width: 2, profile: 'even' })
    ink.lines(['22,-54 26,-47', '30,-40 37,-40', '-22,-47 -20,-38'], { width: 1.8 })
  })
}
