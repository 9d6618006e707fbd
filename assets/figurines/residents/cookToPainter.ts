import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { fitted } from '../kit/fitted'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { drawFolds, drawPole } from '../kit/props'
import { made, rouge, scrape } from '../kit/stuff'

/** 29 to 33. */
export const cookToPainter: readonly Figurine[] = [
  { key: 'osric', base: 'rock', draw: drawOsric },
  { key: 'jory', base: 'plinth', draw: fitted(drawJory, 0.96, 4) },
  { key: 'agatha', base: 'block', draw: fitted(drawAgatha, 0.96, -6) },
  { key: 'ludo', base: 'barrel', draw: drawLudo },
  { key: 'balthus', base: 'crate', draw: drawBalthus },
]

/** Osric the cook: it wants salt, and a little more Osric. */
function drawOsric(ink: Ink): void {
  onBase(ink, 'rock', { half: 78, height: 30, stuff: 'stone' }, () =>
    ink.at(0, 0, { scale: 0.94 }, () => {
      for (const [x, turn] of [
        [-40, -16],
        [36, 14],
        [-4, 4],
      ] as const)
        ink.at(x, -4, { rotate: turn }, () => made(ink, '-34,-6* 32,-7* 34,5* -34,7*', 'dusk', { width: 2.3 }))
      for (const [x, h] of [
        [-44, 26],
        [-22, 20],
        [14, 24],
        [40, 22],
      ] as const)
        made(
          ink,
          `${x - 9},-6* ${x - 10},${-h * 0.6} ${x - 1},${-h - 6}* ${x + 2},${-h * 0.7} ${x + 8},${-h}* ${x + 9},-6*`,
          'bright',
          { width: 2, halo: 0.4, from: false },
        )
      made(ink, ink.ellipse(0, -112, 76, 16, 0, 0.01), 'dusk', { from: false })
      ink.clip(ink.ellipse(0, -112, 74, 15, 0, 0.01), () =>
        ink.lines(['-60,-110 -50,-113 -40,-110', '40,-106 52,-109 62,-106', '-30,-120 -20,-122', '-64,-116 -54,-119'], {
          width: 1.7,
        }),
      )
      const chest = made(ink, '-36,-170* -52,-146 -50,-108* 0,-98 52,-108* 54,-146 38,-170* 0,-178', 'bright', {
        from: 0.56,
      })
      ink.clip(chest, () => drawFolds(ink, 'bright', ['-30,-138 -16,-130 -4,-134', '30,-138 16,-130 6,-134']))
      for (const [x, y] of [
        [-6, -144],
        [0, -148],
        [6, -143],
        [-2, -138],
        [4, -136],
      ] as const)
        ink.line(`${x},${y} ${x + 3},${y + 4}`, { width: 1.4 })
      drawArm(ink, [-42, -154], [-72, -140], [-70, -116], { stuff: 'bright', thick: 24, cuff: false, hand: 'none' })
      drawHead(ink, 4, -192, {
        ...{
          shape: 'pear',
          tilt: -8,
          look: 0.8,
          down: 2,
          eyes: 'shut',
          brows: 'raised',
          nose: 'bulb',
          mouth: 'whistle',
          cheeks: 9,
          scale: 1,
        },
        over: () => {
          ink.black('0,14* -10,12 -18,17 -14,10 -4,8 4,11 14,7 24,9 29,16 20,12 8,14')
          made(ink, '-24,-14* -26,-32* 24,-32* 23,-14* 0,-20', 'bright', { width: 2.5 })
          made(ink, '-25,-30* -42,-40 -38,-58 -20,-60 -10,-72 12,-70 20,-60 38,-58 40,-40 24,-30* 0,-34', 'bright', {
            from: 0.5,
          })
          drawFolds(ink, 'bright', [
            '-16,-34 -20,-50',
            '0,-36 0,-54',
            '14,-34 18,-50',
            '-12,-28 -12,-20',
            '8,-29 8,-21',
          ])
        },
      })
      const pot = made(
        ink,
        '-78,-112* -90,-76 -86,-40 -62,-14 -40,-8* 40,-8* 62,-14 88,-40 92,-76 78,-112* 52,-100 0,-96 -52,-100',
        'black',
        { rim: 2.4 },
      )
      ink.clip(pot, () => scrape(ink, 3, ['-76,-90 -80,-60 -66,-32']))
      ink.contour(ink.path('-82,-114* 0,-98 82,-114* 84,-106* 54,-94 0,-89 -54,-94 -84,-106*', true), { width: 2 })
      made(ink, '-84,-116* -54,-104 0,-99 54,-104 84,-116* 85,-107* 54,-95 0,-90 -54,-95 -85,-107*', 'stone', {
        width: 2.4,
      })
      for (const side of [-1, 1]) {
        ink.line(`${side * 84},-86 ${side * 104},-84 ${side * 104},-62 ${side * 88},-60`, { width: 6, profile: 'even' })
      }
      for (const [x, y, turn] of [
        [-54, -122, -20],
        [-42, -126, 12],
      ] as const)
        ink.at(x, y, { rotate: turn }, () => {
          made(ink, '-9,16* -10,-2 -6,-12 6,-13 10,-2 8,16*', 'bright', { width: 2.1, halo: 0.8 })
          for (const toe of [-6, 0, 6]) ink.line(`${toe},-12 ${toe},-6`, { width: 1.4 })
        })
      ink.at(58, -116, { rotate: 24 }, () => {
        made(ink, '-7,10* -6,-16 6,-16 7,10*', 'dusk', { width: 2, halo: 0.8 })
        for (const turn of [-24, 0, 22])
          ink.at(0, -14, { rotate: turn }, () => ink.line('0,0 -2,-10 1,-18', { width: 2.4, profile: 'flick' }))
      })
      drawPole(ink, [78, -120], [46, -186], 5, 'stone')
      drawArm(ink, [44, -154], [80, -148], [70, -136], { stuff: 'bright', thick: 24, cuff: false, size: 21, turn: -20 })
      made(ink, '30,-196* 56,-188* 54,-176 44,-170 32,-176*', 'stone', { width: 2.3 })
      ink.lines(
        ['-66,-150 -74,-164 -66,-178 -74,-192', '88,-168 96,-182 88,-196 96,-210', '-88,-130 -96,-142 -88,-154'],
        { width: 3, dry: 0.4 },
      )
    }),
  )
}

