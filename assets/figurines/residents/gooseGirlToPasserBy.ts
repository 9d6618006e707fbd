import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { fitted } from '../kit/fitted'
import { drawFringe } from '../kit/hair'
import { drawHead } from '../kit/head'
import { drawArm, drawHand, drawLeg } from '../kit/limbs'
import { drawButtons, drawFolds, drawPatch, drawPole } from '../kit/props'
import { made, type Stuff, scrape } from '../kit/stuff'

/** 34 to 39. */
export const gooseGirlToPasserBy: readonly Figurine[] = [
  { key: 'wren', base: 'pool', draw: drawWren },
  { key: 'mortimer', base: 'knoll', draw: drawMortimer },
  { key: 'philippa', base: 'books', draw: fitted(drawPhilippa, 0.96, 8) },
  { key: 'ansel', base: 'plinth', draw: fitted(drawAnsel, 0.96) },
  { key: 'tilda', base: 'crate', draw: fitted(drawTilda, 0.96, 4) },
  { key: 'passer-by', base: 'paving', draw: fitted(drawPasserBy, 0.97, -8) },
]

/** Wren the goose girl: she steers by where they have been. */
function drawWren(ink: Ink): void {
  onBase(ink, 'pool', { half: 92, height: 18 }, () => {
    for (const [x, toe] of [
      [-12, -18],
      [28, 6],
    ] as const) {
      ink.line(`${x},-40 ${x + toe * 0.3},-20 ${x + toe * 0.4},0`, { width: 6, profile: 'even' })
      made(
        ink,
        `${x + toe * 0.4 - 22},6* ${x + toe * 0.4 - 4},-6* ${x + toe * 0.4 + 9},6* ${x + toe * 0.4},3* ${x + toe * 0.4 - 10},7*`,
        'dusk',
        { width: 2.2 },
      )
    }
    const tail = '60,-84* 96,-118 112,-112* 104,-96 114,-88* 98,-74 100,-60* 76,-50*'
    const goose = ink.clay(
      [
        ink.ellipse(12, -72, 70, 40, -6),
        ink.tube('-34,-76@48 -66,-120@30 -70,-166@24 -62,-196@24', { root: true }),
        ink.ellipse(-68, -204, 22, 18),
        ink.path(tail, true),
      ],
      8,
    )
    made(ink, goose, 'bright', { from: 0.5, width: 3 })
    const wing = '-30,-84 -4,-104* 40,-100 82,-76* 70,-66 78,-58* 58,-54 60,-44* 30,-44 -10,-52 -28,-66'
    made(ink, wing, 'bright', { width: 2.6, from: 0.56 })
    ink.lines(['10,-62 34,-60 56,-56', '16,-74 44,-72 68,-68', '-16,-78 -4,-70 8,-74', '-10,-64 4,-56 14,-60'], {
      width: 1.8,
    })
    made(ink, '-84,-212* -112,-206 -122,-196* -106,-192 -84,-194*', 'dusk', { width: 2.4 })
    ink.line('-84,-202 -116,-198', { width: 1.8 })
    ink.black(ink.ellipse(-72, -208, 3.6, 4.4))
    ink.dot(-73, -210, 1.3, { white: true })
    ink.line('-82,-219 -64,-214', { width: 3.4 })
    drawLeg(ink, [14, -116], [40, -112], [52, -82], {
      stuff: 'bright',
      striped: true,
      thick: 16,
      toe: 1,
      size: 22,
      turn: 10,
    })
    const frock = made(ink, '2,-166* -10,-134 -18,-104* 6,-96 34,-104* 32,-134 26,-166*', 'black')
    ink.clip(frock, () => scrape(ink, 1.7, ['6,-150 -2,-106', '18,-150 20,-106']))
    made(ink, '8,-164* 24,-164* 30,-110* 4,-108*', 'bright', { width: 2.1, from: 0.7 })
    drawArm(ink, [22, -156], [52, -140], [76, -110], { stuff: 'black', thick: 15, size: 18 })
    drawArm(ink, [6, -156], [-22, -166], [-14, -204], { stuff: 'black', thick: 15, hand: 'none' })
    drawPole(ink, [-30, -164], [4, -262], 4)
    made(ink, '4,-262* 20,-258 34,-250* 22,-246 2,-244*', 'stone', { width: 2.1 })
    drawHand(ink, [-12, -210], -70, { size: 17, left: true })
    drawHead(ink, 20, -190, {
      ...{
        shape: 'round',
        tilt: 9,
        look: 0.8,
        down: 2,
        eyes: 'happy',
        brows: 'raised',
        nose: 'snub',
        mouth: 'grin',
        cheeks: 7,
        scale: 0.9,
      },
      behind: () => {
        for (const [x, y, turn] of [
          [-32, 10, 130],
          [-30, 16, 110],
        ] as const)
          made(ink, ink.leaf(x, y, turn, 26, 12, { belly: 0.5 }), 'dusk', { width: 2 })
      },
      over: () => {
        drawFringe(ink, '-28,-4* -26,-20 0,-22 28,-8* 18,-10 12,-4* 4,-14 -4,-6* -10,-14 -20,-2*', 'dusk')
        made(ink, '-30,12* -34,-14 -22,-34 2,-38 24,-30 32,-10* 14,-22 -4,-22 -20,-12 -24,14*', 'stone', {
          from: 0.56,
          inside: () => {
            for (const [x, y] of [
              [-24, -16],
              [-14, -27],
              [2, -30],
              [16, -27],
            ] as const)
              ink.dot(x, y, 2.4, { white: true })
          },
        })
        made(ink, '-28,12* -40,14 -42,24 -32,22 -28,32 -22,20*', 'stone', { width: 2 })
      },
    })
  })
}

