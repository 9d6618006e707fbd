import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { BRIGHT, DEEP, HOLLOW, LIT, STONE, WALL, WOOD } from '../scallop/palette'
import { BOARDS, COMPARTMENTS, FAR_NICHE } from './shared'

const { x: MIDDLE, left: LEFT, right: RIGHT, top: TOP, floor: FLOOR } = FAR_NICHE
/** How far it is from a board to the next. */
const HIGH = 126

/** The whole cabinet: seven shelves, and the niche with nobody in it. */
export function drawFarCabinet(ink: Ink): void {
  ink.cut('-20,-20* 1620,-20* 1620,1020* -20,1020*', { fill: HOLLOW })
  for (const [row, y] of BOARDS.entries()) drawDepth(ink, row, y)
  for (const [edge, dark] of [
    [-20, 420],
    [1620, 1180],
  ] as const)
    ink.wash(`${edge},-20* ${dark},-20* ${dark},1020* ${edge},1020*`, {
      ...{ alpha: 0.8, color: DEEP },
      fade: { from: [edge, 500], to: [dark, 560] },
    })
  for (const [row, y] of BOARDS.entries()) drawBoard(ink, row, y)
  for (const { left, right, y } of COMPARTMENTS)
    if (right < 1500 && right !== LEFT - 6) drawUpright(ink, right, y, left)
  for (const x of [17, 1583]) drawSide(ink, x)
  drawFoot(ink)
  drawArch(ink)
}

/** Deep in a shelf it is dark; towards its front the lamp reaches. */
function drawDepth(ink: Ink, row: number, y: number): void {
  const top = y - HIGH + 15
  const sag = 6 * noise1(row, 7)
  ink.cut(
    `-20,${top}* 1620,${top}* 1620,${top + 30}* 1220,${top + 40 + sag} 800,${top + 26} 380,${top + 39 - sag} -20,${top + 31}*`,
    { fill: WALL },
  )
  ink.feather(`0,${top + 33} 380,${top + 39 - sag} 800,${top + 26} 1220,${top + 40 + sag} 1600,${top + 33}`, {
    side: 1,
    length: 27,
    width: 3.6,
    spacing: 5.6,
    slant: 13,
  })
}

function drawBoard(ink: Ink, row: number, y: number): void {
  const bow = 2.4 * noise1(row, 1)
  const board = ink.path(
    `-20,${y}* 444,${y + bow} 1110,${y - 1.4} 1620,${y}* 1620,${y + 14}* 1110,${y + 16} 444,${y + 14 + bow} -20,${y + 15}*`,
    true,
  )
  ink.form(board, { width: 2.8, halo: 1, fill: LIT, gap: 0, tone: { from: 0.46, width: 2.4, spacing: 3.3 } })
  ink.line(`0,${y + 3} 510,${y + 3.8 + bow} 1090,${y + 2} 1600,${y + 3.4}`, {
    width: 1.7,
    white: true,
    profile: 'swell',
  })
}

/** What stands between two compartments, a little askew. */
function drawUpright(ink: Ink, x: number, y: number, seed: number): void {
  const lean = 3 * noise1(seed, 3)
  const upright = ink.path(
    `${x - 5 + lean},${y - HIGH + 14}* ${x + 5 + lean},${y - HIGH + 14}* ${x + 4.4},${y - 60} ${x + 6},${y + 1}* ${x - 6},${y + 1}* ${x - 4},${y - 62}`,
    true,
  )
  ink.form(upright, { width: 2.4, halo: 0.8, fill: LIT, gap: 0, tone: { from: 0.4, width: 2, spacing: 3 } })
}

function drawSide(ink: Ink, x: number): void {
  const side = ink.path(`${x - 40},-20* ${x + 17},-20* ${x + 20},480 ${x + 17},1020* ${x - 40},1020*`, true)
  ink.form(
    x < 800 ? side : ink.path(`${x - 17},-20* ${x + 40},-20* ${x + 40},1020* ${x - 18},1020* ${x - 20},500`, true),
    {
      width: 3.2,
      fill: WOOD,
      gap: 0,
    },
  )
  for (let grain = 0; grain < 4; grain++) {
    const at = x - 12 + grain * 8
    ink.line(
      [
        [at, -20],
        [at + 2 + 3 * noise1(grain, x), 500],
        [at, 1020],
      ],
      { width: 1.5, profile: 'swell' },
    )
  }
}

/** Below the last board nothing is lit. */
function drawFoot(ink: Ink): void {
  ink.cut('-20,903* 420,906 1100,902 1620,905* 1620,1020* -20,1020*', { fill: DEEP })
  ink.line('-10,914 390,917 820,913 1240,917 1610,914', { width: 2, color: WALL, profile: 'swell' })
}

