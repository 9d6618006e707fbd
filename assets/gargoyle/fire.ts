import { drawFlow } from '../ink/flow'
import type { Ink } from '../ink/ink'
import { noise1, noise2 } from '../ink/noise'
import { clamp, itemAt, smoothstep } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import { BLACK } from './night'

/** The page of one particle of the fire, in units; it stands on 0, 0. */
export const LICK = { left: -112, top: -304, width: 224, height: 314 } as const

/** Six outlines of flame, and the heart of those that have one. */
const FLAMES = {
  broad: {
    body: '0,4 -48,-8 -74,-48 -70,-94 -44,-130 -40,-164 -56,-200* -22,-178 -12,-148 2,-180 -4,-234 12,-286* 30,-224 28,-184 40,-160 54,-178 50,-204* 72,-160 74,-110 76,-50 46,-8',
    heart: '0,0 -32,-16 -44,-54 -26,-92 -16,-120* -2,-94 14,-126 12,-156* 36,-114 42,-60 28,-14',
  },
  tall: {
    body: '0,4 -38,-12 -50,-60 -30,-110 -12,-150 -16,-204 -2,-246 -10,-288* 18,-242 24,-190 16,-150 32,-128 42,-140 40,-160* 58,-110 52,-50 32,-10',
    heart: '0,0 -22,-20 -26,-64 -8,-104 -2,-140* 14,-104 22,-76 30,-94* 34,-48 22,-12',
  },
  split: {
    body: '0,4 -44,-6 -70,-50 -58,-100 -50,-140 -66,-182 -62,-228* -36,-188 -18,-144 -6,-110 8,-140 10,-190 -2,-230* 28,-204 40,-160 36,-128 56,-150 60,-178* 80,-124 78,-60 44,-8',
    heart: '0,0 -32,-16 -44,-56 -36,-94 -40,-126* -18,-92 -4,-70 14,-104 18,-138* 40,-94 46,-50 28,-12',
  },
  lean: {
    body: '0,4 -36,-8 -56,-48 -44,-96 -10,-134 14,-170 18,-216 2,-260* 42,-226 58,-180 48,-132 32,-108 48,-104 66,-118* 66,-64 40,-12',
    heart: '0,0 -22,-18 -28,-54 -6,-90 14,-120* 18,-88 12,-68 36,-78* 34,-38 22,-12',
  },
  hook: {
    body: '0,4 -34,-4 -62,-40 -66,-88 -42,-136 -8,-166 2,-208 -16,-240* 20,-226 40,-186 30,-146 8,-118 22,-104 46,-122 62,-162* 78,-106 70,-52 38,-6',
    heart: '0,0 -26,-12 -42,-46 -36,-84 -14,-116* -6,-86 4,-66 26,-72 40,-94* 46,-50 26,-8',
  },
  crown: {
    body: '0,4 -52,-6 -82,-44 -84,-92 -96,-128* -64,-112 -50,-128 -56,-170 -46,-206* -22,-166 -8,-138 8,-176 4,-222* 34,-178 42,-136 60,-142 78,-176* 86,-124 80,-56 48,-6',
    heart: '0,0 -36,-12 -54,-46 -46,-82* -28,-66 -14,-88 -8,-112* 8,-84 22,-96 26,-124* 46,-78 44,-34 26,-8',
  },
} as const
type Flame = keyof typeof FLAMES

/** What a particle is drawn as, by its age: hot when it is born, then red, then the ink smoke that a fire breathes out. */
export const LICKS = [
  'hot_broad',
  'hot_split',
  'hot_hook',
  'red_broad',
  'red_tall',
  'red_split',
  'red_lean',
  'red_hook',
  'red_crown',
  'smoke_curl',
  'smoke_wisp',
  'smoke_ring',
] as const

/** Draws one of `LICKS`. */
export function drawLick(ink: Ink, lick: number): void {
  const [heat = 'red', form = 'broad'] = itemAt(LICKS, lick).split('_')
  if (heat === 'smoke') drawSmoke(ink, form)
  else drawFlame(ink, isFlame(form) ? form : 'broad', heat === 'hot')
}

function isFlame(form: string): form is Flame {
  return form in FLAMES
}

