import type { Ink } from '../../ink/ink'
import { onBase } from '../kit/bases'
import { drawStones, drawWindow } from '../kit/buildings'
import { drawArm, drawHand } from '../kit/limbs'
import { drawFeather, drawFolds, drawPatch, drawPole } from '../kit/props'
import { made, type Stuff, scrape } from '../kit/stuff'

/** Castle Aldebert: do not knock. */
export function drawCastle(ink: Ink): void {
  onBase(ink, 'cushion', { half: 94, height: 42 }, () => {
    drawTower(ink, -66, -112, 24, 'dusk', -1)
    drawTower(ink, 70, -122, 24, 'black', 1)
    drawTower(ink, 0, -152, 31, 'stone', 1)
    const wall = made(
      ink,
      '-84,2* -84,-74* -70,-74* -70,-66* -56,-66* -56,-74* -40,-74* -40,-66* -26,-66* -26,-74* 28,-75* 28,-67* 42,-67* 42,-75* 58,-75* 58,-67* 72,-67* 72,-75* 88,-75* 88,1* 0,8',
      'bright',
      { from: 0.5, halo: 1.2 },
    )
    ink.clip(wall, () => drawStones(ink, { left: -78, top: -58, right: 82, bottom: -8 }, 14, 'castle'))
    for (const [x, lid] of [
      [-44, -1],
      [48, 1],
    ] as const) {
      made(ink, ink.ellipse(x, -44, 15, 13), 'stone', { width: 2.4, halo: 1.4, from: false })
      ink.line(`${x - 15},-42 ${x},-35 ${x + 15},-42`, { width: 4.2 })
      ink.lines([`${x - 9},-38 ${x - 12},-28`, `${x},-35 ${x},-24`, `${x + 9},-38 ${x + 12},-28`], { width: 2.6 })
      ink.line(`${x - 12},${-62 - lid} ${x + 12},${-62 + lid}`, { width: 2.6 })
    }
    made(ink, '-27,4* -28,-36 -16,-54 2,-58 20,-54 30,-36 29,4*', 'black', { rim: 0, halo: 1.2 })
    for (const x of [-18, -6, 7, 19])
      made(ink, `${x - 5},${-52 + Math.abs(x) * 0.4}* ${x + 6},${-52 + Math.abs(x) * 0.4}* ${x + 1},-32*`, 'bright', {
        width: 1.8,
        halo: 0,
        from: false,
      })
    const tongue = made(ink, '-22,-4* 24,-6* 28,16 30,34 2,42 -26,34 -24,14', 'bright', {
      width: 2.7,
      from: 0.8,
      halo: 1,
    })
    ink.clip(tongue, () => {
      ink.wash(tongue, { alpha: 0.6, color: '#d8432b' })
      ink.lines(['2,-4 3,20 1,36', '-24,8 28,6', '-25,22 29,21'], { width: 1.8 })
    })
    ink.lines(['-24,-4 -30,-30', '26,-6 33,-32'], { width: 2.4, profile: 'even' })
    ink.line(ink.ellipse(34, -14, 8, 8), { width: 1.6, closed: true })
  })
}

/** A tower in its nightcap. */
function drawTower(ink: Ink, x: number, top: number, half: number, cap: Stuff, side: 1 | -1): void {
  made(ink, `${x - half},0* ${x - half},${top}* ${x + half},${top - 2}* ${x + half},0*`, 'bright', {
    from: 0.5,
  })
  ink.lines(
    [
      `${x - half * 0.6},${top + 28} ${x - half * 0.3},${top + 31} ${x},${top + 28}`,
      `${x + half * 0.2},${top + 27} ${x + half * 0.5},${top + 30} ${x + half * 0.8},${top + 26}`,
    ],
    { width: 2.4 },
  )
  const w = half + 8
  ink.at(x, top, { scaleX: side }, () => {
    const hat = made(
      ink,
      `${-w},2* ${-w + 4},-26 ${-w * 0.3},-66 ${w * 0.5},-78 ${w + 16},-60 ${w + 20},-26* ${w + 10},-28 ${w * 0.9},-44 ${w * 0.5},-48 ${w * 0.74},-22 ${w},0*`,
      cap,
      { from: 0.46 },
    )
    ink.clip(hat, () =>
      drawFolds(ink, cap, [`${-w * 0.6},-8 ${-w * 0.3},-40 ${w * 0.2},-62`, `${w * 0.1},-8 ${w * 0.2},-34`], 2),
    )
    made(ink, ink.ellipse(w + 15, -20, 9, 9), 'bright', { width: 2.3, halo: 1 })
    made(ink, `${-w - 3},6* ${-w},-7 0,-11 ${w},-8 ${w + 3},5* 0,1`, 'bright', { width: 2.4, halo: 0.6, from: 0.7 })
  })
}

