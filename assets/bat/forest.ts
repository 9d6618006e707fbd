import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { smoothstep } from '../ink/numbers'
import { INK, PAPER } from '../ink/palette'
import { AIR, drawFlat, hillsThrough, throwShadow } from './flats'
import { CAT, VILLAGE } from './shared'
import { drawBareTree, drawBroadTree, drawCypress, drawFir, type Tree } from './trees'

/** All that lies before the castle: the near hill with its village, and the forest, row behind row. */
export function drawForest(ink: Ink): void {
  drawHill(ink)
  drawBackRow(ink)
  drawFrontRow(ink)
  drawWall(ink)
}

/** The nearer hill, with the village that will have something to tell tomorrow. Its windows are pictures of their own. */
function drawHill(ink: Ink): void {
  const crest = (x: number) => {
    const mounds = 58 * Math.exp(-(((x - 330) / 220) ** 2)) + 50 * smoothstep(1220, 1600, x)
    return 744 - mounds - 18 * noise1(12, x / 110)
  }
  ink.at(VILLAGE.x, VILLAGE.y, {}, () => {
    const roofs = [
      '-80,20* -78,-48* -86,-48* -60,-74* -36,-48* -44,-48* -44,20*',
      '-46,20* -46,-92* -52,-92* -34,-132* -16,-92* -22,-92* -22,20*',
      '-24,20* -22,-62* -30,-62* -6,-84* 4,-72* 4,-84* 12,-84* 12,-64* 18,-62* 10,-60* 10,20*',
      '2,20* 4,-46* -4,-46* 24,-74* 54,-46* 46,-46* 46,20*',
      '50,20* 52,-48* 44,-50* 70,-66* 98,-44* 90,-44* 90,20*',
    ]
    for (const roof of [roofs[2], roofs[0], roofs[4], roofs[1], roofs[3]]) {
      if (!roof) continue
      const house = ink.path(roof, true)
      ink.page(() => {
        throwShadow(ink, house, 0.26, 0.5)
        drawFlat(ink, house, AIR.near, { edge: 2 })
      })
    }
    ink.line('-34,-130 -34,-146', { width: 2.2 })
    ink.line('-40,-140 -28,-140', { width: 1.8 })
  })
  const hill = hillsThrough(ink, crest, { from: -20, to: 1620 })
  throwShadow(ink, hill, 0.22, -0.8)
  drawFlat(ink, hill, AIR.middle, { mist: 0.7, foot: 900, rise: 190 })
  // A path winds down from the village, and is lost among the trees.
  const path = ink.tube('352,694@3 372,712@5 340,734@7 402,762@10 470,800@15 450,850@22', { root: true })
  ink.clip(hill, () => ink.wash(path, { color: '#d9b9c8', alpha: 0.4 }))
}

/** The row behind, in groups, of all kinds: the dale in the middle is where the castle is seen. */
function drawBackRow(ink: Ink): void {
  const random = ink.fork('back row')
  const tree = (x: number, height: number, width: number, kind: number): void => {
    const one: Tree = {
      x,
      foot: 906,
      height,
      width,
      lean: random.signed() * 14,
      color: AIR.near,
      lick: AIR.middle,
      seed: Math.round(x),
    }
    if (kind === 0) drawCypress(ink, { ...one, width: width * 0.72 })
    else if (kind === 1) drawBroadTree(ink, { ...one, height: height * 0.78 })
    else if (kind === 2) drawFir(ink, { ...one, width: width * 1.1 })
    else drawBareTree(ink, { ...one, height: height * 0.92, width: width * 0.8 })
  }
  // By hand: groups, a gap, something that stands out.
  for (const [x, height, width, kind] of [
    [-6, 340, 96, 2],
    [64, 250, 90, 1],
    [128, 356, 74, 0],
    [214, 210, 88, 1],
    [262, 150, 70, 2],
    [444, 226, 84, 0],
    [500, 306, 100, 2],
    [552, 214, 96, 1],
    [612, 262, 78, 0],
    [660, 216, 84, 2],
    [700, 250, 110, 3],
    [752, 232, 100, 1],
    [812, 296, 84, 0],
    [856, 262, 96, 2],
    [906, 218, 88, 1],
    [960, 268, 92, 0],
    [1004, 270, 84, 2],
    [1060, 222, 104, 1],
    [1112, 292, 110, 3],
    [1150, 318, 100, 2],
    [1208, 238, 104, 1],
    [1254, 330, 90, 0],
    [1300, 270, 100, 2],
    [1366, 340, 94, 0],
    [1424, 256, 104, 1],
    [1486, 380, 104, 2],
    [1548, 310, 90, 0],
    [1604, 340, 96, 2],
  ] as const)
    tree(x, height, width, kind)
  const mound = hillsThrough(ink, (x) => 858 + 12 * noise1(5, x / 90), { from: -20, to: 1620 })
  ink.cut(mound, { fill: AIR.near })
  ink.wash(mound, { color: '#8e6a86', alpha: 0.5, fade: { from: [0, 1000], to: [0, 810] } })
}

