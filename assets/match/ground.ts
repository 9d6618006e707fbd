import { scrape, solid } from '../ink/blacks'
import { brushStroke } from '../ink/brush-stroke'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { LEATHER, MOSS } from '../ink/palette'
import { BRIGHT } from './tools'
import { drawWebPrint } from './trailPrint'

/**
 * The strokes of a broad brush that the ground is laid with: by name, how wide, and how wet. They are set down under the case and run out to
 * the right, ragged; others, a little lower, run out to the left.
 */
const SWASHES = [
  ['far', '200,166@0.9 300,160@1 560,164 690,178 752,190@0.5', 58, 0.2, 0.5],
  ['upper', '200,220@1 320,216@1 600,222 716,228 778,242@0.5', 62, 0.3, 0.42],
  ['middle', '200,276@1 320,272@1 600,276 690,282 742,288@0.6', 60, 0.34, 0.4],
  ['heart', '200,328@1 320,326@1 600,330 712,334 770,346@0.5', 60, 0.3, 0.44],
  ['lower', '200,379@1 320,378@1 600,380 680,388 728,394@0.6', 58, 0.26, 0.46],
  ['near', '200,426@1 320,424@1 600,424 690,424 748,430@0.4', 46, 0.1, 0.6],
  ['far left', '330,164@1 180,168@1 40,178 -34,190@0.4', 52, 0.3, 0.62],
  ['upper left', '330,218@1 180,222@1 50,230 -52,240@0.5', 56, 0.36, 0.56],
  ['middle left', '330,274@1 180,276@1 40,282 -20,290@0.4', 54, 0.28, 0.62],
  ['heart left', '330,328@1 180,330@1 40,336 -66,346@0.5', 58, 0.38, 0.52],
  ['lower left', '330,380@1 180,382@1 40,388 -40,398@0.5', 52, 0.3, 0.6],
  ['near left', '330,424@1 180,428@1 60,432 -6,440@0.4', 42, 0.2, 0.66],
] as const

/** A swash of moss, laid with a broad brush on bare paper, and the shadow of the case that lies on it. */
export function drawGround(ink: Ink): void {
  for (const [name, path, width, wet, dry] of SWASHES)
    brushStroke(ink, path, { color: MOSS, width, wet, dry, tail: 1.5, alpha: 0.5, lean: 34, name })
  ink.splatter(-16, 404, { radius: 38, count: 14, largest: 2.4, color: MOSS })
  ink.wash('668,190 700,196 716,230 704,270 722,310 700,352 708,396 672,400', { alpha: 0.2, color: MOSS })
  ink.splatter(750, 372, { radius: 44, count: 18, largest: 2.6, color: MOSS })
  // The case's shadow falls to the right and down.
  ink.wash('92,30* 632,30* 648,236* 664,262* 676,482* 666,500* 52,502* 44,484*', { alpha: 0.4 })
}

/** Somebody has walked over the sheet, and into the case: the print that is asked for, small. */
export function drawTrail(ink: Ink): void {
  const random = ink.fork('trail')
  const steps = [
    [776, 372, -70],
    [757, 344, -38],
    [752, 305, -14],
    [738, 268, -22],
    [724, 230, -30],
    [700, 200, -48],
  ] as const
  for (const [i, [x, y, turn]] of steps.entries()) {
    for (const side of [-1, 1]) {
      ink.at(x, y, { rotate: turn }, () =>
        ink.at(side * 9, side * 3 + random.signed(), { scale: 0.17, rotate: side * 8 }, () =>
          drawWebPrint(ink, 0.55 + i * 0.06),
        ),
      )
    }
  }
}

/** The strap that goes round it when it is shut: it hangs out at the side, buckle and all. */
export function drawStrap(ink: Ink): void {
  const strap = ink.tube(
    '610,96@17 640,84@17 668,96@17 676,132@17 660,168@17 650,206@17 664,246@17 690,262@17 706,284@15 704,304@9',
    { root: true, round: 1 },
  )
  ink.wash('640,96 672,104 684,140 670,172 660,206 674,246 704,262 718,290 712,310 694,280 664,260 646,210', {
    alpha: 0.34,
  })
  ink.form(strap, { width: 2.8, halo: 1.6, tone: { from: 0.4, to: 0.78, width: 2.2, spacing: 2.4, angle: 40 } })
  ink.tint(strap, { color: LEATHER, alpha: 0.5, offset: 1 })
  for (const [x, y] of [
    [694, 272],
    [684, 259],
    [670, 251],
  ] as const)
    ink.black(ink.ellipse(x, y, 1.9, 1.9))
  ink.at(655, 187, { rotate: 14 }, () => {
    ink.form('-14,-12* 13,-13* 15,12* -14,13*', { width: 3, halo: 1 })
    ink.cut('-8,-7* 8,-7.6* 9,7* -8,7.4*')
    ink.clip('-8,-7* 8,-7.6* 9,7* -8,7.4*', () => {
      ink.wash(box(-10, -10, 10, 10), { color: LEATHER, alpha: 0.5 })
      ink.hatch(box(-10, -10, 10, 10), { angle: 40, spacing: 2.4, width: 1.4 })
    })
    ink.contour('-8,-7* 8,-7.6* 9,7* -8,7.4*', { width: 2 })
    ink.line('-13,0 0,1 10,0', { width: 2.6, profile: 'pen' })
  })
}

