import { drawBlotling } from '../characters/blotling'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { LEATHER, PAPER, PLUM } from '../ink/palette'
import type { Line } from '../ink/path'
import { drawWords } from '../ink/words'
import { drawIris } from '../uh-oh/eye'
import { DISC, IRIS, WITNESS_EYES } from '../uh-oh/shared'
import { drawWitness } from '../uh-oh/witness'
import { FLOOR, RIP, STRIP } from './shared'
import { drawBatten } from './wood'

/** What is behind the page: bare boards in the half-dark. */
const WALL = '#b7aa94'

/** What the page was torn off: between the edge at the left and the strip at the right. */
function opening(ink: Ink): Line {
  return ink.path(`${RIP} ${STRIP.split(' ').reverse().join(' ')}`, true)
}

/** All that stands and hangs there, behind the title and her. */
export function drawBack(ink: Ink): void {
  const hole = opening(ink)
  ink.cut(hole, { fill: WALL })
  ink.clip(hole, () => {
    drawWall(ink)
    drawDiscBack(ink)
    drawFrames(ink)
    drawRope(ink)
    for (const [x, y, scale, turn] of [
      [560, 520, 0.9, -6],
      [1100, 520, 0.8, -5],
      [1452, 484, 0.66, 4],
    ] as const)
      drawCloudBack(ink, x, y, scale, turn)
    drawLadder(ink)
    drawDeck(ink)
    drawShade(ink)
  })
}

function drawWall(ink: Ink): void {
  ink.wash('-20,-620* 1640,-620* 1640,1640* -20,1640*', { alpha: 0.26, fade: { from: [800, -640], to: [800, 700] } })
  // Boards of the house itself, no two of them as broad.
  for (let x = 150; x < 1640; x += 92 + 26 * noise1(2, x))
    ink.line(
      [
        [x, -600],
        [x + 5 * noise1(3, x), 320],
        [x - 3, FLOOR],
      ],
      { width: 2, profile: 'swell', dry: 0.4, alpha: 0.7 },
    )
  for (const [x, y] of [
    [640, 118],
    [905, 70],
    [1240, 132],
    [690, 860],
    [980, -160],
    [760, -330],
  ] as const) {
    ink.contour(ink.ellipse(x, y, 9, 14, 8, 0.1), { width: 1.8, gap: 0.2 })
    ink.contour(ink.ellipse(x + 1, y + 2, 3.6, 6, 8, 0.1), { width: 1.6 })
  }
  ink.black(ink.path(`-20,${FLOOR}* 500,${FLOOR - 4} 1100,${FLOOR + 2} 1640,${FLOOR - 4}* 1640,1640* -20,1640*`, true))
  const white = { white: true, bare: true } as const
  for (const y of [922, 946, 974, 1010, 1056, 1116, 1196, 1300, 1430])
    ink.line(
      [
        [-20, y],
        [700, y + 3 * noise1(5, y)],
        [1640, y - 2],
      ],
      { ...white, width: 2, profile: 'swell', dry: 0.5 },
    )
  for (const [x, slant] of [
    [420, -22],
    [610, -14],
    [905, -4],
    [1210, 8],
    [1496, 20],
  ] as const)
    ink.line(
      [
        [x, FLOOR],
        [x + slant * 4, 1300],
      ],
      { ...white, width: 1.6, profile: 'flick' },
    )
}

/** The moon of every ground is a disc of boards on a stand. */
function drawDiscBack(ink: Ink): void {
  const { x, y } = DISC
  ink.wash(ink.ellipse(x + 30, y + 26, 350, 346), { alpha: 0.4 })
  drawBatten(ink, [x, 880], [x, 920], 120, false)
  const disc = ink.ellipse(x, y, 348, 344, 0, 0.006)
  ink.form(disc, { width: 4, halo: 2 })
  ink.clip(disc, () => {
    for (let board = 440; board < 1140; board += 70 + 14 * noise1(8, board))
      ink.line(
        [
          [board, 200],
          [board + 6 * noise1(6, board), 560],
          [board - 2, 930],
        ],
        { width: 2, profile: 'swell' },
      )
    ink.tone(disc, { from: 0.42, to: 0.8, width: 2.4, spacing: 3.4, angle: -60 })
  })
  drawBatten(ink, [470, 420], [1090, 414], 40)
  drawBatten(ink, [452, 720], [1106, 728], 40)
  drawBatten(ink, [520, 796], [1060, 330], 36)
  ink.contour(disc, { width: 4 })
}

