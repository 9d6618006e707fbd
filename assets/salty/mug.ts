import { blackOnBlack, inWaves, litEdge } from '../characters/captainCloth'
import type { Ink } from '../ink/ink'

/** The mug: staves, two hoops, a head of foam. */
export function drawMug(ink: Ink): void {
  const body = ink.path('112,206* 142,210 172,205* 178,296 144,302 106,297*', true)
  ink.form(body, { width: 3.4, halo: 1.6, tone: { from: 0.46, to: 0.84, width: 2.2, spacing: 2.4, angle: -80 } })
  ink.clip(body, () =>
    ink.between('122,206 118,300', '164,206 168,298', 5, { width: 1.8, trim: 0.1, jitter: 0.4, profile: 'swell' }),
  )
  for (const hoop of [
    '110,222* 142,227 174,221* 174.6,232* 142,238 109.4,233*',
    '107,274* 142,280 177,273* 178,284* 142,291 106.6,285*',
  ]) {
    ink.cut(hoop, { halo: 0.6 })
    ink.black(hoop)
  }
  ink.lines(['113,227 124,229', '111,279 124,281'], { width: 1.8, white: true, profile: 'swell' })
  const foam = ink.clay(
    [
      ink.ellipse(120, 200, 15, 12),
      ink.ellipse(140, 194, 18, 15),
      ink.ellipse(162, 199, 15, 12),
      ink.ellipse(108, 212, 9, 10),
      ink.ellipse(150, 210, 10, 12),
    ],
    4,
  )
  ink.form(foam, { width: 3, halo: 1.2, tone: { from: 0.6, width: 1.4, spacing: 2.4 } })
  ink.lines(['126,194 130,189 136,190', '146,200 152,197 157,200', '114,206 117,202'], { width: 1.6, profile: 'swell' })
  for (const [x, y, r] of [
    [132, 205, 2.4],
    [141, 209, 1.4],
    [158, 204, 1.8],
    [116, 214, 1.6],
    [150, 192, 1.5],
  ] as const)
    ink.line(ink.ellipse(x, y, r, r), { width: 1.1, closed: true, profile: 'even' })
  ink.form(ink.leaf(170, 208, 88, 22, 7, { belly: 0.7 }), { width: 2.2, halo: 0.6 })
}

export function drawMugSleeve(ink: Ink): void {
  const sleeve = ink.tube('4,470@112 10,396@104 24,340@92 48,300@78 64,281@64 82,264@50', { root: true })
  blackOnBlack(ink, sleeve)
  ink.clip(sleeve, () => {
    ink.line('10,286 44,254 84,236', { width: 3, white: true, profile: 'swell' })
    ink.lines(['40,300 58,296 70,284', '30,286 50,282 62,270', '70,262 80,272 82,284'], {
      width: 1.8,
      white: true,
      profile: 'flick',
    })
  })
}

/** The hand itself, with its cuff. */
export function drawGrip(ink: Ink): void {
  const back = ink.path(
    '80,240* 94,230 104,226 112,220 121,226 119,234 124,243 118,250 124,259 118,266 123,274 117,280 118,290 104,294 90,290 78,280*',
    true,
  )
  ink.form(back, { width: 3.2, halo: 1.4, tone: { from: 0.54, to: 0.9, width: 1.9, spacing: 2.4, angle: -50 } })
  ink.lines(['90,248 100,245 108,246', '88,262 98,261 106,262', '90,276 98,276 104,277'], {
    width: 1.6,
    profile: 'flick',
  })
  for (const [x, y] of [
    [94, 254],
    [90, 270],
    [98, 238],
  ] as const)
    ink.tufts(`${x},${y}`, () => 20, { length: 7, count: 3, width: 1.2, fan: 0.6 })
  for (const [y, length, thick, bow] of [
    [284, 25, 15, 1],
    [270, 34, 18, 2],
    [253.5, 39, 19.4, 3],
    [236.5, 37, 18.4, 4],
  ] as const) {
    const finger = ink.tube(
      `112,${y + 1}@${thick - 1} 124,${y - bow * 0.6}@${thick + 1.6} 136,${y - bow * 0.4}@${thick - 0.6} ${118 + length},${y + 2}@${thick - 2.4}`,
      { root: true, round: 0.9 },
    )
    ink.form(finger, { width: 3, halo: 1.2, tone: { from: 0.5, to: 0.86, width: 1.9, spacing: 2.3, angle: -60 } })
    // Knuckle, joint, hair, nail.
    ink.lines([`113,${y - 5} 118,${y - 8} 123,${y - 5}`, `116,${y - 1} 120,${y - 3.6} 124,${y - 1}`], {
      width: 1.3,
      profile: 'swell',
    })
    ink.lines(
      [`${134},${y - 8} ${136.4},${y - 2.4} ${135},${y + 3.4}`, `${138.4},${y - 6} ${140},${y - 2} ${139},${y + 2}`],
      { width: 1.6, profile: 'swell' },
    )
    ink.tufts(`128,${y - 3}`, () => 20, { length: 5, count: 3, width: 1.1, fan: 0.7 })
    const nail = ink.path(
      `${115 + length},${y - 3.4}* ${121 + length},${y - 4} ${125.4 + length},${y + 1} ${122 + length},${y + 6} ${115 + length},${y + 6}* ${113 + length},${y + 1}`,
      true,
    )
    ink.form(nail, { width: 1.7, gap: 0.06, lit: 0.7 })
  }
  // The cuff, with two rings.
  blackOnBlack(ink, '76,232* 96,246 98,284 82,300* 66,290 62,254*')
  ink.lines(['80,240 90,256 88,290', '72,244 80,262 77,294'], { width: 3, white: true, profile: 'swell' })
}

/** The sleeve of the arm that holds the mug up, to its wrist. */
export function drawRaisedSleeve(ink: Ink): void {
  const sleeve = ink.tube('-84,480@134 -68,402@128 -30,340@120 14,306@112 44,262@96 62,214@82 80,178@68 100,150@52', {
    root: true,
  })
  blackOnBlack(ink, sleeve)
  ink.clip(sleeve, () => {
    litEdge(ink, '4,300 2,240 36,168 66,130', 4, {
      length: 22,
      width: 2.4,
      spacing: 3,
      slant: 20,
      envelope: inWaves(7),
    })
    ink.lines(['60,190 74,206 78,230', '76,168 90,184 96,206', '40,236 60,244 72,262'], {
      width: 2.2,
      white: true,
      profile: 'flick',
    })
  })
}

/** What flies off the mug on its way up. */
export function drawHeave(ink: Ink): void {
  for (const [x, y, r] of [
    [66, 36, 6],
    [48, 54, 4],
    [86, 22, 3.4],
    [40, 80, 3],
  ] as const)
    ink.form(ink.ellipse(x, y, r, r), { width: 2 })
  ink.lines(['176,60 190,84 196,112', '192,48 208,76 214,100'], { width: 3, dry: 0.7, profile: 'flick' })
}
