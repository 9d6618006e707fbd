import type { Ink } from '../../ink/ink'
import { drawDrip, stalk } from '../bosses/parts'
import { standShadow } from '../kit/bases'
import { made, type Stuff, scrape } from '../kit/stuff'
import { drawNib, drawNibHat } from './parts'

/** A quill: where it is rooted, which way it points (degrees from the right, clockwise), how long and broad it is. */
type Quill = readonly [x: number, y: number, angle: number, length: number, width: number, stuff: Stuff]

const FAR_WING: readonly Quill[] = [
  [6, -126, -122, 96, 20, 'stone'],
  [10, -128, -106, 116, 22, 'black'],
  [16, -128, -90, 122, 22, 'stone'],
]

const TAIL: readonly Quill[] = [
  [46, -84, 34, 70, 19, 'stone'],
  [44, -80, 50, 80, 20, 'black'],
  [40, -76, 66, 70, 19, 'bright'],
  [34, -74, 82, 58, 18, 'black'],
]

const NEAR_WING: readonly Quill[] = [
  [20, -116, -70, 138, 24, 'bright'],
  [26, -112, -54, 132, 24, 'black'],
  [30, -106, -38, 116, 23, 'bright'],
  [32, -100, -20, 96, 21, 'black'],
  [32, -94, -2, 84, 20, 'bright'],
]

const BREAST: readonly Quill[] = [
  [-26, -138, 108, 52, 17, 'black'],
  [-8, -134, 96, 62, 18, 'stone'],
  [12, -130, 86, 64, 18, 'black'],
  [-24, -120, 112, 46, 16, 'bright'],
  [26, -122, 70, 58, 18, 'stone'],
  [-10, -116, 100, 52, 17, 'black'],
  [8, -112, 88, 52, 17, 'bright'],
  [-20, -148, 100, 38, 15, 'stone'],
  [-4, -150, 86, 38, 15, 'bright'],
]

/** Morvane as a bird: all he has signed anybody's ruin with, and his hat for a beak. 0, 0 is the ground between its feet; it looks to the left. */
export function drawFormTwo(ink: Ink): void {
  standShadow(ink, -24, 34, 1)
  drawQuills(ink, FAR_WING)
  drawQuills(ink, TAIL)
  for (const [spine, x, y, angle] of [
    ['18,-76@11 30,-52@8 22,-30@6', 21, -32, 94],
    ['-8,-74@11 -2,-50@8 -16,-30@6', -16, -32, 100],
  ] as const) {
    ink.at(x, y, { rotate: angle, scale: 0.98 }, () => drawNib(ink))
    stalk(ink, spine, 'black', { halo: 1.2 })
  }
  made(ink, ink.ellipse(6, -104, 38, 36, -20), 'black', { halo: 1.4 })
  stalk(ink, '-2,-128@42 -22,-158@30 -34,-186@30', 'black', { halo: 0, rim: 0 })
  drawQuills(ink, BREAST)
  drawQuills(ink, NEAR_WING)
  drawHead(ink)
}

function drawQuills(ink: Ink, quills: readonly Quill[]): void {
  for (const quill of quills) drawQuill(ink, quill)
}

/** One quill: its vane split in a place or two, its shaft bare at the root. */
function drawQuill(ink: Ink, [x, y, angle, length, width, stuff]: Quill): void {
  ink.at(x, y, { rotate: angle }, () => {
    const half = width * 0.4
    const vane = `${length * 0.22},0* ${length * 0.26},${-half * 0.8} ${length * 0.34},${-half}* ${length * 0.4},${-half * 0.4}* ${length * 0.42},${-half} ${length * 0.8},${-half} ${length},${half * 0.2}* ${length * 0.86},${half * 0.9} ${length * 0.66},${half}* ${length * 0.6},${half * 0.3}* ${length * 0.56},${half} ${length * 0.26},${half * 0.8}`
    made(ink, vane, stuff, { width: 2.2, halo: 1, from: 0.6, rim: 1.2 })
    const shaft = `0,0 ${length * 0.5},-1 ${length * 0.93},0`
    const barbs = [0.5, 0.58, 0.7, 0.78].flatMap((along) => [
      `${length * along},-1 ${length * (along + 0.13)},${-half * 0.8}`,
      `${length * (along + 0.04)},0 ${length * (along + 0.16)},${half * 0.7}`,
    ])
    ink.line(`0,0 ${length * 0.3},-0.6`, { width: 4, profile: 'even' })
    if (stuff === 'black') {
      scrape(ink, 1.7, [shaft])
      scrape(ink, 0.9, barbs)
    } else {
      ink.line(shaft, { width: 1.9, profile: 'flick' })
      ink.lines(barbs, { width: 0.9, profile: 'flick' })
    }
  })
}

/** The head is a hood; what was a hat is a beak now, and the beard drips below it. */
function drawHead(ink: Ink): void {
  for (const [x, y, angle, length] of [
    [-18, -214, -58, 40],
    [-14, -206, -34, 44],
    [-10, -198, -10, 36],
  ] as const)
    drawQuill(ink, [x, y, angle, length, 13, 'black'])
  const head = made(ink, ink.ellipse(-32, -198, 27, 25, -8), 'black', { halo: 1.4, rim: 2 })
  ink.clip(head, () => scrape(ink, 1.6, ['-24,-220 -12,-210 -8,-194', '-14,-182 -24,-176 -32,-176']))
  made(ink, '-46,-182* -40,-166 -46,-150 -40,-138* -32,-152 -30,-168 -32,-182*', 'black', { halo: 1, rim: 1 })
  drawDrip(ink, -40, -142, 18, 6)
  ink.at(-50, -196, { rotate: -96, scaleX: 0.66, scaleY: 0.74 }, () => drawNibHat(ink))
  // His eyes, and the brows that meet.
  made(ink, '-50,-206* -42,-212 -32,-208* -38,-200 -46,-200', 'bright', { width: 1.2, halo: 0.4, from: false })
  made(ink, '-26,-208* -18,-214 -10,-212* -14,-203 -22,-202', 'bright', { width: 1.2, halo: 0.4, from: false })
  ink.dot(-43, -205, 2.2)
  ink.dot(-20, -207, 2.2)
  scrape(ink, 2.8, ['-54,-212 -42,-217 -30,-210', '-28,-211 -18,-219 -6,-218'])
}
