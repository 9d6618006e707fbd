import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawSpikes, stem } from './parts'

/** A topiary bear: it had had enough of being trimmed. 0, 0 is the ground under its hind paws. */
export function drawTopiary(ink: Ink): void {
  standShadow(ink, -66, 78)
  drawTrunks(ink)
  drawHedge(ink)
  ink.at(-12, -196, { rotate: -10 }, () => drawHead(ink))
  drawShearsInIt(ink)
  drawBird(ink)
  drawClippings(ink)
}

/** What it grows out of, where the hedge is thin. */
function drawTrunks(ink: Ink): void {
  for (const [x, lean] of [
    [-36, -4],
    [42, 5],
  ] as const)
    stem(ink, `${x},4@22 ${x + lean},-16@17 ${x + lean},-34@16`, 'dusk', { width: 2.5 })
}

function drawHedge(ink: Ink): void {
  const limbs: readonly (readonly [shape: string, part: string])[] = [
    ['20,-60@54 46,-40@52 44,-24@46', 'far leg'],
    ['40,-150@42 78,-166@40 96,-196@34', 'far paw'],
    ['6,-62@96 4,-104@106 -2,-150@84', 'trunk'],
    ['-22,-56@56 -40,-36@54 -38,-22@46', 'leg'],
    ['-36,-148@42 -76,-146@40 -94,-172@36', 'paw'],
  ]
  for (const [spine, part] of limbs) drawClipped(ink, ink.tube(spine, { root: true, round: 1 }), part)
  // Claws: twigs that were never cut.
  drawSpikes(
    ink,
    [
      [-108, -178, -140, 17, 7],
      [-99, -189, -112, 18, 7],
      [-86, -190, -82, 17, 7],
      [84, -208, -116, 17, 7],
      [96, -214, -90, 18, 7],
      [108, -208, -58, 17, 7],
      [-58, -8, 130, 14, 7],
      [-44, -3, 104, 14, 7],
      [-28, -4, 80, 14, 7],
      [34, -5, 104, 14, 7],
      [50, -4, 82, 14, 7],
    ],
    'dusk',
  )
}

/** A mass of leaves cut to shape: black in its shade, leaf by leaf where the light is. */
function drawClipped(ink: Ink, mass: ReturnType<Ink['tube']>, part: string): void {
  const edge = ink.scalloped(mass, { size: 11, depth: 4 })
  const hedge = made(ink, edge, 'dusk', { width: 2.6, halo: 1.6, from: 0.38, angle: -40 })
  const field = ink.field(mass)
  const random = ink.fork(part)
  ink.clip(hedge, () =>
    ink.page(() => {
      const box = mass.points.reduce(
        (sum, { x, y }) => ({
          left: Math.min(sum.left, x),
          right: Math.max(sum.right, x),
          top: Math.min(sum.top, y),
          bottom: Math.max(sum.bottom, y),
        }),
        { left: 999, right: -999, top: 999, bottom: -999 },
      )
      for (let y = box.top; y < box.bottom; y += 10)
        for (let x = box.left; x < box.right; x += 11) {
          const [leftwards, down] = [x + random.between(-4, 4), y + random.between(-4, 4)]
          if (field.distance(leftwards, down) < 2 || random.chance(0.18)) continue
          const far = (leftwards - box.left) / (box.right - box.left) + (down - box.top) / (box.bottom - box.top)
          const angle = random.between(10, 80)
          if (far > 1.05) ink.black(ink.leaf(leftwards, down, angle, random.between(11, 16), 8.4, { belly: 0.45 }))
          else if (far < 0.62)
            ink.form(ink.leaf(leftwards, down, angle, 10, 6.4, { belly: 0.45 }), {
              width: 1.3,
              halo: 0,
              fill: '#c9bca4',
            })
          else
            ink.line(
              [
                [leftwards - 4, down],
                [leftwards, down + 3],
                [leftwards + 5, down + 1],
              ],
              { width: 1.7, profile: 'pen' },
            )
        }
    }),
  )
  ink.contour(hedge, { width: 2.6 })
}

