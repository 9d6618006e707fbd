import { drawAldebert } from '../characters/aldebert'
import { drawBiggin } from '../characters/biggin'
import { drawMorvane } from '../characters/morvane'
import { drawOrlia } from '../characters/orlia'
import { drawPim } from '../characters/pim'
import { drawQuibble } from '../characters/quibble'
import type { Ink } from '../ink/ink'
import type { Figurine } from './figurine'
import { PIM_SCRATCHES, PIM_SHOUTS } from './heroPoses'
import { onBase, standShadow } from './kit/bases'
import { fitted } from './kit/fitted'

/** The heroes and the villains, 1 to 7: everybody of whom the characters have a drawing stands here as he is there. */
export const heroes: readonly Figurine[] = [
  { key: 'pim', base: 'knoll', draw: drawPimBareheaded },
  { key: 'pim-and-biggin', base: 'plinth', draw: drawPimAndBiggin },
  { key: 'orlia', base: 'shell', draw: drawPrincess },
  { key: 'biggin', base: 'cushion', draw: fitted(drawBigginAlone, 0.97, 4) },
  { key: 'morvane', base: 'rock', draw: drawSorcerer },
  { key: 'aldebert', base: 'block', draw: drawKing },
  { key: 'quibble', base: 'books', draw: drawMinister },
]

/** He has just taken the cap off. */
function drawPimBareheaded(ink: Ink): void {
  onBase(ink, 'knoll', { half: 84, height: 42 }, () => {
    standShadow(ink, -40, 46)
    ink.at(0, 1, { scale: 1.42 }, () => drawPim(ink, { pose: PIM_SCRATCHES, biggin: null }))
  })
}

function drawPimAndBiggin(ink: Ink): void {
  onBase(ink, 'plinth', { half: 78, height: 36, plate: true }, () => {
    standShadow(ink, -46, 50)
    ink.at(0, 1, { scale: 1.4 }, () => drawPim(ink, { pose: PIM_SHOUTS, mood: 'shout', biggin: { mood: 'wide' } }))
  })
}

function drawPrincess(ink: Ink): void {
  onBase(ink, 'shell', { half: 86, height: 36 }, () => {
    standShadow(ink, -50, 60)
    drawOrlia(ink)
  })
}

function drawBigginAlone(ink: Ink): void {
  onBase(ink, 'cushion', { half: 92, height: 56 }, () =>
    ink.at(-14, 6, { scale: 1.62 }, () => drawBiggin(ink, { mood: 'grumpy' })),
  )
}

function drawSorcerer(ink: Ink): void {
  onBase(ink, 'rock', { half: 76, height: 36, stuff: 'stone' }, () =>
    ink.at(0, -1, { scale: 0.94 }, () => drawMorvane(ink)),
  )
}

function drawKing(ink: Ink): void {
  onBase(ink, 'block', { half: 82, height: 46, plate: true, wear: 'crack' }, () => drawAldebert(ink))
}

function drawMinister(ink: Ink): void {
  onBase(ink, 'books', { half: 74, height: 44 }, () => {
    standShadow(ink, -30, 40)
    ink.at(10, 0, { scale: 1.1 }, () => drawQuibble(ink))
  })
}
