import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot, drawHand, drawLeg } from '../kit/limbs'
import { drawFolds, drawPatch, drawPole } from '../kit/props'
import { made, rouge, scrape } from '../kit/stuff'

/** 24 to 28. */
export const gardenerToApothecary: readonly Figurine[] = [
  { key: 'vesna', base: 'knoll', draw: drawVesna },
  { key: 'bartle', base: 'block', draw: drawBartle },
  { key: 'lotte', base: 'planks', draw: drawLotte },
  { key: 'hobb', base: 'stump', draw: drawHobb },
  { key: 'vervaine', base: 'column', draw: drawVervaine },
]

/** Vesna the gardener: it took, so she has left it there. */
function drawVesna(ink: Ink): void {
  onBase(ink, 'knoll', { half: 84, height: 36 }, () =>
    ink.at(0, 0, { scale: 0.92 }, () => {
      standShadow(ink, -40, 44)
      drawLeg(ink, [-12, -56], [-20, -34], [-22, -9], { stuff: 'dusk', thick: 24, toe: -1, size: 28 })
      drawLeg(ink, [14, -56], [18, -34], [18, -9], { stuff: 'dusk', thick: 24, toe: 1, size: 28 })
      const shirt = made(ink, '-28,-118* -38,-92 -34,-70* 0,-60 36,-70* 40,-94 30,-118* 0,-126', 'bright')
      ink.clip(shirt, () =>
        ink.lines(['-40,-108 42,-108', '-40,-98 42,-98', '-40,-88 42,-88', '-40,-78 42,-78'], {
          width: 3.4,
          profile: 'even',
        }),
      )
      const dungarees = made(
        ink,
        '-20,-108* 22,-109* 26,-84 38,-72* 36,-48 30,-40* 4,-42 0,-50* -4,-42 -32,-40* -38,-50 -36,-72* -24,-84',
        'dusk',
        { from: 0.44 },
      )
      ink.clip(dungarees, () => drawFolds(ink, 'dusk', ['-28,-66 -26,-46', '26,-66 26,-46', '0,-70 0,-50']))
      ink.lines(['-18,-106 -26,-120', '20,-106 28,-120'], { width: 5, profile: 'even' })
      made(ink, '-13,-100* 15,-101* 15,-84* -12,-83*', 'stone', { width: 2 })
      for (const [x, y] of [
        [-6, -104],
        [2, -107],
        [9, -104],
      ] as const)
        ink.line(`${x},-98 ${x + (x - 2) * 0.4},${y - 8}`, { width: 2.4, profile: 'flick' })
      drawWateringCan(ink)
      drawArm(ink, [28, -110], [58, -98], [64, -72], { stuff: 'bright', thick: 18, size: 20, cuff: 'black' })
      drawArm(ink, [-28, -110], [-56, -92], [-34, -72], {
        stuff: 'bright',
        thick: 18,
        size: 20,
        cuff: 'black',
        left: true,
      })
      drawHead(ink, -2, -148, {
        ...{
          shape: 'round',
          tilt: -8,
          look: 0.7,
          down: 4,
          eyes: 'happy',
          brows: 'none',
          nose: 'bulb',
          mouth: 'grin',
          cheeks: 8,
          scale: 1,
        },
        behind: () => made(ink, '-30,-6* -40,14 -34,30* -22,24 22,24 34,30* 40,12 30,-8*', 'black'),
        over: () => {
          made(ink, '-24,-12* -30,-52* 32,-52* 26,-12* 0,-6', 'dusk', { from: 0.42 })
          made(ink, '-36,-60* 0,-63 38,-61* 36,-46* 0,-42 -35,-45*', 'stone', { width: 2.6, from: 0.56 })
          ink.line('-12,-40 -6,-30 -12,-22 -8,-14', { width: 2, profile: 'flick' })
          ink.black('-30,-60 -14,-66 4,-62 18,-67 32,-60 20,-57 -18,-57')
        },
      })
      drawSunflower(ink)
    }),
  )
}

