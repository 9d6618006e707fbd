import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { LIGHT, rust } from '../snack/hand'

/** Who dines, and what each wears. */
const GUESTS = ['bow', 'top', 'plain', 'crown', 'cook'] as const
type Guest = (typeof GUESTS)[number]

/** Each with the cup, or the fork, down and up. */
export const POSES = [
  ...['bow_down', 'bow_up', 'top_down', 'top_up', 'plain_down', 'plain_up'],
  ...['crown_down', 'crown_up', 'cook_down', 'cook_up'],
] as const

/** An ant at table, upright, some 110 high, that looks to the right. (0, 0) is where it sits. */
export function drawGuest(ink: Ink, pose: string): void {
  ink.light = LIGHT
  const guest = GUESTS.find((name) => pose.startsWith(name)) ?? 'plain'
  drawAntBody(ink)
  drawHat(ink, guest)
  if (guest === 'cook') drawFork(ink, pose.endsWith('up'))
  else drawCup(ink, pose.endsWith('up'))
}

function drawAntBody(ink: Ink): void {
  const abdomen = ink.ellipse(-2, -18, 21, 24)
  const chest = ink.ellipse(2, -50, 12, 13)
  const head = ink.ellipse(7, -78, 18, 16, -8)
  ink.line('-2,-52 -24,-40 -30,-22', { width: 3.6, profile: 'even' })
  for (const part of [abdomen, chest, head]) ink.cut(part, { halo: 2.2 })
  for (const part of [abdomen, chest, head]) ink.black(part)
  ink.lines(['-14,-30 -16,-18 -12,-6', '-5,-58 -4,-52'], { width: 2, white: true, profile: 'swell' })
  ink.black(ink.ellipse(13, -81, 5.6, 6.4), { white: true })
  ink.dot(15, -80.6, 2.8)
  ink.line('12,-68 17,-67 21,-70', { width: 2.2, white: true, profile: 'swell' })
  ink.lines(['4,-92 0,-108 -10,-114', '11,-93 14,-110 24,-116'], { width: 3, profile: 'even' })
  ink.dot(-11, -114, 3)
  ink.dot(25, -116, 3)
}

function drawHat(ink: Ink, guest: Guest): void {
  if (guest === 'top') {
    const hat = '-8,-90* -6,-116* 14,-118* 16,-92*'
    ink.cut(hat, { halo: 1.6 })
    ink.black(hat)
    ink.line('-7,-97 4,-98 15,-99', { width: 3.6, color: RUST, profile: 'even' })
    ink.line('-16,-90 4,-93 24,-92', { width: 4.6, profile: 'even' })
  } else if (guest === 'bow') {
    for (const half of ['2,-94* -16,-106 -18,-90*', '4,-94* 20,-108 24,-92*'])
      rust(ink, ink.form(half, { width: 2, halo: 1 }), 1)
  } else if (guest === 'crown') {
    rust(ink, ink.form('-10,-90* -14,-110* -4,-100* 4,-114* 11,-100* 21,-110* 18,-91*', { width: 2.4, halo: 1.2 }), 1)
  } else if (guest === 'cook') {
    drawCooksHat(ink)
  }
}

function drawCooksHat(ink: Ink): void {
  const puffs = [ink.ellipse(-4, -108, 13, 10), ink.ellipse(12, -110, 13, 10), ink.ellipse(4, -116, 12, 10)]
  ink.form(ink.clay(puffs, 4), { width: 2.4, halo: 1 })
  ink.form('-8,-104* 16,-105* 17,-91* -8,-90*', { width: 2.2, halo: 0.6 })
}

function drawCup(ink: Ink, isUp: boolean): void {
  const [x, y] = isUp ? [4, -18] : [0, 26]
  ink.line(isUp ? '8,-52 28,-64 38,-100' : '8,-52 24,-44 34,-56', { width: 4, profile: 'even' })
  ink.at(x, y, {}, () => {
    rust(ink, ink.form('26,-106* 46,-104* 42,-84 34,-82 29,-85*', { width: 2.4, halo: 1.2 }), 1)
    if (isUp) ink.lines(['30,-112 26,-122', '38,-112 40,-124', '46,-110 54,-118'], { width: 2.2, profile: 'flick' })
  })
}

function drawFork(ink: Ink, isUp: boolean): void {
  ink.at(0, isUp ? -10 : 8, {}, () => {
    ink.line('8,-52 28,-56 34,-70', { width: 4, profile: 'even' })
    ink.lines(['34,-54 34,-100', '28,-112 29,-101 39,-101 40,-112', '34,-112 34,-100'], { width: 2.8, profile: 'even' })
  })
}

/** One with its back to us, on a marshmallow: bare, in a top hat, with a bow. (0, 0) is under that. */
export const BACKS = ['bare', 'hatted', 'bowed'] as const

export function drawBack(ink: Ink, name: string): void {
  ink.light = LIGHT
  ink.form(ink.ellipse(0, 6, 30, 15), { width: 3, halo: 1.6, tone: { from: 0.5, width: 2, spacing: 2.6 } })
  const parts = [ink.ellipse(0, -24, 25, 27), ink.ellipse(1, -60, 14, 14), ink.ellipse(2, -88, 20, 17)]
  ink.lines(['-10,-62 -34,-74 -38,-92', '12,-62 34,-74 40,-90'], { width: 4, profile: 'even' })
  for (const part of parts) ink.cut(part, { halo: 2.4 })
  for (const part of parts) ink.black(part)
  ink.lines(['-16,-38 -18,-24 -12,-12', '-12,-92 -10,-98 -4,-102'], { width: 2.2, white: true, profile: 'swell' })
  ink.lines(['-4,-102 -12,-120 -22,-124', '8,-102 14,-122 24,-124'], { width: 3, profile: 'even' })
  if (name === 'hatted') {
    const hat = '-15,-102* -12,-130* 13,-131* 17,-102*'
    ink.cut(hat, { halo: 1.6 })
    ink.black(hat)
    ink.line('-25,-101 2,-104 28,-101', { width: 5, profile: 'even' })
  } else if (name === 'bowed') {
    for (const half of ['0,-102* -22,-116 -24,-98*', '4,-102* 24,-118 28,-98*'])
      rust(ink, ink.form(half, { width: 2.2, halo: 1 }), 1)
  }
}

/** One who holds a crumb up on a plate, to the left. (0, 0) is where it stands. */
export function drawOffer(ink: Ink): void {
  ink.light = LIGHT
  ink.mirror(0, () => {
    ink.lines(['-6,-8 -12,0 -22,0', '6,-8 10,0 0,2'], { width: 3.4, profile: 'even' })
    drawAntBody(ink)
    drawCooksHat(ink)
    ink.line('8,-52 34,-64 46,-80', { width: 4.2, profile: 'even' })
  })
  ink.form(ink.ellipse(-52, -86, 32, 8), { width: 2.8, halo: 1.2 })
  const crumb = ink.path('-74,-90* -70,-106 -52,-114* -34,-106 -30,-90* -42,-86 -59,-85', true)
  ink.form(crumb, { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.4 } })
  ink.stipple(crumb, { spacing: 5, radius: 1.2, density: () => 0.8 })
}
