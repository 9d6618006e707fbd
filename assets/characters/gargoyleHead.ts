import { tangentAt } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { clamp, itemAt, smoothstep } from '../ink/numbers'
import { flatten, parsePath } from '../ink/path'
import { scratch } from '../ink/scratchboard'
import { feather, shade } from './turns'

/** Asleep for a hundred years; stirring, its lids crack; then it glares, mouth shut; then it roars. */
export type GargoyleMood = 'asleep' | 'stirring' | 'glaring' | 'roaring'

interface Features {
  readonly eyes: 'shut' | 'cracked' | 'open'
  readonly isRoaring: boolean
  /** Units by which the ears are pricked, upwards negative, and the brows raised. */
  readonly ears: number
  readonly brow: number
}

const FEATURES: Readonly<Record<GargoyleMood, Features>> = {
  asleep: { eyes: 'shut', isRoaring: false, ears: 14, brow: 0 },
  stirring: { eyes: 'cracked', isRoaring: false, ears: 4, brow: -4 },
  glaring: { eyes: 'open', isRoaring: false, ears: -10, brow: -8 },
  roaring: { eyes: 'open', isRoaring: true, ears: -16, brow: -10 },
}

/**
 * The head, turned a little to our left, lit from below. 0, 0 is between the brows; the whole horn reaches 206 units above it,
 * the beard 290 below and 360 when it roars, the ears 260 to either side.
 */
export function drawGargoyleHead(ink: Ink, mood: GargoyleMood): void {
  const features = FEATURES[mood]
  const light = ink.light
  ink.light = [-0.16, 0.84, 0.52]
  drawEars(ink, features.ears)
  drawHorns(ink)
  drawSkull(ink)
  if (features.isRoaring) drawOpenJaw(ink)
  else drawShutJaw(ink)
  ink.at(0, features.isRoaring ? -6 : 0, {}, () => drawMuzzle(ink, features.isRoaring))
  drawEyes(ink, features.eyes)
  drawBrow(ink, features.brow)
  ink.light = light
}

/** The open eyes alone, over the same 0, 0: laid again over the glow of the fire, nothing on the page is whiter. */
export function drawGargoyleStare(ink: Ink): void {
  ink.black('20,-4 46,-32 84,-40 106,-24 98,4 70,14 40,10', { white: true })
  ink.black('-32,-6 -56,-30 -86,-32 -100,-16 -94,2 -72,10 -48,7', { white: true })
  ink.black(ink.ellipse(60, -11, 5, 9.5, 8))
  ink.black(ink.ellipse(-62, -9, 4.6, 9, -8))
  ink.lines(['24,-6 50,-28 84,-36 104,-24', '-36,-8 -58,-27 -86,-29 -99,-16'], { width: 4, profile: 'swell' })
}

/** How far below 0, 0 a place of the page lies, in units of the head. */
function below(ink: Ink): (x: number, y: number) => number {
  const { y: top } = ink.toPage(0, 0)
  return (_, y) => (y - top) / ink.scale
}

/** `prick` is how far they hang; the near one was bitten once. */
function drawEars(ink: Ink, prick: number): void {
  const near = ink.path(
    `92,-30* 122,-58 160,${-70 + prick * 0.7} 200,${-66 + prick} 258,${-76 + prick * 2}* 238,${-38 + prick} 222,${-16 + prick}* 204,${-22 + prick}* 208,${-4 + prick}* 184,${14 + prick} 150,28 98,44*`,
    true,
  )
  const nearTone = shade(ink, { from: 0.24, to: 0.5, width: 5.4, spacing: 4, angle: -24, cross: 0.3 })
  ink.form(near, { width: 4, halo: 2.4, tone: nearTone })
  ink.black(
    `114,-14 150,-40 190,${-48 + prick} 232,${-60 + prick * 1.7} 204,${-28 + prick} 186,${-6 + prick} 160,10 122,22`,
  )
  const lights = [`136,2 172,-20 206,${-40 + prick * 1.4}`, `126,14 150,4 176,${-8 + prick * 0.7}`]
  ink.lines(lights, { width: 3, white: true, profile: 'flick' })
  const far = ink.path(
    `-92,-34* -118,-54 -150,${-62 + prick * 0.7} -182,${-56 + prick} -226,${-60 + prick * 2}* -204,${-26 + prick} -170,${2 + prick * 0.4} -130,20 -96,30*`,
    true,
  )
  const farTone = shade(ink, { from: 0.18, to: 0.46, width: 5.4, spacing: 4, angle: 24, cross: 0.3 })
  ink.form(far, { width: 4, halo: 2.4, tone: farTone })
  ink.black(`-110,-18 -144,-38 -172,${-40 + prick} -202,${-48 + prick * 1.7} -174,${-18 + prick} -140,4 -114,12`)
  ink.line(`-128,-6 -156,-20 -182,${-34 + prick * 1.4}`, { width: 2.8, white: true, profile: 'flick' })
}