function drawSunflower(ink: Ink): void {
  ink.line('-8,-206 -12,-222 -4,-234', { width: 6, profile: 'even' })
  made(ink, ink.leaf(-10, -214, 196, 36, 17, { belly: 0.5 }), 'bright', { width: 2.2 })
  made(ink, ink.leaf(-10, -216, -24, 34, 16, { belly: 0.5 }), 'bright', { width: 2.2 })
  ink.lines(['-14,-214 -40,-222', '-6,-218 18,-228'], { width: 1.4 })
  ink.at(6, -232, { rotate: 16 }, () => {
    for (let i = 0; i < 15; i++)
      made(ink, ink.leaf(0, 0, i * 24 + 5, 33 + (i % 3) * 3, 13, { belly: 0.6 }), i % 2 === 0 ? 'bright' : 'stone', {
        width: 2,
        halo: 0.4,
        from: 0.7,
      })
    made(ink, ink.ellipse(0, 0, 17, 16), 'black', { rim: 0, halo: 1 })
    for (const [x, y] of [
      [-7, -5],
      [0, -8],
      [7, -4],
      [-9, 3],
      [8, 5],
      [0, 8],
      [-3, 0],
      [4, 1],
    ] as const)
      ink.dot(x, y, 1.5, { white: true })
  })
}

/** It waters her left boot. */
function drawWateringCan(ink: Ink): void {
  ink.line('52,-66 62,-86 84,-82 88,-58', { width: 5, profile: 'even' })
  made(ink, '48,-64* 92,-64* 96,-20* 72,-16 44,-20*', 'stone', { from: 0.44 })
  ink.lines(['46,-54 92,-54', '44,-30 94,-30'], { width: 2.2, profile: 'even' })
  made(ink, '48,-40* 28,-56 14,-62* 12,-54* 26,-46 46,-24*', 'stone', { width: 2.4, halo: 1.2 })
  made(ink, '18,-70* 4,-64 2,-50* 10,-48*', 'bright', { width: 2.2 })
  for (const [x, y] of [
    [4, -40],
    [-2, -30],
    [8, -28],
    [-4, -18],
    [4, -14],
    [12, -40],
  ] as const)
    ink.black(ink.leaf(x, y, -94, 9, 4.6, { belly: 0.3 }))
}

/** Bartle the bell-ringer: pardon? */
function drawBartle(ink: Ink): void {
  onBase(ink, 'block', { half: 80, height: 30 }, () => {
    made(ink, '66,-2* 70,-226* 86,-227* 88,-3*', 'dusk', { from: 0.46, angle: -4 })
    made(ink, '58,2* 60,-14* 96,-15* 97,1*', 'black', { rim: 1.2 })
    made(ink, '-52,-240* 96,-246* 96,-228* -52,-222*', 'dusk', { from: 0.6, angle: -4 })
    made(ink, '66,-178* 44,-226* 56,-228* 72,-196*', 'dusk', { width: 2.4 })
    for (const [x, y] of [
      [78, -236],
      [-40, -231],
      [78, -216],
    ] as const)
      ink.dot(x, y, 2.2)
    drawBell(ink)
    ink.line('-30,-222 -36,-190 -40,-120 -58,-60 -74,-34', { width: 4.4, profile: 'even' })
    for (let i = 0; i < 9; i++)
      ink.line(`${-39 - i * 0.4},${-196 + i * 10} ${-35 - i * 0.4},${-193 + i * 10}`, { width: 1.4, white: true })
    made(ink, '-80,-34* -72,-44* -66,-30* -62,-14 -72,-10 -78,-20 -88,-14 -84,-26', 'bright', { width: 2 })
    ink.at(-38, -110, { rotate: 20 }, () => {
      drawLeg(ink, [10, 18], [42, 16], [58, 38], { stuff: 'black', thick: 18, toe: 1, size: 24, turn: -26 })
      drawLeg(ink, [-4, 20], [26, 40], [20, 66], { stuff: 'black', thick: 18, toe: 1, size: 24, turn: 20 })
      const tunic = made(ink, '-20,-30* -26,0 -28,30* 0,38 26,28* 22,0 18,-30* 0,-36', 'stone', { from: 0.44 })
      ink.clip(tunic, () => drawFolds(ink, 'stone', ['-8,-20 -12,30', '8,-20 12,30']))
      ink.line('-26,12 0,18 24,11', { width: 4, profile: 'even' })
      drawPatch(ink, 12, -4, 6, 10, 'dusk')
      drawArm(ink, [-16, -24], [-46, -34], [-33, -58], { stuff: 'stone', thick: 15, size: 18, left: true, turn: -10 })
      drawArm(ink, [16, -24], [8, -66], [-30, -82], { stuff: 'stone', thick: 15, size: 18, turn: -10 })
      drawHead(ink, 22, -48, {
        ...{
          shape: 'pear',
          tilt: -4,
          look: 0.4,
          eyes: 'shut',
          brows: 'raised',
          nose: 'bulb',
          mouth: 'grin',
          cheeks: 7,
          scale: 0.92,
          ears: false,
        },
        over: () => {
          for (const side of [-1, 1]) {
            made(ink, ink.ellipse(side * 26, 4, 8, 10), 'bright', { width: 2.2, halo: 0.6 })
            ink.at(side * 32, 4, { rotate: side * 6 }, () =>
              made(ink, `${side * -6},-8* ${side * 12},-10* ${side * 12},10* ${side * -6},8*`, 'dusk', {
                width: 2.2,
                halo: 0.8,
              }),
            )
          }
          made(
            ink,
            '-20,-20* -16,-31 0,-36 18,-30 22,-18* 30,-26 26,-8* 14,-20 0,-23 -12,-18 -24,-6* -28,-22',
            'black',
            { rim: 1.2 },
          )
        },
      })
    })
  })
}

