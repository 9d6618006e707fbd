import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { fitted } from '../kit/fitted'
import { drawBraid, drawFringe } from '../kit/hair'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { drawButtons, drawFolds, drawPatch, drawPole } from '../kit/props'
import { made, scrape } from '../kit/stuff'

/** 12 to 15. */
export const braidsToInnkeeper: readonly Figurine[] = [
  { key: 'minna', base: 'knoll', draw: drawMinna },
  { key: 'pelle', base: 'paving', draw: fitted(drawPelle, 0.97) },
  { key: 'tobb', base: 'planks', draw: drawTobb },
  { key: 'hesper', base: 'plinth', draw: drawHesper },
]

/** Minna Braids: they have never been cut, and she has never needed a rope. */
function drawMinna(ink: Ink): void {
  onBase(ink, 'knoll', { half: 76, height: 34 }, () => {
    ink.wash(ink.ellipse(2, 3, 40, 5), { alpha: 0.5 })
    drawLeg(ink, [-10, -94], [-30, -66], [-14, -50], {
      stuff: 'bright',
      striped: true,
      thick: 15,
      toe: -1,
      turn: 24,
      size: 20,
    })
    drawLeg(ink, [12, -94], [34, -72], [22, -48], {
      stuff: 'bright',
      striped: true,
      thick: 15,
      toe: 1,
      turn: -18,
      size: 20,
    })
    const dress = made(
      ink,
      '-16,-146* -30,-120 -58,-98* -40,-86 -24,-92* -8,-80 8,-92* 26,-80 40,-92* 52,-84 62,-104* 32,-122 18,-146*',
      'stone',
      { from: 0.46 },
    )
    ink.clip(dress, () =>
      drawFolds(ink, 'stone', ['-18,-130 -34,-96', '-6,-130 -8,-90', '8,-130 14,-90', '20,-128 40,-92']),
    )
    ink.lines(['-53,-98 -38,-90 -24,-96 -8,-85 8,-96 26,-85 40,-96 51,-90'], { width: 2.6 })
    made(ink, '-17,-148* 0,-142 19,-148* 20,-134* 0,-128 -18,-134*', 'bright', { width: 2.2, from: 0.8 })
    drawArm(ink, [-16, -140], [-52, -134], [-80, -116], { stuff: 'stone', thick: 14, hand: 'none', cuff: false })
    drawArm(ink, [18, -140], [54, -136], [82, -117], { stuff: 'stone', thick: 14, hand: 'none', cuff: false })
    drawHead(ink, 2, -176, {
      ...{
        shape: 'round',
        tilt: -7,
        look: 0.2,
        down: 3,
        eyes: 'dot',
        brows: 'raised',
        mouth: 'grin',
        nose: 'snub',
        cheeks: 7,
        scale: 1.12,
      },
      behind: () => made(ink, '-30,8* -36,-16 -22,-36 2,-40 24,-36 36,-14 31,8*', 'black'),
      over: () => {
        drawFringe(
          ink,
          '-30,4* -34,-14 -20,-34 2,-38 22,-34 34,-14 31,4* 26,-8 20,-2* 14,-16 6,-8* 0,-18 -8,-8* -14,-16 -22,-2* -26,-8',
          'black',
          ['-24,-18 -16,-28 -6,-32', '22,-20 16,-28 8,-32'],
        )
        ink.line('0,-38 1,-24', { width: 1.6, white: true })
        for (const [x, y, l] of [
          [-3, 9, 1],
          [4, 11, 1],
          [10, 9, 0.8],
        ] as const)
          ink.dot(x, y, l)
      },
    })
    drawBraid(ink, '-30,-186@15 -54,-196@17 -82,-168@18 -92,-120@18 -80,-66@18 -50,-22@16 -8,-8@13', 'black')
    drawBraid(ink, '34,-190@15 58,-200@17 86,-172@18 96,-122@18 84,-66@18 54,-22@16 12,-8@13', 'black')
    drawHand(ink, [-85, -112], 150, { size: 20, left: true })
    drawHand(ink, [88, -113], 30, { size: 20 })
    made(ink, '2,-8* -12,-20 -20,-10 -12,-1* 2,-7* 16,0 24,-10 14,-20*', 'bright', { width: 2.2 })
    ink.dot(2, -8, 3)
  })
}

