/** A path of one of the day's own figures, larger and elsewhere, mirrored: its pen does not grow with it. */
export function moved(path: string, x: number, y: number, scale: number): number[][] {
  return path.split(' ').map((spot) => {
    const [dx = 0, dy = 0] = spot.split(',').map(Number.parseFloat)
    return [x - dx * scale, y + dy * scale, 1, spot.endsWith('*') ? 1 : 0]
  })
}
