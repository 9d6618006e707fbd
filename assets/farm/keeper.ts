import type { Ink } from '../ink/ink'
import { INDIGO, LEATHER } from '../ink/palette'

/** How the keeper stands: the far arm with the net, the near one, lean and lift of the body, what the face does. */
interface Stance {
  /** Degrees the body leans, and units it is off the ground. */
  readonly lean: number
  readonly lift: number
  /** Spines of the arms, from the shoulder. */
  readonly netArm: string
  readonly arm: string
  /** Where the net's handle is gripped, and how it is held, in degrees from upright. */
  readonly grip: readonly [x: number, y: number]
  readonly hold: number
  readonly mouth: 'shut' | 'call' | 'laugh'
  readonly feet: readonly [string, string]
}

const WAIT: Stance = {
  lean: -2,
  lift: 0,
  netArm: '-16,-76@15 -36,-64@13 -44,-46@12',
  arm: '18,-74@16 31,-56@14 20,-42@12',
  grip: [-46, -44],
  hold: -6,
  mouth: 'shut',
  feet: ['-13,-22@19 -15,-6@17', '12,-22@19 15,-6@17'],
}

const STANCES: Readonly<Record<string, Stance>> = {
  wait: WAIT,
  waitAgain: WAIT,
  waitStill: WAIT,
  hail: { ...WAIT, lean: -8, arm: '17,-74@16 2,-64@14 -24,-76@12', mouth: 'call', hold: 4 },
  hailAgain: { ...WAIT, lean: -11, arm: '17,-74@16 1,-65@14 -26,-79@12', mouth: 'call', hold: 8 },
  crouch: {
    ...WAIT,
    lean: 4,
    lift: -7,
    netArm: '-16,-76@15 -34,-84@13 -48,-78@12',
    grip: [-50, -76],
    hold: -24,
    mouth: 'laugh',
    feet: ['-13,-20@19 -22,-12@17 -18,1@17', '12,-20@19 23,-12@17 18,1@17'],
  },
  leap: {
    ...WAIT,
    lean: -5,
    lift: 30,
    netArm: '-16,-78@15 -30,-98@13 -38,-118@12',
    grip: [-40, -120],
    hold: -30,
    arm: '18,-76@16 36,-92@14 42,-112@12',
    mouth: 'laugh',
    feet: ['-13,-22@19 -26,-10@16 -34,-16@15', '12,-22@19 22,-6@16 17,6@15'],
  },
}

export const KEEPER_FRAMES = Object.keys(STANCES)

/** The keeper of the farm, in oilskins, looking left; (0, 0) is the ground between the boots. */
export function drawKeeper(ink: Ink, _frame: number, name: string): void {
  const stance = STANCES[name] ?? WAIT
  const { lift, lean, feet } = stance
  const shade = 1 - lift / 90
  ink.wash(ink.ellipse(8, 2, 44 * shade, 9 * shade, 2, 0.1), { alpha: 0.4 * shade })
  ink.hatch(ink.ellipse(18, 3, 34 * shade, 6 * shade), { angle: -6, spacing: 3.2, width: 2.1 })
  ink.at(0, -lift, { rotate: lean * 0.3 }, () => {
    drawBoot(ink, feet[1], true)
    drawBoot(ink, feet[0], false)
    ink.at(0, 0, { rotate: lean * 0.7 }, () => {
      drawNetArm(ink, stance)
      drawCoat(ink)
      drawHead(ink, stance.mouth)
      drawArm(ink, stance.arm)
    })
  })
}

function drawBoot(ink: Ink, leg: string, isFar: boolean): void {
  const last = leg.split(' ').at(-1) ?? '0,0'
  const [x = 0, y = 0] = (last.split('@')[0] ?? '').split(',').map(Number)
  const boot = ink.clay([ink.tube(leg, { root: true }), ink.ellipse(x - 6, y + 2, 13, 7.4)], 5)
  ink.form(boot, { width: 2.8, halo: 0.8 })
  ink.clip(boot, () => {
    ink.black(
      isFar
        ? boot
        : `${x - 1},-40 ${x - 3},${y - 6} ${x - 8},${y + 4} ${x - 14},${y + 14} ${x + 22},${y + 14} ${x + 22},-40`,
    )
  })
  if (!isFar) ink.line(`${x - 17},${y + 6} ${x - 6},${y + 9} ${x + 6},${y + 7}`, { width: 1.8 })
  else ink.rim(boot, { distance: 1.5 })
}

