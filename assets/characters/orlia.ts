import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { greyed, solid } from './materials'
import { drawOrliaHead, type OrliaMood } from './orliaHead'
import { feather, shade, type Turn, turned } from './turns'

/** How Princess Orlia stands. */
export interface OrliaPose {
  /** To the left when not given: her quill is on the side she looks to. */
  turn: Turn
  /** Shrewd when not given. */
  mood: OrliaMood
  isBlinking: boolean
  /** Whether the frog sits by her hem; it does when not given. */
  hasFrog: boolean
}

/**
 * Princess Orlia, from the front, looking aside: hair like a tower, a crown that will not stay on it, a ruff like a scallop,
 * a hem that has waded through ink, and a goose quill held as others hold a lance. 242 units high with her crown; 0, 0 is the
 * ground under her middle, and her hem comes 20 units nearer than that.
 */
export function drawOrlia(ink: Ink, pose: Options<OrliaPose> = {}): void {
  const { turn = 'left', mood = 'shrewd', isBlinking = false, hasFrog = true } = pose
  turned(ink, 'left', turn, () => {
    drawQuill(ink)
    drawRuff(ink)
    drawGown(ink)
    if (hasFrog) ink.at(50, 8, {}, () => drawFrog(ink))
    drawBodice(ink)
    drawArmAkimbo(ink)
    ink.at(-1, -146, { rotate: -5 }, () => drawOrliaHead(ink, mood, isBlinking))
    drawGrip(ink)
  })
}

/** Her quill, its nib on the ground in a puddle of its own. */
function drawQuill(ink: Ink): void {
  const vane = ink.path(
    '-62,-104* -72,-116 -76,-134 -80,-150* -84,-146 -92,-168 -98,-192 -100,-208 -96,-222* -84,-214 -72,-198 -64,-178 -60,-158* -57,-160 -56,-140 -58,-120 -60,-106*',
    true,
  )
  const spine = '-95,-220 -85,-186 -72,-146 -62,-108'
  ink.form(vane, { width: 2.9, halo: 1.4, contour: false })
  ink.clip(vane, () => {
    ink.wash('-96,-224 -86,-186 -72,-146 -61,-104 -50,-104 -50,-180 -80,-224', { alpha: 0.5 })
    const dark = (along: number) => 0.5 + 0.5 * Math.sin(along * 9) ** 2
    feather(ink, spine, { side: 1, length: 17, width: 1.9, spacing: 2.9, slant: -36, envelope: dark })
    const light = (along: number) => 0.4 + 0.6 * Math.sin(along * 7) ** 2
    feather(ink, spine, { side: -1, length: 12, width: 1.3, spacing: 5, slant: -40, envelope: light })
  })
  ink.contour(vane, { width: 2.9, gap: 0.12 })
  ink.lines(['-80,-150 -75,-146', '-61,-158 -66,-151'], { width: 1.6, profile: 'flick' })
  const shaft = '-95,-219@2 -85,-186@3 -72,-146@3.8 -62,-106@4.6 -56,-60@4.8 -51,-14@4.4'
  ink.form(ink.tube(shaft, { root: true }), { width: 2, halo: 1 })
  ink.black('-64,8 -52,3 -38,6 -36,11 -50,14 -62,12')
  ink.dot(-56, 8, 1.4, { white: true })
  const nib = ink.path('-54,-20* -48,-20* -45,-8 -50,9* -55,-8', true)
  ink.form(nib, { width: 2, halo: 0.8 })
  ink.clip(nib, () => ink.black('-56,-4 -44,-3 -44,12 -56,12'))
  ink.line('-50.6,-13 -50,6', { width: 1.3, profile: 'even' })
}