/** The near one whole, ringed like a goat's; the far one broke off long ago. */
function drawHorns(ink: Ink): void {
  const spine = '70,-60@80 66,-112@64 84,-156@48 122,-186@30 166,-206@3'
  ink.black(ink.cut(ink.tube(spine, { root: true }), { halo: 2.4 }))
  engraveRings(ink, spine, 8)
  const stump = ink.cut(
    '-92,-62* -102,-98 -106,-126* -94,-137* -88,-124* -77,-146* -64,-129* -52,-138* -42,-112 -30,-84*',
    { halo: 2 },
  )
  ink.black(stump)
  const rings = [
    [-100, -72, 5],
    [-101, -86, 4.2],
    [-104, -100, 3.4],
    [-106, -113, 2.6],
  ] as const
  ink.clip(stump, () => {
    for (const [left, y, width] of rings) {
      const ring = [
        [left, y],
        [left + 34, y + 11],
        [left + 76, y - 4],
      ]
      ink.line(ring, { width, profile: 'flick', white: true })
    }
  })
  const broken = '-106,-126* -94,-137* -88,-124* -77,-146* -64,-129* -52,-138* -60,-118 -84,-112*'
  const tone = shade(ink, { from: 0.3, to: 0.5, width: 3, spacing: 4, angle: 70 })
  ink.form(broken, { width: 3, halo: 0.8, tone })
}

function drawSkull(ink: Ink): void {
  const skull =
    '-96,-60 -72,-96 -30,-114 18,-116 66,-104 98,-74 114,-36 124,4 120,50 104,96 70,126 0,134 -66,124 -104,92 -118,48 -116,4 -110,-32'
  // The brow throws its shade upwards, over the forehead.
  const down = below(ink)
  const dark = (x: number, y: number) => 0.42 * smoothstep(-17, -78, down(x, y)) + 0.14 * noise2(3, x / 40, y / 40)
  const tone = shade(ink, { from: 0.34, to: 0.6, width: 6, spacing: 4, angle: -42, cross: 0.45, dark })
  ink.form(skull, { width: 4.6, halo: 3, tone })
  const lights = ['-56,-84 -20,-94 16,-92', '26,-96 60,-88 84,-66', '-40,-70 -8,-76 20,-72']
  ink.lines(lights, { width: 3, white: true, profile: 'swell' })
  // A crack down from the horn.
  ink.line('70,-104 60,-90 74,-80 62,-66', { width: 2.6, white: true, profile: 'flick' })
  ink.lines(['84,26 104,40 110,66', '72,36 94,54 98,82', '88,8 108,16 118,34'], { width: 3.4, profile: 'swell' })
  ink.lines(['-106,30 -112,48 -106,66', '-96,26 -102,44 -98,58'], { width: 2.8, profile: 'swell' })
  const edge = { spacing: 5, slant: -10, envelope: () => 1 } as const
  feather(ink, '-116,10 -118,40 -112,74', { ...edge, side: -1, length: 26, width: 3.2 })
  feather(ink, '122,10 120,50 108,84', { ...edge, side: 1, length: 34, width: 3.6 })
}

