import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import type { Random } from '../ink/random'
import { drawAnt, drawCrumb } from '../snack/details'
import { LIGHT, type Place, rust } from '../snack/hand'
import { TILE } from '../snack/tile'

/** The heights of its layers, in scene units: jam, sponge, and the black cake that the ants live in. */
const JAM = 1104
const SPONGE = 1146
const CAKE = 1282
/** Here it ends; only black goes on. */
export const END = 1640

/** What lies deeper in the cake than common windows see, a tile of it: and where all the crumbs are carried. */
export function drawDepths(ink: Ink): void {
  ink.light = LIGHT
  const cake = ink.path(`-60,1040* ${TILE + 60},1040* ${TILE + 60},${END + 40}* -60,${END + 40}*`, true)
  ink.cut(cake)
  ink.black(cake, { wobble: 0 })
  scatterCrumbs(ink, ink.fork('upper'), 1062, JAM - 8, 30)
  const jam = ink.form([...layer(JAM), ...layer(SPONGE).toReversed()], { width: 3.4, halo: 1.6, gap: 0 })
  rust(ink, jam, 0, 0.85)
  ink.clip(jam, () => endless(ink, TILE, () => drawFruit(ink, ink.fork('fruit'))))
  const sponge = ink.form([...layer(SPONGE), ...layer(CAKE).toReversed()], { width: 3.4, halo: 1.6, gap: 0 })
  ink.clip(sponge, () => endless(ink, TILE, () => drawPores(ink, ink.fork('pores'))))
  scatterCrumbs(ink, ink.fork('lower'), CAKE + 16, END, 90)
  endless(ink, TILE, () => drawBurrow(ink))
}

/** The upper edge of a layer, on beyond both ends of the tile. */
function layer(y: number): Place[] {
  const wave: readonly Place[] = [
    [90, 5],
    [360, -4],
    [640, 6],
    [930, -2],
    [1220, 7],
    [1490, -3],
  ]
  return [-TILE, 0, TILE].flatMap((shift) => wave.map(([x, down]): Place => [x + shift, y + down]))
}

function scatterCrumbs(ink: Ink, random: Random, from: number, to: number, count: number): void {
  endless(ink, TILE, () => {
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(0, TILE), random.between(from, to)]
      const crumb = ink.ellipse(x, y, random.between(2, 7), random.between(1.4, 4), random.between(-30, 30))
      ink.black(crumb, { white: true, bare: true })
    }
  })
}

/** Pips in the jam. */
function drawFruit(ink: Ink, random: Random): void {
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(0, TILE), random.between(JAM + 8, SPONGE - 6)]
    if (i % 3) ink.dot(x, y, random.between(1.6, 2.8))
    else ink.line(`${x},${y} ${x + 12},${y - 4} ${x + 24},${y - 2}`, { width: 3, white: true, profile: 'swell' })
  }
}

/** Holes that the oven left in the sponge. */
function drawPores(ink: Ink, random: Random): void {
  for (let i = 0; i < 120; i++) {
    const [x, y] = [random.between(0, TILE), random.between(SPONGE + 14, CAKE - 10)]
    if (i % 4) ink.dot(x, y, random.between(1.6, 3.4))
    else {
      const pore = ink.ellipse(x, y, random.between(5, 10), random.between(3, 6), random.between(-20, 20))
      ink.contour(pore, { width: 2.6, gap: 0.4 })
    }
  }
}

/** Chambers and galleries in the black: a pantry full of crumbs, and who fills it. */
function drawBurrow(ink: Ink): void {
  const burrow = ink.path(
    '300,1250 338,1256 350,1320 372,1372 430,1378 470,1352 560,1336 650,1350 690,1392 780,1404 860,1396 900,1362 980,1346 1066,1364 1096,1416 1060,1470 960,1484 880,1468 840,1440 770,1440 700,1446 660,1484 560,1500 456,1484 420,1440 350,1428 312,1380 304,1320',
    true,
  )
  ink.cut(burrow, { halo: 2 })
  ink.contour(burrow, { width: 4.4, gap: 0.05 })
  ink.clip(burrow, () => ink.wash(burrow, { alpha: 0.22, fade: { from: [0, 1340], to: [0, 1430] } }))
  // The pantry: a heap of what has come down so far.
  for (const [x, y, turn] of [
    [500, 1472, 0],
    [552, 1480, 20],
    [606, 1470, -14],
    [524, 1444, 40],
    [580, 1446, 8],
    [552, 1418, -30],
  ] as const)
    ink.at(x, y, { rotate: turn, scale: 1.2 }, () => drawCrumb(ink))
  // In a row along the gallery, each with its own.
  for (const [x, y, crumb] of [
    [704, 1434, true],
    [786, 1436, false],
    [868, 1452, true],
    [384, 1420, false],
  ] as const)
    ink.at(x, y, { scale: 1.25 }, () => {
      drawAnt(ink, crumb ? 0 : 1)
      if (crumb) ink.at(2, -26, {}, () => drawCrumb(ink))
    })
  // Somebody sleeps.
  ink.at(1000, 1462, { rotate: 180, scale: 1.25 }, () => drawAnt(ink, 0))
  ink.lines(['1030,1424 1044,1424 1032,1438 1046,1438', '1052,1398 1072,1398 1054,1418 1076,1416'], {
    width: 3.2,
    profile: 'even',
  })
}
