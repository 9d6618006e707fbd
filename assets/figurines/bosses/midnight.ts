import { drawEyes } from '../../ink/eyes'
import { drawFist } from '../../ink/fist'
import type { Ink } from '../../ink/ink'
import { radians } from '../../ink/numbers'
import { VERMILION } from '../../ink/palette'
import { standShadow } from '../kit/bases'
import { BRIGHT, made, scrape } from '../kit/stuff'
import { drawTeeth, stalk } from './parts'

/** A grandfather clock for which it is always too late. 0, 0 is the ground between its feet. */
export function drawMidnight(ink: Ink): void {
  standShadow(ink, -50, 44, 2)
  ink.at(-7, 0, { rotate: 4 }, () => {
    drawWarningArm(ink)
    drawCase(ink)
    drawMaw(ink)
    drawHood(ink)
    drawDial(ink)
    drawHipArm(ink)
  })
}

function drawCase(ink: Ink): void {
  for (const x of [-34, 34]) {
    made(
      ink,
      [
        [x - 13, -14, 1, 1],
        [x + 13, -15, 1, 1],
        [x + 10, -4],
        [x + 16, 4, 1, 1],
        [x - 16, 5, 1, 1],
        [x - 10, -4],
      ],
      'black',
    )
    for (const toe of [-8, 0, 8]) ink.line(`${x + toe},-1 ${x + toe},4`, { width: 1.5, white: true })
  }
  made(ink, '-50,-58* 50,-59* 54,-12* -54,-11*', 'dusk', { width: 3.1, from: 0.42 })
  made(ink, '-40,-50* 40,-51* 42,-20* -42,-19*', 'black', { rim: 0, halo: 0 })
  made(ink, '-34,-45* 35,-46* 36,-25* -36,-24*', 'dusk', { width: 1.6, halo: 0, from: 0.5 })
  made(ink, '-38,-150* 38,-151* 38,-58* -38,-57*', 'dusk', { width: 3, from: 0.42 })
  made(ink, '-46,-66* 46,-67* 50,-56* -50,-55*', 'stone', { width: 2.3 })
}

/** The door stands open; the pendulum is its tongue. */
function drawMaw(ink: Ink): void {
  const mouth = ink.path('-28,-136* 28,-138* 30,-74* 12,-68 -12,-68 -30,-73*', true)
  ink.black(mouth)
  drawTeeth(ink, [
    [-21, -136, 90, 17, 12],
    [-7, -136, 86, 12, 11],
    [7, -137, 94, 14, 11],
    [21, -137, 90, 18, 12],
    [-22, -72, -88, 13, 11],
    [22, -73, -92, 15, 11],
  ])
  // It licks its lips, once a second.
  ink.at(-2, -122, { rotate: -13 }, () => {
    made(ink, '-4,0* 4,0* 5,66* -5,66*', 'stone', { width: 1.8, halo: 1.2, from: false })
    const bob = ink.form(ink.ellipse(0, 78, 19, 18), { width: 2.8, halo: 1.6 })
    ink.tint(bob, { color: VERMILION, alpha: 0.7, offset: 2.4 })
    ink.line('0,68 1,78 0,90', { width: 2, profile: 'swell' })
    ink.contour(bob, { width: 2.8 })
  })
}

function drawHood(ink: Ink): void {
  made(ink, '-50,-232* -54,-152* 54,-153* 50,-233*', 'black', { rim: 2 })
  scrape(ink, 1.5, ['-44,-226 -46,-162', '45,-226 47,-162'], 'even')
  made(ink, '-58,-156* 58,-158* 62,-146* -62,-144*', 'dusk', { width: 2.6 })
  // A broken pediment, broken in earnest on one side.
  made(
    ink,
    '-60,-228* -56,-240 -34,-244 -16,-258* -8,-250 -12,-240* 10,-240* 12,-252 20,-258* 30,-246* 44,-244* 56,-240 60,-229*',
    'dusk',
    { width: 3, from: 0.44 },
  )
  ink.lines(['-50,-234 -30,-237 -20,-244', '20,-244 30,-238 50,-235'], { width: 1.5, profile: 'swell' })
  made(ink, ink.ellipse(0, -246, 7, 7), 'bright', { width: 2 })
}

function drawDial(ink: Ink): void {
  ink.at(0, -191, { rotate: -3 }, () => {
    made(ink, ink.ellipse(0, 0, 38, 37, 0, 0.01), 'stone', { width: 2.4, halo: 1 })
    made(ink, ink.ellipse(0, 0, 33, 32, 0, 0.01), 'bright', { width: 1.6, halo: 0, from: 0.7 })
    for (let hour = 0; hour < 12; hour++) {
      if (hour === 0) continue
      const [x, y] = [Math.sin(radians(hour * 30)), -Math.cos(radians(hour * 30))]
      ink.line(
        [
          [x * 25.5, y * 25.5],
          [x * 30, y * 30],
        ],
        { width: hour % 3 === 0 ? 3 : 1.8, profile: 'even' },
      )
    }
    drawEyes(ink, 0, -2, { size: 15, apart: 29, look: [-0.3, 0.3], lids: [0.32, 0.24], mood: 1, skin: BRIGHT })
    ink.lines(['-26,-13 -14,-13 -5,-6', '25,-15 14,-14 6,-6'], { width: 3, profile: 'swell' })
    // Both hands at twelve; at the other end they are a nose.
    ink.black('-2.6,10* -4,-6 -3,-16* -6,-16* 0,-29* 6,-16* 3,-16* 4,-6 2.8,10*')
    made(ink, ink.ellipse(0, 12, 6, 7), 'black', { rim: 1, halo: 0.8 })
    ink.line('-11,24 0,21 11,25', { width: 2.2 })
  })
}

function drawWarningArm(ink: Ink): void {
  stalk(ink, '44,-150@18 84,-140@17 98,-160@15', 'stone', { halo: 1.4 })
  stalk(ink, '98,-156@15 101,-184@13 100,-204@12', 'stone', { halo: 1.2 })
  ink.lines(['88,-146 96,-142 103,-150'], { width: 1.7 })
  made(ink, '88,-206* 113,-206* 111,-193* 90,-192*', 'black', { halo: 1 })
  made(ink, '95,-222* 96,-248 101,-254 106,-248 106,-222*', 'bright', { width: 2.1, from: 0.6 })
  ink.line('98,-236 103,-237', { width: 1.2 })
  drawFist(ink, 101, -216, { size: 19, turn: -4, fill: BRIGHT, hand: 'right', width: 2.2 })
}

function drawHipArm(ink: Ink): void {
  stalk(ink, '-42,-150@18 -84,-128@17 -88,-108@15', 'stone', { halo: 1.4 })
  stalk(ink, '-86,-112@15 -66,-88@13 -50,-84@12', 'stone', { halo: 1.2 })
  ink.lines(['-92,-118 -84,-112 -78,-118'], { width: 1.7 })
  ink.at(-57, -86, { rotate: 12 }, () => made(ink, '-7,-11* 4,-11* 5,11* -6,11*', 'black', { halo: 1 }))
  drawFist(ink, -44, -84, { size: 19, turn: 96, fill: BRIGHT, width: 2.2 })
}
