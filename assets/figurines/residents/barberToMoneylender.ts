import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { fitted } from '../kit/fitted'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot, drawHand, drawLeg } from '../kit/limbs'
import { drawButtons, drawFolds, drawPole } from '../kit/props'
import { made, type Stuff, scrape } from '../kit/stuff'

/** 16 to 20. */
export const barberToMoneylender: readonly Figurine[] = [
  { key: 'corvin', base: 'column', draw: drawCorvin },
  { key: 'odile', base: 'rug', draw: fitted(drawOdile, 0.97) },
  { key: 'grumbold', base: 'pool', draw: drawGrumbold },
  { key: 'pepin', base: 'crate', draw: fitted(drawPepin, 0.98) },
  { key: 'tuppence', base: 'tiers', draw: drawTuppence },
]

/** Corvin the barber: he is his own advertisement. */
function drawCorvin(ink: Ink): void {
  onBase(ink, 'column', { half: 66, height: 44 }, () => {
    standShadow(ink, -34, 70)
    drawLeg(ink, [-10, -50], [-16, -30], [-20, -9], { stuff: 'bright', striped: true, thick: 15, toe: -1, size: 20 })
    drawLeg(ink, [12, -50], [18, -30], [16, -9], { stuff: 'bright', striped: true, thick: 15, toe: 1, size: 20 })
    const waistcoat = made(ink, '-24,-96* -28,-70 -24,-46* -8,-40 0,-48* 8,-40 26,-46* 30,-70 26,-96* 0,-102', 'dusk', {
      from: 0.42,
    })
    ink.clip(waistcoat, () =>
      ink.lines(['-16,-98 -18,-44', '-6,-98 -8,-44', '10,-98 12,-44', '20,-98 22,-46'], {
        width: 1.6,
        profile: 'even',
      }),
    )
    drawButtons(
      ink,
      [
        [2, -82],
        [2, -68],
        [2, -56],
      ],
      2.4,
    )
    drawScissors(ink)
    drawArm(ink, [24, -90], [54, -74], [66, -92], { stuff: 'bright', thick: 16, cuff: 'black', size: 18 })
    drawArm(ink, [-24, -90], [-54, -74], [-34, -56], {
      stuff: 'bright',
      thick: 16,
      cuff: 'black',
      size: 17,
      left: true,
    })
    made(ink, '0,-98* -15,-106 -14,-90* 0,-97 16,-90* 15,-106*', 'black', { rim: 1 })
    drawHead(ink, -4, -126, {
      ...{
        shape: 'egg',
        tilt: 8,
        look: -0.7,
        eyes: 'sleepy',
        brows: 'raised',
        nose: 'hook',
        mouth: 'none',
        cheeks: 5,
        scale: 0.86,
      },
      over: () => {
        ink.black('-8,12* -20,15 -30,8 -28,-2 -34,4 -32,16 -20,21 -8,17*')
        ink.black('-8,12* 4,15 14,8 13,-2 19,4 17,16 6,21 -8,17*')
        ink.line('-14,24 -8,25.4 -2,24', { width: 2 })
      },
    })
    drawPompadour(ink)
  })
}

function drawPompadour(ink: Ink): void {
  const hair = made(
    ink,
    '18,-128* 28,-146 40,-168 58,-190 56,-216 34,-232 0,-236 -40,-230 -72,-212 -84,-186 -76,-164 -58,-158 -46,-168 -52,-178 -62,-176* -60,-166 -66,-174 -62,-188 -46,-190 -34,-176 -34,-158 -30,-140* -26,-148 -10,-152 6,-148',
    'black',
    { rim: 2.2 },
  )
  ink.clip(hair, () =>
    scrape(ink, 2, [
      '-20,-152 -18,-180 -34,-206 -60,-204',
      '-6,-154 -2,-190 -24,-220 -54,-214',
      '8,-152 18,-190 6,-222 -16,-228',
      '18,-144 36,-182 32,-214 14,-228',
      '26,-146 50,-188 50,-210',
      '-74,-178 -70,-196 -52,-200',
    ]),
  )
  for (const [x, y, s] of [
    [66, -226, 7],
    [78, -200, 5],
    [-88, -222, 6],
  ] as const)
    ink.lines(
      [
        [
          [x - s, y],
          [x + s, y],
        ],
        [
          [x, y - s],
          [x, y + s],
        ],
      ],
      { width: 1.8, profile: 'swell' },
    )
}

