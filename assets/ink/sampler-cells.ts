import { createCanvas } from '@napi-rs/canvas'
import { drawBands } from './bands'
import { brushStroke } from './brush-stroke'
import { cutOut, silhouetteOf } from './cut-out'
import { drawCreature } from './example'
import { drawEyes } from './eyes'
import { drawFist } from './fist'
import { drawFlow } from './flow'
import { type Blade, drawFrond } from './frond'
import { Ink } from './ink'
import { drawLayers } from './layers'
import type { Mood } from './mood'
import { clamp, type Options, radians } from './numbers'
import { GREY, INDIGO, INK, LEATHER, MOSS, OCHRE, PAPER, PLUM, RUST, TEAL, VERMILION } from './palette'
import type { Line } from './path'
import type { ProfileName } from './profiles'
import { canvasToRaster, type Raster, rasterToCanvas } from './raster'
import { rasterize } from './rasterize'
import { drawRock } from './rock'
import { engraveForm, engraveSkin, engraveTube, engraveWall, scratch, skinBetween } from './scratchboard'
import type { Tone } from './tone'
import { drawTurnedEdge } from './turned-edge'
import { drawWords, drawWordsAlong, measureWords } from './words'

/** One square of the sampler, 130 units wide, drawn about (65, 52): what it is called, and the numbers it is drawn with. */
export interface Cell {
  name: string
  numbers: string
  draw(ink: Ink): void
  /** How it is turned into pixels, where that is what the cell shows; dried as usual when not given. */
  print?(ink: Ink, scale: number): Raster
}

