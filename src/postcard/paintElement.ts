import { addressOf, gradientOf, insetOf, lengthOf, partsOf, shadowsOf } from './cssValues'
import { linesOf, type TextLine } from './textLines'

/** What is known of an element before it is painted. */
interface Laid {
  readonly style: CSSStyleDeclaration
  /** Where it lies while nothing is turned, moved or scaled, in CSS pixels of the window. */
  readonly box: DOMRect
  readonly lines: ReadonlyMap<Text, readonly TextLine[]>
  /** How it is turned, moved and scaled, about which place of its box. */
  readonly matrix: DOMMatrix
  readonly origin: readonly [x: number, y: number]
}

/** Lays all of a part of the page as if nothing in it were turned, moved or scaled. Nothing begins to move of that. */
const PLAIN = `[data-painted], [data-painted] * {
  translate: none !important; rotate: none !important; scale: none !important; transform: none !important;
}`
const STILL = '[data-painted], [data-painted] * { transition: none !important; }'

/** Pictures that styles name, by their addresses. */
const pictures = new Map<string, HTMLImageElement>()

/** Fetches the pictures that the styles of a part of the page name: what is not there as it is painted is left out. */
export async function fetchPictures(root: Element): Promise<void> {
  const addresses = withAll(root).flatMap((element) => {
    const { backgroundImage } = getComputedStyle(element)
    return partsOf(backgroundImage, ',').flatMap((picture) => addressOf(picture) ?? [])
  })
  await Promise.allSettled(
    [...new Set(addresses)].map(async (address) => {
      const picture = pictures.get(address) ?? Object.assign(new Image(), { src: address })
      pictures.set(address, picture)
      await picture.decode()
    }),
  )
}

/**
 * Paints a part of the page, as it is seen at this moment, into a canvas whose units are CSS pixels of the window: words in their
 * letters, boxes, pictures. A browser prints no part of a page by itself, and a picture of markup is refused by our Content-Security-Policy
 * and is told to nobody by WebKit. What days write and what burns in the chat room's fire is painted; of styles no more.
 */
export function paintElement(context: CanvasRenderingContext2D, root: Element): void {
  const laid = layOut(root)
  paint(context, root, laid)
}

function withAll(root: Element): readonly Element[] {
  return [root, ...root.querySelectorAll('*')]
}

function layOut(root: Element): ReadonlyMap<Element, Laid> {
  const elements = withAll(root)
  const turned = elements.map((element) => {
    const { translate, rotate, scale, transform, transformOrigin } = getComputedStyle(element)
    return { translate, rotate, scale, transform, transformOrigin }
  })
  const before = [...document.adoptedStyleSheets]
  const [plain, still] = [new CSSStyleSheet(), new CSSStyleSheet()]
  plain.replaceSync(PLAIN)
  still.replaceSync(STILL)
  root.setAttribute('data-painted', '')
  document.adoptedStyleSheets = [...before, still, plain]
  const laid = new Map<Element, Laid>()
  for (const [place, element] of elements.entries()) {
    const texts = [...element.childNodes].filter((node) => node instanceof Text)
    const { translate, rotate, scale, transform, transformOrigin } = turned[place] ?? {}
    const [x = 0, y = 0] = partsOf(transformOrigin ?? '', ' ').map(Number.parseFloat)
    laid.set(element, {
      style: getComputedStyle(element),
      box: element.getBoundingClientRect(),
      lines: new Map(texts.map((text) => [text, linesOf(text)])),
      matrix: matrixOf(translate, rotate, scale, transform),
      origin: [x, y],
    })
  }
  // Told of all that is turned again while nothing may move yet: else it would come back slowly.
  document.adoptedStyleSheets = [...before, still]
  root.getBoundingClientRect()
  document.adoptedStyleSheets = before
  root.removeAttribute('data-painted')
  return laid
}

function matrixOf(translate = 'none', rotate = 'none', scale = 'none', transform = 'none'): DOMMatrix {
  const given = (value: string, name: string) => (value === 'none' ? '' : `${name}(${partsOf(value, ' ').join(', ')}) `)
  return new DOMMatrix(
    `${given(translate, 'translate')}${given(rotate, 'rotate')}${given(scale, 'scale')}${transform === 'none' ? '' : transform}`,
  )
}

function paint(context: CanvasRenderingContext2D, element: Element, all: ReadonlyMap<Element, Laid>): void {
  const laid = all.get(element)
  if (!laid) return
  const { style, box, matrix, origin, lines } = laid
  const opacity = Number(style.opacity)
  const shape = style.clipPath.startsWith('inset(') ? insetOf(style.clipPath, box) : null
  // Nothing is left of what is only read aloud.
  if (style.display === 'none' || opacity === 0 || shape?.width === 0 || shape?.height === 0) return
  context.save()
  context.globalAlpha *= opacity
  const [x, y] = [box.x + origin[0], box.y + origin[1]]
  context.translate(x, y)
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
  context.translate(-x, -y)
  if (shape) {
    context.beginPath()
    context.rect(shape.x, shape.y, shape.width, shape.height)
    context.clip()
  }
  const isSeen = style.visibility === 'visible'
  if (isSeen) paintBox(context, laid)
  if (style.overflowX !== 'visible') {
    context.beginPath()
    context.rect(box.x, box.y, box.width, box.height)
    context.clip()
  }
  if (isSeen && element instanceof HTMLImageElement && element.naturalWidth > 0)
    context.drawImage(element, box.x, box.y, box.width, box.height)
  for (const child of element.childNodes) {
    if (child instanceof Element) paint(context, child, all)
    else if (isSeen && child instanceof Text) paintText(context, style, lines.get(child) ?? [])
  }
  context.restore()
}

