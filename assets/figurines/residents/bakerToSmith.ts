import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot, drawHand, drawLeg } from '../kit/limbs'
import { drawButtons, drawFeather, drawFolds, drawPole } from '../kit/props'
import { made, scrape } from '../kit/stuff'

/** 8 to 11. */
export const bakerToSmith: readonly Figurine[] = [
  { key: 'dorrel', base: 'cheese', draw: drawDorrel },
  { key: 'isolde', base: 'paving', draw: drawIsolde },
  { key: 'quillow', base: 'drawer', draw: drawQuillow },
  { key: 'brannoc', base: 'block', draw: drawBrannoc },
]

/** Dorrel the baker: the shop is on her head, and nobody argues with the pin. */
function drawDorrel(ink: Ink): void {
  onBase(ink, 'cheese', { half: 70, height: 34 }, () => {
    standShadow(ink, -60, 66)
    for (const x of [-22, 24]) drawBoot(ink, [x, -8], { toe: 0, size: 24 })
    const skirt = made(ink, '-34,-92* -58,-70 -72,-34 -74,-8* -40,-2 0,0 42,-3 76,-10* 72,-38 58,-72 36,-92*', 'black')
    ink.clip(skirt, () => scrape(ink, 1.7, ['-54,-66 -66,-34 -67,-10', '54,-66 66,-36 68,-12', '46,-60 56,-32 56,-8']))
    made(ink, '-28,-94* -46,-62 -52,-26 -46,-8* -16,-3 18,-3 48,-9* 52,-28 46,-62 30,-94*', 'bright', { angle: -76 })
    made(ink, '-26,-50* 26,-52* 23,-26 0,-20 -24,-25*', 'bright', { width: 2, from: 0.8 })
    drawFolds(ink, 'bright', [
      '-47,-18 -16,-12 16,-12 49,-19',
      '-30,-84 -38,-56',
      '32,-84 40,-58',
      '-10,-40 0,-36 12,-41',
    ])
    made(ink, '-42,-128* -48,-108 -40,-90* 0,-83 42,-90* 50,-110 42,-128* 0,-134', 'stone')
    made(ink, '-22,-126* 22,-127* 24,-88* -23,-87*', 'bright', { width: 2.3, from: 0.7 })
    ink.line('-41,-91 0,-84 43,-92', { width: 5, profile: 'even' })
    ink.at(78, -136, { rotate: 16 }, () => {
      made(ink, '-3.6,-62* 3.6,-62* 4,-48* -4,-48*', 'dusk', { width: 2 })
      made(ink, '-4,16* 4,16* 4,30* -4,30*', 'dusk', { width: 2 })
      made(ink, '-10,-50* 10,-50* 11,-16 10,18* -10,19* -11,-16', 'dusk', { width: 2.6 })
      ink.lines(['-5,-40 -6,-16 -5,8', '4,-34 4,-6'], { width: 1.1 })
    })
    drawArm(ink, [38, -120], [66, -96], [78, -118], { thick: 23, turn: 10 })
    drawArm(ink, [-38, -120], [-70, -138], [-56, -172], { thick: 23, hand: 'none' })
    drawHead(ink, 0, -152, {
      ...{ shape: 'wide', tilt: -5, look: 0.3, eyes: 'happy', mouth: 'grin', nose: 'bulb', cheeks: 7, scale: 0.96 },
      behind: () =>
        made(
          ink,
          ink.clay([ink.ellipse(-30, 4, 12, 14), ink.ellipse(30, 4, 12, 14), ink.ellipse(0, -8, 34, 22)], 6),
          'black',
        ),
      over: () => {
        const cloth = '-37,-6* -34,-20 -16,-29 12,-30 34,-20 38,-6* 20,-16 0,-19 -20,-15'
        made(ink, cloth, 'stone', {
          from: 0.6,
          inside: () => {
            for (const x of [-26, -10, 8, 24]) ink.dot(x, -20 + Math.abs(x) * 0.16, 2.6, { white: true })
          },
        })
      },
    })
    drawTray(ink)
    drawHand(ink, [-58, -184], -80, { size: 20, left: true })
  })
}