/** Mortimer the gravedigger: lovely and deep, and dry as a biscuit. */
function drawMortimer(ink: Ink): void {
  onBase(ink, 'knoll', { half: 100, height: 42 }, () => {
    made(ink, '-104,-2* -104,-58 -92,-76 -74,-78 -60,-62 -58,2*', 'stone', { from: 0.44 })
    ink.black(ink.leaf(-82, -62, 90, 26, 17, { belly: 0.66, tip: 0.8 }))
    ink.lines(['-96,-24 -70,-25', '-94,-16 -76,-17', '-102,-46 -96,-38 -99,-30'], { width: 1.8 })
    made(ink, '40,8* 52,-20 70,-38 86,-34 104,-12 112,8* 76,12', 'dusk', { from: 0.4 })
    for (const [x, y] of [
      [62, -20],
      [78, -24],
      [92, -8],
      [72, -4],
      [56, -4],
    ] as const)
      ink.black(ink.ellipse(x, y, 3.4, 2.6))
    ink.black(ink.ellipse(0, 4, 62, 13))
    drawPole(ink, [66, 4], [78, -176], 6)
    made(ink, '66,-176* 92,-174* 91,-166* 66,-168*', 'dusk', { width: 2.2 })
    const coat = made(ink, '-32,-104* -48,-70 -50,-20 -46,8* 0,16 48,8* 52,-22 50,-72 34,-104* 0,-112', 'black')
    ink.clip(coat, () => scrape(ink, 1.8, ['-34,-90 -40,-50 -36,0', '36,-90 42,-50 38,0']))
    made(ink, '-14,-106* 0,-100 16,-106* 14,-60 0,-30* -13,-60', 'bright', { width: 2.3, from: 0.7 })
    made(ink, '-4,-98* 6,-98* 9,-62 1,-48* -6,-62', 'stone', { width: 1.9, halo: 0 })
    made(ink, '-66,4 -40,0 0,13 40,0 66,4 50,17 0,24 -50,17', 'paper', { width: 2.2, from: 0.6 })
    ink.tufts('-56,6 -34,12 30,13 54,7', () => -88, { length: 9, count: 4, width: 1.6 })
    drawArm(ink, [-38, -90], [-72, -66], [-44, -36], { stuff: 'black', thick: 22, size: 21, hand: 'open', left: true })
    drawArm(ink, [40, -90], [70, -78], [72, -104], { stuff: 'black', thick: 22, size: 21 })
    drawHead(ink, -2, -138, {
      ...{
        shape: 'long',
        tilt: -10,
        look: 0.3,
        eyes: 'happy',
        brows: 'raised',
        nose: 'drop',
        mouth: 'teeth',
        cheeks: 8,
        scale: 1.12,
      },
      over: () => {
        for (const side of [-1, 1])
          made(ink, `${side * 20},-14* ${side * 28},-10 ${side * 30},8 ${side * 24},18* ${side * 20},4*`, 'bright', {
            width: 2,
          })
        const hat = made(ink, '-22,-24* -26,-60 -30,-84* 0,-90 32,-84* 27,-60 24,-24* 0,-18', 'black', { rim: 2 })
        ink.clip(hat, () => scrape(ink, 2, ['-18,-30 -22,-76', '-12,-84 8,-86']))
        made(ink, '-25,-44* 0,-40 27,-44* 26,-30* 0,-25 -24,-30*', 'stone', { width: 2, halo: 0 })
        made(ink, '-44,-28* -22,-22 0,-18 22,-22 44,-28* 36,-16 0,-10 -36,-16', 'black', { rim: 1.6 })
        ink.line('20,-34 24,-52 36,-64', { width: 2.6, profile: 'even', white: true })
        ink.at(40, -68, { rotate: 12 }, () => {
          for (let i = 0; i < 6; i++)
            made(ink, ink.leaf(0, 0, i * 60 + 10, 17, 11, { belly: 0.62 }), 'bright', {
              width: 1.9,
              halo: 0.5,
              from: false,
            })
          made(ink, ink.ellipse(0, 0, 6, 6), 'dusk', { width: 1.8 })
        })
      },
    })
  })
}

