import type { Ink } from '../../ink/ink'
import type { Figurine } from '../figurine'
import { onBase, standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot, drawHand, drawLeg } from '../kit/limbs'
import { drawButtons, drawFolds, drawPatch, drawPole } from '../kit/props'
import { made, type Stuff, scrape } from '../kit/stuff'

/** 21 to 23. */
export const ratcatcherToConstable: readonly Figurine[] = [
  { key: 'fitch', base: 'barrel', draw: drawFitch },
  { key: 'sabine', base: 'drawer', draw: drawSabine },
  { key: 'ulric', base: 'paving', draw: drawUlric },
]

/** Fitch the ratcatcher: he carries them home, and they owe him eleven drops. */
function drawFitch(ink: Ink): void {
  onBase(ink, 'barrel', { half: 56, height: 44 }, () => {
    standShadow(ink, -40, 44)
    drawLeg(ink, [10, -72], [14, -40], [24, -9], { stuff: 'black', thick: 16, toe: -1, size: 25 })
    drawLeg(ink, [-12, -72], [-24, -42], [-20, -9], { stuff: 'black', thick: 16, toe: -1, size: 25 })
    drawCage(ink)
    const coat = made(
      ink,
      '-34,-152* -42,-120 -44,-86 -48,-46* -34,-38 -26,-50* -14,-34 0,-48* 12,-34 26,-46* 36,-54 32,-90 24,-130 10,-156',
      'stone',
      { from: 0.46 },
    )
    ink.clip(coat, () => drawFolds(ink, 'stone', ['-10,-140 -18,-90 -20,-44', '14,-130 18,-90 16,-44']))
    for (const [x, y, size, turn, stuff] of [
      [-28, -124, 9, -8, 'dusk'],
      [2, -112, 10, 12, 'bright'],
      [-18, -92, 9, 4, 'black'],
      [16, -82, 9, -14, 'dusk'],
      [-32, -64, 8, 10, 'bright'],
      [-4, -62, 9, -6, 'dusk'],
      [20, -54, 6, 8, 'black'],
    ] as const)
      drawPatch(ink, x, y, size, turn, stuff)
    ink.line('-26,-152 -2,-136 22,-118', { width: 5, profile: 'even' })
    drawArm(ink, [-24, -142], [-58, -122], [-72, -148], { stuff: 'stone', thick: 17, hand: 'none' })
    drawPatch(ink, -56, -122, 6, 30, 'black')
    drawPole(ink, [-86, -112], [-70, -206], 4)
    ink.at(-69, -212, { rotate: 8 }, () => {
      made(ink, '-22,8* 20,-6* 24,12* -20,16*', 'bright', { width: 2.3, halo: 1 })
      for (const [x, y] of [
        [-6, 9],
        [8, 6],
        [14, 1],
      ] as const)
        ink.dot(x, y, 2.4)
    })
    drawHand(ink, [-77, -158], -70, { size: 18, left: true })
    drawArm(ink, [10, -142], [26, -108], [2, -96], { stuff: 'stone', thick: 17, size: 17, hand: 'open' })
    drawHead(ink, -24, -180, {
      ...{
        shape: 'long',
        tilt: -13,
        look: -0.9,
        down: 2,
        eyes: 'squint',
        brows: 'calm',
        nose: 'long',
        mouth: 'smirk',
        cheeks: 4,
        scale: 0.8,
      },
      over: () => {
        made(ink, '4,-22* 24,-20 26,0 22,22* 18,10* 12,18* 10,2* 2,-6*', 'black', { rim: 1 })
        for (const [x, y] of [
          [-14, 24],
          [-8, 28],
          [0, 30],
          [6, 28],
          [-4, 33],
        ] as const)
          ink.line(`${x},${y} ${x - 2},${y + 3}`, { width: 1.3 })
        made(ink, '-24,-22* -30,-48 -22,-62* -8,-54 2,-66* 16,-58 28,-60* 26,-40 24,-20*', 'black')
        made(ink, '-44,-14* -22,-24 0,-26 24,-22 42,-26* 40,-16 20,-14 -4,-16 -26,-10*', 'black', { rim: 1.6 })
        made(ink, '-25,-30* 25,-32* 25,-23* -24,-22*', 'dusk', { width: 1.9, halo: 0 })
        ink.line('14,-58 20,-72 30,-70', { width: 2.4, profile: 'flick' })
      },
    })
  })
}