/** Jory the sweep: he was last washed by accident. */
function drawJory(ink: Ink): void {
  onBase(ink, 'plinth', { half: 70, height: 36, plate: true }, () => {
    standShadow(ink, -44, 46)
    ink.line('58,-22 30,-90 -6,-150 -40,-200', { width: 5, profile: 'even' })
    const star: number[][] = []
    for (let i = 0; i < 34; i++) {
      const angle = (i / 34) * Math.PI * 2
      const reach = i % 2 === 0 ? 46 + ((i * 7) % 5) * 2 : 22
      star.push([-52 + Math.cos(angle) * reach, -204 + Math.sin(angle) * reach, 1, 1])
    }
    made(ink, star, 'black', { rim: 0 })
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2 + 0.2
      ink.line(
        [
          [-52 + Math.cos(angle) * 10, -204 + Math.sin(angle) * 10],
          [-52 + Math.cos(angle) * 26, -204 + Math.sin(angle) * 26],
        ],
        { width: 1.8, white: true, profile: 'flick' },
      )
    }
    made(ink, ink.ellipse(-52, -204, 7, 7), 'dusk', { width: 2 })
    drawLeg(ink, [-8, -76], [-30, -46], [-26, -9], { stuff: 'black', thick: 22, toe: -1, size: 26 })
    drawLeg(ink, [12, -76], [34, -50], [20, -9], { stuff: 'black', thick: 22, toe: 1, size: 26 })
    const coat = made(
      ink,
      '-24,-144* -36,-110 -34,-74 -42,-58* -20,-66 0,-58* 18,-66 40,-56* 34,-80 38,-112 26,-144*',
      'black',
      { rim: 2 },
    )
    ink.clip(coat, () => scrape(ink, 1.7, ['-4,-136 -2,-66', '-20,-120 -24,-76', '20,-124 24,-78', '-16,-98 -8,-96']))
    for (const y of [-124, -108, -92]) ink.dot(4, y, 2, { white: true })
    drawArm(ink, [-22, -134], [-54, -122], [-22, -150], { stuff: 'black', thick: 19, cuff: false, hand: 'none' })
    made(ink, ink.ellipse(-16, -156, 11, 10), 'black', { rim: 1.6 })
    scrape(ink, 1.4, ['-22,-154 -12,-151', '-21,-159 -11,-157'])
    drawArm(ink, [24, -134], [60, -112], [40, -82], { stuff: 'black', thick: 19, cuff: false, hand: 'none' })
    made(ink, ink.ellipse(35, -76, 11, 10), 'black', { rim: 1.6 })
    made(ink, '-24,-148* 4,-140 34,-146* 36,-134 8,-126 -24,-136*', 'stone', { width: 2.4 })
    ink.lines(['-14,-146 -12,-134', '2,-142 3,-128', '20,-144 21,-130'], { width: 3.6, profile: 'even' })
    ink.at(6, -176, { rotate: 9 }, () => drawSootyHead(ink))
    for (const [x, y, r] of [
      [-96, -150, 2],
      [-86, -138, 1.4],
      [4, -238, 2.2],
      [18, -226, 1.4],
      [-104, -172, 1.4],
      [-20, -246, 1.6],
    ] as const)
      ink.dot(x, y, r)
  })
}

