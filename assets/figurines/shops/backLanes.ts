import type { Ink } from '../../ink/ink'
import { onBase } from '../kit/bases'
import { drawDoor, drawWindow } from '../kit/buildings'
import { drawFolds, drawPatch, drawPole } from '../kit/props'
import { made, rouge, type Stuff, scrape } from '../kit/stuff'

/** Hobb's Boots: the left one is in the next valley. */
export function drawBootShop(ink: Ink): void {
  onBase(ink, 'crate', { half: 84, height: 32 }, () => {
    made(ink, '-72,-186* -70,-222* -52,-224* -50,-180*', 'dusk', { width: 2.5 })
    ink.line('-61,-228 -68,-238 -58,-246 -66,-256', { width: 4.6, dry: 0.4 })
    const upper = made(
      ink,
      '-86,-184* 12,-190* 14,-120 18,-90 44,-78 82,-68 104,-50 108,-34* 60,-28 44,-22* -88,-18* -92,-90',
      'stone',
      { from: 0.44, width: 3.2 },
    )
    ink.clip(upper, () =>
      drawFolds(ink, 'stone', ['-50,-186 -46,-120 -56,-20', '16,-88 0,-70 4,-22', '-84,-60 -60,-54 -48,-40'], 2),
    )
    made(ink, '108,-34* 96,-22 70,-14 46,-14* 60,-26*', 'black', { rim: 0 })
    for (const [x, y] of [
      [62, -26],
      [74, -27],
      [86, -29],
      [97, -32],
    ] as const)
      made(ink, `${x - 5},${y}* ${x + 5},${y - 1}* ${x},${y + 11}*`, 'bright', { width: 1.7, halo: 0, from: false })
    made(ink, '70,-18 88,-20 104,-12 112,2 96,4 76,0', 'bright', { width: 2.4, halo: 1 })
    rouge(ink, 92, -6, 9)
    made(ink, '-94,-22* 46,-22* 64,-8 92,2 104,4* 100,10* -96,12*', 'dusk', { width: 2.8, from: 0.4 })
    made(ink, '-98,8* -50,8* -50,16* -97,16*', 'black', { rim: 1 })
    for (let x = -84; x < 44; x += 12) ink.line(`${x},-15 ${x + 6},-15`, { width: 1.8 })
    made(ink, '-94,-196* 18,-202* 20,-182* -93,-176*', 'dusk', { width: 2.7 })
    drawDoor(ink, -62, -19, 27, 44)
    drawWindow(ink, -58, -126, 24, 24)
    drawWindow(ink, -62, -82, 15, 15, { lit: true })
    drawPatch(ink, -20, -60, 10, 10, 'dusk')
    for (let i = 0; i < 6; i++) ink.line(`-18,${-166 + i * 17} 12,${-164 + i * 16}`, { width: 4.4, profile: 'even' })
    for (let i = 0; i < 6; i++)
      for (const x of [-18, 11])
        made(ink, ink.ellipse(x, -165 + i * 16.6, 3.6, 3.6), 'bright', { width: 1.5, halo: 0, from: false })
    ink.lines(['-16,-178 -16,-70', '10,-180 12,-72'], { width: 2, profile: 'even' })
    made(
      ink,
      '-4,-172* -28,-188 -34,-172 -10,-164* -26,-150 -10,-146 0,-164* 18,-148 30,-156 10,-170* 30,-182 22,-194 2,-176*',
      'bright',
      { width: 2.3, halo: 1 },
    )
    made(ink, '34,-126* 84,-130* 84,-106* 34,-102*', 'bright', { width: 2.4 })
    ink.line('16,-126 36,-128', { width: 3, profile: 'even' })
    made(ink, '46,-122* 56,-122* 58,-114 68,-112 68,-108* 46,-107*', 'black', { rim: 0.8, halo: 0 })
  })
}

