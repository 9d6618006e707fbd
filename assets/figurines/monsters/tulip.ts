import type { Ink } from '../../ink/ink'
import { VERMILION } from '../../ink/palette'
import { made, scrape } from '../kit/stuff'
import { drawSpikes, stem } from './parts'

/** A gobbling tulip: it must not be watered by hand. 0, 0 is the ground under the pot. */
export function drawTulip(ink: Ink): void {
  drawLeaf(ink, '-8,-66* -36,-96 -72,-100 -102,-74* -76,-78 -50,-68 -18,-58*', '-16,-66 -52,-84 -94,-78')
  drawLeaf(ink, '12,-66* 34,-104 70,-112 100,-92* 74,-90 50,-78 24,-56*', '18,-66 48,-92 92,-96')
  stem(ink, '10,-60@11 44,-86@10 58,-116@10', 'dusk')
  ink.at(60, -124, { rotate: 40, scale: 1.06 }, () => drawHead(ink, 'stone', 23))
  stem(ink, '-8,-60@11 -44,-82@10 -58,-104@10', 'dusk')
  ink.at(-58, -108, { rotate: -34, scale: 1.06 }, () => drawChewing(ink))
  stem(ink, '0,-60@13 8,-100@12 -8,-138@12 -2,-160@11', 'dusk', { halo: 1.2 })
  ink.at(-2, -160, { rotate: -8, scale: 1.02 }, () => drawHead(ink, 'black', 30))
  drawPot(ink)
}

function drawLeaf(ink: Ink, shape: string, vein: string): void {
  made(ink, shape, 'dusk', { from: 0.44, inside: () => ink.line(vein, { width: 1.8, profile: 'swell' }) })
}

/** A flower wide open: petals above and below a throat. It opens upward. */
function drawHead(ink: Ink, petals: 'black' | 'stone', gape: number): void {
  made(ink, ink.leaf(-gape * 0.5, -8, -118, 58, 28, { belly: 0.46 }), petals, { rim: 1.4 })
  made(ink, ink.leaf(gape * 0.5, -8, -60, 56, 28, { belly: 0.46 }), petals, { rim: 1.4 })
  ink.black(ink.ellipse(0, -32, gape, 15))
  drawSpikes(ink, [
    [-gape * 0.7, -42, 76, 16, 9],
    [-gape * 0.24, -46, 88, 19, 9],
    [gape * 0.26, -46, 94, 17, 9],
    [gape * 0.72, -42, 104, 15, 9],
  ])
  const tongue = ink.form(`-6,-24* -8,-46 2,-60 12,-72 20,-70 18,-56 8,-42 8,-24*`, { width: 1.8, halo: 0.6 })
  ink.wash(tongue, { color: VERMILION, alpha: 0.9 })
  ink.line('0,-28 2,-44 12,-60', { width: 1.6, profile: 'flick' })
  const cup = made(
    ink,
    `0,4* ${-gape * 0.8},-2 ${-gape * 1.2},-26 ${-gape * 1.1},-44* ${-gape * 0.5},-26 0,-40* ${gape * 0.5},-26 ${gape * 1.1},-44* ${gape * 1.2},-26 ${gape * 0.8},-2`,
    petals,
    { halo: 1.2, rim: 1.8 },
  )
  drawSpikes(ink, [
    [-gape * 0.8, -34, -86, 13, 8],
    [-gape * 0.3, -31, -92, 15, 8],
    [gape * 0.3, -31, -88, 14, 8],
    [gape * 0.8, -34, -94, 12, 8],
  ])
  ink.clip(cup, () =>
    ink.lines(
      [
        `${-gape * 0.4},0 ${-gape * 0.8},-14 ${-gape * 0.9},-30`,
        `0,2 0,-12 1,-28`,
        `${gape * 0.4},0 ${gape * 0.8},-14 ${gape * 0.9},-28`,
      ],
      {
        width: 1.8,
        profile: 'swell',
        ...(petals === 'black' ? { white: true, bare: true } : {}),
      },
    ),
  )
}

/** The one that has got something: cheeks full, and a boot half out. */
function drawChewing(ink: Ink): void {
  // The boot goes in toe last.
  ink.at(0, -40, { rotate: 46, scaleX: -0.9, scaleY: 1 }, () => {
    made(ink, '-12,16* -13,-32* -10,-44 4,-48 32,-46 40,-38 40,-32* 14,-28 14,16*', 'dusk', { width: 2.6, halo: 1 })
    made(ink, '-15,-34* -10,-48 6,-53 34,-51 45,-40 44,-36* 34,-44 6,-46 -6,-43*', 'black', { rim: 0, halo: 0.4 })
    ink.lines(['-6,-22 4,-24', '-6,-13 4,-15', '-6,-4 4,-6'], { width: 2 })
    ink.line('-1,-28 -1,0', { width: 1.5 })
  })
  const cup = made(ink, '0,4* -28,-4 -40,-26 -28,-46* -14,-36* -4,-44* 6,-34* 18,-44* 30,-44* 42,-24 28,-2', 'stone', {
    halo: 1.2,
    width: 2.8,
  })
  ink.clip(cup, () => {
    ink.lines(['-12,0 -26,-16 -28,-32', '12,0 26,-14 28,-32', '0,2 0,-20'], { width: 1.8, profile: 'swell' })
    ink.lines(['-34,-22 -28,-26', '34,-20 28,-24'], { width: 2 })
  })
  drawSpikes(ink, [
    [-20, -38, -84, 12, 8],
    [-4, -40, -92, 11, 8],
    [14, -40, -90, 12, 8],
    [28, -42, -96, 10, 7],
  ])
}

function drawPot(ink: Ink): void {
  const pot = made(ink, '-40,-54* -32,-20 -26,4* 0,8 27,4* 33,-20 42,-54*', 'bright', {
    width: 3,
    halo: 1.2,
    from: 0.46,
  })
  ink.clip(pot, () => {
    ink.line('-40,-30 0,-24 40,-31', { width: 9, profile: 'even' })
    for (const x of [-26, -9, 9, 26]) ink.dot(x, -26 - Math.abs(x) * 0.1, 3, { white: true })
    ink.line('18,-50 12,-38 20,-30 14,-18', { width: 1.8, profile: 'flick' })
  })
  made(ink, '-46,-54* -44,-70* 0,-66 46,-71* 48,-55* 0,-49', 'stone', { width: 2.8, halo: 0.8 })
  // What it says on the stick; nobody reads it in time.
  ink.at(24, -62, { rotate: 14 }, () => {
    made(ink, '-3,4* 3,4* 3,-24* -3,-24*', 'dusk', { width: 1.7 })
    made(ink, '-16,-24* 15,-26* 16,-42* -15,-41*', 'bright', { width: 2, halo: 1 })
    ink.line('-7,-38 7,-28', { width: 2.6 })
    ink.line('7,-39 -6,-28', { width: 2.6 })
  })
  scrape(ink, 2, ['-38,-62 -20,-60'])
}
