import type { Ink } from '../ink/ink'
import { GREY } from '../ink/palette'
import { drawPimHeadBack } from './pimHead'

/*
 * Pim sitting with his back to us, bareheaded: on a log, a wall, a quay. 0, 0 is the edge that he sits on. The parts are drawn
 * in this order, so that a day may set Biggin between his back and his arm, and turn his head.
 */

/** His back, the end of his scarf and the arm on which he leans. */
export function drawPimSeat(ink: Ink): void {
  ink.at(0, 0, { rotate: 4 }, () => {
    drawScarfEnd(ink)
    const sleeve = ink.limb('-24,-62@17 -42,-44@15 -50,-16@12', {
      ...{ width: 2.6, halo: 0.8, wash: 0.2 },
      tone: { from: 0.36, width: 2, spacing: 2.2 },
    })
    ink.wash(sleeve, { alpha: 0.26, color: GREY })
    ink.form('-56,-18 -59,-8 -67,-3 -68,2 -62,4 -54,4 -46,4 -41,-2 -43,-16', { width: 2.3, halo: 0.6 })
    ink.lines(['-64,3 -58,-2', '-57,4 -53,-2', '-50,4 -48,-1'], { width: 1.5 })
    const left = '-24,-72* -33,-62 -33,-46 -27,-28 -31,-8 -40,16* -24,21 0,23'
    const tunic = ink.path(`${left} 22,20 36,13* 30,-10 25,-28 30,-46 30,-62 22,-72* 0,-68`, true)
    ink.form(tunic, { width: 3.2, halo: 1, contour: false })
    ink.wash(tunic, { alpha: 0.3, color: GREY, dx: 2, dy: 3 })
    ink.tone(tunic, { from: 0.44, to: 0.8, width: 2.6, spacing: 2.4, angle: -62 })
    ink.clip(tunic, () => drawCloth(ink))
    ink.contour(tunic, { width: 3.4, gap: 0.14 })
    ink.black('-29,-32* -14,-27 4,-26 27,-31* 26,-23* 4,-17 -15,-18 -29,-23*')
    ink.line('-22,-27 -8,-23 8,-22', { width: 1.2, white: true, profile: 'swell', bare: true })
  })
}

/** Pleats, the plaid of the hem, the shoulder blades and the line of the back. */
function drawCloth(ink: Ink): void {
  const pleats = ['-30,18 -24,0 -22,-20', '-14,22 -12,4 -12,-16', '4,23 4,8 3,-10', '20,20 18,4 16,-18']
  ink.lines([...pleats, '30,14 26,0 23,-16'], { width: 2, profile: 'flick' })
  ink.line('-42,8 -20,13 4,14 24,12 40,6', { width: 2.4, profile: 'even' })
  ink.line('-42,3 -20,8 4,9 24,7 40,1', { width: 1.2, profile: 'even' })
  ink.lines(['-18,-56 -12,-48 -13,-40', '16,-56 11,-48 12,-41', '1,-44 2,-38 1,-33'], { width: 1.6, profile: 'flick' })
}

function drawScarfEnd(ink: Ink): void {
  const upper = '-18,-72* -38,-82 -58,-78 -76,-66 -96,-68*'
  const end = ink.path(`${upper} -92,-58 -96,-50* -76,-48 -58,-58 -40,-62 -20,-58*`, true)
  ink.form(end, { width: 2.6, halo: 0.8 })
  ink.clip(end, () => {
    for (const [x, top, bottom, lean] of [
      [-30, -86, -54, 4],
      [-46, -88, -50, 2],
      [-62, -84, -46, -3],
      [-78, -78, -42, -2],
    ] as const) {
      ink.line(`${x + lean},${top} ${x},${(top + bottom) / 2} ${x - lean},${bottom}`, { width: 6, profile: 'even' })
    }
  })
  ink.contour(end, { width: 2.6 })
  const fringe = ['-96,-66 -106,-68', '-94,-61 -104,-61', '-94,-56 -103,-54', '-96,-51 -104,-47']
  ink.lines(fringe, { width: 1.8, profile: 'flick' })
}

/** His other arm, about whoever sits at his side, some 90 units to the right. */
export function drawPimReachingArm(ink: Ink): void {
  const arm = ink.limb('24,-61@18 40,-54@18 58,-55@16 80,-59@12', {
    ...{ width: 2.7, halo: 1 },
    tone: { from: 0.4, width: 2, spacing: 2.2 },
  })
  ink.wash(arm, { alpha: 0.28, color: GREY })
  ink.weld(25, -60, 6, 7)
  ink.wash(ink.ellipse(25, -59, 7, 8), { alpha: 0.28, color: GREY })
  ink.form('76,-64 85,-68 97,-67 104,-61 105,-54 99,-49 88,-48 77,-51', { width: 2.4, halo: 0.8 })
  ink.lines(['94,-64 103,-61', '93,-58 105,-56', '92,-53 102,-51'], { width: 1.5 })
}

/** His head from behind, turned by so many degrees (0 when he looks ahead), and the scarf round his neck. */
export function drawPimSeatedHead(ink: Ink, turn = 0): void {
  ink.at(7, -70, { rotate: 11 + turn }, () =>
    ink.at(0, -36, { scale: 1.12 }, () => drawPimHeadBack(ink, { biggin: null })),
  )
  const band = ink.path('-24,-75* -10,-80 10,-80 29,-74* 33,-64 28,-56* 10,-53 -10,-53 -25,-58* -29,-67', true)
  ink.form(band, { width: 2.8, halo: 0.9 })
  ink.clip(band, () => {
    for (const x of [-21, -9, 4, 17, 29])
      ink.line(`${x - 1},-84 ${x + 1},-70 ${x - 1},-50`, { width: 5.6, profile: 'even' })
  })
  ink.contour(band, { width: 2.8 })
}
