import type { Ink } from '../ink/ink'
import { itemAt, smoothstep } from '../ink/numbers'

/** A pigeon that roosts on the broken horn: asleep with its beak in its breast; looking about; and, when it is off, its wings up and down. */
export const PIGEON = ['asleep', 'peeping', 'up', 'down'] as const

/** Draws one of `PIGEON`, about its feet. It is 150 units long. */
export function drawPigeon(ink: Ink, frame: number): void {
  const pose = itemAt(PIGEON, frame)
  const light = ink.light
  ink.light = [-0.3, 0.72, 0.62]
  if (pose === 'up' || pose === 'down') drawFlying(ink, pose)
  else drawRoosting(ink, pose === 'peeping')
  ink.light = light
}

function drawRoosting(ink: Ink, isAwake: boolean): void {
  ink.lines(['-8,-1 -10,8 -15,10', '-10,8 -6,11', '8,0 8,9 3,11', '8,9 13,11'], { width: 3, white: true })
  const tail = { from: 0.06, to: 0.36, width: 4.6, spacing: 4, angle: 24 }
  ink.form('26,-26* 62,-8 92,10* 70,14 34,2*', { width: 3, halo: 2, tone: tail })
  const head = isAwake ? ink.ellipse(-24, -66, 18, 17) : ink.ellipse(-18, -44, 22, 19)
  const neck = ink.tube('-12,-34@40 -22,-60@26', { root: true })
  const parts = isAwake ? [ink.ellipse(6, -24, 38, 26, 12), neck, head] : [ink.ellipse(6, -24, 38, 26, 12), head]
  const top = ink.toPage(0, -34).y
  const dark = (_: number, y: number) => 0.34 * smoothstep(top, top - 30, y)
  ink.form(ink.clay(parts, 9), {
    ...{ width: 3.4, halo: 3 },
    tone: { from: 0.56, to: 0.8, width: 4.4, spacing: 4.2, angle: 30, dark },
  })
  const wing = { from: 0.24, to: 0.5, width: 4.6, spacing: 4.2, angle: 26 }
  ink.form('-6,-38* 22,-48 48,-32 78,0* 52,2 22,-4 0,-18', { width: 3, halo: 1.6, tone: wing })
  ink.lines(['12,-18 34,-12 56,-6', '16,-28 36,-22 60,-14'], { width: 2.8, white: true, profile: 'swell' })
  if (isAwake) {
    ink.black('-40,-70* -56,-62 -40,-58*')
    drawEye(ink, -29, -69)
  } else {
    ink.black('-44,-40* -32,-44 -29,-35 -38,-30*')
    ink.line('-31,-50 -24,-46 -16,-50', { width: 3.6, profile: 'swell' })
  }
}

function drawEye(ink: Ink, x: number, y: number): void {
  ink.dot(x, y, 5.4)
  ink.dot(x, y, 3.4, { white: true })
  ink.dot(x - 1, y, 1.4)
}

const FLIGHT = {
  up: {
    far: '-6,-20* -30,-56 -34,-92 -18,-112* -8,-84 4,-74 2,-92 14,-84* 18,-50 16,-22*',
    near: '-14,-6* 2,-48 34,-82 74,-92* 62,-76 78,-70* 58,-56 68,-46* 44,-30 18,-2*',
    quills: ['22,-34 38,-52 58,-64', '18,-22 34,-38 52,-46'],
  },
  down: {
    far: '-6,-8* -34,10 -62,38 -60,62* -40,46 -30,50 -34,66 -18,54* 2,30 14,4*',
    near: '-10,-10* 10,24 18,62 4,96* 28,84 34,98 44,74* 50,84 58,60 52,26 26,-4*',
    quills: ['16,12 28,40 22,74', '26,8 42,36 42,64'],
  },
} as const

function drawFlying(ink: Ink, pose: keyof typeof FLIGHT): void {
  const { far, near, quills } = FLIGHT[pose]
  const farTone = { from: 0.1, to: 0.4, width: 4.6, spacing: 4, angle: 70 }
  ink.form(far, { width: 3, halo: 2, tone: farTone })
  const tail = { from: 0.2, to: 0.5, width: 4, spacing: 4, angle: 10 }
  ink.form('28,-8* 60,-14 88,-8* 78,2 86,12* 56,10 28,8*', { width: 3, halo: 1.6, tone: tail })
  const body = ink.clay([ink.ellipse(4, -2, 34, 20, 6), ink.ellipse(-30, -18, 18, 16)], 9)
  ink.form(body, { width: 3.4, halo: 2.6, tone: { from: 0.54, to: 0.8, width: 4.4, spacing: 4.2, angle: 30 } })
  const nearTone = { from: 0.4, to: 0.62, width: 4.6, spacing: 4.2, angle: -50 }
  ink.form(near, { width: 3.2, halo: 2, tone: nearTone })
  ink.lines(quills, { width: 2.8, profile: 'swell' })
  ink.black('-47,-24* -62,-18 -47,-14*')
  ink.black('-47,-12* -60,-6 -44,-8*')
  drawEye(ink, -34, -22)
}

/** A feather that hangs in the air. */
export function drawFeather(ink: Ink): void {
  ink.form(ink.leaf(0, 14, -84, 30, 11, { bend: 6, belly: 0.5 }), { width: 2.4, halo: 2 })
  ink.line('0,12 2,-8', { width: 1.8, profile: 'flick' })
}
