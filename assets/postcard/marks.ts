import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { perforated, WHITE } from '../stamps/edge'
import { FIELD, MARKS, POSTMARK, STAMP } from './shared'

/** Units from one tooth of the stamp to the next. */
const TOOTH = 9

/** The waves of the postmark: how many, how far apart, and how long, in units. */
const WAVES = { count: 5, apart: 13, from: 60, step: 5, steps: 13 } as const

/** What is laid on a card, in places that `MARKS` tells. */
export function drawMarks(ink: Ink): void {
  const { postmark, stamp, field, stroke } = MARKS
  ink.at(postmark.x + postmark.middle.x, postmark.y + postmark.middle.y, {}, () => drawPostmark(ink))
  ink.at(stamp.x + stamp.middle.x, stamp.y + stamp.middle.y, {}, () => drawStamp(ink))
  ink.at(field.x + field.width / 2, field.y + field.height / 2, {}, () => drawField(ink))
  ink.at(stroke.x, stroke.y, {}, () => drawStroke(ink))
}

/** Two rings and the waves beside them, rolled on a little dry: words are set between the rings. */
function drawPostmark(ink: Ink): void {
  const ring = (radius: number, width: number) => {
    const points = Array.from({ length: 41 }, (_, place) => {
      const angle = (place / 40) * Math.PI * 2 - 1
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
    ink.line(points, { width, profile: (share) => 0.8 + 0.3 * Math.sin(share * 11 + radius), alpha: 0.92 })
  }
  ring(POSTMARK.outer, 2.4)
  ring(POSTMARK.inner, 1.5)
  for (let wave = 0; wave < WAVES.count; wave++) {
    const y = (wave - (WAVES.count - 1) / 2) * WAVES.apart - 6
    const points = Array.from({ length: WAVES.steps }, (_, step) => [
      WAVES.from + step * WAVES.step,
      y + Math.sin(step * 0.8 + wave * 0.24) * 3.6,
    ])
    ink.line(points, { width: 2.1, profile: (share) => Math.min(1, (1 - share) * 5) * 0.9, alpha: 0.9 })
  }
}

/** The stamp with nothing printed on it yet. */
function drawStamp(ink: Ink): void {
  const outline = perforated(STAMP, TOOTH)
  ink.at(3, 4, {}, () => ink.wash(outline, { alpha: 0.34 }))
  ink.cut(outline, { fill: WHITE })
  ink.contour(outline, { width: 1.3, gap: 0.08, lit: 0.6 })
  ink.contour(fieldOutline(), { width: 1.7, gap: 0.05 })
}

/** The edge of what is printed on the stamp, about its middle. */
function fieldOutline(): string {
  const [right, bottom] = [FIELD.width / 2 - 1, FIELD.height / 2 - 1]
  return `${-right},${1 - bottom}* 0,${-bottom} ${right - 1},${2 - bottom}* ${right},0 ${right - 1},${bottom - 1}* 0,${bottom} ${-right},${bottom - 2}* ${1 - right},0`
}

/** What the vignette stands on: laid in black, and printed in the day's accent, a disc left out for the light about it. */
function drawField(ink: Ink): void {
  const disc = ink.ellipse(1, 4, FIELD.width * 0.41, FIELD.width * 0.43, 0, 0.04)
  ink.clip(disc, () => ink.wash(fieldOutline(), { alpha: 1, color: '#000000', dx: 1.4, dy: 1 }), { outside: true })
}

/** What the prompt is underlined with. */
function drawStroke(ink: Ink): void {
  const brush = { width: 9, color: VERMILION, alpha: 0.92, wet: 0.3, dry: 0.8, tail: 0.8, name: 'under a prompt' }
  brushStroke(ink, '12,19 68,15 148,17 230,11', brush)
}
