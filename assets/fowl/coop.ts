import type { Ink } from '../ink/ink'

/** The tipped wicker coop they have broken out of, its door flung open to the left; the middle of its foot is the origin. */
export function drawCoop(ink: Ink): void {
  ink.wash('-60,4 30,-10 104,4 100,34 -30,30', { alpha: 0.42 })
  const dome = ink.path('-62,0* -58,-44 -34,-82 6,-96 46,-82 68,-44 70,0* 34,16 -28,16', true)
  ink.form(dome, {
    width: 3.6,
    halo: 1.6,
    tone: { from: 0.5, to: 0.8, width: 2.4, spacing: 2.4, angle: -70, cross: 0.4 },
    wash: 0.26,
    washDepth: 12,
  })
  ink.clip(dome, () => drawWicker(ink))
  drawMouth(ink)
  drawDoor(ink)
  for (const straw of [
    '-92,20 -84,23 -75,25',
    '-100,38 -92,34 -84,28',
    '-84,48 -80,56 -75,62',
    '-70,56 -62,58 -52,59',
    '-44,54 -38,50 -28,50',
  ]) {
    ink.line(straw, { width: 1.6, profile: 'swell' })
  }
}

/** Ribs from the crown to the foot, withies woven over and under them, two bands. */
function drawWicker(ink: Ink): void {
  for (let i = 0; i < 9; i++) {
    const share = -0.95 + i * 0.24
    const rib = [
      [4, -95],
      [share * 52, -66],
      [share * 66, -30],
      [share * 62, 16],
    ]
    ink.line(rib, { width: 2.2, profile: 'swell' })
    for (let row = i % 2 === 0 ? 1 : 0; row < 6; row += 2) {
      const y = -74 + row * 16
      const wide = 66 * Math.sin(Math.min(1, 0.25 + (y + 95) / 111) * 1.5)
      const withy = [
        [(share - 0.13) * wide, y + 2],
        [share * wide, y + 5],
        [(share + 0.13) * wide, y + 4],
      ]
      ink.line(withy, { width: 3.2, profile: 'swell' })
    }
  }
  ink.lines(['-52,-50 -10,-42 66,-52', '-62,-16 -10,-6 70,-18'], { width: 2, profile: 'even' })
}

function drawMouth(ink: Ink): void {
  const mouth = ink.path('-60,6* -58,-26 -44,-46 -22,-44 -12,-20 -14,14*', true)
  ink.cut(mouth, { halo: 1.2 })
  ink.black(mouth)
  ink.contour(mouth, { width: 2.6 })
  ink.line('-54,-12 -50,-30 -42,-40', { width: 1.3, white: true, profile: 'swell' })
}

function drawDoor(ink: Ink): void {
  const door = ink.path('-60,4* -14,15* -30,44 -56,48 -78,32', true)
  ink.form(door, { width: 2.8, halo: 1.2 })
  ink.clip(door, () => {
    for (let i = 0; i < 5; i++) {
      const rib = [
        [-58 + i * 10, 4 + i * 2],
        [-66 + i * 9, 28 + i],
        [-72 + i * 9, 50],
      ]
      ink.line(rib, { width: 1.8, profile: 'swell' })
    }
    ink.line('-74,22 -46,32 -20,30', { width: 2.2, profile: 'even' })
  })
}
