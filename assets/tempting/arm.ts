import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { drawScrew } from './hand'

/** The boss the arm turns on. */
export function drawHub(ink: Ink): void {
  const plate = ink.ellipse(0, 0, 31, 36, 6, 0.02)
  ink.form(plate, { width: 3.4, halo: 1.8, tone: { from: 0.4, to: 0.74, width: 2.6, spacing: 2.3 } })
  for (const [x, y] of [
    [-18, -20],
    [20, -17],
    [19, 21],
    [-17, 23],
  ] as const)
    drawScrew(ink, x, y, 3.6, x * 3)
  solid(ink, ink.ellipse(2, 1, 18, 20, 4))
  ink.rim(ink.ellipse(2, 1, 18, 20, 4), { distance: 1.6 })
}

/** Where the arm bends, in units from the hub. */
export const ELBOW = { x: 48, y: -52 } as const

/** The upper arm, which is the lever: it grows out of the hub at 0, 0, and ends in the elbow. */
export function drawUpperArm(ink: Ink): void {
  const arm = ink.tube('2,0@20 30,-18@15 46,-46@12', { root: true })
  ink.form(arm, { width: 3.2, halo: 1.2, tone: { from: 0.4, to: 0.74, width: 2.4, spacing: 2.3, angle: -40 } })
  ink.lines(['10,-10 17,2', '22,-20 30,-8'], { width: 2, profile: 'swell' })
}

/** The forearm, from the elbow to the cuff; it turns on the upper arm by itself, and the hand on it. */
export function drawForearm(ink: Ink): void {
  const arm = ink.tube('48,-54@11 52,-88@9.6 50,-116@9', { root: true })
  ink.form(arm, { width: 3, halo: 1, tone: { from: 0.42, to: 0.74, width: 2.2, spacing: 2.2, angle: -20 } })
  ink.line('47,-66 49,-88 48,-112', { width: 1.2, profile: 'swell' })
  const elbow = ink.ellipse(ELBOW.x, ELBOW.y, 12.4, 12)
  ink.form(elbow, { width: 3, halo: 1, tone: { from: 0.44, width: 2, spacing: 2.1 } })
  drawScrew(ink, ELBOW.x, ELBOW.y, 5.4, 24)
  // A shirt cuff: it means to be a gentleman.
  const cuff = ink.path('34,-112* 66,-116* 70,-136* 50,-140 30,-131*', true)
  ink.form(cuff, { width: 3, halo: 1, tone: { from: 0.52, width: 1.9, spacing: 2.2 } })
  ink.line('35,-117 50,-121 66,-121', { width: 1.2, profile: 'swell' })
  solid(ink, ink.ellipse(58, -126, 3.4, 3.6))
}

/** A tin hand that holds an apple up on its fingers. Its wrist at x, y. */
export function drawHand(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    // Far fingers, behind the apple.
    for (const [spine, joint] of [
      ['12,-8@11 30,-22@10 36,-42@9 28,-56@8', [36, -40]],
      ['16,-4@11 40,-12@10 52,-28@9 49,-44@8', [52, -28]],
    ] as const) {
      const finger = ink.tube(spine, { root: true })
      ink.form(finger, { width: 2.6, halo: 0.8, tone: { from: 0.3, to: 0.7, width: 2, spacing: 2.1 } })
      ink.line(
        [
          [joint[0] - 5, joint[1] - 2],
          [joint[0] + 5, joint[1] + 2],
        ],
        { width: 1.8 },
      )
    }
    drawApple(ink, 2, -34)
    // The palm and the near fingers.
    const palm = ink.path('-16,6* -18,-6 -8,-12 8,-12 20,-7 19,5* 2,9', true)
    ink.form(palm, { width: 3, halo: 1, tone: { from: 0.46, width: 2.1, spacing: 2.1 } })
    const thumb = ink.tube('-12,-2@12 -28,-12@11 -32,-28@9.4 -26,-38@8', { root: true })
    ink.form(thumb, { width: 2.8, halo: 1 })
    ink.lines(['-37,-25 -27,-24', '-28,-14 -20,-6'], { width: 1.8 })
    for (const [jointX, jointY] of [
      [-31, -20],
      [-20, -7],
    ] as const)
      ink.dot(jointX, jointY, 1.4)
    const finger = ink.tube('6,-4@12 22,-8@11 30,-20@10 25,-30@8.6', { root: true })
    ink.form(finger, { width: 2.8, halo: 1, tone: { from: 0.52, width: 1.7, spacing: 2 } })
    ink.lines(['25,-21 35,-18', '18,-12 22,-3'], { width: 1.8 })
    for (const [jointX, jointY] of [
      [28, -15],
      [14, -6],
    ] as const)
      ink.dot(jointX, jointY, 1.4)
    drawScrew(ink, 1, -1, 4.4, 60)
  })
}

/** The apple. Somebody lives in it. */
function drawApple(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    const apple = ink.path(
      '0,-20* 9,-26 22,-24 30,-12 29,5 20,20 9,26 0,23 -9,26 -20,20 -29,5 -30,-12 -22,-24 -9,-26',
      true,
    )
    ink.form(apple, { width: 3.2, halo: 1, tone: { from: 0.52, to: 0.82, width: 2.5, spacing: 2.3 } })
    ink.tint(apple, { offset: 3.2, alpha: 0.92 })
    ink.line('-8,-18 0,-14 8,-18', { width: 2.2 })
    ink.line('0,-15 1,-24 7,-33', { width: 3.6, profile: 'pen' })
    const leaf = ink.leaf(5, -26, -152, 26, 13, { bend: 5 })
    ink.form(leaf, { width: 2.2, halo: 0.8 })
    ink.clip(leaf, () => ink.black('-20,-32 4,-26 6,-20 -18,-22'))
    ink.line('-20,-4 -20,6 -15,13', { width: 3.4, white: true, profile: 'swell' })
  })
}

/** The worm looks out of the apple, left of its middle: its eyes alone, or its head. About 0, 0. */
export function drawWorm(ink: Ink, shows: string): void {
  solid(ink, ink.ellipse(0, 0, 5.6, 5))
  if (shows === 'eyes') {
    for (const x of [-1.8, 2.2]) {
      ink.black(ink.ellipse(x, -0.6, 1.7, 1.9), { white: true })
      ink.dot(x + 0.5, -0.4, 0.8)
    }
    return
  }
  const worm = ink.tube('0,2@7.4 2,-5@7.4 7,-9@7', { root: true, round: 1 })
  ink.form(worm, { width: 1.7, halo: 0.4 })
  ink.lines(['-2,-2 4,-1', '0,-6 5,-4'], { width: 0.9 })
  ink.dot(7.6, -10.6, 1)
  ink.dot(10, -8.4, 0.9)
}