/** The Letter Tree: those that are ripe have been answered. */
export function drawLetterTree(ink: Ink): void {
  onBase(ink, 'block', { half: 70, height: 34, wear: 'crack' }, () => {
    const trunk = made(
      ink,
      '-40,4* -22,-10 -16,-60 -22,-96 -44,-122 -74,-140* -64,-146 -36,-134 -24,-128 -34,-170 -52,-202* -40,-198 -22,-166 -10,-136 0,-176 -6,-226* 6,-220 12,-174 14,-140 34,-164 52,-200* 60,-194 46,-154 34,-128 66,-140 92,-138* 88,-130 60,-126 28,-100 16,-60 22,-12 44,3* 20,4 8,-2 -8,5 -20,0',
      'black',
      { rim: 2 },
    )
    ink.clip(trunk, () =>
      scrape(ink, 1.7, ['-8,-12 -4,-60 -10,-110', '6,-20 8,-64 18,-104', '-2,-120 2,-160', '-30,-8 -14,-20']),
    )
    made(ink, ink.ellipse(2, -76, 8, 11), 'dusk', { width: 2, halo: 0 })
    for (const [x, y, turn, scale] of [
      [-86, -138, -14, 1],
      [-62, -164, 10, 0.9],
      [-66, -206, -20, 1],
      [-30, -222, 8, 0.9],
      [4, -236, -8, 1.05],
      [30, -196, 12, 0.86],
      [60, -214, 18, 1.05],
      [76, -176, -6, 0.9],
      [100, -142, 12, 0.9],
      [70, -118, -10, 0.8],
      [-40, -178, -4, 0.8],
      [-58, -114, 8, 0.8],
      [34, -238, 16, 0.8],
    ] as const)
      drawEnvelope(ink, x, y, turn, scale)
    ink.at(-46, -24, { rotate: 42 }, () => drawEnvelope(ink, 0, 24, 0, 0.8))
    ink.lines(['58,4 30,-132', '78,2 48,-136'], { width: 5, profile: 'even' })
    for (let i = 0; i < 7; i++)
      ink.line(`${57 - i * 4.2},${-12 - i * 18} ${73 - i * 4.2},${-14 - i * 18}`, { width: 4, profile: 'even' })
    drawPostOwl(ink)
  })
}

function drawEnvelope(ink: Ink, x: number, y: number, turn: number, scale: number): void {
  ink.at(x, y, { rotate: turn, scale }, () => {
    made(ink, '-20,-13* 20,-14* 20,13* -20,14*', 'bright', { width: 2.3, halo: 1.2, from: 0.8 })
    ink.line('-19,-12 0,3 19,-13', { width: 1.8 })
    if (scale > 0.85) ink.black(ink.ellipse(0, 3, 4, 3.6))
  })
}

