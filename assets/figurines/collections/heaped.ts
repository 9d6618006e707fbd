import type { Ink } from '../../ink/ink'
import type { Line } from '../../ink/path'
import { onBase } from '../kit/bases'
import { drawFolds, drawPole } from '../kit/props'
import { made, type Stuff, scrape } from '../kit/stuff'

const KEY_STUFFS: readonly Stuff[] = ['bright', 'stone', 'dusk', 'black', 'bright']

/** The Heap of Lost Keys: the lock is in there too. */
export function drawKeys(ink: Ink): void {
  onBase(ink, 'cushion', { half: 88, height: 40 }, () => {
    const random = ink.fork('keys')
    made(ink, '-86,2* -70,-30 -44,-78 -22,-128 -2,-168 20,-130 44,-78 70,-32 88,2* 0,8', 'dusk', { from: 0.2 })
    const rows = [0, 1, 2, 3, 4, 5, 6, 7]
    for (const row of rows.toReversed()) {
      const y = -6 - row * 20
      const half = 80 - row * 10.4
      const count = Math.max(1, Math.round(half / 11))
      for (let i = 0; i < count; i++) {
        const x = count === 1 ? 0 : -half + (i / (count - 1)) * half * 2
        const stuff = KEY_STUFFS[Math.floor(random.between(0, 4.99))] ?? 'bright'
        ink.at(
          x + random.between(-5, 5),
          y + random.between(-5, 5),
          { rotate: random.between(-80, 260), scale: random.between(0.72, 1.1) },
          () => drawKey(ink, stuff, i % 3),
        )
      }
    }
    drawBuriedDoor(ink)
    drawMagpie(ink)
  })
}

function drawKey(ink: Ink, stuff: Stuff, bow: number): void {
  const ring =
    bow === 0
      ? ink.ellipse(0, -16, 9, 9)
      : bow === 1
        ? ink.path('-9,-8* 0,-26* 9,-8* 0,-4', true)
        : ink.clay([ink.ellipse(-6, -14, 6, 6), ink.ellipse(6, -14, 6, 6), ink.ellipse(0, -22, 6, 6)], 2)
  made(ink, '-2.6,-8* 2.6,-8* 3,22* 12,22* 12,27* 3,28* 3,32* 11,32* 11,37* -3,38*', stuff, {
    width: 1.9,
    halo: 0.7,
    from: 0.7,
    rim: 0.8,
  })
  made(ink, ring, stuff, { width: 2, halo: 0.7, from: 0.7, rim: 0.8 })
  made(ink, ink.ellipse(0, -15, 3.6, 3.6), stuff === 'black' ? 'stone' : 'black', { width: 1.4, halo: 0, rim: 0 })
}

/** Only its upper half looks out, and its keyhole. */
function drawBuriedDoor(ink: Ink): void {
  ink.at(-6, -20, { rotate: -9 }, () => {
    made(ink, '-26,16* -28,-36 -20,-58 0,-66 22,-58 29,-36 28,14* 12,6 0,18* -12,8', 'bright', { halo: 2, width: 3 })
    drawFolds(ink, 'bright', ['-12,-58 -13,6', '10,-60 11,4'], 2)
    made(ink, '-12,-36* 12,-37* 13,-4* 0,2 -12,-3*', 'black', { rim: 1.2 })
    ink.dot(0, -24, 5, { white: true })
    ink.line('0,-22 0,-9', { width: 5, white: true, profile: 'grow' })
    for (const y of [-46, -52]) ink.dot(0, y, 1.8)
  })
}

