import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { LIGHT } from './hand'

/** Where boards meet, from above; the outermost go on in the panel over this one and in that below. */
const SEAMS = [92, 268, 512, 720, 938] as const
/** Where the boards between these end, each elsewhere: together they would be the edge of a sheet. The outermost are longer than any window is wide. */
const JOINTS = [1330, 262, 1546, 92] as const
/** How far from the end of a board its nails are, and from its sides. */
const NAILS = { in: 17, down: 25 } as const

/** A panel of the table that the book lies on: boards, their grain and their knots, in lines alone. To the left and to the right it goes on as it began. */
export function drawPlanks(ink: Ink): void {
  const random = ink.fork('grain')
  for (const seam of SEAMS) {
    ink.line(
      [
        [-6, seam],
        [500, seam + 5 * noise1(seam, 2)],
        [1100, seam + 5 * noise1(seam, 5)],
        [1606, seam],
      ],
      { width: 3.4, profile: 'even' },
    )
  }
  for (let i = 0; i < 210; i++) {
    const [x, y] = [random.between(24, 1360), random.between(14, 986)]
    const long = random.between(40, 210)
    const isOverJoint = JOINTS.some((joint, board) => {
      const [top = 0, bottom = 0] = [SEAMS[board], SEAMS[board + 1]]
      return y > top && y < bottom && x < joint + 8 && x + long > joint - 8
    })
    if (isOverJoint) continue
    ink.line(
      [
        [x, y],
        [x + long * 0.5, y + 5 * noise1(i, x / 200)],
        [x + long, y + 3 * random.signed()],
      ],
      { width: random.between(1, 2.4), profile: 'swell' },
    )
  }
  for (const [x, y] of [
    [110, 600],
    [1500, 160],
    [1440, 640],
  ] as const) {
    for (const size of [1, 0.66, 0.34])
      ink.line(ink.ellipse(x, y, 46 * size, 15 * size, 0, 0.1), { width: 1.8, closed: true })
    ink.dot(x, y, 3)
  }
  for (const [board, joint] of JOINTS.entries()) {
    const [top = 0, bottom = 0] = [SEAMS[board], SEAMS[board + 1]]
    ink.line(
      [
        [joint + 1, top],
        [joint - 1, top + (bottom - top) * 0.4],
        [joint + 1, bottom],
      ],
      { width: 3.4, profile: 'even' },
    )
    for (const x of [joint - NAILS.in, joint + NAILS.in]) {
      ink.dot(x, top + NAILS.down, 3.2)
      ink.dot(x + 1, bottom - NAILS.down, 3)
    }
  }
}

/** What the lamp leaves of the light, over the table and as far as any window shows of it. A unit is eight of the stage's. */
export function drawGloom(ink: Ink): void {
  const all = '-170,-170* 370,-170* 370,300* -170,300*'
  ink.wash(all, { alpha: 0.4 })
  ink.wash(all, { alpha: 0.36, fade: { center: [45, 20], inner: 32, outer: 170 } })
  ink.wash(all, { alpha: 0.3, fade: { from: [215, 120], to: [112, 40] } })
}

/** The shadow that the book itself casts on the table. A unit is eight of the stage's. */
export function drawBookShadow(ink: Ink): void {
  ink.wash('24,104* 176,104 184,100* 176,62 168,54* 40,50*', { alpha: 0.66 })
}

/** What lies about on the left: ink and quill, and labels that say it without words. */
export function drawThingsLeft(ink: Ink): void {
  ink.light = LIGHT
  // A bottle of ink, cut by the left edge's margin, and a quill across the corner.
  ink.wash('40,250 150,224 230,226 220,252 100,270', { alpha: 0.6 })
  ink.at(92, 240, {}, () => {
    const bottle = ink.clay([ink.path('-48,-78* 48,-78* 54,0* -54,0*', true), ink.ellipse(0, -6, 54, 12)], 6)
    ink.form(bottle, { width: 3.6, halo: 1.6 })
    ink.clip(bottle, () => ink.black('-70,-58 -20,-62 30,-54 70,-60 70,30* -70,30*'))
    ink.form('-30,-46* 30,-46* 31,-12* -31,-12*', { width: 2.4 })
    ink.black('-2,-40 8,-26 6,-18 -6,-18 -9,-26')
    ink.form('-26,-112* 26,-112* 24,-78* -24,-78*', {
      width: 3,
      tone: { from: 0.4, width: 2.2, spacing: 2.6, angle: -80 },
    })
    ink.black(ink.ellipse(0, -112, 27, 8))
    ink.line('-42,-50 -44,-16', { width: 3, white: true, profile: 'swell' })
    ink.contour(bottle, { width: 3.6 })
  })
  ink.at(196, 214, { rotate: -58 }, () => {
    ink.wash('0,14 120,30 250,16 120,6', { alpha: 0.5 })
    const vane = ink.path('60,-4* 110,-30 190,-38 268,-14* 200,10 120,16 60,4*', true)
    ink.form(vane, { width: 3, halo: 1.4 })
    ink.clip(vane, () => {
      ink.feather('60,0 160,-6 266,-13', {
        side: -1,
        length: 34,
        width: 2,
        spacing: 4.4,
        slant: -44,
        envelope: () => 1,
      })
      ink.feather('60,0 160,-6 266,-13', { side: 1, length: 26, width: 2, spacing: 4.4, slant: -44, envelope: () => 1 })
    })
    ink.contour(vane, { width: 3 })
    ink.form(ink.tube('-6,2@3 40,0@7 160,-7@6 262,-13@3', { root: true }), { width: 2, halo: 0.6 })
    ink.black('-22,5 -4,-2 -2,5')
  })
  ink.splatter(176, 236, { radius: 26, count: 10, largest: 4 })
  drawLabel(ink, 112, 420, -14, drawExpectedSnail)
  drawLabel(ink, 126, 516, 9, drawTurnedPage)
}