/** What ends the cabinet above, in windows that are taller: a moulding, a row of scallops carved into it, and dust. 0, 0 is its lower left end. */
export function drawCornice(ink: Ink): void {
  const crown = ink.path('-8,2* -8,-52 -20,-70 -22,-92* 400,-98 1100,-93 1622,-97* 1620,-70 1608,-52 1608,2*', true)
  ink.form(crown, { width: 3.4, halo: 1, fill: WOOD, gap: 0 })
  for (let scallop = 0; scallop < 27; scallop++) {
    const x = 12 + scallop * 60
    const lean = 2 * noise1(scallop, 11)
    const carved = ink.path(
      `${x},-14* ${x + 4},-36 ${x + 26 + lean},-48 ${x + 46},-36 ${x + 50},-13* ${x + 25},-10`,
      true,
    )
    ink.form(carved, { width: 2.2, halo: 0.8, fill: WALL, gap: 0, tone: { from: 0.42, width: 1.8, spacing: 2.8 } })
    for (const [from, to] of [
      [12, 8],
      [24, 25],
      [37, 42],
    ] as const)
      ink.line(`${x + to},-15 ${x + from + lean},-40`, { width: 1.5, profile: 'flick' })
  }
  ink.line('-16,-88 420,-93 1090,-88 1616,-92', { width: 1.8, white: true, profile: 'swell' })
  ink.line('-12,-60 400,-63 1090,-59 1612,-62', { width: 3, profile: 'swell' })
  ink.line('-6,-4 380,-2 1100,-5 1606,-3', { width: 2.4, color: LIT, profile: 'swell' })
}

/** What it stands on in such windows. 0, 0 is its upper left end. */
export function drawPlinth(ink: Ink): void {
  ink.form('-4,-6* 520,-4 1604,-6* 1606,40 1600,58* 800,62 2,59* -6,38', { width: 3.2, fill: WOOD, gap: 0 })
  ink.line('4,8 500,11 1090,7 1598,10', { width: 1.8, white: true, profile: 'swell' })
  ink.line('2,30 480,33 1100,29 1600,32', { width: 2.6, profile: 'swell' })
  for (const x of [130, 1470]) {
    const foot = ink.path(
      `${x - 74},56* ${x},60 ${x + 72},56* ${x + 58},84 ${x + 30},104 ${x - 4},110 ${x - 36},103 ${x - 62},82`,
      true,
    )
    ink.form(foot, { width: 3.2, fill: WALL, gap: 0, tone: { from: 0.44, width: 2.4, spacing: 3.2 } })
  }
}

/** The arch, what is deep in it, and its ledge. The shell is laid in it by the view. */
function drawArch(ink: Ink): void {
  const arch = ink.path(
    `${LEFT},${FLOOR + 12}* ${LEFT},${TOP + 166} ${LEFT + 38},${TOP + 73} ${MIDDLE - 111},${TOP - 4} ${MIDDLE},${TOP - 29} ${MIDDLE + 111},${TOP - 4} ${RIGHT - 38},${TOP + 73} ${RIGHT},${TOP + 166} ${RIGHT},${FLOOR + 12}*`,
    true,
  )
  ink.form(arch, { width: 4.4, halo: 2, fill: WALL, gap: 0, tone: { from: 0.5, width: 2.6, spacing: 3.3 } })
  for (let nail = 0; nail <= 12; nail++) {
    const turn = Math.PI + (nail / 12) * Math.PI
    const x = MIDDLE + Math.cos(turn) * 206 + 2 * noise1(nail, 5)
    const y = TOP + 189 + Math.sin(turn) * 202
    ink.black(ink.ellipse(x, y, 5.4, 5))
    ink.dot(x - 1.5, y - 1.7, 1.7, { white: true })
  }
  const hole = ink.path(
    `${LEFT + 38},${FLOOR - 2}* ${LEFT + 38},${TOP + 178} ${LEFT + 73},${TOP + 93} ${MIDDLE - 89},${TOP + 27} ${MIDDLE},${TOP + 9} ${MIDDLE + 89},${TOP + 27} ${RIGHT - 73},${TOP + 93} ${RIGHT - 38},${TOP + 178} ${RIGHT - 38},${FLOOR - 2}*`,
    true,
  )
  ink.form(hole, { width: 4.4, fill: HOLLOW, gap: 0 })
  ink.clip(hole, () => {
    for (let line = 0; line < 27; line++) {
      const y = TOP + 206 + line * 10
      ink.line(
        [
          [LEFT + 34, y + 3],
          [MIDDLE - 40 * noise1(line, 2), y - 3],
          [RIGHT - 34, y + 2],
        ],
        { width: 2.2, profile: 'swell' },
      )
    }
    // Where the lamp falls from above.
    for (const [half, top] of [
      [128, 196],
      [92, 236],
    ] as const)
      ink.cut(
        `${MIDDLE - half},${FLOOR}* ${MIDDLE - half * 0.66},${TOP + top + 120} ${MIDDLE - 22},${TOP + top} ${MIDDLE + 26},${TOP + top + 6} ${MIDDLE + half * 0.7},${TOP + top + 124} ${MIDDLE + half - 6},${FLOOR}*`,
        { fill: half > 100 ? '#6b5f50' : LIT },
      )
  })
  const ledge = ink.path(
    `${LEFT - 16},${FLOOR - 6}* ${MIDDLE},${FLOOR - 9} ${RIGHT + 16},${FLOOR - 6}* ${RIGHT + 11},${FLOOR + 17} ${MIDDLE},${FLOOR + 19} ${LEFT - 11},${FLOOR + 17}*`,
    true,
  )
  ink.form(ledge, { width: 3.6, halo: 2, fill: LIT, gap: 0, tone: { from: 0.46, width: 2.6, spacing: 3.3 } })
  ink.line(`${LEFT - 9},${FLOOR - 2} ${MIDDLE},${FLOOR - 5} ${RIGHT + 9},${FLOOR - 2}`, {
    width: 2.2,
    white: true,
    profile: 'swell',
  })
}

