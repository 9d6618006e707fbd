import { drawBallEye } from '../../characters/eyes'
import type { Ink } from '../../ink/ink'
import { drawHand } from '../kit/limbs'
import { BRIGHT, made, rouge, scrape } from '../kit/stuff'

/** Elder Moss, who sat down to think. 0, 0 is the ground between his feet. */
export function drawElderMoss(ink: Ink): void {
  ink.at(0, 0, { scale: 1.06 }, () => {
    drawBush(ink)
    drawNest(ink)
    drawLimbs(ink)
    drawFace(ink)
    drawSnail(ink)
  })
}

/** He, as far as one can tell him from it. */
function drawBush(ink: Ink): void {
  const outline =
    '-60,2 -86,-26 -92,-66 -78,-104 -58,-136 -28,-158 6,-164 40,-154 66,-128 84,-94 92,-58 84,-22 58,4 0,8'
  const bush = made(ink, ink.scalloped(outline, { size: 21, depth: 9, irregular: 0.5 }), 'dusk', {
    width: 3.2,
    from: 0.34,
    angle: -50,
  })
  ink.clip(bush, () => {
    ink.black('70,-110 90,-60 84,-10 50,12 20,10 40,-14 58,-40 62,-76')
    ink.feather('70,-112 60,-72 54,-40 26,4', {
      side: -1,
      length: 15,
      width: 2.4,
      spacing: 3,
      slant: 20,
      envelope: () => 1,
    })
    const random = ink.fork('leaves')
    for (let i = 0; i < 46; i++) {
      const [x, y] = [random.between(-84, 60), random.between(-150, 0)]
      if (Math.hypot(x + 8, (y + 96) * 0.9) < 48) continue
      const turn = random.between(0, 360)
      ink.at(x, y, { rotate: turn }, () => ink.line('-5,2 0,-3 5,2', { width: 1.7 }))
    }
  })
  for (const [x, y, angle] of [
    [-88, -60, 190],
    [-74, -112, 215],
    [86, -80, -20],
    [70, -128, -48],
    [-46, -148, 240],
    [88, -34, 10],
  ] as const) {
    made(ink, ink.leaf(x, y, angle, 24, 13), 'bright', { width: 2 })
    ink.at(x, y, { rotate: angle }, () => ink.line('3,0 19,0', { width: 1.2 }))
  }
  // A daisy or two.
  for (const [x, y] of [
    [-66, -40],
    [-52, -84],
    [46, -128],
  ] as const) {
    for (const turn of [0, 60, 120, 180, 240, 300])
      made(ink, ink.leaf(x, y, turn, 9, 6, { belly: 0.7 }), 'bright', { width: 1.4, halo: 0.4, from: false })
    ink.dot(x, y, 2.6)
  }
}

/** The nest, taken. */
function drawNest(ink: Ink): void {
  const bird = made(ink, '-24,-180* -30,-196 -22,-210 -6,-210 2,-198 18,-194 34,-204* 30,-186 16,-176*', 'black', {
    rim: 1.6,
  })
  ink.clip(bird, () => scrape(ink, 1.5, ['4,-190 14,-188 24,-194', '-2,-184 10,-182 20,-186']))
  made(ink, '-28,-202* -42,-198* -28,-195*', 'bright', { width: 1.8, from: false })
  ink.dot(-19, -202, 3, { white: true })
  ink.dot(-19.6, -202, 1.5)
  const nest = made(ink, '-46,-182* -20,-176 8,-175 44,-184* 46,-166 28,-152 0,-148 -28,-152 -46,-164', 'dusk', {
    width: 2.8,
    halo: 1.2,
  })
  ink.clip(nest, () =>
    ink.lines(
      ['-44,-172 -10,-164 40,-174', '-40,-160 0,-168 36,-158', '-30,-154 10,-158 42,-168', '-44,-178 0,-170 30,-178'],
      { width: 1.6 },
    ),
  )
  ink.lines(['-44,-178 -58,-186', '-42,-164 -56,-160', '42,-178 56,-188', '40,-164 54,-162', '30,-182 40,-194'], {
    width: 2,
    profile: 'flick',
  })
}

/** Knees up, hands on them, ten toes in the open. */
function drawLimbs(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const x = side * 46
    const knee = ink.scalloped(
      `${x - 24},-30 ${x - 18},-54 ${x},-62 ${x + 18},-54 ${x + 24},-30 ${x + 14},-10 ${x - 14},-10`,
      { size: 15, depth: 5 },
    )
    made(ink, knee, 'stone', { width: 2.6, halo: 1.6, from: 0.4 })
    made(
      ink,
      `${x - 15},-16* ${x + 14},-16* ${x + 16 + side * 6},-2 ${x + 14 + side * 8},6* ${x - 14 + side * 8},6* ${x - 16 + side * 6},-2`,
      'bright',
      { width: 2.5 },
    )
    for (const toe of [-11, -4, 3, 10]) ink.line(`${x + toe + side * 8},0 ${x + toe + side * 8},5`, { width: 1.6 })
    drawHand(ink, [x - side * 4, -58], 90 + side * 12, { size: 22, left: side < 0 })
  }
}

function drawFace(ink: Ink): void {
  ink.at(-8, -96, { rotate: -8 }, () => {
    const face = ink.scalloped('-38,-6 -30,-32 0,-42 32,-32 40,-6 32,22 6,36 -24,26', { size: 13, depth: -4 })
    made(ink, face, 'bright', { width: 2.5, halo: 0.8, from: 0.62 })
    drawBallEye(ink, { x: -23, y: -14, radius: 8, gaze: [0.8, 0.6], lid: [0.3, 0.4], width: 2.1 })
    drawBallEye(ink, { x: 23, y: -15, radius: 8, gaze: [-0.8, 0.7], lid: [0.4, 0.3], width: 2.1 })
    for (const [x, turn] of [
      [-17, -8],
      [17, 8],
    ] as const)
      ink.at(x, -26, { rotate: turn }, () =>
        made(ink, ink.scalloped('-14,2 -6,-5 8,-5 14,2 0,5', { size: 8, depth: 3 }), 'stone', { width: 2 }),
      )
    rouge(ink, -25, 4)
    rouge(ink, 26, 3)
    const beard = ink.scalloped('-28,20 0,17 30,18 24,44 4,58 -16,48', { size: 13, depth: 5 })
    made(ink, beard, 'stone', { width: 2.4, from: 0.44 })
    ink.line('-11,33 0,36 12,32', { width: 2.4 })
    // A nose to land on.
    made(ink, '-9,-22* -12,-4 -19,12 -15,25 0,29 15,23 17,10 12,-4 9,-23*', 'bright', {
      width: 2.4,
      halo: 0.8,
      from: 0.5,
    })
  })
}

function drawSnail(ink: Ink): void {
  ink.at(-6, -104, { rotate: -24, scale: 0.92 }, () => {
    made(ink, '-20,2* -24,-6 -20,-14 -15,-8 -8,-2 12,-1 20,3* 0,5', 'stone', { width: 2, halo: 1 })
    ink.lines(['-22,-12 -27,-20', '-18,-13 -18,-22'], { width: 1.6 })
    ink.dot(-27, -21, 1.8)
    ink.dot(-18, -23, 1.8)
    made(ink, ink.ellipse(3, -11, 11.4, 10.6), 'black', { halo: 1, rim: 0 })
    ink.line('12,-8 10,-17 0,-18 -4,-10 2,-5 7,-10 3,-13', { width: 2, gouache: BRIGHT })
  })
}
