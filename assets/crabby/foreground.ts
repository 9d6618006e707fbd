import type { Ink } from '../ink/ink'
import { LEATHER, VERMILION } from '../ink/palette'

/** The sand that only tall windows show, in scene units. */
export const FOREGROUND = { left: 0, top: 1000, width: 1600, height: 560 } as const

/** What Pim has left lying about: a castle with its moat, the bucket it came out of, his wooden sword, two shoes. */
export function drawForeground(ink: Ink): void {
  drawGrass(ink)
  ink.at(820, 1300, { scale: 1.5 }, () => drawCastle(ink))
  ink.at(1180, 1270, { scale: 1.3 }, () => drawBucket(ink))
  ink.at(470, 1210, { scale: 1.3 }, () => drawSword(ink))
  ink.at(1320, 1120, { scale: 1.3 }, () => drawShoes(ink))
  const random = ink.fork('grains')
  for (const [x, y, spread] of [
    [260, 1080, 90],
    [640, 1420, 160],
    [1080, 1400, 150],
    [1440, 1230, 80],
    [940, 1090, 120],
  ] as const) {
    for (let i = 0; i < 24; i++)
      ink.dot(x + random.signed() * spread, y + random.signed() * random.next() * 24, random.between(1, 2.4))
  }
}

function drawCastle(ink: Ink): void {
  ink.wash('-170,22 -80,2 60,0 190,14 150,46 20,58 -120,50', { alpha: 0.34 })
  ink.line('-176,26 -110,52 0,62 120,54 188,20', { width: 4, profile: 'brush' })
  ink.line('-150,20 -90,38 0,46 100,40 160,18', { width: 2.2, profile: 'swell' })
  const wall = ink.path(
    '-118,26* -122,-36* -104,-34* -103,-26* -84,-26* -84,-34* -66,-34* -64,-26* -40,-26* -38,-34* -18,-34* 90,-34* 92,-26* 110,-25* 112,-34* 128,-33* 124,26* 0,34',
    true,
  )
  ink.form(wall, { width: 3.4, halo: 1.4, tone: { from: 0.5, width: 2.2, spacing: 2.6, angle: -80 } })
  for (const [x, wide, tall] of [
    [-112, 26, 84],
    [118, 28, 76],
    [4, 34, 128],
  ] as const) {
    drawTower(ink, x, wide, tall)
  }
  ink.black('-12,26* -13,0 -3,-13 10,-13 20,0 20,26*')
  for (const x of [-7, 3, 13]) ink.line(`${x},26 ${x + 1},-8`, { width: 1.8, white: true, bare: true })
  ink.stipple('-100,20 -100,-20 110,-20 110,20', { spacing: 7, radius: 1.1, density: () => 0.5 })
  ink.line('4,-128 6,-178', { width: 3, profile: 'even' })
  const flag = ink.path('7,-176* 44,-168 30,-158 46,-148* 8,-146*', true)
  ink.form(flag, { width: 2.6, halo: 0.8 })
  ink.tint(flag, { color: VERMILION, alpha: 0.8, offset: 2 })
}

function drawTower(ink: Ink, x: number, wide: number, tall: number): void {
  const w = wide
  const shape = ink.path(
    `${x - w},22* ${x - w * 0.86},${-tall + 14}* ${x - w * 1.06},${-tall}* ${x - w * 0.5},${-tall}* ${x - w * 0.48},${-tall + 10}* ${x + w * 0.1},${-tall + 11}* ${x + w * 0.12},${-tall}* ${x + w * 0.6},${-tall}* ${x + w * 0.62},${-tall + 10}* ${x + w * 1.04},${-tall + 8}* ${x + w * 0.84},${-tall + 20}* ${x + w},24*`,
    true,
  )
  ink.form(shape, {
    width: 3.2,
    halo: 1.2,
    tone: { from: 0.42, to: 0.8, width: 2.4, spacing: 2.5, angle: -70, cross: 0.3 },
  })
  ink.black(ink.ellipse(x - w * 0.1, -tall + 34, 5, 8))
  ink.lines([`${x - w * 0.9},-6 ${x - w * 0.2},-2 ${x + w * 0.8},-7`], { width: 1.8, profile: 'swell' })
}

