import type { Ink } from '../ink/ink'
import { PLUM, VERMILION } from '../ink/palette'
import type { Mood } from './shared'

function eye(
  ink: Ink,
  x: number,
  y: number,
  options: { rx?: number; ry?: number; look?: readonly [number, number] } = {},
): void {
  const { rx = 4.3, ry = 6, look = [0, 0] } = options
  ink.black(ink.ellipse(x, y, rx, ry))
  ink.dot(x - 1.3 + look[0], y - 2 + look[1], 1.7, { white: true })
  ink.dot(x + 1.2 + look[0], y + 2.6 + look[1], 0.8, { white: true })
}

function brow(ink: Ink, path: string, width = 4.4): void {
  ink.line(path, { width, profile: (along) => Math.min(1, 0.55 + along * 3) * (1 - along) ** 0.45 + 0.08 })
}

function nose(ink: Ink): void {
  // Turned up at the end, and broken once.
  const snub = ink.path('-12,-2 -15,3 -20,8 -25,10.6 -25.6,14 -21,16.4 -14,16 -10,14 -9,6', true)
  ink.cut(snub)
  ink.line('-12.6,-3 -14,1.6 -13,4 -19,8 -25,10.4 -26,13.6 -21.6,16.4 -17,16', {
    width: 2.1,
    profile: (along) => Math.min(1, 0.3 + along * 2),
  })
  ink.line('-13,17 -9.6,14.6 -10.4,10.6', { width: 1.6, profile: 'swell' })
  ink.black('-20,15.6 -17,13.6 -14.4,15.4 -16,16.8')
}

const FAR = [-23, 0] as const
const NEAR = [2, 0] as const

