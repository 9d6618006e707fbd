import { drawLantern } from '../characters/lantern'
import type { Ink } from '../ink/ink'
import { drawChair } from './chair'
import { LAMP, SIDE_LAMP_Y, SIDE_LAMPS } from './feastNight'
import { drawCloth, drawTableware } from './feastTable'

/** Where the guests are going to sit: the middle of each chair, and how far it leans, in degrees. */
const CHAIRS = [
  [232, -2],
  [338, 1],
  [444, -1],
  [549, 2],
  [653, -2],
  [782, 1],
  [886, 2],
  [992, -1],
  [1097, 2],
  [1202, -2],
] as const

/** The table before anybody has come, its lanterns not yet lit; where on a page of 1440 × 900 all of them are going to be. */
export function drawPlaces(ink: Ink): void {
  ink.line('96,150 330,168 470,182 566,190 720,202 874,190 970,182 1110,168 1344,148', { width: 3, profile: 'swell' })
  for (const x of SIDE_LAMPS) ink.at(x, SIDE_LAMP_Y, { scale: 0.72 }, () => drawLantern(ink, { lit: false }))
  ink.at(LAMP.x, LAMP.y, {}, () => drawLantern(ink, { lit: false }))
  for (const [x, rotate] of CHAIRS) ink.at(x, 540, { rotate }, () => drawBack(ink))
  drawCloth(ink)
  drawTableware(ink)
  ink.at(117, 121, { scale: 0.84 }, () => drawChair(ink))
}

/** The back of a chair that stands beyond the table. */
function drawBack(ink: Ink): void {
  const shade = { from: 0.42, width: 2, spacing: 3 } as const
  for (const post of ['-36,10* -41,-104* -33,-105* -27,10*', '27,10* 32,-105* 40,-104* 36,10*'])
    ink.form(post, { width: 2.8, halo: 1, tone: shade })
  ink.form('-36,-92* 0,-100 36,-93* 35,-64* 0,-70 -35,-63*', { width: 2.8, halo: 1, tone: shade })
  ink.form('-33,-42* 0,-47 33,-42* 32,-28* 0,-33 -32,-28*', { width: 2.4, halo: 1, tone: shade })
}
