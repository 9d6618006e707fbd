import { averages, type Color } from '../armadillo/averages'
import { drawBlotling } from '../characters/blotling'
import { drawCrab } from '../characters/crab'
import { drawFrontHead } from '../characters/henHead'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { RUST } from '../ink/palette'

/** Brown earth, and sand. */
const EARTH = '#6d3418'
const SAND = '#c9945a'

/** The ground of the plates of this book: dry air, and earth from there on down with dry grass at either side. */
function drawSky(ink: Ink, low: number): void {
  ink.wash('-8,-8* 308,-8* 308,308* -8,308*', { alpha: 0.72, color: RUST })
  ink.wash(`-8,${low}* 90,${low - 3} 170,${low + 5} 308,${low}* 308,308* -8,308*`, { alpha: 0.5, color: EARTH })
  const random = ink.fork('grass')
  for (let blade = 0; blade < 20; blade++) {
    const x = blade < 10 ? 2 + blade * 6 : 244 + (blade - 10) * 6
    const high = 12 + random.next() * 30
    const tip = [x + random.signed() * 12, low - high]
    ink.line([[x, low + 8], [x + random.signed() * 5, low - high * 0.5], tip], { width: 3, profile: 'flick' })
  }
}

/** Tab. XVI: a hen as round as her egg, which is beside her, and about which she is not sure. */
function drawHen(ink: Ink, isBlinking: boolean): void {
  drawSky(ink, 236)
  ink.wash('30,262 150,250 270,262 250,284 60,284', { alpha: 0.62 })
  const random = ink.fork('straw')
  for (let straw = 0; straw < 40; straw++) {
    const x = 26 + straw * 6.4
    const y = 264 + random.next() * 14
    ink.line(
      [
        [x - 16, y + random.signed() * 7],
        [x, y - 3],
        [x + 18, y + random.signed() * 8],
      ],
      {
        width: 5,
        color: straw % 3 ? '#d9a55c' : '#8a5a28',
        profile: 'even',
      },
    )
  }
  for (const [x, angle] of [
    [64, -150],
    [58, -168],
    [236, -30],
    [242, -12],
  ] as const) {
    ink.form(ink.leaf(x, 170, angle, 58, 26, { belly: 0.6 }), { width: 4, halo: 1 })
    const turn = (angle * Math.PI) / 180
    ink.black(ink.leaf(x + Math.cos(turn) * 18, 170 + Math.sin(turn) * 18, angle, 38, 19, { belly: 0.6 }))
  }
  const body = ink.clay([ink.ellipse(150, 190, 106, 82), ink.tube('150,160@128 150,108@108', { root: true })], 26)
  ink.form(body, { width: 5, halo: 2.4, tone: { from: 0.5, to: 0.8, width: 4, spacing: 4.6 } })
  ink.clip(body, () => {
    for (let row = 2; row < 5; row++)
      for (let feather = -3; feather <= 3; feather++) {
        const [x, y] = [150 + feather * 29 + (row % 2) * 14, 150 + row * 23]
        ink.line(
          [
            [x - 10, y],
            [x, y + 11],
            [x + 10, y],
          ],
          { width: 4.4, profile: 'swell' },
        )
      }
    ink.wash(ink.ellipse(150, 262, 92, 36), { alpha: 0.5, color: EARTH })
  })
  ink.form(ink.ellipse(226, 258, 22, 27, 12), { width: 4.6, halo: 3 })
  ink.line('216,246 224,252 230,244 238,252', { width: 3.4, profile: 'even' })
  ink.at(150, 112, { scale: 2.3 }, () => {
    drawFrontHead(ink, 'startled')
    if (!isBlinking) return
    for (const [x, y] of [
      [-17, -3],
      [18, -2],
    ] as const) {
      ink.form(ink.ellipse(x, y, 8.6, 8.8), { width: 2.3 })
      ink.line(
        [
          [x - 7, y + 1],
          [x, y + 4],
          [x + 7, y + 1],
        ],
        { width: 3 },
      )
    }
  })
}

/** Tab. XVII: a crab before a wave that does not impress it. */
function drawSidewaysCrab(ink: Ink, isBlinking: boolean): void {
  ink.wash('-8,-8* 308,-8* 308,308* -8,308*', { alpha: 0.5, color: RUST })
  ink.wash('-8,214* 90,220 170,210 308,218* 308,308* -8,308*', { alpha: 0.6, color: SAND })
  const wave =
    '-10,214* 20,150 70,110 130,96 176,110 190,134 166,130 150,142 176,160 230,176 310,178* 310,220* -10,222*'
  ink.form(wave, { width: 4.6, halo: 2 })
  ink.between('-4,204 50,150 110,122 160,124', '-4,216 80,196 180,190 310,196', 5, { width: 4, profile: 'swell' })
  ink.wash('44,262 150,252 262,262 240,282 64,282', { alpha: 0.6 })
  ink.at(150, 264, { scale: 1.04 }, () =>
    drawCrab(ink, { raised: [6, 18], open: [12, 30], gaze: [0, 0.1], lid: isBlinking ? 1 : 0 }),
  )
}

/** Tab. XVIII: a blot. It saw you first. */
function drawBlot(ink: Ink, isBlinking: boolean): void {
  drawSky(ink, 244)
  ink.wash('20,268 150,254 284,266 262,290 44,290', { alpha: 0.7 })
  ink.at(150, 274, { scale: 2.72 }, () =>
    drawBlotling(ink, { kind: 'round', mood: isBlinking ? 'shut' : 'looks', gaze: [0, 0.1] }),
  )
}

/** What is red on other days is rust in this book. */
function rusted([red, green, blue]: Color): Color {
  const share = clamp((red - green - 96) / 30, 0, 1)
  const bent = red + share * (201 - red) * 0.4
  return [bent, green + share * (0.5 * bent - green), blue + share * (0.28 * bent - blue)]
}

const cellsOf = (name: string, draw: (ink: Ink, isBlinking: boolean) => void) => ({
  name,
  /** The mean colours of its cells, its eyes open or shut. */
  cells: (isBlinking: boolean) =>
    averages(name, `The plate of the ${name}`, (ink) => draw(ink, isBlinking)).map(rusted),
})

/** What hides in the blots of the other plates of the book, in their order. */
export const PLATES = [cellsOf('hen', drawHen), cellsOf('crab', drawSidewaysCrab), cellsOf('blot', drawBlot)] as const
