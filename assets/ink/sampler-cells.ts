import { drawCreature } from './example'
import { drawFlow } from './flow'
import { Ink } from './ink'
import { clamp, type Options, radians } from './numbers'
import { GREY, INDIGO, INK, LEATHER, MOSS, OCHRE, PLUM, RUST, TEAL, VERMILION } from './palette'
import type { Line } from './path'
import type { ProfileName } from './profiles'
import { drawRock } from './rock'
import type { Tone } from './tone'
import { drawWords } from './words'

/** One square of the sampler, 130 units wide, drawn about (65, 52): what it is called, and the numbers it is drawn with. */
export interface Cell {
  name: string
  numbers: string
  draw(ink: Ink): void
}

export const CELLS: readonly Cell[] = [
  profile('brush'),
  profile('pen'),
  profile('flick'),
  profile('swell'),
  profile('grow'),
  profile('even'),
  dry(0.2),
  dry(0.5),
  dry(0.8),
  dry(1.1),
  cell('contour', 'lit 0.42 gap 0.25', (ink) => ink.contour(ball(ink), { width: 3.4 })),
  cell('contour lit 1', 'gap 0', (ink) => ink.contour(ball(ink), { width: 3.4, lit: 1, gap: 0 })),
  cell('contour lit 0.2', 'gap 0.4', (ink) => ink.contour(ball(ink), { width: 3.8, lit: 0.2, gap: 0.4 })),
  cell('overshoot 2.6', 'at corners', (ink) =>
    ink.contour(ink.path('24,18* 104,14* 110,88* 20,92*', true), { width: 3.8, overshoot: 2.6 }),
  ),
  cell('form under', '1.2', (ink) => ink.form(ball(ink), { width: 2.8 })),
  cell('form halo', '1.8', (ink) => {
    ink.between('10,20 120,14', '10,92 120,88', 12, { width: 2 })
    ink.form(ball(ink), { width: 3.4, halo: 1.8 })
  }),
  toned('tone', 'the default', {}),
  toned('tone heavy', '0.4 to 0.74 width 3 spacing 2.3', { from: 0.4, to: 0.74, width: 3, spacing: 2.3 }),
  toned('tone cross', '0.38 to 0.78 cross 0.5', { from: 0.38, to: 0.78, width: 2.2, spacing: 2.3, cross: 0.5 }),
  toned('tone far limb', '0.05 to 0.6 width 2 spacing 1.9', {
    from: 0.05,
    to: 0.6,
    width: 2,
    spacing: 1.9,
    angle: -65,
  }),
  toned('tone face', '0.62 width 1.2', { from: 0.62, width: 1.2 }),
  toned('tone bulge 0', 'flat and dead', { from: 0.3, bulge: 0 }),
  toned('tone bulge 0.6', 'wraps', { from: 0.3, bulge: 0.6 }),
  toned('tone breaks 0.3', 'jitter 0.1', { from: 0.35, breaks: 0.3, jitter: 0.1 }),
  hatched('hatch', 'spacing 2.4 width 0.9', {}),
  hatched('hatch density', 'spacing 2.2 width 1.5', {
    spacing: 2.2,
    width: 1.5,
    density: (x, y) => clamp((x + y - 90) / 70),
  }),
  hatched('hatch bow 0.3', 'spacing 2.6 width 1.2', { spacing: 2.6, width: 1.2, bow: 0.3 }),
  hatched('hatch length 14', 'spacing 2.6 width 1.4', { spacing: 2.6, width: 1.4, length: 14 }),
  hatched('hatch eave', 'angle 84 width 2.4 flick', {
    angle: 84,
    spacing: 2.6,
    width: 2.4,
    profile: 'flick',
    density: (_, y) => clamp((40 - y) / 17),
  }),
  cell('feather', 'length 34 width 3 spacing 2.3', (ink) => {
    const back = ink.line('36,12 62,38 70,66 62,100', { width: 5 })
    ink.feather(back, { side: -1, length: 34, width: 3, spacing: 2.3, slant: 30 })
    ink.feather(back, { side: 1, length: 10, width: 1.8, spacing: 2.6, slant: 30 })
  }),
  cell('flow round', 'spacing 2.8 width 1.5', (ink) => {
    const form = ink.form(ball(ink))
    const around = (x: number, y: number) => degrees(Math.atan2(y - 46, x - 58)) + 80
    drawFlow(ink, form, around, { spacing: 2.8, width: 1.5, density: (x, y) => clamp((x + y - 74) / 50) })
  }),
  cell('flow fur', 'length 12 flick', (ink) => {
    const form = ink.form(ball(ink))
    const field = ink.field(form)
    drawFlow(ink, form, (x, y) => 100 - (x - 65) * 0.9 + (y - 52) * 0.2, {
      spacing: 3,
      width: 2,
      length: 12,
      profile: 'flick',
      density: (x, y) => clamp((field.darkness(x, y, ink.light) - 0.2) * 2),
    })
  }),
  cell('stipple', 'spacing 2 radius 0.85', (ink) => ink.stipple(ink.form(ball(ink)), { spacing: 2, radius: 0.85 })),
  cell('tufts', 'length 10 fan 0.6', fur),
  cell('scales', 'swell by darkness', scales),
  cell('between', '11 strokes trim 0.2', (ink) =>
    ink.between('14,16 50,6 90,20 120,10', '14,96 50,84 90,100 120,90', 11, { width: 2.4, trim: 0.2, jitter: 0.5 }),
  ),
  cell('rock', '8 facets', (ink) => drawRock(ink, 65, 52, 46, 40, { facets: 8, width: 3.4 })),
  cell('splatter', '46 drops', (ink) => {
    ink.splatter(65, 52, { radius: 40, count: 34, largest: 3.2 })
    ink.splatter(60, 50, { radius: 34, count: 12, largest: 2.6, color: VERMILION })
  }),
  cell('black and rim', 'distance 2', (ink) => ink.rim(ink.black(ball(ink)), { distance: 2 })),
  cell('white on black', 'width 2.2 flick and dry', whiteOnBlack),
  cell('ink alpha 0.6', 'tooth shows', (ink) => ink.black(ball(ink), { alpha: 0.6 })),
  cell('hole', 'through the body', (ink) => {
    ink.between('10,20 120,14', '10,92 120,88', 12, { width: 2 })
    ink.form(ball(ink), { tone: { from: 0.45 } })
    ink.contour(ink.hole(ink.ellipse(65, 52, 18, 15)), { width: 2.4 })
  }),
  cell('wash', 'alpha 0.4', (ink) => ink.wash(ball(ink), { alpha: 0.4 })),
  cell('wash fade', 'alpha 0.85', (ink) =>
    ink.wash(ball(ink), { alpha: 0.85, color: INDIGO, fade: { from: [20, 10], to: [100, 100] } }),
  ),
  cell('wash outside', 'and radial fade', (ink) => {
    ink.clip('8,8* 122,8* 122,98* 8,98*', () => {
      ink.wash(ink.ellipse(65, 52, 30, 26), { alpha: 0.45, outside: true })
      ink.wash('8,8* 122,8* 122,98* 8,98*', { alpha: 0.8, fade: { center: [65, 52], inner: 30, outer: 70 } })
    })
  }),
  cell('crescent', 'depth 14 and 7', (ink) => {
    const form = ink.cut(ball(ink))
    ink.crescent(form, { depth: 14, alpha: 0.35 })
    ink.crescent(form, { depth: 7, alpha: 0.35 })
    ink.contour(form)
  }),
  cell('tint', 'offset 5', (ink) => ink.tint(ink.form(ball(ink), { tone: {} }), { offset: 5 })),
  cell('cast', 'hatch 2.2', (ink) => {
    const behind = ink.form(ink.ellipse(50, 60, 36, 32))
    const before = ink.path('60,18 104,14 112,48 90,70 64,56', true)
    ink.cast(behind, before, { dx: -6, dy: 10, hatch: 2.2 })
    ink.form(before, { width: 3.4, halo: 1.8, tone: {} })
  }),
  cell('clay', 'blend 8', (ink) => ink.form(cat(ink), { width: 3.4, tone: { width: 2.2 } })),
  cell('limb and weld', 'tube 26 to 6', (ink) => {
    const body = ink.form(ink.ellipse(42, 52, 30, 34), { tone: { from: 0.55 } })
    ink.limb('52,46@26 84,40@18 100,62@12 118,56@6', { tone: { from: 0.5 } })
    ink.weld(56, 47, 10, 9)
    ink.clip(body, () => ink.feather('70,30 64,44 66,60', { side: 1, length: 9 }))
  }),
  cell('leaf', 'belly 0.3 0.45 0.7', (ink) => {
    for (const [i, belly] of [0.3, 0.45, 0.7].entries()) {
      ink.form(ink.leaf(22 + i * 34, 96, -78, 84, 28, { belly, bend: 8 }), { tone: { from: 0.5 } })
    }
  }),
  cell('ten colours', 'alpha 0.85', (ink) => {
    for (const [i, color] of [INK, GREY, LEATHER, VERMILION, INDIGO, OCHRE, MOSS, TEAL, PLUM, RUST].entries()) {
      ink.wash(ink.ellipse(21 + (i % 4) * 29, 22 + Math.floor(i / 4) * 31, 12.5, 12.5), { color, alpha: 0.85 })
    }
  }),
  cell('boil 0.55', 'three frames', (ink) => {
    for (const frame of [1, 2, 3]) {
      const drawn = new Ink({ width: 130, height: 140, seed: 'boil', frame })
      drawn.contour(ball(drawn), { width: 1.4, lit: 0.8 })
      ink.marks.push(...drawn.marks)
    }
  }),
  cell('warp', 'x 1.2 y 0.72', (ink) =>
    ink.warp(65, 98, { scaleX: 1.2, scaleY: 0.72 }, () => ink.form(ink.ellipse(65, 56, 40, 38), { tone: {} })),
  ),
  cell('words', 'text, display, dry', (ink) => {
    drawWords(ink, 'Ça va, toy box?', 65, 24, { align: 'middle', size: 17 })
    drawWords(ink, 'GO!', 65, 64, { align: 'middle', size: 44, face: 'display' })
    drawWords(ink, 'bad dog', 65, 96, { align: 'middle', size: 30, width: 5, dry: 0.6, color: VERMILION })
  }),
  cell('everything', 'the example', (ink) => ink.at(4, 0, { scale: 0.6 }, () => drawCreature(ink))),
]