/** His head: sooty, but where he has rubbed it; the curl is what is left of the blond. */
function drawSootyHead(ink: Ink): void {
  for (const x of [-29, 30]) made(ink, ink.ellipse(x, 2, 7, 8), 'paper')
  const face = '-29,-14 -31,4 -26,20 -14,30 0,33 14,30 26,20 31,4 29,-14 14,-26 -14,-26'
  made(ink, face, 'paper', {
    inside: () => {
      for (const smudge of ['-34,4 -21,10 -20,22 -34,28', '20,4 34,0 34,26 16,30 18,14'])
        ink.wash(smudge, { alpha: 0.5 })
      ink.lines(['-27,6 -18,14', '-26,12 -19,19', '22,10 29,18', '20,16 26,23', '-8,29 4,31'], { width: 2.4, dry: 0.6 })
    },
  })
  for (const x of [-11, 12]) {
    ink.black(ink.ellipse(x, -2, 3.8, 5.4))
    ink.dot(x - 1, -4.4, 1.4, { white: true })
    ink.line(`${x - 7},-11 ${x},-14 ${x + 7},-11`, { width: 2.4, profile: 'swell' })
  }
  made(ink, ink.ellipse(1, 7, 6.4, 5.4), 'dusk', { width: 2 })
  made(ink, '-13,16* 0,20 15,13* 12,23 1,27 -9,24', 'bright', { width: 1.8, halo: 0, from: false })
  ink.lines(['-4,19 -3,25', '5,18 5,25'], { width: 1.2, profile: 'even' })
  made(ink, '26,-16* 36,-12 43,-4 40,6 33,8* 37,1 33,-6 25,-8', 'bright', { width: 2 })
  made(ink, '-32,-14* -34,-28 -18,-44 8,-48 30,-38 38,-20* 48,-12 42,-8* 12,-20 -14,-20', 'black', { rim: 2 })
  scrape(ink, 1.7, ['-24,-24 -8,-36 12,-40', '-30,-16 -12,-22 12,-22 40,-12'])
}