/** Postman Pelle: he has never lost a letter, and not yet a pair of trousers. */
function drawPelle(ink: Ink): void {
  onBase(ink, 'paving', { half: 92, height: 22 }, () => {
    ink.wash('-90,3 -40,-2 40,-2 104,3 40,8 -50,8', { alpha: 0.45 })
    drawGoose(ink)
    drawLeg(ink, [8, -92], [26, -54], [48, -28], { stuff: 'black', thick: 24, toe: -1, turn: 34, size: 25 })
    made(ink, '-20,-104* 22,-106* 36,-92 40,-78* 16,-70 -18,-76*', 'black')
    drawLeg(ink, [-6, -92], [-46, -64], [-60, -12], { stuff: 'black', thick: 24, toe: -1, turn: -8, size: 26 })
    const coat = made(ink, '-44,-176* -52,-140 -42,-96* 0,-88 30,-96* 30,-130 20,-172 -10,-186', 'stone')
    ink.clip(coat, () => drawFolds(ink, 'stone', ['-20,-170 -26,-130 -22,-94', '10,-160 16,-120 12,-96']))
    drawButtons(
      ink,
      [
        [-36, -160],
        [-40, -142],
        [-40, -124],
      ],
      2.8,
    )
    ink.line('-44,-110 -6,-102 30,-108', { width: 5, profile: 'even' })
    drawPostbag(ink)
    drawArm(ink, [-26, -166], [-62, -142], [-88, -160], {
      stuff: 'stone',
      thick: 19,
      hand: 'none',
      turn: 0,
      left: true,
    })
    ink.at(-104, -172, { rotate: -14 }, () => {
      made(ink, '-20,-14* 18,-14* 18,12* -20,12*', 'bright', { width: 2.2, from: 0.8 })
      ink.line('-19,-13 0,2 17,-13', { width: 1.7 })
      ink.black(ink.ellipse(0, 2, 3.4, 3.2))
    })
    drawHand(ink, [-92, -164], 214, { size: 18, left: true })
    drawHead(ink, -30, -204, {
      ...{
        shape: 'egg',
        tilt: -12,
        look: -1.1,
        eyes: 'wide',
        brows: 'worried',
        nose: 'long',
        mouth: 'open',
        cheeks: 6,
        scale: 0.96,
      },
      behind: () => made(ink, '-6,-18* 28,-22* 36,0 28,18* 16,14*', 'black'),
      over: () => {
        made(ink, '-28,-16* -30,-38 -6,-46 24,-42 32,-18* 4,-24', 'black')
        made(ink, '-24,-18* -2,-22 4,-18* -14,-12 -44,-8* -40,-16', 'black', { rim: 1 })
        made(ink, '-16,-38* -4,-40* -2,-28* -14,-26*', 'bright', { width: 1.6, from: false })
        drawFolds(ink, 'bright', ['-12,-34 -6,-34'])
      },
    })
  })
}

/** It weighs more than he does. */
function drawPostbag(ink: Ink): void {
  for (const [x, y, turn] of [
    [30, -196, -24],
    [58, -204, 8],
    [84, -192, 30],
    [44, -206, -8],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      made(ink, '-15,-12* 15,-12* 15,14* -15,14*', 'bright', { width: 2.1, from: 0.8 })
      ink.line('-14,-11 0,2 14,-11', { width: 1.6 })
    })
  const bag = made(ink, '8,-186* 40,-192 100,-182* 114,-150 106,-112 78,-98 38,-98 12,-114 4,-150', 'dusk', {
    from: 0.4,
  })
  ink.clip(bag, () => {
    drawFolds(ink, 'dusk', ['20,-180 18,-140 30,-108', '90,-180 98,-144 86,-108'])
    ink.black('10,-190* 106,-186* 108,-164 60,-146 8,-166*')
    scrape(ink, 1.7, ['14,-164 60,-149 104,-162'])
  })
  made(ink, '52,-160* 68,-160* 69,-142* 53,-141*', 'bright', { width: 2 })
  ink.line('-40,-162 -16,-178 14,-180', { width: 6, profile: 'even' })
}

