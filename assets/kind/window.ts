import type { Ink } from '../ink/ink'

/** The middle of the window, in scene units. */
const WINDOW = { x: 968, y: 244 } as const

/** The frame, its cross and its sill; `moon` says what the panes show. */
export function drawWindow(ink: Ink, night: boolean): void {
  ink.at(WINDOW.x, WINDOW.y, {}, () => {
    const hole = ink.path('-106,-142* 108,-146* 110,136* -104,138*', true)
    ink.form(ink.path('-124,-160* 126,-164* 128,148* -122,150*', true), {
      width: 3.6,
      halo: 1.4,
      tone: { from: 0.46, width: 1.8, spacing: 2.8, angle: -70 },
    })
    ink.cut(hole)
    if (!night) {
      ink.black(hole)
      ink.clip(hole, () => {
        // A thin moon and five stars: the lamp leaves no more of the night than this.
        ink.black('44,-96 60,-92 68,-76 62,-60 46,-54 56,-66 58,-78 54,-88', { white: true })
        for (const [x, y, r] of [
          [-60, -110, 2.6],
          [-22, -70, 1.8],
          [-80, -30, 1.6],
          [12, -118, 1.6],
          [84, -20, 2],
        ] as const)
          ink.dot(x, y, r, { white: true })
        ink.line('-90,120 -60,84 -20,92 20,70 60,92 104,76', { width: 2, white: true, profile: 'swell' })
        ink.lines(['-84,-126 -60,-100', '24,20 50,46', '30,10 44,24'], { width: 2, white: true, profile: 'flick' })
      })
    }
    ink.contour(hole, { width: 2.8 })
    // The cross.
    const bars = ['-9,-144* 9,-145* 11,136* -8,137*', '-106,-16* 109,-18* 110,-2* -105,0*']
    for (const bar of bars)
      ink.form(bar, { width: 2.6, halo: 0.6, tone: { from: 0.5, width: 1.4, spacing: 2.6, angle: -70 } })
    ink.cut('-7,-14* 9,-15* 10,-3* -6,-2*')
    ink.form('-142,146* 144,142* 150,160* -148,164*', {
      width: 3.2,
      halo: 1,
      tone: { from: 0.4, width: 2, spacing: 2.6, angle: -80 },
    })
    ink.line('-140,168 0,172 142,166', { width: 4, profile: 'swell' })
    drawCurtains(ink)
  })
}

function drawCurtains(ink: Ink): void {
  ink.line('-186,-178 -20,-184 186,-182', { width: 6, profile: 'even' })
  ink.dot(-190, -178, 7)
  ink.dot(190, -182, 7)
  const curtains = [
    ['-178,-176* -92,-178* -90,-110 -108,-20 -132,40* -160,42* -168,110 -180,176* -196,170 -188,60 -186,-60', -1],
    ['178,-180* 90,-182* 92,-112 112,-24 134,34* 162,36* 166,100 186,168* 200,164 190,60 188,-60', 1],
  ] as const
  for (const [outline, side] of curtains) {
    const cloth = ink.path(outline, true)
    ink.form(cloth, { width: 3.4, halo: 1.4, contour: false })
    ink.clip(cloth, () => {
      for (let i = 0; i < 7; i++) {
        const x = side * (96 + i * 14)
        ink.line(
          [
            [x, -182],
            [x + side * 2, -90],
            [side * (122 + i * 7), 40],
            [side * (160 + i * 6), 176],
          ],
          { width: i % 2 ? 6.5 : 2, profile: 'even' },
        )
      }
    })
    ink.contour(cloth, { width: 3.4 })
    ink.black(side < 0 ? '-166,36 -130,28 -126,42 -166,50' : '168,30 132,22 128,36 168,44')
  }
}

/** What the panes show by night, over the window: a bright sky, the moon, the tree that is not tall enough to hide it. */
export function drawNightSky(ink: Ink): void {
  ink.at(WINDOW.x, WINDOW.y, {}, () => {
    for (const pane of [
      '-104,-141* -10,-143* -9,-18* -104,-16*',
      '10,-143* 107,-145* 108,-19* 11,-18*',
      '-104,2* -9,0* -8,135* -103,137*',
      '12,-1* 109,-2* 109,135* 12,135*',
    ]) {
      const glass = ink.path(pane, true)
      ink.cut(glass, { fill: '#9fb0c0' })
      ink.clip(glass, () => {
        ink.cut(ink.ellipse(50, -78, 62, 60), { fill: '#b7c5d0' })
        ink.cut(ink.ellipse(50, -78, 33, 33, 0, 0.02), { fill: '#f4f4ea' })
        ink.lines(['32,-92 37,-97 43,-94 40,-88', '58,-66 66,-70 70,-64'], { width: 1.8, profile: 'swell' })
        ink.dot(48, -62, 1.6)
        ink.dot(62, -92, 2)
        ink.line('-112,150 -92,96 -96,40 -70,-20 -36,-56', { width: 11, profile: 'flick' })
        ink.lines(
          [
            '-92,70 -60,44 -34,40 -12,20 4,22',
            '-84,10 -96,-30 -90,-66',
            '-70,-18 -30,-14 -4,-30 8,-28',
            '-40,42 -20,60 6,62',
          ],
          { width: 5, profile: 'flick' },
        )
        ink.lines(['-20,26 -14,8', '-50,-16 -40,-34', '-88,-40 -76,-56', '-60,-30 -62,-48'], {
          width: 2.6,
          profile: 'flick',
        })
        ink.black('-110,140 -60,112 -20,122 20,104 60,118 112,100 112,140')
      })
    }
  })
}
