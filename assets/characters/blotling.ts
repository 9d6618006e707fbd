import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import type { Gaze } from './eyes'

/** The plain blotlings that turn up between the days: what grows on their heads. */
export type BlotlingKind = 'round' | 'ears' | 'horns' | 'tip'

/** What a plain blotling makes of it. 'shut' takes itself for a stone. */
type BlotlingMood = 'looks' | 'shut' | 'startled' | 'glad'

export interface Blotling {
  kind: BlotlingKind
  mood: BlotlingMood
  gaze: Gaze
  /** From 0, all of it, to 1, only the tops of its eyes: it peeps out of something that hides the rest. */
  duck: number
}

const GROWTHS: Readonly<Record<BlotlingKind, readonly string[]>> = {
  round: [],
  ears: ['-24,-66* -40,-122 -6,-78*', '8,-80* 30,-124 30,-64*'],
  horns: ['-34,-58* -48,-92 -18,-74*', '18,-76* 46,-94 36,-58*'],
  tip: ['-20,-70* -6,-118 22,-72*'],
}

/** A plain blotling, a blot some 86 units wide and 82 high, its ears above that. 0, 0 is the ground under it. */
export function drawBlotling(
  ink: Ink,
  { kind = 'round', mood = 'looks', gaze = [0, 0], duck = 0 }: Options<Blotling> = {},
): void {
  const draw = () => {
    const right = '0,-82 24,-77 39,-59 43,-36 35,-12 19,-1 0,0'
    const body = ink.path(`${right} -20,-1 -36,-13 -42,-38 -37,-60 -23,-77`, true)
    const growths = GROWTHS[kind]
    for (const shape of [body, ...growths]) ink.cut(shape, { halo: 2 })
    ink.black(body)
    ink.rim(body, { distance: 2.6 })
    for (const growth of growths) ink.black(growth)
    drawEyes(ink, mood, gaze)
    drawMouth(ink, mood)
  }
  if (duck === 0) draw()
  else ink.clip('-60,-140* 60,-140* 60,0* -60,0*', () => ink.at(0, duck * 46, {}, draw))
}

function drawEyes(ink: Ink, mood: BlotlingMood, [lookX, lookY]: Gaze): void {
  for (const x of [-14, 14]) {
    if (mood === 'shut') ink.line(`${x - 9},-46 ${x},-41 ${x + 9},-46`, { width: 4, white: true, profile: 'swell' })
    else if (mood === 'glad')
      ink.line(`${x - 9},-43 ${x},-50 ${x + 9},-43`, { width: 4, white: true, profile: 'swell' })
    else {
      const size = mood === 'startled' ? 1.2 : 1
      ink.black(ink.ellipse(x, -46, 10.6 * size, 12 * size), { white: true })
      ink.dot(x + lookX * 4.4, -46 + lookY * 5.4, mood === 'startled' ? 2.8 : 4.4)
    }
  }
}

function drawMouth(ink: Ink, mood: BlotlingMood): void {
  if (mood === 'startled') ink.black(ink.ellipse(1, -24, 4, 5), { white: true })
  else if (mood === 'glad') ink.black('-10,-30* 0,-27 11,-31* 7,-21 0,-19 -7,-21', { white: true })
  else ink.line('-6,-28 0,-31 7,-27', { width: 2.6, white: true, profile: 'swell' })
}
