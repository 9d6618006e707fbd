import { AIR, drawRibs } from '../bat/flats'
import type { Ink } from '../ink/ink'
import { PAPER, PLUM } from '../ink/palette'
import type { LODGERS, LOOKS } from './shared'

type Look = (typeof LOOKS)[number]

/** Where pupils are, off the middle of an eye. */
const GAZE: Readonly<Record<Look, readonly [x: number, y: number]>> = {
  awake: [0, 2],
  left: [-1, 0.2],
  right: [1, 0.2],
  sleepy: [0, 0.5],
}

/** Each as it looks out from under the highest roof, about the middle of its chin. */
export function drawLodger(ink: Ink, who: (typeof LODGERS)[number], look: Look): void {
  DRAWN[who](ink, look)
}

const DRAWN: Readonly<Record<(typeof LODGERS)[number], (ink: Ink, look: Look) => void>> = {
  owl: drawOwl,
  ghost: drawGhost,
  octopus: drawOctopus,
}

/** Two discs as large as plates, a beak between them; asleep one eye stays open. */
function drawOwl(ink: Ink, look: Look): void {
  ink.black('-50,18* -56,-10 -60,-44* -34,-36 0,-32 34,-36 62,-46* 56,-10 50,18*')
  const [dx, dy] = GAZE[look]
  for (const x of [-23, 23]) {
    const disc = ink.ellipse(x, -10, 23, 22)
    ink.cut(disc, { fill: AIR.moonlit })
    ink.black(ink.ellipse(x, -10, 16.5, 16.5))
    const shut = look === 'sleepy' && x < 0
    if (shut) {
      ink.line(`${x - 12},-10 ${x},-5 ${x + 12},-11`, { width: 3, white: true })
      continue
    }
    ink.black(ink.ellipse(x, -10, 13.6, 13.6), { white: true })
    ink.black(ink.ellipse(x + dx * 5, -10 + dy, 6.2, 7))
    ink.dot(x + dx * 5 - 2, -13 + dy, 2, { white: true })
  }
  ink.cut(ink.path('-7,-12* 0,-20 7,-12* 1,10*', true), { fill: PAPER, halo: 1.6 })
  ink.line('0,-16 1,4', { width: 1.6 })
  // Lines of its brow, over the nose.
  drawRibs(ink, ['-46,-34 -24,-34 -4,-24', '48,-36 24,-34 4,-24'], 3.6, AIR.middle)
}

/** As white as the moon, with holes for eyes, and one for all that it says. */
function drawGhost(ink: Ink, look: Look): void {
  // The dark of the room behind it.
  ink.black('-54,20* -58,-16 -44,-46 -4,-56 42,-48 58,-16 56,20*')
  const sheet = ink.path('-42,20* -46,-8 -34,-36 -4,-46 30,-38 44,-10 46,20*', true)
  ink.form(sheet, { width: 4.4, halo: 2, fill: PAPER })
  ink.clip(sheet, () => {
    ink.tone(sheet, { from: 0.66, to: 0.95, width: 2.2, spacing: 3.6, angle: -60, bulge: 0.3 })
    ink.lines(['-30,20 -32,2 -26,-14', '34,20 32,4 36,-8', '-12,22 -14,12'], { width: 2.4, profile: 'flick' })
  })
  const [dx] = GAZE[look]
  for (const x of [-15, 17]) {
    if (look === 'sleepy') ink.line(`${x - 9},-10 ${x},-6 ${x + 9},-11`, { width: 3.4, profile: 'swell' })
    else ink.black(ink.ellipse(x + dx * 4, -11, 8, 11.5))
  }
  if (look !== 'sleepy') ink.black(ink.ellipse(1 + dx * 5, 9, 6, 4.6))
}