/** How many heaps of sheets are drawn. */
export const HEAPS = 3

/** What has been pulled off lies along the foot. 0, 0 is the middle of its lower edge. */
export function drawHeap(ink: Ink, frame: number): void {
  const [wide, high] = (
    [
      [330, 54],
      [300, 42],
      [430, 36],
    ] as const
  )[frame] ?? [330, 54]
  const at = (share: number) => (share - 0.5) * wide
  const lift = 0.08 * noise1(frame, 1)
  const heap = ink.path(
    [
      [at(0), 0, 1, 1],
      [at(0.07), -high * 0.46],
      [at(0.19), -high * (0.76 + lift)],
      [at(0.29), -high * 0.64],
      [at(0.42 + lift), -high * (1.02 + lift)],
      [at(0.57), -high * 0.94],
      [at(0.66), -high * (0.68 - lift)],
      [at(0.79), -high * 0.84],
      [at(0.93), -high * 0.4],
      [at(1), 0, 1, 1],
    ],
    true,
  )
  ink.form(heap, { width: 3.2, halo: 2, fill: STONE, tone: { from: 0.46, to: 0.8, width: 2.6, spacing: 3.3 } })
  ink.clip(heap, () => {
    for (const [along, up, away] of [
      [0.13, 0.62, -20],
      [0.3, 0.66, 24],
      [0.42, 0.98, -28],
      [0.5, 0.96, 9],
      [0.6, 0.86, 36],
      [0.67, 0.7, -9],
      [0.8, 0.76, 26],
    ] as const)
      ink.line(
        [
          [at(along), -high * up],
          [at(along) + away * 0.3, -high * up * 0.55],
          [at(along) + away, 0],
        ],
        { width: 3.2, profile: 'flick' },
      )
    ink.black(
      `${at(0.29)},${-high * 0.64}* ${at(0.345)},${-high * 0.3} ${at(0.4)},4* ${at(0.3)},4* ${at(0.28)},${-high * 0.3}`,
    )
  })
  ink.contour(heap, { width: 3.2, gap: 0.1 })
}

/** The frame below the counter: how many have been looked at, written into it by the view. 0, 0 is the nail it hangs by. */
export function drawTally(ink: Ink): void {
  ink.line('-50,23 -3,1 2,0 46,24', { width: 2, color: LIT, profile: 'even' })
  ink.wash('-62,24* 68,26* 70,76* -58,74*', { alpha: 0.7, color: DEEP, dx: 4, dy: 6 })
  const frame = ink.path('-66,20* 2,22 64,19* 67,44 65,69* -2,72 -65,70* -68,46', true)
  ink.form(frame, { width: 3.2, halo: 1, fill: LIT, gap: 0.04, tone: { from: 0.5, width: 2, spacing: 2.8 } })
  ink.form('-56,29* 0,31 54,28* 56,46 55,61* -2,63 -56,62*', { width: 2.2, fill: BRIGHT, gap: 0.05 })
  for (const x of [-61, 60]) for (const y of [25, 65]) ink.dot(x, y, 1.8)
  ink.dot(0, 0, 3.4)
}

/** A plate along the cabinet's foot, its face left clean for what is said. 0, 0 is its middle. */
export function drawPlate(ink: Ink): void {
  const plate = ink.path('-440,-27* -140,-30 170,-27 441,-29* 446,0 441,28* 160,31 -150,28 -440,30* -445,1', true)
  ink.wash(plate, { alpha: 0.6, color: DEEP, dx: 4, dy: 5 })
  ink.form(plate, { width: 3.6, halo: 1.4, fill: BRIGHT, gap: 0.03 })
  ink.line('-428,-19 -150,-22 160,-19 430,-20 433,0 430,19', { width: 1.4, profile: 'swell' })
  for (const [x, y] of [
    [-432, 0],
    [433, -1],
  ] as const)
    ink.black(ink.ellipse(x, y, 3.2, 3))
}