function drawMagpie(ink: Ink): void {
  ink.at(0, -166, { rotate: -6 }, () => {
    ink.lines(['-4,-4 -6,14', '8,-4 8,12'], { width: 3, profile: 'even' })
    made(ink, '14,-22* 40,-4 66,26 74,44* 62,42 36,18 10,-4*', 'black', { rim: 1.4 })
    made(ink, '-28,-50 -34,-28 -20,-6 6,-2 22,-16 18,-34 0,-46 -8,-60 -20,-62', 'bright', { from: 0.6 })
    made(ink, '-32,-36* -24,-22 -6,-26 8,-44* -2,-66 -20,-72 -36,-62 -38,-48', 'black', { rim: 1.6 })
    made(ink, '-4,-36* 12,-38 30,-20 38,-4* 16,-6 0,-18', 'black', { rim: 1.4 })
    scrape(ink, 1.8, ['4,-28 18,-18 30,-8', '2,-22 14,-12'])
    ink.dot(-22, -58, 4, { white: true })
    ink.dot(-23, -58, 1.8)
    made(ink, '-36,-60* -60,-54 -37,-48*', 'dusk', { width: 2.1 })
    ink.at(-58, -44, { rotate: 20, scale: 0.86 }, () => drawKey(ink, 'bright', 2))
  })
}

/** Biggin's Former Heads: he left every one of them of his own accord. */
export function drawHeads(ink: Ink): void {
  onBase(ink, 'column', { half: 84, height: 40 }, () => {
    drawStand(ink, -62, -86, -4)
    const round = made(ink, '-92,-104 -94,-128 -80,-150 -56,-154 -34,-142 -28,-116 -38,-94 -62,-86 -82,-92', 'bright', {
      from: 0.52,
    })
    drawStand(ink, 6, -136, 3)
    const egg = made(ink, '-18,-160 -22,-196 -12,-226 6,-236 24,-228 34,-198 30,-162 18,-140 -4,-138', 'stone', {
      from: 0.46,
    })
    drawFolds(ink, 'stone', ['-10,-190 6,-186 22,-190', '4,-186 6,-168 2,-164'], 2)
    drawStand(ink, 68, -92, 5)
    const square = made(ink, '40,-100* 38,-150* 96,-154* 98,-102* 70,-94', 'dusk', { from: 0.44 })
    drawFolds(ink, 'dusk', ['50,-132 62,-136 70,-132', '76,-132 84,-135 92,-132', '58,-112 72,-108 86,-113'], 2.2)
    ink.lines(['-76,-122 -68,-118 -62,-122', '-56,-122 -49,-118 -42,-123', '-70,-104 -60,-106 -50,-103'], {
      width: 2.2,
    })
    drawBites(ink, round, [
      [-84, -150],
      [-70, -156],
      [-55, -155],
    ])
    drawBites(ink, egg, [
      [9, -238],
      [24, -230],
      [32, -216],
    ])
    drawBites(ink, square, [
      [84, -154],
      [97, -147],
      [99, -132],
    ])
    drawPumpkin(ink)
    for (const [x, y] of [
      [-92, -2],
      [90, 0],
      [70, -4],
    ] as const)
      made(ink, ink.ellipse(x, y, 4, 3), 'bright', { width: 1.7 })
  })
}

function drawStand(ink: Ink, x: number, top: number, lean: number): void {
  made(
    ink,
    `${x - 22},4* ${x - 18},-6 ${x - 5},-12* ${x - 5 + lean},${top}* ${x + 6 + lean},${top}* ${x + 6},-12* ${x + 18},-6 ${x + 23},3* ${x},8`,
    'dusk',
    { from: 0.44 },
  )
  ink.lines([`${x - 6},-18 ${x + 7},-19`, `${x - 6},-23 ${x + 7},-24`], { width: 1.7 })
}

/** What he has taken with him: bites out of the edge of a head, each a little into the next. */
function drawBites(ink: Ink, head: Line, places: readonly (readonly [number, number])[]): void {
  const bitten = ink.union(places.map(([x, y]) => ink.ellipse(x, y, 10.5, 10.5, 0, 0.02)))
  ink.hole(bitten)
  ink.clip(head, () => ink.line(bitten, { width: 3.2, closed: true, profile: 'even' }))
}