/** Aunt Agatha: it is for you; it was to be for your father. */
function drawAgatha(ink: Ink): void {
  onBase(ink, 'block', { half: 78, height: 42 }, () => {
    drawFringedLamp(ink)
    for (const x of [-66, 68]) made(ink, `${x - 8},-24* ${x + 8},-24* ${x + 5},1* ${x - 5},2*`, 'black', { rim: 1 })
    const back = made(
      ink,
      '-64,-40* -74,-120 -70,-176 -52,-206 -20,-216 24,-216 56,-204 74,-174 78,-118 68,-40*',
      'dusk',
      { from: 0.44 },
    )
    ink.clip(back, () => {
      for (const [x, y] of [
        [-44, -184],
        [0, -196],
        [46, -184],
        [-56, -150],
        [58, -150],
        [-26, -166],
        [28, -166],
      ] as const) {
        ink.dot(x, y, 3)
        ink.lines([`${x},${y} ${x - 16},${y + 12}`, `${x},${y} ${x + 16},${y + 12}`], { width: 1.5, profile: 'flick' })
      }
    })
    made(ink, '-62,-66* 0,-74 64,-68* 66,-26* 0,-20 -64,-26*', 'dusk')
    for (const [x, toe] of [
      [-16, -1],
      [20, 1],
    ] as const)
      drawLeg(ink, [x, -54], [x * 1.1, -36], [x * 1.1, -9], {
        stuff: 'bright',
        striped: true,
        thick: 17,
        toe,
        size: 22,
        boot: 'dusk',
      })
    const dress = made(ink, '-28,-140* -40,-100 -42,-60 -34,-36* 0,-30 38,-38* 44,-64 42,-102 30,-140* 0,-148', 'black')
    ink.clip(dress, () => scrape(ink, 1.7, ['-20,-80 -28,-42', '0,-76 2,-36', '22,-80 30,-44']))
    for (const side of [-1, 1]) {
      made(
        ink,
        `${side * 50},-90* ${side * 76},-98 ${side * 92},-88 ${side * 90},-70* ${side * 86},-22* ${side * 62},-20* ${side * 60},-70*`,
        'dusk',
        { from: 0.5 },
      )
      ink.line(ink.ellipse(side * 75, -80, 10, 9), { width: 2, closed: true })
    }
    drawArm(ink, [-28, -130], [-54, -104], [-22, -96], { stuff: 'black', thick: 18, size: 17, left: true })
    drawArm(ink, [30, -130], [56, -104], [24, -96], { stuff: 'black', thick: 18, size: 17 })
    ink.lines(['-44,-128 12,-82', '46,-130 -10,-82'], { width: 3.4, profile: 'even' })
    for (const x of [-46, 48]) made(ink, ink.ellipse(x, -131, 4.4, 4.4), 'bright', { width: 1.7 })
    drawHead(ink, 0, -168, {
      ...{
        shape: 'round',
        tilt: 7,
        look: -0.5,
        down: 4,
        eyes: 'none',
        brows: 'calm',
        nose: 'snub',
        mouth: 'smile',
        cheeks: 8,
        scale: 0.96,
      },
      behind: () =>
        made(ink, ink.clay([ink.ellipse(0, -36, 20, 17), ink.ellipse(0, -10, 33, 26)], 3), 'bright', { from: 0.6 }),
      over: () => {
        made(ink, '-29,-4* -32,-20 -14,-34 0,-28* 16,-34 33,-18 30,-2* 20,-16 2,-20 -18,-16', 'bright', {
          width: 2.3,
          from: 0.6,
        })
        ink.lines(['-22,-16 -10,-24 0,-26', '22,-16 12,-24 4,-26', '-10,-42 0,-46 10,-42'], { width: 1.5 })
        for (const x of [-15, 6]) {
          ink.line(ink.ellipse(x, 2, 8.4, 7.6), { width: 2.2, closed: true })
          ink.line(`${x - 4},2 ${x},5 ${x + 4},2`, { width: 2 })
        }
        ink.line('-7,2 -2,2', { width: 1.8 })
      },
    })
    drawScarf(ink)
  })
}