/** It is saying what it always says. */
function drawBell(ink: Ink): void {
  ink.at(22, -230, { rotate: -20 }, () => {
    made(ink, ink.ellipse(0, 70, 8, 9), 'bright', { width: 2.4 })
    made(ink, '-10,2* 10,2* 20,14 24,38 36,58 40,66* 0,74 -40,66* -36,58 -24,38 -20,14', 'black', { rim: 2 })
    scrape(ink, 3, ['-14,18 -18,40 -28,58'])
    scrape(ink, 1.7, ['-30,54 0,61 30,54', '-22,34 0,39 22,34'], 'even')
  })
  ink.lines(['58,-190 66,-184 70,-172', '-8,-164 -12,-154 -8,-144', '60,-156 68,-148'], {
    width: 2.2,
    profile: 'flick',
  })
}

/** Lotte the laundress: they are the mayor's, and there is a wind. */
function drawLotte(ink: Ink): void {
  onBase(ink, 'planks', { half: 94, height: 24 }, () => {
    drawPole(ink, [98, 2], [94, -212], 8)
    made(ink, '76,-208* 114,-212* 114,-204* 76,-200*', 'dusk', { width: 2.3 })
    ink.line('-82,-196 -30,-190 30,-198 94,-206', { width: 2, profile: 'even' })
    drawLongJohns(ink)
    drawSock(ink)
    standShadow(ink, -86, -20)
    for (const [x, toe] of [
      [-70, -1],
      [-40, 1],
    ] as const)
      drawBoot(ink, [x, -8], { toe, size: 22 })
    const skirt = made(ink, '-72,-94* -92,-60 -102,-14* -60,-8 -8,-16* -20,-62 -36,-94*', 'black')
    ink.clip(skirt, () => scrape(ink, 1.7, ['-76,-80 -90,-20', '-52,-84 -52,-16', '-34,-80 -20,-22']))
    made(ink, '-70,-92* -82,-50 -80,-30* -54,-24 -30,-30* -30,-54 -40,-92*', 'bright', { from: 0.6 })
    drawFolds(ink, 'bright', ['-66,-80 -72,-40', '-46,-80 -42,-40'])
    made(ink, '-78,-134* -80,-108 -74,-92* -54,-88 -34,-92* -30,-110 -34,-134* -56,-142', 'stone')
    drawArm(ink, [-74, -128], [-102, -150], [-88, -186], {
      stuff: 'bright',
      thick: 17,
      cuff: false,
      size: 18,
      left: true,
    })
    made(ink, ink.tube('-68,-132@18 -88,-138@22', { round: 0.4 }), 'stone', { width: 2.4 })
    drawBasket(ink)
    drawArm(ink, [-36, -128], [-10, -106], [-26, -74], { stuff: 'bright', thick: 17, cuff: false, size: 18 })
    made(ink, ink.tube('-42,-132@18 -24,-118@22', { round: 0.4 }), 'stone', { width: 2.4 })
    drawHead(ink, -54, -160, {
      ...{
        shape: 'round',
        tilt: -7,
        look: 0.8,
        eyes: 'dot',
        brows: 'cross',
        nose: 'snub',
        mouth: 'none',
        cheeks: 7,
        scale: 0.92,
      },
      behind: () => made(ink, '-30,8* -38,-14 -20,-34 16,-34 34,-14 30,10*', 'black'),
      over: () => {
        made(ink, '-32,-6* -34,-26 -14,-38 14,-38 32,-24 32,-4* 16,-16 0,-19 -16,-15', 'bright', { from: 0.6 })
        for (const [x, y] of [
          [-20, -22],
          [-6, -28],
          [8, -28],
          [22, -20],
          [0, -35],
        ] as const)
          ink.dot(x, y, 2.3)
        made(ink, '-28,-22* -44,-36 -40,-22 -46,-12*', 'bright', { width: 2.1 })
        ink.line('2,18 10,16 16,18', { width: 2.2 })
        ink.at(11, 18, { rotate: 14 }, () => {
          made(ink, '-5,-8* 20,-7* 20,-2* -5,-1*', 'dusk', { width: 1.9 })
          made(ink, '-5,1* 20,0* 20,5* -5,7*', 'dusk', { width: 1.9 })
        })
      },
    })
  })
}

