import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** How far the worm is out of its hole. */
export type WormLook = 'in' | 'peek' | 'out' | 'blink' | 'yawn'

/** A worm in a nightcap, who looks out of the wall now and then; its hole is at the origin. */
export function drawWorm(ink: Ink, look: WormLook): void {
  ink.light = [-0.5, -0.72, 0.5]
  ink.black(ink.ellipse(16, 8, 25, 21, 0, 0.05))
  if (look === 'in') return
  const isPeeking = look === 'peek'
  const hole = ink.path('-70,-80* 40,-80* 40,10 36,22 16,30 -4,22 -8,10 -70,26*', true)
  ink.clip(hole, () =>
    ink.at(isPeeking ? 16 : 0, isPeeking ? 10 : 0, {}, () => {
      const worm = ink.tube('24,16@26 0,8@26 -16,-6@25 -20,-20@24', { root: true })
      ink.form(worm, { width: 3, halo: 1, tone: { from: 0.5, width: 2, spacing: 2.4 } })
      ink.lines(['4,-4 -2,18', '-6,-8 -12,10'], { width: 2 })
      if (look === 'blink' || look === 'yawn')
        ink.lines(['-31,-20 -27,-18 -23,-20', '-20,-22 -16,-20 -12,-22'], { width: 2.2 })
      else {
        ink.dot(-27, -20, 2.8)
        ink.dot(-16, -22, 2.8)
      }
      if (look === 'yawn') {
        ink.black(ink.ellipse(-22, -10, 5, 6))
        ink.wash(ink.ellipse(-22, -7, 3, 2.4), { color: OCHRE, alpha: 0.8 })
      } else ink.line('-27,-10 -22,-8 -17,-11', { width: 2 })
      const cap = ink.path('-34,-28* -28,-46 -10,-54 8,-44 20,-26 16,-20 4,-34 -8,-28*', true)
      ink.form(cap, { width: 2.8, halo: 1 })
      ink.tint(cap, { color: OCHRE, alpha: 0.85, offset: 1.6 })
      ink.contour(cap, { width: 2.6 })
      ink.form(ink.ellipse(18, -18, 7, 7), { width: 2.2 })
      ink.line('-34,-27 -22,-32 -8,-28', { width: 4, profile: 'even' })
    }),
  )
}

/** What the snail does on its warm hill: it sleeps in its shell, or wonders who has knocked. */
export type SnailLook = 'asleep' | 'awake' | 'peek'

/** The snail, its foot at the origin. */
export function drawSnail(ink: Ink, look: SnailLook): void {
  ink.light = [0.5, -0.72, 0.5]
  if (look === 'awake') {
    for (const [x, y] of [
      [-38, -34],
      [-26, -38],
    ] as const) {
      ink.line(
        [
          [-28, -8],
          [x + 4, y + 12],
          [x, y],
        ],
        { width: 3.4, profile: 'even' },
      )
      ink.form(ink.ellipse(x, y - 3, 5.6, 6), { width: 2, halo: 0.6 })
      ink.dot(x - 1.6, y - 3, 2.4)
    }
  }
  ink.form('-34,2* -30,-8 -20,-10 20,-8 34,-2 42,3*', {
    width: 2.4,
    halo: 1.2,
    tone: { from: 0.5, width: 1.6, spacing: 2.4 },
  })
  const shell = ink.ellipse(2, -18, 19, 17, 0, 0.03)
  ink.form(shell, { width: 2.8, halo: 1.2, contour: false })
  ink.tint(shell, { color: OCHRE, alpha: 0.85, offset: 2 })
  ink.contour(shell, { width: 2.8 })
  ink.line('18,-10 10,-2 -6,-4 -11,-16 -3,-27 8,-25 12,-16 6,-11 0,-15 3,-19', { width: 2.6 })
  if (look === 'asleep') {
    ink.lines(['-30,-4 -26,-1 -22,-4'], { width: 1.8 })
    ink.lines(['-33,-6 -42,-10', '-31,-8 -38,-16'], { width: 2.2 })
  } else if (look === 'awake') ink.line('-31,-3 -27,-1 -23,-3', { width: 1.8 })
  else ink.lines(['-33,-6 -38,-18', '-30,-8 -32,-20'], { width: 2.4 })
}

/** A moth at the lantern, its wings up and down. */
export function drawMoth(ink: Ink, frame: number): void {
  const lift = frame === 0 ? -13 : 7
  for (const way of [-1, 1]) {
    const wing = ink.path(
      [
        [0, 0, 1, 1],
        [way * 8, lift - 3],
        [way * 19, lift, 1, 1],
        [way * 14, lift * 0.3 + 6],
        [0, 4, 1, 1],
      ],
      true,
    )
    ink.form(wing, { width: 2.2, halo: 0.8 })
    ink.dot(way * 11, lift * 0.6 + 1, 1.8)
  }
  ink.black(ink.ellipse(0, 2, 2.8, 7))
  ink.lines(['-1,-4 -5,-11', '1,-4 5,-11'], { width: 1.6, profile: 'flick' })
}

/** Who else lives in the earth: two eyes, when the lamp is low. */
export function drawEyes(ink: Ink, _frame: number, name: string): void {
  const isShut = name === 'shut'
  for (const x of [-13, 13]) {
    if (isShut) {
      ink.line(
        [
          [x - 8, -1],
          [x, 3],
          [x + 8, -1],
        ],
        { width: 2.6, white: true },
      )
      continue
    }
    ink.black(ink.ellipse(x, 0, 9, 10), { white: true })
    ink.wash(ink.ellipse(x, 0, 9, 10), { color: OCHRE, alpha: 0.5 })
    ink.black(ink.ellipse(x + 2, 1, 3.4, 6))
  }
}