/** What each mood does to a face. */
export const EXPRESSIONS: Record<Mood, (ink: Ink) => void> = {
  /** Chin up, lids down, half a smile: she knows. */
  proud(ink) {
    for (const [x, y, w] of [
      [...FAR, 5.4],
      [...NEAR, 8.4],
    ] as const) {
      eye(ink, x, y + 1.4, { rx: w * 0.55, ry: 5.4 })
      ink.cut(`${x - w - 1},${y - 9}* ${x + w},${y - 9}* ${x + w},${y + 0.4}* ${x},${y - 0.2} ${x - w},${y + 1}*`)
      ink.line(`${x - w - 0.6},${y + 2} ${x - 1},${y - 0.6} ${x + w + 1.8},${y + 2.6}`, {
        width: 3.4,
        profile: 'swell',
      })
      ink.lines([`${x + w},${y + 0.6} ${x + w + 3},${y - 1.6}`, `${x + w - 2},${y - 0.6} ${x + w + 1},${y - 3.6}`], {
        width: 1.5,
        profile: 'flick',
      })
      ink.line(`${x - w + 2},${y - 4.6} ${x},${y - 6.4} ${x + w - 1},${y - 4}`, { width: 1.2, profile: 'swell' })
    }
    brow(ink, '-16,-9 -23,-12 -30,-9')
    brow(ink, '-8,-12 3,-18 15,-12', 5.4)
    nose(ink)
    ink.line('-27,25 -19,28 -9,26.4 0,19', { width: 2.8, profile: 'pen' })
    ink.lines(['-1,15.6 3,18.6 2.4,23', '-18,33 -13,34 -9,32.6'], { width: 1.6, profile: 'swell' })
  },
  /** All of the face is a fist. */
  furious(ink) {
    for (const [x, y, w] of [
      [...FAR, 5.4],
      [...NEAR, 8.4],
    ] as const) {
      const white = ink.path(
        `${x - w},${y - 2}* ${x},${y - 3} ${x + w},${y - 4}* ${x + w * 0.7},${y + 5} ${x - w * 0.6},${y + 5}`,
        true,
      )
      ink.form(white, { width: 1.6, gap: 0 })
      ink.black(ink.ellipse(x - 1.4, y + 0.6, 2.5, 3))
      ink.dot(x - 2.2, y - 0.4, 0.8, { white: true })
      ink.lines([`${x - w + 2},${y + 7.6} ${x},${y + 8.6} ${x + w - 1},${y + 6.6}`], { width: 1.3, profile: 'swell' })
    }
    ink.black('-33,-11* -24,-8 -15,-1* -13,-5 -18,-12 -28,-16')
    ink.black('-10,-2* 2,-8 16,-14* 12,-19 1,-15 -10,-7')
    ink.lines(['-14,-10 -12,-6 -12,-2', '-11,-11 -10,-7 -11,-3'], { width: 1.5, profile: 'swell' })
    nose(ink)
    ink.lines(['-15,-1 -19,2 -22,5', '-12,0 -9,2'], { width: 1.5, profile: 'flick' })
    const mouth = ink.path('-30,21* -20,18 -8,19 4,17* 6,27 2,34* -10,32 -20,33 -28,33* -30,28', true)
    ink.form(mouth, { width: 2.2 })
    ink.line('-29,26 -14,25.4 5,25', { width: 1.7, profile: 'even' })
    ink.lines(['-23,20 -23,33', '-16,19 -16,32', '-9,19 -8,32', '-2,18 -1,33'], { width: 1.4, profile: 'even' })
    // A vein, and steam.
    ink.lines(['14,-20 17,-15 15,-11', '17,-15 21,-15 22,-11'], { width: 1.8, white: true, profile: 'pen' })
    ink.line('36,0 43,-4 48,-1 53,-6', { width: 2.4, dry: 0.5, profile: 'flick' })
    ink.line('36,8 44,8 50,12', { width: 2, dry: 0.5, profile: 'flick' })
  },
  /** Head thrown back, every tooth. */
  laughing(ink) {
    for (const [x, y, w] of [
      [...FAR, 5.2],
      [...NEAR, 8.4],
    ] as const) {
      ink.line(`${x - w},${y + 3} ${x - w * 0.4},${y - 3} ${x + w * 0.4},${y - 3} ${x + w},${y + 3.4}`, {
        width: 3.4,
        profile: 'swell',
      })
      ink.line(`${x - w + 1},${y + 6} ${x},${y + 4} ${x + w - 1},${y + 6.6}`, { width: 1.3, profile: 'swell' })
      ink.lines([`${x + w},${y + 2.6} ${x + w + 4},${y + 1}`, `${x + w - 0.4},${y + 4.6} ${x + w + 3.4},${y + 6}`], {
        width: 1.4,
        profile: 'flick',
      })
    }
    brow(ink, '-17,-9 -23,-13 -30,-9')
    brow(ink, '-8,-10 3,-16 14,-10', 5)
    nose(ink)
    const mouth = ink.path('-31,18* -20,21 -6,20 8,14* 9,27 2,40 -10,47 -20,43 -28,32', true)
    ink.form(mouth, { width: 2.4, halo: 0.4 })
    ink.black(mouth)
    ink.clip(mouth, () => {
      const tongue = ink.path('-26,38 -16,33 -8,36 0,32 8,38 0,52 -20,52', true)
      ink.form(tongue, { width: 1.4 })
      ink.tint(tongue, { offset: 0.6 })
    })
    ink.form('-28,19.6* -18,22 -6,21 5,16.6* 4,24 -8,28 -20,28.6 -28,26*', { width: 1.5, halo: 0 })
    ink.lines(['-20,21 -20,28', '-12,21.6 -12,28.6', '-4,20.6 -3,27'], { width: 1, profile: 'even' })
    ink.line('9,11 13,15 12,21', { width: 1.8, profile: 'swell' })
    ink.form(ink.leaf(15, 6, 30, 9, 5, { belly: 0.7 }), { width: 1.5, halo: 0.5 })
  },
  /** Nothing, absolutely nothing. */
  bored(ink) {
    for (const [x, y, w] of [
      [...FAR, 5.4],
      [...NEAR, 8.4],
    ] as const) {
      const white = ink.ellipse(x, y + 1, w, 6.4)
      ink.form(white, { width: 1.6, gap: 0 })
      ink.clip(white, () => {
        ink.black(ink.ellipse(x + 1.6, y + 1.4, 3, 4))
        ink.dot(x + 0.8, y + 2.4, 0.9, { white: true })
      })
      const lid = ink.path(
        `${x - w - 1},${y + 1.4}* ${x - w},${y - 5} ${x},${y - 7.4} ${x + w},${y - 5} ${x + w + 1},${y + 1.8}*`,
        true,
      )
      ink.form(lid, { width: 1.6, tone: { from: 0.5, width: 1.2, spacing: 2.2 } })
      ink.line(`${x - w - 1.6},${y + 1.4} ${x},${y + 1.2} ${x + w + 1.6},${y + 2}`, { width: 3, profile: 'swell' })
      ink.line(`${x - w + 1},${y + 10} ${x},${y + 11.6} ${x + w - 1},${y + 9.6}`, { width: 1.5, profile: 'swell' })
    }
    brow(ink, '-17,-9 -23,-10 -30,-7', 4)
    brow(ink, '-8,-10 3,-12 14,-9', 4.6)
    nose(ink)
    ink.line('-24,29 -15,28 -6,30 3,27', { width: 2.6, profile: 'pen' })
    ink.lines(['4,23 6,27 4,31', '-17,35 -12,36.4 -6,35'], { width: 1.5, profile: 'swell' })
    // One hair blown out of the way.
    ink.line('-27,27 -34,22 -42,20', { width: 1.6, dry: 0.4, profile: 'flick' })
  },
  /** The lip first, then the flood. */
  weeping(ink) {
    for (const [x, y, w] of [
      [...FAR, 5.4],
      [...NEAR, 8.4],
    ] as const) {
      ink.form(ink.ellipse(x, y + 1, w, 7.4), { width: 1.6, gap: 0 })
      ink.black(ink.ellipse(x - 0.6, y + 1.6, 4.2, 5.4))
      ink.dot(x - 2, y - 0.6, 1.9, { white: true })
      ink.dot(x + 1.2, y + 4, 1.3, { white: true })
      ink.line(`${x - w - 1},${y - 1} ${x - 1},${y - 6.6} ${x + w + 1},${y - 1.6}`, { width: 2.6, profile: 'swell' })
    }
    brow(ink, '-15,-15 -22,-12 -30,-6')
    brow(ink, '-8,-16 2,-14 14,-6', 5)
    nose(ink)
    for (const path of ['-28,7* -25,8 -25,20 -27,38 -31,44 -35,39 -33,22*', '-3,8* 6,9 10,20 9,36 5,44 -1,39 1,22*']) {
      const tear = ink.path(path, true)
      ink.form(tear, { width: 1.7, halo: 0.6 })
      ink.crescent(tear, { depth: 2.4, alpha: 0.4, color: PLUM })
    }
    ink.line('-19,29 -14,25 -8,26 -4,31', { width: 2.6, profile: 'swell' })
    ink.lines(['-16,32 -12,30.6 -8,32', '-17,37 -12,38.6 -7,37'], { width: 1.6, profile: 'swell' })
  },
  /** Somebody has passed by. */
  smitten(ink) {
    for (const [x, y, w] of [
      [...FAR, 5.8],
      [...NEAR, 8.6],
    ] as const) {
      const ball = ink.ellipse(x, y + 0.6, w - 0.6, 8)
      ink.black(ball)
      ink.dot(x - 2, y - 2.4, 2.6, { white: true })
      ink.dot(x + 2, y + 2.6, 1.6, { white: true })
      ink.dot(x - 1.6, y + 5, 0.9, { white: true })
      ink.line(`${x - w - 0.6},${y - 2} ${x - 1},${y - 9} ${x + w + 2},${y - 2}`, { width: 2.8, profile: 'swell' })
      ink.lines([`${x + w},${y - 4} ${x + w + 4},${y - 7}`, `${x + w - 2},${y - 6.4} ${x + w + 1},${y - 10.4}`], {
        width: 1.6,
        profile: 'flick',
      })
    }
    brow(ink, '-17,-13 -23,-16 -30,-13', 3.6)
    brow(ink, '-6,-15 4,-20 14,-14', 4.4)
    nose(ink)
    ink.wash(ink.ellipse(10, 15, 8, 5.4), { alpha: 0.55, color: VERMILION })
    ink.lines(['6,12 4,18', '10,12 8,18', '14,12 12,18'], { width: 1.3, profile: 'flick' })
    ink.line('-21,25 -15,28.6 -8,27 -4,22', { width: 2.6, profile: 'swell' })
    ink.line('-16,32 -12,33 -8,32', { width: 1.4, profile: 'swell' })
    for (const [x, y, s, r] of [
      [44, -22, 0.9, 14],
      [54, -44, 0.6, -10],
    ] as const) {
      ink.at(x, y, { rotate: r, scale: s }, () => {
        const heart = ink.path('0,9* -10,-1 -9,-9 -3,-10 0,-5* 3,-10 9,-9 10,-1', true)
        ink.form(heart, { width: 2, halo: 1 })
        ink.tint(heart, { color: VERMILION, offset: 1 })
      })
    }
  },
  /** Behind you! */
  aghast(ink) {
    for (const [x, y, w] of [
      [-23, -2, 6],
      [3, -3, 10.4],
    ] as const) {
      ink.form(ink.ellipse(x, y, w, w * 1.24), { width: 2, gap: 0 })
      ink.black(ink.ellipse(x - 1.6, y + 0.6, 1.9, 2.3))
      ink.line(`${x - w + 2},${y + w + 5} ${x},${y + w + 6.6} ${x + w - 2},${y + w + 4.6}`, {
        width: 1.4,
        profile: 'swell',
      })
    }
    brow(ink, '-18,-13 -24,-18 -30,-14', 3.6)
    brow(ink, '-4,-19 5,-25 15,-18', 4.4)
    ink.at(0, 3, {}, () => nose(ink))
    const mouth = ink.path('-23,27 -17,23 -10,24 -6,31 -8,43 -15,47 -22,42 -24,34', true)
    ink.form(mouth, { width: 2.2 })
    ink.black(mouth)
    ink.clip(mouth, () => ink.wash(ink.ellipse(-14, 44, 7, 6), { color: VERMILION, alpha: 0.9 }))
    ink.form('-21,25.6* -15,23.4 -9,25.6* -10,29 -20,29.6*', { width: 1.2, halo: 0 })
    ink.form(ink.leaf(-36, -16, 100, 12, 6, { belly: 0.7 }), { width: 1.6, halo: 0.6 })
  },
}