function drawGoose(ink: Ink): void {
  const goose = ink.clay(
    [
      ink.ellipse(84, -40, 30, 21, -10),
      ink.tube('70,-44@22 60,-66@15 62,-86@13 54,-92@12', { root: true }),
      ink.path('104,-50* 124,-66* 118,-38*', true),
    ],
    5,
  )
  for (const x of [78, 92]) {
    ink.line(`${x},-22 ${x + 2},-2`, { width: 3.4, profile: 'even' })
    ink.black(`${x - 10},3* ${x + 2},-4* ${x + 8},3*`)
  }
  made(ink, goose, 'bright', { from: 0.56, halo: 1.4 })
  ink.lines(['72,-44 90,-32 108,-44', '80,-52 96,-42 112,-54', '70,-34 84,-26'], { width: 1.8 })
  made(ink, '52,-98* 36,-96 28,-88* 38,-86 52,-86*', 'dusk', { width: 2.1 })
  made(ink, '50,-88* 38,-86 30,-80* 46,-80*', 'dusk', { width: 2.1 })
  ink.dot(57, -95, 2.4)
  ink.line('50,-101 60,-100', { width: 2.4 })
}

/** Angler Tobb: it is the left one, and he already has three of those. */
function drawTobb(ink: Ink): void {
  onBase(ink, 'planks', { half: 84, height: 28 }, () => {
    standShadow(ink, -20, 74)
    const bucket = made(ink, '12,-50* 18,-2* 42,2 66,-2* 74,-50*', 'stone', { from: 0.44, angle: -86 })
    ink.clip(bucket, () => ink.lines(['14,-38 44,-34 74,-38', '17,-14 44,-10 70,-14'], { width: 5, profile: 'even' }))
    ink.line('10,-42 -2,-22 14,-6', { width: 2.6 })
    made(ink, '4,-48* -6,-36 0,-20 12,-22* 10,-36', 'bright', { width: 2, halo: 1 })
    ink.lines(['2,-30 -4,-22', '5,-27 1,-18'], { width: 1.3 })
    drawLeg(ink, [46, -62], [0, -70], [-20, -12], { stuff: 'black', thick: 27, toe: -1, size: 27 })
    const coat = made(ink, '16,-150* 4,-110 10,-56* 40,-48 78,-56* 84,-100 70,-146 42,-158', 'dusk', { from: 0.42 })
    ink.clip(coat, () => drawFolds(ink, 'dusk', ['40,-150 38,-100 44,-56', '70,-130 74,-90 70,-60']))
    made(ink, '20,-98* 46,-98* 46,-76* 20,-76*', 'stone', { width: 1.9, from: 0.8 })
    ink.line('19,-92 47,-92', { width: 2.4 })
    for (const [x, y] of [
      [24, -102],
      [34, -104],
      [42, -101],
    ] as const)
      ink.line(`${x},${y} ${x + 3},${y - 9}`, { width: 2, profile: 'flick' })
    drawLeg(ink, [58, -60], [14, -62], [4, -10], { stuff: 'black', thick: 28, toe: -1, size: 28 })
    drawPatch(ink, 26, -60, 7, -10, 'dusk')
    drawBentRod(ink)
    drawArm(ink, [30, -138], [8, -104], [-16, -104], { stuff: 'dusk', thick: 20, left: true })
    drawArm(ink, [64, -138], [60, -92], [20, -88], { stuff: 'dusk', thick: 21 })
    drawHead(ink, 34, -178, {
      ...{
        shape: 'pear',
        tilt: -8,
        look: -0.9,
        eyes: 'sleepy',
        brows: 'bushy',
        nose: 'bulb',
        mouth: 'none',
        cheeks: 6,
      },
      over: () => {
        made(ink, '-28,12* -34,22 -22,24 -10,17 0,24 12,24 16,16* 4,11 -12,10', 'bright', { width: 2.2, halo: 0.5 })
        drawFolds(ink, 'bright', ['-26,17 -16,16', '-2,14 8,18'])
        made(ink, '-44,-12* -24,-20 -22,-42 0,-50 22,-42 26,-20 46,2* 34,8 14,-10 -10,-14 -30,-8', 'black')
        scrape(ink, 1.6, ['-16,-24 -12,-40', '10,-26 10,-42', '-32,-13 0,-19 28,-12'])
        ink.line('-8,24 -26,32', { width: 4, profile: 'even' })
        made(ink, '-36,22* -24,24* -25,37* -37,36*', 'black', { rim: 1 })
      },
    })
  })
}

