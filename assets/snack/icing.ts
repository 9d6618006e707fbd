import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import type { Random } from '../ink/random'
import { LIGHT, type Place, rust } from './hand'
import { TILE } from './tile'

/** The top of the icing, in scene units. */
const GROUND = 806

/** The front layer, a tile of it: icing that runs down a black cake. */
export function drawIcing(ink: Ink): void {
  ink.light = LIGHT
  drawSponge(ink, ink.fork('sponge'))
  drawFilling(ink)
  drawTop(ink, ink.fork('icing'))
  endless(ink, TILE, () => drawSprinkles(ink, ink.fork('sprinkles')))
}

/** Black cake, its crumbs scraped out of it. */
function drawSponge(ink: Ink, random: Random): void {
  const cake = ink.path(`-60,840* ${TILE + 60},840* ${TILE + 60},1100* -60,1100*`, true)
  ink.cut(cake)
  ink.black(cake, { wobble: 0 })
  endless(ink, TILE, () => {
    for (let i = 0; i < 150; i++) {
      const [x, y] = [random.between(0, TILE), random.between(850, 1056)]
      const crumb = ink.ellipse(x, y, random.between(2, 7), random.between(1.4, 4), random.between(-30, 30))
      ink.black(crumb, { white: true, bare: true })
      if (i % 5 === 0)
        ink.line(`${x},${y + 6} ${x + 9},${y + 9} ${x + 20},${y + 6}`, { width: 1.8, white: true, profile: 'swell' })
    }
  })
}

/** A band of cream in it. It runs on beyond both ends of the tile, where it begins anew. */
function drawFilling(ink: Ink): void {
  const wave: readonly Place[] = [
    [120, 8],
    [320, -2],
    [560, 10],
    [800, 0],
    [1040, 9],
    [1280, -2],
    [1480, 8],
  ]
  const band = (down: number) =>
    [-TILE, 0, TILE].flatMap((shift) => wave.map(([x, y], i) => [x + shift, down + y + (down > 950 ? (i % 2) * 5 : 0)]))
  ink.form([...band(938), ...band(964).toReversed()], {
    ...{ width: 3.4, halo: 2, gap: 0 },
    tone: { from: 0.7, width: 2, spacing: 3.4 },
  })
}

/** Its top, and the drips of its edge. */
function drawTop(ink: Ink, random: Random): void {
  const top: number[][] = []
  for (const shift of [-TILE, 0, TILE])
    for (const [x, y] of [
      [60, -2],
      [240, 6],
      [470, -4],
      [720, 4],
      [960, -3],
      [1200, 5],
      [1420, -4],
    ] as const)
      top.push([x + shift, GROUND + y])
  const drips: number[][] = []
  for (let x = TILE - 10; x > 26; ) {
    const wide = random.between(22, 44)
    const long = random.pick([14, 22, 34, 52, 76, 60, 26])
    drips.push(
      [x, GROUND + 44],
      [x - wide * 0.2, GROUND + 44 + long * 0.7],
      [x - wide * 0.5, GROUND + 50 + long],
      [x - wide * 0.82, GROUND + 44 + long * 0.7],
      [x - wide, GROUND + 42],
    )
    x -= wide + random.between(16, 34)
  }
  const edge = [TILE, 0, -TILE].flatMap((shift) => drips.map(([x = 0, y = 0]) => [x + shift, y]))
  const icing = ink.path([...top, ...edge], true)
  ink.form(icing, { width: 4.6, halo: 2.4, contour: false })
  ink.wash(icing, { alpha: 0.26, fade: { from: [0, GROUND + 100], to: [0, GROUND + 18] } })
  ink.contour(icing, { width: 4.8, gap: 0.1 })
}

function drawSprinkles(ink: Ink, random: Random): void {
  for (let i = 0; i < 44; i++) {
    const [x, y] = [random.between(0, TILE), GROUND + random.between(14, 38)]
    const turn = random.between(-70, 70)
    ink.at(x, y, { rotate: turn }, () => {
      if (i % 4 === 0) rust(ink, ink.form(ink.tube('-7,0@7 7,0@7', { root: true }), { width: 2.2 }), 1, 0.9)
      else ink.line('-7,0 0,0 7,0', { width: 4.6, profile: 'even' })
    })
  }
}