/** As tall as he is to the hairline, and as sharp as he thinks. */
function drawScissors(ink: Ink): void {
  ink.at(76, -2, { rotate: 5 }, () => {
    for (const side of [-1, 1] as const) {
      made(
        ink,
        `${side * -3},-84* ${side * 5},-84* ${side * 14},-44 ${side * 16},-34* ${side * 10},-33 ${side * 6},-44*`,
        'black',
        { rim: 1 },
      )
      ink.line(ink.ellipse(side * 15, -19, 11, 16, side * -12), { width: 6, closed: true, profile: 'even' })
      made(ink, `${side * 6},-74* ${side * -6},-78* ${side * -17},-178* ${side * -12},-160 ${side * 8},-90`, 'bright', {
        width: 2.4,
        halo: 1,
        from: 0.4,
        angle: -88,
      })
    }
    made(ink, ink.ellipse(0, -80, 5.4, 5.4), 'stone', { width: 2 })
    ink.line('-3,-82 3,-78', { width: 1.6 })
  })
}

/** Odile the seamstress: she has measured everything within reach, and has been within reach. */
function drawOdile(ink: Ink): void {
  onBase(ink, 'rug', { half: 86, height: 16 }, () => {
    for (const [x, y] of [
      [-64, 2],
      [66, 2],
      [-52, -4],
      [54, -4],
    ] as const)
      made(ink, `${x - 5},-76* ${x + 5},-76* ${x + 3},${y}* ${x - 3},${y}*`, 'dusk', { width: 2.3 })
    made(ink, '-88,-74* -64,-88* 68,-90* 92,-76* 90,-66* 0,-62 -88,-64*', 'stone', { from: 0.66 })
    ink.line('-87,-74 0,-71 91,-76', { width: 1.7, profile: 'even' })
    const skirt = made(
      ink,
      '-24,-126* -50,-112 -78,-96 -72,-82* -40,-76 -10,-84 10,-76 42,-74 74,-82* 80,-96 54,-112 28,-126*',
      'black',
    )
    ink.clip(skirt, () =>
      scrape(ink, 1.7, ['-60,-92 -30,-98 -6,-88', '62,-92 30,-98 4,-84', '-40,-106 -20,-108', '44,-108 22,-108']),
    )
    for (const [x, side] of [
      [-26, -1],
      [30, 1],
    ] as const)
      drawBoot(ink, [x, -80], { boot: 'dusk', toe: side, size: 24, turn: side * 14 })
    const blouse = made(ink, '-22,-168* -30,-146 -26,-122* 0,-116 28,-122* 31,-146 24,-168* 0,-174', 'stone')
    ink.clip(blouse, () => drawFolds(ink, 'stone', ['-10,-160 -14,-128', '10,-160 14,-128']))
    drawArm(ink, [-22, -160], [-52, -146], [-40, -118], { stuff: 'stone', thick: 17, size: 17, left: true })
    made(ink, '-70,-122* -40,-130 -14,-118 -22,-98 -50,-92 -70,-102*', 'bright', { width: 2.4, from: 0.66 })
    drawFolds(ink, 'bright', ['-60,-118 -44,-112 -30,-114', '-56,-106 -40,-104'])
    drawHand(ink, [-38, -114], 80, { size: 17, left: true })
    drawArm(ink, [24, -160], [60, -152], [76, -188], { stuff: 'stone', thick: 17, size: 18, turn: 20 })
    ink.line('78,-222 84,-182', { width: 3, profile: 'flick' })
    ink.line('78,-222 40,-236 4,-150 -20,-140 -36,-124', { width: 1.2, profile: 'even' })
    drawHead(ink, 2, -194, {
      ...{
        shape: 'round',
        tilt: -9,
        look: -0.3,
        down: 5,
        eyes: 'none',
        brows: 'calm',
        nose: 'snub',
        mouth: 'none',
        cheeks: 6,
      },
      behind: () => made(ink, '-30,12* -36,-10 -22,-30 22,-30 36,-8 30,14* 20,24 -20,24', 'dusk'),
      over: () => {
        for (const x of [-16, 8]) {
          made(ink, ink.ellipse(x, 2, 9, 8), 'bright', { width: 2.3, halo: 0.4, from: false })
          ink.black(ink.ellipse(x - 2, 3, 2.6, 3.4))
        }
        ink.line('-7,0 -1,0', { width: 2 })
        ink.line('-14,20 -6,19 4,21', { width: 2.2 })
        ink.lines(['-10,20 -16,25', '-4,19 -5,26', '1,20 6,26'], { width: 1.4 })
        drawPincushion(ink)
      },
    })
    drawTape(ink)
  })
}

