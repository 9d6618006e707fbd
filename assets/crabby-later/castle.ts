import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { PLACES } from './shared'
import { drawBoot, drawBottle, drawRing, drawStarfish, drawTooth } from './towers'

/*
 * The castle in the parts that are put up one by one; (0, 0) is the sand before its gate. Far to near: keep, tooth, bottle, boot, wall,
 * ring, star, flag. Some 400 wide and 360 high.
 */

/** The far wall, and the keep: a bucket of sand on a bucket of sand. */
export function drawKeep(ink: Ink): void {
  ink.wash('-160,-2 -90,-22 100,-24 176,-4 120,18 -120,18', { alpha: 0.36 })
  const wall = ink.path(
    '-136,-6* -132,-92* -112,-94* -111,-80* -94,-80* -94,-95* -72,-96* -71,-80* -54,-80* 50,-82* 52,-97* 72,-98* 73,-82* 92,-82* 92,-98* 114,-97* 130,-8*',
    true,
  )
  ink.form(wall, { width: 3.2, halo: 1.6, tone: { from: 0.5, width: 2.2, spacing: 3, angle: -60 } })
  ink.clip(wall, () => ink.stipple(wall))
  const keep = ink.path(
    '-62,-4* -54,-150* -66,-154* -66,-176* -46,-178* -45,-164* -22,-165* -22,-180* 4,-181* 5,-165* 28,-165* 28,-180* 50,-178* 51,-156* 42,-150* 56,-2*',
    true,
  )
  ink.form(keep, { width: 3.6, halo: 2, contour: false })
  ink.clip(keep, () => {
    ink.stipple(keep)
    ink.wash('10,-190* 70,-190* 70,10* 24,10* 18,-90', { alpha: 0.28 })
    ink.hatch('22,-160* 60,-160* 60,0* 30,0*', { angle: 66, spacing: 4.4, width: 2.2, inset: 0 })
    ink.lines(['-54,-150 -10,-143 40,-150', '-58,-62 -20,-56 20,-58'], { width: 2.2, profile: 'swell' })
  })
  ink.contour(keep, { width: 3.6, gap: 0.12 })
}

/** The near wall, with its gate. */
export function drawWall(ink: Ink): void {
  const wall = ink.path(
    '-108,10* -104,-48* -86,-50* -86,-38* -66,-38* -66,-52* -44,-53* -44,-40* 34,-40* 34,-53* 56,-52* 56,-39* 76,-39* 77,-50* 96,-48* 100,8* 40,16 -50,17',
    true,
  )
  ink.form(wall, { width: 3.6, halo: 2, contour: false })
  ink.clip(wall, () => {
    ink.stipple(wall)
    ink.hatch('30,-60* 110,-60* 110,20* 50,20*', { angle: 70, spacing: 5, width: 2, inset: 0 })
  })
  ink.contour(wall, { width: 3.6, gap: 0.14 })
  ink.black(ink.ellipse(-5, -18, 25, 31))
}

/** The bottle is the left tower, cork and letter and all. */
export function drawBottleTower(ink: Ink): void {
  ink.at(PLACES.bottle.x, PLACES.bottle.y, { rotate: -5 }, () => drawBottle(ink, true))
}

/** The boot is the right one, its toe a bastion, battlements of sand in its shaft. */
export function drawBootTower(ink: Ink): void {
  ink.at(PLACES.boot.x, PLACES.boot.y, {}, () => {
    drawBoot(ink)
    ink.form(
      '-37,-146* -36,-172* -20,-173* -20,-160* -4,-160* -4,-175* 14,-175* 14,-161* 26,-162* 26,-176* 41,-175* 40,-148* 2,-140',
      { width: 3, halo: 1.4 },
    )
  })
}

/** The tooth is its dome. */
export function drawDome(ink: Ink): void {
  ink.at(PLACES.tooth.x, PLACES.tooth.y, {}, () => drawTooth(ink))
}

/** The ring is its gate. */
export function drawGate(ink: Ink): void {
  ink.at(PLACES.ring.x, PLACES.ring.y, {}, () => drawRing(ink))
}

/** The starfish is its rose window. */
export function drawRose(ink: Ink): void {
  ink.at(PLACES.star.x, PLACES.star.y, { rotate: 8 }, () => drawStarfish(ink))
}

/** How the flag lies in the wind: the rise and fall of its free end, in units. */
const WAVES = [0, 7, -6] as const

/** The flag, a claw on red, about the foot of its pole. */
export function drawFlag(ink: Ink, frame: number): void {
  const rise = WAVES[frame] ?? 0
  ink.line('0,0 1,-52 0,-114', { width: 5, profile: 'even' })
  const flag = ink.path(
    `0,-112* 28,${-120 - rise} 56,${-106 + rise} 88,${-114 - rise}* 78,${-88 - rise} 86,${-64 - rise}* 54,${-60 + rise} 28,${-72 - rise} 1,-64*`,
    true,
  )
  ink.form(flag, { width: 3.2, halo: 1.6, contour: false })
  ink.tint(flag, { color: VERMILION, alpha: 0.86, offset: 2 })
  ink.contour(flag, { width: 3.2, gap: 0.08 })
  ink.at(40, -76 - rise * 0.3, { rotate: 14, scale: 0.62 }, () => {
    ink.black('-8,8 -22,-7 -28,-30 -18,-54* -11,-36 -4,-24 12,-12 12,8')
    ink.black('12,-16* 10,-30 16,-50* 30,-36 26,-12 16,4')
  })
  ink.dot(0, -116, 5)
}

/** What the hermit has: a castle of thimblefuls, about the sand before it. */
export function drawThimbleCastle(ink: Ink): void {
  ink.wash(ink.ellipse(4, 2, 40, 7), { alpha: 0.36 })
  for (const [x, y, size] of [
    [-16, -2, 1],
    [18, -2, 1.06],
    [0, 4, 0.8],
  ] as const) {
    ink.at(x, y, { scale: size }, () => {
      const tower = ink.path('-15,0* -12,-30* -4,-31* -4,-26* 4,-26* 4,-31* 12,-30* 15,0* 0,3', true)
      ink.form(tower, { width: 2.4, halo: 1.2, tone: { from: 0.5, width: 1.6, spacing: 2.4 } })
      ink.stipple(ink.ellipse(-3, -14, 8, 9), { spacing: 5, radius: 0.9, density: () => 0.6 })
    })
  }
}