/** Vervaine's Remedies: take three storeys, twice a day. */
export function drawRemedies(ink: Ink): void {
  onBase(ink, 'tiers', { half: 66, height: 34 }, () => {
    const low = made(ink, '-26,-84* -58,-70 -66,-30 -58,0* 0,6 60,-1* 68,-32 60,-72 28,-84*', 'black', { rim: 2.4 })
    ink.clip(low, () => scrape(ink, 4, ['-52,-62 -56,-34 -50,-12']))
    drawDoor(ink, 0, 3, 28, 50, 'dusk')
    drawWindow(ink, 40, -40, 16, 18, { lit: true, arched: true })
    const middle = made(ink, '-18,-150* -42,-138 -46,-112 -40,-86* 0,-80 42,-87* 48,-114 44,-139 20,-150*', 'stone', {
      from: 0.44,
    })
    ink.clip(middle, () => ink.wash('-50,-116* 0,-110 52,-117* 50,-78* -48,-78*', { alpha: 0.4 }))
    drawWindow(ink, -18, -116, 15, 19, { arched: true })
    made(ink, '4,-130* 34,-131* 35,-104* 5,-103*', 'bright', { width: 2, halo: 0 })
    ink.lines(['19,-126 19,-108', '10,-117 28,-117'], { width: 4.4, profile: 'even' })
    made(ink, '-8,-206* -26,-160* 0,-152 28,-160* 10,-206*', 'bright', { from: 0.5 })
    ink.clip('-8,-206* -26,-160* 0,-152 28,-160* 10,-206*', () =>
      ink.wash('-30,-178* 30,-180* 30,-150* -30,-150*', { alpha: 0.5 }),
    )
    drawWindow(ink, 1, -174, 11, 13, { lit: true })
    made(ink, '-15,-212* 16,-213* 17,-203* -16,-202*', 'dusk', { width: 2.2 })
    drawSkull(ink)
    drawJars(ink)
    ink.lines(['-40,-150 -50,-160 -40,-170 -50,-182'], { width: 4, dry: 0.4 })
  })
}

function drawSkull(ink: Ink): void {
  ink.at(1, -232, { rotate: -7 }, () => {
    made(ink, '-20,2* -24,-14 -14,-28 4,-30 20,-22 24,-6 18,4* 14,20* -12,21*', 'bright', { width: 2.7, halo: 1 })
    ink.black(ink.ellipse(-9, -6, 6, 7))
    ink.black(ink.ellipse(10, -7, 6, 7))
    ink.black('0,2* 4,8* -3,8*')
    ink.lines(['-6,12 -6,20', '1,12 1,20', '8,12 8,20'], { width: 1.8 })
  })
}

/** What does not fit inside. */
function drawJars(ink: Ink): void {
  made(ink, '52,-62* 116,-66* 116,-58* 52,-54*', 'dusk', { width: 2.4, halo: 1 })
  ink.lines(['60,-54 60,-36', '62,-36 92,-58'], { width: 2.6, profile: 'even' })
  const jars: readonly (readonly [number, Stuff, number])[] = [
    [70, 'bright', 1],
    [89, 'black', 0.86],
    [106, 'stone', 1.06],
  ]
  for (const [x, stuff, scale] of jars) {
    ink.at(x, -64, { scale }, () => {
      made(ink, '-9,0* -10,-22 -6,-28* 6,-28* 10,-22 9,0*', stuff, { width: 2.2, rim: 1 })
      made(ink, '-7,-35* 7,-35* 8,-27* -8,-27*', 'dusk', { width: 1.8 })
      if (stuff === 'bright') {
        ink.dot(-3, -12, 2.4)
        ink.dot(4, -14, 2.4)
        ink.line('-4,-5 0,-7 5,-5', { width: 1.6 })
      }
    })
  }
}

