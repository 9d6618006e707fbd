import type { Ink } from '../ink/ink'
import { OCHRE, VERMILION } from '../ink/palette'

const DRAWINGS: Readonly<Record<string, (ink: Ink) => void>> = {
  neutral: drawPursed,
  gasp: drawGasp,
  happy: drawSmile,
  sad: (ink) => drawPout(ink, 0),
  tremble: (ink) => drawPout(ink, 1),
  happyge: drawLaugh,
  chuckle: drawChuckle,
  sadge: (ink) => drawWail(ink, 0),
  sob: (ink) => drawWail(ink, 1),
}

export const MOUTHS = Object.keys(DRAWINGS)

/** Her mouth; (0, 0) is the middle of her face, before it is tilted. */
export function drawMouth(ink: Ink, _frame: number, name: string): void {
  DRAWINGS[name]?.(ink)
}

/** Pulled aside, a tooth on the lip. */
function drawPursed(ink: Ink): void {
  ink.line('-46,50@0.8 -34,54@1.1 -16,60@1 6,61@1 26,55@0.9 44,58@0.5', { width: 4.6 })
  ink.lines(['-50,42 -48,52 -41,58', '-56,44 -55,54 -49,61'], { width: 2.3, profile: 'swell' })
  const tooth = ink.path('-24,58* -8,61* -9,71 -15,73 -21,70*', true)
  ink.black(tooth, { white: true })
  ink.contour(tooth, { width: 2, lit: 0.8, gap: 0 })
  ink.line('-28,78 -8,83 14,79', { width: 2.6, profile: 'swell' })
}

/** Ow. */
function drawGasp(ink: Ink): void {
  const mouth = ink.path('-22,44 -8,32 10,32 24,45 27,64 14,80 -6,82 -22,70 -27,56', true)
  ink.black(mouth)
  ink.clip(mouth, () => drawTongue(ink, '-22,90 -14,70 2,64 18,70 26,90', '2,68 3,78'))
  ink.clip(mouth, () => ink.black('-20,30* -8,36 10,36 24,30* 22,22 -18,22', { white: true }))
  ink.line(mouth, { width: 2.6, closed: true, profile: 'even' })
  ink.lines(['-40,46 -44,58 -38,70', '42,46 46,58 40,70', '-14,92 4,95 18,90'], { width: 2.2, profile: 'swell' })
}

/** Open from cheek to cheek. */
function drawSmile(ink: Ink): void {
  const mouth = ink.path('-58,20* -36,34 -8,41 20,40 46,29 66,10* 69,38 56,66 31,85 4,88 -24,80 -46,56', true)
  ink.black(mouth)
  ink.clip(mouth, () => {
    drawTongue(ink, '-30,92 -22,70 -6,60 9,65 24,58 44,65 52,92', '9,66 8,75 10,84')
    const teeth = ink.path('-54,20* -34,35 -8,43 20,41 44,31 62,14* 58,32 43,46 20,54 -4,56 -26,51 -44,39*', true)
    ink.black(teeth, { white: true })
    ink.lines(['-22,41 -23,53', '6,44 6,57', '32,39 35,50'], { width: 1.6, profile: 'flick' })
  })
  ink.line(mouth, { width: 2.8, closed: true, profile: 'even' })
  ink.lines(['-70,14 -60,20 -56,31', '57,3 67,9 73,21'], { width: 3.6, profile: 'swell' })
  ink.line('-12,98 6,101 24,95', { width: 2.4, profile: 'swell' })
}

/** The lip has begun to tremble. */
function drawPout(ink: Ink, tremble: number): void {
  ink.at(tremble * 1.5, 0, { rotate: tremble * 3 }, () => {
    ink.line('-44,74@0.7 -30,60@1.1 -8,54@1.1 14,56@1 34,62@0.9 46,76@0.5', { width: 4.8 })
    ink.lines(['-52,68 -47,78 -39,81', '54,71 49,81 42,83'], { width: 2.6, profile: 'swell' })
    const lip = ink.path('-26,70* -10,63 6,66 22,64 34,71* 24,81 6,84 -14,80', true)
    ink.form(lip, { width: 2.4, gap: 0.3 })
    ink.wash(lip, { color: OCHRE, alpha: 0.7 })
    ink.wash(lip, { color: VERMILION, alpha: 0.34 })
  })
  ink.lines(['-16,94 -4,90 6,94', '2,100 12,97 20,101'], { width: 2, profile: 'swell' })
}