/** The one he is on speaking terms with. */
function drawPumpkin(ink: Ink): void {
  ink.at(6, -34, { rotate: 5 }, () => {
    made(
      ink,
      ink.clay([ink.ellipse(-22, 0, 20, 32), ink.ellipse(24, 0, 20, 32), ink.ellipse(0, 2, 24, 36)], 2),
      'bright',
      { from: 0.46, halo: 2, width: 3 },
    )
    drawFolds(
      ink,
      'bright',
      ['-4,-32 -16,-20 -18,6 -10,32', '6,-32 18,-18 20,8 12,32', '-26,-26 -36,0 -28,26', '30,-26 38,2 30,26'],
      2.2,
    )
    made(ink, '-4,-32* -8,-46 -16,-52* -2,-56 8,-48 8,-32*', 'dusk', { width: 2.4 })
    ink.black('-22,-10* -8,-6* -12,4* -22,2*')
    ink.black('24,-12* 10,-7* 14,3* 24,1*')
    ink.black('-20,14* -10,18 0,15* 8,19 22,12* 14,26 0,28 -14,25')
    ink.lines(['-8,15 -6,22', '6,16 7,22'], { width: 3.4, white: true, profile: 'even' })
  })
}

/** Quibble's Seals: all change, says none of them. */
export function drawSeals(ink: Ink): void {
  onBase(ink, 'block', { half: 74, height: 32 }, () => {
    made(ink, '-88,-8* -88,-20 0,-34 88,-20 88,-8* 60,4 0,9 -60,4', 'stone', { from: 0.44 })
    made(ink, ink.ellipse(0, -21, 90, 17, 0, 0.01), 'bright', { from: false })
    drawPole(ink, [0, -22], [0, -200], 12)
    scrape(ink, 2, ['-4,-40 4,-56', '-4,-70 4,-86', '-4,-100 4,-116', '-4,-130 4,-146'])
    drawStamp(ink, -34, -96, 0.74, 'stone', 'tick')
    drawStamp(ink, 42, -92, 0.78, 'dusk', 'drop')
    drawStamp(ink, -64, -70, 0.96, 'dusk', 'cross')
    drawStamp(ink, 70, -66, 1, 'black', 'tick')
    drawStamp(ink, 2, -62, 1.5, 'black', 'no')
    drawCanopy(ink)
  })
}

/** A stamp with a knob for a head, hung by it; its face is turned to us. */
function drawStamp(
  ink: Ink,
  x: number,
  y: number,
  scale: number,
  stuff: Stuff,
  sign: 'no' | 'cross' | 'tick' | 'drop',
): void {
  ink.line(
    [
      [x, -190],
      [x * 1.02, y - 40 * scale],
    ],
    { width: 2.4, profile: 'even' },
  )
  ink.at(x, y, { rotate: x * 0.06, scale }, () => {
    made(ink, ink.ellipse(0, -34, 10, 10), stuff, { width: 2.4, halo: 1 })
    made(ink, '-5,-26* 5,-26* 9,-10 20,-2* -20,-2* -9,-10', stuff, { width: 2.4, halo: 0.8 })
    made(ink, '-24,-4* 24,-5* 25,36* -25,37*', 'bright', { width: 2.6, halo: 1.2, from: 0.8 })
    if (sign === 'no') {
      ink.line(ink.ellipse(0, 16, 13.5, 13.5), { width: 4.6, closed: true, profile: 'even' })
      ink.line('-9,7 9,25', { width: 4.6, profile: 'even' })
    } else if (sign === 'cross') ink.lines(['-11,6 11,27', '11,6 -11,27'], { width: 4.6, profile: 'even' })
    else if (sign === 'tick') {
      ink.line('-12,16 -4,26 12,6', { width: 4, profile: 'even' })
      ink.line('-14,28 14,4', { width: 3, profile: 'even' })
    } else {
      ink.black(ink.leaf(0, 4, 90, 26, 18, { belly: 0.66, tip: 0.8 }))
      ink.line('-12,6 12,28', { width: 3.4, white: true, profile: 'even' })
    }
  })
}

