import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { lerp, radians } from '../ink/numbers'
import { drawEyeWhite } from './eye'
import { drawPlume } from './plume'
import { POSES, plumeSpine, SHOULDERS, TAIL, tailEye, type WingPose, wingEyes, wingTurn } from './shared'

/** A wing about its shoulder: to the right 1, to the left -1. */
function drawWing(ink: Ink, pose: WingPose, side: 1 | -1): void {
  const { elbow, wrist, fingers, lengths, bend, arm } = pose
  const name = side === 1 ? 'right' : 'left'
  const [ex, ey] = elbow
  const [wx, wy] = wrist
  // Arm feathers first, inner ones last; then the hand, from the innermost finger to the leading one.
  for (let i = 0; i < 5; i++) {
    const share = i / 4
    const [x, y] =
      share < 0.5
        ? [lerp(wx, ex, share * 2), lerp(wy, ey, share * 2)]
        : [lerp(ex, 10, share * 2 - 1), lerp(ey, 6, share * 2 - 1)]
    drawPlume(
      ink,
      x,
      y,
      lerp(arm[0], arm[1], share) + ([3, -4, 2, -3, 4][i] ?? 0),
      lerp(188, 116, share),
      lerp(58, 48, share),
      bend * 0.5,
      `${name} arm ${i}`,
      0.7,
    )
  }
  for (let i = 4; i >= 0; i--) {
    const angle = (fingers[i] ?? 0) + (side === 1 ? 0 : ([2, -3, 3, -2, 2][i] ?? 0))
    drawPlume(
      ink,
      wx + Math.cos(radians(angle)) * 12,
      wy + Math.sin(radians(angle)) * 12,
      angle,
      (lengths[i] ?? 200) * (side === 1 ? 1 : ([1.03, 0.97, 1, 0.95, 1.04][i] ?? 1)),
      lerp(54, 64, i / 4),
      bend,
      `${name} finger ${i}`,
      0.62,
    )
  }
  // Coverts: short, round, each with its white edge.
  for (let i = 0; i < 7; i++) {
    const share = i / 6
    const [x, y] =
      share < 0.5
        ? [lerp(wx, ex, share * 2), lerp(wy, ey, share * 2)]
        : [lerp(ex, 14, share * 2 - 1), lerp(ey, 2, share * 2 - 1)]
    const angle = lerp(lerp(fingers[2] ?? 0, fingers[4] ?? 0, 0.5), arm[1], share) + ([4, -5, 3, -2, 5, -4, 2][i] ?? 0)
    const leaf = ink.leaf(x, y, angle, lerp(98, 70, share), lerp(44, 38, share), {
      bend: bend * 0.2,
      belly: 0.72,
      tip: 0.9,
    })
    ink.cut(leaf, { halo: 3 })
    ink.black(leaf)
    ink.line(ink.leaf(x, y, angle, lerp(80, 56, share), 0.6, { bend: bend * 0.2 }), {
      width: 2,
      white: true,
      profile: 'flick',
    })
  }
  // The arm, and the eyes in it.
  const bone = ink.tube(
    [
      [0, 0, 62],
      [ex, ey, 54],
      [wx, wy, 40],
      [wx + (wx - ex) * 0.22, wy + (wy - ey) * 0.22, 20],
    ],
    { root: true },
  )
  ink.cut(bone, { halo: 3 })
  ink.black(bone)
  ink.feather(
    [
      [20, -20],
      [ex - 2, ey - 22],
      [wx - 4, wy - 14],
      [wx + (wx - ex) * 0.3, wy + (wy - ey) * 0.3 - 8],
    ],
    {
      side: -1,
      length: 22,
      width: 5,
      spacing: 8,
      slant: 58,
      curl: 0.3,
      envelope: (along) => 0.5 + 0.5 * along,
      jitter: 0.2,
    },
  )
  ink.line(
    [
      [14, -19],
      [ex - 2, ey - 17],
      [wx - 4, wy - 11],
    ],
    { width: 3, white: true, profile: 'swell' },
  )
  const turn = Math.atan2(wy - ey, wx - ex) * 30
  for (const eye of wingEyes(pose)) drawEyeWhite(ink, { ...eye, turn })
}

/** Which way the end of a plume points, in degrees from the level: left or right is the same to an eye. */
function headingOf(plume: number, swing: number): number {
  const spine = plumeSpine(plume, swing)
  const [ex, ey] = spine[3] ?? [0, 0]
  const [bx, by] = spine[2] ?? [0, 0]
  const heading = (Math.atan2(ey - by, ex - bx) * 180) / Math.PI
  return Math.abs(heading) > 90 ? heading - 180 : heading
}