/** From solid colour below to black above: what is left between the strokes is the flame's own light, cut in streaming lines. */
function drawFlame(ink: Ink, form: Flame, isHot: boolean): void {
  const { body: outline, heart } = FLAMES[form]
  const lean = form === 'lean' || form === 'hook' ? 0.16 : -0.04
  const up = (x: number, y: number) => -90 + 26 * Math.sin(y / 42 + lean * 20 + 0.6) - x * 0.1
  const body = ink.cut(outline, { fill: VERMILION })
  const field = ink.field(body)
  const from = isHot ? 0.36 : 0.08
  const density = (x: number, y: number) => {
    const rim = smoothstep(16, 4, field.distance(x, y))
    return clamp((1 - (y + 304) / 304 - from) * 1.7 + 0.4 * noise2(7, x / 24, y / 60) + 0.3 * rim - 0.14)
  }
  drawFlow(ink, body, up, { spacing: 7.4, width: 7.6, length: 150, inset: 3.4, density })
  if (isHot) {
    const core = ink.cut(heart)
    const glow = (_: number, y: number) => clamp((1 - (y + 304) / 304) * 2 - 0.2)
    ink.clip(core, () => drawFlow(ink, core, up, { spacing: 8, width: 3.4, length: 70, density: glow }))
    ink.contour(core, { width: 3.4, gap: 0.3 })
  }
  ink.contour(body, { width: 5.4, lit: 0.9, gap: 0 })
}

/** Spines of smoke, and where along them the fire's light lies, and how wide. */
const SMOKES: Readonly<Record<string, string>> = {
  curl: '-40,-20@20 -40,-74@52 -6,-114@64 24,-164@58 6,-212@44 -34,-212@36 -44,-174@26 -14,-154@14',
  wisp: '0,-12@10 -22,-64@38 8,-114@50 -12,-174@42 10,-224@28 -6,-270@4',
  ring: '6,-14@12 30,-58@40 10,-108@58 -30,-140@54 -40,-190@40 -6,-222@34 34,-204@26 30,-170@16 10,-168@8',
}
const LIGHTS = [
  [0.4, 7],
  [0.22, 4.4],
  [0.05, 3],
  [-0.4, 2.4],
] as const

/** Ink smoke: black, and only the fire's light on its curl is seen of it. */
function drawSmoke(ink: Ink, form: string): void {
  const spine = SMOKES[form] ?? ''
  ink.black(ink.cut(ink.tube(spine, { root: true }), { fill: BLACK }))
  for (const [across, width] of LIGHTS) {
    const { points } = ink.beside(spine, { share: across * 2 })
    const inner = points.slice(2, -2)
    for (let from = 0; from < inner.length - 8; from += 60) {
      const run = inner.slice(from, from + 54)
      const strip = run.map(({ x, y }, i) => {
        const worn = 1 + 0.5 * noise1(Math.round(across * 100), (from + i) / 16)
        const swell = Math.sin((Math.PI * (i + 0.5)) / run.length) ** 0.5
        return [x, y, Math.max(0.6, width * 0.8 * worn * swell)]
      })
      ink.page(() => ink.cut(ink.tube(strip, { root: true }), { fill: VERMILION }))
    }
  }
}

/** A flame blown sideways, pointing at the line that is chosen: its tip is at 0, 0. */
export function drawMarker(ink: Ink, frame: number): void {
  const tails = [
    '-62,-29* -38,-19 0,0* -34,17 -64,29* -50,11 -48,-11*',
    '-66,-24* -40,-20 0,0* -36,19 -58,34* -50,13 -46,-9*',
    '-58,-33* -36,-18 0,0* -32,16 -68,25* -52,9 -50,-12*',
  ]
  const marker = ink.cut(itemAt(tails, frame), { fill: VERMILION })
  ink.contour(marker, { width: 3, lit: 0.8, gap: 0 })
  ink.lines(['-48,-19 -30,-9 -12,-1', '-44,13 -30,7'], { width: 2.6, profile: 'flick' })
}

/** A spark that has got away. */
export function drawSpark(ink: Ink, frame: number): void {
  const [length, width, bend] = itemAt(
    [
      [26, 8, 3],
      [18, 10, -3],
      [32, 6, 5],
    ] as const,
    frame,
  )
  ink.cut(ink.leaf(0, length / 2, -90, length, width, { belly: 0.3, bend }), { fill: VERMILION })
}