/** What lies on her head. */
function drawTray(ink: Ink): void {
  ink.at(0, -186, { rotate: -5 }, () => {
    for (const [x, angle, length] of [
      [-40, -118, 46],
      [-16, -100, 56],
      [14, -76, 54],
      [42, -58, 44],
    ] as const) {
      const loaf = ink.leaf(x, -2, angle, length, 19, { belly: 0.5, tip: 0.9 })
      made(ink, loaf, x % 4 === 0 ? 'dusk' : 'stone', { width: 2.5, from: 0.46 })
      ink.at(x, -2, { rotate: angle }, () =>
        ink.lines(
          [0.4, 0.58, 0.76].map((share) => [
            [length * share - 3, -6],
            [length * share + 4, 5],
          ]),
          { width: 1.8 },
        ),
      )
    }
    for (const [x, r] of [
      [-52, 13],
      [-27, 15],
      [0, 14],
      [28, 16],
      [54, 13],
    ] as const) {
      made(ink, ink.ellipse(x, -8, r, r * 0.86), x % 2 === 0 ? 'stone' : 'dusk', { width: 2.4, from: 0.5 })
      ink.lines([`${x - 5},${-15} ${x + 5},${-7}`, `${x + 5},${-15} ${x - 4},${-7}`], { width: 1.7 })
    }
    const tray = '-76,-6* -40,0 0,2 42,-1 78,-8* 70,8 40,13 0,15 -42,13 -68,8'
    made(ink, tray, 'bright', {
      from: 0.56,
      inside: () =>
        ink.lines(['-72,2 0,8 74,0', '-60,-2 -54,12', '-34,0 -30,14', '-6,2 -4,16', '24,1 24,14', '52,-2 50,12'], {
          width: 1.6,
        }),
    })
  })
}

/** Lampkeeper Isolde: her stilts begin where other people's knees end. */
function drawIsolde(ink: Ink): void {
  onBase(ink, 'paving', { half: 66, height: 22 }, () => {
    drawPole(ink, [-26, 2], [-12, -104], 6)
    drawPole(ink, [22, 4], [10, -104], 6)
    for (const [x, y, toe] of [
      [-17, -66, -1],
      [15, -60, 1],
    ] as const) {
      made(ink, `${x - 11},${y + 1}* ${x + 11},${y}* ${x + 10},${y + 6}* ${x - 10},${y + 7}*`, 'stone', { width: 2 })
      drawLeg(ink, [x * 0.5, y - 34], [x * 0.9, y - 20], [x, y - 8], {
        stuff: 'bright',
        striped: true,
        thick: 11,
        toe,
        size: 18,
      })
    }
    made(ink, '40,-40* 44,-40* 82,-214* 78,-216*', 'dusk', { width: 2 })
    const coat = made(
      ink,
      '-12,-178* -18,-150 -22,-112 -34,-80* -18,-76 -8,-84* 0,-76 14,-78 20,-86* 30,-80 34,-86* 22,-116 17,-150 13,-178*',
      'black',
    )
    ink.clip(coat, () =>
      scrape(ink, 1.6, ['-4,-170 -8,-130 -10,-88', '4,-160 8,-120 16,-88', '-14,-140 -18,-112 -26,-86']),
    )
    drawButtons(
      ink,
      [
        [0, -160],
        [0, -146],
        [0, -132],
        [0, -118],
      ],
      2.4,
    )
    drawArm(ink, [-11, -168], [-40, -150], [-62, -166], {
      stuff: 'black',
      thick: 12,
      hand: 'open',
      size: 15,
      left: true,
    })
    drawArm(ink, [11, -168], [42, -142], [58, -128], { stuff: 'black', thick: 12, size: 15, turn: -60 })
    made(ink, '-15,-182* 0,-176 15,-182* 16,-172 0,-166 -16,-172', 'stone', { width: 2.2 })
    made(ink, '-12,-174* -24,-160 -40,-154 -52,-140* -42,-136 -24,-146 -6,-168*', 'stone', {
      width: 2.2,
      inside: () =>
        ink.lines(['-26,-166 -20,-148', '-38,-160 -32,-144', '-48,-152 -42,-138'], { width: 4, profile: 'even' }),
    })
    drawHead(ink, 2, -196, {
      ...{
        shape: 'long',
        tilt: -9,
        look: 0.9,
        down: -4,
        scale: 0.62,
        eyes: 'sleepy',
        nose: 'wedge',
        mouth: 'smirk',
        cheeks: 4,
      },
      over: () => {
        const wick =
          '-22,-12* -24,-30 -14,-44 -10,-62 -14,-76 -4,-92* 2,-80 12,-72 10,-56 16,-42 24,-30 22,-12* 10,-28 -8,-26'
        made(ink, wick, 'black', { rim: 2 })
        scrape(ink, 1.8, ['-6,-34 -2,-60 -4,-80', '6,-34 6,-54 4,-70', '-15,-26 -8,-44'])
      },
    })
    drawLampHook(ink)
  })
}

/** The end of her pole, lit. */
function drawLampHook(ink: Ink): void {
  ink.line('80,-212 86,-224 78,-232 72,-226', { width: 3, profile: 'even' })
  made(ink, '80,-252* 90,-240 90,-230 82,-222 74,-224 70,-234 76,-242', 'bright', { width: 2.4, from: false })
  ink.black('80,-240* 84,-232 80,-226 76,-232')
  ink.lines(['64,-250 58,-256', '96,-252 103,-258', '100,-232 109,-232', '62,-232 54,-232', '80,-258 81,-262'], {
    width: 2,
    profile: 'flick',
  })
}

