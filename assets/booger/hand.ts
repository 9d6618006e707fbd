import type { Ink } from '../ink/ink'
import { type PathPoint, parsePath } from '../ink/path'
import { ACCENT } from './colors'
import { BENDS, bender, ROOT } from './shared'

/** The palm of a right hand, seen from its back, with all but the index; its origin is the tip of a straight one. */
export function drawPalm(ink: Ink): void {
  drawFolded(ink)
  const back = ink.path(
    '-15,100* 0,98 14,103 26,105 42,109 57,113 69,116 69,128 62,138 52,152 -18,152 -22,132 -20,114',
    true,
  )
  const thumb = ink.tube('0,138@32 -20,126@27 -35,111@22 -40,95@19 -37,81@14', { root: true })
  const palm = ink.clay([back, thumb], 7)
  ink.form(palm, {
    width: 3.4,
    halo: 2.2,
    gap: 0.2,
    tone: { from: 0.6, to: 0.92, width: 1.9, spacing: 2.3, angle: -42 },
  })
  ink.crescent(palm, { depth: 5, alpha: 0.24 })
  ink.clip(palm, () => {
    ink.hatch('38,116 72,116 66,154 24,154', {
      angle: -58,
      spacing: 2.5,
      width: 1.6,
      density: (x) => (x / 60) * 0.95 - 0.1,
    })
    ink.feather('-10,114 -12,126 -8,138', { side: 1, length: 8, width: 1.5, spacing: 2.4, slant: 20 })
    ink.feather('-29,113 -33,99 -31,85', { side: 1, length: 6, width: 1.3, spacing: 2.2, slant: 10 })
  })
  ink.lines(['17,106 24,103 33,107', '36,111 43,108.6 50,112', '54,115 60,113 66,116'], {
    width: 1.8,
    profile: 'swell',
  })
  ink.lines(['24,114 22,124 17,136', '41,118 37,128 31,138', '56,122 51,130 45,138'], { width: 1.2, profile: 'flick' })
  ink.lines(['30,122 32,125 31,129', '44,124 46,127 46,131'], { width: 1.1, profile: 'flick' })
  drawThumbnail(ink)
  drawCuff(ink)
}

/** The index, bent; it grows out of the palm, so its root has no edge. Its origin is the palm's. */
export function drawIndex(ink: Ink, _: number, name: string): void {
  const bend = BENDS[name]
  if (!bend) throw new Error(`There is no finger named ${name}.`)
  const { place, turnAt } = bender(bend)
  const bent = (path: string): PathPoint[] => parsePath(path).map((point) => ({ ...point, ...place(point.x, point.y) }))
  const index = ink.path(
    bent(
      '-16.4,112* -14.4,102 -13.6,88 -13,74 -14.8,60 -12.8,46 -12.8,30 -12.4,13 -8.8,4.4 -3,0.2 2.8,0 8.8,4 12.2,12 12.6,30 11.6,45 14.2,58 12.8,74 13.8,90 17,103 22,110* 4,116',
    ),
    true,
  )
  ink.form(index, {
    width: 3.4,
    halo: 0,
    gap: 0.2,
    skip: [1],
    tone: { from: 0.6, to: 0.92, width: 1.9, spacing: 2.3, angle: -42 },
  })
  ink.clip(index, () => {
    const edge = bent('11.8,14 12.4,30 11.2,45 13.6,58 12.6,74 13.4,88 18,104')
    ink.feather(edge, {
      side: 1,
      length: 8,
      width: 1.7,
      spacing: 2.2,
      slant: 28,
      envelope: (along) => 0.45 + 0.55 * Math.sin(along * 3),
    })
  })
  drawCreases(ink, bent)
  const tip = place(0, 0)
  // The nail is squashed along with the tip.
  const nail = { rotate: turnAt(0), scaleX: 1 + (bend.tip - 1) * 0.7, scaleY: bend.tip > 1.1 ? 0.86 : 1 }
  ink.at(tip.x, tip.y, nail, () => drawNail(ink))
}

/** The three fingers that have to stay outside, far to near. */
function drawFolded(ink: Ink): void {
  for (const [spine, ...creases] of [
    ['58,124@20 61,112@20 60,99@18', '54,106 60,103.5 66,106', '55,109 60,107.4 64,109'],
    ['42,124@23 44,104@23 42,88@21', '35,97 42,94 49,97', '36,100.4 42,98 47,100'],
    ['25,122@25 25.5,98@25 23,80@22', '15.6,90 23,86.6 31.4,90', '17,93.8 23,91 29.6,93.6'],
  ] as const) {
    ink.form(ink.tube(spine, { root: true }), {
      width: 2.6,
      halo: 1.2,
      lit: 0.5,
      tone: { from: 0.46, to: 0.8, width: 1.9, spacing: 2.1, angle: -40 },
    })
    ink.lines(creases, { width: 1.4, profile: 'swell' })
  }
}

/** The skin over the index's joints, and a few hairs. */
function drawCreases(ink: Ink, bent: (path: string) => PathPoint[]): void {
  const all = (paths: readonly string[]) => paths.map(bent)
  ink.lines(all(['-5,104 2,101 10,104', '-3,108 3,106 8,108.4']), { width: 1.5, profile: 'swell' })
  ink.lines(all(['-10.4,59 -3,56 3,56.2 9.4,59', '-8.8,63 -1,60.6 6.6,62.8', '-6,52 0,50.2 5,52.2']), {
    width: 1.7,
    profile: 'swell',
  })
  ink.line(bent('-10.6,66 -7,68.6'), { width: 1.2, profile: 'flick' })
  ink.lines(all(['-8.4,33.6 -2,31.8 4,32 8.4,34', '-5.8,37 0,35.6 5,37.2']), { width: 1.5, profile: 'swell' })
  const hairs = ['-4,80 -3,83 -4,87', '1,85 2,88 1,92', '5,78 7,81 7,85', '-1,74 -1,78 -3,81']
  ink.lines(all(hairs), { width: 1.1, profile: 'flick' })
}

