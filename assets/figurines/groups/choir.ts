import type { Ink } from '../../ink/ink'
import { itemAt } from '../../ink/numbers'
import { drawHead, type HeadShape } from '../kit/head'
import { made, rouge, type Stuff, scrape } from '../kit/stuff'

/** One of the choir: where his head is, how it is tilted and shaped, and what is on it. */
interface Singer {
  readonly place: readonly [x: number, y: number]
  readonly tilt: number
  readonly shape: HeadShape
  readonly hair: 'bowl' | 'curls' | 'bald' | 'tuft' | 'parting' | 'spikes'
  readonly stuff: Stuff
}

const ROWS: readonly (readonly Singer[])[] = [
  [
    { place: [-64, -190], tilt: -10, shape: 'egg', hair: 'bowl', stuff: 'black' },
    { place: [-2, -204], tilt: 7, shape: 'long', hair: 'tuft', stuff: 'dusk' },
    { place: [62, -188], tilt: 12, shape: 'wide', hair: 'curls', stuff: 'bright' },
  ],
  [
    { place: [-84, -128], tilt: -13, shape: 'round', hair: 'parting', stuff: 'dusk' },
    { place: [-30, -138], tilt: 8, shape: 'pear', hair: 'bald', stuff: 'bright' },
    { place: [28, -136], tilt: 20, shape: 'round', hair: 'bowl', stuff: 'stone' },
    { place: [84, -126], tilt: 10, shape: 'egg', hair: 'spikes', stuff: 'black' },
  ],
  [
    { place: [-56, -74], tilt: -8, shape: 'wide', hair: 'tuft', stuff: 'black' },
    { place: [0, -78], tilt: 5, shape: 'round', hair: 'curls', stuff: 'dusk' },
    { place: [56, -72], tilt: 13, shape: 'pear', hair: 'parting', stuff: 'black' },
  ],
]

/** The Choir of Saint Smudge, in the loud passage; one of them came only for the warmth. 0, 0 is the ground before them. */
export function drawChoir(ink: Ink): void {
  for (const [row, singers] of ROWS.entries()) {
    for (const singer of singers) drawGown(ink, singer, row)
    for (const singer of singers) drawSinger(ink, singer, row === 1 && singer.place[0] === 28)
    drawBench(ink, row)
  }
}

function drawGown(ink: Ink, { place: [x, y] }: Singer, row: number): void {
  const foot = y + 70
  const gown = made(
    ink,
    `${x - 15},${y + 18}* ${x - 30},${y + 28} ${x - 33},${foot}* ${x + 33},${foot}* ${x + 30},${y + 28} ${x + 15},${y + 18}*`,
    row === 1 ? 'stone' : 'black',
    { halo: 1.4 },
  )
  if (row !== 1)
    ink.clip(gown, () =>
      scrape(ink, 1.6, [`${x - 14},${y + 34} ${x - 18},${foot}`, `${x + 14},${y + 34} ${x + 18},${foot}`]),
    )
}

function drawSinger(ink: Ink, { place: [x, y], tilt, shape, hair, stuff }: Singer, isAsleep: boolean): void {
  made(ink, ink.scalloped(ink.ellipse(x, y + 24, 23, 9), { size: 8, depth: 4 }), 'bright', { width: 2, halo: 0.8 })
  drawHead(ink, x, isAsleep ? y + 5 : y, {
    ...{ shape, tilt, scale: 0.84, look: x / -160, cheeks: 6 },
    ...(isAsleep
      ? { eyes: 'shut', brows: 'none', nose: 'button', mouth: 'none', down: 5 }
      : { eyes: x < 0 ? 'happy' : 'shut', brows: 'raised', nose: 'snub', mouth: 'none' }),
    over: () => {
      drawHair(ink, hair, stuff)
      if (isAsleep) drawSleep(ink)
      else drawSinging(ink)
    },
  })
}

function drawSinging(ink: Ink): void {
  ink.black(ink.ellipse(0, 16, 9, 10.4))
  rouge(ink, 0, 21, 5.4)
  ink.line('-4,9 4,9', { width: 2.4, white: true, profile: 'even' })
}

function drawSleep(ink: Ink): void {
  ink.line('-3,20 2,22 5,20', { width: 1.8 })
  made(ink, ink.ellipse(16, 17, 10, 10), 'bright', { width: 1.8, halo: 0.8, from: false })
  ink.line('11,14 13,10 17,9', { width: 1.5 })
}

function drawHair(ink: Ink, hair: Singer['hair'], stuff: Stuff): void {
  const form = { width: 2.3, halo: 0.5, rim: 1.2 }
  if (hair === 'bowl') made(ink, '-31,4* -33,-18 -16,-34 12,-34 31,-18 31,4* 24,-8 0,-13 -24,-8*', stuff, form)
  else if (hair === 'curls')
    made(
      ink,
      ink.scalloped('-32,-4 -30,-24 -10,-36 16,-34 32,-20 33,-4 20,-14 0,-17 -20,-14', { size: 12, depth: 5 }),
      stuff,
      form,
    )
  else if (hair === 'tuft') made(ink, '-14,-28* -16,-44 -6,-38* -2,-54 4,-40* 14,-48 12,-28* 0,-24', stuff, form)
  else if (hair === 'parting')
    made(ink, '-29,0* -33,-20 -12,-36 -6,-30* 18,-36 32,-18 30,2* 22,-14 -6,-22* -20,-12*', stuff, form)
  else if (hair === 'spikes')
    made(
      ink,
      '-28,0* -38,-14 -28,-16* -32,-34 -18,-28* -12,-46 0,-32* 12,-46 17,-28* 34,-34 28,-16* 38,-12 28,2* 18,-14 0,-18 -18,-14*',
      stuff,
      form,
    )
  else ink.lines(['-10,-27 2,-33 12,-28', '-4,-30 4,-36 12,-33'], { width: 1.6 })
}

/** The rail before each row: how far it reaches to either side, and how high it is. */
const BENCHES = [
  [96, -134],
  [112, -70],
  [92, -6],
] as const

/** The rail before a row, music on it. */
function drawBench(ink: Ink, row: number): void {
  const [half, y] = itemAt(BENCHES, row)
  // Each step goes down to the floor, whoever stands before it.
  const foot = row === 2 ? 6 : -y
  made(ink, `${-half},${y - 12}* ${half},${y - 13}* ${half + 3},${y + foot}* ${-half - 3},${y + foot + 1}*`, 'dusk', {
    width: 2.7,
    halo: 1.4,
    from: 0.46,
  })
  made(ink, `${-half - 4},${y - 17}* ${half + 4},${y - 18}* ${half + 5},${y - 10}* ${-half - 5},${y - 9}*`, 'dusk', {
    width: 2.3,
    halo: 0.6,
  })
  for (const share of row === 1 ? [-0.72, -0.26, 0.7] : [-0.6, 0.02, 0.6]) {
    ink.at(share * half, y - 16, { rotate: share * 5 }, () => {
      made(ink, '-19,-8* 0,-4 19,-9* 20,8* 0,12 -20,9*', 'bright', { width: 1.9, halo: 1 })
      ink.line('0,-4 0,11', { width: 1.4 })
      ink.lines(['-15,-2 -4,1', '-15,4 -4,7', '4,1 15,-2', '4,7 15,4'], { width: 1.1, profile: 'pen' })
    })
  }
}
