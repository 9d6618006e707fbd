import type { Ink } from '../ink/ink'
import { INK, TEAL } from '../ink/palette'

/** She has looked at small things for sixty years, and grown their way. Faces right; her feet are the origin. */
export function drawNaturalist(ink: Ink): void {
  ink.light = [-0.3, -0.8, 0.52]
  // The net over her shoulder.
  ink.form(ink.tube('-6,-150@6 -70,-262@6 -116,-348@6', { root: true }), {
    width: 2.2,
    halo: 0.8,
    tone: { from: 0.4, width: 1.6, spacing: 2.2 },
  })
  const bag = ink.path('-148,-366* -150,-330 -142,-290 -130,-272 -120,-290 -106,-330 -92,-346*', true)
  ink.form(bag, { width: 2.4, halo: 1, fill: '#ebe1cb' })
  ink.clip(bag, () => {
    ink.hatch(bag, { angle: 48, spacing: 7, width: 1.5 })
    ink.hatch(bag, { angle: -40, spacing: 7, width: 1.5 })
  })
  ink.form(ink.ellipse(-120, -358, 32, 15, 20), { width: 3.2, halo: 0.6, fill: '#d9cdb4' })
  // Boots and striped stockings.
  for (const [x, y] of [
    [30, -3],
    [-22, 0],
  ] as const) {
    const leg = ink.tube(
      [
        [x, -66, 24],
        [x + 1, -34, 22],
      ],
      { root: true },
    )
    ink.form(leg, { width: 2.6, halo: 0.8 })
    ink.clip(leg, () =>
      ink.lines(
        [
          [
            [x - 20, -58],
            [x + 20, -56],
          ],
          [
            [x - 20, -46],
            [x + 20, -44],
          ],
        ],
        { width: 6, profile: 'even' },
      ),
    )
    const boot = ink.clay(
      [
        ink.tube(
          [
            [x, -40, 29],
            [x, -14, 28],
          ],
          { root: true },
        ),
        ink.ellipse(x + 15, y - 9, 26, 12),
        ink.ellipse(x + 30, y - 10, 13, 11),
      ],
      7,
    )
    ink.cut(boot, { halo: 1.2 })
    ink.black(boot)
    ink.rim(boot, { distance: 2 })
    ink.lines(
      [
        [
          [x + 2, -32],
          [x + 12, -28],
        ],
        [
          [x + 3, -24],
          [x + 14, -20],
        ],
      ],
      { width: 2, white: true },
    )
    ink.line(
      [
        [x - 14, y - 2],
        [x + 16, y + 1],
        [x + 42, y - 3],
      ],
      { width: 2, white: true, profile: 'swell' },
    )
  }
  // The stick, and the far hand on it.
  ink.form(ink.tube('100,-168@9 97,-90@8 99,-2@7', { root: true }), {
    width: 2.4,
    halo: 0.8,
    tone: { from: 0.4, width: 1.8, spacing: 2.2 },
  })
  ink.line('100,-168 104,-184 92,-190 84,-180', { width: 8, profile: 'even' })
  const far = ink.tube('30,-202@34 66,-168@27 90,-156@21', { root: true })
  ink.cut(far, { halo: 1 })
  ink.black(far)
  ink.line('48,-196 72,-178 88,-168', { width: 2.2, white: true, profile: 'swell' })
  ink.form(ink.clay([ink.ellipse(98, -156, 13, 12), ink.ellipse(103, -164, 8, 7)], 4), { width: 2.4, halo: 0.8 })
  ink.lines(['92,-152 104,-150', '91,-158 106,-157', '94,-164 107,-164'], { width: 1.6, profile: 'flick' })
  // The coat: black, hunched, full of pockets.
  const coat = ink.path(
    '-20,-242 -56,-230 -76,-196 -74,-150 -66,-104 -74,-52* -44,-42 -16,-48 12,-40 40,-46 62,-50* 58,-110 56,-160 54,-200 40,-232 16,-246',
    true,
  )
  ink.cut(coat, { halo: 1.4 })
  ink.black(coat)
  ink.rim(coat, { distance: 2.6 })
  ink.clip(coat, () => {
    ink.lines(['-52,-150 -50,-96 -58,-50', '-30,-120 -30,-80 -36,-48', '44,-110 46,-80 50,-50'], {
      width: 2.2,
      white: true,
      profile: 'swell',
    })
    ink.line('30,-238 24,-170 20,-110 22,-44', { width: 3, white: true, profile: 'even' })
    for (const y of [-190, -154, -118, -82]) ink.black(ink.ellipse(32, y, 4.4, 4.4), { white: true })
  })
  ink.feather('-72,-56 -44,-44 -16,-50 12,-42 40,-48 60,-52', {
    side: -1,
    length: 16,
    width: 2,
    spacing: 3.4,
    slant: 10,
    white: true,
    envelope: () => 0.8,
  })
  // Pockets, and what was too good to leave behind.
  ink.form('-62,-146* -18,-138* -20,-98* -62,-104*', { width: 2.6, halo: 1 })
  ink.form('-64,-150* -16,-141* -17,-128* -64,-136*', {
    width: 2.4,
    halo: 0.4,
    tone: { from: 0.4, width: 1.8, spacing: 2.4 },
  })
  for (const [x, a, l] of [
    [-52, -106, 40],
    [-46, -88, 48],
    [-40, -70, 38],
  ] as const) {
    const frond = ink.leaf(x, -148, a, l, 15, { bend: 4 })
    ink.form(frond, { width: 2, halo: 0.8 })
    ink.tint(frond, { color: TEAL, alpha: 0.8, offset: 1 })
  }
  ink.line('-28,-142 -26,-168 -32,-174', { width: 4, profile: 'even', white: true })
  ink.black(ink.ellipse(-26, -168, 7, 5), { white: true })
  ink.form('8,-96* 46,-100* 46,-66* 10,-62*', { width: 2.4, halo: 1 })
  ink.lines(['16,-98 14,-116', '24,-99 24,-120', '33,-100 36,-114'], { width: 3.4, white: true, profile: 'even' })
  // Scarf, head, hair.
  ink.form('-20,-248 8,-256 40,-246 54,-232 40,-222 10,-228 -16,-234', {
    width: 2.8,
    halo: 1,
    tone: { from: 0.4, width: 2, spacing: 2.4 },
  })
  ink.at(24, -284, { rotate: 9 }, () => drawNaturalistHead(ink))
  // The near arm, and the lens it holds to the eye.
  const arm = ink.clay(
    [ink.tube('-16,-212@46 -2,-176@40', { root: true }), ink.tube('-2,-178@40 34,-186@34 60,-208@27', { root: true })],
    8,
  )
  ink.cut(arm, { halo: 2 })
  ink.black(arm)
  ink.rim(arm, { distance: 2.6 })
  ink.lines(['-22,-190 -10,-168 10,-162', '14,-186 36,-194 52,-206'], { width: 2, white: true, profile: 'swell' })
  ink.form('50,-222* 68,-206* 76,-216* 60,-232*', { width: 2.6, halo: 0.8 })
  const hand = ink.clay(
    [ink.ellipse(74, -228, 15, 14, -40), ink.tube('66,-236@12 62,-246@10 66,-252@8', { root: true })],
    4,
  )
  ink.form(ink.tube('78,-218@8 72,-240@7 64,-260@6', { root: true }), { width: 2.2, halo: 0.8, fill: INK })
  ink.form(hand, { width: 2.6, halo: 0.8, tone: { from: 0.6, width: 1.6, spacing: 2.4 } })
  for (const y of [-238, -230, -222])
    ink.form(
      ink.tube(
        [
          [84, y, 9],
          [74, y - 2, 9],
          [66, y - 1, 8],
        ],
        { root: true },
      ),
      { width: 1.9, halo: 0.5 },
    )
}

