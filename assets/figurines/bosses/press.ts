import { drawBallEye } from '../../characters/eyes'
import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'
import { standShadow } from '../kit/bases'
import { made } from '../kit/stuff'
import { drawTeeth, stalk } from './parts'

/** A printing press that says what it likes: the platen is its jaw, the sheet its tongue. 0, 0 is the ground under its middle. */
export function drawPress(ink: Ink): void {
  standShadow(ink, -76, 80, 0)
  ink.at(0, 0, { rotate: 2 }, () => {
    drawLegs(ink)
    drawFrame(ink)
    drawMaw(ink)
    drawCrossbeam(ink)
    drawLever(ink)
  })
}

function drawLegs(ink: Ink): void {
  for (const [x, side] of [
    [-58, -1],
    [60, 1],
  ] as const) {
    made(
      ink,
      [
        [x - 15, -44, 1, 1],
        [x + 15, -44, 1, 1],
        [x + 13 + side * 3, -20],
        [x + 12 + side * 5, -4, 1, 1],
        [x - 12 + side * 5, -4, 1, 1],
        [x - 13 + side * 3, -20],
      ],
      'dusk',
    )
    made(
      ink,
      [
        [x - 19 + side * 5, 5, 1, 1],
        [x - 15 + side * 5, -9],
        [x + 15 + side * 5, -10],
        [x + 20 + side * 5, 4, 1, 1],
      ],
      'black',
    )
    for (const toe of [-9, 1, 11])
      made(ink, ink.leaf(x + side * 5 + toe, -1, 90 - toe * side, 11, 8, { belly: 0.4, tip: 0.6 }), 'paper', {
        width: 1.6,
        halo: 0.4,
      })
  }
}

/** Two posts, and between them the dark. */
function drawFrame(ink: Ink): void {
  ink.black('-60,-196* 60,-197* 60,-40* -60,-40*')
  for (const x of [-66, 66]) {
    const post = made(
      ink,
      [
        [x - 14, -206, 1, 1],
        [x + 13, -207, 1, 1],
        [x + 15, -34, 1, 1],
        [x - 15, -33, 1, 1],
      ],
      'dusk',
      { width: 3.2, from: 0.42, angle: -86 },
    )
    ink.clip(post, () => {
      ink.lines([`${x - 7},-200 ${x - 5},-150 ${x - 8},-96 ${x - 6},-50`, `${x + 3},-190 ${x + 1},-130 ${x + 4},-60`], {
        width: 1.3,
        profile: 'swell',
      })
      ink.line(ink.ellipse(x - 1, -116, 3, 6), { width: 1.2, closed: true })
    })
    for (const y of [-192, -60]) {
      ink.form(ink.ellipse(x, y, 5, 5), { width: 2, halo: 0.6 })
      ink.line(`${x - 3},${y + 2} ${x + 3},${y - 2}`, { width: 1.6 })
    }
  }
}

function drawMaw(ink: Ink): void {
  // The bed: a lower jaw of type, standing on end.
  made(ink, '-84,-70* 84,-72* 88,-40* 0,-34 -88,-38*', 'stone', { width: 3.2, halo: 1.6 })
  ink.lines(['-80,-60 0,-56 82,-61'], { width: 1.8, profile: 'even' })
  drawTeeth(ink, [
    [-48, -69, -92, 20, 15],
    [-32, -69, -88, 14, 12],
    [35, -70, -90, 17, 13],
    [50, -70, -86, 21, 14],
  ])
  // The screw, as thick as an arm, and what it drives down.
  const screw = made(ink, '-13,-178* 13,-179* 15,-126* -15,-126*', 'stone', { width: 2.6, halo: 1.6 })
  ink.clip(screw, () =>
    ink.lines(['-16,-168 16,-174', '-16,-158 16,-164', '-16,-148 16,-154', '-16,-138 16,-144', '-16,-128 16,-134'], {
      width: 3,
      profile: 'swell',
    }),
  )
  made(ink, '-52,-128* 50,-131* 55,-110* 0,-106 -56,-107*', 'stone', { width: 3, halo: 1.4 })
  drawTeeth(ink, [
    [-46, -108, 88, 20, 14],
    [-30, -107, 92, 15, 12],
    [-14, -106, 90, 21, 14],
    [3, -106, 86, 16, 12],
    [19, -107, 92, 20, 14],
    [36, -109, 90, 16, 13],
    [49, -111, 88, 20, 11],
  ])
  // What it has to say.
  const tongue = ink.form(
    '-24,-72* -27,-48 -31,-20 -36,0 -44,18* -30,28 -10,26 14,30 28,22* 26,0 26,-24 24,-50 22,-74*',
    { width: 2.6, halo: 1.4, tone: { from: 0.6, width: 1.6 } },
  )
  ink.clip(tongue, () => {
    ink.lines(
      [
        '-20,-60 -6,-58 10,-61',
        '-21,-51 0,-48 17,-52',
        '-22,-42 -4,-39 4,-41',
        '-25,-24 -8,-21 16,-25',
        '-27,-14 0,-10 18,-15',
        '-30,-4 -16,-1 12,-5',
        '-34,6 -20,9 0,6',
      ],
      { width: 1.7, profile: 'pen' },
    )
    ink.wash('-48,14 -20,17 30,13 34,40 -48,40', { alpha: 0.6, color: VERMILION })
  })
  ink.line('-42,18 -30,27 -10,25 14,29 27,22', { width: 2 })
}

/** The cross-beam, cap and brow of it. */
function drawCrossbeam(ink: Ink): void {
  made(ink, '-94,-208* -90,-226 -30,-236 30,-237 92,-226* 96,-204* 70,-198 -70,-196*', 'dusk', {
    width: 3.2,
    halo: 1.6,
    from: 0.44,
  })
  ink.lines(['-82,-216 -40,-222 0,-221', '20,-224 60,-221 84,-214'], { width: 1.4, profile: 'swell' })
  made(ink, '-24,-232* -16,-244 0,-248 18,-244 26,-233* 0,-228', 'black', { halo: 1 })
  for (const [x, gaze, lid] of [
    [-30, [0.7, 0.7], [0.12, 0.5]],
    [32, [-0.5, 0.7], [0.62, 0.16]],
  ] as const)
    drawBallEye(ink, { x, y: -182, radius: x < 0 ? 17 : 14, gaze, lid, lidColor: '#5b5650', width: 2.4 })
}

/** The bar that whoever works it should have let go of. */
function drawLever(ink: Ink): void {
  stalk(ink, '0,-146@9 50,-152@9 90,-166@8 106,-178@8', 'dusk', { width: 2.4, halo: 1.6 })
  made(ink, ink.ellipse(106, -181, 10, 9), 'black', { halo: 1.2 })
  made(ink, '-20,-156* 20,-157* 21,-138* -20,-137*', 'black', { halo: 1.2 })
  for (const x of [-12, 12]) ink.dot(x, -147, 2, { white: true })
}