function cell(name: string, numbers: string, draw: (ink: Ink) => unknown): Cell {
  return { name, numbers, draw }
}

function profile(name: ProfileName): Cell {
  return cell(`line ${name}`, 'width 6', (ink) => {
    ink.line('12,44 44,16 82,50 118,20', { width: 6, profile: name })
    ink.line('14,86 60,76 116,84', { width: 3, profile: name })
  })
}

function dry(amount: number): Cell {
  return cell(`line dry ${amount}`, 'width 15', (ink) => {
    ink.line('12,64 44,34 82,72 118,38', { width: 15, dry: amount })
  })
}

function toned(name: string, numbers: string, tone: Options<Tone>): Cell {
  return cell(name, numbers, (ink) => ink.form(ball(ink), { width: 3.4, tone }))
}

function hatched(name: string, numbers: string, hatch: Parameters<Ink['hatch']>[1]): Cell {
  return cell(name, numbers, (ink) => ink.hatch(ink.form(ball(ink), { width: 3 }), hatch))
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}

function ball(ink: Ink): Line {
  return ink.ellipse(65, 52, 44, 40)
}

function cat(ink: Ink): Line {
  const tubes = [
    '60,58@26 84,42@20',
    '30,80@14 26,92@12',
    '58,82@14 60,92@12',
    '20,58@10 8,44@6 12,30@3',
    '92,24@9 96,8@4',
  ]
  const limbs = tubes.map((spine) => ink.tube(spine, { root: true }))
  return ink.clay([ink.ellipse(46, 64, 30, 24), ink.ellipse(86, 38, 20, 18), ...limbs], 8)
}