/** Dame Philippa: silence, please. */
function drawPhilippa(ink: Ink): void {
  onBase(ink, 'books', { half: 66, height: 42 }, () =>
    ink.at(0, 0, { scale: 0.97 }, () => {
      standShadow(ink, -40, 48)
      const skirt = made(ink, '-16,-110* -28,-70 -38,-30 -46,-4* -16,2 14,0 50,-6* 42,-34 34,-74 30,-112*', 'black')
      ink.clip(skirt, () => scrape(ink, 1.7, ['-10,-90 -22,-40 -30,-8', '4,-90 2,-8', '18,-90 28,-44 34,-10']))
      made(ink, '-22,-172* -32,-140 -22,-108* 4,-102 34,-110* 44,-140 40,-172* 10,-180', 'stone')
      drawHead(ink, 22, -204, {
        ...{
          shape: 'long',
          tilt: 6,
          look: -0.6,
          down: 2,
          eyes: 'none',
          brows: 'cross',
          nose: 'long',
          mouth: 'none',
          cheeks: 5,
          scale: 0.86,
        },
        behind: () => {
          made(ink, ink.clay([ink.ellipse(4, -12, 27, 27), ink.ellipse(22, -44, 18, 16)], 3), 'dusk', { from: 0.46 })
          drawPole(ink, [4, -62], [44, -30], 3.4, 'bright')
        },
        over: () => {
          made(ink, '-21,-14* -18,-30 0,-36 18,-30 24,-12* 8,-26 -8,-24', 'dusk', { width: 2.3 })
          for (const x of [-15, 6]) {
            made(ink, ink.ellipse(x, -3, 9.4, 9), 'bright', { width: 2.8, halo: 0.4, from: false })
            ink.black(ink.ellipse(x - 2, -2, 2.6, 3.4))
          }
          ink.line('-6,-4 -3,-4', { width: 2.2 })
          ink.line('15,-5 26,-8 32,14 26,34', { width: 1.5, profile: 'even' })
        },
      })
      const books: readonly (readonly [
        x: number,
        y: number,
        half: number,
        thick: number,
        turn: number,
        stuff: Stuff,
      ])[] = [
        [-26, -104, 50, 17, 2, 'black'],
        [-22, -121, 44, 15, -3, 'bright'],
        [-30, -137, 48, 16, 3, 'dusk'],
        [-22, -153, 40, 13, -2, 'bright'],
        [-28, -168, 45, 15, 2, 'black'],
        [-24, -182, 38, 12, -4, 'stone'],
      ]
      for (const book of books) drawBook(ink, ...book)
      drawSleepingCat(ink)
      drawArm(ink, [34, -162], [58, -120], [20, -94], { stuff: 'stone', thick: 18, size: 19, hand: 'open', turn: -8 })
      drawHand(ink, [-66, -100], 10, { size: 18, hand: 'open', left: true })
    }),
  )
}