const SAMPLE_MOODS: readonly Options<Mood>[] = [
  { light: '#ffe0a4' },
  { light: '#8fa3cc', colors: { [VERMILION]: VERMILION } },
  { grey: 1 },
  { colors: { [VERMILION]: TEAL } },
]

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
  cell('solid', 'halo 2 rim 2, black on black', (ink) => {
    ink.solid('8,8* 122,8* 122,98* 8,98*')
    ink.solid(ink.ellipse(48, 46, 30, 28), { halo: 1.6, rim: 2 })
    ink.solid(ink.path('64,40* 112,30* 116,88* 58,92*', true), { halo: 1.6, rim: 2 })
  }),
  cell('opaque', 'and ink as it dries', (ink) => {
    for (const y of [12, 56])
      ink.wash(`12,${y}* 118,${y}* 118,${y + 38}* 12,${y + 38}*`, { alpha: 0.9, color: VERMILION })
    ink.line('20,22 50,40 80,18 112,38', { width: 11 })
    ink.line('20,66 50,84 80,62 112,82', { width: 11, opaque: true })
    ink.line('20,32 50,24 80,40 112,22', { width: 3, gouache: PAPER })
    ink.line('20,76 50,68 80,84 112,66', { width: 3, gouache: PAPER })
  }),
  cell('gouache', 'alpha 1 0.75 0.5 0.25', gouacheLines),
  cell('gouache contour', 'and tone, on black', (ink) => {
    ink.solid('8,8* 122,8* 122,98* 8,98*')
    const form = ink.ellipse(42, 54, 28, 34)
    ink.tone(form, { lights: true, from: 0.5, to: 0.9, width: 2.2, gouache: PAPER })
    ink.contour(form, { width: 2.6, gouache: PAPER, lights: true })
    const other = ink.ellipse(94, 54, 20, 34)
    ink.tone(other, { lights: true, from: 0.5, to: 0.9, width: 2.2, gouache: OCHRE, alpha: 0.6 })
    ink.contour(other, { width: 2.6, gouache: OCHRE, alpha: 0.6, lights: true })
  }),
  cell('gouache feather', 'on a coloured fill', (ink) => {
    const form = ink.cut(ball(ink), { fill: INDIGO })
    ink.clip(form, () => {
      const back = ink.line('30,22 62,38 70,66 62,100', { width: 4, gouache: PAPER })
      ink.feather(back, { side: -1, length: 26, width: 2.6, spacing: 2.6, slant: 30, gouache: PAPER })
      const dim = { gouache: PAPER, alpha: 0.5 }
      ink.together(() => ink.feather(back, { side: 1, length: 26, width: 2.6, spacing: 2.6, slant: 30, ...dim }))
    })
    drawWords(ink, 'night', 76, 34, { size: 20, gouache: OCHRE })
  }),
  cell('scratch', 'out of the black', (ink) => {
    ink.solid('8,8* 122,8* 122,98* 8,98*')
    for (const [i, width] of [1.2, 2, 3, 4.2].entries()) {
      const y = 18 + i * 20
      scratch(ink, `16,${y} 44,${y + 12}@${width} 70,${y}@0.4 92,${y + 8}@${width * 1.5} 114,${y + 2}@0.5`)
    }
  }),
  cell('engraved form', 'lit from below', (ink) => {
    ink.solid('8,8* 122,8* 122,98* 8,98*')
    ink.light = [-0.3, 0.74, 0.4]
    const limb = ink.clay([ink.tube('36,34@32 64,42@30 56,76@17', { root: true }), ink.ellipse(66, 84, 24, 9)], 8)
    engraveForm(ink, ink.ellipse(84, 38, 28, 22), { angle: 60 })
    engraveForm(ink, limb, { angle: 20 })
  }),
  cell('engraved tube', '5 3 2 lines', (ink) => {
    ink.solid('8,8* 122,8* 122,98* 8,98*')
    engraveTube(ink, '18,84@9 34,48@8 70,24@5 114,20@2', { side: -1, lines: 2 })
    engraveTube(ink, '34,88@14 54,60@12 88,46@8 114,48@3', { side: -1, lines: 3 })
    engraveTube(ink, '68,84@20 86,76@18 108,76@14', { side: -1, lines: 5 })
  }),
  cell('engraved skin', 'sag 0.32 on three bones', (ink) => {
    ink.solid('8,8* 122,8* 122,98* 8,98*')
    const bones = ['20,18@5 70,22@4 114,60@1', '20,18@5 54,44@4 78,90@1', '20,18@5 28,50@4 30,92@1']
    for (const [i, bone] of bones.slice(1).entries()) {
      const outer = bones[i] ?? bone
      ink.solid(skinBetween(ink, outer, bone, 0.32))
      engraveSkin(ink, outer, bone, { sag: 0.32 })
    }
    for (const bone of bones) engraveTube(ink, bone, { side: -1, lines: 1, edge: 0.6 })
  }),
  cell('engraved wall', 'spacing 3', (ink) => {
    const wall = ink.solid('8,8* 122,8* 122,98* 8,98*')
    engraveWall(ink, wall, (x, y) => 1.25 * Math.exp(-(((x - 48) / 34) ** 2) - ((y - 44) / 24) ** 2) - 0.06)
    ink.solid(ink.ellipse(48, 52, 9, 12))
  }),
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
  cell('box', 'sharp, round 10, turn 8', (ink) => {
    ink.form(ink.box(10, 12, 50, 36), { tone: { from: 0.6 } })
    const round = ink.form(ink.box(70, 12, 50, 36, { round: 10 }), { contour: false })
    ink.tint(round, { color: OCHRE })
    ink.contour(round)
    ink.form(ink.box(22, 62, 86, 34, { round: 6, turn: 8 }), { tone: { from: 0.6 } })
  }),
  cell('scalloped', 'size 15 12, and depth -5', (ink) => {
    ink.form(ink.scalloped(ink.ellipse(46, 40, 30, 20), { size: 15 }), { tone: { from: 0.5 } })
    ink.form(ink.scalloped(ink.box(74, 58, 44, 34), { size: 11, depth: 4 }), { width: 2.2 })
    ink.form(ink.scalloped(ink.ellipse(38, 82, 24, 14), { size: 12, depth: -4 }), { width: 2.2 })
  }),
  cell('beside', 'share 0.5 0 -0.5, units 7', (ink) => {
    const spine = '24,86@30 48,54@26 80,42@18 112,22@4'
    ink.form(ink.tube(spine, { root: true }))
    for (const share of [0.5, 0, -0.5])
      ink.line(ink.beside(spine, { share, from: 0.08, to: 0.9 }), { width: 1, profile: 'swell' })
    ink.line(ink.beside(spine, { share: 1, units: 7 }), { width: 2.4, dry: 0.5 })
  }),
  cell('frond', 'form, black, gouache', (ink) => {
    drawFrond(ink, '28,104 24,70 30,38 46,12', { length: 22, spacing: 6.5, bend: 4 })
    const black = { lay: ({ shape }: Blade) => ink.black(shape), length: 20, width: 4, spacing: 4.4, bend: 5 }
    drawFrond(ink, '66,104 72,76 70,46 60,24', black)
    ink.solid('84,8*8 122,8*8 122,102*8 84,102*8')
    const white = {
      lay: ({ shape }: Blade) => ink.black(shape, { gouache: PAPER }),
      length: 17,
      width: 4,
      spacing: 4.6,
    }
    const stem = (line: Line) => ink.line(line, { width: 1.6, gouache: PAPER, profile: 'pen' })
    drawFrond(ink, '102,98 104,74 100,46 104,16', { ...white, bend: 4, stem })
  }),
  cell('turned edge', 'depth 13 and 9', (ink) => {
    const leaf = ink.form(ink.leaf(20, 92, -42, 112, 46, { bend: -10 }), { tone: { from: 0.5 } })
    ink.line('20,92 60,60 98,16', { width: 1.6, profile: 'flick' })
    drawTurnedEdge(ink, leaf, { from: 0.56, to: 0.84, depth: 13 })
    const petal = ink.form(ink.path('84,100* 62,84 66,62 88,56 110,64 116,84 98,100*', true), { halo: 1.2 })
    ink.tint(petal, { color: PLUM })
    ink.contour(petal)
    drawTurnedEdge(ink, petal, { from: 0.3, to: 0.62, depth: 9 })
  }),
  cell('limb into', 'blend 12 8', (ink) => {
    const body = ink.form(ink.ellipse(50, 62, 36, 36), { width: 3, tone: { from: 0.5 } })
    ink.limb('62,50@30 92,40@22 110,20@12', { into: body, blend: 12, width: 3, tone: { from: 0.5 } })
    ink.limb('30,46@22 38,68@17 62,72@11', { into: body, width: 2.8, tone: { from: 0.6 } })
  }),
  cell('union', 'of blacks', (ink) => {
    const parts = [ink.ellipse(44, 56, 30, 26), ink.box(50, 18, 60, 26, { turn: -6 }), ink.leaf(60, 60, 24, 60, 26)]
    ink.rim(ink.solid(ink.union(parts)), { distance: 1.8 })
  }),
  cell('clip outside', 'night round a lamp', (ink) => {
    const lamp = ink.ellipse(62, 54, 26, 24)
    ink.clip('8,8* 122,8* 122,98* 8,98*', () => {
      ink.clip(lamp, () => ink.hatch('0,0* 130,0* 130,106* 0,106*', { angle: -58, spacing: 3, width: 2.2 }), {
        outside: true,
      })
    })
    ink.contour(lamp, { width: 2 })
  }),
  cell('fade inside', 'inner 8 outer 46', (ink) =>
    ink.wash('8,8* 122,8* 122,98* 8,98*', {
      alpha: 0.9,
      color: OCHRE,
      fade: { center: [65, 53], inner: 8, outer: 46, full: 'inside' },
    }),
  ),
  cell('textures local', 'page, and turned by 30', (ink) => {
    const block = () => {
      const form = ink.form(ink.box(-24, -17, 48, 34, { round: 5 }))
      ink.hatch(form, { angle: 0, spacing: 4, width: 1.8 })
    }
    ink.at(36, 30, { rotate: 30, scale: 0.9 }, block)
    ink.at(88, 66, { rotate: 30, scale: 1.3, textures: 'local' }, block)
  }),
  cell('flip', 'once, and its light stays', (ink) => {
    const shell = () => ink.form(ink.leaf(24, 88, -62, 84, 40, { bend: 12 }), { tone: { from: 0.45 } })
    shell()
    ink.flip(65, shell)
  }),
  cell('bands', 'from 0.3 0.46 0.6', (ink) => {
    const form = ink.form(ball(ink), { contour: false })
    drawBands(ink, form, [
      { from: 0.3, color: GREY, alpha: 0.3 },
      { from: 0.46, color: GREY, alpha: 0.5 },
      { from: 0.6 },
    ])
    ink.contour(form)
  }),
  cell('bands of light', 'gouache on black', (ink) => {
    const form = ink.solid(ink.clay([ink.ellipse(46, 54, 32, 34), ink.ellipse(88, 62, 28, 26)], 10))
    const light = { gouache: OCHRE }
    drawBands(
      ink,
      form,
      [
        { from: 0.55, ...light, alpha: 0.35 },
        { from: 0.7, ...light, alpha: 0.7 },
        { from: 0.84, gouache: PAPER },
      ],
      {
        lights: true,
      },
    )
  }),
  cell('fist', 'size 66 34 18', (ink) => {
    ink.limb('36,106@24 44,82@26', { width: 2.6, skip: [1, 2] })
    drawFist(ink, 46, 46, { size: 66, turn: 6 })
    ink.line('88,98 112,10', { width: 5, profile: 'even' })
    drawFist(ink, 100, 58, { size: 34, turn: -74, hand: 'right' })
    drawFist(ink, 109, 18, { size: 18, turn: -10 })
  }),
  cell('eyes', 'look, lids, mood', (ink) => {
    drawEyes(ink, 34, 22, { size: 20, look: [0.6, 0.2], apart: 28 })
    drawEyes(ink, 96, 22, { size: 20, look: [-0.8, 0.1], mood: 1, lids: [0.3, 0.24], apart: 28 })
    drawEyes(ink, 34, 56, { size: 20, look: [0.1, 0.8], mood: -1, lids: [0.3, 0.3], apart: 28 })
    drawEyes(ink, 96, 56, { size: 20, balls: 'black', look: [-0.5, -0.3], lids: [0.02, 0.02], apart: 28 })
    drawEyes(ink, 34, 88, { size: 18, lids: [1, 1], apart: 28 })
    drawEyes(ink, 96, 88, { size: 18, look: [0.5, 0], lids: [0.5, 0.62], skin: RUST, apart: 28 })
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
  cell('words along', 'a curve, alpha 0.6', (ink) => {
    const arc = ink.path('8,66 34,34 65,24 96,34 122,66')
    drawWordsAlong(ink, 'INK & BRUSH', arc, { align: 'middle', size: 22, face: 'display', track: 1 })
    ink.solid('6,68*12 124,68*12 124,101*12 6,101*12')
    const bowl = '16,81 40,89 65,92 90,89 114,81'
    drawWordsAlong(ink, 'half a light', bowl, { align: 'middle', size: 15, gouache: PAPER, alpha: 0.6 })
  }),
  cell('words large', 'size 104, edges 0.28', (ink) =>
    drawWords(ink, 'Rb', 65, 88, { align: 'middle', size: 104, face: 'display' }),
  ),
  cell('words measured', 'width and the ink itself', (ink) => {
    const words = { size: 40, face: 'display', align: 'middle' } as const
    const { left, right, top, bottom } = measureWords('Quay', words)
    ink.tint(ink.box(65 + left - 2, 56 + top - 2, right - left + 4, bottom - top + 4), { color: OCHRE, offset: 0 })
    drawWords(ink, 'Quay', 65, 56, words)
  }),
  cell('brush stroke', 'ink, colour, gouache', (ink) => {
    brushStroke(ink, '10,24 60,18 120,22', { width: 18 })
    brushStroke(ink, '10,48 60,42 120,46', { width: 18, color: VERMILION, alpha: 0.85 })
    ink.solid('8,66* 122,66* 122,100* 8,100*')
    brushStroke(ink, '14,84 60,78 118,82', { width: 18, gouache: PAPER, alpha: 0.55 })
  }),
  {
    ...cell('cut-out', 'edge 5 scissors 4', (ink) => ink.at(17, 13, { scale: 0.44 }, () => drawCreature(ink))),
    print: printCutOut,
  },
  {
    ...cell('moods', 'lit, moonlit, grey, livery', (ink) => ink.at(3, 2, { scale: 0.29 }, () => drawCreature(ink))),
    print: printMoods,
  },
  cell('layers', 'three hands, one drying', (ink) =>
    drawLayers(ink, {
      sky: (far) => far.wash('6,6* 124,6* 124,70* 6,70*', { color: INDIGO, fade: { from: [0, 4], to: [0, 70] } }),
      hills: (hills) =>
        hills.form('6,70* 34,44 62,58 92,36 124,60* 124,76* 6,76*', { width: 2, tone: { from: 0.5, width: 1.4 } }),
      tree: {
        lineWidth: 4,
        draw: (near) => {
          near.form(near.tube('64,100@9 66,70@7', { root: true }), { halo: 1.4 })
          near.form(near.scalloped(near.ellipse(66, 50, 26, 24), { size: 13 }), {
            halo: 1.6,
            tone: { from: 0.4, width: 2 },
          })
          near.line('8,100 60,97 122,101', { profile: 'swell' })
        },
      },
    }),
  ),
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

function gouacheLines(ink: Ink): void {
  ink.solid('8,8* 66,8* 66,98* 8,98*')
  ink.cut('66,8* 122,8* 122,98* 66,98*', { fill: RUST })
  for (const [i, alpha] of [1, 0.75, 0.5, 0.25].entries()) {
    const y = 20 + i * 15
    ink.line(`14,${y} 40,${y + 8} 66,${y - 2} 90,${y + 8} 117,${y}`, { width: 5, gouache: PAPER, alpha })
  }
  // Laid together, strokes of half a light do not double where they cross.
  ink.together(() =>
    ink.lines(['16,78 64,94 118,78', '16,94 64,78 118,94'], { width: 5, gouache: TEAL, alpha: 0.6, profile: 'even' }),
  )
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

/** A paper figure and the shadow it throws, on a grey ground. */
function printCutOut(ink: Ink, scale: number): Raster {
  const { light, seed, name } = ink
  const figure = cutOut(rasterize(ink, { scale }), { scale, light, seed, name })
  const shadow = silhouetteOf(figure)
  for (let i = 0; i < shadow.pixels.length; i += 4) shadow.pixels.set([60, 56, 51], i)
  const canvas = createCanvas(figure.width, figure.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#a79f90'
  context.fillRect(0, 0, figure.width, 106 * scale)
  context.globalAlpha = 0.5
  context.drawImage(rasterToCanvas(shadow), 5 * scale, 6 * scale)
  context.globalAlpha = 1
  context.drawImage(rasterToCanvas(figure), 0, 0)
  return canvasToRaster(canvas)
}

/** One drawing, dried four times. */
function printMoods(ink: Ink, scale: number): Raster {
  const canvas = createCanvas(ink.width * scale, ink.height * scale)
  const context = canvas.getContext('2d')
  for (const [i, mood] of SAMPLE_MOODS.entries()) {
    const [x, y] = [(i % 2) * 64 * scale, Math.floor(i / 2) * 50 * scale]
    context.drawImage(rasterToCanvas(rasterize(ink, { scale, mood })), x, y)
  }
  return canvasToRaster(canvas)
}
