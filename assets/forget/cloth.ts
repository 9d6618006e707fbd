import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { TEAL } from '../ink/palette'

/** Folds that run out of the knot and go slack, as blacks. */
const FOLDS = [
  '-8,-26 -12,4 -30,44 -42,84 -37,85 -24,48 -6,8',
  '6,-26 14,6 27,40 33,80 29,82 21,46 9,8',
  '18,-24 46,8 80,32 100,50 97,56 70,40 36,14',
] as const

/** A handkerchief with a knot in its corner, so as not to forget; the thread is tied round it. Its own middle is under the knot. */
export function drawHandkerchief(ink: Ink): void {
  const cloth = ink.path(
    '-14,-30 14,-34 32,-14 66,6 110,18* 104,40 92,66 40,88 22,110* -12,94 -44,98 -66,88* -92,52 -112,38* -82,16 -52,0 -32,-16',
    true,
  )
  ink.form(cloth, { width: 3, halo: 1, contour: false })
  ink.clip(cloth, () => {
    drawSpots(ink)
    drawFolds(ink)
    drawHem(ink)
  })
  ink.contour(cloth, { width: 3.2 })
  drawCorner(ink)
  drawKnot(ink)
}

/** The pattern lies in rings around the knot, and is pulled along with the cloth. */
function drawSpots(ink: Ink): void {
  const random = ink.fork('dots')
  for (let row = 0; row < 6; row++) {
    const far = 30 + row * 19
    for (let spot = 0; spot < 5 + row * 2; spot++) {
      const angle = lerp(0.02, 0.98, (spot + (row % 2) * 0.5) / (4.6 + row * 2)) * Math.PI
      const sag = far * (1 + 0.16 * Math.sin(angle * 7 + 1))
      const size = (2 + row * 0.42) * random.between(0.85, 1.15)
      const turn = (angle * 180) / Math.PI
      const at = { x: Math.cos(angle) * sag * 1.06, y: -22 + Math.sin(angle) * sag * 0.94 }
      ink.black(ink.ellipse(at.x, at.y, size, size * 0.84, turn))
    }
  }
}

function drawFolds(ink: Ink): void {
  const slack = '-16,-30 -8,-26 -30,20 -66,88 -96,56 -60,8'
  ink.tone(slack, { from: 0.62, to: 0.94, width: 1.8, spacing: 2.6, angle: -66 })
  ink.hatch('34,-6 60,10 96,24 92,40 60,30 40,14', { angle: 34, spacing: 3, width: 1.4, inset: 0 })
  for (const fold of FOLDS) ink.black(fold)
  ink.feather('-4,8 -24,50 -38,84', { side: -1, length: 11, width: 1.7 })
  ink.feather('14,8 26,40 33,76', { side: 1, length: 11, width: 1.6 })
  ink.feather('40,10 76,36 98,54', { side: 1, length: 10, width: 1.6 })
  const creases = ['-12,-22 -40,8 -76,36', '2,-18 4,24 -4,66', '24,-18 60,4 96,22', '14,-10 40,42 66,66']
  ink.lines(creases, { width: 1.7, profile: 'flick' })
  ink.lines(['-2,40 2,62 -2,84', '-60,30 -74,46 -78,58'], { width: 1.3, profile: 'flick' })
}

function drawHem(ink: Ink): void {
  const hem = '-108,42 -88,56 -62,80 -42,90 -12,86 20,100 36,82 88,60 98,42 104,22'
  ink.line(hem, { width: 3.4, profile: 'even' })
  const seam = '-100,36 -80,52 -56,74 -38,82 -10,78 18,90 32,74 82,54 92,36 97,18'
  ink.line(seam, { width: 1.2, profile: 'even' })
}

/** The corner sticks out above the knot, a short end beside it. */
function drawCorner(ink: Ink): void {
  const corner = ink.path('-6,-44 -26,-66 -30,-92 -52,-116* -18,-110 6,-92 14,-66 12,-44', true)
  ink.form(corner, { width: 3, halo: 1, tone: { from: 0.5, to: 0.86, width: 2, spacing: 2.5, angle: -70 } })
  ink.clip(corner, () => {
    const spots = [
      [-28, -98],
      [-12, -92],
      [-20, -78],
      [-4, -70],
      [0, -86],
      [-14, -60],
    ] as const
    for (const [x, y] of spots) ink.black(ink.ellipse(x, y, 3, 2.6))
    ink.line('-50,-108 -22,-102 0,-86 8,-64', { width: 1.4, profile: 'even' })
  })
  ink.lines(['0,-46 -8,-68 -20,-84', '8,-46 6,-62'], { width: 2.6, profile: 'flick' })
  const end = ink.path('20,-48 40,-66 66,-70* 60,-48 44,-36 24,-32', true)
  ink.form(end, { width: 2.8, halo: 1, tone: { from: 0.44, width: 2, spacing: 2.4 } })
  ink.line('24,-44 40,-54 56,-60', { width: 2.4, profile: 'flick' })
}