/** It has seen all of her scarves. */
function drawFringedLamp(ink: Ink): void {
  drawPole(ink, [100, 36], [96, -186], 6)
  made(ink, '78,40* 84,30 100,26 116,30 122,40*', 'black', { rim: 1 })
  const shade = made(ink, '70,-180* 84,-224* 108,-226* 120,-183* 96,-176', 'bright', { from: 0.5 })
  ink.clip(shade, () => drawFolds(ink, 'bright', ['88,-222 80,-180', '96,-224 95,-178', '104,-224 110,-180']))
  for (let x = 72; x < 120; x += 6) ink.line(`${x},-180 ${x - 1},-169`, { width: 1.8 })
  ink.lines(['64,-168 56,-160', '128,-170 134,-162'], { width: 1.8, profile: 'flick' })
}

/** Thrice round chair, aunt and plinth, and not finished. */
function drawScarf(ink: Ink): void {
  const runs = [
    '0,-92@18 -24,-78@18 -64,-70@19 -96,-60@18',
    '98,-66@18 60,-50@19 0,-42@20 -60,-42@19 -100,-34@18',
    '102,-40@18 60,-20@19 0,-10@20 -60,-10@19 -96,0@18',
    '98,-8@18 60,12@19 0,22@20 -50,24@19 -92,30@18 -104,38@17',
  ]
  for (const run of runs) {
    const { points } = ink.path(run)
    made(ink, ink.tube(run, { round: 0.2 }), 'bright', {
      width: 2.4,
      halo: 1,
      from: 0.7,
      inside: () => {
        for (let i = 5; i < points.length - 2; i += 11) {
          const [at, next] = [points[i], points[i + 1]]
          if (!at || !next) continue
          const [x, y] = [ink.toLocal(at.x, at.y), ink.toLocal(next.x, next.y)]
          const long = Math.hypot(y.x - x.x, y.y - x.y) || 1
          const [nx, ny] = [-(y.y - x.y) / long, (y.x - x.x) / long]
          ink.line(
            [
              [x.x + nx * 12, x.y + ny * 12],
              [x.x - nx * 12, x.y - ny * 12],
            ],
            { width: 5.4, profile: 'even' },
          )
        }
      },
    })
  }
  for (let i = 0; i < 5; i++) ink.line(`${-111 + i * 4},40 ${-116 + i * 4},52`, { width: 1.8, profile: 'flick' })
}