function drawBook(ink: Ink, x: number, y: number, half: number, thick: number, turn: number, stuff: Stuff): void {
  ink.at(x, y, { rotate: turn }, () => {
    const cover = `${-half},${-thick}* ${half},${-thick}* ${half - 3},${-thick / 2} ${half},0* ${-half},0* ${-half - 4},${-thick / 2}`
    made(ink, cover, stuff, { width: 2.4, halo: 0.6, from: 0.6, rim: 1.2 })
    drawFolds(
      ink,
      stuff,
      [
        `${-half + 9},${-thick} ${-half + 8},0`,
        `${-half + 13},${-thick} ${-half + 12},0`,
        `${half - 30},${-thick * 0.6} ${half - 10},${-thick * 0.6}`,
        `${half - 26},${-thick * 0.34} ${half - 12},${-thick * 0.34}`,
      ],
      1.6,
    )
  })
}

/** It was on the shelf, and has come along. */
function drawSleepingCat(ink: Ink): void {
  ink.at(-34, -196, { rotate: -4 }, () => {
    ink.line('28,-6 36,6 30,26 36,44', { width: 9, profile: 'even' })
    made(ink, '-36,2* -38,-14 -22,-30 4,-34 28,-22 32,-4* 20,4 -16,5', 'black', { rim: 2 })
    made(ink, '-46,0 -50,-12* -48,-24 -44,-14* -34,-15* -28,-23* -26,-10 -28,0 -36,5', 'black', { rim: 1.8, halo: 1.4 })
    ink.lines(['-45,-6 -42,-3.4 -39,-6', '-36,-6 -33,-3.4 -30,-6', '-39,0 -37,1.6 -35,0'], { width: 1.6, white: true })
    ink.lines(['-48,-1 -58,-3', '-48,1.6 -57,2.6', '-27,-1 -18,-2'], { width: 1.2 })
    scrape(ink, 1.6, ['-8,-28 6,-26 18,-18', '-20,0 -4,-4 10,0'])
  })
}

