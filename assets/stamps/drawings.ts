import type { Ink } from '../ink/ink'
import { INK } from '../ink/palette'
import { drawWords } from '../ink/words'
import { drawings } from '../pipeline/drawings'
import { perforated, STAMPED, WHITE } from './edge'
import { PAPER_BOX, STAMP } from './shared'

/** What all stamps have in common: the paper of one that was found, and the pencil outline of one that was not. */
export const pictures = drawings({
  pictures: {
    paper: { ...PAPER_BOX, ...STAMPED, draw: drawPaper },
    open: { ...PAPER_BOX, ...STAMPED, draw: drawOpen },
  },
})

function drawPaper(ink: Ink): void {
  ink.at(2, 3, {}, () => ink.wash(perforated(STAMP), { alpha: 0.4, color: INK }))
  const edge = ink.cut(perforated(STAMP), { fill: WHITE, halo: 0.6 })
  ink.contour(edge, { width: 1.5, gap: 0.05, lit: 0.6 })
}

function drawOpen(ink: Ink): void {
  const pencil = { gouache: '#8d857a', alpha: 0.9 } as const
  ink.line(perforated(STAMP), { width: 1.3, closed: true, profile: 'even', ...pencil })
  ink.line('-50,-62 -10,-63.4 30,-62 52,-63', { width: 1, profile: 'swell', ...pencil })
  ink.line('-52,46 -20,47.4 24,46 50,47', { width: 1, profile: 'swell', ...pencil })
  drawWords(ink, '?', 0, 10, { size: 54, align: 'middle', width: 5.4, ...pencil })
}
