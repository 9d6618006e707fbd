import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { LEATHER } from '../ink/palette'

/** The log, its near side in its own shade. (0, 0) is the sand under its middle. */
export function drawLog(ink: Ink): void {
  const random = ink.fork('log')
  const parts = [
    ink.tube('-172,-30@40 -120,-31@50 -60,-30@46 30,-33@49 100,-33@46 150,-36@53', { root: true, round: 0.25 }),
    ink.ellipse(-34, -16, 26, 13),
    ink.tube('-150,-44@20 -164,-66@15 -174,-76@12', { root: true, round: 0.4 }),
    ink.tube('-178,-34@24 -192,-40@10', { root: true, round: 0.4 }),
    ink.tube('-176,-20@18 -188,-16@7', { root: true, round: 0.4 }),
  ]
  const log = ink.clay(parts, 8)
  ink.form(log, { width: 3.4, halo: 1.6, contour: false, wash: 0.2, washDepth: 10 })
  ink.clip(log, () => {
    ink.wash('-200,-40* 200,-40* 200,0* -200,0*', {
      ...{ color: LEATHER, alpha: 0.34 },
      fade: { from: [0, -6], to: [0, -52] },
    })
    // Bark in long broken plates; below the middle they close to black.
    ink.black('-206,-18 -150,-19 -96,-14 -40,-16 20,-12 80,-18 140,-15 190,-18 190,8* -206,8*')
    ink.feather('-186,-17 -150,-19 -96,-14 -40,-16 20,-12 80,-18 136,-15', {
      ...{ side: -1, length: 12, width: 2.6, spacing: 3.4, slant: 74, curl: 0.05 },
      envelope: (along) => 0.5 + 0.5 * Math.abs(Math.sin(along * 15)),
    })
    for (let i = 0; i < 34; i++) {
      const x = random.between(-184, 118)
      const down = random.next() ** 0.8
      const y = lerp(-52, -17, down)
      const plate = [
        [x, y],
        [x + random.between(8, 16), y + random.signed() * 1.6],
        [x + random.between(20, 48), y + random.signed() * 2],
      ]
      ink.line(plate, { width: random.between(1, 1.6) + down * 0.9, profile: 'swell' })
    }
    ink.line('-58,-34 -48,-42 -36,-38 -38,-28 -50,-26 -57,-32', { width: 2, profile: 'brush' })
    ink.black(ink.ellipse(-47, -33, 3.4, 2.4))
  })
  ink.contour(log, { width: 3.6, gap: 0.1 })
  ink.form(ink.ellipse(-174, -77, 6, 3.4, -24), { width: 1.8 })
  const end = ink.ellipse(152, -36, 15, 26, 5)
  ink.form(end, { width: 3, halo: 0.6 })
  ink.wash(ink.ellipse(155, -33, 11, 21, 5), { color: LEATHER, alpha: 0.24 })
  for (const size of [0.74, 0.48, 0.22]) {
    ink.line(ink.ellipse(152, -36, 15 * size, 26 * size, 5, 0.1), { width: 1.5, closed: true, profile: 'swell' })
  }
  ink.line('152,-36 158,-26 164,-20', { width: 1.5, profile: 'flick' })
}

/** What the log lies in: its shade at noon, and the sand that the wind has laid against it. */
export function drawLogShade(ink: Ink): void {
  ink.wash('-188,0 -120,-9 14,-12 150,-8 196,1 140,12 -10,18 -140,13', { alpha: 0.34 })
  ink.wash('-150,1 -60,-5 120,-1 70,9 -70,10', { alpha: 0.3 })
  for (const drift of ['-204,5 -170,1 -140,8', '-120,14 -70,17 -30,15', '40,15 96,13 130,9', '168,6 196,3 214,7']) {
    ink.line(drift, { width: 2.2, profile: 'swell' })
  }
  const random = ink.fork('drift')
  for (let i = 0; i < 22; i++) {
    ink.dot(random.between(-190, 200), 10 + random.between(-4, 10), random.between(0.7, 1.5))
  }
}
