import type { Ink } from '../../ink/ink'
import { stalk } from '../bosses/parts'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { drawNose } from '../kit/noses'
import { made, scrape } from '../kit/stuff'

/** Elder Thrum, who takes his beard along for a walk. 0, 0 is the ground between him and his wheelbarrow. */
export function drawElderThrum(ink: Ink): void {
  standShadow(ink, -90, 96, 1)
  drawLeg(ink, [-54, -74], [-34, -46], [-46, -12], { stuff: 'stone', thick: 20, size: 22 })
  drawArm(ink, [-46, -128], [-24, -92], [0, -66], { stuff: 'dusk', thick: 17, hand: 'none', cuff: 'bright' })
  drawBarrow(ink)
  drawRoll(ink)
  drawCoat(ink)
  drawLeg(ink, [-66, -72], [-78, -40], [-98, -16], { stuff: 'stone', thick: 21, size: 22, turn: 34 })
  // The strand that all the rest hangs on.
  const strand = made(ink, '-26,-142* -6,-128 12,-122 36,-128* 40,-108 20,-98 -4,-104 -38,-120*', 'bright', {
    halo: 1.4,
  })
  ink.clip(strand, () =>
    ink.lines(['-26,-132 0,-114 34,-116', '-20,-136 4,-122 34,-122', '-30,-124 -4,-108 24,-104'], { width: 1.3 }),
  )
  drawHead(ink, -34, -158, {
    ...{
      shape: 'egg',
      tilt: 17,
      look: 0.9,
      down: 2,
      eyes: 'squint',
      brows: 'bushy',
      nose: 'none',
      mouth: 'none',
      cheeks: 6,
    },
    over: () => {
      made(ink, '-6,16* 10,13 30,14 34,24* 26,38 6,40 -16,36 -24,24* -14,22', 'bright', { width: 2.4, from: 0.66 })
      ink.lines(['2,22 8,34', '14,20 18,34', '-10,27 -4,36'], { width: 1.3, profile: 'flick' })
      drawNose(ink, 12, 9, 'bulb', 1)
      made(ink, '-28,-8* -30,-26 -12,-38 10,-36 24,-24* -2,-22', 'black', { rim: 1.4 })
      made(ink, ink.ellipse(-10, -38, 5, 5), 'bright', { width: 1.9 })
      for (const [x, y] of [
        [-26, 2],
        [-24, 10],
      ] as const)
        made(ink, ink.leaf(x, y, 150, 15, 9, { bend: -3 }), 'bright', { width: 1.8 })
    },
  })
  drawArm(ink, [-60, -124], [-52, -84], [-12, -60], { stuff: 'dusk', thick: 20, hand: 'none', cuff: 'bright' })
  drawHand(ink, [-4, -58], 10, { size: 18 })
}

function drawCoat(ink: Ink): void {
  const coat = made(
    ink,
    '-36,-136* -58,-134 -76,-116 -82,-88 -88,-56* -74,-50 -58,-58 -44,-52* -36,-84 -30,-112*',
    'dusk',
    { width: 2.9, halo: 1.2, from: 0.44 },
  )
  ink.clip(coat, () =>
    ink.lines(['-62,-120 -70,-90 -72,-58', '-50,-110 -54,-80 -56,-60'], { width: 1.6, profile: 'flick' }),
  )
  ink.line('-80,-84 -56,-78 -38,-84', { width: 3.4, profile: 'even' })
}

function drawBarrow(ink: Ink): void {
  made(ink, '20,-52* 12,-2* 20,-2* 32,-50*', 'dusk', { width: 2.2 })
  made(ink, ink.ellipse(92, -18, 19, 19, 0, 0.02), 'dusk', { width: 3, halo: 1 })
  made(ink, ink.ellipse(92, -18, 12, 12, 0, 0.02), 'bright', { width: 1.6, halo: 0, from: false })
  ink.lines(['80,-18 104,-19', '92,-30 93,-7', '84,-27 100,-10', '100,-27 84,-10'], { width: 2.2, profile: 'even' })
  made(ink, ink.ellipse(92, -18, 4, 4), 'black', { halo: 0.4, rim: 0 })
  stalk(ink, '-12,-62@7 30,-48@7 94,-20@6', 'dusk', { width: 2.2 })
}

/** Years of it, rolled like a carpet, with a pin through the end. */
function drawRoll(ink: Ink): void {
  const roll = made(ink, ink.ellipse(58, -96, 47, 45, 0, 0.02), 'bright', { width: 3.2, halo: 1.4, from: 0.5 })
  ink.clip(roll, () => {
    const spiral = Array.from({ length: 46 }, (_, i) => {
      const [angle, reach] = [i * 0.46 + 2.6, 43 - i * 0.88]
      return [58 + Math.cos(angle) * reach, -96 + Math.sin(angle) * reach * 0.96]
    })
    ink.line(spiral, { width: 2.4, profile: 'even' })
    const random = ink.fork('hair')
    for (let i = 0; i < 54; i++) {
      const [angle, reach] = [random.between(0, 6.28), random.between(8, 42)]
      const step = 6 / reach
      ink.line(
        [0, 0.5, 1].map((t) => [
          58 + Math.cos(angle + step * t) * reach,
          -96 + Math.sin(angle + step * t) * reach * 0.96,
        ]),
        { width: 1, profile: 'flick' },
      )
    }
  })
  // A mouse has moved in.
  ink.black(ink.ellipse(80, -74, 8, 7))
  for (const x of [77, 83]) ink.dot(x, -75, 1.8, { white: true })
  made(ink, '14,-76* 22,-62 40,-46 92,-46 102,-60 106,-78* 98,-66 88,-58 40,-58 28,-66*', 'black', {
    halo: 1.2,
    rim: 0,
  })
  made(ink, '8,-80* 20,-60 34,-38* 92,-38* 104,-58 112,-82* 98,-62 86,-56 42,-56 26,-64*', 'dusk', {
    width: 2.8,
    from: 0.4,
  })
  ink.lines(['34,-50 92,-50', '38,-44 90,-44'], { width: 1.3 })
  scrape(ink, 2, ['20,-70 24,-64'])
}
