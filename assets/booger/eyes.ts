import type { Ink } from '../ink/ink'
import { ACCENT } from './colors'
import { EYES } from './shared'

type Eye = (typeof EYES)[number]

/** How far the white of an eye reaches. */
const WHITE = { x: 36, y: 25 } as const

/** The whites, or, where they are shut, all there is of the eyes. */
export function drawEyes(ink: Ink, _: number, name: string): void {
  for (const eye of EYES) {
    if (name === 'bliss') drawBlissful(ink, eye)
    else if (name === 'ouch') drawScrewedShut(ink, eye)
    else drawWhite(ink, eye, name === 'wide')
  }
}

function drawWhite(ink: Ink, { x, y, out }: Eye, isWide: boolean): void {
  const white = ink.ellipse(x, y, WHITE.x + (isWide ? 2 : 0), WHITE.y + (isWide ? 4 : 0), out * 3)
  ink.form(white, { width: 3, gap: 0.12, tone: { from: 0.72, width: 1.2, spacing: 2.2 } })
  ink.clip(white, () => {
    const veins = { width: 1.1, color: ACCENT, profile: 'flick' } as const
    ink.lines(
      [`${x - 34},${y + 7} ${x - 24},${y + 7} ${x - 18},${y + 13}`, `${x - 26},${y + 7} ${x - 21},${y + 3}`],
      veins,
    )
    ink.lines(
      [`${x + 34},${y + 9} ${x + 24},${y + 6} ${x + 19},${y - 1}`, `${x + 26},${y + 7} ${x + 20},${y + 11}`],
      veins,
    )
  })
  drawBag(ink, x, y - 4 + (isWide ? 4 : 0))
}

/** A bag below the eye, with its lashes and its echo. */
function drawBag(ink: Ink, x: number, y: number): void {
  const rim = `${x - 40},${y + 19} ${x - 22},${y + 34} ${x + 4},${y + 39} ${x + 31},${y + 30}`
  ink.line(rim, { width: 2.4, profile: 'swell' })
  ink.feather(`${x - 34},${y + 24} ${x - 18},${y + 34.6} ${x + 4},${y + 39} ${x + 26},${y + 33}`, {
    side: -1,
    length: 7,
    width: 1.2,
    spacing: 3,
    slant: 10,
  })
  ink.line(`${x - 30},${y + 36} ${x - 8},${y + 48} ${x + 18},${y + 47}`, { width: 1.6, profile: 'swell' })
}

/** Shut from below by the cheeks, upwards: a blissful arch with long lashes. */
function drawBlissful(ink: Ink, { x, y, out }: Eye): void {
  const tilt = out * 3
  ink.line(
    `${x - 34},${y + 21 - tilt} ${x - 20},${y + 4} ${x},${y - 2} ${x + 21},${y + 5} ${x + 34},${y + 22 + tilt}`,
    {
      width: 4.6,
      profile: 'swell',
    },
  )
  const lashes = [-24, -8, 9, 25].map((dx) => {
    const top = y - 1 + Math.abs(dx) ** 1.6 * 0.065
    return `${x + dx},${top} ${x + dx * 1.12 + out * 3},${top - 8} ${x + dx * 1.2 + out * 8},${top - 13}`
  })
  ink.lines(lashes, { width: 2.2, profile: 'flick' })
  ink.line(`${x - 26},${y + 33} ${x},${y + 26} ${x + 26},${y + 34}`, { width: 2.2, profile: 'swell' })
  ink.line(`${x - 14},${y + 41} ${x + 2},${y + 37} ${x + 16},${y + 41}`, { width: 1.4, profile: 'swell' })
  // A brow that has floated off.
  drawBrow(
    ink,
    `${x - out * 36},${y - 20} ${x - out * 10},${y - 35} ${x + out * 16},${y - 34} ${x + out * 40},${y - 17}`,
    out,
  )
}

