import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { onBase } from '../kit/bases'
import { drawDoor, drawStones, drawTiles, drawWindow } from '../kit/buildings'
import { drawFolds } from '../kit/props'
import { BRIGHT, made, scrape } from '../kit/stuff'

/** Dorrel's Bakery: baked in one piece, in the year of the large oven. */
export function drawBakery(ink: Ink): void {
  onBase(ink, 'paving', { half: 90, height: 24 }, () => {
    ink.lines(
      ['-18,-176 -28,-192 -16,-208 -26,-226', '2,-180 -6,-198 6,-214 -2,-236', '24,-176 16,-192 28,-206 20,-222'],
      { width: 5, dry: 0.4 },
    )
    made(ink, '46,-130* 48,-196* 72,-198* 74,-116*', 'stone', { from: 0.4 })
    made(ink, ink.ellipse(60, -200, 22, 15), 'bright', { from: 0.5 })
    ink.lines(['50,-204 60,-198', '58,-210 68,-202'], { width: 1.8 })
    const loaf = made(
      ink,
      '-92,2* -98,-60 -92,-110 -66,-150 -24,-168 24,-168 68,-150 94,-110 100,-60 94,1* 0,8',
      'dusk',
      { from: 0.42, width: 3.2 },
    )
    ink.clip(loaf, () => {
      ink.wash('-100,-40* 0,-30 104,-42* 104,10* -100,10*', { alpha: 0.25 })
      for (const [x, y] of [
        [-76, -40],
        [-82, -70],
        [74, -60],
        [80, -30],
        [-62, -20],
        [62, -88],
      ] as const)
        ink.dot(x, y, 1.8)
    })
    for (const [x, y, turn] of [
      [-58, -122, -34],
      [-10, -140, -20],
      [40, -136, -8],
    ] as const) {
      ink.at(x, y, { rotate: turn + 40 }, () =>
        made(ink, ink.leaf(-24, 0, 0, 50, 22, { belly: 0.5, tip: 0.3 }), 'bright', { width: 2.4, from: 0.6 }),
      )
    }
    made(ink, '-42,4* -44,-50 -28,-82 0,-92 28,-82 44,-50 42,4*', 'stone', { from: 0.5, halo: 1.2 })
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (1.02 + i * 0.12)
      ink.line(
        [
          [Math.cos(angle) * 33, -44 + Math.sin(angle) * 36],
          [Math.cos(angle) * 44, -44 + Math.sin(angle) * 48],
        ],
        { width: 2, profile: 'even' },
      )
    }
    made(ink, '-31,4* -32,-46 -20,-70 0,-77 20,-70 32,-46 31,4*', 'black', { rim: 0, halo: 0 })
    made(ink, '-20,3* -22,-16 -12,-24 -8,-44* 2,-28 8,-36* 14,-20 20,-14 18,3*', 'bright', {
      from: false,
      halo: 0,
      width: 2,
    })
    ink.black('-8,3* -8,-10 0,-22* 7,-8 7,3*')
    for (const x of [-70, 70]) drawWindow(ink, x, -58, 22, 28, { arched: true })
    made(ink, '-44,4* 44,4* 48,12* -48,13*', 'bright', { width: 2.3 })
    drawPretzel(ink)
  })
}

function drawPretzel(ink: Ink): void {
  ink.line('-84,-118 -100,-130 -116,-128', { width: 3.6, profile: 'even' })
  ink.line('-104,-129 -104,-118', { width: 1.8, profile: 'even' })
  made(ink, ink.ellipse(-104, -104, 15, 13), 'stone', { width: 2.6, halo: 1.2 })
  for (const [x, y] of [
    [-110, -106],
    [-98, -106],
    [-104, -97],
  ] as const)
    made(ink, ink.ellipse(x, y, 4, 3.6), 'black', { rim: 0, halo: 0 })
}

