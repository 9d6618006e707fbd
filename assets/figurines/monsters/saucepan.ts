import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, stem } from './parts'

/** A saucepan crab: it moved in when the soup had boiled over. 0, 0 is the ground under it. */
export function drawSaucepanCrab(ink: Ink): void {
  standShadow(ink, -70, 76)
  drawLegs(ink)
  ink.at(0, -62, { rotate: -7 }, () => {
    drawPan(ink)
    drawFace(ink)
  })
  drawLidArm(ink)
  drawClaw(ink)
}

function drawLegs(ink: Ink): void {
  for (const side of [-1, 1] as const)
    for (const [hip, knee, foot, low] of [
      [28, 62, 44, -2],
      [36, 84, 70, 2],
      [44, 104, 96, -4],
    ] as const) {
      const shift = side * 3
      stem(
        ink,
        `${side * hip},-42@14 ${side * ((hip + knee) / 2)},${-62 + shift}@13 ${side * knee},${-58 + shift - foot * 0.12}@11`,
        'stone',
        { halo: 1 },
      )
      made(
        ink,
        ink.tube(
          `${side * knee},${-60 + shift - foot * 0.12}@12 ${side * (knee + 3)},-30@10 ${side * foot},${low + 4}@1.6`,
          { root: true },
        ),
        'dusk',
        { width: 2.3, halo: 1 },
      )
    }
}

function drawPan(ink: Ink): void {
  // The handle is the crab's tail, and hung on a nail for years.
  made(ink, ink.tube('50,-62@15 84,-76@14 110,-92@17', { root: true, round: 0.6 }), 'black', { rim: 1.6, halo: 1.2 })
  scrape(ink, 4, ['104,-90 107,-92'], 'even')
  made(ink, '46,-74* 60,-78* 64,-60* 50,-54*', 'stone', { width: 2.2, halo: 0.8 })
  const pan = made(ink, '-62,-96* -64,-50 -56,-8* -30,8 0,11 32,7 58,-8* 64,-50 64,-96* 30,-88 -30,-88', 'stone', {
    width: 3.2,
    halo: 1.4,
    from: 0.5,
  })
  ink.clip(pan, () => {
    ink.black('26,-100* 70,-100* 70,10* 30,12* 44,-30 42,-70')
    ink.feather('26,-96 42,-70 44,-30 30,8', { side: 1, length: 14, width: 2.4, slant: 16, envelope: () => 1 })
    ink.line('-46,-78 -48,-50 -44,-26', { width: 6, gouache: '#fff9ec', profile: 'swell' })
    // It boiled over on this side.
    ink.black('-24,-100* -20,-76 -24,-58 -16,-52 -12,-64 -8,-78 -4,-62 0,-44 6,-46 6,-70 12,-80 14,-100*')
    ink.line('-58,-10 0,2 60,-10', { width: 2, profile: 'swell' })
  })
  ink.contour(pan, { width: 3.2 })
  made(ink, '-68,-90* -70,-102 -40,-112 0,-115 42,-112 70,-102 68,-91* 34,-84 -34,-83', 'bright', {
    width: 2.8,
    halo: 1,
    from: false,
  })
  const soup = ink.black('-60,-98 -34,-106 0,-109 36,-106 61,-98 34,-91 -32,-90')
  ink.clip(soup, () => scrape(ink, 2, ['-44,-98 -20,-101 4,-100', '14,-97 34,-99']))
  // A carrot that will not be talked out of it.
  made(ink, '14,-98* 20,-124 32,-132 40,-122 34,-99*', 'dusk', { width: 2.3, halo: 1 })
  ink.lines(['22,-118 30,-116', '32,-110 36,-109', '20,-106 26,-105'], { width: 1.7 })
  for (const [angle, long] of [
    [-120, 22],
    [-88, 28],
    [-56, 22],
  ] as const)
    made(ink, ink.leaf(30, -129, angle, long, 8, { belly: 0.5 }), 'black', { rim: 0, halo: 0.6 })
}

function drawFace(ink: Ink): void {
  // Out from under the rim of the bottom.
  made(ink, '-44,12* -50,-6 -30,-22 0,-26 30,-22 50,-6 44,12* 20,24 -20,24', 'dusk', {
    width: 2.9,
    halo: 1.6,
    from: 0.56,
  })
  stem(ink, '-20,-18@9 -24,-32@8', 'dusk', { width: 2.2 })
  stem(ink, '16,-20@9 18,-36@8', 'dusk', { width: 2.2 })
  drawEye(ink, [-25, -42, 13], [-0.4, 0.2], [0.2, 0.52], '#8a7c69')
  drawEye(ink, [19, -47, 14], [-0.6, 0.2], [0.52, 0.2], '#8a7c69')
  ink.black('-22,2* 0,-4 24,1* 18,14 0,18 -18,14')
  drawSpikes(ink, [
    [-12, 0, 90, 8, 7],
    [0, -2, 88, 9, 7],
    [12, 0, 92, 8, 7],
  ])
  ink.lines(['-36,0 -32,8', '36,-2 33,7'], { width: 2 })
}

/** The shield. */
function drawLidArm(ink: Ink): void {
  stem(ink, '-48,-58@15 -82,-74@13 -90,-100@12', 'stone', { halo: 1.2 })
  ink.at(-86, -122, { rotate: -16 }, () => {
    const lid = made(ink, ink.ellipse(0, 0, 32, 44), 'bright', { width: 3, halo: 1.6, from: 0.52 })
    ink.clip(lid, () => {
      ink.line(ink.ellipse(-1, 0, 24, 35), { width: 2, closed: true, profile: 'swell' })
      ink.lines(['12,-30 20,-12', '-20,22 -12,30', '6,20 14,26 10,34'], { width: 2.2, profile: 'flick' })
    })
    made(ink, ink.ellipse(0, 0, 9, 10), 'black', { halo: 1 })
    scrape(ink, 2, ['-4,-4 0,-6'], 'even')
  })
  made(ink, '-66,-108* -60,-118 -66,-126* -78,-122 -82,-110 -74,-100', 'stone', { width: 2.3, halo: 1 })
}

function drawClaw(ink: Ink): void {
  stem(ink, '48,-58@16 84,-62@14 98,-92@13', 'stone', { halo: 1.4 })
  ink.at(98, -102, { rotate: 4 }, () => {
    made(ink, '-10,2* -24,-16 -24,-44 -6,-62* -8,-40 0,-28* 12,-50* 22,-30 16,-6 8,4*', 'stone', {
      width: 2.8,
      halo: 1.2,
      from: 0.5,
    })
    ink.lines(['-16,-36 -9,-34', '-14,-26 -6,-26'], { width: 1.8 })
    for (const [x, y] of [
      [-14, -14],
      [6, -10],
      [-4, -6],
    ] as const)
      ink.dot(x, y, 1.8)
  })
}