function drawBucket(ink: Ink): void {
  ink.wash('-50,8 10,-4 80,2 60,18 -20,20', { alpha: 0.36 })
  ink.at(0, 0, { rotate: 64 }, () => {
    const bucket = ink.path('-30,8* -40,-66* 40,-70* 28,8*', true)
    ink.form(bucket, { width: 3.2, halo: 1.2, tone: { from: 0.46, width: 2.2, spacing: 2.4, angle: -60 } })
    ink.line('-34,-14 0,-10 34,-16', { width: 5, profile: 'even' })
    ink.form(ink.ellipse(0, -68, 40, 12, -3), { width: 2.8 })
    ink.black(ink.ellipse(3, -67, 32, 8, -3))
    ink.line('-40,-70 -30,-112 16,-118 40,-74', { width: 2.6, profile: 'even' })
  })
  for (const [x, y] of [
    [98, 2],
    [110, 10],
    [86, 14],
  ] as const) {
    ink.dot(x, y, 2.2)
  }
}

/** Stuck in the sand. (0, 0) is where its point goes in. */
function drawSword(ink: Ink): void {
  ink.wash('-6,2 30,-4 96,6 90,12 20,10', { alpha: 0.34 })
  ink.at(0, 0, { rotate: -11 }, () => {
    const blade = ink.path('-9,2* -10,-40 -9,-78* 9,-78* 10,-40 8,2*', true)
    ink.form(blade, { width: 2.8, halo: 1 })
    ink.wash(blade, { color: LEATHER, alpha: 0.36, dx: 2, dy: 1 })
    ink.lines(['-1,-6 0,-40 -1,-70', '4,-20 5,-40 4,-56', '-5,-30 -5,-50'], { width: 1.4, profile: 'swell' })
    ink.hatch('4,-76 10,-76 10,0 4,0', { angle: -80, spacing: 2.4, width: 1.4 })
    const guard = ink.path('-22,-78* -22,-86 -8,-88 8,-88 22,-87 23,-79* 8,-76 -8,-76', true)
    ink.form(guard, { width: 2.6, halo: 0.8, tone: { from: 0.5, width: 1.6 } })
    ink.form('-5,-88* -5,-108 0,-113 5,-108 5,-88*', { width: 2.4 })
    ink.lines(['-6,-93 6,-96', '-6,-99 6,-102', '-6,-105 6,-108'], { width: 2.4, profile: 'even' })
  })
  ink.line('-20,4 -8,-2 8,-2 19,4', { width: 2.4, profile: 'swell' })
}

function drawShoes(ink: Ink): void {
  for (const [x, y, turn] of [
    [0, 0, -12],
    [62, 18, 20],
  ] as const) {
    ink.wash(ink.ellipse(x + 6, y + 8, 42, 9), { alpha: 0.34 })
    ink.at(x, y, { rotate: turn }, () => {
      const shoe = ink.path('-34,4* -34,-22* -10,-24* 2,-10 26,-8 40,2 36,8* 0,9', true)
      ink.form(shoe, { width: 2.8, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.3 } })
      ink.wash(shoe, { color: LEATHER, alpha: 0.4, dx: 2, dy: 1 })
      ink.black(ink.ellipse(-22, -22, 11, 4, -3))
      ink.lines(['-8,-18 0,-14', '-6,-12 4,-9'], { width: 2, profile: 'pen' })
    })
  }
}

/** Grass of the dune in the lower corners, bent by the wind from the sea. */
function drawGrass(ink: Ink): void {
  const random = ink.fork('grass')
  for (const [x, y, blades] of [
    [300, 1500, 26],
    [1460, 1480, 30],
    [1260, 1540, 16],
  ] as const) {
    ink.wash(ink.ellipse(x, y + 4, 120, 16), { alpha: 0.3 })
    for (let i = 0; i < blades; i++) {
      const foot = x + random.signed() * 80
      const tall = random.between(60, 150)
      const bend = random.between(10, 70)
      const leaf = ink.path(
        [
          [foot - 3, y, 1, 1],
          [foot + bend * 0.2, y - tall * 0.6],
          [foot + bend, y - tall, 1, 1],
          [foot + bend * 0.4, y - tall * 0.54],
          [foot + 4, y, 1, 1],
        ],
        true,
      )
      if (random.chance(0.4)) ink.form(leaf, { width: 1.8, halo: 0.8 })
      else ink.solid(leaf, { halo: 0.8 })
    }
    // The sand that the wind has laid against it.
    ink.cut(`${x - 104},${y + 12} ${x - 60},${y - 6} ${x},${y - 10} ${x + 64},${y - 5} ${x + 110},${y + 12}`)
    ink.line(`${x - 110},${y + 10} ${x - 60},${y - 6} ${x},${y - 10} ${x + 64},${y - 5} ${x + 116},${y + 10}`, {
      width: 2.4,
      profile: 'swell',
    })
  }
}
