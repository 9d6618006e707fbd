import { drawAldebert } from '../characters/aldebert'
import { drawBlotling } from '../characters/blotling'
import { drawCrab } from '../characters/crab'
import { drawDog } from '../characters/dog'
import { drawHen } from '../characters/hen'
import { drawMorvane } from '../characters/morvane'
import { drawOrlia } from '../characters/orlia'
import { drawPim } from '../characters/pim'
import { PIM_STANDS, PIM_WALK_LEFT } from '../characters/pimPoses'
import { drawQuibble } from '../characters/quibble'
import type { Ink } from '../ink/ink'

export const BLOTLINGS = ['ears', 'round', 'tip', 'horns'] as const

export function drawKing(ink: Ink): void {
  drawAldebert(ink, { turn: 'right', mood: 'awake' })
}

export function drawMinister(ink: Ink): void {
  drawQuibble(ink, { turn: 'right', mood: 'talking' })
}

export function drawPrincess(ink: Ink): void {
  drawOrlia(ink, { turn: 'right', mood: 'merry', hasFrog: false })
}

export function drawVillain(ink: Ink): void {
  drawMorvane(ink, { turn: 'left', mood: 'gleeful' })
}

export function drawHero(ink: Ink, frame: number): void {
  drawPim(ink, { turn: 'left', pose: PIM_WALK_LEFT[frame] ?? PIM_STANDS, mood: 'grin', biggin: { mood: 'wink' } })
}

export function drawHound(ink: Ink): void {
  drawDog(ink, { mood: 'pant', turn: 'left' })
}

export function drawPincher(ink: Ink, frame: number): void {
  drawCrab(ink, { lifted: frame === 0 ? 'odd' : 'even', raised: [20, 60], gaze: [-0.9, -0.2], mood: 'pleased' })
}

export function drawRunner(ink: Ink, frame: number): void {
  drawHen(ink, { turn: 'left', does: 'run', frame })
}

export function drawBlot(ink: Ink, _frame: number, name: string): void {
  drawBlotling(ink, { kind: BLOTLINGS.find((kind) => kind === name) ?? 'round', mood: 'glad' })
}
