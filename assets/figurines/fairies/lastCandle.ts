import type { Ink } from '../../ink/ink'
import { drawArm } from '../kit/limbs'
import { BRIGHT, made, rouge, scrape } from '../kit/stuff'

/** The Last Candle: wax to the knee, and somebody has hung the snuffer over her. 0, 0 is the ground under her hem. */
export function drawLastCandle(ink: Ink): void {
  drawWire(ink)
  ink.at(-8, 0, { scale: 1.02 }, () => {
    drawWings(ink)
    drawDress(ink)
    drawArm(ink, [12, -78], [26, -58], [6, -62], { stuff: 'bright', thick: 12, cuff: false, size: 14, turn: -50 })
    drawArm(ink, [-14, -78], [-26, -54], [-2, -62], {
      stuff: 'bright',
      thick: 12,
      cuff: false,
      size: 14,
      turn: -40,
      left: true,
    })
    ink.at(0, -108, { rotate: 7 }, () => drawHead(ink))
  })
}

/** A wire from the foot of the statuette, and on it, by a thread, the end. */
function drawWire(ink: Ink): void {
  ink.line('70,4 88,-50 94,-130 80,-206 40,-236 8,-238 2,-232', { width: 3.6, profile: 'even' })
  ink.line('2,-234 -3,-228 2,-222 7,-227 3,-233', { width: 2, profile: 'even' })
  ink.at(2, -226, { rotate: -7 }, () => {
    ink.line('0,0 0,8', { width: 1.8, profile: 'even' })
    made(ink, '-5,6* 5,6* 19,40* 0,46 -20,40*', 'black', { halo: 1, rim: 2 })
    scrape(ink, 1.8, ['-2,12 -9,36'])
    made(ink, '-22,38* 0,45 21,38* 21,44* 0,51 -22,44*', 'stone', { width: 1.9 })
    made(ink, '14,28* 34,22 42,26* 44,36 36,38 34,30* 16,35*', 'dusk', { width: 2.1 })
  })
}

/** Her wings have run, too. */
function drawWings(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number) => `${side * x},${y}`
    const wing = `${at(8, -84)}* ${at(30, -112)} ${at(58, -116)} ${at(70, -100)} ${at(66, -78)}* ${at(64, -56)} ${at(59, -54)} ${at(57, -72)}* ${at(52, -66)} ${at(50, -44)} ${at(44, -42)} ${at(43, -64)}* ${at(36, -60)} ${at(33, -46)} ${at(28, -47)} ${at(26, -62)}*`
    made(ink, wing, 'bright', {
      width: 2.5,
      inside: () =>
        ink.lines([`${at(12, -82)} ${at(36, -98)} ${at(62, -100)}`, `${at(14, -78)} ${at(36, -84)} ${at(58, -80)}`], {
          width: 1.4,
        }),
    })
  }
}

/** She kneels in what she has been. */
function drawDress(ink: Ink): void {
  const hem =
    '-18,-84* -22,-60 -38,-40 -58,-30 -74,-14 -70,2* -64,18 -58,20 -55,4* -48,8 -44,34 -36,36 -34,8* -24,4 -20,18 -13,19 -10,6* 4,9 8,28 16,28 18,8* 28,4 32,14 38,14 40,4* 50,2 54,22 62,20 64,0* 72,-14 58,-30 40,-40 24,-60 18,-84*'
  const dress = made(ink, hem, 'bright', { width: 3, halo: 1.2, from: 0.46 })
  ink.clip(dress, () => {
    ink.lines(
      [
        '-30,-40 -40,-22 -42,0',
        '-12,-52 -22,-26 -24,-2',
        '6,-50 8,-24 4,2',
        '22,-46 34,-24 36,-2',
        '-50,-26 -58,-8 -60,8',
      ],
      { width: 1.7, profile: 'flick' },
    )
    // Her knees.
    ink.lines(['-26,-22 -12,-30 4,-24', '8,-26 22,-32 36,-22'], { width: 2.2 })
  })
  made(ink, '-16,-70* 0,-64 17,-71* 18,-63* 0,-56 -18,-62*', 'black', { rim: 0.8, halo: 0.6 })
}

function drawHead(ink: Ink): void {
  // A flame for hair, and the wick in it.
  made(ink, '-27,2* -36,-18 -28,-40 -10,-56 -4,-70* 14,-54 13,-42 28,-46* 24,-38 36,-20 28,4* 0,12', 'bright', {
    width: 2.9,
    halo: 1.6,
    from: false,
  })
  const inner = '-20,-8* -24,-24 -12,-36 -2,-52* 10,-42 22,-28 21,-8*'
  ink.black(inner)
  ink.black('-12,-10* -14,-22 -4,-32 2,-42* 8,-30 14,-20 12,-10*', { gouache: BRIGHT })
  ink.line('-2,-20 -3,-30 2,-36', { width: 3.4 })
  for (const [x, y, angle] of [
    [-22, 4, 200],
    [22, 3, -22],
  ] as const)
    made(ink, ink.leaf(x, y, angle, 18, 10, { belly: 0.3 }), 'bright', { width: 2 })
  made(ink, '-22,-10 -24,4 -16,18 -2,24 14,19 23,5 22,-10 10,-19 -10,-19', 'bright', {
    width: 2.7,
    halo: 1,
    from: 0.66,
  })
  // She looks up, and would rather not.
  for (const x of [-9, 9]) {
    ink.black(ink.ellipse(x, 0, 4.6, 6))
    ink.dot(x + 1, -3, 2.4, { white: true })
  }
  ink.lines(['-15,-9 -9,-12 -4,-13', '15,-9 9,-12 5,-13'], { width: 2 })
  rouge(ink, -15, 9)
  rouge(ink, 15, 8)
  ink.line('-5,14 0,12 5,15', { width: 2 })
  ink.line('0,7 2,8.6 0,9', { width: 1.4 })
  // A tear of wax.
  made(ink, '15,6* 19,14 15.5,18 12,14*', 'bright', { width: 1.5, halo: 0.4, from: false })
}
