import type { Ink } from '../ink/ink'

/** The chain's links, from the ear to behind the nose: where, how turned, seen flat or from the side. */
const LINKS = Array.from({ length: 11 }, (_, link) => {
  const share = link / 10
  const sag = 4 * share * (1 - share) * 46
  const slope = 42 + 4 * 46 * (1 - 2 * share)
  return {
    x: -124 * share + Math.sin(link * 2.3) * 0.9,
    y: 42 * share + sag + Math.cos(link * 1.7) * 0.8,
    turn: 180 - (Math.atan2(slope, 124) * 180) / Math.PI,
    isFlat: link % 2 === 0,
  }
})

/** A chain; somebody has been kept in there. */
export function drawChain(ink: Ink): void {
  for (const isFlat of [true, false])
    for (const { x, y, turn, isFlat: lies } of LINKS) {
      if (lies !== isFlat) continue
      ink.at(x, y, { rotate: turn }, () => (isFlat ? drawRingLink(ink) : drawEdgeLink(ink)))
    }
  drawPadlock(ink)
}

function drawRingLink(ink: Ink): void {
  const outer = ink.path('-10.4,0 -8.4,-5.4 -2,-6.6 5,-6 10,-2.4 10.2,2 6,5.8 -2,6.4 -8,5', true)
  ink.cut(outer, { halo: 1.3 })
  ink.black(outer)
  ink.black(ink.path('-5.6,0.2 -3.4,-2.2 2,-2.6 5.6,-0.6 5.2,1.6 1,2.5 -4,2.2', true), { white: true })
  ink.line('-7.4,-2.4 -3,-4.6 3,-4.6', { width: 1.3, white: true, profile: 'swell' })
}

function drawEdgeLink(ink: Ink): void {
  const side = ink.path('-10,-0.6 -7,-3 6,-3.2 10,0 7,3 -6,3.2', true)
  ink.form(side, { width: 2.2, halo: 1, tone: { from: 0.44, width: 1.7, spacing: 1.8, angle: -10 } })
}

/** It hangs open. */
function drawPadlock(ink: Ink): void {
  ink.at(-58, 70, { rotate: 8 }, () => {
    ink.line('-5,2 -5.6,-6 0,-11 5.4,-7 6,-1', { width: 3.4, profile: 'even' })
    const body = ink.path('-10,4* -9,1 9,0 10.4,4* 11,18 6,23 -6,23.6 -11,18', true)
    ink.form(body, {
      width: 2.4,
      halo: 1.2,
      tone: { from: 0.5, to: 0.84, width: 1.9, spacing: 2, angle: -52, cross: 0.3 },
    })
    ink.black(ink.ellipse(0, 11, 2.8, 3))
    ink.black('-1.6,12* 1.8,12* 2.8,19* -2.6,19*')
  })
}