function drawShutJaw(ink: Ink): void {
  const jaw = '-120,112 -96,104 -40,112 40,112 96,104 124,116 120,152 84,190 30,206 -30,208 -84,192 -120,154'
  const down = below(ink)
  const dark = (x: number, y: number) => 0.5 * smoothstep(133, 110, down(x, y))
  const tone = shade(ink, { from: 0.44, to: 0.66, width: 5.4, spacing: 4, angle: 18, cross: 0.4, dark })
  ink.form(jaw, { width: 4.6, halo: 1.6, tone })
  const creases = ['-62,176 -30,186 10,184', '54,176 82,156 96,134', '-92,168 -100,150 -102,136']
  ink.lines(creases, { width: 3.2, profile: 'swell' })
  // The lip throws a black shadow on it: that is the mouth.
  ink.black('-122,118* -60,116 0,112 60,114 126,116* 124,146 98,152 52,150 6,142 -34,138 -66,148 -104,152 -121,146')
  const edge = { side: 1, length: 14, width: 3.4, spacing: 5, slant: 12, envelope: () => 1 } as const
  feather(ink, '-104,150 -66,147 -34,138 6,142 52,150 98,152', edge)
  drawBeard(ink, 0)
}

/** Wide open: the jaw hangs, the throat is black. */
function drawOpenJaw(ink: Ink): void {
  const jaw = '-116,120* -122,180 -104,236 -60,270 0,278 58,268 104,230 126,170 122,100* 60,150 -40,164*'
  const tone = shade(ink, { from: 0.44, to: 0.66, width: 5.4, spacing: 4, angle: 18, cross: 0.4 })
  ink.form(jaw, { width: 4.6, halo: 1.6, tone })
  const throat = ink.cut('-118,96 -60,104 0,106 60,100 122,84* 122,130 104,190 58,230 0,242 -56,232 -98,196 -114,150')
  ink.black(throat)
  ink.clip(throat, () => {
    const tongue = '-66,240 -52,196 -10,178 34,186 66,224 40,250 -40,252'
    const tongueTone = shade(ink, { from: 0.66, to: 0.9, width: 4, spacing: 4.6, angle: 10 })
    ink.form(tongue, { width: 4, tone: tongueTone })
    ink.line('-10,190 -4,214 0,240', { width: 5, profile: 'swell' })
    const palate = ['-86,140 -36,158 36,154 94,126', '-74,156 -30,170 28,168 82,146', '-60,172 -26,182 22,180 66,164']
    ink.lines(palate, { width: 3, white: true, profile: 'swell' })
  })
  ink.lines(['-52,256 -14,264 30,258'], { width: 3.2, profile: 'swell' })
  drawBeard(ink, 68)
  const fangs = [
    [-92, 208, -76, 64, 27],
    [88, 212, -104, 72, 29],
    [-66, 232, -82, 30, 18],
    [62, 232, -98, 32, 18],
  ] as const
  for (const [x, y, angle, length, width] of fangs) drawFang(ink, x, y, angle, length, width)
}

function drawFang(ink: Ink, x: number, y: number, angle: number, length: number, width: number): void {
  const fang = ink.leaf(x, y, angle, length, width, { belly: 0.16, bend: angle < -90 ? -5 : 5 })
  ink.form(fang, {
    width: 3,
    halo: 1.6,
    tone: shade(ink, { from: 0.6, to: 0.78, width: 3.4, spacing: 3.4, angle: 80 }),
  })
}

/** A goat's tuft under the chin, so many units lower than where it hangs when the mouth is shut. */
function drawBeard(ink: Ink, down: number): void {
  ink.at(0, down, {}, () => {
    const tuft =
      '-66,184 -84,206 -88,236* -66,222 -54,214* -54,236 -44,258* -34,246 -26,226* -16,252 0,270 0,290* 22,270 26,246 24,224* 38,240 56,250 60,272* 72,240 62,216* 78,218 92,226* 84,204 58,182'
    const tone = shade(ink, { from: 0.06, to: 0.3, width: 5, spacing: 4, angle: 88, breaks: 0.2 })
    ink.form(tuft, { width: 3.6, halo: 2, tone })
    const hairs = ['-10,214 -6,238 2,268', '4,212 11,234 12,256', '-44,210 -44,236', '42,208 50,232', '-30,208 -32,232']
    ink.lines(hairs, { width: 4.4, white: true, profile: 'flick' })
  })
}

