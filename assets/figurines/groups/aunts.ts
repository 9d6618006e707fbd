import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm } from '../kit/limbs'
import { made, scrape } from '../kit/stuff'

/** The Three Aunts, who have one shawl, one opinion, and it is of you. 0, 0 is the ground under the shawl. */
export function drawThreeAunts(ink: Ink): void {
  standShadow(ink, -86, 90, 1)
  drawTallest(ink)
  drawShortest(ink)
  drawBroadest(ink)
  drawShawl(ink)
  // Wherever you stand, it is at you.
  drawArm(ink, [-62, -112], [-80, -86], [-62, -66], { stuff: 'dusk', thick: 21, hand: 'point', size: 27, turn: 6 })
  drawArm(ink, [66, -94], [82, -80], [68, -62], {
    stuff: 'stone',
    thick: 18,
    hand: 'point',
    size: 22,
    left: true,
    turn: -6,
  })
  drawArm(ink, [26, -104], [30, -88], [12, -68], { stuff: 'dusk', thick: 26, hand: 'point', size: 33, turn: -30 })
}

function drawTallest(ink: Ink): void {
  drawHead(ink, -54, -192, {
    ...{ shape: 'long', tilt: -8, look: 0.5, eyes: 'squint', brows: 'cross', nose: 'hook', mouth: 'flat', cheeks: 4 },
    behind: () => {
      made(ink, ink.ellipse(0, -49, 16, 14), 'black', { rim: 1.6 })
      made(ink, '-27,0* -28,-22 -14,-42 12,-42 28,-22 27,2*', 'black', { rim: 1.6 })
    },
    over: () => {
      made(ink, '-24,-2* -24,-26 -2,-40 22,-26 24,-4* 16,-20 2,-28 -12,-20*', 'black', { rim: 1.2, halo: 0.4 })
      scrape(ink, 1.4, ['-16,-22 -4,-34', '8,-34 18,-22', '-6,-54 4,-58 10,-50'])
      // Knitting needles hold it up.
      ink.line('-24,-58 24,-42', { width: 3, profile: 'even' })
    },
  })
}

function drawShortest(ink: Ink): void {
  drawHead(ink, 58, -124, {
    ...{ shape: 'round', tilt: 12, look: -0.4, eyes: 'wide', brows: 'cross', nose: 'button', mouth: 'sulk', cheeks: 6 },
    scale: 0.86,
    behind: () =>
      made(ink, ink.scalloped('-34,8 -36,-18 -20,-36 6,-40 30,-28 38,-4 34,12', { size: 14, depth: 6 }), 'bright', {
        width: 2.6,
      }),
    over: () => {
      made(ink, '-40,-14* -20,-28 14,-30 40,-16* 26,-50 2,-60 -22,-50*', 'dusk', { width: 2.6 })
      ink.line('-30,-26 0,-34 32,-26', { width: 4, profile: 'even' })
      made(ink, ink.leaf(18, -40, -70, 34, 14, { bend: 10, belly: 0.6, tip: 0.6 }), 'bright', { width: 2 })
    },
  })
}

function drawBroadest(ink: Ink): void {
  drawHead(ink, 10, -150, {
    ...{ shape: 'wide', tilt: 6, look: 0.1, eyes: 'dot', brows: 'cross', nose: 'bulb', mouth: 'teeth', cheeks: 8 },
    scale: 1.12,
    behind: () => made(ink, '-40,2* -42,-22 -24,-38 0,-42 26,-38 42,-22 40,4*', 'stone', { width: 2.7 }),
    over: () => {
      made(ink, '-38,-4* -34,-22 -4,-30 0,-28 4,-30 34,-22 38,-4* 24,-16 6,-20 0,-14 -6,-20 -24,-16*', 'stone', {
        width: 2.3,
        halo: 0.4,
      })
      ink.lines(['-28,-14 -10,-22', '28,-14 10,-22'], { width: 1.4 })
      ink.lines(['-16,27 0,32 16,27'], { width: 1.8 })
      ink.dot(-22, 12, 2)
    },
  })
}

/** One shawl, fringed, that has been let out twice. */
function drawShawl(ink: Ink): void {
  made(ink, '-60,-30* -70,0* -30,6 20,4 66,6 78,0* 70,-34*', 'stone', { width: 2.8, from: 0.4 })
  for (const [x, way] of [
    [-44, -1],
    [-20, 1],
    [14, -1],
    [36, 1],
    [62, 1],
  ] as const)
    made(ink, `${x - 9},4* ${x - 7},-4 ${x + 8},-5 ${x + 11 + way * 3},4*`, 'black', { rim: 0.8 })
  const shawl = made(
    ink,
    '-80,-150* -88,-120 -88,-70 -92,-26* -82,-32 -76,-20* -66,-30 -58,-16* -48,-27 -38,-12* -28,-24 -16,-8* -6,-20 6,-6* 16,-20 28,-8* 36,-22 48,-12* 56,-26 68,-18* 74,-32 86,-28* 92,-62 88,-92 70,-106* 44,-108 30,-122* 6,-112 -22,-124* -40,-150*',
    'black',
    { halo: 1.6, rim: 2.2 },
  )
  ink.clip(shawl, () => {
    const zigzag = (y: number) =>
      Array.from({ length: 19 }, (_, i) => `${-94 + i * 10.6},${y + (i % 2 ? 5 : -5) + Math.abs(i - 9) * -0.8}*`).join(
        ' ',
      )
    ink.line(zigzag(-38), { width: 2.4, white: true, profile: 'even' })
    ink.line(zigzag(-50), { width: 1.6, white: true, profile: 'even' })
    scrape(ink, 1.8, [
      '-66,-138 -74,-100 -76,-60',
      '-44,-134 -30,-116 -22,-96',
      '72,-98 80,-76 80,-58',
      '34,-112 26,-100 24,-88',
    ])
  })
  ink.tufts('-76,-20 -58,-16 -38,-12 -16,-8 6,-6 28,-8 48,-12 68,-18', () => 90, { length: 10, count: 4, width: 1.6 })
  // A brooch the size of a saucer.
  made(ink, ink.ellipse(-6, -112, 11, 10), 'bright', { width: 2.3, halo: 1 })
  ink.black(ink.ellipse(-6, -112, 6, 5.4))
  ink.dot(-8, -114, 1.6, { white: true })
}
