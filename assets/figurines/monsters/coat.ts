import { drawOpenHand } from '../../characters/hands'
import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawButtons } from '../kit/props'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { stem } from './parts'

/** A coat without: it left before its owner did. It strides to the left; 0, 0 is the ground below it. */
export function drawCoat(ink: Ink): void {
  standShadow(ink, -50, 62)
  drawBoots(ink)
  ink.at(0, -30, { rotate: -6 }, () => {
    drawFarSleeve(ink)
    drawBack(ink)
    drawFront(ink)
    drawCollar(ink)
    drawNearSleeve(ink)
  })
  drawHat(ink)
  drawGloves(ink)
}

function drawBoots(ink: Ink): void {
  made(ink, '-46,-34* -28,-36* -26,-8 -28,4* -62,6* -64,-4 -46,-10', 'dusk', { width: 2.6 })
  made(ink, '-48,-30* -49,-40* -26,-41* -26,-32*', 'black', { rim: 0 })
  ink.at(40, -14, { rotate: 38 }, () => {
    made(ink, '-8,-24* 10,-25* 12,0 10,10* -24,12* -26,2 -8,-4', 'dusk', { width: 2.6 })
    made(ink, '-10,-22* -10,-31* 12,-32* 12,-23*', 'black', { rim: 0 })
  })
  ink.lines(['-44,-10 -36,-8', '-44,-18 -36,-16', '64,8 76,10', '70,-2 80,-4'], { width: 1.7 })
}

function drawFarSleeve(ink: Ink): void {
  made(ink, ink.tube('-26,-140@26 -50,-116@25 -76,-120@26', { root: true, round: 0.1 }), 'dusk', {
    from: 0.34,
    halo: 1,
  })
  made(ink, '-72,-136* -84,-132* -90,-108* -74,-104*', 'stone', { width: 2.3, halo: 0.8 })
  ink.black(ink.ellipse(-86, -120, 4, 12, 10))
}

function drawBack(ink: Ink): void {
  // The tails fly, and show that there is nobody in there.
  const lining = made(
    ink,
    '-34,-30* -10,-50 40,-60 74,-30 96,-2* 78,-2* 70,8* 50,0* 36,10* 10,2* -16,10* -38,2*',
    'black',
    { rim: 0 },
  )
  ink.clip(lining, () =>
    scrape(ink, 2, ['50,-40 66,-20 78,0', '10,-30 12,-10 10,0', '-14,-26 -18,-8 -18,6', '34,-40 42,-16 42,2']),
  )
  for (const [x, y] of [
    [0, -14],
    [26, -14],
    [58, -20],
  ] as const)
    scrape(ink, 2.2, [`${x - 3},${y} ${x + 3},${y}`, `${x},${y - 3} ${x},${y + 3}`], 'even')
}

function drawFront(ink: Ink): void {
  const coat = made(
    ink,
    '-36,-150* -8,-160 26,-156 46,-142* 52,-106 50,-72 76,-40 104,-22* 84,-18 68,-10* 40,-34 20,-46 4,-30 -10,2* -30,6* -50,-2* -40,-44 -44,-84 -44,-124',
    'stone',
    { width: 3.1, halo: 1.4, from: 0.5 },
  )
  ink.clip(coat, () => {
    // A check, as loud as nobody's taste.
    for (let i = -4; i < 9; i++) {
      ink.line(`${-70 + i * 20},-170 ${-64 + i * 19},-90 ${-80 + i * 24},20`, { width: 1.5, profile: 'even' })
      ink.line(`-70,${-150 + i * 20} 0,${-144 + i * 20} 110,${-154 + i * 20}`, { width: 1.5, profile: 'even' })
    }
    ink.line('-14,-156 -18,-100 -12,-44 -22,4', { width: 2.6, profile: 'even' })
    ink.black('40,-150* 60,-140* 70,-70* 112,-20* 84,-16 60,-44 36,-70 42,-110')
    ink.feather('42,-110 36,-70 60,-44 84,-16', { side: 1, length: 12, width: 2.2, slant: 20, envelope: () => 1 })
  })
  ink.contour(coat, { width: 3.1 })
  drawButtons(
    ink,
    [
      [-30, -112],
      [-32, -84],
      [-30, -56],
    ],
    5,
  )
  made(ink, '4,-72* 34,-76* 35,-62* 6,-58*', 'stone', { width: 2.2, halo: 0.6 })
  // The address of its tailor, and a letter for nobody.
  made(ink, '10,-70* 12,-92* 30,-92* 30,-74*', 'bright', { width: 1.8, halo: 0.6, from: false })
  made(ink, '4,-72* 34,-76* 35,-66* 6,-62*', 'stone', { width: 2, halo: 0.2, from: false })
}

function drawCollar(ink: Ink): void {
  // Out of the dark of the collar looks only the hanger.
  made(ink, '-34,-150* -30,-172 -4,-182 24,-178 38,-152* 10,-142 -14,-142', 'black', { rim: 0, halo: 1 })
  scrape(ink, 3, ['-24,-152 2,-166 28,-153'], 'even')
  scrape(ink, 2.6, ['2,-166 2,-172 7,-176 3,-179'], 'even')
  made(ink, '-36,-148* -46,-172* -34,-186* -28,-168 -8,-148 -14,-128* -30,-136', 'dusk', { width: 2.7, halo: 1 })
  made(ink, '40,-150* 48,-176* 36,-188* 26,-166 -2,-148 2,-130* 28,-138', 'dusk', { width: 2.7, halo: 1 })
}

function drawNearSleeve(ink: Ink): void {
  made(ink, ink.tube('36,-136@28 62,-108@27 80,-84@28', { root: true, round: 0.1 }), 'stone', {
    halo: 1.6,
    from: 0.44,
    inside: () =>
      ink.lines(['40,-152 72,-104 96,-70', '24,-134 52,-98 70,-76', '36,-112 66,-134', '54,-92 82,-114'], {
        width: 1.5,
        profile: 'even',
      }),
  })
  ink.lines(['64,-92 56,-98', '62,-86 52,-90'], { width: 1.8 })
  made(ink, '60,-80* 86,-102* 100,-88* 76,-64*', 'black', { halo: 0.8 })
}

/** The hat keeps its distance, and its manners. */
function drawHat(ink: Ink): void {
  ink.at(-42, -236, { rotate: -17 }, () => {
    made(ink, '-26,6* -30,-22 -22,-38* -4,-32 16,-40* 28,-24 26,6*', 'dusk', { width: 2.8, from: 0.44 })
    made(ink, '-27,6* -28,-8* 28,-9* 27,6* 0,10', 'black', { rim: 0, halo: 0.2 })
    made(ink, '-54,0* -30,4 0,6 30,3 56,-4* 44,12 0,18 -40,14', 'dusk', { width: 2.8, halo: 1 })
  })
  ink.lines(['-40,-207 -38,-198', '-24,-210 -21,-200', '-56,-203 -54,-195'], { width: 2 })
}

function drawGloves(ink: Ink): void {
  drawOpenHand(ink, { x: -103, y: -140, angle: -104, size: 1.15 }, 0)
  ink.at(86, -58, { rotate: 20 }, () => {
    // A walking stick, borne for show.
    stem(ink, '6,-34@6 0,0@6 -18,52@5', 'black', { rim: 0.9 })
    made(ink, ink.ellipse(7, -38, 6, 6), 'bright', { width: 2 })
    drawFist(ink, 2, 2, { size: 27, turn: 150, hand: 'right', fill: BRIGHT })
  })
}
