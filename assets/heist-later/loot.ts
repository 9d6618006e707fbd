import { drawCrown } from '../characters/crown'
import { drawHen } from '../characters/hen'
import { LANTERN_LIGHT } from '../heist/stuff'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import type { Kind } from './shared'

/** One thing as it lies on the floor, about its middle; the hen stands, and may blink. */
export function drawThing(ink: Ink, _frame: number, name: string): void {
  ink.light = LANTERN_LIGHT
  if (name === 'blink') drawHenThing(ink, true)
  else THINGS[name as Kind](ink)
}

const THINGS: Readonly<Record<Kind, (ink: Ink) => void>> = {
  button: drawButton,
  spoon: drawSpoon,
  fork: drawFork,
  hen: (ink) => drawHenThing(ink, false),
  candlestick: drawCandlestick,
  clock: drawClock,
  teapot: drawTeapot,
  crown: (ink) => ink.at(0, 8, { scale: 1.8, rotate: -7 }, () => drawCrown(ink)),
}

/** Off somebody's coat, and the thread with it. */
function drawButton(ink: Ink): void {
  const side = ink.ellipse(0, 5, 30, 20, -6, 0.03)
  ink.form(side, { width: 3, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.4 } })
  const face = ink.ellipse(0, 0, 30, 19, -6, 0.03)
  ink.form(face, { width: 2.8, halo: 0.6, tone: { from: 0.62, width: 1.6, spacing: 2.4 } })
  ink.line('-21,1 -14,-10 2,-13 17,-8', { width: 1.6, profile: 'swell' })
  ink.line('-18,6 -4,11 14,8 21,1', { width: 2.2, profile: 'swell' })
  for (const [x, y] of [
    [-7, -4],
    [7, -5],
    [-6, 4],
    [8, 3],
  ] as const)
    ink.black(ink.ellipse(x, y, 3.6, 2.6, 10))
  ink.line('-7,-4 1,-1 8,3 24,14 38,10 50,18 44,25', { width: 3, color: VERMILION, profile: 'swell' })
}

function drawSpoon(ink: Ink): void {
  ink.at(0, 0, { rotate: 62 }, () => {
    ink.form(ink.tube('2,64@11 0,44@7 1,10@5.4 0,-14@7', { root: true }), { width: 2.6, halo: 1.2 })
    const bowl = ink.path('0,-10* -13,-19 -21,-38 -15,-58 1,-66 16,-57 20,-38 12,-18', true)
    ink.form(bowl, { width: 3, halo: 1.2, tone: { from: 0.5, to: 0.86, width: 2, spacing: 2.4 } })
    ink.line('-12,-28 -14,-42 -8,-55', { width: 2.6, profile: 'swell' })
    ink.line('1,56 -1,40', { width: 1.6, profile: 'flick' })
  })
}

/** One tine of it has been trodden on. */
function drawFork(ink: Ink): void {
  ink.at(0, 0, { rotate: -48 }, () => {
    ink.form(ink.tube('-2,66@11 0,46@7 -1,12@5.4 0,-8@8', { root: true }), { width: 2.6, halo: 1.2 })
    const head = ink.path(
      '-4,-4* -15,-14 -18,-58* -12,-60* -10,-26 -6,-24 -6,-62* 0,-63* 1,-25 5,-26 10,-62* 16,-60* 15,-34 17,-28 30,-44* 35,-40* 22,-18 14,-12 5,-3*',
      true,
    )
    ink.form(head, { width: 2.7, halo: 1.2, tone: { from: 0.62, width: 1.7, spacing: 2.2 } })
    ink.line('-9,-15 2,-18 13,-17', { width: 1.7, profile: 'swell' })
  })
}

/** She is not for sale, and is not asked. */
function drawHenThing(ink: Ink, blink: boolean): void {
  ink.at(4, 58, { scale: 0.66 }, () => drawHen(ink, { turn: 'left', does: 'look', blink, look: 'startled' }))
}

