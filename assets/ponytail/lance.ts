import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'

/** Where the tip of the lance is on the page; which way it runs from there, in degrees; how long it is. */
const LANCE = { x: 48, y: 47, angle: 29, length: 690 }

/** The lance, drawn along its own axis: tip at the origin. */
export function drawLance(ink: Ink): void {
  ink.at(LANCE.x, LANCE.y, { rotate: LANCE.angle }, () => {
    const shaft = ink.path(
      `60,-4* 200,-5.6 ${LANCE.length - 130},-7 ${LANCE.length},-5* ${LANCE.length + 4},0 ${LANCE.length},5* ${LANCE.length - 130},7 200,5.6 60,4*`,
      true,
    )
    ink.form(shaft, { width: 2.8, halo: 1.8, gap: 0.08, tone: { from: 0.5, width: 1.7, spacing: 2.3 } })
    ink.clip(shaft, () => {
      for (let x = 140; x < LANCE.length - 20; x += 27) {
        ink.black(`${x},-9* ${x + 11},-9* ${x + 23},9* ${x + 12},9*`)
      }
    })
    // The point: a nib, for this is the Inkwell.
    const head = ink.path('0,0* 16,-3.4 30,-9 42,-14 54,-14 62,-7* 62,7* 54,14 42,14 30,9 16,3.4', true)
    ink.form(head, { width: 2.8, halo: 1.6 })
    ink.clip(head, () => {
      ink.black('20,5 34,7 50,6 62,3 62,16 30,16')
      ink.black('0,-4 8,-4 13,0 9,4 0,4')
      ink.feather('20,5 34,7 50,6 62,3', { side: -1, length: 4, width: 1.4, spacing: 2.2, slant: 20 })
    })
    ink.line('10,0 22,0.4 33,0', { width: 1.7, profile: 'even' })
    ink.black(ink.ellipse(36, 0, 3.4, 3))
    ink.line('44,-11 50,-8 58,-5', { width: 1.4, profile: 'swell' })
    for (const x of [62, 68]) ink.form(`${x},-7* ${x + 5},-7* ${x + 5},7* ${x},7*`, { width: 1.7, halo: 0.4 })
  })
}

/** The guard: a bell of steel before the hand. */
export function drawGuard(ink: Ink): void {
  ink.at(LANCE.x, LANCE.y, { rotate: LANCE.angle }, () => {
    const bell = ink.path('196,-7* 214,-12 232,-24 244,-36* 252,-20 254,0 252,20 244,36* 232,24 214,12 196,7*', true)
    ink.form(bell, { width: 3.2, halo: 1.6, contour: false })
    ink.clip(bell, () => {
      ink.black('198,3 216,6 236,12 248,24 250,40 230,40 200,14')
      ink.feather('198,3 216,6 236,12 249,22', { side: -1, length: 9, width: 1.8, spacing: 2.4, slant: 10 })
      ink.line('210,8 228,16 242,29', { width: 1.8, white: true, profile: 'swell' })
    })
    ink.contour(bell, { width: 3.2 })
    const rim = ink.ellipse(247, 0, 10, 37, 0, 0.02)
    ink.form(rim, { width: 2.8, halo: 0.6 })
    ink.clip(rim, () => ink.black(ink.ellipse(250, 3, 8.6, 33)))
    ink.lines(['200,-6 204,0 200,6', '222,-17 228,0 222,17'], { width: 1.8, profile: 'swell' })
  })
}

/** How far the tails of the pennon are thrown in each of its drawings, in units. */
const FLUTTER = [0, 7, -5] as const

/** The pennon below the lance, its cloth in the wind. */
export function drawPennon(ink: Ink, drawing: number): void {
  const by = FLUTTER[drawing] ?? 0
  ink.at(LANCE.x, LANCE.y, { rotate: LANCE.angle }, () => {
    const cloth = ink.path(
      `78,4* 80,40 ${92 + by * 0.4},64 ${88 + by * 0.8},96 ${104 + by * 1.6},${126 - Math.abs(by) * 0.4}* ${118 + by * 1.2},108 ${138 + by * 1.6},${118 + by * 0.5}* ${130 + by * 0.8},84 ${132 + by * 0.4},54 120,30 122,5*`,
      true,
    )
    ink.form(cloth, { width: 2.8, halo: 1.2 })
    ink.tint(cloth, { color: PLUM, offset: 2, alpha: 0.95 })
    ink.tone(cloth, { from: 0.5, width: 2, spacing: 2.3 })
    ink.lines(['86,10 90,40 104,68', `112,8 112,36 ${122 + by * 0.4},62`, '100,12 102,28'], {
      width: 1.8,
      profile: 'swell',
    })
    ink.at(106 + by * 0.4, 56, { rotate: -36 }, () => {
      ink.black(ink.clay([ink.ellipse(0, 5, 9, 8.6), ink.leaf(0, 4, -90, 24, 13, { belly: 0.3 })], 3), { white: true })
    })
  })
}