function paintBox(context: CanvasRenderingContext2D, { style, box }: Laid): void {
  const outline = outlineOf(style, box)
  for (const { color, x, y } of [...shadowsOf(style.boxShadow)].reverse()) {
    context.save()
    context.translate(x, y)
    context.fillStyle = color
    context.fill(outline)
    context.restore()
  }
  context.fillStyle = style.backgroundColor
  context.fill(outline)
  const layers = [...partsOf(style.backgroundImage, ',').entries()].reverse()
  for (const [layer, picture] of layers) paintPicture(context, outline, { style, box, layer, picture })
  const width = Number.parseFloat(style.borderTopWidth)
  if (width === 0 || style.borderTopStyle === 'none') return
  context.save()
  context.clip(outline)
  context.lineWidth = 2 * width
  context.strokeStyle = style.borderTopColor
  context.stroke(outline)
  context.restore()
}

/** The box, its corners rounded. */
function outlineOf(style: CSSStyleDeclaration, { x, y, width, height }: DOMRect): Path2D {
  const { borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius } = style
  const radii = [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius].map(
    (radius) => {
      const [across = '0', down = across] = partsOf(radius, ' ')
      return { x: lengthOf(across, width) ?? 0, y: lengthOf(down, height) ?? 0 }
    },
  )
  const outline = new Path2D()
  outline.roundRect(x, y, width, height, radii)
  return outline
}

interface Background {
  readonly style: CSSStyleDeclaration
  readonly box: DOMRect
  readonly layer: number
  readonly picture: string
}

function paintPicture(context: CanvasRenderingContext2D, outline: Path2D, background: Background): void {
  const { style, box, layer, picture } = background
  const image = pictures.get(addressOf(picture) ?? '')
  const gradient = gradientOf(picture)
  if (!image?.naturalWidth && !gradient) return
  const { width, height } = sizeOf(background, image)
  const of = (list: string) => partsOf(list, ',').at(layer) ?? partsOf(list, ',').at(-1) ?? ''
  const left = box.x + (lengthOf(of(style.backgroundPositionX), box.width - width) ?? 0)
  const top = box.y + (lengthOf(of(style.backgroundPositionY), box.height - height) ?? 0)
  const repeat = of(style.backgroundRepeat)
  context.save()
  context.clip(outline)
  for (const y of startsOf(top, height, box.y, box.bottom, repeat === 'repeat' || repeat === 'repeat-y')) {
    for (const x of startsOf(left, width, box.x, box.right, repeat === 'repeat' || repeat === 'repeat-x')) {
      if (gradient) fillGradient(context, gradient, new DOMRect(x, y, width, height))
      else if (image) context.drawImage(image, x, y, width, height)
    }
  }
  context.restore()
}

/** Where a picture of that length begins, once or again and again, so that it covers what lies between. */
function startsOf(start: number, length: number, from: number, to: number, goesOn: boolean): readonly number[] {
  if (!goesOn || length <= 0) return [start]
  const first = start - Math.ceil((start - from) / length) * length
  return Array.from({ length: Math.max(1, Math.ceil((to - first) / length)) }, (_, place) => first + place * length)
}

/** How large a picture is shown in a box. */
function sizeOf({ style, box, layer }: Background, image: HTMLImageElement | undefined) {
  const [across, down] = partsOf(partsOf(style.backgroundSize, ',').at(layer) ?? 'auto', ' ')
  const own = { width: image?.naturalWidth ?? box.width, height: image?.naturalHeight ?? box.height }
  const width = lengthOf(across, box.width)
  const height = lengthOf(down, box.height)
  return {
    width: width ?? (height === null ? own.width : (own.width * height) / own.height),
    height: height ?? (width === null ? own.height : (own.height * width) / own.width),
  }
}

function fillGradient(
  context: CanvasRenderingContext2D,
  { isRound, stops }: NonNullable<ReturnType<typeof gradientOf>>,
  { x, y, width, height }: DOMRect,
): void {
  context.save()
  context.translate(x, y)
  context.scale(width, height)
  const light = isRound
    ? context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.5)
    : context.createLinearGradient(0, 0, 0, 1)
  for (const { color, at } of stops) light.addColorStop(Math.min(1, Math.max(0, at)), color)
  context.fillStyle = light
  context.fillRect(0, 0, 1, 1)
  context.restore()
}

function paintText(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, lines: readonly TextLine[]): void {
  const { fontStyle, fontWeight, fontSize, fontFamily, textTransform, color } = style
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  const shadows = [...shadowsOf(style.textShadow)].reverse()
  for (const { text, x, top, bottom } of lines) {
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text)
    const share = fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent)
    const baseline = top + (bottom - top) * share
    const letters = textTransform === 'uppercase' ? text.toLocaleUpperCase() : text
    for (const shadow of [...shadows, { color, x: 0, y: 0 }]) {
      context.fillStyle = shadow.color
      context.fillText(letters, x + shadow.x, baseline + shadow.y)
    }
  }
}