/** Bent by what it has caught. */
function drawBentRod(ink: Ink): void {
  ink.line('60,-78@1.3 10,-98@1.2 -40,-160@0.9 -76,-220@0.7 -100,-226@0.5 -108,-196@0.36', {
    width: 5,
    profile: 'even',
  })
  ink.line('-108,-196 -107,-150 -108,-124', { width: 1.3, profile: 'even' })
  ink.line('-108,-124 -104,-114 -110,-108 -114,-113', { width: 2.2, profile: 'even' })
  ink.at(-100, -92, { rotate: 12 }, () => {
    made(ink, '-16,-20* 6,-20* 8,2 16,8 24,18* 22,26* -16,27* -18,8', 'black', { rim: 1.8 })
    made(ink, '-18,-24* 8,-24* 8,-15* -18,-14*', 'dusk', { width: 2 })
    ink.lines(['-4,-8 6,-6', '-4,-2 7,0', '-3,4 10,6'], { width: 1.4, white: true })
    made(ink, '18,14* 26,10 28,20*', 'bright', { width: 1.6, from: false })
  })
  for (const [x, y] of [
    [-112, -56],
    [-98, -50],
    [-106, -40],
  ] as const)
    ink.black(ink.leaf(x, y, -90, 9, 5, { belly: 0.3 }))
  made(ink, ink.ellipse(-4, -104, 8, 8), 'bright', { width: 2 })
  ink.dot(-4, -104, 2)
}

/** Mother Hesper: six mugs in one fist, and the other hand on the slate. */
function drawHesper(ink: Ink): void {
  onBase(ink, 'plinth', { half: 84, height: 32, stuff: 'stone' }, () => {
    const torso = made(ink, '-50,-84* -54,-118 -46,-150 0,-164 46,-150 56,-118 52,-84*', 'black')
    ink.clip(torso, () => scrape(ink, 1.7, ['-40,-140 -44,-100', '40,-140 46,-100']))
    made(ink, '-34,-150* -40,-128 -20,-112 0,-120 22,-112 40,-128 34,-150* 0,-138', 'bright', { from: 0.56 })
    ink.line('0,-138 1,-121', { width: 2 })
    drawFolds(ink, 'bright', ['-26,-144 -24,-128', '24,-144 24,-130'])
    made(ink, '-20,-112* 20,-112* 18,-80* -18,-80*', 'stone', { width: 2.3 })
    scrape(ink, 1.6, ['-16,-106 14,-96', '16,-106 -14,-96', '-15,-94 14,-84', '15,-94 -14,-84'], 'even')
    ink.lines(['-16,-106 14,-96', '16,-106 -14,-96', '-15,-94 14,-86'], { width: 1.5 })
    drawArm(ink, [-46, -138], [-72, -100], [-42, -90], {
      stuff: 'bright',
      thick: 27,
      cuff: false,
      hand: 'open',
      size: 22,
      left: true,
    })
    made(ink, ink.tube('-36,-146@27 -58,-128@34', { root: true, round: 0.5 }), 'stone', { width: 2.5 })
    drawArm(ink, [44, -138], [82, -124], [72, -172], { stuff: 'bright', thick: 28, cuff: false, hand: 'none' })
    made(ink, ink.tube('34,-146@27 60,-134@34', { root: true, round: 0.5 }), 'stone', { width: 2.5 })
    drawMugs(ink)
    drawHead(ink, -4, -186, {
      ...{
        shape: 'pear',
        tilt: 8,
        look: 0.6,
        eyes: 'ball',
        brows: 'raised',
        nose: 'snub',
        mouth: 'smirk',
        cheeks: 8,
        scale: 0.98,
      },
      behind: () => {
        made(ink, '-26,10* -32,-14 -18,-34 4,-38 26,-30 32,-8 28,12*', 'stone', { from: 0.6 })
        made(ink, ink.ellipse(2, -46, 17, 15), 'stone')
        ink.lines(['-8,-50 2,-56 12,-50', '-10,-43 2,-46 14,-42'], { width: 1.6 })
        drawPole(ink, [-26, -56], [30, -40], 3.4, 'bright')
      },
      over: () => {
        made(ink, '-24,-4* -27,-22 -10,-34 2,-26* 16,-36 28,-18 25,-2* 16,-20 2,-22 -14,-18', 'stone', {
          width: 2.3,
          from: 0.66,
        })
        ink.lines(['-20,-14 -12,-24 -2,-26', '20,-14 14,-24 6,-26'], { width: 1.5 })
        for (const x of [-24, 26])
          made(ink, ink.ellipse(x, 16, 4, 5.4), 'bright', { width: 1.8, halo: 0.4, from: false })
      },
    })
    drawBar(ink)
  })
}