function drawBasket(ink: Ink): void {
  made(ink, '-44,-80 -30,-96 -8,-92 14,-98 26,-78* 0,-70 -30,-70', 'bright', { width: 2.2, from: 0.6 })
  drawFolds(ink, 'bright', ['-30,-88 -20,-78', '0,-90 4,-78'])
  made(ink, '-50,-78* 28,-80* 20,-50* -12,-46 -42,-49*', 'dusk', {
    from: 0.5,
    inside: () => {
      for (let i = 0; i < 8; i++) ink.line(`${-46 + i * 10},-80 ${-42 + i * 8.6},-48`, { width: 1.6, profile: 'even' })
      ink.lines(['-48,-68 26,-70', '-46,-58 24,-60'], { width: 1.6, profile: 'even' })
    },
  })
}

/** A family's worth, buttoned at the back. */
function drawLongJohns(ink: Ink): void {
  const johns = made(
    ink,
    '-18,-192* 12,-184 52,-196* 62,-166 56,-140 74,-116 84,-86 96,-66* 82,-52 72,-60* 54,-84 36,-110* 30,-84 36,-58 26,-34* 12,-32 6,-40* 8,-70 4,-104 -8,-140 -20,-162',
    'bright',
    { from: 0.5, halo: 1.2 },
  )
  ink.clip(johns, () =>
    drawFolds(ink, 'bright', ['0,-184 10,-150 16,-110', '40,-188 44,-150 38,-116', '60,-116 70,-90', '18,-96 20,-60']),
  )
  made(ink, '0,-150* 38,-154* 42,-124* 20,-118 6,-122*', 'bright', { width: 2, halo: 0, from: 0.7 })
  for (const [x, y] of [
    [6, -146],
    [34, -150],
    [20, -148],
  ] as const)
    ink.dot(x, y, 2.2)
  ink.lines(['68,-64 84,-74', '8,-46 32,-50'], { width: 2.6 })
  drawPatch(ink, 62, -100, 7, 30, 'dusk')
  for (const [x, y] of [
    [-14, -196],
    [46, -202],
  ] as const)
    made(ink, `${x - 3},${y - 6}* ${x + 3},${y - 6}* ${x + 4},${y + 12}* ${x - 3},${y + 12}*`, 'dusk', { width: 1.8 })
}

function drawSock(ink: Ink): void {
  made(ink, '66,-202* 82,-204* 86,-182 98,-174 96,-164 82,-166 72,-174*', 'black', { rim: 1, halo: 1 })
  ink.lines(['68,-192 84,-194', '70,-184 86,-186'], { width: 2, white: true, profile: 'even' })
  made(ink, '72,-210* 77,-210* 78,-194* 73,-194*', 'dusk', { width: 1.8 })
}