/** All of her laughs. */
function drawLaugh(ink: Ink): void {
  const mouth = ink.path(
    '-78,8* -50,22 -20,28 12,28 46,22 72,12 88,-2* 92,36 78,72 46,96 8,103 -30,96 -60,72 -76,40',
    true,
  )
  ink.black(mouth)
  ink.clip(mouth, () => {
    drawTongue(ink, '-48,108 -38,80 -14,66 8,74 28,65 56,76 68,108', '8,75 7,86 9,97')
    const teeth = ink.path('-76,8* -48,24 -18,30 12,30 46,24 70,14 86,1* 80,26 60,42 32,51 4,53 -26,49 -54,36*', true)
    ink.black(teeth, { white: true })
    ink.lines(['-48,24 -51,37', '-20,30 -22,49', '6,31 7,53', '34,27 38,49', '60,18 66,36'], {
      width: 1.7,
      profile: 'flick',
    })
  })
  ink.line(mouth, { width: 3, closed: true, profile: 'even' })
  ink.lines(['-90,2 -80,8 -77,20', '80,-11 90,-4 95,9'], { width: 4, profile: 'swell' })
}

/** Between two laughs. */
function drawChuckle(ink: Ink): void {
  const mouth = ink.path(
    '-78,10* -50,24 -20,31 12,31 46,25 72,14 88,0* 88,28 70,54 42,70 8,75 -28,70 -56,52 -72,34',
    true,
  )
  ink.black(mouth)
  ink.clip(mouth, () => {
    drawTongue(ink, '-40,84 -28,62 -8,56 8,61 26,55 48,62 56,84', '8,62 8,70')
    const teeth = ink.path('-76,10* -48,26 -18,33 12,33 46,27 70,16 86,3* 78,26 58,42 32,50 4,52 -26,49 -54,37*', true)
    ink.black(teeth, { white: true })
    ink.lines(['-48,26 -51,38', '-20,33 -22,48', '6,34 7,52', '34,30 38,48', '60,20 65,36'], {
      width: 1.7,
      profile: 'flick',
    })
  })
  ink.line(mouth, { width: 3, closed: true, profile: 'even' })
  ink.lines(['-91,4 -81,10 -78,22', '80,-9 90,-2 95,11'], { width: 4, profile: 'swell' })
}

/** A wail; `sob` is its other half. */
function drawWail(ink: Ink, sob: number): void {
  ink.at(0, sob * 6, { scaleX: 1 + sob * 0.06, scaleY: 1 - sob * 0.14 }, () => {
    const mouth = ink.path(
      '-40,90* -46,68 -38,46 -18,34 2,38 22,33 42,45 50,68 46,92* 32,82 18,89 4,82 -10,90 -24,82',
      true,
    )
    ink.black(mouth)
    ink.clip(mouth, () => {
      drawTongue(ink, '-26,96 -18,76 -2,69 4,73 12,68 30,76 36,96', '4,73 4,80')
      ink.black('-30,34* -14,36 2,42 20,35 34,35* 26,46 4,50 -18,46', { white: true })
      ink.lines(['-6,38 -7,48', '12,38 14,48'], { width: 1.6, profile: 'flick' })
    })
    ink.line(mouth, { width: 3, closed: true, profile: 'even' })
  })
  ink.lines(['-10,100 4,95 18,101', '-2,107 6,105 14,108'], { width: 2.2, profile: 'swell' })
}

function drawTongue(ink: Ink, shape: string, furrow: string): void {
  const tongue = ink.path(shape, true)
  ink.cut(tongue)
  ink.wash(tongue, { alpha: 0.92, color: VERMILION })
  ink.contour(tongue, { width: 1.6, gap: 0.3 })
  ink.line(furrow, { width: 2, profile: 'flick' })
}
