import type { Ink } from '../ink/ink'

/** A strip of the sky's tone, stretched as wide as the window: clear at its foot, even at its top. */
export const SKY_TONE = { left: 0, top: -1200, width: 16, height: 1560 } as const
/** A bank of cloud about its middle, and a small one. */
export const CLOUD = { left: -440, top: -112, width: 820, height: 180 } as const
export const CLOUDLET = { left: -190, top: -64, width: 360, height: 104 } as const

export function drawSkyTone(ink: Ink): void {
  ink.wash('-60,-1260* 76,-1260* 76,380* -60,380*', {
    ...{ alpha: 0.34, color: '#6b6a70', fade: { from: [0, -30], to: [0, 350] } },
  })
}

/** A bank of cloud that the wind tears to the left: bare paper, a scrolled edge, streaks pulled out of it. (0, 0) is its middle. */
export function drawCloud(ink: Ink): void {
  ink.cut(
    '-300,30 -236,14 -196,-6 -160,-40 -118,-52 -84,-38 -64,-66 -18,-92 34,-84 62,-50 96,-62 134,-50 156,-20 210,-14 262,8 330,20 220,34 80,30 -60,40 -180,34',
  )
  ink.line('-306,32 -240,15 -196,-6 -160,-40 -122,-52 -92,-44 -84,-28 -98,-20', { width: 3.8 })
  ink.line('-66,-58 -52,-80 -18,-92 20,-88 52,-66 62,-40 48,-24 28,-28', { width: 4 })
  ink.line('70,-48 96,-62 134,-50 152,-26 148,-6 134,-8', { width: 3.2 })
  ink.line('160,-18 210,-15 262,6 336,20', { width: 2.8 })
  ink.line('-250,38 -120,32 20,36 190,30 300,36', { width: 5, dry: 0.6 })
  ink.line('-420,46 -260,44 -120,48 30,44', { width: 3.4, dry: 0.75 })
  ink.line('60,50 180,46 350,48', { width: 2.8, dry: 0.75 })
  const inner = { width: 2.2, profile: 'swell' } as const
  ink.lines(['-140,-18 -118,-28 -104,-22', '-30,-60 -4,-68 18,-58 22,-44', '96,-40 112,-44 124,-34'], inner)
  ink.lines(['-206,14 -180,4 -160,8', '176,6 200,2 224,10', '-10,14 24,6 52,12'], { ...inner, width: 1.8 })
  ink.feather('-64,-34 -40,-20 0,-14 44,-20', { side: 1, length: 13, width: 1.9, spacing: 6, slant: 12 })
  ink.feather('-170,-8 -140,0 -100,-4', { side: 1, length: 10, width: 1.8, spacing: 6, slant: 12 })
}

/** A small one, far off. (0, 0) is its middle. */
export function drawCloudlet(ink: Ink): void {
  ink.cut('-130,20 -84,2 -60,-20 -30,-26 -16,-44 16,-48 40,-28 64,-30 80,-8 124,10 60,22 -40,22')
  ink.line('-136,18 -84,3 -60,-20 -34,-27 -22,-18', { width: 2.4, profile: 'swell' })
  ink.line('-26,-34 -12,-46 16,-48 36,-32 32,-18 20,-20', { width: 2.6 })
  ink.line('44,-30 66,-29 78,-10 126,10', { width: 2.2, profile: 'swell' })
  ink.line('-180,28 -90,24 20,28 150,25', { width: 3, dry: 0.7 })
  ink.line('-60,36 20,34 110,36', { width: 2.2, dry: 0.75 })
}

/** How many strokes of wind there are. */
export const GUSTS = 4

/** Wind: a stroke of a brush running dry, from the right to the left; the last one curls. (0, 0) is its middle. */
export function drawGust(ink: Ink, frame: number): void {
  if (frame === 0) {
    ink.line('230,-2 110,-14 -10,0 -130,-8 -220,4', { width: 5, dry: 0.66 })
    ink.line('120,16 40,12 -60,18', { width: 2.4, dry: 0.7 })
  } else if (frame === 1) {
    ink.line('180,0 60,8 -60,-4 -190,4', { width: 3.8, dry: 0.72 })
    ink.line('210,-16 140,-20 60,-14', { width: 2.2, dry: 0.7 })
  } else if (frame === 2) {
    ink.line('140,4 40,-8 -60,4 -120,-2', { width: 4.6, dry: 0.76 })
  } else {
    ink.line('200,-8 100,-16 10,-8 -70,-14 -122,-4 -144,16 -128,36 -104,28 -108,10', { width: 3.4, profile: 'swell' })
    ink.line('90,-2 40,-6 -20,0', { width: 2.2, profile: 'flick' })
  }
}
