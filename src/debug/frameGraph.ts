import { FRAMES, type FrameCosts } from './frameCosts'

/** How many ms the graph is high: a frame at 60 a second. */
const HIGH = 1000 / 60

/** The colours of `tokens.css`, which a canvas cannot look up. */
const INK = '#1d1a17'
const VERMILION = '#d8432b'

/** Draws what the last frames cost, oldest to the left: stepping in ink below, drawing in vermilion on top of it. */
export function drawGraph(canvas: HTMLCanvasElement, costs: FrameCosts): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  const bar = width / FRAMES
  context.clearRect(0, 0, width, height)
  for (let frame = 0; frame < FRAMES; frame++) {
    const place = (costs.place + frame) % FRAMES
    const step = Math.min(height, ((costs.steps[place] ?? 0) / HIGH) * height)
    const draw = Math.min(height - step, ((costs.draws[place] ?? 0) / HIGH) * height)
    context.fillStyle = VERMILION
    context.fillRect(frame * bar, height - step - draw, bar - 1, draw)
    context.fillStyle = INK
    context.fillRect(frame * bar, height - step, bar - 1, step)
  }
}