/** Ludo the juggler: he can do six. */
function drawLudo(ink: Ink): void {
  onBase(ink, 'barrel', { half: 46, height: 48 }, () =>
    ink.at(0, 0, { scale: 0.93 }, () => {
      drawLeg(ink, [12, -88], [48, -84], [66, -54], {
        stuff: 'bright',
        thick: 17,
        toe: 1,
        size: 24,
        turn: 30,
        striped: true,
      })
      drawLeg(ink, [-4, -88], [-8, -50], [-2, -18], { stuff: 'black', thick: 17, toe: -1, size: 15, turn: -62 })
      const suit = made(ink, '-20,-150* -28,-118 -22,-88 -10,-78* 8,-80 22,-84* 30,-116 24,-150* 0,-156', 'bright')
      ink.clip(suit, () => {
        for (let row = 0; row < 5; row++) {
          for (let column = 0; column < 4; column++) {
            const [x, y] = [-28 + column * 18, -146 + row * 26]
            ink.black([
              [x, y - 13, 1, 1],
              [x + 9, y, 1, 1],
              [x, y + 13, 1, 1],
              [x - 9, y, 1, 1],
            ])
          }
        }
      })
      ink.contour(suit, { width: 2.7 })
      drawArm(ink, [-20, -140], [-50, -126], [-66, -152], {
        stuff: 'black',
        thick: 16,
        hand: 'open',
        size: 17,
        left: true,
      })
      drawArm(ink, [24, -140], [54, -124], [72, -146], {
        stuff: 'bright',
        thick: 16,
        hand: 'open',
        size: 17,
        cuff: 'black',
      })
      const ruff: number[][] = []
      for (let i = 0; i < 22; i++) {
        const angle = (i / 22) * Math.PI * 2
        const reach = i % 2 === 0 ? 1 : 0.76
        ruff.push([2 + Math.cos(angle) * 30 * reach, -152 + Math.sin(angle) * 11 * reach, 1, i % 2])
      }
      made(ink, ruff, 'bright', { width: 2.3 })
      drawHead(ink, 4, -176, {
        ...{
          shape: 'egg',
          tilt: -12,
          look: -0.2,
          down: -5,
          eyes: 'wide',
          brows: 'raised',
          nose: 'wedge',
          mouth: 'grin',
          cheeks: 6,
          scale: 0.84,
        },
        over: () => {
          made(ink, '-28,-8* -36,-26 -52,-38 -66,-28* -60,-46 -42,-54 -20,-46 0,-40* 0,-22 -14,-18', 'black')
          made(ink, '28,-8* 36,-26 52,-40 68,-32* 60,-50 42,-56 20,-46 0,-40* 0,-22 14,-18', 'bright')
          for (const [x, y] of [
            [-66, -26],
            [68, -29],
          ] as const) {
            made(ink, ink.ellipse(x, y, 6, 6), 'stone', { width: 2 })
            ink.line(`${x - 3},${y + 1} ${x + 3},${y + 1}`, { width: 1.3 })
          }
        },
      })
      for (const [x, y, turn, black] of [
        [-78, -184, -30, true],
        [-56, -222, -12, false],
        [-6, -236, 10, true],
        [48, -226, 24, false],
        [80, -186, 38, true],
      ] as const)
        drawInkBottle(ink, x, y, turn, black)
      drawInkBottle(ink, 100, -92, 158, false)
      ink.black('96,-76* 104,-76* 102,-60 106,-48 98,-44 92,-52 98,-62')
      for (const [x, y] of [
        [92, -36],
        [106, -32],
      ] as const)
        ink.black(ink.leaf(x, y, -90, 8, 5, { belly: 0.3 }))
      ink.lines(['92,-112 90,-126', '106,-114 108,-128', '-64,-206 -72,-212', '62,-210 70,-204', '20,-240 28,-242'], {
        width: 1.8,
        profile: 'flick',
      })
    }),
  )
}

/** A small bottle with a stopper, about its middle. */
function drawInkBottle(ink: Ink, x: number, y: number, turn: number, black: boolean): void {
  ink.at(x, y, { rotate: turn }, () => {
    made(ink, '-6,-8* -13,0 -12,13* 0,15 12,13* 13,0 6,-8*', black ? 'black' : 'bright', {
      width: 2.3,
      halo: 1,
      rim: 1.2,
    })
    if (!black) ink.black('-12,4* 12,3* 11,12* 0,14 -11,12*')
    else ink.line('-8,2 -8,9', { width: 2, white: true })
    made(ink, '-6,-15* 6,-15* 7,-7* -7,-7*', 'dusk', { width: 1.9, halo: 0.5 })
  })
}