/** A standing collar, ribbed and rimmed like a scallop. */
function drawRuff(ink: Ink): void {
  const ribs = 11
  const at = (share: number, radius: number): [number, number] => {
    const angle = Math.PI * (1.02 + share * 0.96)
    return [1 + Math.cos(angle) * radius * 1.02, -118 + Math.sin(angle) * radius]
  }
  const rim: number[][] = [[-16, -110, 1, 1]]
  for (let rib = 0; rib < ribs; rib++) {
    rim.push([...at(rib / ribs, 50), 1, 1], [...at((rib + 0.5) / ribs, 59)])
  }
  rim.push([...at(1, 50), 1, 1], [18, -110, 1, 1])
  const ruff = ink.path(rim, true)
  const tone = shade(ink, { from: 0.5, width: 1.8, spacing: 2.2, angle: -30 })
  ink.form(ruff, { width: 2.8, halo: 1.2, contour: false, tone })
  ink.clip(ruff, () => {
    for (let rib = 1; rib < ribs; rib++) {
      ink.line([[1, -112], [...at(rib / ribs, 30)], [...at(rib / ribs, 51)]], { width: 2, profile: 'grow' })
    }
    // What her head throws on it.
    ink.black(ink.ellipse(9, -138, 35, 34))
  })
  ink.contour(ruff, { width: 2.8, gap: 0.08 })
}

/** The hem, in scallops from the right to the left, drawn up over her near boot. */
function hemOf(): number[][] {
  const scallops = 8
  const low = (x: number) => 1 + 12 * (1 - (x / 66) ** 2) - 9 * Math.exp(-(((x + 33) / 15) ** 2))
  return Array.from({ length: scallops }, (_, i) => {
    const x = -66 + ((i + 1) / scallops) * 131
    const middle = x - 131 / scallops / 2
    return [
      [middle, low(middle) + 5 + (i % 3)],
      [x, low(x) - 3, 1, 1],
    ]
  }).flat()
}

function drawGown(ink: Ink): void {
  ink.black('-60,2* 60,0* 56,9 36,14 0,17 -34,15 -56,10')
  const boot = ink.path('-30,-4* -16,-4* -15,12 -17,20* -34,21 -48,20* -49,14 -42,10 -33,7', true)
  ink.form(boot, { width: 2.2, halo: 1.2, tone: shade(ink, { from: 0.5, width: 1.6, spacing: 2 }) })
  ink.black('-49,17* -34,18 -17,17* -17,22* -34,23 -49,21*')
  ink.lines(['-31,8 -25,11', '-29,4 -23,7'], { width: 1.5, profile: 'pen' })
  const hem = hemOf()
  const left = [
    [-12, -99, 1, 1],
    [-25, -93],
    [-41, -76],
    [-55, -46],
    [-64, -14],
    [-66, -2, 1, 1],
  ]
  const right = [
    [62, -20],
    [54, -50],
    [42, -78],
    [26, -94],
    [13, -99, 1, 1],
  ]
  const gown = ink.path([...left, ...hem, ...right], true)
  const tone = shade(ink, { from: 0.46, to: 0.82, width: 2.4, spacing: 2.4, angle: -72 })
  ink.form(gown, { width: 3.2, halo: 1, contour: false, tone })
  ink.clip(gown, () => drawFolds(ink))
  drawPanel(ink)
  ink.contour(gown, { width: 3.2, gap: 0.2 })
}

/** A few deep folds, black at the hem, fine ones between, and the tide mark: ink has climbed into the cloth. */
function drawFolds(ink: Ink): void {
  const deep = [
    '33,-60 44,-30 50,12 62,8 56,-26',
    '20,-70 27,-36 28,14 38,14 33,-34',
    '-40,-60 -52,-30 -56,6 -48,8 -44,-30',
  ]
  for (const fold of deep) ink.black(fold)
  const fine = [
    '-16,-94 -34,-60 -46,-6',
    '-22,-92 -46,-62 -60,-20',
    '14,-94 24,-66 30,-30',
    '20,-92 40,-60 54,-10',
    '-12,-90 -26,-50 -34,0',
    '12,-90 20,-50 20,0',
  ]
  ink.lines(fine, { width: 1.7, profile: 'swell' })
  ink.lines(['-14,-92 -24,-84', '-18,-96 -30,-82 -38,-68', '16,-95 26,-84 33,-72'], { width: 1.4, profile: 'flick' })
  ink.black('-70,14 -66,-8 -60,-14 -56,-8 -50,-20 -44,-10 -38,-12 -32,-2 -27,-8 -22,4 -20,24 -70,24')
  ink.lines(['-60,-3 -56,6', '-49,-8 -45,4', '-37,-2 -34,8'], { width: 1.5, white: true, profile: 'flick' })
  const drops = [
    [-52, -27, 2.2],
    [-62, -24, 1.4],
    [-40, -20, 1.6],
    [-30, -14, 1.1],
  ] as const
  for (const [x, y, radius] of drops) ink.dot(x, y, radius)
}