/** The Honest Stall: everything must go, soon, and by night. */
export function drawStall(ink: Ink): void {
  onBase(ink, 'planks', { half: 94, height: 24 }, () => {
    for (const x of [-78, 80]) drawPole(ink, [x, 2], [x, -176], 7)
    made(ink, '-72,-138* 74,-140* 74,-60* -72,-60*', 'black', { rim: 0 })
    for (const [x, y] of [
      [-30, -112],
      [-4, -114],
    ] as const) {
      ink.dot(x, y, 6, { white: true })
      ink.line(`${x + 2},${y - 5} ${x + 2},${y + 5}`, { width: 2.6, profile: 'even' })
      ink.line(`${x - 9},${y - 9} ${x + 8},${y - 5}`, { width: 3, profile: 'even' })
    }
    scrape(ink, 2, ['-26,-92 -14,-86 0,-94'])
    drawWares(ink)
    made(ink, '-90,-66* 90,-68* 92,-56* -92,-53*', 'dusk', { width: 2.7 })
    const cloth = made(
      ink,
      '-86,-54* 86,-56* 82,-22* 68,-16 54,-23* 40,-15 26,-22* 12,-14 -2,-21* -16,-14 -30,-21* -44,-14 -58,-21* -72,-15 -84,-22*',
      'stone',
      { from: 0.5 },
    )
    ink.clip(cloth, () =>
      drawFolds(ink, 'stone', ['-56,-52 -58,-22', '-28,-52 -30,-22', '0,-52 -2,-22', '28,-52 26,-24', '56,-54 54,-24']),
    )
    made(ink, '10,-18* 30,-14 56,2 70,2 88,-8* 84,8 66,18 40,14 18,2', 'dusk', { from: 0.4, halo: 1.4 })
    made(ink, '74,-2* 88,-8 104,-12* 96,6 80,14 70,14*', 'bright', { width: 2.3, halo: 0 })
    const roof = made(
      ink,
      '-104,-166* -76,-222* 78,-226* 108,-170* 98,-152 86,-167* 72,-150 56,-166* 40,-149 24,-165* 8,-148 -8,-164* -24,-148 -40,-165* -56,-149 -72,-165* -88,-150',
      'bright',
      { from: false, halo: 1.2 },
    )
    ink.clip(roof, () => {
      for (let i = 0; i < 4; i++)
        ink.black(`${-74 + i * 40},-228* ${-54 + i * 40},-228* ${-68 + i * 52},-146* ${-98 + i * 52},-146*`)
      ink.wash('60,-228* 110,-170* 104,-146* 66,-146*', { alpha: 0.35 })
    })
    ink.contour(roof, { width: 2.9 })
    drawPriceBoard(ink)
  })
}

function drawWares(ink: Ink): void {
  made(ink, '-66,-66* -70,-84 -58,-92 -44,-86 -46,-66*', 'bright', { width: 2.2 })
  ink.lines(['-66,-80 -48,-78'], { width: 2.4 })
  made(ink, '34,-66* 34,-92* 62,-93* 62,-66*', 'stone', { width: 2.2 })
  made(ink, ink.ellipse(48, -80, 8, 8), 'bright', { width: 1.8, halo: 0, from: false })
  ink.line('48,-85 48,-80 52,-78', { width: 1.6 })
  made(ink, '-30,-66* -28,-76 -16,-80 -4,-76 -2,-66*', 'dusk', { width: 2.2 })
  made(ink, ink.ellipse(18, -74, 7, 9), 'bright', { width: 2.1 })
}

/** Reduced, and reduced, and reduced. */
function drawPriceBoard(ink: Ink): void {
  ink.at(-52, -126, { rotate: -8 }, () => {
    ink.lines(['-14,-28 -14,-20', '16,-28 16,-20'], { width: 1.8, profile: 'even' })
    made(ink, '-26,-22* 28,-23* 28,46* -26,47*', 'bright', { width: 2.6, halo: 1.6, from: 0.8 })
    for (const [y, marks] of [
      [-10, 4],
      [6, 3],
      [22, 2],
    ] as const) {
      for (let i = 0; i < marks; i++) ink.black(ink.leaf(-16 + i * 11, y - 5, 90, 11, 7, { belly: 0.66, tip: 0.8 }))
      ink.line(`-22,${y + 4} 24,${y - 4}`, { width: 3.6 })
    }
    ink.black(ink.leaf(0, 32, 90, 12, 8, { belly: 0.66, tip: 0.8 }))
  })
}

