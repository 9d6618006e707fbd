import type { Ink } from '../ink/ink'

/** It chews, in two drawings, turns its head to whoever watches, and bleats. */
export const GOAT_FRAMES = ['chew', 'chewed', 'look', 'bleat'] as const

/** A goat at the very tip of the headland, beard and coat blown before it; it looks to the left. (0, 0) is between its feet; some 120 high. */
export function drawGoat(ink: Ink, _frame: number, name: string): void {
  const bleats = name === 'bleat'
  ink.lines(['-22,-26 -25,-12 -22,0', '-12,-26 -12,-12 -15,0', '18,-26 22,-12 20,0', '27,-28 33,-14 36,-2'], {
    ...{ width: 6, profile: 'even' },
  })
  const looks = name === 'look'
  const lift = bleats ? -6 : 0
  const neck = ink.tube(`-26,-38@22 -40,${-54 + lift / 2}@15 -45,${-65 + lift}@12`, { root: true })
  const trunk = ink.clay([ink.ellipse(0, -34, 32, 15, -6), neck, ink.tube('28,-42@10 38,-52@6 34,-60@3')], 7)
  ink.black(trunk)
  ink.tufts('-18,-22 -6,-20 8,-20 22,-24', () => 160, { length: 12, count: 3, width: 2.2 })
  ink.lines(['-22,-46 2,-48 22,-44', '-8,-38 8,-40 18,-37'], { width: 2, white: true, profile: 'swell' })
  ink.at(-46, -66 + lift, { rotate: bleats ? 16 : 0 }, () => (looks ? drawFrontHead(ink) : drawSideHead(ink, name)))
}

/** In profile, chewing or bleating. (0, 0) is the nape. */
function drawSideHead(ink: Ink, name: string): void {
  const bleats = name === 'bleat'
  ink.black(ink.clay([ink.ellipse(-3, -3, 10, 8.4), ink.tube('-6,-4@13 -22,4@8', { root: true })], 4))
  const jaw = bleats ? [-17, 13] : name === 'chewed' ? [-20, 10] : [-17, 9]
  ink.black(ink.tube(`-4,3@8 ${jaw[0]},${jaw[1]}@5`, { root: true }))
  ink.line(`-12,${bleats ? 12 : 9} -18,${bleats ? 24 : 21} -29,${bleats ? 28 : 24}`, { width: 5, profile: 'flick' })
  // The tongue is what a bleat is made of; a stalk goes round and round.
  if (bleats) ink.line('-10,5 -19,8', { width: 2.6, white: true, profile: 'flick' })
  else ink.line(name === 'chewed' ? '-20,7 -30,3 -36,-3' : '-20,7 -31,8 -37,4', { width: 2, profile: 'flick' })
  ink.line('4,-8 12,-28 28,-36', { width: 5, profile: 'flick' })
  ink.line('-2,-9 0,-30 14,-42', { width: 4.4, profile: 'flick' })
  ink.line('6,-2 18,-6 22,-2', { width: 4, profile: 'flick' })
  ink.dot(-8, -4, 1.8, { white: true })
}

/** Seen from before: it has noticed. (0, 0) is the nape. */
function drawFrontHead(ink: Ink): void {
  ink.black(ink.clay([ink.ellipse(-4, -4, 10, 9), ink.tube('-4,-2@14 -5,14@9', { root: true })], 5))
  ink.line('-5,16 -8,26 -18,30', { width: 5, profile: 'flick' })
  ink.line('-9,-11 -16,-28 -10,-40', { width: 4.6, profile: 'flick' })
  ink.line('1,-11 8,-28 18,-36', { width: 4.6, profile: 'flick' })
  ink.lines(['-12,-6 -24,-9 -28,-5', '4,-6 16,-9 20,-5'], { width: 4, profile: 'flick' })
  for (const x of [-8, 0]) {
    ink.dot(x, -4, 2.4, { white: true })
    ink.dot(x + 0.4, -3.6, 1)
  }
  ink.lines(['-7,13 -5,14.5 -2,13'], { width: 1.4, white: true })
}
