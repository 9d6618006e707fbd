import type { Ink } from '../ink/ink'
import { clamp, type Options } from '../ink/numbers'
import type { Line } from '../ink/path'
import { type Engraving, engraveForm } from '../ink/scratchboard'
import { angleOnPage, shade } from './turns'

/** The body's light: what is under a form is lit, what is over it drowns. */
const FROM_BELOW = [-0.1, 0.9, 0.42] as const

/**
 * The crouching body without head and wings: knees out, arms between them, claws over the edge of the ledge, all of it lit from
 * below. 0, 0 is the middle of that edge; it is some 700 units wide and 250 high. `rise` goes from 0, slumped, to 1, drawn up.
 */
export function drawGargoyleBody(ink: Ink, rise: number): void {
  const light = ink.light
  ink.light = [...FROM_BELOW]
  const up = -16 * rise
  const neck = ink.tube(`-1,-140@140 -11,${up - 190}@130`, { root: true })
  const torso = ink.clay([ink.ellipse(1, -60, 126, 96), ink.ellipse(-1, up - 140, 166, 78), neck], 18)
  engrave(ink, torso, { angle: 76, from: 0.56, to: 1, spacing: 7 })
  for (const side of [-1, 1] as const) drawLeg(ink, side)
  for (const side of [-1, 1] as const) drawArm(ink, side, up)
  ink.light = light
}

/** Thigh and knee, drawn up beside the body; the shin comes down in front of them. The right knee is the higher one. */
function drawLeg(ink: Ink, side: 1 | -1): void {
  ink.light = [side * 0.42, 0.74, 0.36]
  const x = (value: number) => side * value
  const raise = side > 0 ? -18 : 0
  const hip = ink.tube(`${x(110)},-40@104 ${x(200)},${raise - 88}@112 ${x(276)},${raise - 148}@92`, { root: true })
  const thigh = ink.clay([hip, ink.ellipse(x(284), raise - 156, 52, 46)], 12)
  engrave(ink, thigh, { angle: side < 0 ? 130 : 50 })
  const bone = `${x(302)},${raise - 146}@72 ${x(308)},${raise * 0.6 - 86}@70 ${x(294)},-28@52`
  const spur = `${x(322)},${raise - 150}@30 ${x(344)},${raise - 172}@8`
  const shin = ink.clay(
    [ink.tube(bone, { root: true }), ink.ellipse(x(298), -18, 56, 32), ink.tube(spur, { root: true })],
    12,
  )
  engrave(ink, shin, { angle: side < 0 ? 20 : 160, from: 0.44, to: 0.86 })
  const creases = [
    `${x(278)},${raise - 124} ${x(300)},${raise - 110} ${x(328)},${raise - 120}`,
    `${x(286)},${raise - 104} ${x(304)},${raise - 96} ${x(324)},${raise - 102}`,
  ]
  ink.lines(creases, { width: 3, profile: 'swell', white: true })
  drawTalons(ink, { x: x(300), y: -10, side, size: 1.22, reach: 1.1 })
}

/** Elbow out, hand on the edge. */
function drawArm(ink: Ink, side: 1 | -1, up: number): void {
  ink.light = [side * 0.3, 0.74, 0.4]
  const x = (value: number) => side * value
  const upper = ink.tube(`${x(136)},${up - 156}@98 ${x(192)},-96@76 ${x(176)},-44@56`, { root: true })
  const lower = ink.tube(`${x(178)},-48@60 ${x(164)},-12@54`, { root: true })
  const arm = ink.clay([upper, lower, ink.ellipse(x(158), -4, 48, 26)], 12)
  engrave(ink, arm, { angle: side < 0 ? 10 : 170, from: 0.46, to: 0.9 })
  const creases = [`${x(162)},-48 ${x(180)},-38 ${x(198)},-44`, `${x(154)},-28 ${x(170)},-20 ${x(188)},-26`]
  ink.lines(creases, { width: 2.8, profile: 'swell', white: true })
  drawTalons(ink, { x: x(166), y: -4, side, size: 0.86, reach: 0.5 })
}

interface Talons {
  readonly x: number
  readonly y: number
  readonly side: 1 | -1
  readonly size: number
  /** How far the claws hang over the edge: 1 is some 64 units. */
  readonly reach: number
}

/** Three fingers that grip the edge, and their hooked claws, nearest of all to us. */
function drawTalons(ink: Ink, { x, y, side, size, reach }: Talons): void {
  ink.at(x, y, { scale: size }, () => {
    const toes = [
      [-35 * side, -2, -9 * side],
      [33 * side, -3, 10 * side],
      [-1 * side, 3, 1 * side],
    ] as const
    for (const [left, down, lean] of toes) {
      const root = down + 22
      const claw = [
        [left + lean - 12, root, 1, 1],
        [left + lean - 12, root + 18 * reach],
        [left + lean * 1.3 - 6, root + 42 * reach],
        [left + lean * 1.2 + 6 * side, root + 64 * reach, 1, 1],
        [left + lean * 1.4 + 11, root + 32 * reach],
        [left + lean + 12, root, 1, 1],
      ]
      const edge = ink.toPage(0, down + 46).y
      const dark = (_: number, page: number) => 0.7 * clamp((edge - page) / (26 * ink.scale))
      const clawTone = shade(ink, { from: 0.34, to: 0.52, width: 4.4, spacing: 3.4, angle: 84, dark })
      ink.form(claw, { width: 3, halo: 2.2, tone: clawTone })
      const bone = ink.tube(`${left * 0.72},-18@24 ${left},${down + 4}@25 ${left + lean},${down + 26}@24`, {
        root: true,
      })
      const joints = [ink.ellipse(left * 0.86, -10, 16, 13), ink.ellipse(left + lean * 0.9, down + 24, 17.5, 14)]
      const toeTone = { from: 0.2, to: 0.46, width: 5, spacing: 3.8, angle: side < 0 ? 12 : 168, cross: 0.4 }
      ink.form(ink.clay([bone, ...joints], 5), { width: 3.4, halo: 2.2, tone: shade(ink, toeTone) })
      const middle = left + lean * 0.4
      const fold = [
        [middle - 9, down + 6],
        [middle, down + 10],
        [middle + 10, down + 6],
      ]
      ink.line(fold, { width: 2.4, profile: 'swell' })
    }
  })
}

/** A form of the body, of coarse lines: it is three times as large as other characters. */
function engrave(ink: Ink, shape: Line, engraving: Options<Engraving>): void {
  const coarse = { width: 5.4, spacing: 6, halo: 1.2, rim: 2.6, ...engraving }
  engraveForm(ink, shape, { ...coarse, angle: angleOnPage(ink, engraving.angle ?? 76) })
}