/** A wedge of lid, and the fan of wrinkles around it. */
function drawScrewedShut(ink: Ink, { x, y, out }: Eye): void {
  const at = (dx: number, dy: number) => `${x + out * dx},${y + dy}`
  ink.black(
    `${at(36, -6)} ${at(14, 4)} ${at(-14, 13)} ${at(-34, 17)} ${at(-14, 20)} ${at(12, 20)} ${at(37, 26)} ${at(16, 14)} ${at(-6, 14.6)} ${at(18, 8)}`,
  )
  ink.lines([`${at(-36, 6)} ${at(-42, 15)} ${at(-38, 26)}`, `${at(-42, 2)} ${at(-50, 15)} ${at(-45, 31)}`], {
    width: 2.2,
    profile: 'swell',
  })
  ink.lines(
    [
      `${at(34, 34)} ${at(10, 28)} ${at(-16, 29)}`,
      `${at(28, 42)} ${at(6, 36)} ${at(-14, 37)}`,
      `${at(18, 49)} ${at(2, 45)} ${at(-10, 45)}`,
    ],
    {
      width: 1.8,
      profile: 'swell',
    },
  )
  ink.lines(
    [
      `${at(42, 0)} ${at(50, -5)} ${at(58, -6)}`,
      `${at(42, 10)} ${at(52, 11)} ${at(59, 14)}`,
      `${at(41, 22)} ${at(49, 28)} ${at(53, 34)}`,
    ],
    {
      width: 2.2,
      profile: 'flick',
    },
  )
  drawBrow(ink, `${at(-38, 4)} ${at(-16, -9)} ${at(12, -21)} ${at(44, -25)}`, out, 1.2)
}

/** What lies over the pupils: lids and brows. */
export function drawLids(ink: Ink, _: number, name: string): void {
  for (const eye of EYES) {
    if (name === 'sly') drawSlyLids(ink, eye)
    else if (name === 'blink') drawBlink(ink, eye)
    else if (name === 'wide') drawRaisedBrow(ink, eye, 4)
    else drawHeavyLid(ink, eye)
  }
}

/** Waiting: an upper lid at half-mast, and a brow that slopes with worry. */
function drawHeavyLid(ink: Ink, eye: Eye): void {
  const { x, y } = eye
  const lid = ink.path(
    `${x - 39},${y - 6}* ${x - 34},${y - 20} ${x - 12},${y - 29} ${x + 12},${y - 29} ${x + 34},${y - 20} ${x + 39},${y - 6}* ${x + 20},${y - 11} ${x},${y - 12} ${x - 20},${y - 11}`,
    true,
  )
  ink.form(lid, { width: 2.4, tone: { from: 0.6, width: 1.4, spacing: 2.2 }, contour: false })
  ink.line(`${x - 38},${y - 18} ${x - 16},${y - 27} ${x + 14},${y - 27} ${x + 38},${y - 17}`, {
    width: 1.8,
    profile: 'swell',
  })
  ink.line(`${x - 41},${y - 4} ${x - 20},${y - 11} ${x},${y - 12} ${x + 20},${y - 11} ${x + 41},${y - 4}`, {
    width: 4.4,
    profile: 'swell',
  })
  drawRaisedBrow(ink, eye, -4)
}

function drawBlink(ink: Ink, eye: Eye): void {
  const { x, y } = eye
  const lid = ink.ellipse(x, y, WHITE.x + 1.4, WHITE.y + 1.4, eye.out * 3)
  ink.form(lid, { width: 2.6, tone: { from: 0.6, width: 1.4, spacing: 2.2 } })
  const edge = `${x - 36},${y + 8} ${x - 18},${y + 19} ${x + 4},${y + 22} ${x + 24},${y + 17} ${x + 36},${y + 7}`
  ink.line(edge, { width: 4, profile: 'swell' })
  ink.feather(edge, { side: -1, length: 8, width: 1.6, spacing: 6, slant: 12 })
  drawRaisedBrow(ink, eye, -7)
}

