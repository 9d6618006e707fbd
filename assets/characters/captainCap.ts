import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** A cap that has been sat upon: it hangs over one ear. */
export function drawCap(ink: Ink): void {
  const crown = ink.path(
    '-62,-50* -74,-58 -76,-72 -64,-84 -42,-86 -22,-97 6,-103 32,-98 50,-91 78,-93 104,-80 112,-58 101,-40 82,-37 66,-50*',
    true,
  )
  ink.form(crown, {
    width: 3.6,
    halo: 1.8,
    tone: { from: 0.42, to: 0.74, width: 2.8, spacing: 2.4, angle: -42, cross: 0.4 },
  })
  ink.tint(crown, { color: INDIGO, alpha: 0.92, offset: 3.4 })
  ink.clip(crown, () => {
    ink.black('114,-66 96,-57 84,-59 72,-54 60,-53 66,-44 84,-34 106,-36')
    ink.feather('110,-66 96,-58 84,-60 72,-55 58,-54', {
      side: 1,
      length: 14,
      width: 2.2,
      spacing: 2.6,
      slant: 10,
      envelope: (t) => 0.5 + 0.5 * Math.sin(t * 8),
    })
  })
  ink.lines(
    [
      '-52,-56 -62,-66 -60,-78',
      '-30,-58 -40,-70 -36,-84',
      '26,-58 44,-68 46,-82 40,-92',
      '52,-60 74,-70 78,-84',
      '-20,-95 -8,-84 2,-80',
      '-40,-85 -30,-78 -24,-76',
    ],
    { width: 2.2, profile: 'flick' },
  )
  ink.contour(crown, { width: 3.6 })
  // The band.
  solid(ink, '-64,-38* -30,-31 4,-29 36,-32 68,-42* 68,-61* 34,-53 2,-51 -32,-53 -63,-59*', 1)
  ink.lines(['-60,-42 -30,-35 4,-33.6 34,-36 62,-44', '-58,-54 -30,-48 -16,-47'], {
    width: 1.6,
    white: true,
    profile: 'swell',
  })
  ink.at(-6, -43, { rotate: -3 }, () => drawBadge(ink))
  // The peak, low over the eyes, with one glint.
  solid(ink, '-66,-40* -34,-32 2,-30 38,-33 70,-43* 73,-33 56,-22 24,-14 -6,-12 -36,-15 -61,-22 -70,-31', 1.4)
  ink.line('-62,-27 -38,-21 -10,-18', { width: 4, white: true, profile: 'swell' })
  ink.line('0,-17.6 14,-18.4', { width: 2.4, white: true, profile: 'swell' })
  ink.line('44,-24 60,-29 72,-36', { width: 1.8, white: true, profile: 'swell' })
}

/** An anchor, brass. */
export function drawBadge(ink: Ink): void {
  const disc = ink.ellipse(0, 0, 13, 12)
  ink.form(disc, { width: 2.2, halo: 0.8, tone: { from: 0.6, width: 1.3 } })
  ink.line(ink.ellipse(0.4, -6, 2, 2), { width: 1.5, closed: true, profile: 'even' })
  ink.line('0.4,-4 0,8', { width: 2.4, profile: 'even' })
  ink.line('-4,-1 5,-1.4', { width: 2, profile: 'even' })
  ink.line('-7,2 -4,7 0,8.4 4,7 7,2', { width: 2.2 })
}