/** The front panel, with drops sewn on. */
function drawPanel(ink: Ink): void {
  const panel = ink.path('-3,-98* -12,-60 -19,-20 -22,12* -6,17 14,15* 12,-20 9,-60 4,-98*', true)
  ink.cut(panel, { halo: 0.4 })
  ink.clip(panel, () => {
    ink.wash(panel, { alpha: 0.5 })
    const drops = [
      [-3, -72, 0.8],
      [-7, -46, 1],
      [3, -44, 1],
      [-12, -18, 1.2],
      [0, -16, 1.2],
      [-10, 8, 1.3],
      [4, 10, 1.3],
    ] as const
    for (const [x, y, size] of drops) {
      ink.cut([
        [x, y - 8 * size, 1, 1],
        [x + 3.6 * size, y],
        [x, y + 3.6 * size],
        [x - 3.6 * size, y],
      ])
    }
    ink.black('6,-98 12,-60 13,-20 16,20 8,20 6,-30')
  })
  ink.lines(['-3,-98 -12,-60 -19,-20 -22,12', '4,-98 9,-60 12,-20 14,15'], { width: 4.6, profile: 'even' })
  const seams = ['-4,-92 -12,-60 -19,-20 -21.4,8', '5,-92 9,-60 12,-20 13.6,11']
  ink.lines(seams, { width: 1.2, white: true, profile: 'swell' })
}

/** The frog who did not get the kiss, and took the post. It sits on 0, 0, some 27 units high. */
export function drawFrog(ink: Ink): void {
  const eyes = [ink.ellipse(-11, -22, 4.6, 4.6), ink.ellipse(-1, -22.4, 4.6, 4.6)]
  const body = [ink.ellipse(0, -5, 14, 9), ink.ellipse(-6, -15, 9.6, 8), ink.ellipse(11, -1, 8, 5)]
  const frog = ink.clay([...body, ...eyes], 3)
  ink.form(frog, { width: 2.5, halo: 1.6, contour: false })
  greyed(ink, frog, 0.5)
  ink.tone(frog, shade(ink, { from: 0.46, width: 1.8, spacing: 2.1 }))
  ink.contour(frog, { width: 2.5 })
  for (const x of [-11.4, -1.4]) {
    ink.form(ink.ellipse(x, -22.4, 3.4, 3.4), { width: 1.3 })
    ink.dot(x - 0.8, -22.2, 1.5)
  }
  ink.line('-15,-13 -9,-9.6 1,-12', { width: 1.8 })
  ink.lines(['-10,2 -14,4', '-6,3 -8,5.4', '10,3 14,4.6'], { width: 1.6, profile: 'pen' })
}

function drawBodice(ink: Ink): void {
  const neck = ink.path('-6,-132* -7,-122 -12,-117* 12,-117* 8,-122 8,-132*', true)
  ink.form(neck, { width: 2, tone: shade(ink, { from: 0.1, to: 0.6, width: 1.8, spacing: 2, angle: -20 }) })
  solid(ink, '-22,-116* -16,-108 -13,-99* -2,-89* 12,-99* 15,-108 22,-116* 10,-119 0,-114 -9,-119', 0.8, 1.3)
  const lace = ['-7,-112 5,-107', '6,-112 -5,-107', '-6,-106 5,-101', '5,-106 -5,-101', '-4,-100 2,-95']
  ink.lines(lace, { width: 1.3, white: true, profile: 'even' })
  drawPuff(ink, -1, '-18,-118* -28,-124 -38,-118 -41,-107 -34,-99 -24,-99 -17,-106*')
  drawPuff(ink, 1, '18,-118* 28,-125 39,-119 43,-108 37,-99 26,-98 17,-106*')
}

