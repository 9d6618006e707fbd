import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { drawPost } from '../scallop/cabinet'
import { BRIGHT, DEEP, HOLLOW, LIT, SHADOW, STONE, WALL, WOOD } from '../scallop/palette'

/** How far the picture runs on above and below the stage, in board units. */
export const BEYOND = 280

/** Who stands on the cabinet's upper shelves: black against the hollow. 0, 0 is the shelf. */
const SHAPES: readonly ((ink: Ink) => void)[] = [
  (ink) => {
    const vase = solid(ink, '-14,0* -24,-26 -20,-52 -8,-64 -13,-78* 13,-78* 8,-64 20,-52 24,-26 14,0*', 0.8)
    ink.rim(vase, { distance: 1.4 })
    scrape(ink, 1.4, ['-20,-40 0,-35 20,-40', '-21,-32 0,-27 21,-32'])
  },
  (ink) => {
    const books = [
      [-4, 0, 62],
      [3, -13, 54],
      [-2, -26, 58],
    ] as const
    for (const [x, y, width] of books) {
      ink.form(ink.box(x - width / 2, y - 13, width, 13), { width: 2.2, fill: WALL, tone: { from: 0.5 } })
      ink.line(
        [
          [x - width / 2 + 5, y - 10],
          [x - width / 2 + 5, y - 3],
        ],
        { width: 2, white: true },
      )
    }
    const egg = solid(ink, ink.ellipse(2, -54, 13, 16), 0.8)
    ink.rim(egg, { distance: 1.4 })
  },
  (ink) => {
    const dome = ink.form('-26,0* -27,-50 -14,-78 0,-83 14,-78 27,-50 26,0*', { width: 2.4, fill: HOLLOW, gap: 0.1 })
    ink.clip(dome, () => scrape(ink, 2, ['-19,-20 -20,-50 -11,-70'], 'swell'))
    const sleeper = solid(ink, ink.clay([ink.ellipse(0, -16, 15, 14), ink.leaf(-8, -24, 250, 12, 8)], 4), 0.4)
    ink.rim(sleeper, { distance: 1.2 })
    scrape(ink, 1.4, ['-9,-19 -5,-17.6 -2,-19.4', '3,-19 7,-17.6 10,-19.4'], 'even')
    ink.form('-30,0* 30,0* 28,-6* -28,-6*', { width: 2, fill: LIT })
  },
  (ink) => {
    const foot = ink.form('-12,0* -4,-14 -4,-26 4,-26 4,-14 12,0*', { width: 2, fill: LIT })
    ink.rim(foot)
    const globe = solid(ink, ink.ellipse(0, -48, 25, 25), 0.8)
    ink.rim(globe, { distance: 1.6 })
    ink.clip(globe, () => ink.form('-18,-62 -6,-68 4,-58 -4,-46 -16,-48', { width: 1, fill: LIT }))
    scrape(ink, 1.3, ['-24,-42 0,-36 24,-42'])
  },
]

/** The cabinet goes on above its cornice: two rows of pigeon-holes; the table beside it stays bare. */
export function drawAbove(ink: Ink): void {
  drawCrumbs(ink, -BEYOND, 0)
  ink.cut(ink.box(320, -BEYOND - 20, 520, BEYOND + 20), { fill: WOOD })
  let item = 0
  for (const floor of [-158, -24])
    for (const x of [438, 552, 666, 780]) {
      const hole = ink.path(
        `${x - 46},${floor - 74}* ${x - 30},${floor - 96} ${x},${floor - 104} ${x + 30},${floor - 96} ${x + 46},${floor - 74}* ${x + 46},${floor}* ${x - 46},${floor}*`,
        true,
      )
      ink.form(hole, { width: 4, fill: HOLLOW, gap: 0 })
      ink.crescent(hole, { ink: true, dx: 9, dy: 12 })
      ink.at(x, floor, {}, () => SHAPES[(item * 3 + (floor < -100 ? 1 : 0)) % SHAPES.length]?.(ink))
      item += 1
    }
  for (const floor of [-158, -24])
    ink.form(
      `384,${floor - 1}* 600,${floor + 1} 840,${floor - 1}* 840,${floor + 9} 600,${floor + 11} 384,${floor + 9}*`,
      {
        width: 2.6,
        fill: LIT,
        gap: 0,
        tone: { from: 0.5 },
      },
    )
  drawPost(ink)
}

/** Below the niche it has drawers, one of which does not shut. */
export function drawBelow(ink: Ink): void {
  drawCrumbs(ink, 500, 500 + BEYOND)
  ink.cut(ink.box(320, 500, 520, BEYOND + 20), { fill: DEEP })
  for (const top of [516, 604, 692])
    for (const [column, x] of [394, 546, 698].entries()) {
      const isOpen = top === 604 && column === 1
      const drawer = ink.box(x, top + (isOpen ? 8 : 0), 142, 76)
      if (isOpen) {
        ink.cut(ink.box(x + 2, top, 138, 12), { fill: SHADOW })
        ink.form(`${x + 30},${top + 12}* ${x + 34},${top - 8}* ${x + 86},${top - 5}* ${x + 84},${top + 12}*`, {
          width: 2,
          fill: BRIGHT,
        })
      }
      ink.form(drawer, { width: 3, fill: WOOD, gap: 0, tone: { from: 0.6, width: 2, spacing: 2.8, angle: -80 } })
      ink.rim(drawer, { distance: 2 })
      ink.form(ink.box(x + 42, top + 22, 58, 22), { width: 2, halo: 0.6, fill: STONE })
      ink.lines([`${x + 50},${top + 34} ${x + 62},${top + 32} ${x + 76},${top + 35} ${x + 92},${top + 33}`], {
        width: 1.8,
      })
      const knob = ink.form(ink.ellipse(x + 71, top + 60, 7, 6.6), { width: 2.2, fill: LIT, tone: { from: 0.5 } })
      ink.rim(knob)
    }
  drawPost(ink)
}

/** What lies about on a table where labels are cut. */
function drawCrumbs(ink: Ink, from: number, to: number): void {
  const random = ink.fork(`crumbs ${from}`)
  for (let crumb = 0; crumb < 16; crumb++)
    ink.at(random.between(0, 300), random.between(from + 10, to - 10), { rotate: random.between(0, 180) }, () =>
      ink.form('-7,-2* 6,-3* 7,2* -6,3*', { width: 1.3, fill: BRIGHT }),
    )
  ink.splatter(random.between(60, 240), (from + to) / 2, { radius: 40, count: 14, largest: 2 })
}
