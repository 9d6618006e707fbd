import type { Ink } from '../../ink/ink'
import { drawBooks, drawCrate, drawCushion, drawDrawer, drawPlanks, drawRug, drawWheel } from './baseGoods'
import type { BaseKind, BasePlan } from './baseKinds'
import { drawPlate, drawWear } from './baseMarks'
import { drawKnoll, drawPool, drawRock, drawShell, drawStump } from './baseNature'
import { made } from './stuff'

/** How each kind of base is drawn: 0, 0 is the middle of its top, and it reaches down to `height`. */
export const BASES: Record<BaseKind, (ink: Ink, plan: BasePlan) => void> = {
  plinth: drawPlinth,
  block: drawBlock,
  stump: drawStump,
  rock: drawRock,
  knoll: drawKnoll,
  books: drawBooks,
  pool: drawPool,
  cushion: drawCushion,
  shell: drawShell,
  crate: drawCrate,
  wheel: drawWheel,
  barrel: drawBarrel,
  paving: drawPaving,
  cheese: drawCheese,
  planks: drawPlanks,
  column: drawColumn,
  tiers: drawTiers,
  bottle: drawBottle,
  drawer: drawDrawer,
  rug: drawRug,
}

/** A turned drum with a foot. */
function drawPlinth(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  made(ink, drum(w + 6, h - 9, w + 8, h), stuff, { from: 0.4, angle: -84 })
  made(ink, drum(w - 1, 2, w - 2, h - 6), stuff, { from: 0.4, angle: -84, halo: 0.6 })
  made(ink, ink.ellipse(0, 1, w, 9, 0, 0.02), stuff === 'black' ? 'stone' : 'bright', { from: false, halo: 0.6 })
  if (plan.plate) drawPlate(ink, 0, h * 0.52)
  drawWear(ink, plan)
}

/** A block of stone with a slab for a top. */
function drawBlock(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const front = `${-w + 4},6* ${w - 4},5* ${w + 2},${h}* 0,${h + 1} ${-w - 2},${h}*`
  made(ink, front, stuff, { from: 0.42, angle: -80 })
  ink.lines([`${-w * 0.6},${h} ${-w * 0.66},${h * 0.7} ${-w * 0.58},${h * 0.5}`], { width: 1.5, profile: 'flick' })
  const slab = `${-w - 2},-1* ${-w * 0.72},-9* ${w * 0.76},-10* ${w + 3},-2* ${w + 2},7* 0,9 ${-w - 2},8*`
  made(ink, slab, stuff === 'black' ? 'stone' : 'bright', { from: 0.66, halo: 0.6 })
  ink.line(`${-w - 1},0 0,1.6 ${w + 2},-1`, { width: 1.5, profile: 'even' })
  if (plan.plate) drawPlate(ink, 0, h * 0.6)
  drawWear(ink, plan)
}

/** A barrel on end. */
function drawBarrel(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const belly = w + 10
  const side = `${-w},1* ${-belly},${h * 0.5} ${-w},${h}* 0,${h + 5} ${w},${h}* ${belly},${h * 0.5} ${w},1* 0,9`
  made(ink, side, stuff, {
    from: 0.44,
    angle: -86,
    inside: () => {
      for (const share of [-0.62, -0.22, 0.2, 0.6])
        ink.line(`${w * share},0 ${belly * share * 1.06},${h * 0.5} ${w * share},${h + 6}`, { width: 1.5 })
      for (const y of [h * 0.24, h * 0.78])
        ink.line(`${-belly},${y - 2} 0,${y + 5} ${belly},${y - 2}`, { width: 5, profile: 'even' })
    },
  })
  made(ink, ink.ellipse(0, 1, w, 8.4, 0, 0.03), 'stone', { from: false, halo: 0.6 })
  ink.lines([`${-w * 0.7},2 ${w * 0.66},1`, `${-w * 0.4},-3 ${w * 0.42},-3.4`], { width: 1.1 })
  drawWear(ink, plan)
}

/** A piece of street. */
function drawPaving(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const slab = `${-w},4* ${-w - 6},${h - 6} ${-w + 4},${h}* 0,${h + 2} ${w - 2},${h}* ${w + 6},${h - 8} ${w},3* 0,10`
  made(ink, slab, 'black', { rim: 0 })
  const top = `${-w - 4},4* ${-w * 0.7},-8* ${w * 0.72},-9* ${w + 5},3* ${w * 0.5},8 0,10 ${-w * 0.5},9*`
  made(ink, top, stuff, {
    from: 0.7,
    halo: 0.4,
    inside: () => {
      ink.lines([`${-w},-2 0,0 ${w},-3`, `${-w - 4},4.4 0,5.6 ${w + 4},3.4`], { width: 1.5 })
      for (let i = -4; i < 5; i++) {
        const x = (i * w) / 4.4
        ink.lines([`${x * 0.8},-9 ${x * 0.88},-1`, `${x + 7},-1 ${x + 8},5`, `${x * 1.04},5 ${x * 1.08},11`], {
          width: 1.4,
        })
      }
    },
  })
  for (let i = 0; i < 6; i++) {
    const x = -w + 8 + (i * (w * 2 - 16)) / 5
    ink.line(`${x},${13 + (i % 2) * 3} ${x + 9},${14 + (i % 3)}`, { width: 1.6, white: true, profile: 'flick' })
  }
  drawWear(ink, plan)
}

