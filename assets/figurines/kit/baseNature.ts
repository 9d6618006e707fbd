import type { Ink } from '../../ink/ink'
import type { BasePlan } from './baseKinds'
import { drawWear } from './baseMarks'
import { made } from './stuff'

/** A tree stump with its rings and roots. */
export function drawStump(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const side = `${-w},1* ${-w + 2},${h * 0.4} ${-w - 12},${h - 5}* ${-w * 0.8},${h - 6} ${-w * 0.56},${h}* ${-w * 0.16},${h - 6} ${w * 0.2},${h + 1}* ${w * 0.6},${h - 6} ${w + 12},${h - 4}* ${w - 2},${h * 0.4} ${w},1*`
  made(ink, side, stuff, {
    from: 0.34,
    angle: -84,
    inside: () => {
      for (const share of [-0.7, -0.34, 0.04, 0.4, 0.76])
        ink.line(`${w * share},8 ${w * share * 1.02},${h * 0.5} ${w * share * 1.2},${h}`, {
          width: 1.9,
          profile: 'flick',
        })
    },
  })
  made(ink, ink.ellipse(0, 1, w, 9.4, 0, 0.05), 'stone', { from: false, halo: 0.5, width: 2.5 })
  for (const share of [0.74, 0.48, 0.22])
    ink.line(ink.ellipse(-w * 0.06, 1, w * share, 9.4 * share), { width: 1.2, closed: true })
  drawWear(ink, plan)
}

/** A rock with a flat top, its shadow side black. */
export function drawRock(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const rock = `${-w},5* ${-w * 0.7},-5 ${-w * 0.3},-3* ${w * 0.16},-8 ${w * 0.62},-3* ${w + 4},7 ${w - 2},${h * 0.5}* ${w + 8},${h}* ${w * 0.3},${h + 2} ${-w * 0.4},${h + 1}* ${-w - 10},${h - 5}* ${-w + 3},${h * 0.5}*`
  made(ink, rock, stuff, {
    from: 0.4,
    angle: -62,
    inside: () => {
      ink.black(`${w * 0.36},6* ${w + 20},4* ${w + 20},${h + 6}* ${w * 0.34},${h + 6}* ${w * 0.5},${h * 0.6}`)
      ink.feather(`${w * 0.36},6 ${w * 0.5},${h * 0.6} ${w * 0.34},${h + 4}`, {
        side: 1,
        length: 12,
        width: 2,
        spacing: 3,
        slant: 40,
      })
      ink.lines(
        [
          `${-w},6 ${-w * 0.4},9 ${w * 0.36},6 ${w},6`,
          `${-w * 0.36},8 ${-w * 0.24},${h * 0.5} ${-w * 0.4},${h}`,
          `${-w * 0.8},10 ${-w * 0.84},${h * 0.6}`,
        ],
        { width: 2, profile: 'flick' },
      )
    },
  })
  drawWear(ink, plan)
}

/** A piece of meadow, its earth black. */
export function drawKnoll(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const sod = `${-w - 4},${h - 9} ${-w * 0.86},8 ${-w * 0.4},-3 0,-5 ${w * 0.44},-3 ${w * 0.9},7 ${w + 6},${h - 10} ${w * 0.86},${h - 1}* ${w * 0.6},${h - 6} ${w * 0.4},${h + 1}* ${w * 0.16},${h - 5} ${-w * 0.06},${h + 1}* ${-w * 0.3},${h - 6} ${-w * 0.5},${h}* ${-w * 0.74},${h - 6} ${-w * 0.9},${h - 1}*`
  made(ink, sod, stuff, {
    from: 0.5,
    inside: () => {
      const edge = `${-w - 8},${h * 0.62} ${-w * 0.6},${h * 0.56} ${-w * 0.2},${h * 0.7} ${w * 0.2},${h * 0.58} ${w * 0.6},${h * 0.7} ${w + 10},${h * 0.56}`
      ink.black(`${edge} ${w + 10},${h + 8}* ${-w - 8},${h + 8}*`)
      ink.feather(edge, { side: -1, length: 7, width: 1.9, spacing: 3, slant: 10, envelope: () => 1 })
      for (const x of [-0.7, -0.3, 0.14, 0.52, 0.8]) ink.dot(w * x, h * (0.84 + x * 0.04), 1.8, { white: true })
    },
  })
  ink.tufts(`${-w * 0.8},9 ${-w * 0.56},3 ${w * 0.56},3 ${w * 0.76},9 ${w * 0.2},8 ${-w * 0.2},9`, () => -88, {
    length: 8,
    count: 4,
    width: 1.6,
  })
  drawWear(ink, plan)
}

/** A puddle of ink with drops beside it. */
export function drawPool(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h } = plan
  const pool = `${-w},4 ${-w * 0.7},-3 ${-w * 0.2},-2 ${w * 0.2},-6 ${w * 0.66},-3 ${w + 4},3 ${w * 0.9},${h * 0.7} ${w * 0.4},${h * 0.8} ${w * 0.1},${h} ${-w * 0.36},${h * 0.86} ${-w * 0.6},${h} ${-w * 0.96},${h * 0.74}`
  made(ink, pool, 'black', { rim: 0 })
  ink.lines(
    [
      `${-w * 0.86},3 ${-w * 0.5},0 ${-w * 0.1},1`,
      `${w * 0.34},${h * 0.6} ${w * 0.7},${h * 0.4} ${w * 0.86},4`,
      `${-w * 0.7},${h * 0.66} ${-w * 0.44},${h * 0.64}`,
    ],
    { width: 2, white: true, profile: 'swell' },
  )
  ink.black(ink.ellipse(w + 13, h - 4, 6, 3))
  ink.black(ink.ellipse(-w - 10, h - 3, 4, 2.2))
  drawWear(ink, plan)
}

/** A scallop lying on its back. */
export function drawShell(ink: Ink, plan: BasePlan): void {
  const { half: w, height: h, stuff } = plan
  const rim: string[] = []
  for (let i = 0; i < 9; i++) {
    const share = -1 + ((i + 0.5) * 2) / 9
    const end = -1 + ((i + 1) * 2) / 9
    rim.push(`${(share * (w + 8)).toFixed(1)},${(-3 + (i % 2)).toFixed(1)}`, `${(end * (w + 6)).toFixed(1)},4*`)
  }
  const bowl = `${-w - 6},4* ${rim.join(' ')} ${w * 0.8},${h * 0.6} ${w * 0.36},${h - 3} ${w * 0.3},${h}* ${-w * 0.3},${h}* ${-w * 0.36},${h - 3} ${-w * 0.8},${h * 0.6}`
  made(ink, bowl, stuff, {
    from: 0.46,
    angle: -84,
    inside: () => {
      for (let i = 1; i < 9; i++) {
        const share = -1 + (i * 2) / 9
        ink.line(`${share * (w + 5)},4 ${share * w * 0.76},${h * 0.5} ${share * w * 0.26},${h}`, {
          width: 2.2,
          profile: 'swell',
        })
      }
      ink.lines(
        [
          `${-w},${h * 0.4} 0,${h * 0.56} ${w},${h * 0.4}`,
          `${-w * 0.8},${h * 0.7} 0,${h * 0.84} ${w * 0.8},${h * 0.68}`,
        ],
        { width: 1.4 },
      )
    },
  })
  made(
    ink,
    `${-w * 0.42},${h - 5}* 0,${h - 3} ${w * 0.42},${h - 5}* ${w * 0.46},${h}* 0,${h + 2} ${-w * 0.46},${h}*`,
    'stone',
    { width: 2.2, from: 0.6 },
  )
  drawWear(ink, plan)
}