/** Brannoc's Smithy: it has a temper of its own. */
export function drawSmithy(ink: Ink): void {
  onBase(ink, 'rock', { half: 86, height: 30, stuff: 'stone' }, () => {
    const arm = made(ink, '34,-124* 38,-176* 72,-178* 78,-122*', 'dusk', { from: 0.42 })
    ink.clip(arm, () => drawStones(ink, { left: 38, top: -170, right: 72, bottom: -130 }, 9, 'chimney'))
    made(ink, '32,-170* 78,-172* 80,-184* 31,-182*', 'stone', { width: 2.5 })
    drawFist(ink, 55, -212, { size: 58, turn: 4, fill: BRIGHT })
    for (const [x, y, r] of [
      [34, -246, 7],
      [24, -258, 9],
      [80, -250, 6],
    ] as const)
      made(ink, ink.ellipse(x, y, r, r * 0.86), 'stone', { width: 2, halo: 0.8 })
    const anvil = made(
      ink,
      '-112,-112* -84,-124 -40,-130* 92,-132* 94,-100* 70,-92 48,-78 42,-52 56,-26 88,-10* 88,4* 0,10 -72,4* -72,-10* -42,-26 -30,-52 -36,-78 -60,-94 -90,-100',
      'black',
      { rim: 2.4 },
    )
    ink.clip(anvil, () =>
      scrape(ink, 2, ['-100,-112 -60,-120 -30,-122 80,-123', '34,-80 28,-52 40,-26', '-60,-6 0,-2 70,-6']),
    )
    drawDoor(ink, 4, 4, 36, 58, 'dusk')
    drawWindow(ink, -14, -102, 20, 15, { lit: true })
    drawWindow(ink, 30, -104, 20, 15, { lit: true })
    made(ink, ink.ellipse(74, -114, 6, 6), 'stone', { width: 2, halo: 0 })
    ink.line('-94,-106 -94,-88', { width: 2, profile: 'even', white: false })
    made(ink, '-104,-88* -84,-88* -84,-72 -88,-64* -94,-66 -92,-78* -96,-78* -95,-66 -101,-64* -105,-72', 'bright', {
      width: 2.2,
    })
    for (const [x, y] of [
      [-100, -80],
      [-89, -80],
    ] as const)
      ink.dot(x, y, 1.3)
    made(ink, '58,4* 60,-16 72,-22 86,-16 88,4*', 'dusk', { width: 2.3 })
    ink.lines(['60,-8 87,-9', '64,-34 70,-20', '84,-38 76,-20'], { width: 2.6, profile: 'even' })
  })
}

/** The Spilt Pot: mind the terrace. */
export function drawSpiltPot(ink: Ink): void {
  onBase(ink, 'pool', { half: 104, height: 22 }, () => {
    const pot = made(ink, '-26,-118* 10,-148 58,-152 96,-124 108,-76 100,-30 76,-4 24,0 -18,-10* -30,-60', 'bright', {
      from: 0.46,
      width: 3.2,
    })
    ink.clip(pot, () => {
      ink.black('52,-160* 112,-130* 116,0* 60,4* 86,-30 92,-76 82,-120')
      ink.feather('52,-156 82,-120 92,-76 86,-30 60,4', { side: 1, length: 16, width: 2.2, spacing: 3, slant: 30 })
      made(ink, '8,-114* 56,-120* 66,-78 60,-36* 12,-34* 18,-76', 'paper', { width: 2.2, halo: 0, from: 0.8 })
      ink.black(ink.leaf(38, -104, 90, 52, 34, { belly: 0.66, tip: 0.8 }))
    })
    ink.contour(pot, { width: 3 })
    drawWindow(ink, 36, -72, 15, 18, { lit: true })
    made(ink, '-58,-112* -26,-124* -14,-64 -22,-2* -54,-4* -64,-58', 'dusk', { from: 0.44 })
    made(ink, ink.ellipse(-58, -58, 19, 55, -2, 0.01), 'bright', { width: 2.8, from: false })
    made(ink, ink.ellipse(-57, -56, 14, 46, -2, 0.01), 'black', { rim: 0, halo: 0 })
    made(ink, '-66,-12* -66,-60 -58,-70 -49,-60 -49,-10*', 'dusk', { width: 2.2, halo: 0 })
    ink.line('-58,-68 -57,-11', { width: 1.6, profile: 'even' })
    ink.dot(-53, -36, 1.8)
    made(ink, '-70,-16* -44,-16* -50,6 -66,18 -96,14 -84,2', 'black', { rim: 1.4 })
    ink.line('-28,-124 -44,-150 -66,-152', { width: 4, profile: 'even' })
    ink.lines(['-62,-152 -62,-140'], { width: 1.8 })
    made(ink, '-76,-140* -50,-141* -48,-118* -62,-112 -76,-118*', 'bright', { width: 2.4, halo: 1 })
    ink.line('-49,-136 -42,-132 -49,-124', { width: 2.6 })
    ink.black('-72,-130* -54,-131* -54,-121* -62,-117 -72,-121*')
    made(ink, '38,-152* 40,-186* 56,-187* 58,-150*', 'stone', { width: 2.5 })
    ink.line('48,-190 40,-202 52,-214 44,-230', { width: 5, dry: 0.4 })
    drawTerrace(ink)
  })
}