function drawKnot(ink: Ink): void {
  const knot = ink.path('-30,-44 -10,-58 16,-54 32,-40 28,-24 8,-14 -18,-18 -34,-30', true)
  ink.form(knot, { width: 3.4, halo: 1.6, tone: { from: 0.5, to: 0.82, width: 2.2, spacing: 2.4 } })
  ink.black('-26,-28 -10,-40 10,-42 26,-36 10,-35 -6,-30 -16,-22')
  const folds = ['-20,-46 -4,-50 14,-47', '-24,-38 -12,-44 0,-45', '-8,-22 8,-26 22,-28']
  ink.lines(folds, { width: 1.7, profile: 'swell' })
  // Twice round it.
  for (const turn of ['-24,-50 -14,-38 -4,-18', '-13,-56 -2,-40 9,-15']) {
    ink.line(turn, { width: 6.4, profile: 'even', white: true })
    ink.line(turn, { width: 4, profile: 'even', gouache: TEAL })
  }
}

/** One odd sock, with a hole. Somebody sleeps in it: the mouse is drawn by itself. */
export function drawSock(ink: Ink): void {
  const leg = ink.path('-44,-84* 30,-92* 36,-34 44,2 92,20 106,44 94,64 50,68 0,58 -28,40 -40,0', true)
  ink.form(leg, {
    ...{ width: 3.2, halo: 1.2, contour: false },
    tone: { from: 0.5, to: 0.84, width: 2, spacing: 2.5, angle: -62 },
  })
  ink.clip(leg, () => {
    for (const [stripe, y] of [-60, -38, -16].entries()) {
      ink.black(`-60,${y}* 60,${y - 6}* 60,${y + 5 + stripe * 0.8}* -60,${y + 12}*`)
    }
    ink.black('66,4 120,10 124,80 74,80 82,56 78,30')
    ink.black('-44,20 -22,22 -2,40 -2,70 -60,60')
    const stitches = ['-30,0 -26,10', '-14,-2 -10,8', '4,0 8,9', '22,4 27,13', '14,28 20,36', '34,30 42,38']
    ink.lines([...stitches, '52,34 58,42', '30,48 38,54'], { width: 1.3, profile: 'flick' })
    ink.lines(['74,14 82,40 74,62', '-4,68 -2,46 -22,24'], { width: 1.4, white: true, profile: 'swell' })
  })
  ink.contour(leg, { width: 3.2 })
  const hole = ink.ellipse(97, 34, 8, 6, 30)
  ink.cut(hole, { fill: '#cfc5b1' })
  ink.contour(hole, { width: 1.6 })
  ink.lines(['89,30 83,26', '104,40 110,44', '95,41 92,47'], { width: 1.1, profile: 'flick' })
  const cuff = ink.path('-50,-104* 34,-112* 36,-84* -46,-76*', true)
  ink.form(cuff, { width: 2.8, halo: 0.8, tone: { from: 0.66, width: 1.6, spacing: 2.4 } })
  for (let rib = 0; rib < 11; rib++) {
    const line = `${-42 + rib * 7.4},${-100 - rib * 0.7} ${-41 + rib * 7.2},${-82 - rib * 0.6}`
    ink.line(line, { width: 1.5, profile: 'pen' })
  }
}

/** How the mouse in the sock lies: breathing out and in with its eyes shut, and with one open. */
export const MOUSE_FRAMES = ['out', 'in', 'awake'] as const

/** The head of the mouse that sleeps in the sock, where it is of the sock: it breathes, and looks up when the light does not go away. */
export function drawMouse(ink: Ink, _frame: number, name: string): void {
  const up = name === 'out' ? 0 : 2
  const ears = [
    [-28, -120 - up * 1.4, 9],
    [2, -124 - up * 1.4, 10],
  ] as const
  for (const [x, y, size] of ears) {
    ink.form(ink.ellipse(x, y, size, size), { width: 2.2, tone: { from: 0.5, width: 1.4, spacing: 2 } })
  }
  const head = ink.path(`-42,-104* -38,${-116 - up} -20,${-124 - up} 2,${-118 - up} 12,-106* 0,-104 -20,-102`, true)
  ink.form(head, { width: 2.4, halo: 0.6, tone: { from: 0.6, width: 1.4, spacing: 2 } })
  const y = -110 - up
  if (name === 'awake') {
    ink.dot(-26, y - 1, 3.4)
    ink.dot(-27, y - 2.2, 1.1, { white: true })
    ink.line(`-33,${y - 7} -26,${y - 9}`, { width: 1.6, profile: 'flick' })
  } else ink.line(`-32,${y - 1} -28,${y + 2} -24,${y}`, { width: 1.8 })
  ink.line(`-14,${y - 2} -10,${y + 1} -6,${y - 1}`, { width: 1.8 })
  ink.dot(-40, -106, 2.6)
  ink.lines(['-38,-104 -54,-98', '-38,-106 -56,-106'], { width: 0.9, profile: 'flick' })
}