function drawHead(ink: Ink): void {
  drawClipped(ink, ink.ellipse(-24, -30, 14, 14), 'ear')
  drawClipped(ink, ink.ellipse(28, -32, 14, 14), 'other ear')
  drawClipped(ink, ink.ellipse(0, 0, 42, 37), 'head')
  drawClipped(ink, ink.ellipse(-12, 14, 25, 19), 'muzzle')
  // Two gaps to look out of, and the night in them.
  for (const [x, y] of [
    [-20, -10],
    [12, -11],
  ] as const) {
    ink.black(ink.ellipse(x, y, 9, 8))
    ink.dot(x - 1, y, 4, { white: true })
    ink.dot(x - 1.6, y + 0.6, 1.6)
  }
  ink.black('-34,-22* -20,-18 -12,-14* -20,-24 -30,-28')
  ink.black('26,-25* 12,-20 3,-15* 12,-26 22,-30')
  made(ink, '-24,4* -14,0 -4,4* -14,14*', 'black', { rim: 1.2, halo: 0.8 })
  ink.black('-32,20* -14,24 6,18* 2,34 -14,38 -28,32')
  drawSpikes(ink, [
    [-24, 22, 86, 10, 7],
    [-4, 22, 96, 10, 7],
    [-18, 37, -88, 9, 6],
    [-8, 37, -92, 9, 6],
  ])
}

/** Where the gardener left them, running. */
function drawShearsInIt(ink: Ink): void {
  ink.at(34, -74, { rotate: 28 }, () => {
    for (const side of [-1, 1] as const) {
      made(ink, `4,${side * 2}* 26,${side * 3}* 30,${side * 9}* 6,${side * 8}*`, 'bright', {
        width: 2,
        halo: 1.2,
        from: false,
      })
      stem(ink, `28,${side * 5}@8 46,${side * 16}@8`, 'black', { rim: 0.8 })
      made(
        ink,
        ink.tube(`44,${side * 14}@12 66,${side * 20}@14 80,${side * 20}@12`, { root: true, round: 0.6 }),
        'bright',
        { width: 2.3, halo: 1 },
      )
      ink.line(`50,${side * 16} 74,${side * 20}`, { width: 1.5, profile: 'swell' })
    }
    made(ink, ink.ellipse(24, 0, 6, 6), 'black', { halo: 0.8 })
  })
}

/** It had not been asked. */
function drawBird(ink: Ink): void {
  ink.at(-16, -104, {}, () => {
    ink.black(ink.scalloped(ink.ellipse(0, 0, 20, 18), { size: 9, depth: 3 }))
    made(ink, '-14,14* -15,-2 -6,-13 6,-12 14,-2 14,15*', 'bright', { width: 2.2, halo: 0.6, from: 0.7 })
    made(ink, '-18,0* -9,-5 -8,4*', 'dusk', { width: 1.8, halo: 0.5, from: false })
    ink.dot(-3, -4, 2.6)
    ink.dot(7, -4, 2.4)
    ink.lines(['-6,-16 -4,-22', '0,-15 2,-22', '-8,-9 -1,-9', '4,-9 10,-10'], { width: 1.8 })
    made(ink, '-20,14* 0,9 20,13* 14,22 0,25 -14,22', 'stone', { width: 2, halo: 0.8 })
    scrape(ink, 1.4, ['-14,17 0,14 14,17'])
    ink.lines(['-16,15 -4,19', '-2,13 10,21', '16,15 6,20'], { width: 1.5 })
  })
}

function drawClippings(ink: Ink): void {
  for (const [x, y, angle] of [
    [-88, 2, 20],
    [-72, 8, 140],
    [78, 4, -20],
    [92, 0, 60],
    [10, 9, 10],
  ] as const)
    made(ink, ink.leaf(x, y, angle, 13, 8, { belly: 0.45 }), 'dusk', { width: 1.6, halo: 0.6, from: false })
}
