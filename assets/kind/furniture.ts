import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { CHAIR, PIE, TABLE } from './shared'

export function drawDresser(ink: Ink): void {
  ink.light = [0.55, -0.6, 0.58]
  ink.wash('60,640 300,650 350,628 330,616', { alpha: 0.5 })
  // The side that turns to the lamp, the top, the front.
  ink.form('286,424* 334,414* 330,616* 288,642*', {
    width: 3.2,
    halo: 1.4,
    tone: { from: 0.62, width: 1.4, spacing: 2.8, angle: -80 },
  })
  const front = ink.form('72,426* 288,424* 290,642* 74,646*', { width: 3.8, halo: 1.4, contour: false })
  ink.hatch(front, {
    angle: 88,
    spacing: 4.4,
    width: 2,
    density: (x) => clamp((230 - x) / 190) * 1.2,
    jitter: 0.02,
    length: 90,
  })
  ink.contour(front, { width: 3.8 })
  ink.form('62,428* 106,414* 338,410* 296,426*', { width: 3, halo: 0.6 })
  ink.form('60,426* 298,424* 300,438* 60,441*', {
    width: 2.8,
    halo: 0.4,
    tone: { from: 0.5, width: 1.5, spacing: 2.6, angle: -80 },
  })
  for (const [i, y] of [458, 520, 582].entries()) {
    const out = i === 1 ? 7 : 0
    const drawer = ink.path(
      [
        [88, y + out, 1, 1],
        [274, y - 2 + out, 1, 1],
        [275, y + 46 + out, 1, 1],
        [89, y + 49 + out, 1, 1],
      ],
      true,
    )
    if (out)
      ink.black([
        [92, y, 1, 1],
        [272, y - 2, 1, 1],
        [274, y + out + 2, 1, 1],
        [90, y + out + 3, 1, 1],
      ])
    ink.form(drawer, { width: 2.8, halo: 0.8, contour: false })
    ink.hatch(drawer, { angle: 88, spacing: 4.4, width: 1.8, density: (x) => clamp((190 - x) / 150), jitter: 0.02 })
    ink.contour(drawer, { width: 2.8 })
    for (const x of [130, 234]) {
      ink.form(ink.ellipse(x, y + 23 + out, 9, 9), {
        width: 2.2,
        halo: 0.6,
        tone: { from: 0.44, width: 1.6, spacing: 2.2 },
      })
      ink.line(
        [
          [x - 8, y + 35 + out],
          [x, y + 37 + out],
          [x + 8, y + 34 + out],
        ],
        { width: 2.4, profile: 'swell' },
      )
    }
  }
  // A sock that would not go in.
  const sock = ink.path('168,524* 194,523* 195,546 208,556 212,566 200,572 178,566 171,552', true)
  ink.form(sock, { width: 2.6, halo: 1, tone: { from: 0.56, width: 1.4, spacing: 2.6 } })
  ink.clip(sock, () =>
    ink.lines(['166,532 196,530', '166,541 198,539', '190,574 200,560 214,560'], { width: 4, profile: 'even' }),
  )
  ink.black('78,644* 108,643* 104,664* 86,664*')
  ink.black('258,642* 288,640* 284,660* 264,662*')
}

/** Three hooks. One small coat. */
export function drawHooks(ink: Ink): void {
  ink.form('82,196* 342,190* 344,214* 83,221*', {
    width: 3,
    halo: 1,
    tone: { from: 0.44, width: 1.8, spacing: 2.6, angle: -80 },
  })
  for (const x of [116, 206, 298]) {
    ink.line(
      [
        [x, 206],
        [x - 1, 226],
        [x - 9, 233],
        [x - 15, 226],
      ],
      { width: 5, profile: 'even' },
    )
    ink.dot(x, 203, 3.4)
  }
  const coat = ink.clay(
    [
      ink.path(
        '276,234* 292,224 306,226 322,236 330,262 336,330 340,372 312,380 278,378 258,368 264,320 268,262',
        true,
      ),
    ],
    4,
  )
  ink.light = [0.55, -0.6, 0.58]
  ink.form(coat, {
    width: 3.4,
    halo: 1.4,
    contour: false,
    tone: { from: 0.44, to: 0.78, width: 2.4, spacing: 2.8, angle: 74 },
  })
  ink.contour(coat, { width: 3.4 })
  const sleeve = ink.path('322,238* 338,258 350,304 352,334* 330,338* 326,300 318,262', true)
  ink.form(sleeve, { width: 3, halo: 1.2, tone: { from: 0.5, width: 1.8, spacing: 2.8, angle: 80 } })
  ink.form('327,328* 354,324* 355,340* 329,343*', { width: 2.2, halo: 0.4 })
  // A hood, two toggles, a mitten on its string.
  ink.black('278,236 290,222 306,222 318,236 304,252 290,252')
  ink.lines(['299,252 300,300 298,376', '286,272 312,270', '286,304 314,302'], { width: 2.2 })
  ink.line('344,340 350,360 344,376', { width: 1.8 })
  ink.form('334,376* 346,372 356,380 362,374 366,380 358,392 354,408 338,410 332,396', {
    width: 2.4,
    halo: 0.6,
    tone: { from: 0.5, width: 1.5, spacing: 2.4 },
  })
}