/** It cancels them with its foot. */
function drawPostOwl(ink: Ink): void {
  ink.at(-52, -140, { scale: 0.98 }, () => {
    made(ink, '-22,-44* -26,-62* -12,-54 8,-54 22,-62* 20,-44* 26,-20 16,2 0,8 -16,2 -26,-20', 'dusk', {
      halo: 1.6,
      from: 0.44,
    })
    made(ink, '-12,-24 0,-28 12,-24 12,-6 0,3 -12,-6', 'stone', { width: 1.8, halo: 0 })
    drawFolds(ink, 'stone', ['-6,-18 -3,-15 0,-18 3,-15 6,-18', '-6,-10 -3,-7 0,-10 3,-7 6,-10'], 1.3)
    for (const x of [-10, 9]) {
      made(ink, ink.ellipse(x, -39, 10, 10), 'bright', { width: 2.2, halo: 0.4, from: false })
      ink.dot(x + 1, -38, 4)
    }
    made(ink, '-4,-34* 4,-34* 0,-24*', 'black', { rim: 0, halo: 0.6 })
    made(ink, '18,-30* 34,-24 38,-12 28,-10 20,-16*', 'dusk', { width: 2.3 })
    made(ink, '30,-14* 36,-14* 38,2* 44,2* 44,10* 24,10* 24,2* 30,2*', 'black', { rim: 1, halo: 1 })
    for (const x of [-8, 6]) ink.line(`${x},6 ${x},14`, { width: 4, profile: 'even' })
  })
}

/** The Leaky Sieve: she has been sinking for eleven years, and is good at it. */
export function drawSieve(ink: Ink): void {
  onBase(ink, 'pool', { half: 98, height: 22 }, () => {
    drawPole(ink, [0, -60], [6, -238], 7)
    const sail = made(ink, '12,-220* 60,-206 88,-168 84,-112* 50,-96 14,-98* 26,-158', 'bright', { from: 0.5 })
    ink.clip(sail, () => drawFolds(ink, 'bright', ['20,-200 44,-160 40,-100', '20,-214 66,-170 66,-104']))
    drawPatch(ink, 40, -176, 11, 10, 'dusk')
    drawPatch(ink, 62, -136, 12, -8, 'black')
    drawPatch(ink, 32, -124, 8, 20, 'stone')
    made(ink, '0,-212* -16,-190 -44,-150 -66,-108* -34,-100 0,-104* -6,-160', 'stone', { from: 0.5 })
    drawPatch(ink, -22, -134, 9, -14, 'bright')
    made(ink, '8,-236* 40,-246 34,-236 42,-226* 8,-226*', 'black', { rim: 1 })
    made(ink, '-86,-74* -60,-92* -52,-92* -50,-66*', 'dusk', { width: 2.4 })
    const hull = made(ink, '-100,-76* -50,-60 0,-56 52,-62 104,-84* 98,-50 78,-14 50,4 -46,4 -76,-14 -94,-46', 'dusk', {
      from: 0.4,
    })
    ink.clip(hull, () => {
      ink.lines(['-98,-60 0,-40 102,-66', '-94,-44 0,-22 98,-48', '-84,-26 0,-6 90,-28'], { width: 2, profile: 'even' })
      ink.black('-100,-80* 0,-60 106,-88* 106,-74* 0,-46 -100,-66*')
    })
    ink.contour(hull, { width: 2.8 })
    for (const [x, y, reach, rise] of [
      [-74, -34, -44, -18],
      [-42, -18, -50, -14],
      [-2, -30, 0, -26],
      [40, -22, 46, -18],
      [76, -40, 40, -20],
    ] as const)
      drawSpurt(ink, x, y, reach, rise)
    drawArm(ink, [-34, -58], [-40, -84], [-62, -112], { stuff: 'black', thick: 18, cuff: 'bright', hand: 'none' })
    ink.lines(['-60,-122 -78,-148'], { width: 5, profile: 'even' })
    ink.at(-92, -164, { rotate: -24 }, () => {
      made(ink, '-26,-4* 26,-4* 20,14 8,22 -8,22 -20,14', 'bright', { width: 2.5, halo: 1.2 })
      made(ink, '-29,-9* 29,-9* 29,-2* -29,-2*', 'stone', { width: 2.2 })
      for (const [x, y] of [
        [-14, 4],
        [-5, 5],
        [5, 5],
        [14, 4],
        [-9, 12],
        [1, 13],
        [10, 11],
      ] as const)
        ink.dot(x, y, 2)
    })
    drawHand(ink, [-66, -120], -124, { size: 20, left: true })
    for (const [x, y] of [
      [-88, -130],
      [-100, -124],
      [-92, -114],
    ] as const)
      ink.black(ink.leaf(x, y, -90, 9, 5, { belly: 0.3 }))
  })
}

