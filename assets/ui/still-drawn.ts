import { drawBrush } from '../home/brush'
import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { radians, TAU } from '../ink/numbers'
import { GREY, VERMILION } from '../ink/palette'
import type { PathSource } from '../ink/path'

/** A day that is still being drawn, 430 × 232: the thief in pencil, watching the brush that comes for his nose. Free at its lower right. */
export function drawStillDrawn(ink: Ink): void {
  drawGuides(ink)
  drawConstruction(ink)
  drawPencilledThief(ink)
  drawPencilShade(ink)
  drawInkedHead(ink)
  ink.at(187, 90, { rotate: -17 }, () => drawBrush(ink))
  drawEraser(ink)
  ink.splatter(352, 84, { radius: 16, count: 8, largest: 2.2 })
}

/** One pencil line: grey, a little see-through, never pressed hard. */
function pencil(ink: Ink, path: PathSource, alpha = 0.5, width = 1.4): void {
  ink.line(path, { width, color: GREY, alpha, profile: 'pen', wobble: 0.5 })
}

/** Ground, plumb line and the line of action: what was on the sheet first. */
function drawGuides(ink: Ink): void {
  pencil(ink, '14,192 120,190 240,193 320,191', 0.4)
  pencil(ink, '40,201 130,199 210,201', 0.22, 1.1)
  pencil(ink, '152,14 150,80 151,150 149,208', 0.24, 1.1)
  pencil(ink, '22,62 120,60 214,64', 0.24, 1.1)
  pencil(ink, '26,206 110,140 196,66 236,30', 0.2, 1.1)
  pencil(ink, '168,40 150,84 130,122 108,160 72,194', 0.34, 1.6)
}

interface Oval {
  x: number
  y: number
  radiusX: number
  radiusY: number
  turn?: number
  alpha?: number
}

const OVALS: readonly Oval[] = [
  { x: 152, y: 74, radiusX: 27, radiusY: 25, turn: -8 },
  { x: 138, y: 122, radiusX: 25, radiusY: 23, turn: 24 },
  { x: 122, y: 150, radiusX: 18, radiusY: 15, turn: 10, alpha: 0.44 },
  { x: 78, y: 98, radiusX: 41, radiusY: 42, alpha: 0.46 },
  { x: 200, y: 118, radiusX: 8, radiusY: 7.4, alpha: 0.44 },
  { x: 160, y: 162, radiusX: 7.4, radiusY: 7, alpha: 0.36 },
  { x: 100, y: 171, radiusX: 7, radiusY: 6.6, alpha: 0.36 },
]

/** Ovals gone round twice with a loose wrist. */
function drawConstruction(ink: Ink): void {
  const random = ink.fork('construction')
  for (const { x, y, radiusX, radiusY, turn = 0, alpha = 0.5 } of OVALS) {
    const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
    for (const start of [random.next() * TAU, random.next() * TAU]) {
      const loop = Array.from({ length: 15 }, (_, step) => {
        const angle = start + (step / 14) * TAU * 1.07
        const across = Math.cos(angle) * (radiusX + random.signed() * 1.5)
        const down = Math.sin(angle) * (radiusY + random.signed() * 1.5)
        return [x + across * cos - down * sin, y + across * sin + down * cos]
      })
      pencil(ink, loop, alpha, 1.3)
    }
  }
  // Centre lines over the forms: they tell which way the head and the chest are turned.
  pencil(ink, '160,50 166,72 162,98', 0.42)
  pencil(ink, '126,80 150,84 178,78', 0.42)
  pencil(ink, '128,102 146,118 150,142', 0.38)
  pencil(ink, '40,92 78,104 118,96', 0.26)
}

/** The figure found among them: on tiptoe, sack on his back, lantern held out. Pressed a little harder. */
function drawPencilledThief(ink: Ink): void {
  // The sack and the fist that holds its neck.
  pencil(ink, '118,74 106,58 82,54 56,62 38,84 38,112 54,134 82,141 106,132', 0.62, 1.9)
  pencil(ink, '100,64 108,72 112,84', 0.6, 1.7)
  pencil(ink, '112,88 120,92 118,99 110,97', 0.5)
  pencil(ink, '84,70 92,78 98,88', 0.4)
  pencil(ink, '72,92 84,88 96,90', 0.36)
  pencil(ink, '60,108* 78,104* 82,120* 64,124* 60,108*', 0.46)
  pencil(ink, '66,103 67,109', 0.4)
  pencil(ink, '74,101 75,107', 0.4)
  // The near arm, bent back to hold it there.
  pencil(ink, '126,102 114,112 107,108 108,96', 0.6, 1.7)
  pencil(ink, '122,116 110,122 99,114 100,96', 0.56, 1.6)
  pencil(ink, '98,96 97,87 104,83 112,86 112,94 105,98 98,95', 0.6, 1.7)
  // Shirt, its stripes only begun.
  pencil(ink, '132,98 118,108 110,126 112,150 128,158 146,152', 0.6, 1.8)
  pencil(ink, '158,98 164,112 162,132 150,148', 0.62, 1.9)
  pencil(ink, '114,118 136,126 163,118', 0.44)
  pencil(ink, '111,128 134,136 162,128', 0.44)
  pencil(ink, '112,138 132,146 156,139', 0.34)
  // The arm that holds the lantern out.
  pencil(ink, '158,104 176,112 194,114', 0.62, 1.8)
  pencil(ink, '156,116 174,122 194,121', 0.56, 1.6)
  pencil(ink, '206,120 207,130* 196,133* 194,154* 218,155* 217,133* 207,130', 0.54, 1.6)
  pencil(ink, '206,138 203,146 207,150 210,145 206,138', 0.42)
  // Legs: the front one reaching out, toe first; the back one about to leave the ground.
  pencil(
    ink,
    '134,142 150,147 164,157 167,170 165,180 174,184 188,189 187,193 166,193 157,187 154,172 140,168 126,163',
    0.62,
    1.8,
  )
  pencil(ink, '110,146 104,158 94,168 80,172 66,168 59,174 62,184 70,189 76,183 92,182 108,175 119,164', 0.62, 1.8)
  pencil(ink, '157,179 161,181 166,180', 0.5)
  pencil(ink, '76,173 75,178 77,183', 0.5)
  pencil(ink, '116,150 104,166 80,178', 0.26, 1.2)
  pencil(ink, '128,154 158,164 162,184', 0.26, 1.2)
  // The face below the mask: chin, ear, and a mouth that is none too sure.
  pencil(ink, '132,84 136,96 148,102 164,99 174,90', 0.62, 1.8)
  pencil(ink, '154,95 160,92.6 165,94', 0.66, 1.9)
}