function drawPincushion(ink: Ink): void {
  made(ink, '-32,-16* -38,-34 -22,-50 2,-54 26,-49 40,-33 33,-14* 0,-22', 'bright', {
    from: 0.5,
    inside: () =>
      drawFolds(
        ink,
        'bright',
        ['0,-54 -24,-40 -28,-18', '0,-54 -8,-38 -8,-20', '0,-54 12,-38 12,-20', '0,-54 28,-40 30,-18'],
        2,
      ),
  })
  ink.black('0,-50* -12,-58 -4,-55 -2,-64 4,-56 14,-60 6,-52*')
  for (const [x, y, tx, ty] of [
    [-26, -42, -42, -58],
    [-14, -50, -20, -70],
    [12, -52, 20, -74],
    [28, -44, 46, -60],
    [34, -34, 52, -42],
    [-33, -32, -50, -38],
  ] as const) {
    ink.line(
      [
        [x, y],
        [tx, ty],
      ],
      { width: 1.8, profile: 'even' },
    )
    made(ink, ink.ellipse(tx, ty, 4.4, 4.4), 'bright', { width: 1.7, halo: 0.5, from: false })
  }
}

/** Round her neck, round the table, round the rug. */
function drawTape(ink: Ink): void {
  const runs = [
    '-20,-168@9 -6,-158@9 10,-158@9 24,-166@9',
    '18,-158@9 26,-120@9 50,-92@9 62,-66@9 56,-40@9 40,-22@9 44,4@9',
    '44,2@9 10,14@9 -40,12@9 -78,2@9',
    '-74,-2@9 -62,-14@9 -50,-26@9',
  ]
  for (const run of runs) {
    const tape = made(ink, ink.tube(run, { round: 0.1 }), 'bright', { width: 1.9, halo: 0.8, from: false })
    const { points } = ink.path(run)
    ink.clip(tape, () => {
      for (let i = 3; i < points.length - 3; i += 4) {
        const [at, next] = [points[i], points[i + 1]]
        if (!at || !next) continue
        const place = ink.toLocal(at.x, at.y)
        const along = ink.toLocal(next.x, next.y)
        const [dx, dy] = [along.x - place.x, along.y - place.y]
        const long = Math.hypot(dx, dy) || 1
        const reach = i % 5 === 0 ? 1 : 5
        ink.line(
          [
            [place.x - (dy / long) * 5, place.y + (dx / long) * 5],
            [place.x + (dy / long) * (5 - reach), place.y - (dx / long) * (5 - reach)],
          ],
          { width: 1.2, profile: 'even' },
        )
      }
    })
  }
}

