import type { Ink } from '../ink/ink'
import { WHITE } from './colors'
import { drawPetal } from './petals'
import { PETAL_LENGTH } from './shared'

const POSES: Readonly<Record<string, (ink: Ink) => void>> = {
  open: drawOpen,
  cup: drawCup,
  edge: drawEdge,
  back: drawBack,
}

export const FALLING = Object.keys(POSES)

/** A petal that lies on the air, its root to the left, (0, 0) in its middle: as it swings it shows itself from all sides. */
export function drawFalling(ink: Ink, _frame: number, name: string): void {
  POSES[name]?.(ink)
}

/** Its inside, tipped towards us. */
function drawOpen(ink: Ink): void {
  ink.at(-PETAL_LENGTH / 2, 0, { rotate: 90, scaleX: 0.68 }, () => drawPetal(ink, 0, false))
}

/** From the side: a blade that bows. */
function drawEdge(ink: Ink): void {
  const blade = ink.path('-112,6* -70,-8 -20,-18 34,-20 80,-10 108,8* 84,8 40,0 -10,2 -60,10 -100,12', true)
  ink.form(blade, { width: 2.2, fill: WHITE, lit: 0.5, gap: 0.12 })
  ink.clip(blade, () => {
    ink.lines(
      ['-96,5 -40,-5 20,-9 66,-4', '-90,8 -40,2 16,-2', '-70,9 -30,5 30,1', '96,5 70,-3 40,-7', '92,7 60,1 30,-2'],
      { width: 1.4, profile: 'flick' },
    )
  })
  ink.lines(['-112,6 -122,2', '-111,8 -121,9'], { width: 1.3, profile: 'flick' })
}

/** Its back, which bows up in the middle, veins standing out of it. */
function drawBack(ink: Ink): void {
  const back = ink.path(
    '-112,6 -98,-20 -62,-46 -14,-62 36,-60 78,-46 98,-30* 94,-20 106,-13* 109,4 100,22 64,36 12,41 -38,33 -84,19',
    true,
  )
  ink.form(back, { width: 2.2, fill: WHITE, lit: 0.5, gap: 0.14, halo: 1 })
  ink.clip(back, () => {
    ink.lines(['-100,2 -54,-24 0,-38 50,-36 84,-26', '-96,6 -46,-8 6,-14 58,-14 88,-12', '-92,9 -44,8 8,8 56,8 82,4'], {
      width: 1.7,
      profile: 'swell',
    })
    ink.lines(
      [
        '-98,-2 -66,-26 -34,-40',
        '-98,4 -62,-8 -24,-18',
        '-94,9 -58,4 -20,0',
        '-90,11 -56,14 -22,18',
        '-80,14 -50,20 -20,24',
      ],
      {
        width: 1.3,
        profile: 'flick',
      },
    )
    ink.lines(['96,-28 70,-38 48,-42', '104,-10 80,-16 62,-18', '104,8 82,8 66,10'], { width: 1.2, profile: 'flick' })
    ink.feather('100,22 64,36 12,41 -38,33 -84,19', {
      ...{ side: 1, length: 18, width: 1.8, spacing: 4, slant: 40 },
      envelope: (along) => 0.4 + 0.6 * Math.sin(Math.PI * along),
    })
  })
  ink.lines(['-112,6 -122,2', '-111,8 -120,11', '-112,7 -124,7'], { width: 1.3, profile: 'flick' })
}

/** Cupped, seen half from below: a boat of its own, its inside white, its outside in shade. About 230 × 130 units. */
function drawCup(ink: Ink): void {
  const belly = ink.path(
    '-112,4 -104,14 -78,32 -40,54 4,64 48,54 84,30 106,2* 96,-10 70,-20 30,-24 -20,-18 -70,-6 -104,0',
    true,
  )
  ink.form(belly, { width: 2.2, fill: WHITE, lit: 0.5, gap: 0.1 })
  ink.clip(belly, () => {
    ink.between('-104,8 -60,40 0,56 60,40 100,8', '-104,2 -40,0 20,-8 70,-10 100,-4', 9, {
      width: 1.5,
      profile: 'swell',
      jitter: 0.4,
      trim: 0.3,
    })
    ink.feather('106,4 84,31 48,55 4,65 -40,55 -78,33', {
      side: 1,
      length: 24,
      width: 1.9,
      spacing: 3.6,
      slant: 40,
      envelope: (along) => 0.4 + 0.6 * Math.sin(Math.PI * along),
    })
  })
  const inside = ink.path(
    '-114,2 -96,-16 -62,-40 -18,-58 30,-62 70,-54 88,-44* 93,-34 102,-30* 110,-14 108,2* 92,-4 66,-8 26,-10 -20,-6 -70,2 -104,6',
    true,
  )
  ink.form(inside, { width: 2, fill: WHITE, halo: 1, lit: 0.55, gap: 0.16 })
  ink.clip(inside, () => {
    ink.lines(
      [
        '-96,-6 -50,-28 6,-40 62,-38',
        '-92,-2 -40,-16 10,-22 58,-20',
        '-84,2 -50,-4 -16,-10',
        '-88,-14 -60,-32 -32,-42',
        '-66,-10 -40,-22 -20,-26',
      ],
      { width: 1.5, profile: 'flick' },
    )
    ink.lines(['86,-42 62,-40 40,-42', '100,-28 78,-26 64,-28', '104,-14 84,-14'], { width: 1.2, profile: 'flick' })
  })
  ink.lines(['-112,2 -122,-3', '-111,5 -120,8', '-112,3 -124,4'], { width: 1.3, profile: 'flick' })
}