/** Where the shadows will be hatched later, in quick strokes that get shorter. */
function drawPencilShade(ink: Ink): void {
  const random = ink.fork('shade')
  const patches = [
    { x: 84, y: 139, stepX: 5.4, stepY: -3.2, length: 22, count: 7 },
    { x: 140, y: 152, stepX: 3.8, stepY: -3, length: 16, count: 6 },
    { x: 150, y: 168, stepX: 3, stepY: 3.4, length: 11, count: 4 },
    { x: 86, y: 182, stepX: 4.2, stepY: -2, length: 9, count: 4 },
  ]
  for (const { x, y, stepX, stepY, length, count } of patches) {
    for (let i = 0; i < count; i++) {
      const [left, top] = [x + i * stepX + random.signed(), y + i * stepY + random.signed()]
      const reach = length * random.between(0.7, 1.05) * (1 - i / (count * 1.8))
      const stroke = [
        [left, top],
        [left + reach * 0.3, top - reach * 0.5],
        [left + reach * 0.7, top - reach * 0.92],
      ]
      pencil(ink, stroke, random.between(0.3, 0.46), 1.5)
    }
  }
}

/** What is inked so far: cap and mask. His eyes have met at the brush. */
function drawInkedHead(ink: Ink): void {
  const cap = ink.path('124,66* 122,50 134,36 156,33 174,42 180,58* 160,58 140,62', true)
  ink.cut(cap, { fill: BRIGHT_PAPER })
  ink.black(cap)
  ink.lines(['140,59 137,48 143,38', '156,56.6 158,46 154,37', '170,56 172,49'], {
    width: 1.5,
    white: true,
    bare: true,
    profile: 'swell',
  })
  ink.line('129,54 131,46 137,40.6', { width: 2, white: true, bare: true, profile: 'swell' })
  ink.black(ink.ellipse(152, 33, 4, 2.6, -6))
  ink.black('158,58 170,53.6 184,54 196,59.4* 186,63.8 172,63.6 160,63.6')
  ink.line('168,57.6 178,56.8 188,59', { width: 1.3, white: true, bare: true, profile: 'swell' })

  // The mask, its knot's ends flying behind.
  ink.black('126,70* 140,67 160,66 181,67* 183,75 178,82 169,83 163,78 156,79 150,85 139,86 129,80')
  ink.line('128,76 118,74 110,79 104,77', { width: 4, profile: 'flick' })
  ink.line('128,79 120,82 117,90 110,93', { width: 3.4, profile: 'flick' })
  for (const [x, y, radius, pupilX] of [
    [145, 76, 6.2, 148.6],
    [171, 74, 5.6, 172.6],
  ] as const) {
    ink.black(ink.ellipse(x, y, radius, radius * 0.92, -4), { white: true })
    ink.black(ink.ellipse(pupilX, y + 1.5, 2.5, 2.8))
    ink.dot(pupilX - 0.9, y + 0.5, 0.9, { white: true })
  }
  // The nose: pencilled round, and already dabbed at.
  const nose = ink.path('160,86 164,81.6 171,82 174,87 171,92 164,92.4', true)
  ink.cut(nose, { fill: BRIGHT_PAPER })
  pencil(ink, '160,86 164,81.6 171,82 174,87 171,92 164,92.4 160,87', 0.7, 1.7)
  ink.wash('166,86 170,84 174,86.4 172,90 168,90', { alpha: 0.8, color: VERMILION })
}

/** The eraser, worn round at one corner, and its crumbs. */
function drawEraser(ink: Ink): void {
  ink.at(40, 212, { rotate: -7, scale: 0.92 }, () => {
    ink.wash('-24,8 24,4 40,6 36,13 -20,15', { alpha: 0.3 })
    const eraser = ink.path('-27,-7* -22,-11 22,-12* 29,5* 24,8 -20,10*', true)
    ink.form(eraser, { width: 2.8, halo: 0.8, contour: false, tone: { from: 0.5, to: 0.8, width: 2, spacing: 2.6 } })
    const sleeve = ink.path('-8,-11* 22,-12* 29,5* 24,8 -2,9.4*', true)
    ink.cut(sleeve)
    ink.tint(sleeve, { color: VERMILION, offset: 1.7 })
    ink.contour(eraser, { width: 2.8 })
    ink.line('-8,-11 -5,0 -2,9.4', { width: 2.2, profile: 'pen' })
    ink.line('0,4.6 12,4 24,2.6', { width: 1.2, profile: 'swell' })
  })
  const crumbs = [
    '78,210 82,208.6',
    '86,216 90,217.4',
    '94,207 96.6,205',
    '102,214 106,213',
    '112,209 114.4,210.6',
    '74,220 77,221',
    '120,216 122,215',
  ]
  ink.lines(crumbs, { width: 2.2, profile: 'pen' })
}