/** Water where none should be. */
function drawSpurt(ink: Ink, x: number, y: number, reach: number, rise: number): void {
  ink.black(ink.ellipse(x, y, 5, 5))
  if (reach === 0) {
    made(
      ink,
      `${x - 3},${y}* ${x - 6},${y + 16} ${x - 9},${y + 40}* ${x},${y + 36} ${x + 10},${y + 40}* ${x + 7},${y + 16} ${x + 4},${y}*`,
      'bright',
      { width: 2, from: false },
    )
    return
  }
  const end = x + reach
  made(
    ink,
    `${x},${y - 3}* ${x + reach * 0.4},${y + rise} ${x + reach * 0.8},${y + rise * 0.2} ${end},${y + 26}* ${end - reach * 0.2},${y + 26}* ${x + reach * 0.64},${y + rise * 0.1 + 8} ${x + reach * 0.36},${y + rise + 8} ${x},${y + 3}*`,
    'bright',
    { width: 2, halo: 1, from: false },
  )
}

/** The Closed Circus: come in, says the shoe. */
export function drawCircus(ink: Ink): void {
  onBase(ink, 'wheel', { half: 92, height: 26 }, () => {
    for (const [x, y] of [
      [-104, 0],
      [108, -2],
    ] as const) {
      ink.line(`${x * 0.7},-78 ${x},${y}`, { width: 1.8, profile: 'even' })
      made(ink, `${x - 4},${y - 8}* ${x + 4},${y - 8}* ${x + 1},${y + 6}*`, 'dusk', { width: 1.9 })
    }
    const wall = made(ink, '-80,-92* 82,-94* 90,0* 0,7 -88,1*', 'bright', { from: false })
    ink.clip(wall, () => {
      for (const [top, foot] of [
        [-66, -74],
        [-26, -30],
        [14, 16],
        [54, 60],
      ] as const)
        ink.black(`${top},-96* ${top + 19},-96* ${foot + 22},10* ${foot},10*`)
      ink.wash('52,-96* 96,-96* 96,8* 62,8*', { alpha: 0.36 })
    })
    ink.contour(wall, { width: 2.8 })
    const roof = made(
      ink,
      '-100,-90* -58,-120 -24,-158 0,-212* 26,-160 60,-122 104,-94* 94,-78 82,-92* 68,-76 54,-90* 40,-74 26,-89* 12,-73 -2,-88* -16,-72 -30,-88* -44,-73 -58,-88* -72,-74 -84,-87* -92,-77',
      'bright',
      { from: false, halo: 1.4 },
    )
    ink.clip(roof, () => {
      for (const [from, to] of [
        [-92, -60],
        [-32, -2],
        [26, 54],
        [78, 106],
      ] as const)
        ink.black(`0,-214* ${from},-94* ${from + 2},-66* ${to},-66* ${to},-94*`)
      ink.wash('10,-200* 106,-94* 96,-70* 50,-70*', { alpha: 0.36 })
    })
    ink.contour(roof, { width: 2.9 })
    drawPole(ink, [0, -208], [2, -246], 4)
    made(ink, '2,-244* 22,-238 28,-214 22,-196* 14,-204 8,-198* 10,-222', 'dusk', { width: 2.4 })
    made(ink, '-16,-70* 18,-71* 22,2* -20,3*', 'stone', { width: 2.6, from: 0.6 })
    ink.line('6,-70 3,-40 8,2', { width: 2.4, profile: 'even' })
    for (const y of [-60, -44, -28]) {
      made(ink, ink.ellipse(0, y, 6.4, 6.4), 'bright', { width: 2, halo: 0.6, from: false })
      for (const [dx, dy] of [
        [-2, -2],
        [2, -2],
        [-2, 2],
        [2, 2],
      ] as const)
        ink.dot(dx, y + dy, 1)
      ink.line(`8,${y} 14,${y + 1}`, { width: 2 })
    }
    drawClownShoe(ink)
    drawPatch(ink, 70, -40, 9, 10, 'dusk')
  })
}