function drawNaturalistHead(ink: Ink): void {
  // The bun, in which somebody has built; pencils hold it together.
  for (const [a, b] of [
    ['-74,-74 -22,-34', 5],
    ['-10,-88 -26,-30', 5],
  ] as const)
    ink.line(a, { width: b, profile: 'even' })
  const bun = ink.clay(
    [ink.ellipse(-34, -44, 36, 28, -12), ink.ellipse(-56, -36, 18, 16), ink.ellipse(-16, -52, 18, 16)],
    8,
  )
  ink.form(bun, { width: 3, halo: 1.2, tone: { from: 0.4, to: 0.8, width: 2.2, spacing: 2.4 } })
  const random = ink.fork('bun')
  ink.clip(bun, () => {
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(-72, 0), random.between(-70, -20)]
      ink.line(
        [
          [x - 16, y + 6 * random.signed()],
          [x, y - 4],
          [x + 16, y + 6 * random.signed()],
        ],
        { width: 2, profile: 'swell' },
      )
    }
  })
  ink.lines(['-70,-50 -84,-58', '-62,-62 -74,-76', '2,-58 12,-70', '-44,-70 -48,-84'], { width: 2.4, profile: 'flick' })
  ink.at(-38, -72, {}, () => {
    const chick = ink.clay([ink.ellipse(0, -6, 13, 12), ink.ellipse(3, 6, 14, 9)], 4)
    ink.form(chick, { width: 2.4, halo: 1 })
    ink.form('11,-9* 22,-5* 11,-1*', { width: 1.8 })
    ink.dot(5, -9, 2.4)
    ink.lines(['-4,-18 -8,-26', '0,-18 0,-27'], { width: 2, profile: 'flick' })
  })
  // The head: all nose, chin and attention.
  const head = ink.clay(
    [ink.ellipse(0, -4, 40, 37), ink.ellipse(22, 22, 25, 19), ink.tube('26,-2@28 48,8@22 62,18@19', { root: true })],
    9,
  )
  ink.form(head, { width: 3.2, halo: 1.4, tone: { from: 0.8, to: 1, width: 1.5, spacing: 2.6, angle: -120 } })
  ink.form(ink.ellipse(-26, 8, 9, 13, 10), { width: 2.4, halo: 0.4 })
  ink.line('-28,2 -22,8 -26,15', { width: 1.6 })
  // Hair combed back, but not by a comb.
  const hair = ink.path('-40,8* -46,-16 -34,-38 -6,-46 20,-40 30,-28* 10,-30 -6,-24 -18,-10 -24,-4*', true)
  ink.form(hair, { width: 2.8, halo: 0.4 })
  ink.clip(hair, () =>
    ink.lines(
      ['26,-30 0,-38 -26,-30 -40,-8', '16,-30 -8,-28 -28,-14 -36,2', '28,-34 4,-44 -20,-40', '6,-28 -16,-18 -30,-2'],
      { width: 2, profile: 'swell' },
    ),
  )
  ink.lines(['-36,14 -44,24 -40,32', '-30,20 -34,32'], { width: 2, profile: 'flick' })
  // The lens: behind it, an eye as it looks to a beetle.
  ink.form(ink.ellipse(24, -8, 25, 25, 0, 0.02), { width: 5, halo: 1, fill: '#fffaf0', lit: 0.8, gap: 0 })
  ink.form('4,-9 14,-22 30,-23 44,-10 32,4 14,4', { width: 2.6, halo: 0, gap: 0 })
  ink.lines(['12,-24 8,-30', '20,-26 19,-32', '29,-26 31,-32', '37,-20 42,-26'], { width: 2.2, profile: 'flick' })
  ink.lines(['10,-2 6,-10', '40,6 45,0'], { width: 2, profile: 'swell' })
  // Nostril, the fold of a smile that has been there for years, crow's feet.
  ink.line('54,24 48,27 42,24', { width: 2.2 })
  ink.line('36,33 24,36 12,31 7,24', { width: 3, profile: 'swell' })
  ink.line('40,31 36,33 35,37', { width: 2 })
  ink.lines(['4,20 2,28 6,36', '-2,-2 -8,-6', '-3,4 -10,4', '14,46 22,49 30,46'], { width: 1.7, profile: 'flick' })
  ink.wash(ink.ellipse(2, 18, 8, 5), { alpha: 0.2 })
}

/** What moves in her lens; its middle is the origin. */
export function drawIris(ink: Ink): void {
  const iris = ink.ellipse(0, 0, 11, 11.6)
  ink.wash(iris, { color: TEAL, alpha: 0.9 })
  ink.line(iris, { width: 2, closed: true, profile: 'even' })
  ink.black(ink.ellipse(1, 0.4, 5.6, 6.4))
  ink.dot(-2.4, -4, 2.8, { white: true })
}

/** Her lid, over the whole lens: shut. The iris' middle is the origin. */
export function drawLid(ink: Ink): void {
  ink.at(0, 0, { rotate: 9 }, () => {
    const lid = ink.path('-25,1 -15,-12 1,-13 15,0 3,14 -15,14', true)
    ink.form(lid, { width: 2.6, halo: 0, gap: 0, tone: { from: 0.7, width: 1.5, spacing: 2.6 } })
    ink.line('-24,3 -10,10 4,10 14,2', { width: 3.4, profile: 'swell' })
  })
}