/** The Wandering Shop: it will be there directly. */
export function drawWagon(ink: Ink): void {
  onBase(ink, 'paving', { half: 104, height: 22 }, () =>
    ink.at(4, 0, { scale: 0.96 }, () => {
      made(ink, '64,-170* 64,-206* 54,-212* 54,-222* 88,-224* 88,-212* 78,-206* 78,-166*', 'black', { rim: 1.4 })
      ink.line('72,-228 62,-238 74,-248 64,-260', { width: 5, dry: 0.4 })
      const body = made(ink, '-34,-128* 106,-134* 100,-40* -28,-38*', 'dusk', { from: 0.46, angle: -86 })
      ink.clip(body, () =>
        drawFolds(ink, 'dusk', ['-8,-130 -4,-38', '20,-130 22,-38', '50,-132 50,-38', '78,-132 76,-38'], 2),
      )
      const roof = made(ink, '-46,-126* -36,-164 0,-182 50,-184 98,-172 116,-132* 70,-140 10,-138', 'bright', {
        from: 0.5,
      })
      ink.clip(roof, () => drawFolds(ink, 'bright', ['-14,-134 -8,-174', '30,-138 32,-182', '74,-138 78,-176'], 2.4))
      drawWindow(ink, 16, -94, 40, 30)
      made(ink, '-12,-74* 44,-75* 48,-66* -15,-65*', 'bright', { width: 2.2 })
      for (const [x, y] of [
        [2, -76],
        [18, -78],
        [32, -76],
      ] as const)
        made(ink, ink.ellipse(x, y, 6, 5), 'stone', { width: 1.8, halo: 0.5 })
      drawDoor(ink, 76, -40, 26, 58)
      ink.line('-30,-46 -60,-40 -76,-44', { width: 4, profile: 'even' })
      drawOddWheels(ink)
      drawSnail(ink)
    }),
  )
}

/** No two of them from one wagon. */
function drawOddWheels(ink: Ink): void {
  made(ink, ink.ellipse(-8, -24, 26, 26, 0, 0.01), 'black', { rim: 0 })
  made(ink, ink.ellipse(-8, -24, 18, 18, 0, 0.01), 'bright', { width: 2, halo: 0, from: false })
  for (let i = 0; i < 4; i++)
    ink.line(
      [
        [-8 + Math.cos(i * 0.785) * 18, -24 + Math.sin(i * 0.785) * 18],
        [-8 - Math.cos(i * 0.785) * 18, -24 - Math.sin(i * 0.785) * 18],
      ],
      { width: 3, profile: 'even' },
    )
  made(ink, ink.ellipse(86, -18, 20, 20, 0, 0.02), 'bright', { width: 3, from: false })
  for (const [x, y] of [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ] as const)
    ink.dot(86 + x * 1.3, -18 + y * 1.3, 3)
  made(ink, ink.ellipse(32, -14, 15, 15, 0, 0.02), 'stone', { width: 2.6, from: 0.6 })
  ink.line(ink.ellipse(32, -14, 8, 8), { width: 1.6, closed: true })
  made(ink, '52,-12* 60,-26* 70,-14* 64,2* 54,2*', 'dusk', { width: 2.4 })
  ink.dot(61, -10, 2.4)
}

