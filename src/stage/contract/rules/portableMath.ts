/**
 * Sine, cosine, arc tangent, exponential, logarithm, power and length, the same to the last bit in every engine. The language
 * leaves `Math.sin` and its like to each engine's liking; a rule that used them would play another game in another
 * browser. These use only what IEEE 754 fixes: + − × ÷ and the square root.
 *
 * Algorithms and coefficients are those of fdlibm: Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 * Developed at SunPro, a Sun Microsystems, Inc. business. Permission to use, copy, modify, and distribute this software is
 * freely granted, provided that this notice is preserved.
 */
import { exponentOf, scaled } from './powersOfTwo'

export { pow } from './portablePower'

/** How often a right angle goes into a radian, and a right angle in three parts that are multiplied without rounding. */
const RIGHT_ANGLES = 0.6366197723675814
const RIGHT_ANGLE = [1.5707963267341256, 6.077100506303966e-11, 2.0222662487111665e-21] as const
/** What the three parts leave of it. */
const RIGHT_ANGLE_REST = 8.4784276603689e-32

/** Angles larger than this, in radians, are first brought within a turn, which rounds. */
const FAR_ROUND = 1_600_000

const PI_REST = 1.2246467991473532e-16

/** ln 2 in two parts, the first of which is multiplied by an exponent without rounding. */
const LN2 = 0.6931471803691238
const LN2_REST = 1.9082149292705877e-10

/** The arc tangents of ½, 1, 1½ and ∞, each in two parts. */
const ARCS = [0.4636476090008061, 0.7853981633974483, 0.982793723247329, 1.5707963267948966] as const
const ARC_RESTS = [
  2.2698777452961687e-17, 3.061616997868383e-17, 1.3903311031230998e-17, 6.123233995736766e-17,
] as const

/** The sine of an angle in radians, in −1…1; not-a-number for an infinite one. Off by less than 2⁻⁵² up to 1.6 million radians. */
export function sin(angle: number): number {
  return wave(angle, 0)
}

/** The cosine of an angle in radians, in −1…1; not-a-number for an infinite one. Off by less than 2⁻⁵² up to 1.6 million radians. */
export function cos(angle: number): number {
  return wave(angle, 1)
}

/** The direction of a place from the origin, in radians, −π…π, clockwise from the right where y points down. */
export function atan2(y: number, x: number): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN
  const isAbove = y < 0 || Object.is(y, -0)
  const isLeft = x < 0 || Object.is(x, -0)
  const steepness = Math.abs(y / x)
  // 0 / 0 lies on the axis, ∞ / ∞ on the diagonal.
  const arc = Number.isNaN(steepness) ? (y === 0 ? 0 : ARCS[1]) : arcTangent(steepness)
  const size = isLeft ? Math.PI - (arc - PI_REST) : arc
  return isAbove ? -size : size
}

/** e to the power of `exponent`: 0 below −746, infinite above 709.8. Off by less than one unit in the last place. */
export function exp(exponent: number): number {
  if (exponent > 709.782712893384) return Number.POSITIVE_INFINITY
  if (exponent < -745.1332191019411) return 0
  if (Number.isNaN(exponent)) return exponent
  // e^x = 2^doublings · e^rest, and the rest is less than half of ln 2.
  const doublings = Math.abs(exponent) <= LN2 / 2 ? 0 : Math.round(exponent / Math.LN2)
  const high = exponent - doublings * LN2
  const low = doublings * LN2_REST
  const rest = high - low
  const t = rest * rest
  const c =
    rest -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (0.00006613756321437934 + t * (-0.0000016533902205465252 + t * 4.1381367970572385e-8))))
  return scaled(1 - (low - (rest * c) / (2 - c) - high), doublings)
}

/** The natural logarithm: −∞ of 0, not-a-number below. Off by less than one unit in the last place. */
export function log(value: number): number {
  if (value === 0) return Number.NEGATIVE_INFINITY
  if (!(value > 0)) return Number.NaN
  if (value === Number.POSITIVE_INFINITY) return value
  // value = 2^doublings · (1 + f), and 1 + f lies about 1, between √½ and √2.
  let doublings = exponentOf(value)
  let mantissa = scaled(value, -doublings)
  if (mantissa > Math.SQRT2) {
    mantissa /= 2
    doublings += 1
  }
  const f = mantissa - 1
  const s = f / (2 + f)
  const z = s * s
  const w = z * z
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373))
  const odd = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)))
  const half = 0.5 * f * f
  return doublings * LN2 - (half - (s * (half + (even + odd)) + doublings * LN2_REST) - f)
}

/** The length of a way so far across and so far down. Off by less than one unit in the last place; neither may be beyond 10¹⁵⁰. */
export function hypot(across: number, down: number): number {
  return Math.sqrt(across * across + down * down)
}

/** The sine of an angle that is so many right angles further on. */
function wave(angle: number, further: number): number {
  if (Math.abs(angle) > FAR_ROUND) return wave(angle % (2 * Math.PI), further)
  const rights = Math.round(angle * RIGHT_ANGLES)
  // What is left of the angle, in −π/4…π/4, and by how much that is rounded.
  const rough = angle - rights * RIGHT_ANGLE[0]
  const off = rights * RIGHT_ANGLE[1]
  const fine = rough - off
  const offFine = rights * RIGHT_ANGLE[2]
  const finest = fine - offFine
  const rounding = rough - fine - off + (fine - finest - offFine) - rights * RIGHT_ANGLE_REST
  const left = finest + rounding
  const leftRest = finest - left + rounding
  switch ((rights + further) & 3) {
    case 0:
      return sineNear(left, leftRest)
    case 1:
      return cosineNear(left, leftRest)
    case 2:
      return -sineNear(left, leftRest)
    default:
      return -cosineNear(left, leftRest)
  }
}

/** The sine of `x + rest` within −π/4…π/4. */
function sineNear(x: number, rest: number): number {
  const z = x * x
  const v = z * x
  const r =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 +
        z * (0.0000027557313707070068 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))
  return x - (z * (0.5 * rest - v * r) - rest + v * 0.16666666666666632)
}

/** The cosine of `x + rest` within −π/4…π/4. */
function cosineNear(x: number, rest: number): number {
  const z = x * x
  const w = z * z
  const r =
    z * (0.0416666666666666 + z * (-0.001388888888887411 + z * 0.00002480158728947673)) +
    w * w * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11))
  const half = 0.5 * z
  const high = 1 - half
  return high + (1 - high - half + (z * r - x * rest))
}

/** The arc tangent of a number not below 0. */
function arcTangent(value: number): number {
  if (value < 0.4375) return value - value * arcSeries(value)
  if (value < 0.6875) return arcBeside(0, (2 * value - 1) / (2 + value))
  if (value < 1.1875) return arcBeside(1, (value - 1) / (value + 1))
  if (value < 2.4375) return arcBeside(2, (value - 1.5) / (1 + 1.5 * value))
  return arcBeside(3, -1 / value)
}

/** The arc tangent that lies that little beside a known one. */
function arcBeside(known: 0 | 1 | 2 | 3, x: number): number {
  return ARCS[known] - (x * arcSeries(x) - ARC_RESTS[known] - x)
}

function arcSeries(x: number): number {
  const z = x * x
  const w = z * z
  const odd =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 + w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))))
  const even =
    w *
    (-0.19999999999876483 +
      w * (-0.11111110405462356 + w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))))
  return odd + even
}