/** A puffed sleeve, slashed. */
function drawPuff(ink: Ink, side: 1 | -1, outline: string): void {
  const puff = ink.path(outline, true)
  ink.form(puff, { width: 2.7, halo: 1, tone: shade(ink, { from: 0.5, width: 1.8, spacing: 2.2, angle: -50 }) })
  ink.clip(puff, () => {
    for (const x of [22, 29, 36]) {
      const top = -121 + Math.abs(x - 29) * 0.3
      ink.black(ink.leaf(side * x, top, 90 - side * 8, 20, 4.4, { bend: side * 2, belly: 0.5 }))
    }
  })
  ink.contour(puff, { width: 2.7 })
  const band = [
    [side * 25, -99, 5],
    [side * 37, -99.4, 5],
  ]
  ink.form(ink.tube(band, { root: true }), { width: 2, halo: 0.4 })
}

/** A long grey glove. */
function drawGlove(ink: Ink, spine: string, round: number): void {
  const glove = ink.tube(spine, { root: true, round })
  ink.form(glove, { width: 2.6, halo: 1.2, contour: false })
  greyed(ink, glove, 0.5)
  ink.tone(glove, shade(ink, { from: 0.46, width: 1.9, spacing: 2.1, angle: -60 }))
  ink.contour(glove, { width: 2.6, gap: 0.12 })
}

/** Her far arm, its fist on the hip. */
function drawArmAkimbo(ink: Ink): void {
  drawGlove(ink, '34,-99@12 50,-90@11.4 59,-77@10.6 47,-74@9.4 32,-78@8', 0.5)
  ink.lines(['55,-85 60,-80', '53,-82 58,-75', '40,-96 43,-91'], { width: 1.4, profile: 'flick' })
  const thumb = ink.tube('27,-84@5 21,-87@4.4', { root: true })
  const fist = ink.clay([ink.ellipse(29, -80, 8.6, 7.2, -14), thumb], 2)
  ink.form(fist, { width: 2.3, halo: 1 })
  greyed(ink, fist, 0.4)
  ink.lines(['22,-80 27,-80.6', '22.6,-76.6 27,-77.4', '25,-73.8 28,-75'], { width: 1.2, profile: 'flick' })
}

/** Her near arm, and the hand round the quill: four fingers and a thumb. */
function drawGrip(ink: Ink): void {
  drawGlove(ink, '-33,-100@12.4 -47,-92@12 -58,-100@10.6 -62,-116@8.4', 0.3)
  ink.lines(['-52,-88 -49,-94', '-56,-89 -52,-96', '-44,-86 -43,-91'], { width: 1.4, profile: 'flick' })
  const palm = ink.clay([ink.ellipse(-64, -122, 8, 9), ink.ellipse(-67, -126, 6, 6)], 2)
  ink.form(palm, { width: 2.3, halo: 1.2 })
  greyed(ink, palm, 0.5)
  for (const [i, y] of [-128.6, -124, -119.4, -115.2].entries()) {
    const spine = [
      [-57 - i * 0.5, y + 1, 4.8],
      [-63, y - 0.6, 5.2],
      [-70.4 + i * 0.5, y + 1, 4.2],
    ]
    const finger = ink.form(ink.tube(spine, { root: true }), { width: 1.7, halo: 0.3 })
    greyed(ink, finger, 0.5)
  }
  const thumb = ink.form(ink.tube('-59,-130@5 -64,-134@5 -68,-135.6@4.2', { root: true }), { width: 1.9, halo: 0.6 })
  greyed(ink, thumb, 0.5)
}