/** One eye is enough for it; two of its arms are over the wall. */
function drawOctopus(ink: Ink, look: Look): void {
  const head = ink.path('-50,20* -58,-6 -44,-38 -6,-52 38,-42 58,-10 52,20*', true)
  ink.cut(head, { fill: PLUM, halo: 2.4 })
  ink.clip(head, () => {
    ink.crescent(head, { dx: 2, dy: 5, alpha: 0.55, color: AIR.moonlit })
    for (const [x, y, radius] of [
      [-40, -20, 5],
      [-30, -34, 3.4],
      [40, -24, 5],
      [30, -36, 3],
      [-44, 2, 3.4],
      [46, 0, 3.6],
    ] as const)
      ink.cut(ink.ellipse(x, y, radius, radius * 0.9), { fill: AIR.near })
  })
  ink.contour(head, { width: 4 })
  const eye = ink.ellipse(0, -14, 25, 21)
  ink.black(eye, { white: true })
  ink.contour(eye, { width: 3.4, gap: 0 })
  const [dx, dy] = GAZE[look]
  ink.black(ink.ellipse(dx * 11, -13 + dy, 12, 6.4))
  ink.dot(dx * 11 - 5, -16 + dy, 2.4, { white: true })
  if (look === 'sleepy') {
    const lid = ink.path('-28,-12 -26,-34 0,-42 26,-34 28,-13 0,-6', true)
    ink.cut(lid, { fill: AIR.middle })
    ink.contour(lid, { width: 2.6 })
  }
}

/** What each has at the castle for all to see, about the middle of its foot: a nest on the wall, washing on a line, arms out of two windows. */
export function drawBelongings(ink: Ink, who: (typeof LODGERS)[number]): void {
  if (who === 'owl') drawNest(ink)
  else if (who === 'ghost') drawWashing(ink)
  else drawArms(ink)
}

function drawNest(ink: Ink): void {
  for (const x of [152, 171, 189])
    ink.form(ink.ellipse(x, -92, 9, 12, x === 171 ? 0 : (x - 171) * 0.5), { width: 2.2, halo: 1 })
  ink.black('122,-88* 140,-82 172,-79 204,-84 222,-90* 212,-66 196,-60 148,-60 132,-66')
  const random = ink.fork('twigs')
  for (let twig = 0; twig < 18; twig++) {
    const [x, y] = [172 + random.signed() * 44, random.between(-84, -64)]
    const long = random.between(12, 26)
    const turn = random.signed() * 9
    ink.line(
      [
        [x - long, y - turn],
        [x, y + 2],
        [x + long, y + turn],
      ],
      {
        ...{ width: 2.2, gouache: twig % 3 === 0 ? AIR.moonlit : AIR.far, profile: 'flick' },
      },
    )
  }
}

function drawWashing(ink: Ink): void {
  ink.line('116,-66 160,-55 232,-68', { width: 2, gouache: AIR.moonlit, profile: 'even' })
  const sheet = ink.path('134,-63* 160,-57 182,-58* 186,-30 178,-8* 168,-16 158,-6* 148,-15 138,-4* 132,-30', true)
  ink.form(sheet, { width: 2.4, halo: 1.4, fill: PAPER })
  ink.clip(sheet, () => ink.tone(sheet, { from: 0.66, to: 0.95, width: 1.6, spacing: 3, angle: -70 }))
  for (const x of [149, 167]) ink.black(ink.ellipse(x, -40, 4.4, 6.4))
  ink.black(ink.ellipse(159, -26, 3.4, 2.8))
  // The small one, of the small one.
  const small = ink.path('198,-61* 210,-61 220,-64* 223,-46 218,-34* 212,-39 206,-33* 198,-40', true)
  ink.form(small, { width: 2, halo: 1.2, fill: PAPER })
  for (const x of [205, 214]) ink.black(ink.ellipse(x, -51, 2.4, 3.6))
}

function drawArms(ink: Ink): void {
  for (const [arm, suckers] of [
    ['24,-140@13 40,-122@12 44,-96@11 26,-80@9 8,-88@7 10,-102@5 20,-102@2', '40,-112 38,-94 26,-86 15,-91'],
    ['-128,-34@12 -140,-20@12 -132,0@10 -112,2@8 -106,-12@6 -115,-18@2', '-134,-18 -128,-4 -116,-3'],
  ] as const) {
    const tube = ink.tube(arm, { root: true })
    ink.cut(tube, { fill: PLUM, halo: 1.6 })
    ink.crescent(tube, { dx: 1, dy: 3, alpha: 0.5, color: AIR.moonlit })
    ink.contour(tube, { width: 2.4 })
    for (const sucker of suckers.split(' ')) {
      const [x = 0, y = 0] = sucker.split(',').map(Number)
      ink.dot(x, y, 2.2, { white: true })
    }
  }
}