/** Grumbold the ferryman: the rest of him has not been seen since the great frost. */
function drawGrumbold(ink: Ink): void {
  onBase(ink, 'pool', { half: 88, height: 22 }, () => {
    drawPole(ink, [74, 6], [62, -240], 7)
    made(ink, '56,-186* 50,-216 54,-246 64,-256 74,-246 74,-216 70,-186*', 'dusk', { width: 2.5 })
    ink.line('62,-190 62,-250', { width: 1.4 })
    for (const [x, toe] of [
      [-26, -1],
      [24, 1],
    ] as const)
      drawBoot(ink, [x, -7], { toe, size: 30 })
    const beard = made(
      ink,
      '-30,-178* -52,-160 -66,-120 -74,-70 -80,-30 -70,-12* -60,-24 -52,-8* -38,-22 -26,-6* -12,-20 0,-4* 14,-20 28,-6* 40,-22 54,-8* 60,-24 74,-12* 80,-34 72,-76 62,-124 48,-160 30,-178*',
      'bright',
      { from: 0.56, angle: -84 },
    )
    ink.clip(beard, () => {
      for (let i = -6; i < 7; i++)
        ink.line(
          [
            [i * 4, -168],
            [i * 7 + 3, -120],
            [i * 9 - 4, -74],
            [i * 11.4 + 3, -20],
          ],
          { width: 1.9, profile: 'swell' },
        )
      ink.lines(
        ['-48,-130 -58,-94 -50,-60', '46,-130 58,-90 50,-54', '-20,-120 -26,-80 -16,-44', '22,-114 16,-80 26,-44'],
        { width: 3, profile: 'flick' },
      )
    })
    drawFishInBeard(ink)
    made(ink, '26,-116* 44,-124 58,-116 52,-104 36,-100*', 'black', { rim: 1.2 })
    drawHand(ink, [66, -112], -20, { size: 24 })
    drawHead(ink, -2, -190, {
      ...{
        shape: 'wide',
        tilt: -6,
        look: -0.4,
        down: -2,
        eyes: 'none',
        brows: 'none',
        nose: 'none',
        mouth: 'none',
        cheeks: 0,
        ears: false,
        scale: 1.05,
      },
      over: () => {
        for (const [x, side] of [
          [-16, -1],
          [8, 1],
        ] as const) {
          ink.dot(x, 0, 2.8)
          made(ink, `${x - 12},-4* ${x - side * 2},-13 ${x + 12},-4* ${x},-7`, 'bright', { width: 2, halo: 0.4 })
        }
        made(ink, '-40,4* -20,4 -4,8 14,4 38,4* 48,16 40,34* 22,24 4,32 -4,18 -10,32 -30,26 -46,36* -50,18', 'bright', {
          width: 2.4,
          halo: 0.6,
          from: 0.66,
        })
        drawFolds(ink, 'bright', ['-8,14 -26,16 -38,24', '2,14 22,16 34,24'])
        made(ink, ink.ellipse(-5, 9, 13, 11), 'bright', { width: 2.5, halo: 0.8, from: 0.56 })
        ink.wash(ink.ellipse(-4, 10, 8, 6), { alpha: 0.58, color: '#d8432b' })
        made(ink, '-36,-8* -40,-24 -24,-42 4,-46 28,-38 40,-22 36,-6* 14,-16 -14,-17', 'black', { rim: 2 })
        made(ink, '-40,-10* -14,-18 14,-18 40,-8* 42,-16 16,-26 -16,-27 -42,-18*', 'dusk', { width: 2.3 })
        ink.at(-2, -34, { rotate: 4 }, () =>
          ink.lines(['0,-8 0,6', '-5,1 0,7 5,1', '-4,-4 4,-4'], { width: 2, white: true, profile: 'even' }),
        )
      },
    })
  })
}

/** It has lived there for years. */
function drawFishInBeard(ink: Ink): void {
  ink.at(-24, -66, { rotate: -28 }, () => {
    made(ink, '-24,0* -8,-11 10,-7 16,0* 28,-9* 25,0* 29,9* 16,2* 8,9 -10,9', 'stone', { width: 2.3, halo: 2.2 })
    ink.dot(-15, -1, 2.2)
    ink.lines(['-8,-6 -5,0 -8,6', '0,-4 4,0 0,4'], { width: 1.4 })
  })
}

/** Pepin the apprentice: somewhere in there. */
function drawPepin(ink: Ink): void {
  onBase(ink, 'crate', { half: 60, height: 40, wear: 'tag' }, () => {
    standShadow(ink, -44, 46)
    drawLeg(ink, [-12, -74], [-34, -44], [-30, -9], { stuff: 'stone', thick: 17, toe: -1, size: 24 })
    drawLeg(ink, [14, -74], [36, -46], [24, -9], { stuff: 'stone', thick: 17, toe: 1, size: 24 })
    made(ink, '-26,-100* -30,-74 -20,-62* 0,-68 22,-62* 32,-74 28,-100*', 'dusk')
    made(ink, ink.ellipse(4, -124, 27, 26), 'black')
    made(ink, ink.ellipse(6, -118, 22, 20), 'bright', { from: false })
    const jars: readonly (readonly [x: number, y: number, scale: number, turn: number, stuff: Stuff])[] = [
      [-30, -78, 1.06, -4, 'black'],
      [32, -80, 1.06, 3, 'stone'],
      [4, -76, 0.96, 2, 'bright'],
      [-34, -134, 0.94, -5, 'bright'],
      [42, -136, 1, 5, 'black'],
      [10, -164, 1.1, -6, 'dusk'],
      [34, -204, 0.86, 9, 'black'],
      [8, -218, 0.56, -14, 'stone'],
    ]
    for (const jar of jars.slice(3, 5)) drawJar(ink, ...jar)
    for (const x of [-7, 15]) {
      made(ink, ink.ellipse(x, -146, 9.6, 10), 'bright', { width: 2.3, from: false })
      ink.dot(x - 2, -142, 4)
      ink.dot(x - 3.4, -144, 1.3, { white: true })
      ink.line(`${x - 8},-159 ${x},-162 ${x + 8},-158`, { width: 2.6 })
    }
    for (const jar of jars.slice(5)) drawJar(ink, ...jar)
    for (const jar of jars.slice(0, 3)) drawJar(ink, ...jar)
    drawArm(ink, [-34, -96], [-62, -78], [-30, -70], {
      stuff: 'dusk',
      thick: 17,
      size: 20,
      hand: 'open',
      left: true,
      turn: -10,
    })
    drawArm(ink, [38, -96], [66, -80], [36, -68], { stuff: 'dusk', thick: 17, size: 20, hand: 'open', turn: 10 })
    ink.lines(['-72,-150 -80,-160 -74,-170', '84,-190 92,-200 86,-212', '92,-176 100,-184'], {
      width: 2,
      profile: 'flick',
    })
  })
}