/** Cuticle, half-moon and a rim of dirt: it has been up there before. */
function drawNail(ink: Ink): void {
  const nail = ink.path('-7.8,16* -8.8,9 -6,2.4 0,0.4 5.8,2.2 8.6,8.6 7.8,16* 4.2,20 0,21 -4.4,20', true)
  ink.form(nail, { width: 2.1, lit: 0.7, gap: 0.05 })
  ink.clip(nail, () => {
    ink.black('-10,-2 10,-2 9,5.4 5,4.2 0,3.4 -5,4.4 -9,6')
    ink.wash('-9,6 9,6 9,23 -9,23', { alpha: 0.42, color: ACCENT })
    ink.black('-5.8,18.4 0,14.6 5.6,18.2 4,20 0,21.4 -4.4,20', { white: true })
    ink.line('-5.8,18 0,14.2 5.6,17.8', { width: 1, profile: 'swell' })
    ink.line('5.9,7 6.4,11 5.6,14.6', { width: 1.4, profile: 'swell' })
  })
  ink.lines(['-9.4,17.6 -5,22.6 0,24', '9,17.4 7,21.4'], { width: 1.2, profile: 'flick' })
}

function drawThumbnail(ink: Ink): void {
  ink.form('-46.4,95* -46.8,88 -42.4,80.4* -40,87 -41.4,95', { width: 1.7, lit: 0.7 })
  ink.lines(['-44,106 -38,108.4 -31,106', '-43,109 -38,111 -33,109.6', '-28,121 -24,124'], {
    width: 1.3,
    profile: 'swell',
  })
}

/** The cuff ends in the sleeve, and hides where that begins. */
function drawCuff(ink: Ink): void {
  const cuff = ink.path('-28,136* -6,131 24,132 60,137* 65,162* 28,167 -8,166 -33,162*', true)
  ink.form(cuff, {
    width: 3,
    halo: 1.8,
    overshoot: 1.4,
    tone: { from: 0.52, to: 0.86, width: 1.8, spacing: 2.3, angle: -80 },
  })
  ink.line('-27,142 0,137 30,138 59,143', { width: 1.1, profile: 'swell' })
  ink.lines(['-12,154 -8,147 -1,145', '30,140 34,151 31,162'], { width: 1.5, profile: 'flick' })
  const button = ink.ellipse(46, 152, 5.2, 5.2)
  ink.form(button, { width: 1.8 })
  ink.tint(button, { color: ACCENT, offset: 1 })
  ink.dot(44.6, 151, 0.9)
  ink.dot(47.6, 153, 0.9)
}

/** Solid black cloth with its folds carved white, long enough that no thrust shows its end but in a tall window. */
export function drawSleeve(ink: Ink): void {
  const sleeve = ink.path(`-26,${ROOT + 52}* 58,${ROOT + 54}* 66,230 76,400* -42,400* -34,230`, true)
  ink.form(sleeve, { width: 3.2, halo: 1.6 })
  ink.clip(sleeve, () => {
    ink.black('-60,140 90,140 96,410 -60,410')
    ink.lines(
      [
        '-16,160 -18,184 -26,220',
        '2,162 5,196 0,232',
        '38,160 43,186 52,214',
        '-22,250 -14,290 -20,340',
        '40,240 48,290 46,350',
      ],
      {
        width: 2.1,
        white: true,
        profile: 'flick',
      },
    )
    ink.lines(
      [
        '-24,178 -8,182 4,177',
        '28,174 38,183 56,181',
        '-28,206 -6,215 16,208',
        '10,228 36,240 62,232',
        '-30,262 0,274 30,266',
      ],
      {
        width: 1.6,
        white: true,
        profile: 'swell',
      },
    )
    // Its seams catch the light, or it would drown in a mouth.
    ink.line('-24,152 -32,230 -40,398', { width: 2.6, white: true })
    ink.line('55,152 63,230 73,398', { width: 1.8, white: true })
  })
}

/** The rest of the sleeve, which only a thrust in a tall window shows. */
export function drawUpperSleeve(ink: Ink): void {
  const sleeve = ink.path('-42,390* 76,390* 85,560* -51,560*', true)
  ink.cut(sleeve)
  ink.black(sleeve)
  ink.line('-40,390 -44,470 -48,550', { width: 2.6, white: true })
  ink.line('73,390 77,470 82,550', { width: 1.8, white: true })
}

/** The shadow that the hand throws on the face, flat, with the finger bent; the view shifts it. */
export function drawHandShadow(ink: Ink, _: number, name: string): void {
  const bend = BENDS[name]
  if (!bend) throw new Error(`There is no finger named ${name}.`)
  const { place } = bender(bend)
  const outline = parsePath('-14,112 -13,70 -13,30 -11,6 0,0 11,6 13,30 13,70 16,112')
  const index = ink.path(
    outline.map((point) => ({ ...point, ...place(point.x, point.y) })),
    true,
  )
  const thumb = ink.tube('0,138@32 -20,126@27 -35,111@22 -40,95@19 -37,81@14', { root: true })
  const fist = ink.path('-16,98 14,80 36,82 52,92 70,100 70,130 60,150 76,396* -42,396* -30,150 -22,120', true)
  ink.wash(ink.clay([index, thumb, fist], 6), { alpha: 0.34 })
}