/** A table that stands in what was spilt, and two who do not mind. */
function drawTerrace(ink: Ink): void {
  ink.lines(['-96,-24 -94,6', '-100,8 -88,8'], { width: 3.4, profile: 'even', white: false })
  made(ink, ink.ellipse(-95, -25, 20, 5), 'bright', { width: 2.3, halo: 1, from: false })
  made(ink, '-104,-40* -94,-40* -94,-27* -104,-27*', 'dusk', { width: 2 })
  made(ink, '-91,-36* -84,-36* -84,-27* -91,-27*', 'stone', { width: 1.9 })
  made(ink, '-28,12* -26,-10* -6,-11* -4,12*', 'dusk', { width: 2.3, halo: 1.2 })
  made(ink, '84,8* 78,-14 90,-24 106,-14 104,8*', 'dusk', { width: 2.4, halo: 1.2 })
  ink.lines(['-24,-4 -6,-5', '82,-8 104,-8'], { width: 2 })
}

/** Hats & Remorse: what one buys here, one has bought. */
export function drawHatShop(ink: Ink): void {
  onBase(ink, 'plinth', { half: 76, height: 30, plate: true }, () =>
    ink.at(0, 0, { scale: 1.14 }, () => {
      made(ink, '-46,-110* -45,-158* -28,-159* -27,-130*', 'stone', { from: 0.4 })
      made(ink, '-51,-156* -23,-158* -23,-166* -50,-164*', 'dusk', { width: 2.2 })
      ink.line('-38,-169 -46,-178 -36,-186 -44,-198', { width: 4, dry: 0.5 })
      const wall = made(ink, '-42,2* -47,-50 -40,-100* 42,-104* 38,-52 46,1*', 'bright', { from: 0.55, angle: -84 })
      ink.clip(wall, () =>
        ink.lines(['-44,-54 0,-58 44,-56', '-36,-100 -34,-56', '36,-104 33,-56', '-34,-58 -14,-98', '34,-60 18,-100'], {
          width: 4.6,
          profile: 'even',
        }),
      )
      drawWindow(ink, 1, -80, 20, 24)
      const roof = made(
        ink,
        '-64,-92* -40,-122 -24,-158 -6,-182 22,-196 46,-186* 26,-178 20,-160 34,-132 62,-98* 30,-92 0,-98 -30,-90*',
        'dusk',
        { from: false, halo: 1.4 },
      )
      ink.clip(roof, () => {
        drawTiles(ink, { left: -66, top: -196, right: 60, bottom: -98 }, 13)
        ink.black('34,-196* 24,-178 14,-160 26,-130 48,-96* 70,-90 70,-200')
        ink.feather('46,-98 24,-130 12,-158', { side: -1, length: 16, width: 2.2, envelope: () => 1, slant: 20 })
      })
      ink.contour(roof, { width: 3 })
      made(ink, ink.ellipse(48, -180, 7, 7), 'bright', { width: 2.2 })
      drawDoor(ink, -21, 1, 22, 36)
      drawWindow(ink, 17, -20, 26, 20)
      for (const [x, w] of [
        [10, 9],
        [24, 7],
      ] as const)
        made(
          ink,
          `${x - w},-12* ${x - w * 0.5},-13* ${x - w * 0.5},-21* ${x + w * 0.5},-21* ${x + w * 0.5},-13* ${x + w},-12*`,
          'stone',
          { width: 1.5, halo: 0 },
        )
      const awning = made(
        ink,
        '-46,-50* 46,-53* 56,-36* 50,-30 43,-35* 36,-28 29,-34* 21,-28 14,-34* 6,-28 -1,-34* -9,-28 -16,-33* -24,-27 -31,-33* -39,-27 -55,-33*',
        'bright',
        { from: false },
      )
      ink.clip(awning, () => {
        for (let i = 0; i < 7; i++)
          ink.black(`${-44 + i * 14.4},-56* ${-37 + i * 14.4},-56* ${-38 + i * 16.4},-24* ${-48 + i * 16.4},-24*`)
      })
      ink.contour(awning, { width: 2.6 })
      ink.line('42,-78 60,-82 76,-80', { width: 3, profile: 'even' })
      ink.lines(['62,-81 62,-74', '73,-80 73,-74'], { width: 1.5 })
      made(ink, '60,-74* 75,-74* 74,-56 86,-48 82,-38* 64,-40 59,-52*', 'bright', {
        width: 2.5,
        inside: () => drawFolds(ink, 'bright', ['56,-68 80,-69', '56,-60 80,-61', '58,-51 78,-55'], 4),
      })
    }),
  )
}

