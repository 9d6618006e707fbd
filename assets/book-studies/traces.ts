import { pictures as armadillo } from '../armadillo/drawings'
import { pictures as baddog } from '../baddog/drawings'
import { pictures as bat } from '../bat/drawings'
import { drawFootprint } from '../blotlings/draw'
import { pictures as bouquet } from '../bouquet/drawings'
import { pictures as crabby } from '../crabby/drawings'
import { pictures as ego } from '../ego/drawings'
import { pictures as fairy } from '../fairy/drawings'
import { pictures as fowl } from '../fowl/drawings'
import { pictures as heist } from '../heist/drawings'
import type { Ink } from '../ink/ink'
import { LEATHER, VERMILION } from '../ink/palette'
import { pictures as nest } from '../nest/drawings'
import { pictures as scallop } from '../scallop/drawings'
import { pictures as scrape } from '../scrape/drawings'
import { pictures as scurry } from '../scurry/drawings'
import { pictures as snack } from '../snack/drawings'
import { lifted, together } from '../stamps/sheet'
import { pictures as uhOh } from '../uh-oh/drawings'
import type { Pose } from './sheet'

/** What each day has left on its page. */

type Place = readonly [frame: string | number, x: number, y: number, scale?: number, turn?: number]
type Sprite = Parameters<typeof lifted>[0]

/** Where such a drawing lies, as large as it is drawn. */
const BOX = { left: -100, top: -120, right: 100, bottom: 120 } as const
function byHand(draw: (ink: Ink) => void, size = 1): Pose {
  return { draw, part: BOX, zoom: size }
}

/** A sprite that lies about, in these frames at these places. */
const lying = (sprite: Sprite, ...places: readonly Place[]): Pose => ({
  draw: together(...places.map(([frame, ...place]) => [lifted(sprite, frame), ...place] as const)),
})