/** The tail: long pulls of the brush that curl, with an eye in each. */
function drawTail(ink: Ink, swing: number): void {
  for (const [i, { width }] of TAIL.entries()) {
    const spine = plumeSpine(i, swing)
    const bent = spine.map(([x, y], j) => [x, y, [0.34, 0.52, 0.86, 1.06, 0.86][j] ?? 1] as [number, number, number])
    const leaf = bent.map(
      ([x, y, pressure], j) => [x, y, pressure * width * ([1, 1, 1, 0.9, 0.3][j] ?? 1)] as [number, number, number],
    )
    ink.cut(ink.tube(leaf, { root: true }), { halo: 3 })
    brushStroke(ink, bent, { width, wet: 0.74, dry: 0.8, tail: 1, entry: 0.1, lean: 20, name: `tail ${i}` })
    ink.line(
      spine.slice(0, 4).map(([x, y]) => [x, y]),
      { width: 3, white: true, profile: 'swell' },
    )
    drawEyeWhite(ink, { ...tailEye(i, swing), turn: headingOf(i, swing) })
  }
}

function drawLeg(ink: Ink, path: string, toes: readonly string[]): void {
  for (const toe of toes) ink.limb(toe, { width: 2.6, halo: 1.2 })
  const leg = ink.tube(path, { root: true })
  ink.form(leg, { width: 3.2, halo: 1.6, tone: { from: 0.4, width: 2.2, spacing: 3 } })
  ink.clip(leg, () =>
    ink.lines(['-8,150 8,154', '-2,162 12,166', '4,174 18,178', '54,138 70,136', '56,150 74,150', '58,162 74,162'], {
      width: 1.8,
    }),
  )
}

/** The great ink bird without her head, her heart at (0, 0): about 1000 wide with wings spread. */
export function drawBird(ink: Ink, frame: number): void {
  const pose = POSES[frame] ?? POSES[0]
  ink.at(0, pose.rise, { rotate: pose.lean }, () => {
    drawTail(ink, pose.tail)
    drawLeg(ink, '-6,108@26 -2,156@17 16,196@12', [
      '16,192@11 -8,208@9 -18,230@1',
      '16,194@11 16,222@9 8,246@1',
      '16,192@11 40,206@9 48,228@1',
    ])
    drawLeg(ink, '36,92@26 62,134@17 66,178@12', [
      '66,174@11 46,192@9 40,214@1',
      '66,176@11 70,202@9 66,226@1',
      '66,174@11 90,186@9 102,206@1',
    ])
    ink.at(...SHOULDERS.right, { rotate: wingTurn('right', pose.lean) }, () => drawWing(ink, pose.wing, 1))
    ink.at(...SHOULDERS.left, { rotate: wingTurn('left', pose.lean), scaleX: -1 }, () => drawWing(ink, pose.wing, -1))
    const body = ink.clay(
      [
        ink.ellipse(4, 34, 76, 82, -14),
        ink.tube('10,-10@132 34,-84@104 52,-130@90', { root: true }),
        ink.ellipse(-16, 92, 46, 40),
      ],
      18,
    )
    ink.cut(body, { halo: 4 })
    ink.black(body)
    ink.feather('-72,40 -62,92 -34,126 0,136 34,120 62,88 76,40', {
      side: -1,
      length: 20,
      width: 5,
      spacing: 7,
      slant: 20,
      envelope: () => 1,
      jitter: 0.2,
    })
    // The thighs' trousers, and the breast: white flicks that open to the light and die in the black.
    for (const [x, y, angle, length] of [
      [-10, 92, 84, 60],
      [26, 82, 62, 62],
      [8, 96, 74, 64],
    ] as const)
      drawPlume(ink, x, y, angle, length, 34, 4, `thigh ${x}`, 0.7)
    const random = ink.fork('breast')
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 5; i++) {
        const x = -52 + i * 19 + (row % 2) * 10 + row * -1.5 + random.signed() * 3
        const y = -14 + row * 21 + i * 3 + random.signed() * 3
        if (x - y * 0.2 > 16 - row * 3 || random.chance(0.16)) continue
        const w = random.between(5.5, 9)
        ink.line(
          [
            [x - w, y - 6],
            [x - w * 0.5, y + 4],
            [x + w * 0.4, y + 5],
            [x + w, y - 4],
          ],
          { width: 3.4, white: true, profile: 'swell' },
        )
      }
  })
}