/** What lies about on the right: a lens, a label, and where the tea stood. */
export function drawThingsRight(ink: Ink): void {
  ink.light = LIGHT
  // A lens on the right.
  ink.at(1514, 420, { rotate: 24 }, () => {
    ink.wash('-50,40 0,66 60,58 70,170 40,190 22,80', { alpha: 0.55 })
    const handle = ink.tube('8,50@16 14,110@22 16,176@18', { root: true })
    ink.cut(handle, { halo: 1.6 })
    ink.black(handle)
    ink.rim(handle, { distance: 2.4 })
    ink.form(ink.ellipse(0, 0, 56, 50), { width: 3.6, halo: 1.8 })
    ink.form(ink.ellipse(0, 0, 44, 39), { width: 2.6, tone: { from: 0.6, width: 1.8, spacing: 3 } })
    ink.lines(['-28,-6 -22,-20 -8,-27', '-20,2 -16,-8'], { width: 3, profile: 'swell' })
  })
  drawLabel(ink, 1494, 740, -12, drawScarf)
  // Where the tea stood.
  ink.line(ink.ellipse(1440, 930, 60, 34, 0, 0.03), { width: 4, closed: true, color: '#6d5238', alpha: 0.5 })
}

/** A label with something drawn on it: a snail that is expected, a page to turn, something warm to bring. */
function drawLabel(ink: Ink, x: number, y: number, turn: number, draw: (ink: Ink) => void): void {
  ink.at(x, y, { rotate: turn }, () => {
    ink.wash('-66,-16 76,-14 80,40 -58,38', { alpha: 0.4 })
    ink.form('-72,-26* 70,-28* 72,26* -70,28*', { width: 2.8, halo: 1.2 })
    ink.line('-62,-18 62,-20', { width: 1.4 })
    draw(ink)
  })
}

function drawExpectedSnail(ink: Ink): void {
  ink.line('-44,16 -30,15 -18,8', { width: 2.2 })
  ink.line(ink.ellipse(-12, 2, 13, 12), { width: 2.4, closed: true })
  ink.line('-4,6 -10,10 -16,4 -12,-3 -6,0', { width: 2 })
  ink.lines(['-44,15 -50,4', '-41,14 -42,3'], { width: 2 })
  ink.line('10,6 24,5', { width: 2.4 })
  ink.line('32,5 46,4', { width: 2.4 })
  ink.lines(['46,4 40,-2', '46,4 41,10'], { width: 2.2 })
}

function drawTurnedPage(ink: Ink): void {
  ink.line('-30,16 -32,-6 -4,-10 0,12 -28,16', { width: 2.2 })
  ink.line('0,12 4,-10 34,-8 32,14 2,12', { width: 2.2 })
  ink.line('-16,-10 2,-19 20,-13', { width: 2.4, profile: 'swell' })
  ink.lines(['20,-13 12,-18', '20,-13 14,-7'], { width: 2.2 })
}

function drawScarf(ink: Ink): void {
  const scarf = ink.tube('-46,2@13 -16,-4@14 14,4@14 44,-2@13', { root: true })
  ink.form(scarf, { width: 2.4, halo: 0.4 })
  ink.clip(scarf, () =>
    ink.lines(['-32,-12 -30,16', '-12,-14 -10,12', '10,-10 10,16', '30,-12 28,14'], { width: 5, profile: 'even' }),
  )
  ink.lines(['46,-6 54,-8', '47,-1 56,0', '46,4 53,8'], { width: 1.8 })
}