/** Jowls like a mastiff's, tusks, and the nose. Its mouth shut, it has an underbite. */
function drawMuzzle(ink: Ink, isRoaring: boolean): void {
  const jowls = [
    '-30,72 -70,70 -104,84 -124,112 -122,134* -100,138 -66,130 -38,118',
    '-40,74 10,66 64,72 104,92 128,118 124,140* 96,140 50,132 4,126 -30,116',
  ]
  const jowlTone = shade(ink, { from: 0.4, to: 0.62, width: 5, spacing: 3.9, angle: 12, cross: 0.35 })
  for (const jowl of jowls) ink.form(jowl, { width: 4.4, halo: 2, tone: jowlTone })
  const pores = [
    [-88, 102, 2.6],
    [-74, 110, 2.2],
    [-96, 116, 2.2],
    [50, 100, 2.8],
    [66, 108, 2.4],
    [48, 114, 2.2],
    [82, 114, 2.4],
  ] as const
  for (const [x, y, radius] of pores) ink.dot(x, y, radius)
  ink.lines(['108,134 118,146 116,158', '-114,132 -120,144 -116,154'], { width: 3, profile: 'flick' })
  const shut = [
    [-88, 142, -97, 54, 27],
    [72, 146, -82, 60, 29],
    [22, 138, -94, 26, 17],
  ] as const
  const open = [
    [-92, 126, 84, 62, 28],
    [90, 124, 98, 66, 29],
    [-50, 122, 88, 32, 18],
    [46, 124, 94, 34, 19],
  ] as const
  for (const [x, y, angle, length, width] of isRoaring ? open : shut) drawFang(ink, x, y, angle, length, width)
  const bridge = ink.tube('0,-20@46 -14,14@54 -28,46@66', { root: true })
  const wings = [ink.ellipse(-34, 62, 50, 40), ink.ellipse(-84, 74, 25, 22), ink.ellipse(18, 76, 29, 24)]
  const noseTone = shade(ink, { from: 0.4, to: 0.62, width: 5.4, spacing: 3.9, angle: -34, cross: 0.4 })
  ink.form(ink.clay([bridge, ...wings], 9), { width: 4.6, halo: 3, tone: noseTone })
  ink.black('-88,82 -80,70 -62,72 -56,86 -66,96 -82,95')
  ink.black('-16,90 -12,74 8,70 28,78 26,92 4,98')
  ink.lines(['-18,-10 2,-2 24,-10', '-28,6 -6,14 22,4', '-38,24 -12,32 22,22'], { width: 4, profile: 'swell' })
  ink.lines(['46,74 56,88 52,102', '-108,74 -110,86 -104,98'], { width: 3, profile: 'flick' })
  // A wart, and one hair.
  ink.form(ink.ellipse(-56, 44, 9, 8), { width: 2.6, halo: 0.8 })
  ink.line('-60,38 -70,28 -68,18', { width: 2.2, profile: 'flick' })
}

/** Folds of light that hang, and thicken down to the lashes: the lids, round over the eyes. */
const LIDS = [
  ['36,-30 62,-26 90,-34', 2.2],
  ['29,-20 60,-12 100,-27', 3.2],
  ['25,-9 48,2 76,2 108,-16', 5],
  ['24,1 46,15 76,15 108,-5', 8],
  ['-50,-29 -70,-25 -92,-30', 2],
  ['-42,-19 -66,-12 -98,-20', 3],
  ['-37,-9 -56,1 -80,0 -104,-12', 4.6],
  ['-36,0 -54,13 -80,12 -104,-2', 7.4],
] as const
const LASHES = [
  '36,10 28,22',
  '52,16 48,30',
  '70,18 72,32',
  '88,12 96,25',
  '102,4 114,13',
  '-48,12 -42,24',
  '-64,15 -64,28',
  '-82,13 -88,25',
  '-96,6 -106,15',
]

function drawEyes(ink: Ink, eyes: Features['eyes']): void {
  ink.black('16,-10* 44,-44 100,-56 118,-40 114,-6 84,22 42,22 18,6')
  ink.black('-28,-8* -54,-42 -96,-44 -110,-28 -108,0 -80,20 -48,18 -30,4')
  feather(ink, '112,-22 82,19 42,19 20,4', { side: -1, length: 16, width: 3.4, spacing: 5, slant: 10 })
  feather(ink, '-104,-10 -78,17 -48,13 -30,2', { side: 1, length: 12, width: 3, spacing: 5, slant: 10 })
  if (eyes === 'open') {
    drawGargoyleStare(ink)
    ink.lines(['28,18 60,26 96,12', '-40,16 -66,20 -94,10'], { width: 3.4, profile: 'swell' })
    return
  }
  if (eyes === 'cracked') {
    drawCrackedLids(ink)
    return
  }
  for (const [fold, width] of LIDS) ink.line(fold, { width, profile: 'swell', white: true })
  ink.lines(LASHES, { width: 4, profile: 'flick' })
}