/** Hobb the cobbler: he took the measure himself. */
function drawHobb(ink: Ink): void {
  onBase(ink, 'stump', { half: 84, height: 30 }, () =>
    ink.at(0, 0, { scale: 0.88 }, () => {
      const torso = made(ink, '10,-214* 2,-186 6,-140* 40,-132 72,-140* 74,-188 64,-214* 38,-222', 'stone')
      made(ink, '20,-210* 56,-212* 62,-140* 14,-140*', 'dusk', { width: 2.3 })
      ink.clip(torso, () => drawFolds(ink, 'stone', ['8,-190 12,-160']))
      drawHead(ink, 36, -232, {
        ...{
          shape: 'egg',
          tilt: -10,
          look: -0.7,
          down: 4,
          eyes: 'none',
          brows: 'bushy',
          nose: 'bulb',
          mouth: 'none',
          cheeks: 6,
          scale: 0.8,
        },
        over: () => {
          made(ink, '-24,8* -30,22 -20,34 -8,30 2,38 14,28 26,30 26,8* 12,18 -8,20', 'bright', {
            width: 2.2,
            halo: 0.5,
          })
          for (const x of [-20, 0]) {
            made(ink, ink.ellipse(x, -1, 7.6, 7), 'bright', { width: 2, halo: 0.4, from: false })
            ink.dot(x - 2, 1, 2.2)
          }
          ink.lines(['-10,19 -24,20', '-8,21 -20,24', '-12,17 -24,15'], { width: 1.9, profile: 'flick' })
          made(ink, '-26,-12* -28,-32 -10,-42 14,-38 30,-50 34,-40* 26,-24 26,-10* 0,-20', 'black')
        },
      })
      const boot = made(
        ink,
        '-4,-172* 90,-176* 86,-120 88,-70 96,-20* 92,-10* -92,-8* -100,-22 -98,-46 -80,-66 -46,-76 -14,-88 -8,-116',
        'black',
        { rim: 2.4, halo: 1.4 },
      )
      ink.clip(boot, () => {
        scrape(ink, 2, ['74,-160 72,-100 80,-30', '-60,-66 -40,-58 -30,-40'])
        ink.line('-52,-74 -40,-56 -42,-10', { width: 2, white: true, profile: 'even' })
        ink.line('56,-40 60,-28 62,-10', { width: 2, white: true, profile: 'even' })
      })
      made(ink, '-12,-182* 94,-186* 96,-166* -10,-162*', 'dusk', { width: 2.6 })
      made(ink, '98,-18* 100,4* 58,5* 56,-4* 40,-2 20,4* -96,5* -106,-8 -102,-22* 0,-16', 'dusk', {
        width: 2.6,
        from: 0.4,
      })
      for (let x = -92; x < 92; x += 13) ink.line(`${x},-13 ${x + 6},-13`, { width: 1.5, white: true })
      drawLaces(ink)
      drawPatch(ink, 62, -84, 11, 8, 'stone')
      drawArm(ink, [12, -204], [-26, -200], [-18, -166], { stuff: 'stone', thick: 16, size: 18, left: true, turn: 10 })
      ink.line('-12,-176 -10,-154', { width: 2.4, profile: 'even' })
      drawArm(ink, [66, -204], [92, -220], [66, -250], { stuff: 'stone', thick: 16, hand: 'none' })
      drawPole(ink, [76, -240], [46, -266], 4.6)
      made(ink, '34,-262* 50,-278* 58,-270* 44,-254*', 'bright', { width: 2.3, halo: 1 })
      drawHand(ink, [61, -255], -130, { size: 18 })
    }),
  )
}

function drawLaces(ink: Ink): void {
  for (let i = 0; i < 5; i++) {
    const [x, y] = [-4 - i * 4, -152 + i * 14]
    ink.line(`${x - 4},${y} ${x + 10},${y + 6} ${x + 24},${y + 4}`, { width: 3.6, white: true, profile: 'even' })
    made(ink, ink.ellipse(x + 25, y + 3, 3.4, 3.4), 'bright', { width: 1.4, halo: 0, from: false })
  }
  made(ink, '-18,-150* -40,-164 -50,-150 -36,-140* -48,-126 -36,-118 -18,-142*', 'bright', { width: 2.1, halo: 1 })
}

