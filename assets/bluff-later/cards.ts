import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { drawWords } from '../ink/words'

/** Its back; a house whose roof somebody has eaten; a fish; a hen, drawn by herself, and an egg; and what is a nine or a six. */
export const FACES = ['back', 'house', 'fish', 'hen', 'egg', 'nine'] as const

/** A card about its middle. */
export function drawCard(ink: Ink, _frame: number, face: string): void {
  const top = face === 'house' ? '-34,-14* -22,-2 -10,-16 2,-4 14,-15 24,-5 33,-12*' : '-33,-46* -10,-48 33,-45*'
  ink.form(ink.path(`${top} 34,0 32,46* 0,48 -33,45*`, true), { width: 2.6, halo: 2, gap: 0.06 })
  if (face === 'back') {
    ink.wash(ink.path('-27,-39* 0,-40 27,-38* 28,0 26,39* 0,40 -27,38*', true), { alpha: 0.95, color: INDIGO })
    for (const [i, y] of [-24, -4, 16].entries()) {
      const wave = `-22,${y + 4} ${-14 + i * 3},${y - 6} ${-8 + i * 3},${y + 2} 4,${y + 6} 12,${y - 4} 22,${y + 4}`
      ink.line(wave, { width: 2.2, white: true, bare: true, profile: 'swell' })
    }
    return
  }
  if (face === 'house') {
    ink.lines(['-18,-6 -18,34 18,34 18,-8'], { width: 3, profile: 'pen' })
    ink.black('-5,34* -5,14* 6,14* 6,34*')
  }
  if (face === 'fish') {
    ink.form('-20,2* -8,-12 10,-10 18,0* 28,-10 27,10* 18,2 8,12 -8,12', { width: 2.4 })
    ink.dot(-11, -2, 2.4)
  }
  if (face === 'hen') {
    ink.lines(['-20,4 -14,-8 2,-8 12,-20', '-20,4 -12,14 6,12 14,-2 12,-20', '-20,4 -28,-4', '-20,4 -28,12'], {
      width: 3.2,
      profile: 'pen',
    })
    ink.lines(['12,-20 20,-24 26,-17 19,-13', '26,-19 31,-16', '17,-24 18,-30', '-6,14 -8,26', '4,13 6,26'], {
      ...{ width: 2.8, profile: 'pen' },
    })
  }
  if (face === 'egg') ink.form(ink.ellipse(0, 2, 14, 19, 8), { width: 2.8, tone: { from: 0.6, width: 1.8 } })
  if (face === 'nine') drawWords(ink, '9', 0, 27, { size: 80, face: 'display', align: 'middle' })
  if (face !== 'nine') ink.dot(26, 38, 2.6)
}

/** A whole herring, and what is left of one. */
export const HERRINGS = ['whole', 'bones'] as const

/** A herring, nose up, about its middle. */
export function drawHerring(ink: Ink, _frame: number, name: string): void {
  ink.light = [0.6, -0.4, 0.6]
  if (name === 'bones') {
    ink.form('-16,-50* -14,-70 0,-88 14,-70 17,-50* 8,-46 0,-50 -8,-46', { width: 3.2, halo: 4 })
    const ribs = [-34, -20, -6, 8, 22].map((y, i) => `${-17 + i * 2},${y - 6} 0,${y} ${17 - i * 2},${y - 7}`)
    ink.line('0,-50 2,0 0,56', { width: 11, white: true })
    ink.lines(ribs, { width: 9, white: true })
    ink.line('0,-48 2,0 0,56', { width: 4.4, profile: 'pen' })
    ink.lines(ribs, { width: 3.4, profile: 'pen' })
  } else {
    const body = ink.path('0,-90* -14,-70 -22,-30 -18,20 -6,56* 6,56 19,20 22,-30 14,-70', true)
    ink.form(body, { width: 3.4, halo: 4 })
    ink.clip(body, () => {
      ink.wash('2,-90* 26,-70 26,30 8,60* 4,20 6,-40', { alpha: 0.8, color: INDIGO })
      ink.lines(['-6,-34 0,-28 6,-34', '-8,-16 -1,-10 6,-16', '-7,4 0,10 7,4', '-5,22 0,28 5,22'], {
        ...{ width: 2, profile: 'flick' },
      })
    })
    ink.line('-18,-50 -4,-42 16,-52', { width: 2.6, profile: 'swell' })
  }
  ink.form('-6,52* -24,78 -20,86 0,72 20,86 24,78 6,52*', { width: 3, halo: 2 })
  ink.form(ink.ellipse(-1, -66, 6.6, 7), { width: 2.4, gap: 0 })
  ink.dot(-1, -66, 3)
  ink.line('-7,-80 0,-77 6,-81', { width: 2.2, profile: 'pen' })
}
