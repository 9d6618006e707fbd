import {
  type Canvas,
  type CanvasGradient,
  createCanvas,
  type GlobalCompositeOperation,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas'
import type { Ink } from './ink'
import type { Fade, Mark } from './marks'
import type { Color } from './palette'

/** Ink that comes later covers gouache. */
const GOUACHE = {
  gouache: 'lays',
  ink: 'takes away',
  solid: 'takes away',
  cut: 'takes away',
  halo: 'takes away',
  hole: 'takes away',
} as const

/** What there is to paint: marks, and the page they lie on. */
export type MarkedPage = Readonly<Pick<Ink, 'width' | 'height' | 'left' | 'top' | 'seed' | 'light' | 'under'>> & {
  readonly marks: readonly Mark[]
}

/** A layer of a picture: ink, water and paper dry in different ways, so each is painted apart. */
export type Layer = 'ink' | 'solid' | 'wash' | 'body' | 'gouache' | 'gouache shape'

type How = 'lays' | 'takes away'

/** What each kind of mark does to a layer; the others leave it as it is. */
const LAYERS: Record<Layer, Partial<Record<Mark['kind'], How>>> = {
  ink: { ink: 'lays', solid: 'lays', cut: 'takes away', halo: 'takes away', hole: 'takes away' },
  solid: { solid: 'lays', cut: 'takes away', halo: 'takes away', hole: 'takes away' },
  wash: { wash: 'lays', cut: 'takes away', halo: 'takes away', hole: 'takes away' },
  body: { body: 'lays', halo: 'lays', hole: 'takes away' },
  gouache: GOUACHE,
  'gouache shape': GOUACHE,
}

/** How the drop-line is pushed along the light, for one unit of `under`. */
const DROP = { x: 2, y: 1.82 }

/** Paints one layer of a drawing flat, at `scale` pixels a unit, before anything dries. */
export function paintLayer(page: MarkedPage, layer: Layer, scale: number, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const place = (x = 0, y = 0) =>
    context.setTransform(scale, 0, 0, scale, (x - page.left) * scale, (y - page.top) * scale)
  if (layer === 'ink' && page.under > 0) {
    const bodies = page.marks.filter(({ kind }) => kind === 'body' || kind === 'solid')
    place(-page.light[0] * DROP.x * page.under, -page.light[1] * DROP.y * page.under)
    for (const body of bodies) fill(context, body, 'source-over', '#000000')
    place()
    for (const body of bodies) fill(context, body, 'destination-out', '#000000')
  }
  place()
  for (const mark of page.marks) {
    const how = LAYERS[layer][mark.kind]
    if (how === 'takes away') takeAway(context, mark, layer)
    else if (how === 'lays') layMark(context, mark, layer)
  }
  return canvas
}

function takeAway(context: SKRSContext2D, mark: Mark, layer: Layer): void {
  if (mark.kind !== 'halo') {
    // Gouache goes as far as the ink that covers it is laid.
    fill(context, mark, 'destination-out', '#000000')
  } else if (layer !== 'wash' || mark.color !== undefined) {
    outline(context, mark, 'destination-out', '#000000')
  }
}

function layMark(context: SKRSContext2D, mark: Mark, layer: Layer): void {
  switch (mark.kind) {
    case 'ink':
    case 'solid':
      fill(context, mark, 'source-over', '#000000')
      break
    case 'wash':
      fill(context, mark, 'multiply', mark.fade ? gradient(context, mark.fade, mark.color) : mark.color)
      break
    case 'gouache':
      if (layer === 'gouache') fill(context, mark, 'source-over', mark.color)
      else fill(context, { ...mark, alpha: 1 }, 'source-over', '#000000')
      break
    case 'body':
      fill(context, mark, 'source-over', mark.color)
      break
    case 'halo':
      if (mark.color !== undefined) outline(context, mark, 'source-atop', mark.color)
  }
}

/** Runs a line along a halo's outline. */
function outline(
  context: SKRSContext2D,
  mark: Mark & { kind: 'halo' },
  blend: GlobalCompositeOperation,
  style: Color,
): void {
  inPlace(context, mark, () => {
    context.globalCompositeOperation = blend
    context.globalAlpha = 1
    context.lineWidth = mark.width
    context.lineJoin = 'round'
    context.strokeStyle = style
    context.stroke(new Path2D(mark.path))
  })
}

function fill(
  context: SKRSContext2D,
  mark: Mark,
  blend: GlobalCompositeOperation,
  style: Color | CanvasGradient,
): void {
  inPlace(context, mark, () => {
    context.globalCompositeOperation = blend
    context.globalAlpha = 'alpha' in mark ? mark.alpha : 1
    context.fillStyle = style
    context.fill(new Path2D(mark.path), 'evenOdd' in mark && mark.evenOdd ? 'evenodd' : 'nonzero')
  })
}

function inPlace(context: SKRSContext2D, mark: Mark, draw: () => void): void {
  if (mark.clips.length === 0 && !mark.warp) {
    draw()
    return
  }
  context.save()
  if (mark.warp) context.transform(...mark.warp)
  for (const clip of mark.clips) context.clip(new Path2D(clip))
  draw()
  context.restore()
}

/** A fade eased over seven stops: a plain gradient would show where it begins. */
function gradient(context: SKRSContext2D, fade: Fade, color: Color): CanvasGradient {
  const linear = fade.kind === 'linear'
  const falls = linear || fade.inside
  const style = linear
    ? context.createLinearGradient(fade.from.x, fade.from.y, fade.to.x, fade.to.y)
    : context.createRadialGradient(fade.center.x, fade.center.y, fade.inner, fade.center.x, fade.center.y, fade.outer)
  for (let stop = 0; stop <= 6; stop++) {
    const share = stop / 6
    const eased = share * share * (3 - 2 * share)
    const alpha = Math.round((falls ? 1 - eased : eased) * 255)
    style.addColorStop(share, color + alpha.toString(16).padStart(2, '0'))
  }
  return style
}
