import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'

const { max } = Math

/** A lid as it is let down: rust as the brow, its lashes along the lower rim. */
function drawLid(ink: Ink, x: number, y: number): void {
  ink.wash(ink.ellipse(x, y, 18, 18), { alpha: 0.62, color: RUST })
  ink.line(
    [
      [x - 20, y + 2],
      [x - 9, y + 11],
      [x + 6, y + 12],
      [x + 20, y + 3],
    ],
    { width: 5.4, profile: 'swell' },
  )
  ink.lines(
    [
      [
        [x - 12, y + 11],
        [x - 15, y + 18],
      ],
      [
        [x, y + 13],
        [x, y + 21],
      ],
      [
        [x + 12, y + 10],
        [x + 15, y + 17],
      ],
    ],
    { width: 2.6, profile: 'flick' },
  )
}

function drawEar(ink: Ink, x: number, y: number, turn: number, bend: number): void {
  const ear = ink.leaf(x, y, turn, 70, 36, { bend, belly: 0.56, tip: 0.75 })
  ink.form(ear, { width: 3.2, halo: 1.4, tone: { from: 0.6, width: 2 } })
  const inside = ink.leaf(x, y - 8, turn, 52, 21, { bend, belly: 0.56, tip: 0.75 })
  ink.wash(inside, { alpha: 0.85, color: RUST })
  ink.hatch(inside, {
    angle: turn + 12,
    spacing: 2.8,
    width: 1.7,
    profile: 'flick',
    density: (_x, py) => max(0.1, (py - y + 46) / 46),
  })
}

export function drawHead(ink: Ink, isBlinking: boolean): void {
  drawEar(ink, 98, 132, -108, -6)
  drawEar(ink, 163, 129, -70, 7)
  const head = ink.path(
    '131,112 160,116 184,134 198,160 194,184 174,200 157,216 149,238 147,254 137,265 121,265 112,254 109,236 101,215 88,200 70,185 62,162 72,138 97,118',
    true,
  )
  ink.form(head, { width: 4, halo: 2, contour: false })
  ink.clip(head, () => {
    // Warm muzzle; the shadow only along the far cheek.
    ink.wash('98,212 130,204 164,210 156,272 98,272', {
      alpha: 0.5,
      color: RUST,
      fade: { from: [130, 264], to: [130, 208] },
    })
    ink.wash('206,140 206,196 178,214 160,230 150,262 140,262 146,234 156,212 176,198 190,184 194,160', { alpha: 0.3 })
  })
  // The shield on its brow: rows of scutes that end between the eyes.
  const shield = ink.path(
    '131,111* 160,115 179,129 170,142 150,148 142,166 134,184* 124,167 114,150 94,144 82,131 102,116',
    true,
  )
  ink.cut(shield)
  ink.wash(shield, { alpha: 0.5, color: RUST })
  ink.clip(shield, () => {
    const random = ink.fork('brow')
    for (let row = 0; row < 7; row++) {
      for (let i = -4; i <= 4; i++) {
        const x = 132 + (i + (row % 2) * 0.5) * 13 + random.signed()
        const y = 122 + row * 10.4 + Math.abs(i) * -0.6
        const scute = ink.path(
          [
            [x - 5.6, y - 3],
            [x, y - 5.4],
            [x + 5.6, y - 3],
            [x + 5.6, y + 3],
            [x, y + 5.4],
            [x - 5.6, y + 3],
          ],
          true,
        )
        ink.contour(scute, { width: x > 142 ? 1.9 : 1.3, gap: 0.2 })
        if (random.chance(0.4)) ink.dot(x - 1, y - 1, 0.9)
      }
    }
  })
  ink.contour(shield, { width: 2.6 })
  ink.contour(head, { width: 4 })
  // The eyes: they look at you.
  for (const [x, y, lid] of [
    [96, 168, 0],
    [168, 166, 3.4],
  ] as const) {
    ink.cut(ink.ellipse(x, y, 19, 19))
    if (isBlinking) {
      drawLid(ink, x, y + lid)
      continue
    }
    ink.black(ink.ellipse(x + 0.6, y + 1, 15.4, 16.4))
    ink.dot(x - 5.6, y - 7 + lid * 0.4, 4.1, { white: true })
    ink.dot(x + 5.4, y + 7.4, 2.1, { white: true })
    ink.line(
      [
        [x - 21, y - 5 + lid],
        [x - 12, y - 16 + lid],
        [x + 3, y - 20 + lid],
        [x + 15, y - 15 + lid],
        [x + 22, y - 4 + lid],
      ],
      { width: 3.4, profile: 'swell' },
    )
    ink.lines(
      [
        [
          [x - 15, y + 19],
          [x - 6, y + 23.4],
          [x + 6, y + 22.6],
        ],
        [
          [x - 8, y + 26],
          [x - 1, y + 27.6],
          [x + 6, y + 26.4],
        ],
      ],
      { width: 1.5, profile: 'swell' },
    )
  }
  // Folds across the snout, the nose, whiskers.
  ink.lines(
    ['112,226 125,231 143,228', '115,236 128,240 144,237', '116,214 130,219 147,214', '118,206 128,208 138,207'],
    { width: 1.9, profile: 'swell' },
  )
  ink.lines(['156,206 147,222 144,240', '163,204 154,216 150,228'], { width: 2.2, profile: 'flick' })
  const nose = ink.path('110,252 116,245 129,243 142,245 149,252 147,262 137,269 121,268 112,262', true)
  ink.cut(nose, { halo: 1 })
  ink.black(nose)
  ink.line('116,250 124,246.6 131,247', { width: 2.8, white: true, profile: 'swell' })
  ink.lines(['117,259 122,262', '137,262 142,258'], { width: 2.5, white: true, profile: 'even' })
  ink.lines(['105,240 90,242 74,237', '107,246 94,252 82,257', '154,240 170,241 184,235', '153,246 166,253 178,257'], {
    width: 1.4,
    white: true,
    profile: 'flick',
  })
  ink.tufts('70,184 78,192 88,200 176,199 188,190', (x) => (x < 130 ? 130 : 50), {
    length: 8,
    count: 3,
    width: 1.5,
    white: true,
  })
}