/** A cage with a good lamp, and a game going on. */
function drawCage(ink: Ink): void {
  ink.at(60, -152, { rotate: 7 }, () => {
    ink.line('-8,-62 0,-72 8,-62', { width: 3.4, profile: 'even' })
    made(ink, '-52,-52* 50,-54* 52,58* -52,58*', 'dusk', { from: false, width: 2.4 })
    drawRat(ink, -28, 46, 1, 'black')
    drawRat(ink, 30, 46, -1, 'bright')
    made(ink, '-10,46* -8,24* 10,24* 12,46*', 'stone', { width: 2 })
    made(ink, '-18,26* -10,18* 14,18* 20,26*', 'bright', { width: 1.9, from: false })
    for (const [x, y, turn] of [
      [-3, 20, -14],
      [6, 21, 20],
    ] as const)
      ink.at(x, y, { rotate: turn }, () => made(ink, '-4,-2* 4,-2* 5,2* -5,2*', 'bright', { width: 1.2, from: false }))
    drawFan(ink, -12, 4, -10)
    drawFan(ink, 14, 4, 10)
    for (let x = -40; x < 50; x += 13.4) ink.line(`${x},-52 ${x + 0.6},0 ${x},58`, { width: 2, profile: 'even' })
    made(ink, '-58,-60* 56,-62* 57,-50* -58,-48*', 'black', { rim: 1.2 })
    made(ink, '-58,56* 58,56* 58,68* -58,68*', 'black', { rim: 1.2 })
  })
}

/** A rat on its haunches; 0, 0 is where it sits. */
function drawRat(ink: Ink, x: number, y: number, side: 1 | -1, stuff: Stuff): void {
  ink.at(x, y, { scaleX: side }, () => {
    const rat = ink.clay([ink.ellipse(-4, -16, 15, 17), ink.ellipse(4, -42, 12, 10), ink.ellipse(15, -39, 6, 4)], 3)
    for (const ear of [
      [-4, -53],
      [7, -55],
    ] as const)
      made(ink, ink.ellipse(ear[0], ear[1], 6.4, 6.8), stuff === 'black' ? 'dusk' : 'stone', { width: 1.8 })
    made(ink, rat, stuff, { width: 2.2, rim: 1.2 })
    ink.dot(7, -44, 2.2, { white: stuff === 'black' })
    ink.dot(21, -40, 2.2)
    ink.line('-16,-6 -20,4 -10,8', { width: 2.6, profile: 'flick' })
  })
}

/** A hand of cards, held close. */
function drawFan(ink: Ink, x: number, y: number, turn: number): void {
  ink.at(x, y, { rotate: turn }, () => {
    for (const angle of [-26, 0, 26])
      ink.at(0, 6, { rotate: angle }, () =>
        made(ink, '-5,-20* 5,-20* 5,0* -5,0*', 'bright', { width: 1.4, from: false, halo: 0.3 }),
      )
    ink.dot(0, -7, 1.8)
  })
}