/** A round of cheese with a slice out of it. */
function drawCheese(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  made(ink, drum(w, 1, w, h), stuff, { from: 0.42, angle: -84 })
  made(ink, ink.ellipse(0, 1, w, 9.6, 0, 0.02), 'stone', { from: false, halo: 0.5 })
  for (const [x, y, r] of [
    [-0.62, 0.5, 5],
    [-0.3, 0.74, 3.4],
    [-0.1, 0.46, 4],
    [-0.8, 0.78, 2.6],
  ] as const) {
    ink.black(ink.ellipse(x * w, y * h + 2, r, r * 0.8))
    ink.line(`${x * w - r * 0.6},${y * h + 3} ${x * w},${y * h + 2 + r * 0.5}`, { width: 1, white: true })
  }
  made(
    ink,
    `${w * 0.2},8* ${w * 0.5},3* ${w * 0.84},5* ${w * 0.86},${h - 3}* ${w * 0.52},${h - 12}* ${w * 0.22},${h + 2}*`,
    'black',
    { rim: 0, halo: 0.4 },
  )
  drawWear(ink, plan)
}

/** A short column with a capital. */
function drawColumn(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  made(ink, drum(w + 6, h - 8, w + 10, h), stuff, { from: 0.46 })
  made(ink, `${-w + 5},10* ${-w + 2},${h - 8}* 0,${h - 4} ${w - 2},${h - 8}* ${w - 5},10*`, stuff, {
    from: 0.5,
    halo: 0.5,
    inside: () => {
      for (const share of [-0.64, -0.24, 0.18, 0.58])
        ink.line(`${w * share},14 ${w * share},${h - 10}`, { width: 4, profile: 'swell' })
    },
  })
  made(ink, `${-w - 4},0* ${w + 4},-1* ${w + 3},8 ${w - 6},15* 0,18 ${-w + 6},15* ${-w - 4},8`, stuff, {
    from: 0.6,
    halo: 0.5,
  })
  made(ink, ink.ellipse(0, 0, w + 5, 6.4, 0, 0.02), 'bright', { from: false, halo: 0.4 })
  drawWear(ink, plan)
}

/** Three steps, as a cake has them. */
function drawTiers(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  for (const [step, from] of [
    [2, 0.64],
    [1, 0.32],
    [0, 0],
  ] as const) {
    const half = w + step * 13
    const [top, foot] = [h * from, h * (from + 0.36)]
    made(ink, drum(half, top + 1, half, foot), step === 1 ? 'black' : stuff, { from: 0.44, angle: -84 })
    made(ink, ink.ellipse(0, top + 1, half, 7.4, 0, 0.02), 'bright', { from: false, halo: 0.4, width: 2.3 })
  }
  if (plan.plate) drawPlate(ink, 0, h * 0.86, 0.8)
  drawWear(ink, plan)
}

/** A bottle of ink, its cork to stand on. */
function drawBottle(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h } = plan
  const pot = `${-w * 0.6},8* ${-w},18 ${-w - 4},${h * 0.7} ${-w + 6},${h}* 0,${h + 3} ${w - 6},${h}* ${w + 4},${h * 0.7} ${w},18 ${w * 0.6},8*`
  made(ink, pot, 'black', { rim: 2 })
  ink.line(`${-w + 4},22 ${-w + 1},${h * 0.6} ${-w + 6},${h - 10}`, { width: 3.4, white: true })
  made(
    ink,
    `${-w * 0.5},${h * 0.5}* 0,${h * 0.54} ${w * 0.54},${h * 0.5}* ${w * 0.56},${h - 9}* 0,${h - 6} ${-w * 0.52},${h - 9}*`,
    'bright',
    { width: 1.9, from: 0.8 },
  )
  made(ink, drum(w * 0.66, 2, w * 0.68, 11), 'dusk', { from: 0.44 })
  made(ink, ink.ellipse(0, 1, w * 0.68, 5.4, 0, 0.02), 'stone', { from: false, halo: 0.4, width: 2.2 })
}

/** The side of a drum from its upper half width to its lower. */
function drum(upper: number, top: number, lower: number, foot: number): string {
  const sag = Math.min(4 + upper * 0.05, (foot - top) * 0.4)
  return `${-upper},${top}* ${-lower},${foot - sag}* ${-lower * 0.55},${foot - 1} 0,${foot + 1} ${lower * 0.55},${foot - 1} ${lower},${foot - sag}* ${upper},${top}* ${upper * 0.5},${top + sag} 0,${top + sag + 2} ${-upper * 0.5},${top + sag}`
}