function drawCoat(ink: Ink): void {
  const coat = ink.path(
    '-17,-84 -25,-62 -30,-38 -36,-17* -20,-12 0,-10 20,-12 36,-17* 30,-40 26,-62 17,-84 0,-90',
    true,
  )
  ink.form(coat, { width: 3.3, halo: 1, tone: { from: 0.5, to: 0.78, width: 2.8, spacing: 2.5, angle: -62 } })
  ink.tint(coat, { color: INDIGO, alpha: 0.82, offset: 3 })
  ink.clip(coat, () => {
    ink.black('16,-88 20,-60 22,-36 26,-8 46,-8 40,-88')
    ink.feather('16,-88 20,-60 22,-36 26,-8', {
      side: 1,
      length: 13,
      width: 2.4,
      spacing: 2.8,
      slant: 20,
      envelope: () => 1,
    })
    ink.line('-34,-22 -16,-17 4,-15 34,-22', { width: 1.6, profile: 'swell' })
  })
  ink.line('-7,-84 -9,-60 -8,-36 -11,-12', { width: 2, profile: 'swell' })
  for (const y of [-66, -50, -34]) {
    ink.dot(-13, y, 2.4, { white: true })
    ink.contour(ink.ellipse(-13, y, 2.6), { width: 1.2, gap: 0.2 })
  }
}

function drawHead(ink: Ink, mouth: Stance['mouth']): void {
  // The sou'wester's tail falls over the collar behind.
  ink.form('10,-120* 30,-108 42,-88 34,-84* 22,-92 10,-96', {
    width: 2.6,
    tone: { from: 0.2, to: 0.6, width: 2.6, spacing: 2.2, angle: -70 },
  })
  const face = ink.clay([ink.ellipse(-3, -106, 21, 18), ink.ellipse(-9, -98, 17, 14)], 8)
  ink.form(face, { width: 2.9, halo: 1.2 })
  ink.wash(ink.ellipse(-17, -100, 5.4, 3.8), { alpha: 0.62, color: '#d8432b' })
  ink.wash(ink.ellipse(5, -99, 5, 3.6), { alpha: 0.5, color: '#d8432b' })
  drawBeard(ink, mouth)
  for (const x of [-17, -3]) {
    if (mouth === 'laugh') ink.line(`${x - 4},-108 ${x},-112 ${x + 4},-108`, { width: 2.4 })
    else {
      ink.black(ink.ellipse(x, -109, 2.7, 3.8))
      ink.dot(x - 0.9, -110.6, 1, { white: true })
    }
  }
  const nose = ink.ellipse(-14, -101, 6.8, 5.4, -12)
  ink.form(nose, { width: 2.1, halo: 0.8 })
  ink.tint(nose, { color: '#d8432b', alpha: 0.4, offset: 1.2 })
  drawHat(ink)
}

function drawBeard(ink: Ink, mouth: Stance['mouth']): void {
  const chin = mouth === 'shut' ? -70 : -64
  const beard = ink.path(
    `-24,-101* -29,-90 -25,-78 -15,${chin - 3} -3,${chin} 10,${chin - 7} 18,-86 18,-102* 8,-94 -4,-93 -16,-94`,
    true,
  )
  ink.form(beard, { width: 2.7, halo: 1 })
  ink.clip(beard, () => {
    ink.black('6,-98 10,-86 4,-74 -2,-60 24,-60 24,-104')
    ink.feather('8,-98 10,-86 4,-74 -4,-64', {
      side: 1,
      length: 9,
      width: 2,
      spacing: 2.6,
      slant: 20,
      envelope: () => 1,
    })
    ink.lines(['-20,-92 -20,-80', '-14,-88 -13,-74', '-6,-86 -5,-72'], { width: 1.5, profile: 'flick' })
  })
  if (mouth === 'shut') ink.line('-18,-92 -11,-90 -4,-93', { width: 2 })
  else {
    const open = ink.ellipse(-12, -87, mouth === 'call' ? 6.4 : 8.4, mouth === 'call' ? 7 : 5.8, -8)
    ink.black(open)
    ink.wash(ink.ellipse(-11, -84, 4, 2.4), { alpha: 0.9, color: '#d8432b' })
  }
}