/** Sabine the clockmender: it only has wind. */
function drawSabine(ink: Ink): void {
  onBase(ink, 'drawer', { half: 66, height: 36, stuff: 'stone' }, () => {
    standShadow(ink, -30, 60)
    for (const [x, toe] of [
      [2, -1],
      [34, -1],
    ] as const)
      drawBoot(ink, [x, -8], { toe, size: 24 })
    const skirt = made(ink, '-8,-104* -20,-60 -28,-14* 0,-8 30,-10 62,-16* 56,-62 42,-110*', 'dusk', { from: 0.4 })
    ink.clip(skirt, () => {
      drawFolds(ink, 'dusk', ['6,-90 -2,-50 -8,-12', '30,-90 38,-50 42,-14', '18,-80 20,-12'])
      ink.black('-30,-24* 0,-18 30,-20 64,-26* 66,-14 30,-4 -30,-6')
    })
    const back = made(ink, '-8,-106* -16,-132 -10,-164 18,-178 44,-166 54,-138 44,-108* 18,-102', 'black')
    ink.clip(back, () => scrape(ink, 1.7, ['26,-170 44,-150 42,-116', '10,-166 28,-140 26,-110']))
    ink.lines(['-10,-106 18,-100 46,-108'], { width: 4.4, profile: 'even' })
    drawArm(ink, [0, -160], [-34, -152], [-66, -124], { stuff: 'black', thick: 17, hand: 'none' })
    drawClock(ink)
    drawHead(ink, -16, -186, {
      ...{
        shape: 'egg',
        tilt: -30,
        look: -0.9,
        down: 5,
        eyes: 'none',
        brows: 'calm',
        nose: 'wedge',
        mouth: 'none',
        cheeks: 6,
        scale: 0.98,
      },
      behind: () => {
        made(ink, ink.clay([ink.ellipse(6, -8, 30, 27), ink.ellipse(34, -28, 16, 15)], 4), 'black', { rim: 2 })
        drawPole(ink, [18, -50], [54, -14], 3.4, 'bright')
        drawPole(ink, [30, -54], [42, -6], 3, 'dusk')
      },
      over: () => {
        made(ink, '-26,-10* -22,-28 0,-34 22,-26 27,-4* 14,-20 -6,-22', 'black')
        scrape(ink, 1.5, ['-16,-22 2,-28 18,-20', '-10,-26 6,-30'])
        ink.line('14,0 20,-2 27,2', { width: 1.6 })
        made(ink, '-26,-12* -8,-10* -11,10* -24,10*', 'black', { rim: 1 })
        made(ink, ink.ellipse(-18, 9, 10, 5.6, 6), 'bright', { width: 2.2, from: false })
        ink.dot(-18, 10, 3)
        ink.line('-2,-2 2,1 8,-2', { width: 2.4 })
        ink.line('-8,22 -3,21 2,23', { width: 2.2 })
      },
    })
    drawArm(ink, [34, -154], [24, -104], [-24, -88], { stuff: 'black', thick: 18, size: 19, hand: 'open', turn: 20 })
    made(ink, '-76,-126* -66,-132* -58,-118* -68,-112*', 'bright', { width: 2 })
    drawHand(ink, [-74, -112], 110, { size: 17, left: true })
  })
}

/** A cuckoo clock, swaddled, its door open and its bird out of its mind. */
function drawClock(ink: Ink): void {
  ink.at(-46, -116, { rotate: -24 }, () => {
    ink.lines(['-14,40 -16,74', '14,40 12,64'], { width: 1.6, profile: 'even' })
    for (const [x, y] of [
      [-16, 82],
      [12, 72],
    ] as const) {
      made(ink, ink.leaf(x, y - 12, 90, 28, 13, { belly: 0.4, tip: 0.6 }), 'dusk', { width: 2.1 })
      ink.lines(
        [
          `${x - 5},${y - 6} ${x + 5},${y - 2}`,
          `${x - 5},${y} ${x + 5},${y + 4}`,
          `${x + 5},${y - 6} ${x - 5},${y - 1}`,
        ],
        { width: 1.2 },
      )
    }
    made(ink, '-32,-28* 32,-28* 34,42* -34,42*', 'bright', { from: 0.5 })
    made(ink, '-24,-2* 24,-2* 24,36* -24,36*', 'black', { rim: 0 })
    for (const [x, y, r, teeth] of [
      [-8, 18, 12, 9],
      [12, 8, 8, 7],
      [13, 27, 7, 6],
    ] as const) {
      const gear: number[][] = []
      for (let i = 0; i < teeth * 2; i++) {
        const angle = (i / (teeth * 2)) * Math.PI * 2
        const reach = i % 2 === 0 ? r : r * 0.74
        gear.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 1, 1])
      }
      made(ink, gear, 'stone', { width: 1.6, halo: 0, from: false })
      ink.dot(x, y, 2)
    }
    made(ink, '-48,-22* 0,-66* 48,-24* 40,-16* 0,-48* -40,-14*', 'dusk', { width: 2.6 })
    ink.lines(['-36,-24 -28,-32', '-20,-38 -12,-46', '12,-46 20,-40', '28,-32 36,-26'], { width: 1.8 })
    ink.black(ink.ellipse(0, -26, 11, 12))
    ink.line('0,-26 -7,-32 4,-38 -9,-44 2,-50 -10,-56 -2,-62', { width: 2.4, profile: 'even' })
    const bird = ink.clay([ink.ellipse(-4, -70, 12, 10), ink.ellipse(-10, -80, 8, 7.4)], 2)
    made(ink, bird, 'bright', { width: 2.2, halo: 1.2 })
    made(ink, '-16,-82* -28,-84 -17,-76*', 'dusk', { width: 1.7, halo: 0.3 })
    ink.lines(['-13,-84 -9,-80', '-13,-80 -9,-84', '0,-72 8,-66 8,-74'], { width: 1.6 })
  })
}

