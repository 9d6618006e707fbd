import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawNose } from '../kit/noses'
import { drawPole } from '../kit/props'
import { made, rouge, type Stuff, scrape } from '../kit/stuff'

/** A guard: where he stands, how tall he is, and how he leans. */
interface Guard {
  readonly x: number
  readonly tall: number
  readonly lean: number
  readonly coat: Stuff
  readonly head: 'helmet' | 'pot' | 'back'
}

const GUARDS: readonly Guard[] = [
  { x: -84, tall: 168, lean: -4, coat: 'black', head: 'helmet' },
  { x: 84, tall: 160, lean: 6, coat: 'black', head: 'back' },
  { x: -43, tall: 186, lean: 2, coat: 'stone', head: 'helmet' },
  { x: 43, tall: 196, lean: -3, coat: 'stone', head: 'helmet' },
  { x: 0, tall: 138, lean: 5, coat: 'black', head: 'pot' },
]

/** The Palace Guard, turned out; the cook's boy makes up the number. 0, 0 is the ground before the middle of them. */
export function drawPalaceGuard(ink: Ink): void {
  standShadow(ink, -100, 104, 1)
  for (const guard of GUARDS) ink.at(guard.x - 2, 0, { rotate: guard.lean }, () => drawGuard(ink, guard))
}

function drawGuard(ink: Ink, { x, tall, coat, head }: Guard): void {
  const neck = -tall + 66
  if (head !== 'pot') {
    const side = x < -60 || x === 43 ? 1 : -1
    drawPole(ink, [side * 25, 0], [side * 27, -tall - 24], 5)
    made(ink, `${side * 27 - 8},${-tall - 20}* ${side * 27},${-tall - 48}* ${side * 27 + 8},${-tall - 21}*`, 'stone', {
      width: 2.1,
    })
  }
  for (const foot of [-11, 12]) {
    made(ink, `${foot - 8},-34* ${foot + 8},-34* ${foot + 7},-4* ${foot - 7},-4*`, 'bright', { width: 2.2 })
    made(ink, `${foot - 9},-8* ${foot + 9},-9* ${foot + 11},4* ${foot - 12},5*`, 'black', { rim: 1 })
  }
  const tunic = made(
    ink,
    `-20,${neck + 2}* -27,${neck * 0.6} -29,-22* 0,-16 30,-23* 27,${neck * 0.6} 20,${neck + 1}*`,
    coat,
    { halo: 1.4, rim: 1.8 },
  )
  const isWhite = coat === 'black'
  ink.clip(tunic, () => {
    if (head === 'back') {
      ink.line(`0,${neck} 0,-16`, { width: 1.8, white: isWhite })
      for (const y of [-50, -42]) ink.dot(0, y, 2.4, { white: isWhite })
      return
    }
    ink.lines([`-24,${neck} 24,-48`, `24,${neck} -24,-48`], { width: 5, white: isWhite, profile: 'even' })
    ink.line('-32,-46 0,-41 32,-47', { width: 5, white: isWhite, profile: 'even' })
  })
  // Arms at the seams, as ordered.
  for (const side of [-1, 1]) {
    made(
      ink,
      ink.tube(
        [
          [side * 20, neck + 10, 13],
          [side * 28, neck * 0.6, 12],
          [side * 27, -48, 10],
        ],
        { root: true },
      ),
      coat,
      { width: 2.3, halo: 1 },
    )
    made(ink, ink.ellipse(side * 27, -44, 6.4, 6), 'bright', { width: 2 })
  }
  ink.at(0, neck - 20, { rotate: x * 0.06 + 4 }, () => drawHead(ink, head))
}