/** The Slow Kettle: it is on. */
export function drawTeaHouse(ink: Ink): void {
  onBase(ink, 'knoll', { half: 88, height: 32 }, () => {
    made(ink, '46,-118* 70,-128 92,-112 96,-80 84,-50 58,-34* 54,-46 72,-58 80,-80 76,-102 62,-110 48,-104*', 'bright')
    made(ink, '-44,-54* -70,-66 -82,-96 -92,-128* -74,-134* -62,-108 -44,-92*', 'bright')
    made(ink, ink.ellipse(-83, -131, 11, 5.4, -16), 'black', { rim: 1 })
    for (const [x, y, r] of [
      [-84, -150, 9],
      [-74, -170, 12],
      [-90, -192, 10],
      [-78, -212, 7],
    ] as const)
      made(ink, ink.ellipse(x, y, r, r * 0.88), 'bright', { width: 2, from: 0.6 })
    const pot = made(
      ink,
      '-30,-122* -54,-106 -64,-72 -60,-34 -44,-4* 0,4 46,-4* 62,-34 66,-72 56,-106 32,-122*',
      'bright',
      { from: 0.5, width: 3.2 },
    )
    ink.clip(pot, () => {
      ink.black('-70,-108 0,-98 70,-108 70,-92 0,-82 -70,-92')
      for (let i = 0; i < 9; i++) {
        const x = -56 + i * 14
        const y = -96 + Math.cos((x / 60) * 1.5) * 5
        ink.black(`${x},${y - 6}* ${x + 3.6},${y}* ${x},${y + 4}* ${x - 3.6},${y}*`, { white: true })
      }
    })
    ink.contour(pot, { width: 3 })
    drawDoor(ink, -6, 3, 28, 50)
    drawWindow(ink, -44, -50, 15, 17, { arched: true })
    drawWindow(ink, 36, -46, 17, 19, { arched: true, lit: true })
    const awning = made(
      ink,
      '-34,-62* 20,-63* 28,-46 22,-41* 14,-46 8,-41* 0,-46 -6,-41* -14,-46 -20,-41* -28,-46 -36,-41* -41,-47',
      'bright',
      { from: false },
    )
    ink.clip(awning, () => {
      for (let i = 0; i < 3; i++)
        ink.black(`${-32 + i * 20},-66* ${-23 + i * 20},-66* ${-20 + i * 22},-36* ${-32 + i * 22},-36*`)
    })
    ink.contour(awning, { width: 2.5 })
    const lid = made(
      ink,
      '-46,-118* -38,-142 -20,-158 4,-162 26,-156 42,-140 48,-118* 24,-112 0,-110 -24,-112',
      'stone',
      { from: 0.6 },
    )
    ink.clip(lid, () => drawTiles(ink, { left: -52, top: -164, right: 54, bottom: -114 }, 11))
    made(ink, '-10,-158* -14,-176 -8,-190 4,-196 16,-190 21,-176 16,-157* 4,-154', 'bright')
    drawWindow(ink, 2, -175, 8, 10)
    ink.line('4,-196 5,-214', { width: 2.4, profile: 'even' })
    ink.black('5,-214* 26,-209 18,-205 26,-200* 5,-201*')
    ink.lines(['74,-56 74,-40', '88,-62 88,-41'], { width: 1.6, profile: 'even' })
    made(ink, '64,-40* 98,-42* 97,-14 82,-8 65,-14*', 'bright', { width: 2.5 })
    ink.black('72,-32* 88,-33* 86,-20 80,-17 74,-20*')
    ink.line('88,-31 94,-28 87,-23', { width: 2.2, profile: 'even' })
    made(ink, '-32,4* 18,4* 22,12* -36,12*', 'bright', { width: 2.3 })
  })
}