/** A jar of ink about the middle of its foot, 48 high. */
function drawJar(ink: Ink, x: number, y: number, scale: number, turn: number, stuff: Stuff): void {
  ink.at(x, y, { rotate: turn, scale }, () => {
    made(ink, '-24,-34* -30,-26 -30,-4 -25,2* 0,5 25,2* 31,-4 30,-26 24,-34*', stuff, { from: 0.44, halo: 1.6, rim: 2 })
    made(ink, '-16,-30* 18,-31* 19,-10* -16,-9*', 'bright', { width: 1.8, halo: 0, from: false })
    ink.black(ink.leaf(1, -28, 90, 15, 10, { belly: 0.66, tip: 0.8 }))
    made(ink, '-20,-42* 20,-43* 21,-33* 0,-30 -21,-33*', 'dusk', { width: 2.2, halo: 0.6 })
    made(ink, '-11,-49* 11,-50* 12,-42* -12,-42*', 'bright', { width: 1.9, halo: 0.6, from: 0.6 })
    if (stuff === 'black') ink.line('-25,-26 -26,-8', { width: 2.4, white: true })
  })
}

/** Nan Tuppence: the left pan holds your grandmother's ring, the right one what it is worth to her. */
function drawTuppence(ink: Ink): void {
  onBase(ink, 'tiers', { half: 64, height: 36, stuff: 'dusk' }, () => {
    ink.at(0, 0, { scaleX: 1.3 }, () => drawChest(ink))
    const skirt = made(
      ink,
      '-30,-116* -46,-98 -50,-82* -42,-62 -36,-52* -14,-48 0,-54 16,-48 40,-54* 46,-64 54,-84* 48,-100 32,-116*',
      'black',
    )
    ink.clip(skirt, () =>
      scrape(ink, 1.7, ['-30,-102 -38,-80 -30,-58', '-10,-96 -12,-58', '12,-96 16,-58', '32,-100 42,-80 34,-60']),
    )
    for (const [x, toe] of [
      [-22, -1],
      [24, 1],
    ] as const)
      drawBoot(ink, [x, -46], { toe, size: 20, turn: toe * 16, boot: 'stone' })
    const shawl = made(
      ink,
      '-20,-164* -40,-144 -50,-112 -40,-100* -20,-110 0,-96 22,-110 42,-100* 52,-114 42,-144 22,-164*',
      'stone',
    )
    ink.clip(shawl, () => {
      for (let i = -4; i < 5; i++)
        ink.lines(
          [
            [
              [i * 14 - 30, -170],
              [i * 14 + 30, -90],
            ],
            [
              [i * 14 + 30, -170],
              [i * 14 - 30, -90],
            ],
          ],
          { width: 1.3, profile: 'even' },
        )
    })
    for (let x = -46; x < 50; x += 8) ink.line(`${x},${-104 + Math.abs(x) * 0.02} ${x - 1},${-95}`, { width: 1.6 })
    drawArm(ink, [-34, -140], [-66, -136], [-62, -172], { stuff: 'black', thick: 17, size: 18, left: true, turn: -6 })
    drawScales(ink)
    drawHead(ink, 6, -186, {
      ...{
        shape: 'egg',
        tilt: 10,
        look: 0.5,
        eyes: 'squint',
        brows: 'cross',
        nose: 'hook',
        mouth: 'teeth',
        cheeks: 6,
        scale: 0.96,
      },
      behind: () => {
        const frill: number[][] = []
        for (let i = 0; i < 26; i++) {
          const angle = (i / 26) * Math.PI * 2
          const reach = i % 2 === 0 ? 44 : 36
          frill.push([Math.cos(angle) * reach, -6 + Math.sin(angle) * reach, 1, i % 2 === 0 ? 0 : 1])
        }
        made(ink, frill, 'bright', { from: 0.56, width: 2.4 })
        for (let i = 0; i < 13; i++) {
          const angle = (i / 6.5) * Math.PI
          ink.line(
            [
              [Math.cos(angle) * 26, -6 + Math.sin(angle) * 26],
              [Math.cos(angle) * 37, -6 + Math.sin(angle) * 37],
            ],
            { width: 1.4 },
          )
        }
      },
      over: () => {
        made(ink, '-26,-10* -24,-26 -8,-34 10,-34 24,-26 27,-10* 14,-20 -12,-21', 'black', { rim: 0 })
        ink.lines(['-8,30 -16,44', '10,30 14,46'], { width: 3.4, profile: 'even' })
      },
    })
    drawArm(ink, [40, -138], [66, -124], [40, -164], { stuff: 'black', thick: 17, hand: 'none' })
    made(ink, ink.ellipse(19, -170, 9.6, 9.6), 'bright', { width: 2.4, from: 0.7 })
    ink.line(ink.ellipse(19, -170, 5.6, 5.6), { width: 1.3, closed: true })
    drawHand(ink, [33, -168], -160, { size: 17 })
  })
}