/** Ansel the bandsman: it was longer than the parade. */
function drawAnsel(ink: Ink): void {
  onBase(ink, 'plinth', { half: 66, height: 32 }, () => {
    standShadow(ink, -40, 46)
    made(ink, ink.tube('-30,-140@26 -70,-124@26 -72,-96@26 -20,-88@26', { root: true }), 'stone', { from: 0.4 })
    for (const [x, toe] of [
      [-18, -1],
      [20, 1],
    ] as const)
      drawLeg(ink, [x * 0.8, -62], [x * 1.05, -36], [x, -9], { stuff: 'bright', thick: 21, toe, size: 25 })
    ink.lines(['-24,-56 -27,-18', '25,-56 28,-18'], { width: 2.6, profile: 'even' })
    const coat = made(ink, '-28,-146* -42,-110 -38,-66 -44,-46* 0,-38 46,-48* 40,-68 44,-110 30,-146* 0,-152', 'black')
    ink.clip(coat, () => scrape(ink, 1.7, ['-28,-130 -30,-70', '30,-130 32,-70']))
    for (const y of [-134, -122]) ink.lines([`-18,${y} 18,${y + 1}`], { width: 2.4, white: true, profile: 'even' })
    drawCoils(ink)
    drawArm(ink, [-34, -132], [-64, -110], [-40, -88], { stuff: 'black', thick: 19, size: 19, left: true })
    drawArm(ink, [36, -132], [66, -118], [36, -110], { stuff: 'black', thick: 19, size: 19 })
    drawHead(ink, -6, -176, {
      ...{
        shape: 'egg',
        tilt: -9,
        look: 0.5,
        down: -3,
        eyes: 'wide',
        brows: 'raised',
        nose: 'button',
        mouth: 'none',
        cheeks: 0,
        scale: 0.94,
      },
      over: () => {
        for (const [x, y, r] of [
          [-17, 15, 19],
          [26, 15, 19],
        ] as const) {
          made(ink, ink.ellipse(x, y, r, r * 0.94), 'bright', { width: 2.6, halo: 0.8, from: 0.7 })
          ink.wash(ink.ellipse(x, y + 1, 12, 10), { alpha: 0.58, color: '#d8432b' })
          ink.line(`${x - 9},${y - 8} ${x - 3},${y - 12}`, { width: 2.2, white: true })
        }
        made(ink, '-28,-14* -30,-30 -28,-56* 0,-62 30,-57* 30,-30 28,-14* 0,-22', 'black')
        made(ink, '-32,-12* 0,-22 32,-12* 40,-4 30,-3 0,-14 -28,-4*', 'dusk', { width: 2.2 })
        scrape(ink, 1.8, ['-28,-48 0,-53 29,-49', '-14,-34 0,-30 16,-34'], 'even')
        made(ink, ink.ellipse(0, -42, 7, 7), 'bright', { width: 1.8, halo: 0, from: false })
        made(ink, ink.leaf(6, -58, -64, 40, 18, { bend: 10, belly: 0.6, tip: 0.8 }), 'bright', { width: 2.3 })
      },
    })
    made(ink, ink.tube('40,-140@12 26,-150@10 6,-159@8', { root: true, round: 0.2 }), 'stone', { width: 2.3, halo: 1 })
    made(ink, ink.ellipse(4, -160, 7, 8, 20), 'dusk', { width: 2.2, halo: 0.8 })
  })
}

/** Thrice round him, and out at the top. */
function drawCoils(ink: Ink): void {
  const coils = [
    '66,-96@26 70,-62@27 30,-46@28 -34,-50@28 -76,-70@27 -80,-96@26 -60,-108@26',
    '-62,-86@27 -20,-76@28 40,-82@28 76,-102@28 84,-134@28 82,-170@32 84,-196@40',
  ]
  const bell = '62,-190* 56,-212 34,-238* 82,-252 118,-226* 106,-204 104,-184*'
  made(ink, bell, 'stone', { from: 0.4 })
  for (const coil of coils) {
    made(ink, ink.tube(coil, { round: 0.2 }), 'stone', { from: 0.42, halo: 1.4, width: 2.8 })
    ink.line(ink.beside(coil, { share: -0.5, from: 0.1, to: 0.9 }), { width: 3, white: true, profile: 'swell' })
  }
  made(ink, ink.ellipse(76, -239, 43, 15, 8), 'dusk', { width: 2.8, from: false })
  made(ink, ink.ellipse(77, -238, 30, 9, 8), 'black', { rim: 0, halo: 0 })
  for (const [x, y] of [
    [-10, -66],
    [6, -68],
    [22, -70],
  ] as const) {
    made(ink, `${x - 5},${y - 16}* ${x + 5},${y - 16}* ${x + 5},${y - 4}* ${x - 5},${y - 4}*`, 'bright', {
      width: 1.9,
      halo: 0.6,
    })
    made(ink, ink.ellipse(x, y - 20, 6, 4), 'dusk', { width: 1.8 })
  }
}

