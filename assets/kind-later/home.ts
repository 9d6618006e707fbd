import type { Ink } from '../ink/ink'

/** A hat and a coat, where there were two hooks without. */
export function drawHatAndCoat(ink: Ink): void {
  ink.light = [0.55, -0.6, 0.58]
  const coat = ink.path(
    '176,246* 192,232 206,230 222,236 244,248 256,286 262,340 266,402 240,410 200,408 168,412 146,402 150,340 158,282',
    true,
  )
  ink.form(coat, {
    width: 3.4,
    halo: 1.6,
    contour: false,
    tone: { from: 0.2, to: 0.62, width: 2.6, spacing: 2.6, angle: 78, cross: 0.5 },
  })
  ink.contour(coat, { width: 3.4 })
  ink.form('166,258* 152,290 138,340 132,384* 152,392* 160,340 176,286', {
    width: 3,
    halo: 1.2,
    tone: { from: 0.2, to: 0.6, width: 2.4, spacing: 2.6, angle: 70 },
  })
  // A collar turned up, two buttons, and what hung about his neck.
  ink.black('178,246 192,228 210,228 228,242 212,262 196,258')
  ink.form('184,240* 196,250 202,276 196,282 180,262', { width: 2.4, halo: 0.8 })
  ink.form('226,238* 212,250 206,276 214,280 234,258', { width: 2.4, halo: 0.8 })
  ink.lines(['205,276 206,340 202,406'], { width: 2.4 })
  for (const y of [300, 332, 364]) ink.dot(214, y, 3.4)
  ink.at(108, 226, { rotate: -13 }, () => {
    const crown = ink.path('-28,22* -30,-2 -20,-20 2,-26 22,-18 30,0 28,22*', true)
    ink.cut(crown, { halo: 2 })
    ink.black(crown)
    ink.line('-20,-4 -10,-16 4,-19', { width: 3, white: true, profile: 'swell' })
    ink.line('-28,12 0,17 28,11', { width: 4, white: true, profile: 'even' })
    const brim = ink.path('-46,18 -28,24 0,28 28,23 46,15 40,30 0,38 -38,32', true)
    ink.cut(brim, { halo: 1.6 })
    ink.black(brim)
    ink.line('-40,22 -20,28 6,30 38,21', { width: 1.8, white: true, profile: 'swell' })
  })
}

/** His case, put down. Its foot is the origin. */
export function drawCase(ink: Ink): void {
  ink.light = [0.55, -0.6, 0.58]
  ink.wash('-78,0 0,-10 110,-8 128,6 20,16 -60,12', { alpha: 0.55 })
  ink.form(ink.tube('-22,-86@6 -18,-104@7 18,-106@7 22,-88@6'), { width: 2.4, halo: 1 })
  const front = ink.form('-78,-84* 76,-88* 78,-4* -76,2*', {
    width: 3.6,
    halo: 1.6,
    contour: false,
    tone: { from: 0.3, to: 0.6, width: 2.4, spacing: 2.8, angle: 84 },
  })
  ink.contour(front, { width: 3.6 })
  ink.form('76,-88* 96,-98* 98,-14* 78,-4*', {
    width: 3,
    halo: 1,
    tone: { from: 0.1, to: 0.5, width: 2.4, spacing: 2.6 },
  })
  ink.form('-78,-84* -58,-96* 96,-98* 76,-88*', { width: 2.8, halo: 1 })
  for (const x of [-46, 44]) {
    ink.black([
      [x - 7, -86, 1, 1],
      [x + 7, -87, 1, 1],
      [x + 8, -3, 1, 1],
      [x - 6, -2, 1, 1],
    ])
    ink.line(
      [
        [x, -80],
        [x + 1, -10],
      ],
      { width: 1.6, white: true, profile: 'swell' },
    )
    ink.form(ink.box(x, -52, 20, 14), { width: 2.2, halo: 0.8 })
  }
  ink.line('-74,-44 -20,-46 30,-46 74,-48', { width: 2 })
  // A label of where he has been, half torn off.
  ink.at(2, -26, { rotate: -7 }, () => {
    ink.form('-22,-12* 20,-14* 22,8* 6,10* 2,6* -6,12* -22,10*', { width: 2, halo: 0.8 })
    ink.lines(['-14,-5 12,-6', '-14,2 4,1'], { width: 1.8, profile: 'even' })
  })
}