function drawChest(ink: Ink): void {
  made(ink, '-66,-44* 66,-46* 62,1* 0,4 -62,2*', 'dusk', { from: 0.42, angle: -86 })
  made(ink, '-70,-46* -68,-64 -56,-74* 58,-75* 70,-64 72,-46* 0,-42', 'dusk', { from: 0.5 })
  for (const x of [-48, 48]) {
    ink.black(`${x - 6},-74* ${x + 6},-74* ${x + 7},-44* ${x - 7},-44*`)
    ink.black(`${x - 6},-42* ${x + 6},-42* ${x + 5},2* ${x - 5},2*`)
    for (const y of [-64, -52, -32, -12]) ink.dot(x, y, 1.6, { white: true })
  }
  for (const [x, y] of [
    [-28, -8],
    [0, -18],
    [30, -8],
  ] as const) {
    ink.line(`${x - 7},${y - 4} ${x - 6},${y - 14} ${x + 6},${y - 14} ${x + 7},${y - 4}`, { width: 3, profile: 'even' })
    made(ink, `${x - 10},${y - 5}* ${x + 10},${y - 5}* ${x + 9},${y + 9}* ${x - 9},${y + 9}*`, 'bright', {
      width: 2.2,
      halo: 0.8,
    })
    ink.black(`${x - 2},${y}* ${x + 2},${y}* ${x + 3},${y + 6}* ${x - 3},${y + 6}*`)
  }
}

/** A pair of scales, hung from her fist. */
function drawScales(ink: Ink): void {
  ink.line('-62,-184 -62,-204', { width: 2.4, profile: 'even' })
  ink.at(-62, -204, { rotate: 12 }, () => {
    made(ink, '-46,-3* 0,-8 46,-3* 46,2* 0,-1 -46,2*', 'black', { rim: 0.8 })
    made(ink, '0,-6* -5,-20 0,-25 5,-20*', 'bright', { width: 2 })
  })
  for (const [x, y, full] of [
    [-106, -212, true],
    [-18, -194, false],
  ] as const) {
    ink.lines([`${x},${y} ${x - 14},${y + 40}`, `${x},${y} ${x + 14},${y + 40}`], { width: 1.4, profile: 'even' })
    if (full) {
      ink.line(ink.ellipse(x, y + 34, 8, 6), { width: 3, closed: true })
      made(ink, `${x - 6},${y + 26}* ${x},${y + 18}* ${x + 6},${y + 26}* ${x},${y + 31}*`, 'bright', { width: 1.7 })
    } else made(ink, ink.ellipse(x, y + 37, 5, 4), 'dusk', { width: 1.8 })
    made(ink, `${x - 19},${y + 39}* ${x + 19},${y + 39}* ${x + 11},${y + 49} ${x - 11},${y + 49}`, 'stone', {
      width: 2.2,
      halo: 0.6,
    })
  }
}
