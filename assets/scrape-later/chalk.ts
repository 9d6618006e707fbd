import type { Ink } from '../ink/ink'

/** Chalk on wood: dry, and over all ink. */
const CHALK = { gouache: '#fbf5e8', alpha: 1, dry: 0.26 } as const
const PLAIN = { ...CHALK, profile: 'even' } as const

/** A card, as a child would draw it. */
export function drawChalkCard(ink: Ink): void {
  ink.line('4,8* 104,2* 108,66* 8,72* 3,7*', { ...PLAIN, width: 8 })
  ink.lines(['16,20 92,15', '52,28* 96,26* 98,56* 54,58* 52,27*', '16,36 40,35', '16,50 40,49'], {
    ...PLAIN,
    width: 6.4,
  })
}

/** One of four strokes that are counted by. */
export function drawTick(ink: Ink, frame: number): void {
  const lean = (frame - 1) * 3
  ink.line(
    [
      [lean, 2 + lean],
      [2, 34],
      [-2 - lean, 66 - lean],
    ],
    { ...CHALK, width: 8, profile: 'pen' },
  )
}

/** The fifth, through the four; from the first one's foot. */
export function drawSlash(ink: Ink): void {
  ink.line('-6,54 42,32 92,8', { ...CHALK, width: 8, profile: 'pen' })
}

export function drawChalkHouse(ink: Ink): void {
  ink.line('0,46* 46,2* 98,42*', { ...PLAIN, width: 8 })
  ink.line('14,36* 16,86* 84,84* 84,32*', { ...PLAIN, width: 8 })
  ink.line('44,84* 44,58* 62,57* 63,84*', { ...PLAIN, width: 6.4 })
}

export function drawChalkCoin(ink: Ink): void {
  ink.line(ink.ellipse(34, 36, 30, 30), { ...PLAIN, width: 7, closed: true })
  ink.line('22,44 18,24 28,34 34,20 42,34 50,26 46,44', { ...PLAIN, width: 5 })
}

export function drawChalkPurse(ink: Ink): void {
  ink.line('16,4 26,16 6,42 10,72 56,72 60,42 40,16 50,4', { ...PLAIN, width: 7 })
  ink.line('20,16 34,19 46,16', { ...PLAIN, width: 6 })
}

/** Under a sum, twice. */
export function drawRule(ink: Ink): void {
  ink.lines(['0,8 150,2 320,8 600,0', '16,24 190,18 590,16'], { ...CHALK, width: 7, profile: 'swell' })
}

/** The piece of chalk that writes; its tip is on the left. */
export function drawChalk(ink: Ink): void {
  ink.at(0, 0, { rotate: -24 }, () => {
    ink.wash('-40,8* 54,10* 58,30* -36,28*', { alpha: 0.45 })
    const piece = ink.path('-46,-12* 44,-13* 50,0 44,13* -46,12* -52,0', true)
    ink.form(piece, { width: 7, tone: { from: 0.56, to: 0.9, width: 4, spacing: 5 } })
    ink.line('44,-12 38,0 44,12', { width: 4.4, profile: 'even' })
  })
}