/** Bored since the last hill. */
function drawSnail(ink: Ink): void {
  made(ink, '-116,2* -112,-20 -104,-40 -96,-46 -88,-38 -86,-20 -60,-14 -48,2* -80,6', 'bright', {
    from: 0.56,
    halo: 1.4,
  })
  made(ink, ink.ellipse(-70, -34, 26, 25, 0, 0.02), 'stone', { from: 0.46, halo: 1.2 })
  ink.line('-66,-12 -90,-24 -90,-46 -68,-54 -50,-40 -56,-24 -72,-24 -76,-38 -66,-42', { width: 2.6 })
  for (const [x, tip] of [
    [-104, -112],
    [-94, -92],
  ] as const) {
    ink.line(`${x},-40 ${tip},-66`, { width: 4, profile: 'even' })
    made(ink, ink.ellipse(tip, -71, 7.6, 7.6), 'bright', { width: 2, halo: 0.6, from: false })
    ink.black(`${tip - 8},-72* ${tip + 8},-72* ${tip + 7},-80 ${tip - 7},-80`)
    ink.dot(tip - 2, -69, 2.2)
  }
  ink.line('-112,-22 -106,-20 -100,-22', { width: 2.2 })
  ink.lines(['-96,-20 -74,-44', '-104,-30 -88,-30'], { width: 2.4, profile: 'even' })
}

/** Nibs & Sons: fine, medium, broad, and to let. */
export function drawNibs(ink: Ink): void {
  onBase(ink, 'books', { half: 66, height: 36 }, () => {
    const barrel = made(ink, '-36,2* -40,-60 -36,-128* 38,-130* 42,-60 38,1* 0,8', 'black', { rim: 2.6 })
    ink.clip(barrel, () => scrape(ink, 4, ['-30,-116 -33,-60 -30,-10']))
    made(ink, '-42,-34* 0,-28 44,-35* 43,-22* 0,-15 -41,-21*', 'bright', { width: 2.4 })
    made(ink, '38,-120* 54,-124 60,-112 56,-70 50,-60 46,-72 47,-108 38,-108*', 'bright', { width: 2.5, halo: 1.2 })
    drawDoor(ink, 0, 4, 22, 32, 'dusk')
    drawWindow(ink, -12, -84, 13, 17, { lit: true, arched: true })
    drawWindow(ink, 14, -60, 11, 14, { lit: true, arched: true })
    drawWindow(ink, 12, -104, 11, 14, { lit: true, arched: true })
    made(ink, '-30,-126* -26,-160* 28,-162* 32,-128* 0,-120', 'stone', { from: 0.4 })
    drawFolds(ink, 'stone', ['-28,-136 0,-131 30,-138', '-27,-148 0,-143 29,-150'])
    made(ink, '-26,-160* -38,-188 -24,-218 0,-246* 26,-220 40,-190 28,-162* 0,-154', 'bright', { from: 0.44, width: 3 })
    ink.line('0,-244 1,-204', { width: 2.2, profile: 'even' })
    ink.black(ink.ellipse(1, -198, 6, 7))
    ink.dot(-1, -200, 1.8, { white: true })
    made(ink, '-54,-166* 0,-158 56,-168* 54,-156* 0,-146 -52,-154*', 'dusk', { width: 2.6, halo: 1 })
    for (let x = -48; x < 52; x += 12)
      ink.line(`${x},${-162 + Math.cos(x / 34) * 4} ${x},${-180 + Math.cos(x / 34) * 4}`, {
        width: 2.2,
        profile: 'even',
      })
    ink.line('-53,-184 0,-176 55,-186', { width: 3, profile: 'even' })
    ink.lines(['-40,-132 -56,-134', '-52,-134 -52,-122'], { width: 3, profile: 'even' })
    made(ink, '-70,-122* -38,-122* -38,-88* -54,-80* -70,-88*', 'bright', { width: 2.4, halo: 1 })
    made(ink, '-60,-116* -48,-116* -47,-102 -54,-86* -61,-102', 'black', { rim: 0, halo: 0 })
    ink.line('-54,-100 -54,-90', { width: 1.3, white: true })
    made(ink, ink.leaf(0, -262, 90, 18, 12, { belly: 0.66, tip: 0.8 }), 'black', { rim: 0 })
  })
}