/** What holds the title up. */
function drawFrames(ink: Ink): void {
  for (const [x, top] of [
    [398, 300],
    [1034, 300],
    [1330, 290],
  ] as const)
    drawBatten(ink, [x, top], [x + 6, FLOOR + 10], 30)
  drawBatten(ink, [410, 360], [620, 900], 22)
  drawBatten(ink, [1040, 340], [1322, 640], 22)
  drawBatten(ink, [360, 338], [1600, 324], 26)
  for (const [x, y] of [
    [398, 338],
    [1034, 331],
    [1330, 328],
  ] as const) {
    ink.form(ink.ellipse(x, y, 10, 10), { width: 2.4 })
    ink.line(`${x - 6},${y - 2} ${x + 6},${y + 2}`, { width: 2 })
  }
}

/** The clouds go round on a rope. */
function drawRope(ink: Ink): void {
  ink.line('440,402 800,410 1200,404 1538,400', { width: 4, profile: 'even' })
  ink.line('440,432 800,442 1200,436 1500,434', { width: 3, profile: 'even' })
  ink.form(ink.ellipse(1540, 418, 24, 24), { width: 3.2, halo: 1.4 })
  ink.form(ink.ellipse(1540, 418, 9, 9), { width: 2.4 })
  ink.line('1562,426 1480,520 1356,604', { width: 3.4, profile: 'even' })
  ink.line('1524,438 1420,500 1300,520', { width: 3.4, profile: 'even' })
}

/** A cloud from behind: a board, and what it is nailed to. */
function drawCloudBack(ink: Ink, x: number, y: number, scale: number, turn: number): void {
  for (const [side, high] of [
    [-40, 70],
    [44, 60],
  ] as const)
    ink.line(`${x + side * scale},${y - high * scale} ${x + side * 1.06 * scale},404`, { width: 2.4, profile: 'even' })
  ink.at(x, y, { scale, rotate: turn }, () => {
    const cloud = ink.path(
      '-132,30* -140,-8 -112,-28 -84,-24 -74,-62 -34,-84 4,-70 22,-94 66,-82 84,-44 118,-40 138,-4 130,32* 0,42',
      true,
    )
    ink.form(cloud, { width: 3.4, halo: 2, tone: { from: 0.62, to: 0.94, width: 2, spacing: 3.2 } })
    ink.wash(cloud, { alpha: 0.2, color: LEATHER })
    drawBatten(ink, [-108, 8], [114, 13], 18)
    drawBatten(ink, [-36, -64], [-26, 30], 16)
    drawBatten(ink, [58, -68], [52, 30], 16)
  })
}

function drawLadder(ink: Ink): void {
  drawBatten(ink, [1120, 912], [1176, 352], 17, false)
  drawBatten(ink, [1196, 912], [1236, 350], 17, false)
  for (let rung = 0; rung < 11; rung++) {
    const share = (rung + 0.6) / 11.2
    const y = 912 - share * 560 + 5 * noise1(9, rung)
    const tilt = 3 * noise1(10, rung)
    const tube = ink.tube(`${1116 + 56 * share},${y - tilt}@10 ${1200 + 40 * share},${y + tilt}@10`, { root: true })
    ink.form(tube, { width: 2.2, halo: 0.8, tone: { from: 0.5, width: 1.6, spacing: 2.6 } })
  }
}

/** The deck that the wheel and its crank stand on. */
function drawDeck(ink: Ink): void {
  for (const x of [1262, 1560]) drawBatten(ink, [x, 690], [x - 4, FLOOR + 10], 26)
  drawBatten(ink, [1270, 892], [1552, 710], 18)
  const deck = ink.path('1216,668* 1610,662* 1612,690* 1214,698*', true)
  ink.form(deck, { width: 3.4, halo: 2, tone: { from: 0.6, to: 0.94, width: 1.8, spacing: 3 } })
  ink.wash(deck, { alpha: 0.3, color: LEATHER })
  for (const x of [1290, 1372, 1458, 1540]) ink.line(`${x},668 ${x - 3},694`, { width: 1.8, profile: 'pen' })
  ink.black('1214,697* 1612,690* 1612,701* 1214,709*')
  ink.form('1292,668* 1304,596* 1356,594* 1372,666*', {
    width: 3,
    halo: 1.4,
    tone: { from: 0.4, width: 2.2, spacing: 2.6 },
  })
  ink.wash('1420,664 1500,656 1580,664 1500,674', { alpha: 0.4 })
}

