import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** Where the tail's tip is, frame by frame, and what the eyes look like. */
const POSES = {
  sit: { tail: '18,-8@8 38,-4@8 46,-16@7 40,-28@6', eyes: 'open' },
  flick: { tail: '18,-8@8 37,-2@8 50,-10@7 56,-24@6', eyes: 'open' },
  doze: { tail: '18,-8@8 36,-3@8 44,-8@7 38,-16@6', eyes: 'shut' },
  startle: { tail: '18,-10@9 32,-22@10 36,-44@11 30,-66@9', eyes: 'wide' },
} as const

type Pose = keyof typeof POSES

export const CAT_FRAMES: readonly Pose[] = ['sit', 'flick', 'doze', 'startle']

/** The keeper's cat, which looks left and wants no more than one fish; (0, 0) is the plank under its paws. */
export function drawCat(ink: Ink, _frame: number, name: string): void {
  const pose = CAT_FRAMES.find((known) => known === name) ?? 'sit'
  const { tail, eyes } = POSES[pose]
  const rise = pose === 'startle' ? 9 : 0
  ink.wash(ink.ellipse(6, 0, 32, 6, 0, 0.1), { alpha: 0.4 })
  const tube = ink.tube(tail, { root: true })
  ink.form(tube, { width: 2, halo: 0.8 })
  ink.black(tube)
  const haunch = pose === 'startle' ? ink.ellipse(10, -20, 21, 16) : ink.ellipse(8, -14, 22, 16)
  const body = ink.clay(
    [
      haunch,
      ink.tube(`4,-22@32 -4,${-40 - rise}@24`, { root: true }),
      ink.tube(`-8,-22@11 -11,-4@10`, { root: true }),
      ink.tube(`0,-20@11 -1,-3@10`, { root: true }),
      ink.ellipse(-14, -3, 7, 4),
      ink.ellipse(16, -4, 14, 5),
    ],
    6,
  )
  ink.form(body, { width: 2.4, halo: 1.2 })
  ink.black(body)
  ink.rim(body, { distance: 1.6 })
  ink.line('10,-8 18,-14 28,-12', { width: 1.5, white: true, profile: 'flick' })
  ink.form(`-8,${-38 - rise} -16,${-32 - rise} -12,-20 -6,-26`, { width: 1.4, gap: 0.3 })
  drawCatHead(ink, -8, -52 - rise, eyes)
}

/** Its head about (x, y), looking left. */
export function drawCatHead(ink: Ink, x: number, y: number, eyes: 'open' | 'shut' | 'wide'): void {
  ink.at(x, y, { rotate: eyes === 'shut' ? -9 : -3 }, () => {
    const ears =
      eyes === 'wide' ? '-19,-4* -25,-18* -9,-13 2,-13 20,-19* 15,-4*' : '-18,-4* -19,-22* -8,-13 3,-13 15,-23* 16,-4*'
    const head = ink.clay([ink.ellipse(-1, 0, 18, 14), ink.path(ears, true)], 2)
    ink.form(head, { width: 2.4, halo: 1.4 })
    ink.black(head)
    ink.rim(head, { distance: 1.5 })
    for (const [left, size] of [
      [-9, 4.4],
      [4, 4],
    ] as const) {
      if (eyes === 'shut') ink.line(`${left - 4},-1 ${left},1.6 ${left + 4},-1`, { width: 1.8, white: true })
      else {
        const wide = eyes === 'wide' ? 1.3 : 1
        ink.dot(left, -1, size * wide, { white: true })
        if (eyes === 'open') ink.tint(ink.ellipse(left, -1, size, size), { color: INDIGO, alpha: 0.4, offset: 1 })
        ink.dot(left - 0.8, -0.6, eyes === 'wide' ? 1.5 : 2.2)
      }
    }
    ink.form('-7,6 -1,6 -4,9', { width: 1, halo: 0.2, gap: 0 })
    ink.lines(['-14,7 -26,5', '-14,9 -25,11', '6,8 17,6', '6,10 16,12'], { width: 1.1, white: true, profile: 'flick' })
  })
}