function drawCanopy(ink: Ink): void {
  const roof =
    '-98,-176* -60,-206 -20,-228 0,-246* 20,-230 60,-208 98,-180* 88,-164 78,-176* 62,-160 48,-172* 32,-156 16,-170* 0,-154 -16,-169* -32,-155 -48,-171* -64,-158 -78,-174* -90,-162'
  const canopy = ink.form(roof, { width: 2.8, halo: 1.6, fill: '#fff9ec', contour: false })
  ink.clip(canopy, () => {
    for (const [from, to] of [
      [-98, -64],
      [-32, 0],
      [32, 64],
    ] as const)
      ink.black(`0,-246* ${from},-178* ${from + 2},-150* ${to},-150* ${to},-176*`)
    ink.wash('30,-240* 100,-180* 90,-150* 40,-150*', { alpha: 0.35 })
  })
  ink.contour(canopy, { width: 2.9 })
  ink.line('-96,-176 -48,-174 0,-172 50,-175 97,-180', { width: 1.8 })
  made(ink, '0,-244* 0,-266* 26,-258* 3,-252*', 'stone', { width: 2.2 })
}

/** A Tame Swarm: sit. */
export function drawSwarm(ink: Ink): void {
  onBase(ink, 'tiers', { half: 66, height: 38, stuff: 'dusk' }, () => {
    drawNet(ink)
    const dome = '-76,0* -82,-70 -78,-130 -56,-180 -24,-204 0,-208 26,-204 58,-180 80,-130 84,-70 78,0* 0,8'
    made(ink, dome, 'paper', { from: false, width: 3 })
    const random = ink.fork('swarm')
    const inside = (x: number, y: number) => Math.hypot(x / 68, (y + 104) / 86) < 1
    for (let i = 0; i < 190; i++) {
      const [angle, reach] = [random.between(0, 6.283), Math.sqrt(random.between(0.02, 1))]
      const [x, y] = [Math.cos(angle) * reach * 66, -104 + Math.sin(angle) * reach * 82]
      ink.dot(x, y, random.between(0.9, 2))
    }
    const features: readonly (readonly [
      from: readonly [number, number],
      to: readonly [number, number],
      count: number,
      spread: number,
    ])[] = [
      [[-48, -146], [-14, -128], 44, 4],
      [[48, -148], [14, -128], 44, 4],
      [[-34, -112], [-26, -108], 40, 8],
      [[28, -112], [36, -110], 40, 8],
      [[-36, -52], [-16, -66], 36, 4],
      [[-16, -66], [18, -66], 44, 4],
      [[18, -66], [38, -50], 36, 4],
      [[-4, -92], [4, -86], 16, 4],
    ]
    for (const [from, to, count, spread] of features) {
      for (let i = 0; i < count; i++) {
        const share = random.between(0, 1)
        const x = from[0] + (to[0] - from[0]) * share + random.signed() * spread
        const y = from[1] + (to[1] - from[1]) * share + random.signed() * spread
        if (inside(x, y)) ink.dot(x, y, random.between(1.8, 3.6))
      }
    }
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(-60, 60), random.between(-180, -24)]
      if (inside(x, y))
        ink.lines(
          [
            [
              [x - 4, y - 3],
              [x, y],
            ],
            [
              [x + 4, y - 3],
              [x, y],
            ],
          ],
          { width: 1, profile: 'flick' },
        )
    }
    ink.line('-66,-60 -68,-116 -52,-164', { width: 5, white: true })
    ink.line('-54,-172 -46,-180', { width: 4, white: true })
    ink.contour(ink.path(dome, true), { width: 3 })
    ink.wash('58,-20* 66,-80 62,-130 46,-172 66,-150 76,-110 78,-50 74,-6*', { alpha: 0.4 })
    made(ink, ink.ellipse(1, -216, 11, 10), 'black', { rim: 1.6 })
    made(ink, '-86,-6* 0,4 88,-6* 88,8* 0,17 -86,8*', 'black', { rim: 1.6 })
  })
}

/** For when it forgets itself. */
function drawNet(ink: Ink): void {
  drawPole(ink, [112, 34], [92, -160], 6)
  const net = made(ink, '60,-194* 118,-196* 116,-226 96,-238 72,-230 62,-212', 'bright', { from: false })
  ink.clip(net, () => {
    for (let i = 0; i < 9; i++) {
      ink.lines([`${50 + i * 9},-240 ${58 + i * 9},-190`, `${66 + i * 9},-240 ${50 + i * 9},-190`], {
        width: 1.2,
        profile: 'even',
      })
    }
  })
  ink.line(ink.ellipse(90, -186, 29, 22, -6), { width: 5, closed: true, profile: 'even' })
}