/** Tilda the town crier: nine o'clock, and all is loud. */
function drawTilda(ink: Ink): void {
  onBase(ink, 'crate', { half: 62, height: 46, stuff: 'stone' }, () => {
    standShadow(ink, 6, 66)
    for (const [x, toe] of [
      [24, -1],
      [50, 1],
    ] as const)
      drawLeg(ink, [x, -40], [x, -26], [x, -9], { stuff: 'bright', thick: 14, toe, size: 19 })
    const coat = made(ink, '22,-106* 10,-74 6,-40* 36,-32 68,-40* 64,-76 54,-106* 38,-110', 'black')
    ink.clip(coat, () => scrape(ink, 1.7, ['24,-90 18,-46', '52,-90 58,-46']))
    drawButtons(
      ink,
      [
        [36, -88],
        [36, -72],
        [36, -56],
      ],
      3,
    )
    drawArm(ink, [52, -98], [84, -88], [78, -120], { stuff: 'black', thick: 15, hand: 'none' })
    drawPole(ink, [82, -122], [92, -146], 4)
    made(ink, '84,-152* 78,-166 84,-182 96,-188 108,-180 112,-164 108,-148*', 'stone', { width: 2.4 })
    ink.dot(97, -144, 4)
    drawHand(ink, [81, -128], -74, { size: 17 })
    ink.lines(['74,-176 68,-184', '116,-182 122,-190'], { width: 2, profile: 'flick' })
    drawHead(ink, 42, -134, {
      ...{
        shape: 'round',
        tilt: 12,
        look: -1,
        down: -4,
        eyes: 'shut',
        brows: 'cross',
        nose: 'snub',
        mouth: 'none',
        cheeks: 8,
        scale: 0.94,
      },
      behind: () => {
        for (const side of [-1, 1])
          made(ink, ink.clay([ink.ellipse(side * 32, 6, 9, 8), ink.ellipse(side * 34, 19, 8, 7)], 1), 'bright', {
            width: 2.2,
          })
      },
      over: () => {
        ink.black('-30,4 -22,0 -8,4 -4,14 -8,25 -22,27 -30,20')
        ink.wash('-26,20 -16,15 -8,21 -16,26', { alpha: 0.9, color: '#d8432b' })
        made(ink, '-40,-12* -28,-22 0,-26 28,-22 42,-12* 34,-34 10,-46 -14,-44 -36,-32', 'black')
        made(ink, '-42,-10* -22,-24 0,-20 22,-24 44,-10* 26,-12 0,-8 -24,-12', 'stone', { width: 2.2 })
        made(ink, ink.leaf(18, -36, -74, 34, 16, { bend: 10, belly: 0.5 }), 'bright', { width: 2.2 })
      },
    })
    const trumpet = '20,-120* 22,-136* -30,-160 -80,-204 -104,-238* -126,-190 -122,-130 -104,-84* -50,-104'
    made(ink, trumpet, 'dusk', { from: 0.4, halo: 1.4, width: 3 })
    ink.lines(['-8,-126 -8,-150', '-40,-109 -44,-170'], { width: 3, profile: 'even' })
    made(ink, ink.ellipse(-104, -161, 20, 78, 2, 0.01), 'black', { rim: 2.4, halo: 1 })
    ink.line('-94,-224 -90,-196 -88,-160', { width: 2, white: true })
    made(ink, '14,-116* 14,-138* 26,-142* 28,-112*', 'bright', { width: 2.3, halo: 0.8 })
    drawArm(ink, [24, -98], [-10, -82], [-22, -98], { stuff: 'black', thick: 15, size: 18, left: true, hand: 'open' })
  })
}