/** Constable Ulric: he is thinking. */
function drawUlric(ink: Ink): void {
  onBase(ink, 'paving', { half: 70, height: 26, wear: 'crack' }, () => {
    standShadow(ink, -48, 54)
    for (const [x, toe] of [
      [-26, -1],
      [26, 1],
    ] as const) {
      drawLeg(ink, [x * 0.8, -48], [x * 0.96, -30], [x, -9], { stuff: 'dusk', thick: 23, toe, size: 28 })
    }
    const coat = made(
      ink,
      '-26,-154* -52,-130 -66,-90 -64,-54 -58,-36* -20,-28 24,-28 62,-38* 68,-58 70,-94 54,-132 28,-154*',
      'black',
    )
    ink.clip(coat, () => scrape(ink, 1.8, ['-44,-120 -56,-84 -50,-42', '46,-120 58,-84 54,-44', '2,-140 4,-100 2,-32']))
    drawButtons(
      ink,
      [
        [-14, -116],
        [-18, -94],
        [-18, -54],
        [20, -116],
        [24, -94],
        [24, -54],
      ],
      4,
    )
    made(ink, '-66,-80* 0,-70 70,-82* 70,-70* 0,-58 -66,-68*', 'bright', { width: 2.4, halo: 0.4 })
    made(ink, '-9,-76* 10,-76* 10,-58* -9,-58*', 'stone', { width: 2.2 })
    ink.line('-48,-62 -60,-40 -54,-24', { width: 2 })
    made(ink, '-62,-30* -48,-32* -44,-10* -64,-9*', 'stone', { width: 2.1 })
    ink.line('-58,-24 -50,-24', { width: 1.8 })
    made(ink, '-5,-150* 7,-150* 8,-88* -6,-87*', 'dusk', { width: 2.4, halo: 1.2 })
    ink.lines(['-6,-100 8,-101', '-6,-94 8,-95'], { width: 1.8 })
    drawArm(ink, [-42, -134], [-62, -96], [-18, -104], { stuff: 'black', thick: 25, size: 20, left: true, turn: -10 })
    drawArm(ink, [46, -134], [66, -98], [20, -118], { stuff: 'black', thick: 25, size: 20, turn: 10 })
    drawHead(ink, -2, -170, {
      ...{
        shape: 'pear',
        tilt: 11,
        look: -0.2,
        down: 6,
        eyes: 'none',
        brows: 'none',
        nose: 'bulb',
        mouth: 'none',
        cheeks: 8,
        scale: 1.06,
      },
      over: () => {
        made(
          ink,
          '-2,14* -16,12 -28,20 -40,12* -38,26 -24,32 -8,26 0,22 10,27 26,32 40,24 40,10* 28,20 14,12',
          'black',
          { rim: 1 },
        )
        scrape(ink, 1.4, ['-6,19 -20,22 -34,20', '6,19 22,22 34,19'])
        ink.line(ink.ellipse(17, 4, 12, 12), { width: 1.7, closed: true })
        ink.line('10,-2 12,-5 16,-6', { width: 1.4 })
        const helmet = made(ink, '-32,4* -34,-22 -24,-48 -4,-60 18,-56 32,-34 33,3* 14,-6 -14,-5', 'black')
        ink.clip(helmet, () => scrape(ink, 1.8, ['-24,-8 -24,-34 -10,-52', '22,-10 22,-36 10,-52', '-2,-58 -2,-30']))
        made(ink, '-42,8* -14,-4 14,-5 42,7* 40,0 16,-13 -16,-12 -40,1*', 'dusk', { width: 2.3 })
        made(ink, '0,-34* 4,-26 13,-25 6,-19 9,-10* 0,-15 -8,-10* -6,-19 -12,-25 -4,-26*', 'bright', {
          width: 1.9,
          halo: 0,
          from: false,
        })
        made(ink, ink.ellipse(-4, -62, 5, 5), 'bright', { width: 2 })
      },
    })
    drawPigeon(ink)
  })
}

/** It follows its superior's example. */
function drawPigeon(ink: Ink): void {
  ink.at(14, -232, { rotate: 6 }, () => {
    made(ink, '-22,0 -18,-18 -4,-22 8,-16 22,-6 36,2* 20,8 0,10 -16,8', 'stone', { width: 2.4, from: 0.5, halo: 1.2 })
    ink.lines(['-4,-8 10,2 24,2', '2,-12 16,-4'], { width: 1.6 })
    ink.line('-15,-9 -11,-7 -8,-10', { width: 2 })
    made(ink, '-21,-4* -28,2 -19,3*', 'dusk', { width: 1.7, halo: 0.3 })
  })
}
