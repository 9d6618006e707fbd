import type { Ink } from '../../ink/ink'
import { made, scrape } from '../kit/stuff'
import { drawEye } from './parts'

/** The Wobbling Duke, on a plate, with what they have tried so far. 0, 0 is the middle below the plate. */
export function drawWobble(ink: Ink): void {
  drawPlate(ink)
  drawFork(ink)
  ink.at(0, -14, {}, () =>
    ink.warp(0, 0, { skew: -0.1 }, () => {
      drawTier(ink, '-76,2* -82,-26 -70,-76 -62,-84* 62,-84* 72,-76 84,-26 78,2* 40,9 0,11 -40,9', 7, 76, -80)
      drawTier(ink, '-52,-80* -58,-104 -50,-136 -44,-144* 44,-144* 52,-136 60,-104 54,-80* 26,-74 -26,-74', 5, 52, -140)
      drawTier(ink, '-34,-140* -38,-158 -30,-178 -10,-188 14,-188 32,-178 40,-158 36,-140* 0,-134', 3, 34, -184)
      drawFace(ink)
      drawCoronet(ink)
    }),
  )
  drawKnife(ink)
  // He has not stopped since the door fell shut.
  ink.lines(
    [
      '-108,-78 -100,-62 -106,-46',
      '-116,-72 -110,-60 -115,-50',
      '112,-120 104,-104 110,-90',
      '96,-166 89,-154 93,-142',
      '-92,-146 -84,-134 -88,-122',
    ],
    { width: 2.4, profile: 'swell' },
  )
}

function drawPlate(ink: Ink): void {
  made(ink, '-104,-12* -60,-2 0,1 60,-2 106,-12* 70,-22 0,-26 -70,-22', 'bright', { width: 2.6, halo: 1 })
  ink.lines(['-88,-13 -50,-6 0,-4 50,-6 90,-13'], { width: 1.5, profile: 'swell' })
  made(ink, '-44,-3* 44,-3* 36,5* -36,5*', 'stone', { width: 2.2 })
}

function drawTier(ink: Ink, shape: string, flutes: number, half: number, top: number): void {
  const tier = made(ink, shape, 'stone', { width: 3, halo: 1.4, from: 0.62 })
  ink.clip(tier, () => {
    // Every flute has its shade and its light: it is glass that can be eaten.
    for (let i = 0; i < flutes; i++) {
      const x = -half + ((i + 0.5) / flutes) * half * 2
      const lean = x * 0.14
      const wide = (half / flutes) * 0.34
      ink.black(
        `${x + wide * 1.1 - lean},${top + 6}* ${x + wide * 2 - lean},${top + 10} ${x + wide * 2.5 + lean * 0.2},${top + 56} ${x + wide * 1.6},${top + 96}* ${x + wide * 1.3},${top + 50}`,
      )
      ink.line(`${x - wide - lean},${top + 12} ${x - wide * 1.2},${top + 34} ${x - wide + lean * 0.2},${top + 48}`, {
        width: 4,
        gouache: '#fff9ec',
        profile: 'swell',
      })
    }
  })
  ink.contour(tier, { width: 3 })
}

function drawFace(ink: Ink): void {
  made(ink, '-40,-126* -36,-134 38,-136* 42,-100 30,-84 -30,-83 -43,-100', 'stone', {
    width: 0.01,
    halo: 0,
    from: false,
  })
  drawEye(ink, [-18, -116, 11], [-0.2, 0.3], [0.5, 0.42], '#8a7c69')
  drawEye(ink, [20, -114, 12], [-0.3, 0.3], [0.3, 0.5], '#8a7c69')
  // The monocle, and the string that keeps it in the family.
  ink.line(ink.ellipse(21, -114, 17, 17), { width: 3.6, closed: true, profile: 'even' })
  ink.line('36,-106 48,-88 44,-62 56,-46', { width: 1.8, profile: 'even' })
  ink.lines(['-31,-136 -18,-141 -7,-135', '10,-140 24,-145 36,-136'], { width: 3.2, profile: 'pen' })
  // A moustache above a small, offended mouth.
  ink.black('0,-98* -10,-104 -24,-98 -34,-104* -28,-90 -12,-90*')
  ink.black('0,-98* 10,-104 24,-97 36,-102* 28,-88 12,-89*')
  ink.line('-6,-84 2,-87 8,-83', { width: 2.2, profile: 'pen' })
}

function drawCoronet(ink: Ink): void {
  ink.at(3, -186, { rotate: 12 }, () => {
    made(ink, '-20,4* -26,-20* -14,-8* -9,-26* 0,-10* 9,-27* 15,-9* 26,-21* 20,4* 0,8', 'bright', {
      width: 2.3,
      halo: 1.2,
    })
    for (const [x, y] of [
      [-26, -22],
      [-9, -28],
      [9, -29],
      [26, -23],
    ] as const)
      made(ink, ink.ellipse(x, y, 4, 4), 'black', { rim: 0, halo: 0.5 })
    ink.lines(['-19,0 0,3 19,0'], { width: 1.6 })
  })
}

function drawFork(ink: Ink): void {
  const handle = '-50,-84* -58,-88* -88,-136 -104,-160 -120,-178 -118,-192 -106,-196 -94,-186 -88,-166 -80,-142'
  const fork = made(ink, handle, 'bright', { width: 2.3, from: 0.6 })
  ink.clip(fork, () =>
    ink.lines(['-60,-96 -84,-138 -96,-160', '-112,-182 -106,-188 -98,-182'], { width: 1.5, profile: 'swell' }),
  )
  ink.black(ink.ellipse(-107, -180, 3.4, 4.4, -30))
}

/** In his side to the handle. */
function drawKnife(ink: Ink): void {
  made(ink, '60,-60* 88,-70* 92,-60* 64,-50*', 'bright', { width: 2, halo: 1 })
  made(ink, '86,-72* 118,-88 122,-76* 92,-58*', 'black', { halo: 1 })
  scrape(ink, 2.4, ['96,-71 97,-69', '106,-76 107,-74'])
}