/** Old Quillow: a dozen pens in his beard, one behind his ear, and none to be found. */
function drawQuillow(ink: Ink): void {
  onBase(ink, 'drawer', { half: 66, height: 38 }, () => {
    standShadow(ink, -40, 60)
    drawBoot(ink, [4, -8], { toe: -1, size: 24 })
    drawBoot(ink, [32, -7], { toe: -1, size: 24 })
    const gown = made(
      ink,
      '-34,-150* -10,-168 26,-170 54,-150 66,-116 64,-70 56,-14* 40,-6 24,-12* 6,-4 -10,-10* -2,-50 -8,-84 -26,-112*',
      'black',
    )
    ink.clip(gown, () =>
      scrape(ink, 1.7, [
        '20,-160 46,-140 54,-100 46,-30',
        '0,-150 28,-130 34,-90 26,-24',
        '-12,-130 10,-100 10,-30',
        '58,-118 58,-70 52,-24',
      ]),
    )
    drawWornElbow(ink)
    drawArm(ink, [40, -138], [72, -108], [50, -76], { stuff: 'black', thick: 20, hand: 'open', size: 18 })
    drawHead(ink, -42, -148, {
      ...{
        shape: 'egg',
        tilt: -14,
        look: -1.1,
        down: 2,
        scale: 1,
        eyes: 'none',
        nose: 'hook',
        mouth: 'none',
        brows: 'none',
        cheeks: 6,
      },
      over: () => drawSchoolmastersFace(ink),
    })
    drawArm(ink, [-14, -148], [-20, -196], [-50, -190], { stuff: 'black', thick: 18, hand: 'none' })
    drawHand(ink, [-62, -186], 172, { hand: 'open', size: 17, left: true })
  })
}

/** Where he has rubbed against blackboards for sixty years. */
function drawWornElbow(ink: Ink): void {
  made(ink, '56,-112* 68,-108* 66,-88* 54,-92*', 'dusk', { width: 1.8, halo: 0 })
  ink.lines(['53,-106 58,-104', '52,-98 57,-97'], { width: 1.3 })
}

function drawSchoolmastersFace(ink: Ink): void {
  made(
    ink,
    '-16,6* -26,22 -30,46 -38,70 -34,92* -24,82 -20,104* -8,88 -2,110* 6,86 14,92* 14,64 22,40 26,16 24,4* 10,14 -4,10',
    'bright',
    { from: 0.6, angle: -84 },
  )
  drawFolds(ink, 'bright', ['-16,22 -22,50 -28,76', '-4,20 -8,54 -14,88', '8,22 6,56 -2,92', '18,18 14,48 8,76'])
  for (const [x, y, angle, length, stuff] of [
    [-24, 36, 196, 56, 'bright'],
    [-28, 54, 176, 60, 'black'],
    [-30, 72, 160, 54, 'stone'],
    [-14, 30, 214, 46, 'dusk'],
    [16, 58, 24, 46, 'bright'],
    [-18, 88, 138, 48, 'bright'],
    [-6, 60, 148, 40, 'black'],
    [6, 82, 66, 40, 'stone'],
    [-8, 94, 104, 44, 'black'],
  ] as const)
    drawFeather(ink, x, y, angle, length, stuff)
  for (const [x, y] of [
    [-19, -4],
    [-3, -5],
  ] as const) {
    made(ink, ink.ellipse(x, y, 8, 8), 'bright', { width: 2.2, halo: 0.4, from: false })
    ink.dot(x - 2, y + 1, 2.6)
  }
  ink.line('4,-6 16,-8 25,-4', { width: 1.8 })
  made(ink, '-29,-12* -24,-22 -12,-20 -9,-13* -20,-16', 'bright', { width: 1.9, halo: 0.4 })
  made(ink, '-8,-14* -2,-24 10,-21 12,-13* 2,-17', 'bright', { width: 1.9, halo: 0.4 })
  made(ink, '-14,11* -30,12 -36,22* -22,22 -10,18 2,22 14,20* 8,11', 'bright', { width: 2, halo: 0.6 })
  drawFeather(ink, 14, -2, -22, 58, 'bright')
  made(ink, '-22,-22* -18,-34 4,-37 22,-30 25,-18* 4,-26', 'black')
  made(ink, '-34,-36* 6,-50* 40,-34* 0,-24*', 'black')
  ink.line('4,-38 26,-34 34,-22 33,-12', { width: 1.8, profile: 'even' })
  made(ink, '29,-14* 37,-14* 39,0* 28,0*', 'bright', { width: 1.8 })
}

