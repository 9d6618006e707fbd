/** The checksum of nothing, to go on from. */
export const NO_BYTES = 0x811c9dc5

const PRIME = 0x01000193

/**
 * The 32 bits that bytes come to, by FNV-1a: quick, and the same wherever it is worked out, a page without a secure address
 * included, to which browsers offer no digests. It tells bytes that came damaged, not such as were forged.
 *
 * @param before the checksum of the bytes before these
 */
export function checksumOf(bytes: Uint8Array, before = NO_BYTES): number {
  let sum = before
  for (const byte of bytes) sum = Math.imul(sum ^ byte, PRIME)
  return sum >>> 0
}