/** A Passer-by: he belongs to another collection. */
function drawPasserBy(ink: Ink): void {
  onBase(ink, 'paving', { half: 76, height: 30, wear: 'tag' }, () => {
    ink.wash('-10,2 40,-4 96,2 60,8 0,8', { alpha: 0.4 })
    for (const [x, y] of [
      [-62, 0],
      [-44, 5],
      [-26, -1],
    ] as const) {
      ink.black(ink.ellipse(x, y, 7, 2.4, -8))
      ink.black(ink.ellipse(x - 9, y + 1, 2.6, 2))
    }
    drawLeg(ink, [38, -84], [30, -46], [8, -12], { stuff: 'black', thick: 23, toe: 1, size: 25, turn: 22 })
    drawLeg(ink, [50, -84], [82, -58], [92, -8], { stuff: 'black', thick: 23, toe: 1, size: 27, turn: -16 })
    const coat = made(
      ink,
      '8,-182* -6,-150 -8,-110 -22,-66* 4,-56 26,-66* 40,-54 62,-62 78,-72* 70,-112 74,-152 62,-182* 34,-190',
      'dusk',
      { from: 0.4 },
    )
    ink.clip(coat, () => {
      drawFolds(ink, 'dusk', [
        '30,-150 28,-110 26,-66',
        '10,-140 4,-100 -8,-64',
        '56,-140 58,-100 66,-72',
        '-4,-116 16,-112',
        '70,-118 54,-112',
      ])
      ink.black('24,-84* 29,-84* 31,-62* 20,-62*')
    })
    made(ink, '4,-124* 66,-126* 66,-114* 4,-112*', 'stone', { width: 2.1, halo: 0 })
    drawButtons(
      ink,
      [
        [14, -118],
        [56, -120],
      ],
      3,
    )
    drawPatch(ink, 58, -92, 6, 6, 'stone')
    drawArm(ink, [62, -168], [88, -134], [66, -114], { stuff: 'dusk', thick: 20, hand: 'none', cuff: false })
    drawArm(ink, [8, -168], [-24, -142], [-46, -112], { stuff: 'dusk', thick: 20, size: 19, left: true })
    drawSuitcase(ink)
    made(ink, '2,-184* -6,-214 4,-230* 34,-222 62,-230* 74,-214 66,-182* 34,-172', 'dusk', { from: 0.5 })
    drawFolds(ink, 'dusk', ['34,-222 34,-176', '4,-228 10,-196', '62,-228 58,-196'])
    ink.at(36, -222, { rotate: 8 }, () => {
      made(ink, '-46,2* -26,-6 0,-8 28,-6 46,2* 36,12 0,16 -36,12', 'black', { rim: 1.8 })
      made(ink, '-27,-4* -30,-28 -14,-38 0,-33 14,-39 30,-28 27,-4* 0,2', 'black', { rim: 2 })
      made(ink, '-28,-12* 0,-8 28,-12* 27,-2* 0,3 -27,-2*', 'stone', { width: 2, halo: 0 })
    })
  })
}

/** Packed in a hurry: a sleeve still looks out. */
function drawSuitcase(ink: Ink): void {
  ink.at(-56, -92, { rotate: -12 }, () => {
    ink.line('-10,-2 -8,-12 8,-12 10,-2', { width: 4.4, profile: 'even' })
    made(ink, '-32,0* 32,0* 33,40* -33,40*', 'stone', { from: 0.46 })
    for (const x of [-18, 18]) ink.black(`${x - 4},0* ${x + 4},0* ${x + 4},40* ${x - 4},40*`)
    made(ink, '-6,36* 8,36* 12,56* -2,58*', 'bright', { width: 2 })
    ink.lines(['-2,48 10,47'], { width: 2.4 })
    made(ink, '-9,14* 9,12* 10,26* -8,27*', 'bright', { width: 1.7, halo: 0, from: false })
    for (const [x, y] of [
      [-32, 0],
      [32, 0],
      [-33, 40],
      [33, 40],
    ] as const)
      made(ink, ink.ellipse(x * 0.94, y * 0.94 + 1, 5, 5), 'dusk', { width: 1.8 })
  })
  drawHand(ink, [-53, -104], 110, { size: 18, left: true })
}
