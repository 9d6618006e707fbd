import type { Ink } from '../../ink/ink'
import { noise1 } from '../../ink/noise'
import { made, scrape } from '../kit/stuff'
import { stem } from './parts'

/** A peeper: it is not curious, it says, it merely stands there. 0, 0 is the ground below its stalk. */
export function drawPeeper(ink: Ink): void {
  drawRoots(ink)
  const stalk = '8,-6@30 -14,-40@24 -18,-78@20 4,-112@22'
  stem(ink, stalk, 'dusk', {
    width: 2.9,
    inside: () =>
      ink.lines(
        ['-4,-20 -28,-34', '14,-22 0,-34', '-10,-56 -28,-60', '-4,-72 -16,-74', '-10,-94 -22,-84', '2,-96 10,-102'],
        { width: 1.8, profile: 'swell' },
      ),
  })
  ink.at(6, -166, { rotate: -9 }, () => {
    drawLashes(ink)
    drawBall(ink)
    drawPlate(ink)
  })
  drawChain(ink)
}

function drawRoots(ink: Ink): void {
  for (const path of [
    '4,-12@20 -20,-6@14 -44,2@5',
    '10,-12@20 36,-8@14 58,1@5',
    '6,-10@16 -6,0@11 -18,7@4',
    '10,-10@16 20,0@11 32,7@4',
  ])
    stem(ink, path, 'dusk', { width: 2.4, halo: 0.6 })
}

/** Lashes with knees, like the legs of a spider that has its back to us. */
function drawLashes(ink: Ink): void {
  for (const [angle, long, bend] of [
    [-168, 46, 18],
    [-146, 56, 16],
    [-122, 52, 12],
    [-97, 58, 9],
    [-72, 52, -8],
    [-50, 58, -14],
    [-28, 50, -16],
    [-6, 42, -18],
    [150, 38, -16],
    [24, 36, 16],
  ] as const)
    ink.at(0, 0, { rotate: angle }, () => {
      ink.line(`52,0 ${54 + long * 0.5},${bend * 0.3 - 6} ${54 + long * 0.6},${bend * 0.4}`, {
        width: 6,
        profile: 'even',
      })
      ink.line(`${54 + long * 0.58},${bend * 0.36} ${54 + long * 0.86},${bend} ${52 + long},${bend * 1.7}`, {
        width: 5,
        profile: 'flick',
      })
      ink.dot(54 + long * 0.58, bend * 0.36, 3.8)
    })
}

function drawBall(ink: Ink): void {
  const ball = made(ink, ink.ellipse(0, 0, 59, 57), 'bright', { width: 3.2, halo: 1.8, from: 0.66 })
  ink.clip(ball, () => {
    for (const path of [
      '-58,14 -44,16 -36,10 -30,14',
      '-44,16 -38,24',
      '-50,-16 -40,-18 -34,-12',
      '-26,50 -24,38 -16,34',
      '56,22 44,22 38,28',
      '44,22 40,14',
      '20,54 20,42 26,36',
    ])
      ink.line(path, { width: 1.6, profile: 'flick' })
    const random = ink.fork('iris')
    ink.form(ink.ellipse(-6, 2, 37, 37), { width: 3, halo: 0, fill: '#c9bca4' })
    for (let i = 0; i < 58; i++) {
      const angle = (i / 58) * Math.PI * 2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const start = 20 + noise1(7, i) * 4
      const end = random.between(27, 36)
      ink.line(
        [
          [-6 + cos * start, 2 + sin * start],
          [-6 + cos * end, 2 + sin * end],
        ],
        { width: 1.8, profile: 'flick' },
      )
    }
    ink.black(ink.ellipse(-6, 2, 21, 22))
    // The lid, wrinkled from looking.
    const lid = ink.form('-70,-12* -40,-30 0,-34 40,-26 70,-2* 70,-80* -70,-80*', {
      width: 3.4,
      halo: 0,
      fill: '#8a7c69',
    })
    ink.clip(lid, () =>
      ink.lines(['-54,-30 -20,-44 20,-44 54,-28', '-44,-44 -14,-54 20,-54 44,-42'], { width: 1.8, profile: 'swell' }),
    )
  })
  ink.contour(ball, { width: 3.2 })
}

/** The plate of a keyhole, off a door that no longer shuts: now a monocle. */
function drawPlate(ink: Ink): void {
  ink.at(-7, 3, { rotate: 4, scale: 0.8 }, () => {
    const ring = ink.path(
      '-6,-48* 6,-49* 14,-40 26,-33 31,-14 26,4 25,24 29,36 16,48 6,57* -6,57* -18,48 -31,37 -26,24 -26,2 -33,-14 -28,-33 -16,-41',
      true,
    )
    made(ink, ring, 'black', { halo: 1.6, rim: 2 })
    scrape(ink, 1.7, ['-22,-28 -26,-14 -20,4 -20,26 -24,36', '22,-28 25,-14 20,4 20,24 23,35'], 'swell')
    // Through the hole: the pupil.
    ink.form('0,-26 12,-22 16,-10 11,1 8,6* 14,34* -14,35* -8,6* -12,1 -16,-10 -12,-22', { width: 2, halo: 0 })
    ink.clip('0,-26 12,-22 16,-10 11,1 8,6* 14,34* -14,35* -8,6* -12,1 -16,-10 -12,-22', () => {
      ink.black(ink.ellipse(-1, -2, 11, 15))
      ink.dot(-5, -9, 4.4, { white: true })
      ink.dot(4, 6, 2, { white: true })
    })
    for (const y of [-40, 47]) {
      ink.dot(0, y, 3, { white: true })
      ink.line(`-2,${y + 1} 2,${y - 1}`, { width: 1.3 })
    }
  })
}

function drawChain(ink: Ink): void {
  for (let i = 0; i <= 13; i++) {
    const share = i / 13
    const x = 34 - share * 22 + Math.sin(share * Math.PI) * 44
    const y = -152 + share * 112
    ink.line(ink.ellipse(x, y, i % 2 ? 4.6 : 2.6, 5.2, 20 - share * 60), { width: 2, closed: true, profile: 'even' })
  }
}