/** Brannoc the smith: shoulders for an anvil, a hammer for pins. */
function drawBrannoc(ink: Ink): void {
  onBase(ink, 'block', { half: 66, height: 40, wear: 'chip' }, () => {
    standShadow(ink, -44, 50)
    for (const [x, toe] of [
      [-18, -1],
      [20, 1],
    ] as const)
      drawLeg(ink, [x * 0.8, -52], [x * 1.1, -34], [x * 1.2, -9], { stuff: 'black', thick: 24, toe, size: 26 })
    const trunk = made(
      ink,
      '-36,-50* -50,-96 -84,-136 -96,-170 -84,-192 -46,-202 0,-206 46,-202 84,-192 98,-168 86,-134 52,-94 38,-50* 0,-44',
      'bright',
      { from: 0.54 },
    )
    ink.clip(trunk, () =>
      drawFolds(ink, 'bright', [
        '-60,-150 -30,-140 -4,-148',
        '60,-150 32,-140 6,-148',
        '-72,-176 -60,-160',
        '74,-176 62,-160',
      ]),
    )
    const apron = made(ink, '-30,-164* 32,-166* 42,-110 46,-64 40,-24* 0,-18 -38,-24* -44,-64 -40,-110', 'dusk', {
      from: 0.46,
    })
    ink.clip(apron, () => {
      drawFolds(ink, 'dusk', ['-30,-110 -34,-70 -30,-34', '26,-120 32,-80 30,-36'])
      ink.black('-22,-96* 24,-98* 22,-68 0,-62 -20,-67*')
      scrape(ink, 1.6, ['-18,-92 20,-94', '-18,-72 0,-66 18,-72'])
      for (const [x, y] of [
        [-10, -40],
        [14, -44],
        [22, -30],
        [-24, -132],
      ] as const)
        ink.dot(x, y, 2.2)
    })
    ink.lines(['-30,-164 -46,-200', '32,-166 46,-202'], { width: 6, profile: 'even' })
    drawTongs(ink)
    drawArm(ink, [-80, -168], [-104, -104], [-76, -70], {
      stuff: 'bright',
      thick: 42,
      cuff: 'black',
      size: 30,
      left: true,
    })
    drawArm(ink, [82, -168], [104, -112], [74, -128], { stuff: 'bright', thick: 40, cuff: false, hand: 'none' })
    drawSmallHammer(ink)
    drawHead(ink, 0, -204, {
      ...{
        shape: 'square',
        tilt: 6,
        look: 0.7,
        down: 4,
        scale: 0.8,
        eyes: 'squint',
        brows: 'cross',
        nose: 'bulb',
        mouth: 'none',
        cheeks: 5,
      },
      over: () => {
        made(ink, '-28,2* -32,24 -24,44 -8,50* 0,44 8,52* 26,44 33,22 28,2* 18,14 0,12 -16,14', 'black')
        scrape(ink, 1.6, ['-22,18 -22,34 -14,42', '-8,20 -8,40', '8,20 8,40', '22,18 22,34'])
        made(ink, '-24,-14* -27,-24 -14,-33 12,-34 27,-24 25,-13* 12,-22 -10,-22', 'stone', { width: 2.4 })
        ink.line('-12,8 0,5 13,8', { width: 3.4 })
      },
    })
  })
}

/** Held between two fingers, as one holds a butterfly. */
function drawSmallHammer(ink: Ink): void {
  drawPole(ink, [50, -126], [53, -152], 3.4)
  made(ink, '44,-160* 60,-159* 60,-150* 44,-151*', 'black', { rim: 1, halo: 1.4 })
  const hand = ink.clay(
    [
      ink.ellipse(64, -122, 14, 13),
      ink.tube('60,-128@9 54,-134@8 51,-136@6', { root: true }),
      ink.tube('60,-118@10 54,-124@8 50,-129@6', { root: true }),
    ],
    2,
  )
  made(ink, hand, 'bright', { width: 2.6, halo: 1.2, from: 0.6 })
  for (const [x, y, angle] of [
    [66, -132, -70],
    [72, -128, -52],
  ] as const)
    made(ink, ink.leaf(x, y, angle, 20, 9, { belly: 0.6, tip: 0.9 }), 'bright', { width: 2.2, halo: 0.6 })
  ink.lines(['56,-118 62,-114', '60,-112 66,-110'], { width: 1.4, profile: 'flick' })
}

/** In his other fist, open. */
function drawTongs(ink: Ink): void {
  ink.lines(['-62,-64 -44,-40 -34,-14', '-58,-68 -34,-48 -26,-16'], { width: 4, profile: 'even' })
}
