import { WHITE } from '../bouquet/colors'
import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'
import { FLOWER, SIZE, SLOTS } from './shared'

/** How high the water stands in it, in scene units above its foot, and the edge of its neck. */
const WATER = -132
const NECK = -196
/** From the middle of a head to where the stem ends under it, in scene units. */
const NAPE = 118 * FLOWER * SIZE

/** The glass, about the middle of its foot. */
function glassOf(ink: Ink): Line {
  return ink.path(
    '-56,-186* -57,-171 -80,-148 -86,-106 -82,-22 -70,0* 0,6 70,0* 82,-22 87,-106 80,-148 58,-171 57,-186*',
    true,
  )
}

/** The shadow of the jar, its glass, and the water that stems are broken in. */
export function drawJarBack(ink: Ink): void {
  ink.wash('-100,-4 14,-13 150,-6 186,5 50,15 -84,11', { alpha: 0.34 })
  const glass = glassOf(ink)
  ink.cut(glass, { halo: 2, fill: WHITE })
  ink.clip(glass, () => ink.wash(`-100,${WATER} 100,${WATER - 2} 100,20 -100,20`, { alpha: 0.18 }))
}

/** The stem of a daisy in the jar, upright or hanging, and below the water what is seen of it there. */
export function drawStem(ink: Ink, frame: number): void {
  const slot = SLOTS[frame >> 1]
  if (!slot) throw new Error(`No slot ${frame >> 1}`)
  const place = (frame >> 1) - 3
  const foot = slot.x * 0.3
  const { hangs } = slot
  const rise = `${foot},${NECK + 8}@8 ${slot.x * 0.6},${(NECK + slot.y) / 2 + 14}@7.4`
  const turned = (hangs.turn * Math.PI) / 180
  const nape = [hangs.x - Math.sin(turned) * NAPE, hangs.y + Math.cos(turned) * NAPE] as const
  const over = [slot.x * 0.92 + hangs.x * 0.02, nape[1] - 12] as const
  const path =
    frame % 2 === 0
      ? `${rise} ${slot.x * 0.94},${slot.y + NAPE}@6.6`
      : `${rise} ${over[0]},${over[1]}@6.4 ${(over[0] + nape[0]) / 2},${Math.min(over[1], nape[1]) - 10}@6 ${nape[0]},${nape[1]}@5.6`
  const stem = ink.tube(path, { root: true })
  ink.cut(stem, { halo: 1.4 })
  ink.black(stem)
  ink.line(path.replaceAll(/@[\d.]+/g, ''), { width: 1.5, white: true, profile: 'swell' })
  ink.black(ink.tube(`${foot},${NECK + 4}@8 ${foot * 0.9 - place * 2},${WATER}@7`, { root: true }))
  // Water moves what stands in it aside.
  const aside = foot * 0.9 + (place % 2 === 0 ? 10 : -9)
  const toe = place * 9 - foot * 0.5
  const under = ink.tube(`${aside},${WATER + 3}@8.4 ${(aside + toe) / 2},-70@7.6 ${toe},${-14 - (frame % 3) * 6}@7`, {
    root: true,
  })
  ink.cut(under, { halo: 1.2, fill: WHITE })
  ink.black(under)
  ink.line(`${aside - 2},${WATER + 8} ${(aside + toe) / 2 - 2},-72 ${toe - 1},-30`, {
    width: 1.4,
    white: true,
    profile: 'swell',
  })
}

/** What is in front of the stems: the water's edge, bubbles, shade and lights of the glass, its outline and rim. */
export function drawJarFront(ink: Ink): void {
  const glass = glassOf(ink)
  ink.clip(glass, () => {
    ink.line(`-84,${WATER} -30,${WATER + 7} 34,${WATER + 7} 86,${WATER - 1}`, { width: 2, profile: 'swell' })
    ink.line(`-80,${WATER - 3} -24,${WATER - 8} 40,${WATER - 7} 82,${WATER - 3}`, { width: 1.3, profile: 'swell' })
    for (const [x, y, radius] of [
      [-50, 32, 3.2],
      [-42, 52, 2.2],
      [26, 46, 2.8],
      [52, 72, 2.2],
      [-12, 84, 2.6],
    ] as const)
      ink.contour(ink.ellipse(x, WATER + y, radius, radius), { width: 1.3, gap: 0 })
    ink.hatch('50,-160* 100,-160* 100,8* 34,8* 62,-46', {
      ...{ angle: 82, spacing: 3.4, width: 1.7, profile: 'flick' },
    })
    ink.lines(['-71,-140 -75,-92 -71,-32', '-62,-136 -65,-98'], { width: 4.6, white: true, profile: 'swell' })
  })
  ink.contour(glass, { width: 3.4, gap: 0.2 })
  ink.line('-68,-8 0,-2 68,-9', { width: 1.5, profile: 'swell' })
  ink.form('-63,-206* -30,-199 32,-199 65,-207* 67,-194 62,-187* 30,-180 -30,-180 -60,-186* -67,-195', {
    ...{ width: 2.7, halo: 1.2, fill: WHITE, tone: { from: 0.4, width: 1.6, spacing: 2.4 } },
  })
}