function fur(ink: Ink): void {
  const form = ink.form(ball(ink), { width: 1.6, gap: 0.4 })
  const field = ink.field(form)
  const chance = ink.fork('fur')
  for (let i = 0; i < 150; i++) {
    const [x, y] = [chance.between(20, 110), chance.between(12, 94)]
    const dark = field.darkness(x, y, ink.light)
    if (field.distance(x, y) < 4 || (dark < 0.3 && chance.chance(0.8))) continue
    ink.tufts([[x, y]], () => 90 + (x - 65) * -0.5, { length: 10, width: 1.2 + dark * 1.2, fan: 0.6 })
  }
}

function scales(ink: Ink): void {
  const form = ink.form(ball(ink), { width: 3.2 })
  const field = ink.field(form)
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const x = 22 + column * 10.5 + (row % 2) * 5
      const y = 14 + row * 9
      const dark = field.darkness(x, y, ink.light)
      if (field.distance(x, y) < 5 || dark < 0.18) continue
      ink.line(
        [
          [x - 5, y - 3],
          [x, y + 4],
          [x + 5, y - 3],
        ],
        { width: 0.8 + dark * 3, profile: 'swell' },
      )
    }
  }
}

function whiteOnBlack(ink: Ink): void {
  ink.black('10,8* 120,8* 120,98* 10,98*')
  for (let ray = 0; ray < 26; ray++) {
    const angle = radians((ray * 360) / 26)
    const place = (far: number) => [65 + Math.cos(angle) * far, 50 + Math.sin(angle) * far]
    ink.line([place(12), place(24 + ink.random.next() * 12)], { width: 2.2, white: true, profile: 'flick' })
  }
  ink.line('16,92 60,86 114,91', { width: 7, white: true, dry: 0.6 })
}