const HEART = '0,20* -17,4 -21,-9 -13,-18 -4,-15 0,-7* 5,-16 14,-18 21,-9 17,5'

/** A child's chair, pushed back and turned, as somebody left it. The heart sawn out of its back is all the light in its shadow. */
export function drawChair(ink: Ink): void {
  ink.light = [-0.55, -0.6, 0.58]
  ink.at(CHAIR.x, CHAIR.y, {}, () => {
    ink.wash('-30,4 60,-14 110,-2 232,26 214,58 112,48 20,18', { alpha: 0.62 })
    ink.at(150, 24, { scaleX: 1.25, scaleY: 0.62, rotate: 12 }, () => ink.cut(HEART))
    const wood = { width: 2.8, halo: 1.2 } as const
    const dark = { from: 0.16, to: 0.6, width: 2.6, spacing: 2.4, angle: -78 } as const
    ink.form(ink.tube('-6,-130@10 -8,-84@10 -4,-40@8', { root: true }), { ...wood, tone: dark })
    ink.form(ink.tube('-80,-122@11 -86,-60@10 -90,-18@8', { root: true }), {
      ...wood,
      tone: { from: 0.5, width: 1.8, spacing: 2.4 },
    })
    ink.line('-84,-50 -24,-42', { width: 6, profile: 'even' })
    ink.form('-90,-126* -4,-140* 64,-108* -24,-92*', { ...wood, width: 3.2 })
    ink.lines(['-60,-124 -2,-102', '-30,-130 26,-106'], { width: 1.5, profile: 'swell' })
    ink.form('-90,-126* -24,-92* -24,-79* -90,-113*', {
      ...wood,
      width: 2.4,
      tone: { from: 0.5, width: 1.8, spacing: 2.4, angle: -84 },
    })
    // The back, turned to us: two posts, a board with a heart, a bar.
    const board = ink.form('-36,-218 -14,-232 40,-238 68,-228* 66,-146* -32,-136*', {
      width: 3.4,
      halo: 1.6,
      contour: false,
      tone: { from: 0.36, to: 0.76, width: 2.6, spacing: 2.6, angle: -70, cross: 0.4 },
    })
    ink.contour(board, { width: 3.4 })
    ink.at(16, -184, { rotate: -4, scale: 1.12 }, () =>
      ink.form(HEART, { width: 2.6, fill: '#fffaf0', halo: 0.8, gap: 0 }),
    )
    ink.form('-32,-108* 64,-118* 64,-104* -31,-94*', { ...wood, tone: dark })
    for (const post of ['66,-226@11 66,-120@13 64,-8@10', '-34,-216@12 -31,-100@14 -28,8@11'])
      ink.form(ink.tube(post, { root: true }), {
        width: 3.2,
        halo: 1.4,
        tone: { from: 0.42, width: 2.2, spacing: 2.4, angle: -78 },
      })
    ink.form(ink.tube('-30,-42@8 20,-46@8 64,-52@8', { root: true }), {
      ...wood,
      width: 2.4,
      tone: { from: 0.4, width: 1.8, spacing: 2.2 },
    })
  })
}