/** The page throws its shade on what was behind it. */
function drawShade(ink: Ink): void {
  const edge = ink.pointsOf(ink.path(RIP))
  const shade = edge.map(({ x, y }, i) => ({ x: x + 58 + 22 * noise1(11, i * 0.3), y: y + 22 }))
  const band = [...edge, ...shade.reverse()].map(({ x, y }) => [x, y] as [number, number])
  ink.wash(ink.path(band, true), { alpha: 0.3 })
}

/** The torn edges: fibres of paper, and the flap that the page was pulled by. */
export function drawEdges(ink: Ink): void {
  for (const [path, way] of [
    [RIP, -1],
    [STRIP, 1],
  ] as const) {
    const line = ink.pointsOf(ink.path(path))
    const inner = line.map(({ x, y }, i) => ({
      x: x + way * (9 + 28 * Math.abs(noise1(4, i * 0.17))),
      y: y + 8 * noise1(5, i * 0.13),
    }))
    const band = [...line, ...inner.reverse()].map(({ x, y }) => [x, y] as [number, number])
    ink.form(ink.path(band, true), { width: 2.6, halo: 1, tone: { from: 0.8, width: 1.4, spacing: 3 } })
    ink.feather(path, { side: way < 0 ? 1 : -1, length: 12, width: 1.6, spacing: 7, slant: 20 })
  }
  ink.wash('330,580 430,650 446,770 400,860 330,900 300,850', { alpha: 0.4 })
  const flap = ink.path(
    '300,540* 360,566 404,640 412,740 380,820 322,868* 296,840 262,842 236,800* 258,754 268,668* 330,612',
    true,
  )
  ink.form(flap, { width: 3.4, halo: 2, tone: { from: 0.46, to: 0.8, width: 2.4, spacing: 3, angle: -70 } })
  for (const crease of ['318,640 356,690 364,760', '300,700 326,740 330,800'])
    ink.line(crease, { width: 2, profile: 'flick' })
}

/** One of the two halves that the page falls in, in paper to be tinted: a torn sheet, creased, its own back coming over. */
export function drawFallen(ink: Ink, half: string): void {
  const isUpper = half === 'upper'
  const sheet = ink.path(
    isUpper
      ? '-640,-420* 640,-430* 652,-250 634,-90 648,40* 560,84* 430,48* 300,110* 170,70* 20,128* -120,84* -260,140* -380,96* -500,150* -606,110* -654,-60 -630,-240'
      : '-640,-100* -520,-62* -400,-112* -280,-70* -140,-126* 0,-84* 150,-140* 280,-100* 410,-162* 540,-124* 650,-168* 636,60 654,260 640,420* -650,420* -634,200 -652,60',
    true,
  )
  ink.cut(sheet, { halo: 2 })
  ink.contour(sheet, { width: 4 })
  const folds = isUpper
    ? ['-560,-330 -300,-250 -60,-300', '120,-390 260,-200 500,-120', '-420,0 -200,-90 60,-60']
    : ['-560,120 -320,220 -80,180', '40,-20 260,90 540,60', '-240,340 60,280 300,330']
  for (const fold of folds) {
    ink.line(fold, { width: 3, profile: 'flick' })
    ink.feather(fold, { side: 1, length: 40, width: 2, spacing: 8, curl: 0.2, jitter: 0.4 })
  }
  const curl = isUpper
    ? '420,-430* 640,-430* 648,-180* 560,-250 500,-330'
    : '-650,420* -400,420* -470,330 -560,260 -644,200*'
  ink.form(ink.path(curl, true), { width: 3.4, halo: 1, tone: { from: 0.3, to: 0.9, width: 2.4, spacing: 3.4 } })
}