function drawCandlestick(ink: Ink): void {
  ink.at(-2, 6, { rotate: -58, scale: 1.12 }, () => {
    const dish = ink.path('-32,54* -27,43 -8,38 10,39 30,46 34,57* 18,64 -16,64', true)
    ink.form(dish, { width: 3, halo: 1, tone: { from: 0.42, to: 0.8, width: 2.2, spacing: 2.4 } })
    const stem = ink.clay(
      [ink.tube('0,50@24 1,34@9 0,-8@9', { root: true }), ink.ellipse(0, 22, 11, 7), ink.ellipse(1, 2, 9, 6)],
      4,
    )
    ink.form(stem, { width: 2.8, halo: 1, tone: { from: 0.34, to: 0.76, width: 2.2, spacing: 2.3 } })
    const cup = ink.path('-14,-8* -10,4 10,4 15,-9* 0,-12', true)
    ink.form(cup, { width: 2.6, halo: 0.8 })
    const candle = ink.path('-9,-9* -10,-44 -6,-50* -2,-45 2,-52* 9,-46* 10,-9*', true)
    ink.form(candle, { width: 2.7, halo: 1, tone: { from: 0.6, width: 1.7, spacing: 2.3 } })
    ink.line('9,-44 14,-36 12,-24', { width: 4.4, profile: 'flick' })
    ink.line('1,-50 4,-58 -1,-64', { width: 3, profile: 'flick' })
    ink.line('4,-70 12,-80 4,-88 14,-98', { width: 1.7, profile: 'swell' })
  })
}

/** An alarm clock. It would be like it to go off. */
function drawClock(ink: Ink): void {
  ink.at(0, 6, { rotate: 12 }, () => {
    ink.form(ink.tube('-26,28@9 -36,48@6', { root: true }), { width: 2.6, halo: 1 })
    ink.form(ink.tube('26,30@9 35,48@6', { root: true }), { width: 2.6, halo: 1 })
    for (const side of [-1, 1]) {
      const bell = ink.path(
        [
          [side * 8, -40, 1, 1],
          [side * 14, -56],
          [side * 32, -58 + side],
          [side * 44, -44],
          [side * 40, -28, 1, 1],
        ],
        true,
      )
      ink.form(bell, { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.9, spacing: 2.2 } })
    }
    ink.line('0,-42 1,-60', { width: 4, profile: 'even' })
    ink.black(ink.ellipse(1, -62, 7, 5, 12))
    const case_ = ink.ellipse(0, 0, 43, 41, 0, 0.02)
    ink.solid(case_, { halo: 1, rim: 2.4 })
    const face = ink.ellipse(1, 1, 31, 29.6, 0, 0.02)
    ink.form(face, { width: 2, halo: 0.4 })
    for (const angle of [4, 93, 184, 268]) {
      const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      ink.line(
        [
          [1 + x * 22, 1 + y * 21],
          [1 + x * 28, 1 + y * 26],
        ],
        { width: 3.2, profile: 'even' },
      )
    }
    ink.line('1,1 -4,-20', { width: 3.4, profile: 'flick' })
    ink.line('1,1 16,9', { width: 4.2, profile: 'flick' })
    ink.line('1,1 -10,14', { width: 2.2, color: VERMILION, profile: 'even' })
    ink.dot(1, 1, 3)
  })
}

/** Without a lid: he has that already. */
function drawTeapot(ink: Ink): void {
  const spout = ink.path('-40,14* -58,4 -64,-20 -76,-28* -60,-38* -48,-26 -40,-10 -28,-8*', true)
  ink.form(spout, { width: 2.8, halo: 1, tone: { from: 0.55, width: 1.9, spacing: 2.3 } })
  const handle = ink.tube('34,-22@8 60,-34@9 74,-12@9 62,14@8 36,24@7', { root: true })
  ink.form(handle, { width: 2.6, halo: 1 })
  const belly = ink.path('-26,-30* -46,-8 -48,18 -30,40 -2,46 28,41 46,20 44,-8 24,-32* 0,-26', true)
  ink.form(belly, { width: 3.2, halo: 1.2, tone: { from: 0.46, to: 0.84, width: 2.3, spacing: 2.4, angle: -48 } })
  const foot = ink.path('-24,42* 24,42* 30,52* 0,57 -30,51*', true)
  ink.form(foot, { width: 2.6, halo: 0.8 })
  const mouth = ink.ellipse(-1, -31, 26, 8.4, 0, 0.03)
  ink.form(mouth, { width: 2.7, halo: 0.6 })
  ink.black(ink.ellipse(0, -30, 21, 5.4))
  ink.line('-34,-2 -36,14 -28,28', { width: 2.8, profile: 'swell' })
  ink.line('-38,4 -8,12 22,10 43,1', { width: 1.8, profile: 'swell' })
  ink.line('-40,12 -8,20 24,18 43,10', { width: 1.6, profile: 'swell' })
}
