import type { Ink } from '../../ink/ink'
import type { BasePlan } from './baseKinds'
import { drawPlate, drawWear } from './baseMarks'
import { made, type Stuff, scrape } from './stuff'

/** Three books lying on each other. */
export function drawBooks(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const thick = (h + 3) / 3
  const books: readonly (readonly [level: number, shift: number, grow: number, cover: Stuff])[] = [
    [2, -3, 8, 'bright'],
    [1, 5, 2, 'black'],
    [0, -2, 4, stuff],
  ]
  for (const [level, shift, grow, cover] of books) {
    const [left, right] = [shift - w - grow, shift + w + grow]
    const y = level * thick - 3
    const top = level === 0 ? -6 : 0
    made(
      ink,
      `${left},${y}* ${left + 14},${y + top}* ${right - 10},${y + top - 1}* ${right},${y}* ${right - 5},${y + thick / 2} ${right},${y + thick}* ${left},${y + thick}* ${left - 6},${y + thick / 2}`,
      cover,
      { from: 0.6, width: 2.5, halo: 0.5 },
    )
    const bands = [`${left + 12},${y + 1} ${left + 11},${y + thick}`, `${left + 18},${y + 1} ${left + 17},${y + thick}`]
    const title = [
      `${right - 40},${y + thick * 0.4} ${right - 14},${y + thick * 0.38}`,
      `${right - 36},${y + thick * 0.64} ${right - 16},${y + thick * 0.64}`,
    ]
    if (cover === 'black') scrape(ink, 1.6, [...bands, ...title], 'even')
    else ink.lines([...bands, ...title], { width: 1.7, profile: 'even' })
    if (level === 0) ink.line(`${left},${y + 1} 0,${y + 2.6} ${right},${y}`, { width: 1.5, profile: 'even' })
  }
  drawWear(ink, plan)
}

/** A cushion with tassels. */
export function drawCushion(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  for (const side of [-1, 1]) {
    made(
      ink,
      `${side * (w + 4)},${h - 12}* ${side * (w + 12)},${h - 10} ${side * (w + 16)},${h}* ${side * (w + 4)},${h + 1}*`,
      'bright',
      { width: 2, from: false },
    )
    ink.lines(
      [`${side * (w + 6)},${h - 9} ${side * (w + 7)},${h}`, `${side * (w + 9)},${h - 8} ${side * (w + 11)},${h}`],
      { width: 1.2 },
    )
  }
  const pillow = `${-w - 8},${h - 8}* ${-w - 2},${h * 0.4} ${-w - 5},5* ${-w * 0.5},-3 0,1 ${w * 0.5},-3 ${w + 5},4* ${w + 2},${h * 0.4} ${w + 8},${h - 9}* ${w * 0.4},${h} 0,${h + 1} ${-w * 0.4},${h}`
  made(ink, pillow, stuff, { rim: 2, from: 0.46 })
  const folds = [
    `${-w + 4},10 ${-w * 0.6},14 ${-w * 0.4},8`,
    `${w - 4},10 ${w * 0.62},15 ${w * 0.44},8`,
    `${-w},${h - 10} ${-w * 0.6},${h * 0.56}`,
    `${w},${h - 11} ${w * 0.64},${h * 0.6}`,
    `${-w * 0.3},${h * 0.7} 0,${h * 0.78} ${w * 0.3},${h * 0.68}`,
  ]
  if (stuff === 'black') scrape(ink, 1.8, folds)
  else ink.lines(folds, { width: 1.8 })
  drawWear(ink, plan)
}

/** A crate of boards, nailed in a hurry. */
export function drawCrate(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  made(ink, `${-w},2* ${w},1* ${w + 1},${h}* ${-w - 1},${h}*`, stuff, {
    from: 0.5,
    angle: -4,
    inside: () => {
      ink.black(`${-w},${h * 0.45}* ${w},${h * 0.47}* ${w},${h * 0.54}* ${-w},${h * 0.52}*`)
      ink.lines(
        [
          `${-w + 16},${h * 0.24} 0,${h * 0.22} ${w - 18},${h * 0.26}`,
          `${-w + 18},${h * 0.78} 0,${h * 0.74} ${w - 16},${h * 0.76}`,
        ],
        { width: 1.2 },
      )
    },
  })
  for (const side of [-1, 1]) {
    const x = side * (w - 7)
    made(ink, `${x - 7},3* ${x + 7},2* ${x + 7.6},${h}* ${x - 7.4},${h + 0.4}*`, 'stone', { width: 2.2, from: 0.7 })
    for (const y of [h * 0.28, h * 0.76]) ink.dot(x, y, 1.6)
  }
  made(ink, `${-w - 5},0* ${-w * 0.8},-8* ${w * 0.82},-9* ${w + 5},-1* ${w + 4},6* ${-w - 4},7*`, 'bright', {
    from: 0.8,
    width: 2.4,
    halo: 0.6,
  })
  ink.lines([`${-w - 4},1 0,1.4 ${w + 4},0`, `${-w * 0.9},-3.4 ${w * 0.92},-4.4`], { width: 1.3, profile: 'even' })
  if (plan.plate) drawPlate(ink, 0, h * 0.62, 0.9)
  drawWear(ink, plan)
}