function drawClownShoe(ink: Ink): void {
  made(ink, '-12,-14* 4,-14* 8,-4 24,-8 46,-10 58,2 54,14* 0,16 -14,12*', 'bright', { halo: 1.6, from: 0.6 })
  ink.black('30,-9 46,-10 58,2 54,14* 36,15* 42,4')
  made(ink, '58,14* 0,17 -16,13* -16,18* 0,22 58,20*', 'dusk', { width: 2 })
  made(ink, '-12,-20* 6,-20* 7,-11* -13,-10*', 'bright', { width: 2 })
  made(ink, '10,-6* 2,-16 -4,-8 6,-4 14,-2 22,-12 26,-4*', 'black', { halo: 0.6, rim: 0 })
  scrape(ink, 2.4, ['38,-4 48,-1 51,5'])
}

/** Morvane's Inkstand: one of them is refilled at night. */
export function drawInkstand(ink: Ink): void {
  onBase(ink, 'drawer', { half: 82, height: 38, stuff: 'stone' }, () => {
    drawFeather(ink, -52, -150, -108, 92, 'black')
    drawFeather(ink, 50, -102, -72, 96, 'black')
    drawFeather(ink, -34, -150, -78, 66, 'stone')
    for (const [x, y, scale] of [
      [-44, 0, 1.2],
      [48, 0, 1.14],
      [-44, -62, 1],
      [48, -60, 0.94],
      [-44, -114, 0.86],
    ] as const)
      drawInkwell(ink, x, y, scale)
    made(ink, '-18,-54* 20,-54* 22,-44* -18,-44*', 'dusk', { width: 2.4 })
    for (const x of [-8, 10]) ink.line(`${x},-44 ${x},-34`, { width: 1.8 })
    made(ink, '-16,-64* -14,-72 -6,-68 2,-76 10,-68 18,-72 20,-64*', 'black', { rim: 1 })
    drawWindow(ink, -44, -84, 13, 19, { lit: true, arched: true })
    ink.lines(['-62,-92 -70,-98', '-26,-92 -18,-98', '-62,-76 -71,-74', '-26,-76 -17,-74'], { width: 1.8, white: true })
    made(ink, '26,2* 26,-18 38,-30 52,-18 54,2*', 'bright', { width: 2.2, halo: 0, from: false })
    made(ink, '30,2* 30,-17 39,-25 49,-17 50,2*', 'black', { rim: 0, halo: 0 })
    for (const [x, y, length] of [
      [-78, -24, 18],
      [-18, -40, 14],
      [82, -30, 20],
      [76, -76, 13],
    ] as const)
      ink.black(ink.leaf(x, y, 90, length, 7, { belly: 0.7, tip: 0.8 }))
    made(ink, '-4,2* -10,-6 4,-10 18,-5 14,3*', 'black', { rim: 1 })
  })
}

/** A well of ink, one storey high; 0, 0 is the middle of its foot. */
function drawInkwell(ink: Ink, x: number, y: number, scale: number): void {
  ink.at(x, y, { scale }, () => {
    made(ink, '-20,-44* -32,-36 -36,-14 -30,0* 0,5 30,0* 36,-14 32,-36 20,-44*', 'black', { rim: 2.2, halo: 1.2 })
    scrape(ink, 2.6, ['-28,-32 -30,-14'])
    made(ink, '-23,-54* 0,-50 23,-55* 24,-42* 0,-37 -24,-41*', 'dusk', { width: 2.4, halo: 0.8 })
    drawFolds(ink, 'dusk', ['-10,-51 -10,-39', '10,-51 10,-39'], 1.4)
  })
}