/** Balthus the painter: a fair likeness, he says, of somebody. */
function drawBalthus(ink: Ink): void {
  onBase(ink, 'crate', { half: 62, height: 38, wear: 'candle' }, () =>
    ink.at(0, 0, { scale: 0.93 }, () => {
      standShadow(ink, -40, 46)
      for (const [x, toe] of [
        [-18, -1],
        [22, 1],
      ] as const)
        drawLeg(ink, [x * 0.8, -44], [x, -28], [x, -9], { stuff: 'black', thick: 18, toe, size: 24 })
      const smock = made(
        ink,
        '-30,-138* -44,-100 -52,-44* -26,-36 0,-42* 28,-36 56,-46* 46,-102 32,-138* 0,-146',
        'bright',
        { from: 0.48 },
      )
      ink.clip(smock, () => {
        drawFolds(ink, 'bright', ['-20,-90 -30,-44', '4,-84 2,-44', '24,-92 34,-46'])
        for (const [x, y, r] of [
          [-34, -62, 6],
          [-18, -52, 4],
          [36, -72, 7],
          [22, -56, 4],
          [42, -54, 3],
          [-8, -70, 3],
        ] as const)
          ink.black(ink.ellipse(x, y, r, r * 0.8, 20, 0.3))
        ink.black('-40,-84 -34,-86 -36,-72 -38,-60 -41,-72')
      })
      made(ink, '-50,-222* -62,-214 -50,-196 -10,-192 36,-196 60,-208 58,-226 34,-242 0,-246 -30,-240', 'black', {
        rim: 2.2,
      })
      ink.line('4,-244 8,-256', { width: 4.4, profile: 'even' })
      scrape(ink, 1.8, ['-38,-218 -16,-232 14,-236', '40,-226 20,-234'])
      for (const x of [-48, 50]) made(ink, ink.ellipse(x, -168, 7, 10), 'bright', { width: 2.3 })
      drawPortrait(ink)
      drawArm(ink, [-32, -126], [-72, -104], [-60, -136], { stuff: 'bright', thick: 19, cuff: 'black', hand: 'none' })
      drawArm(ink, [34, -126], [74, -106], [62, -138], { stuff: 'bright', thick: 19, cuff: 'black', hand: 'none' })
      drawHand(ink, [-54, -146], -40, { size: 21, left: true })
      drawHand(ink, [57, -148], -140, { size: 21 })
      ink.at(70, -152, { rotate: 26 }, () => {
        drawPole(ink, [0, 20], [0, -40], 4)
        made(ink, '-4,-40* 4,-40* 6,-50 0,-64* -6,-50', 'black', { rim: 0.8 })
      })
    }),
  )
}

/** In a gilt frame, by himself, of himself. */
function drawPortrait(ink: Ink): void {
  ink.at(0, -158, { rotate: -6 }, () => {
    made(ink, '-58,-50* -50,-56 0,-52* 50,-56 58,-50* 54,0* 58,44 50,50* 0,47* -50,50 -58,44* -54,0*', 'dusk', {
      from: 0.5,
      halo: 1.6,
      width: 3,
    })
    for (const [x, y] of [
      [-50, -46],
      [50, -46],
      [-50, 42],
      [50, 42],
    ] as const) {
      ink.line(`${x - 4},${y} ${x},${y - 4} ${x + 4},${y} ${x},${y + 4} ${x - 1},${y}`, { width: 1.7 })
    }
    made(ink, '-44,-42* 44,-42* 44,37* -44,37*', 'stone', { width: 2.2, halo: 0, from: false })
    ink.clip('-44,-42* 44,-42* 44,37* -44,37*', () => {
      ink.wash('10,-44* 46,-44* 46,38* 22,38*', { alpha: 0.5 })
      made(ink, '-40,42* -30,22 -8,16 12,16 32,22 42,42*', 'black', { rim: 0 })
      made(ink, '-12,16* 0,26 12,16* 16,36* -14,36*', 'bright', { width: 1.8, halo: 0 })
      made(ink, '-22,-14 -22,2 -16,14 0,22 16,14 22,2 22,-14 12,-26 -12,-26', 'bright', { width: 2.3, from: 0.7 })
      made(ink, '-24,2* -30,-16 -20,-34 0,-38 22,-34 31,-16 24,2* 18,-14 10,-22 -2,-18 -14,-20', 'black', { rim: 1.2 })
      for (const x of [-9, 9]) {
        ink.black(ink.ellipse(x, -5, 3, 4))
        ink.dot(x - 1, -6.6, 1.2, { white: true })
        ink.lines([`${x - 6},-9 ${x},-12 ${x + 6},-9`, `${x + (x > 0 ? 4 : -4)},-7 ${x + (x > 0 ? 8 : -8)},-9`], {
          width: 1.8,
        })
        rouge(ink, x * 1.5, 5, 4)
      }
      ink.line('0,-4 3,4 -1,5', { width: 1.5 })
      ink.black('0,8* -6,7 -14,11 -18,6 -15,14 -6,12 0,10 6,12 15,14 18,6 14,11 6,7')
      ink.line('-4,14.6 0,16 5,14', { width: 1.7 })
      ink.lines(['-36,-34 -30,-38', '-34,-28 -28,-33'], { width: 2, white: true })
    })
  })
}
