import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { smoothstep } from '../ink/numbers'
import { type Color, PLUM } from '../ink/palette'
import { AIR, drawFlat, EVERYWHERE, hillsThrough, throwShadow } from './flats'
import { KNOTS, MOON } from './shared'

/** The paper of the sky: the same above the stage and on it. */
function layDusk(ink: Ink): void {
  ink.cut(EVERYWHERE, { fill: '#634061' })
  ink.wash(EVERYWHERE, { color: '#3d2743', alpha: 0.9, fade: { from: [0, -80], to: [0, 470] } })
}

/** Dusk, in long strokes level with the horizon, and its first stars. */
export function drawSky(ink: Ink): void {
  layDusk(ink)
  ink.wash(EVERYWHERE, { color: '#9a7290', alpha: 0.9, fade: { from: [0, 800], to: [0, 340] } })
  const brush = ink.fork('brush')
  for (let i = 0; i < 11; i++) {
    const y = brush.between(50, 560)
    const x = brush.between(40, 1000)
    const long = brush.between(240, 560)
    const middle = y + brush.signed() * 12
    const stroke: number[][] = [
      [x, y],
      [x + long * 0.5, middle],
      [x + long, y + brush.signed() * 10],
    ]
    const width = brush.between(10, 34)
    const dry = brush.between(0.8, 1.05)
    ink.line(stroke, { width, dry, color: y < 300 ? '#4a2f4e' : '#85607c', alpha: 0.55 })
  }
  drawStars(ink, 90, (share) => 10 + share ** 1.5 * 410)
}

/** Stars, as many; how far down each is follows from a share. */
function drawStars(ink: Ink, count: number, down: (share: number) => number): void {
  const random = ink.fork('stars')
  for (let i = 0; i < count; i++) {
    ink.dot(random.between(8, 1592), down(random.next()), 0.8 + 1.5 * random.next() ** 4, { white: true })
  }
}

/** How high the sky above the stage is drawn, in scene units. */
export const ABOVE = 860

/** The sky above the stage, which only tall windows show, from its lower edge up. */
export function drawSkyAbove(ink: Ink): void {
  layDusk(ink)
  ink.wash(EVERYWHERE, { color: '#2c1c33', alpha: 0.7, fade: { from: [0, -ABOVE], to: [0, -90] } })
  drawStars(ink, 130, (share) => -20 - share * (ABOVE - 40))
}

/** The cloud border of the theatre, where the sky above the stage begins. */
export function drawBorder(ink: Ink): void {
  const points: number[][] = [[-30, -70, 1, 1]]
  for (let bow = 0; bow <= 24; bow++) {
    const isTip = bow % 2 === 0
    points.push([bow * 69 - 30, isTip ? -2 + 8 * noise1(6, bow) : 34 + 12 * noise1(7, bow), 1, isTip ? 1 : 0])
  }
  points.push([1630, -70, 1, 1])
  for (let bow = 22; bow >= 0; bow--) {
    const isTip = bow % 2 === 0
    points.push([bow * 72 - 10, isTip ? -26 : -62 - 10 * noise1(9, bow), 1, isTip ? 1 : 0])
  }
  const border = ink.path(points, true)
  throwShadow(ink, border, 0.3)
  drawFlat(ink, border, '#40293f', { edge: 2.6 })
}

