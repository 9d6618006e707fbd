/** The colour that lies that share (0…1) of the way between two, written 0xrrggbb. */
export function mixColors(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const first = (from >> shift) & 255
    return Math.round(first + (((to >> shift) & 255) - first) * share) << shift
  }
  return channel(16) | channel(8) | channel(0)
}
