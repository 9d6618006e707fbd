/** A number and its bits. */
const bits = new DataView(new ArrayBuffer(8))

/** The whole power of two that a positive number is not below. */
export function exponentOf(value: number): number {
  // Numbers too small for the usual form are counted after they have been made larger, without rounding.
  if (value < 2.2250738585072014e-308) return exponentOf(value * 0x40_0000_0000_0000) - 54
  bits.setFloat64(0, value)
  return (bits.getUint16(0) >>> 4) - 1023
}

/** `value` · 2^`doublings`, without rounding but where the result is too small for its last bits. */
export function scaled(value: number, doublings: number): number {
  if (doublings > 1000) return scaled(value * powerOfTwo(1000), doublings - 1000)
  if (doublings < -1000) return scaled(value * powerOfTwo(-1000), doublings + 1000)
  return value * powerOfTwo(doublings)
}

function powerOfTwo(exponent: number): number {
  bits.setFloat64(0, 0)
  bits.setUint16(0, (exponent + 1023) << 4)
  return bits.getFloat64(0)
}
