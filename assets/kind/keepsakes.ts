import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { RUST } from '../ink/palette'
import { drawWords } from '../ink/words'

/** Three of us, and the sun in our eyes. Its foot is the origin. */
export function drawPhoto(ink: Ink, isMoonlit: boolean): void {
  ink.at(0, 0, { rotate: -3 }, () => {
    ink.limb('30,-60@7 46,-8@6', { width: 2, tone: { from: 0.2, width: 1.8, spacing: 2.4 } })
    const frame = ink.path('-46,-112* 44,-116* 48,-1* -44,3*', true)
    ink.cut(frame, { halo: 1.6 })
    ink.black(frame)
    ink.rim(frame, { distance: 2 })
    ink.line('-40,-106 38,-110', { width: 1.6, white: true, profile: 'swell' })
    const picture = ink.path('-32,-98* 30,-101* 33,-15* -31,-12*', true)
    ink.cut(picture)
    ink.wash(picture, { alpha: 0.16 })
    ink.clip(picture, () => {
      ink.line('-34,-44 0,-48 36,-44', { width: 1.4 })
      // The tall one, whom the sun has nearly taken out of the picture.
      ink.line('8,-14 6,-40 10,-58 18,-62 26,-56 28,-38 28,-14', { width: 1.4, profile: 'swell' })
      ink.line(ink.ellipse(17, -73, 8.4, 9.6), { width: isMoonlit ? 1.8 : 1.1, closed: true })
      // By the moon one can see that he smiled.
      if (isMoonlit) {
        ink.lines(['13.4,-76 13.6,-74', '20.4,-76 20.6,-74'], { width: 2, profile: 'even' })
        ink.line('12.6,-70 17,-67.4 21.6,-70', { width: 1.6, profile: 'swell' })
      }
      // The one with the hat, and the small one between them.
      const coat = ink.path('-28,-12* -26,-40 -20,-54 -10,-54 -4,-40 -2,-12*', true)
      ink.cut(coat)
      ink.black(coat)
      ink.form(ink.ellipse(-15, -64, 8, 8.6), { width: 1.8 })
      ink.black('-26,-68 -16,-80 -4,-70 -4,-66 -26,-64')
      ink.form('-4,-12* -3,-26 2,-31 8,-26 9,-12*', { width: 1.6, halo: 0.6 })
      ink.form(ink.ellipse(2.6, -37, 6, 6), { width: 1.6 })
      ink.lines(['0,-37 1,-37', '4,-37 5,-37'], { width: 1.4 })
    })
    ink.contour(picture, { width: 1.8 })
    ink.line('20,-98 6,-60 -18,-16', { width: 1.6, white: true, profile: 'swell' })
  })
}

/** One slice. Its foot, the middle of what it stands on, is the origin. */
export function drawPie(ink: Ink): void {
  ink.light = [-0.2, -0.86, 0.5]
  ink.at(-2, 2, { scale: 1.3 }, () => {
    // The side that was cut: crust, filling, crust.
    const cut = ink.path('-46,-16* -10,-13 43,-21* 44,1* -8,11 -44,8*', true)
    ink.form(cut, { width: 2.6, halo: 1.4, contour: false })
    const filling = ink.path('-45,-12* -10,-8 43,-16* 44,-4* -8,5 -44,3*', true)
    ink.wash(filling, { alpha: 0.95, color: RUST })
    for (const [x, y, r] of [
      [-32, -5, 4.4],
      [-17, -2, 5],
      [0, -4, 4.6],
      [14, -6, 5],
      [29, -9, 4.6],
    ] as const) {
      ink.black(ink.ellipse(x, y, r, r * 0.84, 10, 0.08))
      ink.dot(x - 1.4, y - 1.4, 1.2, { white: true })
    }
    // A drop of it has run down to the plate.
    const drop = ink.path('-24,3* -22,10 -25,15 -30,13 -29,3*', true)
    ink.wash(drop, { alpha: 0.95, color: RUST })
    ink.line('-24,5 -22,11 -25,15 -30,13 -29,6', { width: 1.5 })
    ink.line('-45,-12 -10,-8 43,-16', { width: 1.8, profile: 'even' })
    ink.line('-44,3 -8,6 44,-4', { width: 1.8, profile: 'even' })
    ink.contour(cut, { width: 2.8 })
    // The top: a lattice with the filling looking out between.
    const top = ink.path('-46,-16* -16,-30 12,-43* 34,-36 43,-21* -10,-13', true)
    ink.form(top, { width: 2.6, halo: 0.3, contour: false })
    ink.clip(top, () => {
      ink.wash('-20,-23 -6,-27 2,-20 -12,-17', { color: RUST, alpha: 0.95 })
      ink.wash('2,-29 14,-32 22,-24 8,-21', { color: RUST, alpha: 0.95 })
      ink.lines(['-46,-14 -16,-26 20,-40', '-14,-10 8,-22 32,-38', '-30,-22 -10,-16 10,-10', '-10,-32 10,-24 34,-14'], {
        width: 1.7,
      })
      ink.lines(['-40,-12 -8,-26 24,-42', '-26,-26 -6,-18 16,-8'], { width: 1.4 })
    })
    ink.contour(top, { width: 2.6 })
    // The rim, pinched by a thumb, five times.
    const rim = ink.clay(
      [
        ink.ellipse(11, -44, 7, 6.4),
        ink.ellipse(20, -43, 7.4, 7),
        ink.ellipse(29, -38, 7.6, 7.4),
        ink.ellipse(37, -31, 7.6, 8),
        ink.ellipse(44, -22, 7.2, 8),
        ink.tube('44,-20@13 45,-8@12 44,0@10', { root: true }),
      ],
      2,
    )
    ink.form(rim, { width: 2.6, halo: 0.8, tone: { from: 0.5, width: 1.5, spacing: 2.2 } })
    ink.lines(['16,-50 17,-42', '25,-47 26,-38', '34,-41 34,-32', '42,-32 41,-24', '49,-22 46,-14'], {
      width: 1.7,
      profile: 'flick',
    })
  })
}