/** One handle to a finger, and one on the thumb. */
function drawMugs(ink: Ink): void {
  for (const [x, y, turn] of [
    [36, -222, -30],
    [64, -236, -6],
    [94, -226, 22],
    [104, -196, 40],
    [42, -188, -16],
    [76, -196, 8],
  ] as const)
    ink.at(x * 0.86 + 4, y * 0.86 - 22, { rotate: turn, scale: 0.86 }, () => {
      ink.line('-12,-8 -22,-6 -21,8 -12,8', { width: 4.6, profile: 'even' })
      made(ink, '-13,-14* 13,-14* 12,15* 0,18 -12,15*', 'dusk', { width: 2.3, from: 0.5 })
      ink.lines(['-13,-6 13,-6', '-12,10 12,10'], { width: 2.2, profile: 'even' })
      made(ink, '-16,-12* -18,-20 -8,-24 0,-21 8,-26 17,-20 15,-11* 10,-4 6,-12 -4,-11 -8,-6 -12,-11', 'bright', {
        width: 2,
        halo: 0.6,
        from: false,
      })
    })
  drawHand(ink, [72, -184], -90, { size: 25 })
}

/** Her counter, and what one owes on it. */
function drawBar(ink: Ink): void {
  const front = made(ink, '-80,-74* 80,-76* 78,2* 0,5 -78,3*', 'dusk', { from: 0.42, angle: -86 })
  ink.clip(front, () =>
    ink.lines(['-50,-74 -49,4', '-18,-74 -19,4', '16,-74 15,4', '48,-74 49,4'], { width: 2.2, profile: 'even' }),
  )
  made(ink, '-90,-86* 0,-90 88,-88* 92,-74* 0,-70 -92,-72*', 'bright', { from: 0.7 })
  ink.at(-14, -40, { rotate: -4 }, () => {
    made(ink, '-32,-20* 32,-20* 33,20* -32,21*', 'black', { rim: 0, halo: 1.2 })
    ink.lines(
      [
        '-24,-10 -23,0',
        '-18,-10 -17,0',
        '-12,-10 -11,0',
        '-6,-10 -5,0',
        '-28,-3 -2,-8',
        '6,-10 7,0',
        '12,-10 13,0',
        '18,-10 19,0',
        '-24,6 -23,15',
        '-18,6 -17,15',
        '-12,6 -11,15',
      ],
      { width: 1.8, white: true },
    )
  })
}