/** A table with a cloth on it, round, too low for a grown-up's knees. Its foot is the origin. */
export function drawTable(ink: Ink): void {
  ink.light = [-0.2, -0.86, 0.5]
  ink.at(TABLE.x, TABLE.y, {}, () => {
    ink.wash('-120,0 -40,-22 90,-26 190,-8 160,18 20,24 -90,16', { alpha: 0.62 })
    const dark = { from: 0.1, to: 0.55, width: 3, spacing: 2.6, angle: -80 } as const
    for (const leg of ['-70,-150@15 -86,-60@13 -100,2@10', '72,-150@15 86,-60@13 104,-2@10'])
      ink.form(ink.tube(leg, { root: true }), { width: 3, halo: 1.2, tone: dark })
    ink.form(ink.tube('0,-150@16 -2,-60@14 4,12@11', { root: true }), { width: 3, halo: 1.2, tone: dark })
    const cloth = ink.path(
      '-160,-206* -168,-160 -172,-112* -148,-98 -122,-88* -96,-84 -70,-72* -34,-76 0,-66* 36,-76 70,-72* 98,-84 124,-86* 148,-100 172,-112* 166,-160 160,-206*',
      true,
    )
    ink.form(cloth, { width: 3.6, halo: 1.6, contour: false })
    ink.clip(cloth, () => {
      ink.wash(cloth, { alpha: 0.34, fade: { from: [0, -60], to: [0, -170] } })
      for (const fold of [
        '-146,-190 -150,-140 -147,-96',
        '-118,-182 -124,-130 -122,-86',
        '-70,-172 -74,-120 -71,-72',
        '-6,-168 -2,-120 0,-64',
        '66,-172 72,-120 70,-72',
        '120,-184 126,-130 124,-86',
        '150,-192 152,-150 148,-100',
      ])
        ink.line(fold, { width: 3, profile: 'grow' })
      for (const fold of [
        '-118,-180 -124,-130 -122,-86',
        '-6,-168 -2,-120 0,-64',
        '66,-172 72,-120 70,-72',
        '140,-190 148,-140 148,-100',
      ])
        ink.feather(fold, {
          side: -1,
          length: 15,
          width: 2.4,
          spacing: 3.2,
          slant: 30,
          envelope: (share) => share ** 0.7,
        })
      // A hem with a stripe and dots, as far as the folds let it be seen.
      ink.line(
        '-171,-124 -146,-110 -122,-99 -96,-95 -70,-84 -34,-88 0,-78 36,-88 70,-84 98,-95 124,-98 148,-112 171,-124',
        { width: 2 },
      )
    })
    ink.contour(cloth, { width: 3.6 })
    ink.form(ink.ellipse(0, -206, 161, 41, 0, 0.01), { width: 3, halo: 0.4, gap: 0.35 })
    ink.lines(['-120,-214 -90,-222 -60,-226', '84,-186 112,-194 130,-206', '-132,-196 -122,-190'], {
      width: 1.4,
      profile: 'swell',
    })
  })
}

/** The plate stays when the slice is gone: it keeps its crumbs. */
export function drawPlate(ink: Ink): void {
  ink.at(PIE.x, PIE.y, {}, () => {
    ink.wash('-50,10 10,4 96,6 120,14 60,24 -10,26', { alpha: 0.5 })
    ink.form(ink.ellipse(0, 2, 86, 22, 0, 0.012), { width: 3, gap: 0.3 })
    ink.line(ink.ellipse(0, 0, 58, 13, 0, 0.02), { width: 1.6, closed: true })
    ink.lines(['-82,8 -50,20 0,24 50,20 82,8'], { width: 2.6, profile: 'swell' })
    for (const [x, y] of [
      [-72, -3],
      [-50, -12],
      [54, -11],
      [73, -1],
      [-64, 10],
      [66, 9],
    ] as const)
      ink.line(
        [
          [x - 4, y],
          [x, y - 1.4],
          [x + 4, y],
        ],
        { width: 2.2 },
      )
    for (const [x, y, r] of [
      [-44, 8, 1.8],
      [-52, 4, 1.1],
      [46, 9, 1.6],
      [22, 12, 1.2],
    ] as const)
      ink.dot(x, y, r)
  })
  // The fork, laid where a right hand finds it.
  ink.at(PIE.x + 112, PIE.y + 2, { rotate: 18, scaleY: 0.62 }, () => {
    ink.form(ink.tube('-8,30@6 -2,4@4 2,-14@5', { root: true }), { width: 1.8, halo: 0.8 })
    for (const x of [-4, 1, 6])
      ink.line(
        [
          [2 + x * 0.4, -14],
          [x + 2, -24],
          [x + 3, -36],
        ],
        { width: 2, profile: 'even' },
      )
  })
}