/** A cartwheel lying flat. */
export function drawWheel(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  made(
    ink,
    `${-w - 4},3* ${-w - 3},${h - 8} ${-w * 0.5},${h} 0,${h + 1} ${w * 0.5},${h} ${w + 3},${h - 8} ${w + 4},3*`,
    'black',
    { rim: 0 },
  )
  ink.line(`${-w + 2},${h - 4} ${-w * 0.4},${h - 2} 0,${h - 1.6}`, { width: 1.8, white: true })
  made(ink, ink.ellipse(0, 3, w + 4, 14, 0, 0.02), stuff, { from: false, halo: 0.4 })
  made(ink, ink.ellipse(0, 3, w - 7, 10, 0, 0.02), 'black', { rim: 0, halo: 0 })
  for (const [x, y] of [
    [-0.98, 0],
    [-0.6, -8],
    [0, -10],
    [0.62, -8],
    [0.98, 0],
    [0.6, 8],
    [-0.02, 10],
    [-0.64, 8],
  ] as const) {
    made(
      ink,
      ink.tube([
        [0, 3, 8],
        [x * (w - 8), 3 + y, 5],
      ]),
      'stone',
      { width: 1.8, halo: 0.6, from: false },
    )
  }
  made(ink, ink.ellipse(0, 2, 26, 6.4, 0, 0.02), 'bright', { from: false, halo: 0.6, width: 2.2 })
  drawWear(ink, plan)
}

/** Boards on two joists, one of them split. */
export function drawPlanks(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  for (const x of [-w * 0.66, w * 0.62])
    made(ink, `${x - 12},8* ${x + 12},8* ${x + 13},${h}* ${x - 13},${h}*`, 'black', { rim: 1.2 })
  made(
    ink,
    `${-w - 6},2* ${-w * 0.84},-8* ${w * 0.86},-9* ${w + 7},1* ${w + 6},11* ${w * 0.3},13 ${w * 0.26},11* ${-w - 6},12*`,
    stuff,
    {
      from: 0.62,
      angle: -4,
      inside: () => {
        ink.lines([`${-w},-3 0,-2 ${w},-4`, `${-w - 5},3 0,4.4 ${w + 6},2`], { width: 1.5, profile: 'even' })
        ink.lines(
          [
            `${-w * 0.5},7 ${-w * 0.2},8 0,7`,
            `${w * 0.4},8 ${w * 0.7},6 ${w},7`,
            `${-w * 0.3},-6 0,-5.4 ${w * 0.2},-6`,
          ],
          { width: 1 },
        )
        ink.black(`${w * 0.24},12* ${w * 0.28},3* ${w * 0.31},12*`)
      },
    },
  )
  for (const x of [-0.66, 0.62]) ink.dot(w * x, 0, 1.5)
  drawWear(ink, plan)
}

/** A drawer pulled out of somebody's desk, turned over. */
export function drawDrawer(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  made(ink, `${-w},3* ${w},2* ${w + 1},${h}* ${-w - 1},${h}*`, stuff, { from: 0.46, angle: -82 })
  made(ink, `${-w + 7},9* ${w - 7},8* ${w - 6},${h - 5}* ${-w + 6},${h - 4}*`, stuff, {
    width: 1.8,
    halo: 0,
    from: 0.62,
  })
  made(ink, `${-w - 3},1* ${-w * 0.82},-8* ${w * 0.84},-9* ${w + 3},0* ${w + 2},5* ${-w - 3},6*`, 'stone', {
    width: 2.4,
    from: 0.8,
    halo: 0.6,
  })
  made(ink, ink.ellipse(0, h * 0.56, 6.4, 6), 'bright', { width: 2.2 })
  ink.black(
    `${w * 0.44},${h * 0.42}* ${w * 0.5},${h * 0.42}* ${w * 0.48},${h * 0.54}* ${w * 0.52},${h * 0.68}* ${w * 0.42},${h * 0.68}* ${w * 0.46},${h * 0.54}*`,
  )
  drawWear(ink, plan)
}

/** A rug with fringes, one corner turned over. */
export function drawRug(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  for (let i = 0; i < 7; i++) {
    for (const side of [-1, 1])
      ink.line(`${side * (w - 2 + i * 1.2)},${-5 + i * 2.6} ${side * (w + 11 + i)},${-4 + i * 2.8}`, {
        width: 1.8,
        profile: 'flick',
      })
  }
  const rug = `${-w + 2},-7* 0,-9 ${w - 2},-8* ${w + 8},${h - 3}* 0,${h} ${-w - 8},${h - 2}*`
  const pattern = [`${-w + 10},-4 0,-5.6 ${w - 10},-4.6 ${w - 4},${h - 6} 0,${h - 4} ${-w + 3},${h - 5} ${-w + 10},-4`]
  made(ink, rug, stuff, { rim: 0, from: 0.6 })
  if (stuff === 'black') scrape(ink, 1.7, pattern, 'even')
  else ink.lines(pattern, { width: 1.7, profile: 'even' })
  drawWear(ink, plan)
}
