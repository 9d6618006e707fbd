import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawEye } from './parts'

/** A paperweight, on duty: it was told to hold down a sheet of paper, and it does. 0, 0 is the ground below it. */
export function drawPaperweight(ink: Ink): void {
  drawSheet(ink)
  standShadow(ink, -60, 70)
  drawArm(ink, 1)
  drawLegs(ink)
  drawTrunk(ink)
  drawArm(ink, -1)
  ink.at(-8, -158, { rotate: -7 }, () => drawHead(ink))
}

/** A block of stone: its front, and the depth of its lit top and its shaded side. */
function drawBlock(ink: Ink, left: number, top: number, width: number, height: number, deep: number): void {
  const [right, bottom] = [left + width, top + height]
  made(
    ink,
    `${right - 1},${top}* ${right + deep},${top - deep * 0.7}* ${right + deep},${bottom - deep}* ${right - 1},${bottom}*`,
    'black',
    { halo: 1, rim: 0 },
  )
  made(
    ink,
    `${left},${top}* ${left + deep},${top - deep * 0.7}* ${right + deep},${top - deep * 0.7}* ${right},${top}*`,
    'bright',
    { width: 2.4, halo: 1, from: false },
  )
  const face = made(
    ink,
    `${left + 2},${top}* ${right},${top + 1}* ${right - 1},${bottom}* ${left + width * 0.4},${bottom + 2} ${left},${bottom - 1}* ${left - 2},${top + height * 0.5}`,
    'stone',
    { width: 2.8, halo: 0.8, from: 0.5 },
  )
  ink.clip(face, () => {
    const random = ink.fork(`pits ${left} ${top}`)
    for (let i = 0; i < (width * height) / 330; i++)
      ink.dot(random.between(left, right), random.between(top, bottom), random.between(0.7, 1.7))
    ink.lines(
      [
        [
          [left + width * 0.7, top],
          [left + width * 0.62, top + height * 0.22],
          [left + width * 0.72, top + height * 0.36],
        ],
      ],
      { width: 1.7, profile: 'flick' },
    )
  })
}

function drawSheet(ink: Ink): void {
  const sheet = made(ink, '-104,10* -84,-22* 84,-24* 108,4* 98,12 80,4 40,10 0,8 -60,10', 'bright', {
    width: 2.4,
    from: false,
  })
  ink.clip(sheet, () =>
    ink.lines(['-86,-10 -66,-12', '-92,0 -64,-2', '74,-14 90,-13', '76,-4 98,-2'], { width: 1.8, profile: 'pen' }),
  )
  // A corner of it tries to get away.
  made(ink, '-104,10* -96,-8 -112,-18* -80,-12 -82,6*', 'bright', { width: 2.2, halo: 0.8 })
}

function drawLegs(ink: Ink): void {
  drawBlock(ink, 22, -40, 38, 40, 12)
  drawBlock(ink, -66, -42, 40, 42, 12)
  drawBlock(ink, 34, -18, 40, 22, 10)
  drawBlock(ink, -92, -18, 44, 23, 10)
  for (const x of [-84, -72, -60, 42, 54, 64]) ink.line(`${x},-4 ${x - 1},5`, { width: 2.2 })
}

function drawTrunk(ink: Ink): void {
  drawBlock(ink, -42, -76, 76, 62, 16)
  drawBlock(ink, -58, -138, 106, 62, 20)
  // Moss, and what somebody scratched into it.
  made(
    ink,
    '-60,-138* -50,-150 -30,-152 -14,-148 -8,-138* -16,-130* -24,-136* -32,-124* -42,-134* -52,-122*',
    'black',
    { rim: 0, halo: 0.6 },
  )
  scrape(ink, 1.7, ['-50,-142 -46,-138', '-38,-146 -36,-140', '-24,-144 -22,-139'], 'flick')
  ink.lines(['6,-112 4,-94', '13,-113 11,-95', '20,-112 18,-94', '27,-113 26,-95', '0,-98 33,-110'], {
    width: 2,
    profile: 'pen',
  })
}

function drawArm(ink: Ink, side: 1 | -1): void {
  if (side > 0) {
    drawBlock(ink, 58, -128, 26, 44, 12)
    drawBlock(ink, 62, -82, 26, 40, 12)
    drawBlock(ink, 52, -46, 36, 30, 12)
    for (const x of [62, 71, 80]) ink.line(`${x},-30 ${x - 1},-17`, { width: 2.1 })
    return
  }
  // Its chin is on this one; it is a long watch.
  drawBlock(ink, -90, -132, 28, 46, 10)
  ink.at(-68, -84, { rotate: 14 }, () => drawBlock(ink, -16, -22, 48, 26, 9))
}

function drawHead(ink: Ink): void {
  drawBlock(ink, -44, -64, 82, 74, 20)
  // Sleepy, but on duty.
  drawEye(ink, [-22, -34, 12], [-0.3, 0.6], [0.5, 0.6], '#c9bca4')
  drawEye(ink, [16, -33, 11], [-0.5, 0.6], [0.56, 0.46], '#c9bca4')
  made(ink, '-40,-52* -4,-47 34,-53* 36,-42* -4,-38 -42,-41*', 'stone', { width: 2.4, halo: 0.8, from: 0.4 })
  made(ink, '-10,-38* 4,-38* 8,-14* -12,-13*', 'stone', { width: 2.2, halo: 0.6, from: 0.5 })
  ink.line('-20,-3 -6,-6 6,-5 20,0', { width: 3, profile: 'pen' })
  ink.line('-24,-5 -20,-1', { width: 2 })
  // A pigeon has been here.
  made(ink, '-20,-70 -10,-76 0,-72 4,-62* 0,-54* -4,-62* -10,-50* -14,-62* -18,-58*', 'bright', {
    width: 1.8,
    halo: 0.6,
    from: false,
  })
}
