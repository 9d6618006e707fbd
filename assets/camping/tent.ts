import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { clamp, lerp, smoothstep } from '../ink/numbers'
import { OCHRE } from '../ink/palette'
import { DEEP, SHADE } from './glow'

/** The tent: its mouth to us, one flap thrown back, the other hanging. */
export function drawTent(ink: Ink): void {
  drawPitchedCanvas(ink)
  const left = ink.path('804,474* 760,590 690,700 668,800* 690,812 716,808* 744,700 782,600 808,520*', true)
  ink.form(left, { width: 4, halo: 2, tone: { from: 0.5, to: 0.8, width: 4, spacing: 4.4, angle: 66 } })
  ink.lines(['800,490 752,620 700,790', '804,510 770,620 722,740'], { width: 3, profile: 'swell' })
  const right = ink.path('808,474* 848,560 884,660 936,838* 912,846 894,842* 880,760 846,640 812,540*', true)
  ink.form(right, { width: 4, halo: 2, tone: { from: 0.4, to: 0.7, width: 4.4, spacing: 4.2, angle: 70 } })
  ink.lines(['812,500 856,620 900,800'], { width: 3, profile: 'swell' })
  // A tie that nobody tied.
  ink.line('712,716 698,734 706,752 694,768', { width: 4, profile: 'even' })
  drawPole(ink)
}

/** The canvas with its ropes, and its mouth: black, without its flaps. Returns the outline of that. */
export function drawPitchedCanvas(ink: Ink) {
  ink.wash('700,812 800,838 960,836 1200,800 1240,824 1000,866 760,858 690,836', { alpha: 0.5, color: SHADE })
  // Ropes and pegs.
  for (const [from, to] of [
    ['806,470', '596,742'],
    ['1096,452', '1296,730'],
    ['1150,640', '1262,812'],
    ['720,690', '610,822'],
  ] as const) {
    const [fx = 0, fy = 0] = from.split(',').map(Number)
    const [tx = 0, ty = 0] = to.split(',').map(Number)
    ink.line(
      [
        [fx, fy],
        [lerp(fx, tx, 0.5) + 4, lerp(fy, ty, 0.5) + 10],
        [tx, ty],
      ],
      { width: 3.4, profile: 'even' },
    )
    ink.form(
      ink.path(`${tx - 5},${ty - 12}* ${tx + 5},${ty - 14}* ${tx + 2},${ty + 14}* ${tx - 2},${ty + 14}*`, true),
      { width: 2.6, halo: 1 },
    )
  }
  // The far side of the roof, seen behind the mouth's left edge.
  ink.form(ink.path('806,462* 690,600 664,796* 700,806 806,500*', true), {
    width: 3.6,
    halo: 2,
    tone: { from: 0.1, to: 0.5, width: 5, spacing: 4, angle: 70 },
  })
  // The side: canvas that sags between ridge and ground.
  const side = ink.path(
    '806,462* 880,478 990,474 1102,446* 1132,540 1164,660 1214,792* 1120,812 1020,818 936,838* 900,720 856,590',
    true,
  )
  ink.form(side, { width: 4.6, halo: 2.4, contour: false })
  ink.clip(side, () => {
    ink.feather('806,462 880,478 990,474 1102,446', {
      side: 1,
      length: 54,
      width: 3.4,
      spacing: 5.4,
      slant: 12,
      envelope: (along) => 0.4 + 0.6 * Math.abs(Math.sin(along * 9)),
    })
    // Folds that hang from the ridge and from the pole.
    for (const [fold, width] of [
      ['820,474 862,590 930,760', 4],
      ['838,482 884,548 906,640', 3],
      ['880,478 958,612 1046,700', 4.4],
      ['948,476 962,530 1010,604', 2.6],
      ['1004,474 1030,590 1084,690 1104,800', 4],
      ['1060,462 1074,520 1070,600', 3],
      ['1094,452 1130,560 1128,640 1166,780', 3.6],
    ] as const)
      ink.line(fold, { width, profile: 'swell' })
    ink.hatch('870,520 1130,520 1210,800 940,830', {
      angle: 66,
      spacing: 9,
      width: 3,
      length: 60,
      density: (x, y) => 0.75 * clamp(0.5 + noise2(3, x / 60, y / 110)) * smoothstep(860, 1120, x + (y - 500) * 0.1),
    })
    ink.wash('980,440* 1260,440* 1260,860* 1040,860*', {
      color: OCHRE,
      alpha: 0.5,
      fade: { from: [1220, 700], to: [900, 640] },
    })
    // Stripe along the hem, and its stitches.
    ink.wash('926,800* 1020,782 1120,776 1206,756* 1216,794* 1120,814 1020,820 936,840*', { color: OCHRE, alpha: 0.9 })
    ink.lines(['924,798 1020,780 1120,774 1206,754'], { width: 3, profile: 'swell' })
  })
  // Patches, sewn on by somebody in gloves.
  for (const [patch, stitches] of [
    [
      '990,592* 1052,580* 1060,640* 1002,652*',
      [
        '984,606 996,602',
        '986,628 1000,624',
        '1006,582 1008,594',
        '1030,578 1032,590',
        '1052,598 1064,596',
        '1054,622 1068,618',
        '1016,644 1018,656',
        '1040,640 1042,652',
      ],
    ],
    [
      '1096,690* 1136,684* 1140,724* 1100,730*',
      ['1090,704 1102,702', '1112,680 1113,692', '1132,700 1144,698', '1116,722 1118,734'],
    ],
  ] as const) {
    const shape = ink.path(patch, true)
    ink.form(shape, { width: 2.8, halo: 1 })
    ink.tint(shape, { color: OCHRE, alpha: 0.75, offset: 2 })
    ink.hatch(shape, { angle: 24, spacing: 6, width: 1.6 })
    ink.contour(shape, { width: 2.8 })
    for (const stitch of stitches) ink.line(stitch, { width: 3, profile: 'pen' })
  }
  ink.contour(side, { width: 4.6, gap: 0.1 })
  const mouth = ink.path('806,470* 752,600 706,800* 780,826 860,836 936,838* 890,690 850,580', true)
  ink.cut(mouth, { fill: DEEP })
  ink.black(mouth)
  return mouth
}

/** The pole and its knob, a pennant with nothing on it. */
export function drawPole(ink: Ink): void {
  ink.form(ink.tube('806,478@11 805,440@10 804,418@8', { root: true }), {
    width: 3,
    halo: 1.6,
    tone: { from: 0.4, to: 0.6, width: 3, spacing: 3 },
  })
  ink.form(ink.ellipse(804, 414, 9, 9), { width: 3, halo: 1 })
}
