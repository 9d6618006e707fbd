/**
 * Powers, the same to the last bit in every engine; see `portableMath`.
 *
 * Algorithm and coefficients are those of fdlibm: Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
 * Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
 */
import { exponentOf, scaled } from './powersOfTwo'

/** log₂ 1½ in two parts. */
const LOG_ONE_AND_A_HALF = 0.5849624872207642
const LOG_ONE_AND_A_HALF_REST = 1.350039202129749e-8
/** 2 / (3 ln 2), and in two parts. */
const CP = 0.9617966939259756
const CP_HIGH = 0.9617967009544373
const CP_LOW = -7.028461650952758e-9
/** ln 2, and in two parts. */
const { LN2 } = Math
const LN2_HIGH = 0.6931471824645996
const LN2_LOW = -1.904654299957768e-9

/**
 * A number to the power of another, as `Math.pow` has it, but for a base below 0: to that only whole numbers are powers.
 * Off by less than one unit in the last place.
 */
export function pow(base: number, exponent: number): number {
  if (exponent === 0) return 1
  if (Number.isNaN(base) || Number.isNaN(exponent)) return Number.NaN
  if (base < 0) return powerOfNegative(base, exponent)
  if (base === 0 || base === Number.POSITIVE_INFINITY) {
    return base > 0 === exponent > 0 ? Number.POSITIVE_INFINITY : 0
  }
  if (!Number.isFinite(exponent)) {
    if (base === 1) return Number.NaN
    return base > 1 === exponent > 0 ? Number.POSITIVE_INFINITY : 0
  }

  // log₂ base = logHigh + logLow: a logarithm in one number would lack the bits that the exponent brings forward.
  let doublings = exponentOf(base)
  let mantissa = scaled(base, -doublings)
  if (mantissa >= 1.7320508075688772) {
    mantissa /= 2
    doublings += 1
  }
  const isByOne = mantissa < 1.224744871391589
  const nearest = isByOne ? 1 : 1.5
  const u = mantissa - nearest
  const v = 1 / (mantissa + nearest)
  const s = u * v
  const sHigh = withoutLowBits(s)
  const sumHigh = withoutLowBits(mantissa + nearest)
  const sumLow = mantissa - (sumHigh - nearest)
  const sLow = v * (u - sHigh * sumHigh - sHigh * sumLow)
  const s2 = s * s
  const series =
    s2 *
      s2 *
      (0.5999999999999946 +
        s2 *
          (0.4285714285785502 +
            s2 *
              (0.33333332981837743 +
                s2 * (0.272728123808534 + s2 * (0.23066074577556175 + s2 * 0.20697501780033842))))) +
    sLow * (sHigh + s)
  const sHigh2 = sHigh * sHigh
  const threeHigh = withoutLowBits(3 + sHigh2 + series)
  const threeLow = series - (threeHigh - 3 - sHigh2)
  const a = sHigh * threeHigh
  const b = sLow * threeHigh + threeLow * s
  const sumOfBoth = withoutLowBits(a + b)
  const restOfBoth = b - (sumOfBoth - a)
  const zHigh = CP_HIGH * sumOfBoth
  const zLow = CP_LOW * sumOfBoth + restOfBoth * CP + (isByOne ? 0 : LOG_ONE_AND_A_HALF_REST)
  const known = isByOne ? 0 : LOG_ONE_AND_A_HALF
  const logHigh = withoutLowBits(zHigh + zLow + known + doublings)
  const logLow = zLow - (logHigh - doublings - known - zHigh)

  const exponentHigh = withoutLowBits(exponent)
  const low = (exponent - exponentHigh) * logHigh + exponent * logLow
  return twoToThe(exponentHigh * logHigh, low)
}

/** 2 to the power of `high + low`, `low` being far less. */
function twoToThe(high: number, low: number): number {
  if (high + low >= 1024) return Number.POSITIVE_INFINITY
  if (high + low < -1075) return 0
  const doublings = Math.abs(high + low) > 0.5 ? Math.round(high + low) : 0
  const rest = high - doublings
  const t = withoutLowBits(low + rest)
  const u = t * LN2_HIGH
  const v = (low - (t - rest)) * LN2 + t * LN2_LOW
  const z = u + v
  const w = v - (z - u)
  const zz = z * z
  const c =
    z -
    zz *
      (0.16666666666666602 +
        zz *
          (-0.0027777777777015593 +
            zz * (0.00006613756321437934 + zz * (-0.0000016533902205465252 + zz * 4.1381367970572385e-8))))
  const r = (z * c) / (c - 2) - (w + z * w)
  return scaled(1 - (r - z), doublings)
}

function powerOfNegative(base: number, exponent: number): number {
  if (Number.isFinite(base) && Number.isFinite(exponent) && !Number.isInteger(exponent)) return Number.NaN
  const size = pow(-base, exponent)
  return Math.abs(exponent % 2) === 1 ? -size : size
}

const bits = new DataView(new ArrayBuffer(8))

/** The number with the last 32 of its bits empty, so that products of such are exact. */
function withoutLowBits(value: number): number {
  bits.setFloat64(0, value)
  bits.setUint32(4, 0)
  return bits.getFloat64(0)
}