/** A slit of the white under each lid, the folds pushed up over it, and the crust of a hundred years splitting. */
function drawCrackedLids(ink: Ink): void {
  ink.black('22,2* 46,-4 78,-6 108,-10* 100,6 72,15 42,12', { white: true })
  ink.black('-34,0* -56,-6 -82,-6 -103,-8* -95,4 -74,11 -50,9', { white: true })
  ink.clip('22,2* 46,-4 78,-6 108,-10* 100,6 72,15 42,12', () => ink.black(ink.ellipse(62, 0, 5, 10, 8)))
  ink.clip('-34,0* -56,-6 -82,-6 -103,-8* -95,4 -74,11 -50,9', () => ink.black(ink.ellipse(-64, -1, 4.6, 9, -8)))
  const folds = [
    ['34,-34 62,-32 92,-40', 2.4],
    ['27,-24 58,-20 102,-32', 3.4],
    ['24,-12 48,-11 76,-14 110,-22', 5.4],
    ['-48,-33 -70,-31 -94,-35', 2.2],
    ['-40,-23 -66,-20 -100,-25', 3.2],
    ['-36,-11 -56,-13 -80,-14 -105,-17', 5],
  ] as const
  for (const [fold, width] of folds) ink.line(fold, { width, profile: 'swell', white: true })
  const cracks = ['60,15 66,26 58,34 66,46', '30,10 22,20 26,30', '-62,12 -70,22 -62,32', '-90,6 -100,14 -98,26']
  ink.lines(cracks, { width: 3.2, profile: 'flick' })
  ink.lines(['96,8 108,18', '-42,9 -36,20'], { width: 3.6, profile: 'flick' })
}

/** One brow over both eyes, an overhanging stone, bright underneath. */
function drawBrow(ink: Ink, raise: number): void {
  const half = raise * 0.6
  const brow = `-126,${-50 + raise}* -104,${-74 + raise} -66,${-66 + raise} -30,-40 -8,-26 16,-40 62,${-74 + raise} 108,${-90 + raise} 142,${-80 + raise}* 130,${-54 + raise} 96,${-50 + raise} 58,${-36 + half} 26,-8 -4,6 -30,-8 -60,${-32 + half} -96,${-38 + raise} -118,${-32 + raise}*`
  const tone = shade(ink, { from: 0.36, to: 0.54, width: 5.4, spacing: 4, angle: 70, cross: 0.3 })
  ink.form(brow, { width: 4.4, halo: 2.6, tone })
  ink.lines(['-14,-20 -6,-6 -10,2', '8,-22 4,-8 8,0'], { width: 3, profile: 'flick' })
}

/** The rings of a horn (`'x,y@thickness …'`): each a line of light that thins out round the dark side, with echoes above it. */
function engraveRings(ink: Ink, spine: string, rings: number): void {
  const { points } = flatten(parsePath(spine), false)
  const echoes = [
    [0, 1],
    [0.28, 0.55],
    [0.5, 0.3],
  ] as const
  for (let ring = 0; ring < rings; ring++) {
    for (const [shift, strength] of echoes) {
      const at = Math.round((0.06 + ((ring + shift) / rings) * 0.86) * (points.length - 1))
      const place = itemAt(points, Math.min(points.length - 3, Math.max(2, at)))
      const way = tangentAt(points, points.indexOf(place), 2)
      const half = place.pressure / 2
      const cuts = Array.from({ length: 24 }, (_, step) => {
        const across = -0.96 + (1.92 * step) / 23
        const back = (1 - across * across) * half * 0.42
        const lit = clamp((0.95 - across) / 1.9)
        return {
          x: place.x + way.y * across * half - way.x * back,
          y: place.y - way.x * across * half - way.y * back,
          pressure: (5.6 * strength * lit ** 1.2 + 0.4) * Math.min(1, half / 16),
          corner: false,
        }
      })
      scratch(ink, cuts, { least: 0.8 })
    }
  }
}