/** Three claws, once through the paper. */
export const scratches: Pose = {
  part: BOX,
  draw(ink) {
    for (const [x, top, bottom] of [
      [-48, -84, 70],
      [2, -112, 116],
      [50, -92, 82],
    ] as const) {
      ink.line(`${x + 26},${top} ${x + 12},${top / 3} ${x},${bottom / 3} ${x - 18},${bottom}`, {
        width: 15,
        dry: 0.5,
        profile: 'swell',
      })
      ink.line(`${x + 35},${top + 20} ${x + 22},${top / 3} ${x + 12},${bottom / 3}`, { width: 2.4, profile: 'flick' })
    }
  },
}
export const spring: Pose = { ...lying(scurry.sprites.spring, ['resting', 0, 0, 1, 58]), zoom: 0.55 }
export const rubble = lying(
  bat.sprites.chip,
  [0, -60, 40, 4],
  [1, -20, -30, 2.8, 40],
  [2, 30, 34, 4.4, -20],
  [3, 64, -46, 2.6],
  [1, 88, 74, 2.4, 90],
  [2, -14, 84, 2.4, 60],
)
export const tag: Pose = { ...lying(scallop.sprites.tag, ['chosen', 0, 0, 1, -14]), zoom: 0.56 }
/** What flies up from a fire, and lies down grey. */
export const ash: Pose = {
  part: BOX,
  draw(ink) {
    const random = ink.fork('ash')
    for (let i = 0; i < 40; i++) {
      const [x, y, size] = [random.signed() * 84, random.signed() * 84 + 20, random.between(3, 11)]
      const flake = `${x - size},${y}* ${x - size * 0.3},${y - size * 0.7} ${x + size},${y - size * 0.2}* ${x + size * 0.2},${y + size * 0.6}*`
      if (i % 3) ink.solid(flake)
      else ink.form(flake, { width: 1.6, halo: 0 })
    }
  },
}
export const petals = lying(
  bouquet.sprites.falling,
  ['cup', -60, -70, 0.6, -20],
  ['edge', 70, -10, 0.5, 30],
  ['open', -30, 90, 0.7, 60],
)
/** The sole of one who has packed. */
export const boot: Pose = {
  part: BOX,
  draw(ink) {
    const sole = '-26,-100 10,-108 34,-80 36,-20 26,24 -14,24 -30,-30'
    const heel = '-14,44* 28,42* 30,84 10,100 -12,90'
    for (const part of [sole, heel])
      ink.clip(part, () => {
        for (let y = -112; y < 110; y += 15)
          ink.line(`-44,${y + 8} 0,${y - 6} 46,${y + 6}`, { width: 8.5, dry: 0.6, profile: 'even' })
      })
    ink.lines([`-30,-30 -28,-72 -20,-98`, '36,-72 38,-20 28,20'], { width: 3, dry: 0.6 })
  },
  turn: 24,
}
export const feet: Pose = {
  draw(ink) {
    for (const [x, y, turn] of [
      [-60, 96, 30],
      [6, -6, 22],
      [30, -110, 12],
    ] as const)
      ink.at(x, y, { rotate: turn }, () => drawFootprint(ink, 97))
  },
}
export const straw = lying(
  nest.sprites.straw,
  [0, -40, -50, 1, 20],
  [1, 30, -10, 1.1, -34],
  [2, -20, 40, 1, 64],
  [0, 50, 60, 0.8, -8],
  [1, -60, 4, 0.7, -60],
)
export const crabTrack = lying(
  crabby.sprites.track,
  [0, -64, 84, 1.7, -20],
  [1, -22, 40, 1.7, -24],
  [2, 18, -6, 1.7, -28],
  [3, 60, -50, 1.7, -30],
)
export const quill: Pose = { ...byHand(drawQuill), turn: 28 }
/** A cup that was set down twice. */
export const ring = byHand((ink) => {
  for (const [x, y, radius, alpha] of [
    [-10, -12, 74, 0.6],
    [18, 26, 72, 0.34],
  ] as const) {
    const rim = ink.ellipse(x, y, radius, radius * 0.97, 0, 0.02)
    ink.line(rim, {
      closed: true,
      width: 9,
      color: LEATHER,
      alpha,
      profile: (along) => 0.7 + 0.4 * Math.sin(along * 9),
    })
    ink.line(rim, { closed: true, width: 2.4, color: LEATHER, alpha, dry: 0.5, profile: 'even' })
  }
  ink.splatter(66, 92, { count: 9, radius: 20, color: LEATHER })
})
/** What a berry pie is eaten with. */
export const jam = byHand((ink) => {
  const drop = '-50,-70 -10,-96 40,-76 52,-30 34,10 46,60 30,66 18,20 -8,34 -14,84 -32,84 -34,26 -62,-6'
  ink.wash(drop, { alpha: 0.9, color: VERMILION })
  ink.crescent(drop, { depth: 9, alpha: 0.4, color: VERMILION })
  ink.lines(['-30,-62 -10,-76 12,-72', '-40,-40 -36,-48'], { width: 5, white: true, bare: true, profile: 'swell' })
  ink.splatter(40, 96, { count: 12, radius: 34, largest: 5, color: VERMILION })
}, 0.72)
/** A drop of the little screen's ink has come out of it, and has left three dots on its way. */
export const pixels = byHand((ink) => {
  const rows = ['....X...', '....X...', '...XXX..', '..XXXXX.', '.XXXXXXX', '.X.XXXXX', '.XX.XXXX', '..XXXXX.']
  for (const [y, row] of rows.entries())
    for (const [x, cell] of [...row].entries())
      if (cell === 'X') ink.solid(ink.box(-80 + x * 20, -80 + y * 20, 18.4, 18.4, { round: 1.5 }))
  for (const [x, y, turn] of [
    [-96, 76, 12],
    [-72, 104, -8],
    [-30, 98, 20],
  ] as const)
    ink.solid(ink.box(x, y, 18, 18, { round: 1.5, turn }))
}, 0.62)
export const measured = lying(armadillo.sprites.track, [0, 0, 0])
export const feather = lying(fowl.sprites.feather, [1, 20, -20, 2.6, -30], [3, -46, 60, 1.6, 40])
export const salt = byHand((ink) => {
  const random = ink.fork('salt')
  for (let grain = 0; grain < 210; grain++) {
    const [angle, far] = [random.between(0, 2 * Math.PI), 96 * random.next() ** 1.7]
    const [x, y, size] = [far * Math.cos(angle), 30 + far * 0.62 * Math.sin(angle), random.between(1.2, 3.4)]
    const corners = `${x - size},${y - size}* ${x + size},${y - size * 0.7}* ${x + size * 0.8},${y + size}* ${x - size},${y + size * 0.8}*`
    if (grain % 5) ink.contour(ink.path(corners, true), { width: 1.1, gap: 0 })
    else ink.solid(corners)
  }
})
export const silver = lying(
  scrape.sprites.crumb,
  [0, -50, 34, 6],
  [2, -8, 66, 5.6, 30],
  [4, 36, 26, 6.4],
  [6, 66, 72, 5, 70],
  [8, -76, 84, 5],
  [1, 8, 4, 4.6, 140],
  [3, -24, -34, 5, 60],
  [5, 60, -26, 4.4],
)
/** One, very long. */
export const hair = byHand((ink) =>
  ink.lines(['-70,118 -92,40 -30,10 10,44 -20,86 -58,40 -20,-40 60,-30 84,20 40,30 30,-40 70,-116'], {
    width: 3.4,
    profile: 'swell',
  }),
)
/** One of those who drew on the walls of the cave. */
export const hand = byHand((ink) => {
  const palm = [ink.ellipse(4, 50, 40, 46)]
  const fingers = [
    '-22,40@24 -44,-24@20 -52,-64@17',
    '-8,20@24 -16,-62@21 -18,-104@17',
    '14,16@24 18,-66@21 20,-108@17',
    '32,26@22 48,-36@19 56,-76@15',
    '-18,72@26 -64,44@22 -90,14@18',
  ]
  const shape = ink.union([...palm, ...fingers.map((finger) => ink.tube(finger))])
  const random = ink.fork('spray')
  ink.clip(
    shape,
    () => {
      for (let i = 0; i < 900; i++) {
        const [angle, far] = [random.between(0, 2 * Math.PI), 70 + random.signed() * 34]
        ink.dot(far * Math.cos(angle) - 4, far * 1.15 * Math.sin(angle), random.between(0.7, 2.6))
      }
    },
    { outside: true },
  )
})
export const tiptoe = lying(
  heist.sprites.print,
  [0, -84, -100, 1, 44],
  [1, -62, -62, 1, 52],
  [2, -30, -48, 1, 40],
  [0, -6, -12, 1, 50],
  [1, 28, 4, 1, 40],
  [2, 44, 46, 1, 52],
  [0, 84, 64, 1, 42],
)
/** His finger, after. */
export const fingerprint: Pose = {
  ...byHand((ink) => {
    const pad = ink.ellipse(0, 0, 58, 84, 0, 0.03)
    ink.clip(pad, () => {
      for (let i = 1; i < 11; i++) {
        const [x, y] = [i * 6.6, i * 8.6]
        ink.line(
          `${-x},${y + 40} ${-x * 1.05},0 ${-x * 0.7},${-y * 0.8} 0,${-y} ${x * 0.75},${-y * 0.8} ${x},4 ${x * 0.9},${y + 40}`,
          { width: 4.2, dry: 0.45, profile: (along) => 0.75 + 0.3 * Math.sin(along * 21 + i * 2) },
        )
      }
    })
  }, 0.7),
  turn: 16,
}
export const dust = lying(fairy.sprites.sparks, [1, 0, 0])
/** A coin, rubbed off with pencil before it was spent. */
export const coin: Pose = {
  ...byHand((ink) => {
    const drop = '0,-58* 20,-14 40,20 42,46 24,62 -22,64 -42,46 -40,20 -18,-14'
    ink.clip(ink.ellipse(0, 0, 92, 92, 0, 0.02), () => {
      ink.clip(
        drop,
        () => {
          for (let y = -100; y < 100; y += 6)
            ink.line(`-100,${y + 12} 0,${y} 100,${y - 10}`, { width: 5, dry: 0.66, profile: 'even' })
        },
        { outside: true },
      )
    })
    ink.line(ink.ellipse(0, 0, 84, 84, 0, 0.02), { closed: true, width: 4, dry: 0.4, profile: 'even' })
    ink.contour(ink.path(drop, true), { width: 3 })
  }, 0.72),
  turn: 12,
}
export const clippings = lying(
  ego.sprites.clipping,
  [0, -60, 60, 1.6],
  [1, -20, 20, 1.5, 40],
  [2, 26, 64, 1.7, -20],
  [3, 60, 10, 1.4, 80],
  [4, -40, -40, 1.3, 120],
  [0, 40, -60, 1.3, 200],
)
/** Eaten off: the crumbs are still there. */
export const bite = lying(
  snack.sprites.crumb,
  [0, 0, 0, 1],
  [0, 96, 46, 0.7, 80],
  [0, -92, 66, 0.6, 200],
  [0, 20, 110, 0.5, 40],
  [0, -50, -70, 0.4, 90],
)
/** A spark has gone through. */
export const burn = byHand((ink) => {
  for (const [x, y, size] of [
    [-8, -10, 50],
    [56, 66, 15],
    [-62, 74, 9],
  ] as const) {
    const rim = ink.path(
      Array.from({ length: 15 }, (_, i) => {
        const [angle, far] = [(i / 15) * 2 * Math.PI, size * (1 + 0.16 * Math.sin(i * 2.3) + 0.07 * Math.sin(i * 5.1))]
        return [x + far * Math.cos(angle), y + far * 0.92 * Math.sin(angle), 1, i % 3 === 0 ? 1 : 0]
      }),
      true,
    )
    ink.wash(ink.ellipse(x, y, size * 1.75, size * 1.6), {
      alpha: 0.62,
      color: LEATHER,
      fade: { center: [x, y], inner: size * 0.8, outer: size * 1.75, full: 'inside' },
    })
    ink.solid(rim)
    ink.contour(rim, { width: size * 0.12, gap: 0 })
  }
}, 0.8)
export const blot: Pose = { ...lying(uhOh.sprites.blot, ['running', 0, 0]), zoom: 0.8 }
/** A machine has stood here. */
export const oil = byHand((ink) => {
  const rim = Array.from({ length: 48 }, (_, corner) => {
    const angle = ((corner / 4 + (corner % 2 ? 0.06 : -0.06)) / 12) * 2 * Math.PI
    const far = corner % 4 < 2 ? 84 : 66
    return [Math.cos(angle) * far, Math.sin(angle) * far, 1, 1]
  })
  const print = ink.path(rim, true)
  ink.clip(
    ink.ellipse(0, 0, 30, 30),
    () =>
      ink.clip(print, () => {
        for (let y = -90; y < 92; y += 7)
          ink.line(`-92,${y} 0,${y - 4} 92,${y + 3}`, { width: 6.4, dry: 0.72, profile: 'even' })
      }),
    { outside: true },
  )
  ink.splatter(40, 96, { count: 10, radius: 40, largest: 6 })
}, 0.86)
/** Somebody's supper. */
export const fishbone: Pose = {
  ...byHand((ink) => {
    ink.line('-78,0 0,-6 78,2', { width: 5, profile: 'even' })
    for (let i = 0; i < 9; i++) {
      const [x, length] = [-44 + i * 13, 36 - i * 2.6]
      ink.lines(
        [
          `${x},-4 ${x + 9},${-length * 0.6} ${x + 7},${-length}`,
          `${x},-4 ${x + 11},${length * 0.5} ${x + 8},${length}`,
        ],
        { width: 3.8, profile: 'grow' },
      )
    }
    ink.form('-108,6 -84,-28 -56,-24* -60,0 -56,22* -86,24', { width: 3.4, halo: 0 })
    ink.lines(['-92,-10 -82,0', '-82,-10 -92,0'], { width: 3, profile: 'even' })
    ink.line('-107,7 -94,10 -86,6', { width: 2.4 })
    ink.form('76,2* 104,-34 100,-4 110,28* 92,18', { width: 3.2, halo: 0 })
  }),
  turn: -34,
}
export const dandelion = lying(
  baddog.sprites.seed,
  [0, -50, 50, 1.5, -30],
  [1, 30, 10, 1.3, 20],
  [2, 70, -70, 1.2, 40],
  [0, -20, -60, 1, -10],
  [1, 66, 78, 1.1, -50],
)

/** A quill's barb by barb, fallen out. */
function drawQuill(ink: Ink): void {
  const vane = ink.path('-4,90 -26,40 -30,-40 -6,-112* 26,-50 24,40 4,90', true)
  ink.form(vane, { width: 3, halo: 0, tone: { from: 0.5, width: 2, spacing: 4 } })
  for (let i = 0; i < 13; i++) {
    const y = 74 - i * 13
    ink.lines([`-1,${y} -14,${y - 16} -25,${y - 26}`, `1,${y} 12,${y - 14} 22,${y - 24}`], {
      width: 2.2,
      profile: 'flick',
    })
  }
  ink.line('6,122 0,60 -4,-30 -6,-104', { width: 5, profile: (along) => 1.1 - along * 0.7 })
}