/** Madame Vervaine: what ails you? He asked too. */
function drawVervaine(ink: Ink): void {
  onBase(ink, 'column', { half: 54, height: 36 }, () =>
    ink.at(0, 0, { scale: 0.94 }, () => {
      standShadow(ink, -46, 52)
      const gown = made(
        ink,
        '-18,-176* -26,-150 -24,-118 -30,-70 -44,-26 -58,-6* -20,0 24,0 62,-8* 46,-32 32,-74 26,-118 28,-150 18,-176*',
        'stone',
        { from: 0.42, angle: -84 },
      )
      ink.clip(gown, () => {
        drawFolds(ink, 'stone', ['-10,-120 -20,-60 -36,-10', '0,-110 -2,-50 -6,-4', '10,-120 20,-60 36,-8'])
        ink.black('-64,-10 -40,-18 -20,-10 0,-18 22,-10 44,-18 68,-10 66,6 -64,6')
      })
      ink.line('-24,-120 0,-112 26,-120', { width: 4, profile: 'even' })
      for (const [x, y] of [
        [-12, -92],
        [6, -88],
        [18, -94],
      ] as const) {
        ink.line(`${x},-116 ${x},${y - 10}`, { width: 1.2, profile: 'even' })
        made(
          ink,
          `${x - 3},${y - 12}* ${x + 3},${y - 12}* ${x + 6},${y} ${x},${y + 5} ${x - 6},${y}`,
          x === 6 ? 'black' : 'bright',
          { width: 1.8, rim: 0.8 },
        )
      }
      const veil = made(
        ink,
        '0,-262* -10,-238 -26,-214 -36,-184 -42,-150 -60,-110* -44,-114 -30,-130* -22,-160 -18,-176 20,-176 24,-158 34,-128* 48,-108 64,-98* 50,-146 40,-182 28,-212 12,-240',
        'black',
        { rim: 2 },
      )
      ink.clip(veil, () =>
        scrape(ink, 1.6, [
          '-6,-244 -26,-196 -36,-150 -50,-116',
          '6,-244 28,-200 40,-150 54,-108',
          '0,-252 0,-230',
          '-16,-226 0,-232 16,-226',
          '-26,-206 0,-216 28,-206',
        ]),
      )
      drawHead(ink, 1, -194, {
        ...{
          shape: 'long',
          tilt: 6,
          look: -0.5,
          down: 2,
          eyes: 'sleepy',
          brows: 'raised',
          nose: 'wedge',
          mouth: 'smirk',
          cheeks: 0,
          scale: 0.62,
          ears: false,
        },
        over: () => {
          ink.line('-22,10 0,16 22,10', { width: 1.6 })
          for (let i = -5; i < 6; i++)
            ink.lines(
              [
                [
                  [i * 7 - 9, 10],
                  [i * 7 + 10, 40],
                ],
                [
                  [i * 7 + 9, 10],
                  [i * 7 - 10, 40],
                ],
              ],
              { width: 0.9, profile: 'even' },
            )
        },
      })
      drawArm(ink, [20, -166], [54, -142], [42, -110], {
        stuff: 'stone',
        thick: 16,
        size: 16,
        hand: 'open',
        cuff: 'black',
      })
      drawArm(ink, [-20, -166], [-58, -150], [-74, -160], { stuff: 'stone', thick: 16, hand: 'none', cuff: 'black' })
      drawHomunculus(ink)
      drawHand(ink, [-80, -164], -140, { hand: 'open', size: 20, left: true })
    }),
  )
}

/** Somebody in a jar, knocking. */
function drawHomunculus(ink: Ink): void {
  ink.at(-90, -176, { rotate: -7 }, () => {
    made(ink, '-24,-50* -28,-42 -27,-4 -20,2* 20,2* 27,-4 28,-42 24,-50*', 'bright', {
      width: 2.6,
      halo: 1.4,
      from: 0.8,
    })
    ink.wash('-25,-36* 0,-34 25,-37* 25,-2 18,0 -18,0 -25,-2', { alpha: 0.3 })
    made(ink, '-12,-14 -8,-2 8,-2 13,-14 0,-20', 'dusk', { width: 1.9, halo: 0 })
    made(ink, ink.ellipse(0, -24, 13, 12), 'bright', { width: 2, halo: 0.4, from: false })
    for (const x of [-5, 5]) ink.dot(x, -26, 2)
    ink.black(ink.ellipse(0, -18.6, 2.8, 3.4))
    rouge(ink, -9, -20, 3)
    rouge(ink, 9, -20, 3)
    ink.line('0,-36 -2,-41 4,-42', { width: 2 })
    for (const x of [-18, 18]) {
      ink.line(`${x * 0.6},-12 ${x},-20`, { width: 3, profile: 'even' })
      ink.dot(x, -23, 3.4)
    }
    ink.line('-22,-42 -22,-14', { width: 1.6 })
    made(ink, '-22,-62* 22,-62* 23,-49* -23,-49*', 'dusk', { width: 2.3, halo: 0.6 })
    ink.lines(['-18,-56 18,-56', '29,-34 36,-40', '30,-24 38,-24', '29,-14 36,-10'], { width: 1.6 })
  })
}