/** Somebody's shoes, in the box they came in. */
export function drawShoes(ink: Ink): void {
  drawShoeBox(ink, true)
}

export function drawShoeBox(ink: Ink, isFull: boolean): void {
  ink.light = [0.55, -0.6, 0.58]
  ink.at(0, 0, {}, () => {
    // The lid, leaning.
    ink.form('-150,-52* -118,-104* -86,-16* -112,6*', {
      width: 3,
      halo: 1.2,
      tone: { from: 0.36, width: 2.2, spacing: 2.6, angle: 60 },
    })
    ink.line('-140,-52 -114,-94', { width: 1.6 })
    // Inside of the box, then paper, then the shoes, then its front.
    ink.black('-86,-70* 82,-80* 112,-58* -62,-46*')
    ink.form('-86,-70* -60,-92 -36,-78 -10,-98 20,-82 50,-102 72,-84 92,-80* 104,-62* -60,-48*', {
      width: 2.4,
      halo: 1,
    })
    ink.lines(['-50,-84 -40,-66', '0,-90 6,-68', '60,-92 54,-70', '-70,-74 -62,-60'], { width: 1.6, profile: 'flick' })
    if (isFull) {
      drawShoe(ink, 2, -64, -14, 0.96)
      drawShoe(ink, 34, -54, -6, 1.06)
    }
    const front = ink.form('-66,-50* 112,-60* 106,4* -60,12*', { width: 3.6, halo: 1.6, contour: false })
    ink.hatch(front, { angle: 86, spacing: 4.4, width: 2, density: (x) => clamp((4 - x) / 120) })
    ink.contour(front, { width: 3.6 })
    ink.form('-86,-70* -66,-50* -60,12* -84,-8*', {
      width: 3,
      halo: 0.8,
      tone: { from: 0.1, to: 0.5, width: 2.6, spacing: 2.6, angle: 80 },
    })
    ink.form('36,-42* 92,-46* 90,-14* 36,-10*', { width: 2, halo: 0.8 })
    ink.at(64, -19, { rotate: -4 }, () => drawWords(ink, 'no. 44', 0, 0, { size: 20, align: 'middle' }))
  })
}

function drawShoe(ink: Ink, x: number, y: number, rotate: number, scale: number): void {
  ink.at(x, y, { rotate, scale }, () => {
    const shoe = ink.clay(
      [
        ink.ellipse(-44, -8, 26, 17, -8),
        ink.tube('-40,-8@30 -4,-16@34 34,-24@36', { root: true }),
        ink.ellipse(38, -36, 19, 26),
      ],
      8,
    )
    ink.cut(shoe, { halo: 1.8 })
    ink.black(shoe)
    ink.rim(shoe, { distance: 2.4 })
    ink.black('24,-60 38,-64 54,-58 50,-50 30,-50', { white: true })
    ink.black('28,-58 40,-60 50,-56 46,-52 32,-52')
    for (const [dx, dy] of [
      [-16, -24],
      [-6, -30],
      [4, -37],
      [12, -44],
    ] as const)
      ink.line(
        [
          [dx - 5, dy - 7],
          [dx + 2, dy - 2],
          [dx + 9, dy + 3],
        ],
        { width: 2.6, white: true, profile: 'pen' },
      )
    ink.line('14,-48 6,-58 -4,-54 0,-46', { width: 2.2, white: true })
    ink.line('-66,-4 -54,-18 -38,-22', { width: 3, white: true, profile: 'swell' })
    ink.line('-70,0 -30,8 20,-2 56,-14', { width: 1.8, white: true, profile: 'swell' })
  })
}
