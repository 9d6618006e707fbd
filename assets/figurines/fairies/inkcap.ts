import type { Ink } from '../../ink/ink'
import { stalk } from '../bosses/parts'
import { drawHand } from '../kit/limbs'
import { drawPole } from '../kit/props'
import { made, rouge, scrape } from '../kit/stuff'

/** Sullen Inkcap, who has been told to go and play. 0, 0 is the ground under the mushroom. */
export function drawSullenInkcap(ink: Ink): void {
  ink.at(0, 0, { scale: 1.16 }, () => {
    for (const side of [1, -1] as const) drawWings(ink, side)
    drawMushroom(ink)
    drawLegs(ink)
    drawDress(ink)
    drawSwatter(ink)
    stalk(ink, '-11,-108@9 -28,-92@8 -24,-112@6.4', 'bright', { width: 2.2 })
    ink.at(-6, -138, { rotate: -14 }, () => drawHead(ink))
    drawHand(ink, [-24, -114], -80, { size: 14 })
  })
}

/** Moth, and as large as she is. */
function drawWings(ink: Ink, side: 1 | -1): void {
  const at = (x: number, y: number) => `${side * x},${y}`
  const low = `${at(4, -92)}* ${at(30, -86)} ${at(60, -66)} ${at(66, -42)} ${at(52, -32)} ${at(30, -48)} ${at(10, -74)}*`
  const high = `${at(4, -100)}* ${at(24, -140)} ${at(56, -182)} ${at(84, -200)} ${at(98, -188)} ${at(94, -150)} ${at(76, -116)} ${at(44, -94)} ${at(8, -88)}*`
  const veins = [
    `${at(6, -98)} ${at(40, -140)} ${at(84, -190)}`,
    `${at(8, -96)} ${at(50, -124)} ${at(92, -152)}`,
    `${at(8, -94)} ${at(44, -104)} ${at(76, -118)}`,
    `${at(6, -88)} ${at(34, -74)} ${at(58, -50)}`,
  ]
  for (const wing of [low, high])
    made(ink, wing, 'stone', { inside: () => ink.lines(veins, { width: 1.5, profile: 'swell' }) })
  for (const [x, y, radius] of [
    [72, -164, 13],
    [50, -54, 8],
  ] as const) {
    made(ink, ink.ellipse(side * x, y, radius, radius * 0.94), 'bright', { width: 2.2, halo: 0.4 })
    ink.black(ink.ellipse(side * x + 1, y + 1, radius * 0.58, radius * 0.58))
    ink.dot(side * x - 2, y - 2, radius * 0.16, { white: true })
    // Her wings are no happier than she is.
    ink.line(
      `${side * x - radius},${y - radius * 0.1} ${side * x},${y - radius * 0.7} ${side * x + radius},${y - radius * 0.2}`,
      { width: 2.4 },
    )
  }
}

function drawMushroom(ink: Ink): void {
  stalk(ink, '0,-36@30 -2,-14@28 0,2@34', 'bright', { round: 0.2 })
  ink.lines(['-8,-30 -9,-12', '6,-32 7,-10'], { width: 1.4, profile: 'flick' })
  made(
    ink,
    '-50,-40* -46,-56 -26,-70 0,-74 28,-70 48,-55 52,-40* 44,-30 38,-36 30,-28 20,-34 8,-28 -4,-34 -16,-28 -28,-35 -38,-29 -46,-36*',
    'black',
    { halo: 1.2 },
  )
  for (const [x, y, across, down] of [
    [-30, -52, 7, 5],
    [-4, -46, 8, 4.4],
    [30, -50, 7, 5],
    [44, -42, 3, 2.4],
    [-42, -43, 3, 2.2],
  ] as const)
    ink.black(ink.ellipse(x, y, across, down), { white: true })
}