/** The moon, of thin paper, about its middle; and the air around it in three discs cut by hand, none about the same middle. */
export function drawMoon(ink: Ink): void {
  for (const [x, y, add, color] of [
    [-26, 22, 168, '#6f4a6a'],
    [18, 4, 98, '#875f7d'],
    [-10, -6, 42, '#ab869d'],
  ] as const) {
    const [across, down] = [MOON.radius + add, MOON.radius + add * 0.94]
    ink.cut(ink.ellipse(x, y, across, down, 20, 0.012), { fill: color })
  }
  const disc = ink.ellipse(0, 0, MOON.radius, MOON.radius, 0, 0.008)
  ink.wash(disc, { color: PLUM, alpha: 0.34, dx: 5, dy: 7 })
  ink.cut(disc)
  ink.clip(disc, () => {
    for (const [x, y, across, down, turn] of [
      [-120, -96, 66, 40, -20],
      [-176, 30, 34, 50, 10],
      [40, -160, 50, 26, 8],
      [150, -60, 58, 76, 24],
      [196, 70, 30, 22, 0],
      [-70, 150, 60, 30, -8],
      [60, 190, 70, 26, 6],
    ] as const) {
      ink.wash(ink.ellipse(x, y, across, down, turn, 0.16), { color: PLUM, alpha: 0.16 })
    }
  })
  ink.crescent(disc, { depth: 30, dx: -20, dy: -16, alpha: 0.14, color: PLUM })
  for (const { x, y } of KNOTS) {
    ink.dot(x, y, 4)
    const bow: number[][] = [
      [x - 7, y - 9],
      [x, y - 3],
      [x + 6, y - 10],
    ]
    ink.line(bow, { width: 1.6, profile: 'even' })
  }
}

/** A thread, from its upper end down: put there as long as it has to be. */
export function drawThread(ink: Ink): void {
  ink.line('0,-4 0,104', { width: 1.8, profile: 'even', wobble: 0 })
}

/** The four clouds: how long they are, which way they curl up, how light they are. */
const CLOUDS: readonly { long: number; way: 1 | -1; color: Color }[] = [
  { long: 420, way: 1, color: '#4e3351' },
  { long: 300, way: -1, color: '#7f5877' },
  { long: 360, way: 1, color: '#6b4767' },
  { long: 300, way: -1, color: '#8d6784' },
]

/** A cloud as theatres have them, about its middle: a strip that rolls up into a curl at one end. */
export function drawCloud(ink: Ink, frame: number): void {
  const { long, way, color } = CLOUDS[frame] ?? { long: 300, way: 1, color: AIR.far }
  const strips = [
    '-206,14* -160,2 -118,4 -96,-16 -58,-26 -26,-14 -6,-26 34,-38 76,-28 98,-10 128,-22 162,-16 176,4 162,20 144,14 146,4* 134,16 148,32 176,30 204,14* 196,34 160,44 110,38 60,30 0,36 -70,28 -130,30 -170,22',
    '-210,18* -166,10 -140,-8 -112,-4 -84,-30 -44,-44 -8,-34 10,-14 44,-20 70,-6 112,-14 150,-26 184,-10 184,14 164,22 150,12 156,2* 142,8 148,28 172,34 206,20* 190,42 140,44 80,34 20,40 -60,30 -120,36 -168,24',
  ]
  ink.at(0, 0, { scaleX: way * (long / 400), scaleY: Math.min(1, long / 360) }, () => {
    const strip = ink.path(strips[frame % 2] ?? '', true)
    ink.page(() => {
      throwShadow(ink, strip, 0.22)
      drawFlat(ink, strip, color, { edge: 2.4 })
    })
  })
}

/** The far hills, of thin card, light where mist lies between them. */
export function drawFarHills(ink: Ink): void {
  const far = hillsThrough(
    ink,
    (x) => 622 - 56 * Math.abs(noise1(3, x / 130)) ** 0.8 - 60 * smoothstep(420, 0, x) - 30 * smoothstep(1300, 1600, x),
    { step: 30 },
  )
  throwShadow(ink, far, 0.2, -0.7)
  drawFlat(ink, far, '#74506f', { mist: 0.75, foot: 760, rise: 170, edge: 3 })
  const near = hillsThrough(
    ink,
    (x) => 664 - 40 * noise1(8, x / 90) - 44 * smoothstep(240, 0, x) - 50 * Math.exp(-(((x - 1420) / 130) ** 2)),
  )
  throwShadow(ink, near, 0.2, -0.7)
  drawFlat(ink, near, '#5f3f5e', { mist: 0.7, foot: 830, rise: 170, edge: 2.6 })
}