function drawHat(ink: Ink): void {
  const hat = ink.path(
    '-30,-113* -22,-124 -20,-138 -6,-146 12,-144 22,-132 26,-116 34,-108* 18,-111 0,-117 -16,-116',
    true,
  )
  ink.form(hat, { width: 3.2, halo: 1.2 })
  ink.clip(hat, () => {
    ink.tint(hat, { color: INDIGO, alpha: 0.82, offset: 3 })
    ink.black('12,-148 14,-130 16,-112 40,-104 40,-148')
    ink.feather('12,-146 14,-130 16,-112', {
      side: 1,
      length: 10,
      width: 2.2,
      spacing: 2.6,
      slant: 16,
      envelope: () => 1,
    })
    ink.lines(['-4,-145 -8,-132 -10,-118', '5,-145 5,-130 6,-116'], { width: 1.6, profile: 'swell' })
  })
  ink.line('-36,-110 -22,-115 -2,-117 18,-111 37,-105', { width: 4.4, profile: 'swell' })
}

function drawArm(ink: Ink, spine: string): void {
  const sleeve = ink.limb(spine, { width: 2.8, halo: 1.2, tone: { from: 0.55, width: 2, spacing: 2.4 } })
  ink.tint(sleeve, { color: INDIGO, alpha: 0.82, offset: 2 })
  drawHand(ink, spine)
}

function drawHand(ink: Ink, spine: string): void {
  const [elbow = '', wrist = ''] = spine.split(' ').slice(-2)
  const place = (text: string) => (text.split('@')[0] ?? '').split(',').map(Number)
  const [ax = 0, ay = 0] = place(elbow)
  const [bx = 0, by = 0] = place(wrist)
  const reach = Math.hypot(bx - ax, by - ay) || 1
  const [x, y] = [bx + ((bx - ax) / reach) * 5, by + ((by - ay) / reach) * 5]
  ink.form(ink.ellipse(x, y, 7, 6.4), { width: 2.2, halo: 0.8 })
  ink.line(`${x - 4},${y + 1} ${x},${y + 3} ${x + 4},${y + 1}`, { width: 1.3 })
}

/** The far arm, and the net: its handle passes through the fist. */
function drawNetArm(ink: Ink, { netArm, grip, hold }: Stance): void {
  const [x, y] = grip
  const sleeve = ink.limb(netArm, { width: 2.6, tone: { from: 0.3, to: 0.7, width: 2.4, spacing: 2.3 } })
  ink.tint(sleeve, { color: INDIGO, alpha: 0.82, offset: 2 })
  ink.at(x, y, { rotate: hold }, () => {
    const pole = ink.tube('2,46@5 0,0@5 -2,-64@4.4', { root: true })
    ink.form(pole, { width: 2, halo: 1 })
    ink.wash(pole, { alpha: 0.4, color: LEATHER })
    const bag = ink.path('-30,-76* -28,-58 -16,-44 -2,-42 12,-54 22,-76*', true)
    ink.clip(bag, () => {
      ink.lines(['-26,-80 -14,-40', '-15,-80 -6,-40', '-4,-80 -2,-40', '8,-80 4,-40', '18,-80 8,-42'], {
        width: 1.2,
        profile: 'even',
      })
      ink.lines(['-30,-68 -4,-64 22,-68', '-28,-58 -4,-54 18,-58', '-20,-49 -4,-46 12,-49'], {
        width: 1.2,
        profile: 'even',
      })
    })
    ink.line('-30,-76 -28,-58 -16,-44 -2,-42 12,-54 22,-76', { width: 2 })
    ink.contour(ink.ellipse(-4, -77, 27, 8, -3), { width: 3.4, gap: 0, lit: 0.7 })
    // The fist closes over the handle.
    ink.form(ink.ellipse(0.5, 0, 7.6, 6.8), { width: 2.2, halo: 0.8 })
    ink.lines(['-5,-2 -1,-3 4,-2', '-5,2 0,1 5,2'], { width: 1.3 })
  })
}
