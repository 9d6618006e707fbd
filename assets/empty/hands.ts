import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import type { Line } from '../ink/path'

/** What the console hides the rest of: the fingers behind its edge, of the left hand; the other one is this, turned over. */
export function drawFingers(ink: Ink, _: number, name: string): void {
  // The forefinger lies along the shoulder; its knuckle is behind the others.
  const finger = ink.tube('-20,186@40 -22,142@38 -6,92@31 8,58@27 26,30@24 52,16@21 72,13@17', { root: true })
  ink.form(finger, { width: 3.4, halo: 1.6, skip: [1] })
  ink.lines(
    ['-8,60 -2,54 6,50', '-8,66 -1,60 8,56', '22,20 26,25 27,32', '27,17 31,22 33,29', '-24,112 -17,106 -9,104'],
    {
      width: 1.7,
      profile: 'swell',
    },
  )
  ink.form(ink.path('58,6* 68,4.6 77,8 79.6,13* 70,11 60,11.6', true), { width: 1.8 })
  // The other hand has let one of its own slip a little.
  const slip = name === 'right' ? 3 : 0
  for (const [x, y, turn] of [
    [13, 212, 8],
    [8 - slip, 182, 4],
    [6, 150 + slip, -2],
  ] as const) {
    ink.at(x, y, { rotate: turn }, () => {
      ink.form(ink.path('34,-15* 8,-16 -14,-16 -32,-10 -36,4 -24,14 8,15 34,15*', true), { width: 3, halo: 1.4 })
      ink.lines(['-3,-12 -6,-4 -5,4', '3,-13 1,-6 1,0', '-26,-6 -29,-1 -28,5'], { width: 1.5, profile: 'swell' })
    })
  }
}

/** The forearm and its cuff, beyond the stage: tall windows see them. */
function drawSleeve(ink: Ink): void {
  const sleeve = ink.path('-84,394* -40,402 26,398* 30,440 34,560* -104,560* -94,450', true)
  ink.form(sleeve, { width: 4, halo: 2 })
  ink.tint(sleeve, { color: INDIGO, alpha: 0.3, offset: 3 })
  ink.lines(['-70,440 -60,480 -66,540', '4,430 -4,470 4,530', '-30,450 -34,500'], { width: 2.4, profile: 'swell' })
  const cuff = ink.path('-90,370* -60,380 -10,382 30,372* 34,404* -8,416 -60,414 -92,402*', true)
  ink.form(cuff, { width: 4, halo: 2 })
  ink.lines(['-78,394 -44,401 -14,402'], { width: 1.6, profile: 'swell' })
  ink.form(ink.ellipse(16, 392, 5, 4.6), { width: 2 })
  ink.lines(['14.4,390.4 17.6,393.6', '17.6,390.4 14.4,393.6'], { width: 1.1, profile: 'even' })
}

/** The ball of a hand and its thumb, over the lower corner of the shell, the wrist and the sleeve below. */
function drawThumb(ink: Ink, spine: string, [x, y, turn]: readonly [number, number, number]): Line {
  drawSleeve(ink)
  const palm = ink.path(
    '-58,236 -40,212 -18,204 0,212 22,226 40,246 50,268 51,290 44,318 30,346 20,382* -78,382* -74,330 -66,280',
    true,
  )
  const thumb = ink.tube(spine, { root: true })
  const hand = ink.clay([palm, thumb], 9)
  ink.form(hand, { width: 4, halo: 2.2 })
  ink.at(x, y, { rotate: turn }, () => {
    const nail = ink.path('-6.6,6 -7.8,-1 -6.6,-8* -3,-11.4 3,-11.6 6.8,-8* 7.8,-1 6.4,6 0,8.6', true)
    ink.form(nail, { width: 2 })
    ink.line('-4.6,5 0,2 4.6,4.8', { width: 1.2, profile: 'swell' })
    ink.line('4.6,-7 5.6,-2 4.8,2', { width: 1.3, profile: 'swell' })
    ink.lines(['-8.4,8 -4,11.6 1,12', '8.4,6 6.6,10'], { width: 1.4, profile: 'flick' })
    // The joint below the nail.
    ink.lines(['-9,27 -2,23.6 5,24.4 10,28', '-7,31.4 0,28.6 7,31', '-10,34 -5,36.6 1,36'], {
      width: 1.7,
      profile: 'swell',
    })
  })
  // The wrist.
  ink.lines(['-66,352 -50,360 -34,360', '-60,362 -48,367', '18,352 8,359 -6,362'], { width: 2, profile: 'swell' })
  return hand
}

export function drawLeftHand(ink: Ink): void {
  drawThumb(ink, '-14,292@64 10,250@56 28,218@38 40,190@29 48,166@27 52,148@22', [52, 158, 14])
  ink.lines(
    [
      '12,216 22,224 28,236',
      '-4,238 8,246 18,262 20,280',
      '30,262 38,272 40,286',
      '-20,226 -8,230',
      '-44,240 -30,262 -24,296 -30,330',
    ],
    {
      width: 2,
      profile: 'swell',
    },
  )
  drawPlaster(ink)
}

/** A plaster round the left thumb's lower joint. */
function drawPlaster(ink: Ink): void {
  ink.at(33.4, 203, { rotate: 28 }, () => {
    const plaster = ink.path('-18,-8* -9,-11.4 4,-11 17,-7* 18.4,1 16.4,8* 5,4.4 -8,5 -17.6,9.4* -19,1', true)
    ink.form(plaster, { width: 2.6, halo: 0.8 })
    ink.line('-7.4,-10.6 -8.4,-3 -7.6,4.6', { width: 1.6, profile: 'swell' })
    ink.line('7,-9.8 7.6,-2 6.8,4.4', { width: 1.6, profile: 'swell' })
    for (const [x, y] of [
      [-13.4, -5],
      [-12.6, 2],
      [12.4, -4],
      [12.6, 1.6],
    ] as const) {
      ink.black(ink.ellipse(x, y, 0.8, 0.8))
    }
    ink.line('17,9 8,6.4 -6,6.8 -15,10', { width: 1.6, profile: 'swell' })
  })
}

/** The right hand, drawn as a left one: the view turns it over. */
export function drawRightHand(ink: Ink): void {
  drawThumb(ink, '-16,296@66 4,254@58 20,222@42 34,196@32 48,174@29 58,158@24', [56, 167, 38])
  ink.lines(['0,226 5,236 6,246', '-6,254 6,262 13,276 13,290', '30,262 36,272 37,284', '-40,246 -34,276 -40,310'], {
    width: 2,
    profile: 'swell',
  })
  // Ink never quite washes off.
  ink.wash(ink.ellipse(20, 238, 9, 6, -30, 0.1), { alpha: 0.3, color: INDIGO })
  ink.wash(ink.ellipse(18.6, 239, 4.6, 3.4, -20, 0.14), { alpha: 0.4, color: INDIGO })
  ink.splatter(14, 250, { radius: 13, count: 7, largest: 1.3, color: INDIGO })
}