function drawHead(ink: Ink, head: Guard['head']): void {
  if (head === 'back') {
    drawFromBehind(ink)
    return
  }
  made(ink, '-20,-12 -21,6 -14,20 0,24 14,20 21,6 20,-12', 'bright', { width: 2.5, from: 0.64 })
  if (head === 'pot') {
    drawPot(ink)
    return
  }
  rouge(ink, -13, 10, 4)
  rouge(ink, 14, 9, 4)
  ink.line('-6,17 0,15.6 7,17.4', { width: 2 })
  const helmet = made(ink, '-24,4* -26,-18 -14,-36 0,-42 14,-36 26,-18 24,4* 14,-4 0,2 -14,-4*', 'stone', {
    width: 2.8,
    halo: 1,
    from: 0.46,
  })
  ink.clip(helmet, () => ink.lines(['0,-42 1,-20 0,0', '-18,-22 0,-16 18,-22'], { width: 1.6 }))
  made(ink, ink.ellipse(0, -45, 6, 6), 'stone', { width: 2.1 })
  drawNose(ink, 0, 6, 'bulb', 1)
}

/** It was the nearest thing to hand; the soup was still in it. */
function drawPot(ink: Ink): void {
  for (const x of [-8, 8]) {
    ink.black(ink.ellipse(x, 0, 3.4, 4.6))
    ink.dot(x - 1, -1.6, 1.4, { white: true })
  }
  rouge(ink, -14, 9, 4)
  rouge(ink, 14, 8, 4)
  ink.line('-6,14 0,17 7,13', { width: 2.2 })
  drawNose(ink, 1, 6, 'button', 1)
  ink.at(0, -6, { rotate: 9 }, () => {
    made(ink, '-32,-2* -33,-27 -30,-31* 0,-36 30,-31* 33,-27 32,-2* 0,6', 'stone', { width: 3, halo: 1, from: 0.4 })
    ink.lines(['-25,-25 -26,-14 -24,-6'], { width: 2.4, white: true })
    ink.black('-30,-30* 0,-35 30,-30* 10,-25 -12,-25')
    made(ink, '-35,-5* 0,3 35,-6* 35,0* 0,8 -35,1*', 'stone', { width: 2.1 })
    made(ink, '31,-22* 54,-30 74,-32* 75,-24* 56,-22 32,-14*', 'black', { rim: 1.2 })
    ink.dot(70, -28, 1.6, { white: true })
    ink.line('-34,-20 -43,-20 -43,-10 -34,-10', { width: 4, profile: 'even' })
    // A noodle.
    ink.line('-12,-34 -18,-42 -8,-46 -12,-54', { width: 5, profile: 'even' })
    ink.line('-12,-34 -18,-42 -8,-46 -12,-54', { width: 2.2, white: true, profile: 'even' })
  })
}

/** The other way. */
function drawFromBehind(ink: Ink): void {
  made(ink, '-18,-10 -19,8 -12,18 12,18 19,8 18,-10', 'bright', { width: 2.5 })
  for (const x of [-20, 20]) made(ink, ink.ellipse(x, 4, 5, 7), 'bright', { width: 2 })
  const hair = made(ink, '-17,-2* 17,-2* 15,14* 8,12 5,20* 0,13 -6,20* -9,12 -15,14*', 'black', { rim: 1, halo: 0.6 })
  ink.clip(hair, () => scrape(ink, 1.2, ['-6,0 -6,12', '4,0 4,12']))
  made(ink, '-5,14* 5,14* 7,34 0,46* -7,34*', 'black', { rim: 1.2 })
  ink.line('-6,18 6,18', { width: 3, white: true, profile: 'even' })
  const helmet = made(ink, '-24,4* -26,-18 -14,-36 0,-42 14,-36 26,-18 24,4* 0,11', 'stone', {
    width: 2.8,
    halo: 1,
    from: 0.42,
  })
  ink.clip(helmet, () => ink.lines(['-22,-2 0,5 22,-2', '0,-42 -1,-20 0,6'], { width: 1.6 }))
  made(ink, ink.ellipse(0, -45, 6, 6), 'stone', { width: 2.1 })
}