/** Eyes that have seen what they wanted: narrow slits, one brow high, one low. */
function drawSlyLids(ink: Ink, { side, x, y, out }: Eye): void {
  const upper = ink.path(
    `${x - 39},${y + 2}* ${x - 36},${y - 18} ${x - 12},${y - 29} ${x + 14},${y - 29} ${x + 36},${y - 18} ${x + 39},${y + 2}* ${x + 20},${y + 1} ${x},${y} ${x - 20},${y + 1}`,
    true,
  )
  ink.form(upper, { tone: { from: 0.58, width: 1.6, spacing: 2.2 }, contour: false })
  ink.line(`${x - 37},${y - 15} ${x - 14},${y - 25} ${x + 16},${y - 25} ${x + 38},${y - 14}`, {
    width: 2.2,
    profile: 'swell',
  })
  ink.line(`${x - 43},${y + 3} ${x - 20},${y + 1} ${x},${y} ${x + 20},${y + 1} ${x + 43},${y + 3}`, {
    width: 5,
    profile: 'swell',
  })
  const lower = ink.path(
    `${x - 38},${y + 14}* ${x - 18},${y + 19} ${x},${y + 20} ${x + 18},${y + 19} ${x + 38},${y + 14}* ${x + 30},${y + 24} ${x},${y + 28} ${x - 30},${y + 24}`,
    true,
  )
  ink.form(lower, { contour: false })
  ink.line(`${x - 39},${y + 13} ${x - 18},${y + 19} ${x},${y + 20.4} ${x + 18},${y + 19} ${x + 39},${y + 13}`, {
    width: 2.8,
    profile: 'swell',
  })
  if (side === 'left')
    drawBrow(ink, `${x + 37},${y - 22} ${x + 12},${y - 37} ${x - 18},${y - 39} ${x - 43},${y - 23}`, out, 1.1)
  else drawBrow(ink, `${x - 40},${y - 6} ${x - 14},${y - 16} ${x + 14},${y - 21} ${x + 43},${y - 19}`, out, 1.1)
}

function drawRaisedBrow(ink: Ink, { x, y, out }: Eye, up: number): void {
  drawBrow(
    ink,
    `${x - out * 40},${y - 31 - up} ${x - out * 14},${y - 35 - up} ${x + out * 12},${y - 32 - up * 0.8} ${x + out * 43},${y - 17 - up * 0.4}`,
    out,
  )
}

/** A brow: a heavy stroke that ends in hairs. */
function drawBrow(ink: Ink, path: string, out: number, weight = 1): void {
  const points = path.split(' ')
  const thickness = [7, 12, 11, 3]
  const spine = points.map((point, index) => `${point}@${(thickness[index] ?? 8) * weight}`).join(' ')
  const brow = ink.tube(spine, { root: true })
  ink.cut(brow, { halo: 1.2 })
  ink.black(brow)
  ink.feather(path, { side: out > 0 ? 1 : -1, length: 10 * weight, width: 2.2, spacing: 3, slant: 40 })
  ink.line(path, { width: 1.2, white: true, profile: 'swell' })
}

/** An iris with its pupil, alone: it moves over the white. `pin` is one that has seen what is coming. */
export function drawPupil(ink: Ink, _: number, name: string): void {
  const isPin = name === 'pin'
  ink.form(ink.ellipse(0, 0, 13.5, 14), { width: 1.7, gap: 0, tone: false })
  const radius = isPin ? 4.6 : 9
  ink.black(ink.ellipse(0, 0.6, radius, radius * 1.1))
  ink.dot(-3 + (isPin ? 1.6 : 0), -3.6 + (isPin ? 2 : 0), isPin ? 1.6 : 3, { white: true })
  if (!isPin) ink.dot(3.4, 5, 1.4, { white: true })
}
