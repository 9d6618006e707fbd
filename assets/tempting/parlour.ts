import { drawCrown } from '../characters/crown'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'
import { drawCap, drawCrab, drawDrop, drawHen, drawQuill } from './symbols'

/** How wide and high the wallpaper's picture is, and where it begins: turned over, its edges meet, and it goes on above and below. */
export const WALL = { left: -7, top: 0, width: 814, height: 532 } as const

/** The wall: faded striped paper, drops printed on every other stripe. */
export function drawWall(ink: Ink): void {
  const random = ink.fork('wall')
  let x = WALL.left - 22
  for (let stripe = 0; x < WALL.left + WALL.width + 30; stripe++) {
    const wide = stripe % 2 === 0 ? 44 : 30
    if (stripe % 2 === 0) {
      const [left, right] = [x + random.signed() * 0.8, x + wide + random.signed() * 0.8]
      ink.wash(box(left, -60, right, WALL.height + 60), { alpha: 0.17 })
      for (let y = 19 + (stripe % 4) * 19; y < WALL.height; y += 76)
        drawPrintedDrop(ink, x + wide / 2 + random.signed(), y + random.signed() * 1.5)
    } else {
      for (const down of [4, 26])
        ink.line(
          [
            [x + down, -20],
            [x + down, WALL.height + 20],
          ],
          { width: 0.9, alpha: 0.5, profile: 'even' },
        )
    }
    x += wide
  }
}

function drawPrintedDrop(ink: Ink, x: number, y: number): void {
  const drop = ink.path(
    [
      [x, y - 9, 1, 1],
      [x + 4.4, y],
      [x + 3.4, y + 5.6],
      [x, y + 7.2],
      [x - 3.6, y + 5.4],
      [x - 4.2, y],
    ],
    true,
  )
  ink.wash(drop, { alpha: 0.24 })
}

/** Where the paper has come off: the laths show. */
export function drawPeel(ink: Ink): void {
  const bare = ink.path(
    '-96,-84 -60,-118 -8,-104* 22,-128 70,-96 88,-62 104,-40 96,-8 84,8 88,22 70,30 64,48 44,50 38,68 16,72* 4,88 -30,92* -52,78 -88,84 -116,52 -104,20 -122,-20 -104,-44',
    true,
  )
  ink.cut(bare)
  ink.wash(bare, { alpha: 0.36 })
  ink.clip(bare, () => {
    for (const [y, lean] of [
      [-92, 2],
      [-42, -2],
      [6, 1.5],
      [52, -1],
    ] as const)
      ink.line(
        [
          [-140, y + lean * 2],
          [0, y + lean],
          [120, y],
        ],
        { width: 3.4, profile: 'even' },
      )
    for (const [top, angle] of [
      [-138, 2],
      [-88, -3],
      [-38, 2],
      [10, -2],
      [56, 2],
    ] as const)
      ink.hatch(box(-140, top, 120, top + 40), { angle, spacing: 5.2, width: 1.1, length: 36, jitter: 0.05 })
  })
  ink.contour(bare, { width: 2.4, lit: 0.9, gap: 0 })
}

/** What is printed on the card: what three alike pay on the middle line, dearest first. On every other line it is half. */
export const PRINTED_PAYS = [200, 90, 60, 30, 18, 12] as const
/** What the card admits in its lowest line: of a hundred coins that go in, so many come back. */
export const PRINTED_RETURN = '94.9 %'

const ON_CARD = [drawCrown, drawCap, drawCrab, drawHen, drawQuill, drawDrop] as const

/** What three alike on a line pay: on the first line, and on the four that further coins buy. */
export function drawPayCard(ink: Ink, returned: string): void {
  ink.black(ink.ellipse(55, 126, 3.4, 3.2))
  ink.lines(['55,127 24,160', '55,127 85,157'], { width: 1.3, profile: 'even' })
  ink.at(54, 248, { rotate: -2.2, scale: 0.8 }, () => {
    ink.wash('-50,-104* 62,-102* 63,126* 34,128 -48,127*', { alpha: 0.3 })
    const card = ink.path('-55,-110* 56,-112* 57,6 56,118* -14,121 -54,118* -56,0', true)
    ink.form(card, { width: 2.6, halo: 1, overshoot: 1.4 })
    ink.lines(['-50,-105 51,-106.6', '52,-106 52.4,0 51,114', '51,114 -49,113', '-50.4,114 -51.2,0 -50,-105'], {
      width: 1.1,
      profile: 'even',
    })
    for (const [x, label] of [
      [10, '1'],
      [38, '2-5'],
    ] as const) {
      const disc = ink.ellipse(x, -92, label.length > 1 ? 12 : 7.6, 7.6, 0, 0.02)
      ink.contour(disc, { width: 1.8, gap: 0.06 })
      drawWords(ink, label, x, -87.6, { size: 12.5, face: 'display', align: 'middle', width: 2.1 })
    }
    for (const [row, draw] of ON_CARD.entries()) {
      const y = -66 + row * 29
      const pay = PRINTED_PAYS[row] ?? 0
      ink.at(-33, y, { scale: 0.48, rotate: ink.fork(`row ${row}`).signed() * 3 }, () => draw(ink))
      drawWords(ink, `${pay}`, 23, y + 7, { size: 19, face: 'display', align: 'end', width: 2.8 })
      drawWords(ink, `${pay / 2}`, 49, y + 6, { size: 15, face: 'display', align: 'end', width: 2.2 })
      ink.line(
        [
          [-45, y + 15],
          [0, y + 14.4],
          [46, y + 15],
        ],
        { width: 0.9, profile: 'swell' },
      )
    }
    drawWords(ink, returned, 0, 107, { size: 12.5, face: 'display', align: 'middle', width: 1.9 })
    // A thumb was inky.
    ink.wash(ink.ellipse(-36, 96, 9, 7, -20), { alpha: 0.3 })
  })
}

/** The shadow of the machine on the wall; the wall is near. */
export function drawWallShadow(ink: Ink): void {
  ink.wash('170,60 260,20 380,14 520,28 600,70 628,130 640,210 660,300 656,400 640,470 648,900* 100,900* 120,300', {
    alpha: 0.34,
  })
  ink.wash('600,150 634,180 652,300 650,420 628,470 626,900* 590,900*', { alpha: 0.3 })
}