/** Dangling; one shoe lost. */
function drawLegs(ink: Ink): void {
  for (const [spine, x] of [
    ['-8,-74@11 -22,-62@9.6 -24,-36@7', -24],
    ['8,-74@11 18,-60@9.6 16,-32@7', 16],
  ] as const) {
    stalk(ink, spine, 'bright', { width: 2.3 })
    made(ink, `${x - 5},-38* ${x + 5},-36* ${x + 4},-28 ${x - 8},-22 ${x - 14},-24*`, x < 0 ? 'dusk' : 'bright', {
      width: 2,
    })
  }
}

function drawDress(ink: Ink): void {
  made(
    ink,
    '-13,-116* -18,-98 -28,-78 -30,-66* -18,-72 -12,-62* -2,-70 8,-60* 14,-70 28,-64* 26,-80 18,-98 14,-116*',
    'paper',
  )
  ink.lines(['-8,-104 -14,-84 -18,-74', '0,-104 0,-84 -1,-72', '8,-104 14,-86 18,-74'], {
    width: 1.5,
    profile: 'flick',
  })
}

/** The wand, raised over the next gnat. */
function drawSwatter(ink: Ink): void {
  drawPole(ink, [20, -92], [50, -138], 3.6)
  const star = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? 7 : 16
    return [54 + Math.cos(i * 0.628 + 1.2) * reach, -146 + Math.sin(i * 0.628 + 1.2) * reach, 1, 1]
  })
  made(ink, star, 'bright', { width: 2.3 })
  ink.lines(['48,-147 51,-145 54,-147', '56,-148 59,-146 62,-148'], { width: 1.5, profile: 'swell' })
  ink.lines(['70,-126 76,-122 78,-116', '34,-156 30,-162'], { width: 1.6, profile: 'flick' })
  stalk(ink, '12,-110@9 26,-98@8 20,-88@6.4', 'bright', { width: 2.2 })
  drawHand(ink, [20, -90], -60, { size: 14 })
}

function drawHead(ink: Ink): void {
  const hair = made(ink, ink.clay([ink.ellipse(0, -6, 29, 26), ink.ellipse(10, -36, 14, 12)], 3), 'black', {
    halo: 1.2,
  })
  ink.clip(hair, () =>
    scrape(ink, 1.5, ['-22,-8 -18,-24 -2,-30', '22,-8 20,-22 8,-30', '2,-40 10,-46 18,-42', '4,-32 12,-30 20,-34']),
  )
  for (const side of [-1, 1] as const)
    made(ink, `${side * 24},-2* ${side * 34},-12 ${side * 44},-16* ${side * 38},0 ${side * 26},9*`, 'bright', {
      width: 2.1,
    })
  made(ink, '-25,-8 -26,6 -20,20 -4,27 12,24 24,12 26,-4 16,-18 -12,-19', 'bright', { from: 0.68 })
  rouge(ink, -16, 12)
  rouge(ink, 15, 11)
  made(ink, '-28,4* -30,-14 -14,-26 8,-26 26,-16 29,2* 22,-8 10,-14* 2,-10 -10,-14* -20,-8', 'black', {
    halo: 0,
    rim: 0,
  })
  scrape(ink, 1.4, ['-6,-22 -20,-14 -26,-4', '4,-22 18,-18 26,-6'])
  // Lids at half past two.
  for (const x of [-10, 9]) {
    const socket = ink.path(`${x - 7},1* ${x + 7},0* ${x + 4},7 ${x - 3},7.6`, true)
    ink.clip(socket, () => ink.black(ink.ellipse(x - 1, 2, 3.6, 5)))
    ink.line(`${x - 8},2 ${x},-1 ${x + 8},1`, { width: 2.8, profile: 'swell' })
    ink.line(`${x - 4},10 ${x + 3},10`, { width: 1.2 })
  }
  ink.line('-2,9 -4,12 -1,13', { width: 1.6, profile: 'pen' })
  ink.line('-7,20 0,17.6 6,20', { width: 2, profile: 'pen' })
}