/** A reading glass; what lies under it is drawn apart. */
export function drawMagnifier(ink: Ink): void {
  ink.wash(
    '680,88 688,60 716,50 750,64 770,100 764,132 744,150 752,164 789,232 786,246 770,246 736,178 728,152 700,146',
    {
      alpha: 0.34,
    },
  )
  ink.at(712, 92, { rotate: 62 }, () => {
    const grip = ink.path('48,-7* 60,-9 104,-11 128,-8* 132,0 128,8* 104,11 60,9 48,7*', true)
    solid(ink, grip, 1.6)
    scrape(ink, 2.4, ['62,-4 90,-6 122,-4'], 'swell')
    scrape(ink, 1.4, ['66,5 92,6'], 'flick')
    const ferrule = ink.path('40,-5.6* 54,-8* 54,8* 40,5.6*', true)
    ink.form(ferrule, { width: 2.4, halo: 0.8, tone: { from: 0.5, width: 1.6, spacing: 2 } })
    ink.line('48,-7 48,7', { width: 1.4, profile: 'even' })
  })
  const ring = ink.ellipse(712, 92, 43, 42, 0, 0.01)
  ink.form(ring, { width: 3.4, halo: 1.6, tone: { from: 0.5, width: 2, spacing: 2.2 } })
  const lens = ink.ellipse(712, 92, 35, 34, 0, 0.01)
  ink.cut(lens, { fill: BRIGHT })
  ink.clip(lens, () => {
    ink.wash(lens, { alpha: 0.4, color: MOSS, fade: { center: [706, 84], inner: 16, outer: 44 } })
    scrape(ink, 3, ['686,80 694,68 708,62'], 'swell')
  })
  ink.contour(lens, { width: 2.8, gap: 0, lit: 0.9 })
}

/** A pencil, well bitten. */
export function drawPencil(ink: Ink): void {
  ink.at(22, 318, { rotate: -82 }, () => {
    ink.wash('-90,8 80,4 100,12 80,16 -86,18', { alpha: 0.3 })
    const barrel = ink.path('-86,-6.6* 74,-7* 74,7* -86,6.6*', true)
    ink.form(barrel, { width: 2.6, halo: 1.2, tone: { from: 0.5, width: 1.8, spacing: 2.2, angle: 4 } })
    ink.tint(barrel, { color: MOSS, alpha: 0.8, offset: 1 })
    ink.lines(['-84,-2 70,-2.4', '-84,2.4 70,2.6'], { width: 1.1, profile: 'even' })
    const point = ink.path('74,-7* 98,0* 74,7* 76,2.4 73.6,-2.4', true)
    ink.form(point, { width: 2.2, halo: 0.8 })
    ink.black('89,-2.8* 99,0* 89,2.8*')
    const end = ink.path('-86,-6.6* -96,-6.4* -98,0 -96,6.4* -86,6.6*', true)
    solid(ink, end)
    ink.lines(['-80,-5 -78,-1', '-74,-6 -73,-3', '-68,2 -66,6', '-78,2 -77,5'], { width: 1.4, profile: 'pen' })
  })
}

/** A fallen leaf, under which an ant comes out to the left. About 0, 0 = the middle of its edge on the paper. */
export function drawLeaf(ink: Ink): void {
  ink.wash('-24,4 0,0 30,3 44,8 10,13 -20,10', { alpha: 0.36 })
  const leaf = ink.path('-26,6* -18,-8 0,-17 22,-15 40,-4* 30,4 14,6 6,10 -6,6 -14,10 -20,5', true)
  ink.form(leaf, { width: 2.4, halo: 1, tone: { from: 0.5, width: 1.7, spacing: 2.2, angle: 20 } })
  ink.tint(leaf, { color: LEATHER, alpha: 0.6, offset: 1.2 })
  ink.line('44,-8 38,-4 20,-6 0,-7 -20,1', { width: 1.7, profile: 'pen' })
  ink.lines(['22,-6 14,-12', '10,-7 2,-13', '22,-6 16,2', '8,-6 0,2', '-4,-6 -10,-9', '-4,-5 -10,4'], {
    width: 1.1,
    profile: 'flick',
  })
}

/** The ant's front door: a hole in the paper with what was carried out of it. About 0, 0. */
export function drawHole(ink: Ink): void {
  ink.wash(ink.ellipse(2, 3, 24, 9), { alpha: 0.3 })
  for (const [x, y, radius] of [
    [-17, 2, 3.4],
    [-11, -4, 3],
    [-3, -6.4, 3.6],
    [6, -6, 3],
    [13, -3, 3.6],
    [18, 2, 2.8],
    [-21, 6, 2.2],
    [23, 6, 2],
  ] as const)
    ink.form(ink.ellipse(x, y, radius, radius * 0.8), { width: 1.3, halo: 0.3 })
  ink.black(ink.ellipse(0, 2, 12, 5.4))
  ink.splatter(0, 8, { radius: 24, count: 9, largest: 1 })
}
