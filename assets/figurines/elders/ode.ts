import type { Ink } from '../../ink/ink'
import { radians } from '../../ink/numbers'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawHand } from '../kit/limbs'
import { made, scrape } from '../kit/stuff'

/** Elder Ode, who sees all, through her fan, and knows what there will be for supper. 0, 0 is the ground under her. */
export function drawElderOde(ink: Ink): void {
  standShadow(ink, -84, 80, 1)
  drawVeil(ink)
  drawRobe(ink)
  drawBall(ink)
  drawHead(ink, -10, -146, {
    ...{ shape: 'egg', tilt: -9, look: -0.4, eyes: 'shut', brows: 'none', nose: 'hook', mouth: 'smirk', cheeks: 5 },
    over: () => drawHat(ink),
  })
  drawArm(ink, [14, -108], [56, -104], [58, -72], { stuff: 'black', thick: 22, hand: 'none' })
  drawHand(ink, [56, -64], 108, { hand: 'open', size: 19 })
  drawArm(ink, [-28, -108], [-66, -92], [-46, -112], { stuff: 'black', thick: 22, hand: 'none' })
  drawFan(ink)
  drawHand(ink, [-40, -118], -50, { size: 18, left: true })
}

/** It comes down from the tip of her hat and trails over the edge. */
function drawVeil(ink: Ink): void {
  const veil = made(
    ink,
    '34,-250* 52,-226 60,-180 76,-130 88,-70 104,-16 116,6* 96,2 84,12* 70,0 58,8* 50,-40 36,-110 22,-170*',
    'stone',
    { width: 2.6, from: 0.4 },
  )
  ink.clip(veil, () => {
    ink.lines(['36,-240 50,-180 74,-80 96,0', '34,-230 40,-170 58,-90 74,0'], { width: 1.6, profile: 'swell' })
    for (const [x, y] of [
      [50, -200],
      [60, -160],
      [54, -130],
      [72, -110],
      [66, -80],
      [84, -54],
      [70, -44],
      [92, -24],
      [76, -16],
    ] as const)
      ink.dot(x, y, 2)
  })
}

function drawRobe(ink: Ink): void {
  const robe = made(
    ink,
    '-30,-118* -44,-90 -56,-50 -74,0* -52,6 -20,3 10,7 44,2 70,4* 56,-50 38,-92 24,-118*',
    'black',
    { halo: 1.4, rim: 2.2 },
  )
  ink.clip(robe, () => {
    scrape(ink, 1.7, ['-30,-90 -44,-44 -56,0', '-14,-70 -20,-30 -22,4', '22,-70 34,-36 44,2'])
    // Moons, in their quarters.
    for (const [x, y, size] of [
      [-38, -30, 6],
      [-8, -22, 5],
      [-30, -60, 5],
      [8, -52, 5],
    ] as const) {
      ink.dot(x, y, size, { white: true })
      ink.dot(x + size * 0.5, y - size * 0.2, size * 0.86)
    }
  })
}

/** On its stand, between ladle and bowl: the future, with noodles. */
function drawBall(ink: Ink): void {
  made(ink, '34,4* 40,-10 52,-16* 70,-16* 84,-10 90,4*', 'dusk', { width: 2.6, halo: 1.4 })
  const ball = made(ink, ink.ellipse(62, -42, 33, 32, 0, 0.01), 'bright', { width: 3, halo: 1.6, from: false })
  ink.clip(ball, () => {
    ink.crescent(ball, { depth: 9, alpha: 0.32 })
    made(ink, '40,-40* 84,-41* 78,-24 62,-18 46,-23*', 'stone', { width: 2.2 })
    made(ink, ink.ellipse(62, -41, 23, 6.4), 'bright', { width: 2, halo: 0.4 })
    ink.black(ink.ellipse(62, -40, 17, 3.8))
    ink.line('70,-42 80,-58 84,-64', { width: 3.4, profile: 'even' })
    ink.lines(['52,-50 48,-56 53,-61', '61,-51 58,-58 63,-65'], { width: 1.6, profile: 'swell' })
  })
  ink.lines(['38,-46 42,-60 52,-67'], { width: 2.6, profile: 'swell' })
}

function drawHat(ink: Ink): void {
  made(ink, '-27,-6* -29,-26 0,-33 29,-26 28,-4* 20,-14 0,-20 -20,-14*', 'bright', { width: 2.3 })
  const hat = made(ink, '-25,-22* 2,-30 26,-24* 40,-60 62,-98* 30,-74 0,-52*', 'black', { halo: 1.2, rim: 2 })
  ink.clip(hat, () => {
    for (const path of ['-12,-40 8,-42 34,-40', '2,-54 18,-56 42,-58', '20,-68 32,-70 50,-74'])
      ink.line(path, { width: 3, white: true, profile: 'swell' })
  })
}

/** Her eyes are on the fan; they have not been shut since it was painted. */
function drawFan(ink: Ink): void {
  ink.at(-44, -120, { rotate: -28 }, () => {
    const reach = (angle: number, far: number) => `${Math.cos(radians(angle)) * far},${Math.sin(radians(angle)) * far}`
    const edge = [-168, -144, -120, -96, -72, -48, -24].map((angle, i) => `${reach(angle, i % 2 ? 74 : 70)}*`)
    const leaf = [`${reach(-168, 22)}*`, ...edge, `${reach(-24, 22)}*`, reach(-96, 22)].join(' ')
    made(ink, leaf, 'bright', { width: 2.9, halo: 1.6, from: 0.6 })
    for (const angle of [-156, -132, -108, -84, -60, -36]) {
      ink.line(`${reach(angle, 4)} ${reach(angle, 24)}`, { width: 3, profile: 'even' })
      ink.line(`${reach(angle, 24)} ${reach(angle, 69)}`, { width: 1.2, profile: 'flick' })
    }
    for (const angle of [-124, -68]) {
      ink.at(Math.cos(radians(angle)) * 47, Math.sin(radians(angle)) * 47, { rotate: angle + 90 }, () => {
        made(ink, '-17,1* -8,-9 4,-10 17,-1* 6,8 -7,8', 'bright', { width: 2.4, halo: 0.6, from: false })
        ink.black(ink.ellipse(1, -1, 6.4, 7))
        ink.dot(-1, -4, 2.4, { white: true })
        for (const x of [-11, -4, 4, 11])
          ink.line(`${x},${-8 + Math.abs(x) * 0.3} ${x * 1.25},${-16 + Math.abs(x) * 0.3}`, {
            width: 1.9,
            profile: 'flick',
          })
      })
    }
    ink.dot(0, 0, 3)
  })
}