/** The row in front, black: tall at both sides like the wings of a stage. */
function drawFrontRow(ink: Ink): void {
  for (const [x, height, width, lean, seed] of [
    [196, 560, 112, 26, 2],
    [-14, 700, 150, 30, 5],
    [92, 900, 168, 44, 1],
    [318, 300, 90, -14, 4],
    [410, 236, 80, 18, 7],
    [484, 170, 66, -8, 3],
    [790, 152, 62, 10, 8],
    [850, 256, 82, -16, 6],
    [922, 176, 66, 12, 20],
    [1112, 204, 74, 14, 15],
    [1236, 150, 62, 8, 12],
    [1300, 300, 88, -14, 13],
    [1400, 420, 100, 12, 14],
    [1612, 620, 140, -26, 17],
    [1506, 790, 142, -34, 16],
  ] as const) {
    drawCypress(ink, { x, foot: 990, height: height + 30, width, lean, color: INK, lick: AIR.middle, seed })
  }
  drawBareTree(ink, { x: 1030, foot: 980, height: 190, width: 74, lean: -26, color: INK, seed: 6 })
  const crest = (x: number) => {
    return 934 + 14 * noise1(31, x / 120) - 16 * smoothstep(500, 0, x) - 10 * smoothstep(1200, 1600, x)
  }
  ink.black(hillsThrough(ink, crest, { from: -20, to: 1620 }))
  const random = ink.fork('grass')
  for (let x = 0; x < 1600; x += random.between(12, 34)) {
    ink.tufts([[x, crest(x) + 3]], () => -90 + random.signed() * 20, {
      ...{ length: random.between(14, 30), count: random.integer(2, 4), width: 3, fan: 0.8 },
    })
  }
}

/** The low wall that the cat sits on. */
function drawWall(ink: Ink): void {
  ink.at(CAT.x, CAT.y, {}, () => {
    ink.black('-92,80* -88,2* -62,-4* -26,-8* 28,-2* 60,-7* 90,-4* 98,80*')
    for (const [x, y, long] of [
      [-78, 14, 40],
      [-14, 10, 50],
      [52, 13, 30],
      [-54, 32, 48],
      [14, 30, 44],
    ] as const) {
      const stone = ink.tube(`${x},${y}@1 ${x + long / 2},${y + 1}@3 ${x + long},${y}@1`, { root: true })
      ink.page(() => ink.cut(stone, { fill: AIR.middle }))
    }
  })
}

/** A lit window, from its lower left corner. */
export function drawPane(ink: Ink): void {
  ink.wash(ink.ellipse(5, -6, 17, 17), {
    color: '#f3e2cf',
    alpha: 0.3,
    fade: { center: [5, -6], inner: 3, outer: 17, full: 'inside' },
  })
  ink.cut('0,0* 0,-12* 9,-12* 9,0*', { fill: PAPER })
  ink.line('4.5,0 4.5,-12', { width: 1.2, profile: 'even' })
}

/** How far beside the stage a wing reaches, and how far over its edge, in scene units. */
export const BESIDE = { out: 500, over: 110 } as const

/** What only wide windows show, at the left edge of the stage: the wings of the theatre are cypresses, too. About the stage's lower corner. */
export function drawWing(ink: Ink): void {
  for (const [x, height, width, lean, seed] of [
    [-150, 560, 130, -18, 21],
    [-440, 760, 150, 24, 22],
    [-330, 640, 150, -20, 24],
    [-240, 500, 140, 16, 25],
    [-4, 740, 160, -14, 26],
    [-78, 430, 110, 10, 23],
  ] as const) {
    drawCypress(ink, { x, foot: 0, height, width, lean, color: INK, lick: AIR.middle, seed })
  }
  ink.black(
    hillsThrough(ink, (x) => -72 - 16 * noise1(41, x / 90), { from: -BESIDE.out, to: BESIDE.over - 10, foot: 40 }),
  )
}
