import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'
import { LIGHT } from './hand'

/** The plaque before the book. @param size of the letters: what is longer is written smaller */
export function drawPlaque(ink: Ink, text: string, size: number): void {
  ink.light = LIGHT
  ink.wash('390,960 800,952 1230,946 1260,964 1200,982 420,986', { alpha: 0.6 })
  const plate = ink.path(
    '372,916* 386,902 800,898 1214,902 1228,916* 1224,942 1228,962* 1214,976 800,980 386,976 372,962* 376,940',
    true,
  )
  ink.cut(plate, { halo: 2 })
  ink.black(plate)
  ink.rim(plate, { distance: 2.6 })
  ink.line('396,911 800,907 1204,911 1216,940 1204,968 800,971 396,968 384,940 396,912', {
    width: 1.8,
    white: true,
    profile: 'even',
  })
  for (const x of [404, 1196]) {
    ink.black(ink.ellipse(x, 940, 8, 8), { white: true })
    ink.line(
      [
        [x - 5, 937],
        [x + 5, 943],
      ],
      { width: 2.4 },
    )
  }
  drawWords(ink, text, 800, 952, {
    size,
    face: 'display',
    align: 'middle',
    white: true,
  })
}
