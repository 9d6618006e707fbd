import type { Ink } from '../ink/ink'

/** The light in its window, and the flame's heart. */
const LIGHT = '#ffdf98'
const HEART = '#fff3cf'

/** A lamp of stone; (0, 0) is where it stands. */
export function drawLamp(ink: Ink): void {
  const shaded = { from: 0.4, width: 2, spacing: 2.6 }
  ink.wash(ink.ellipse(12, 3, 40, 9), { alpha: 0.4 })
  ink.form('-26,0* -20,-14 20,-14 27,0* 18,6 -18,6', { width: 2.8, halo: 1.6, tone: shaded })
  ink.form('-12,-12* -9,-34 9,-34 12,-12*', { width: 2.6, halo: 0.6, tone: shaded })
  ink.form('-30,-32* -24,-42 24,-42 31,-32*', { width: 2.8, halo: 0.8 })
  ink.form('-22,-42* -21,-76* 21,-76* 22,-42*', { width: 2.8, halo: 0.8 })
  ink.black('-13,-46* -13,-66 -6,-72 6,-72 13,-66 13,-46*')
  ink.form('-42,-76* -24,-92 -6,-108 0,-110 6,-108 24,-92 43,-76* 20,-72 -20,-72', {
    width: 3,
    halo: 1.2,
    tone: { from: 0.42, width: 2.2, spacing: 2.6 },
  })
  ink.form(ink.ellipse(0, -115, 7, 7), { width: 2.4, halo: 0.6 })
}

/** What burns in its window, in two drawings. */
export function drawFlame(ink: Ink, frame: number): void {
  const lean = frame === 0 ? 0 : 2.4
  ink.black('-12,-46* -12,-66 -6,-71 6,-71 12,-66 12,-46*', { gouache: LIGHT })
  ink.black(`${lean},-69* 6,-58 4,-50 -4,-50 -6,-58`)
  ink.black(`${lean / 2},-62* 3,-56 2,-52 -2,-52 -3,-56`, { gouache: HEART })
}