/** The wheel about its hub. */
export function drawWheel(ink: Ink): void {
  const wheel = ink.ellipse(0, 0, 78, 78, 0, 0.01)
  ink.cut(wheel, { halo: 2 })
  ink.black(wheel)
  ink.cut(ink.ellipse(0, 0, 60, 60, 0, 0.01), { fill: WALL })
  ink.contour(ink.ellipse(0, 0, 60, 60, 0, 0.01), { width: 2.4 })
  for (const degrees of [14, 74, 134]) {
    const angle = (degrees / 180) * Math.PI
    const [x, y] = [Math.cos(angle) * 66, Math.sin(angle) * 66]
    ink.line(
      [
        [-x, -y],
        [x, y],
      ],
      { width: 9, profile: 'even' },
    )
  }
  ink.form(ink.ellipse(0, 0, 17, 17), { width: 3.2, halo: 1 })
  ink.dot(0, 0, 5)
  // Its crank, and the grip of it.
  ink.line('0,0 52,-6 86,24', { width: 12, profile: 'even' })
  ink.form(ink.tube('74,26@17 112,22@17', { root: true }), { width: 3, halo: 1.4 })
}

/** Who has been turning it all this time, one hand at the crank; and what it says it with. */
export function drawCranker(ink: Ink, isSaying: boolean): void {
  ink.at(0, 0, { scale: 2.5 }, () => {
    drawWitness(ink, 'sits')
    for (const { x, y, radius } of WITNESS_EYES)
      ink.at(x - (isSaying ? 2 : 4), y + (isSaying ? 2 : 0.5), { scale: (radius * 0.62) / IRIS.small }, () =>
        drawIris(ink, 'small'),
      )
    const arm = ink.tube('-20,-14@7 -30,-18@6 -38,-22@7', { root: true })
    ink.cut(arm, { halo: 2 })
    ink.black(arm)
    if (!isSaying) return
    ink.black('-10,-8 -2,-11 8,-8 6,1 -2,4 -9,0', { white: true })
    ink.black('-7,-6 -1,-8 5,-6 4,-1 -2,1 -6,-1')
  })
}

/** Those on the ladder. */
export function drawLadderFolk(ink: Ink, who: number): void {
  const each = [
    { kind: 'horns', mood: 'startled', gaze: [-1, -0.2] },
    { kind: 'tip', mood: 'looks', gaze: [-1, 0.1] },
    { kind: 'ears', mood: 'glad', gaze: [-0.6, 0.3] },
  ] as const
  ink.at(0, 0, { scale: 0.62 }, () => drawBlotling(ink, each[who]))
}

/** A letter of what the witness says, as large as it is meant: ink in a rim of paper in the day's colour. */
export function drawSaidLetter(ink: Ink, letter: string): void {
  const words = { size: 216, face: 'display', align: 'middle' } as const
  drawWords(ink, letter, 6, 6, { ...words, width: 58, gouache: PLUM, alpha: 1 })
  drawWords(ink, letter, 0, 0, { ...words, width: 52, gouache: PAPER, alpha: 1 })
  drawWords(ink, letter, 0, 0, { ...words, width: 34 })
}

/** The roll that the next page comes down from. */
export function drawRoll(ink: Ink): void {
  const roll = ink.path('-660,-26* 0,-30 660,-24* 668,4 660,34* 0,28 -660,32* -668,2', true)
  ink.form(roll, { width: 4, halo: 2, tone: { from: 0.5, to: 0.92, width: 2.4, spacing: 3.2, angle: -84 } })
  for (const y of [-12, 0, 13])
    ink.line(`-640,${y} ${-120 + 9 * y},${y + 3} 640,${y - 1}`, { width: 1.8, profile: 'swell', dry: 0.5 })
  for (const side of [-1, 1]) {
    ink.form(ink.ellipse(side * 662, 3, 12, 29), { width: 3.4, halo: 1 })
    ink.contour(ink.ellipse(side * 662, 3, 5, 13), { width: 2 })
  }
}

/** A strip of tape over the mended edge. */
export function drawTape(ink: Ink): void {
  const tape = ink.path('-76,-15* 74,-17* 69,-8* 77,-2* 70,6* 76,15* -74,17* -70,8* -78,1* -71,-7*', true)
  ink.cut(tape, { halo: 1 })
  ink.wash(tape, { alpha: 0.34, color: LEATHER })
  ink.contour(tape, { width: 2.2, gap: 0.2 })
  ink.line('-58,-8 -10,-10 50,-9', { width: 1.6, profile: 'flick' })
}
