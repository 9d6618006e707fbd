import type { Ink } from '../ink/ink'
import { LIGHT, rust } from './hand'

/** How her pouch hangs while her bill is shut: how far it swings, back and down (−1) … forward and up (1). */
const SWINGS = { back: -0.6, forward: 0.8 } as const
export const POUCHES = [...Object.keys(SWINGS), 'swallow'] as const

const SKIN = { from: 0.48, to: 0.84, width: 3.4, spacing: 3.2, angle: -118, cross: 0.35 } as const

/** Her pouch under the shut bill, or pulled long by the raised one. (0, 0) is the hinge of the bill. */
export function drawPouch(ink: Ink, _frame: number, name: string): void {
  ink.light = LIGHT
  if (name === 'back' || name === 'forward') drawHanging(ink, SWINGS[name])
  else drawSwallowing(ink)
}

function drawHanging(ink: Ink, s: number): void {
  const bag = ink.path(
    `-20,12* ${-50 + s * 14},76 ${-44 + s * 34},${170 - s * 26} ${26 + s * 48},${214 - s * 44} ${112 + s * 50},${196 - s * 62} ${196 + s * 34},${120 - s * 52} 252,${58 - s * 14} 296,24* 160,22 40,14`,
    true,
  )
  drawSkin(ink, bag)
  ink.lines(
    [
      `14,38 ${4 + s * 12},84 ${14 + s * 26},${128 - s * 20}`,
      `70,42 ${72 + s * 12},70 ${82 + s * 20},${96 - s * 26}`,
      `150,38 ${166 + s * 20},66 ${166 + s * 24},${94 - s * 30}`,
    ],
    { width: 2.8, profile: 'swell' },
  )
  const shine = `${-34 + s * 20},96 ${-26 + s * 34},${150 - s * 22} ${14 + s * 46},${190 - s * 38}`
  ink.line(shine, { width: 4.6, white: true, profile: 'swell' })
}

function drawSwallowing(ink: Ink): void {
  const bag = ink.path(
    '-30,14* -60,62 -70,120 -40,166 18,168 60,124 112,38 190,-64 254,-168* 176,-118 96,-54 10,0',
    true,
  )
  drawSkin(ink, bag)
  ink.lines(['110,-26 92,12 80,44', '176,-84 150,-46 130,-10', '-52,68 -40,50 -22,42', '30,52 44,70 46,96'], {
    width: 2.8,
    profile: 'swell',
  })
  ink.line('-58,84 -58,118 -40,144', { width: 4.4, white: true, profile: 'swell' })
}

/** The far side of her pouch, wide open: black, and the tongue in it. What she eats lies before it and behind the bag. */
export function drawMouth(ink: Ink): void {
  ink.light = LIGHT
  const mouth = ink.path('-8,6* 34,76 112,124 204,128 290,92* 258,50 190,16 96,-8 20,-16', true)
  ink.cut(mouth)
  ink.black(mouth)
  const tongue = ink.path('8,22* 44,10 92,20 132,46 146,74 126,88 88,78 46,54', true)
  ink.form(tongue, { width: 2.6 })
  rust(ink, tongue, 1.4, 0.7)
  ink.line('30,28 76,42 116,68', { width: 2.6, profile: 'swell' })
}

/** The near side of it: a bag below the rim. */
export function drawBag(ink: Ink): void {
  ink.light = LIGHT
  const bag = ink.path(
    '-8,6* -52,58 -66,136 -30,220 54,276 150,278 236,226 282,152 290,92* 204,122 112,118 34,72',
    true,
  )
  drawSkin(ink, bag)
  ink.line('-8,6 34,72 112,118 204,122 290,92', { width: 7, profile: 'even' })
  ink.line('30,72 110,121 202,126 280,98', { width: 2.6, white: true, profile: 'swell' })
  ink.between('-30,90 -36,150 0,216', '24,100 28,170 70,236', 3, { width: 2.4, trim: 0.2, profile: 'swell' })
  ink.lines(['214,150 222,180 212,212', '240,136 250,160 246,186', '160,142 166,160 163,176'], {
    width: 2.4,
    profile: 'swell',
  })
  ink.lines(['-44,112 -50,146 -34,190', '-28,204 -4,232 26,250'], { width: 4.4, white: true, profile: 'swell' })
}

function drawSkin(ink: Ink, bag: ReturnType<Ink['path']>): void {
  ink.form(bag, { width: 5, halo: 2.2, contour: false, tone: SKIN })
  rust(ink, bag, 5, 0.88)
  ink.contour(bag, { width: 5.4 })
}
