import { manifest } from '../../assets/postcard/manifest'
import { CARD, FIELD, MARKS, POSTMARK, STAMP, WORDS } from '../../assets/postcard/shared'
import type { CalendarDay } from '../calendar'
import { arrivalPicture } from '../loading/arrivalPicture'
import { type Box, frameOf, SHARPNESS } from './frame'
import { bendWords, fetchHands, QUIET, setWords } from './letters'
import { isFromTheRight } from './line'
import { type CardWords, linesOfAddress } from './words'

/** The table that a saved card lies on. */
const TABLE = '#e3d6bb'
const WHITE = '#fffdf5'

/** The width of a vignette on its stamp, its place about the stamp's middle, and its height by its width. */
const VIGNETTE = { width: 138, x: 0, y: 10, ratio: 115 / 147.2 } as const
/** The number of the day on its stamp, about its middle. */
const NUMBER = { x: -46, y: -40, size: 25 } as const
/** How dark the rim of a photograph may be until a light line is drawn inside it: of 255, and how wide it is, in units. */
const RIM = { dark: 90, inset: 3.4, width: 1.2 } as const
/** How the frame is drawn by hand: how wide its lines are, and how far they shoot past the corners, in units. */
const LINE = { width: 2.4, beyond: 3 } as const

/** The pictures that every card of a day is made of. */
export interface Plates {
  readonly card: HTMLImageElement
  readonly marks: HTMLImageElement
  readonly vignette: HTMLImageElement
}

/**
 * Fetches what cards of a day are made of.
 * @throws where a picture does not come
 */
export async function fetchPlates(day: CalendarDay): Promise<Plates> {
  const { card, marks } = manifest.pictures
  const fetching = [card['2x'].file, marks['2x'].file, arrivalPicture(day)].map(async (file) => {
    const picture = Object.assign(new Image(), { src: import.meta.env.BASE_URL + file })
    await picture.decode()
    return picture
  })
  const [[paper, printed, vignette]] = await Promise.all([Promise.all(fetching), fetchHands()])
  if (!paper || !printed || !vignette) throw new Error('The pictures of a card are three.')
  return { card: paper, marks: printed, vignette }
}

/** What is on one card. */
export interface CardContent {
  readonly plates: Plates
  readonly photograph: HTMLCanvasElement
  readonly day: CalendarDay
  /** The day's own colour. */
  readonly accent: string
  readonly words: CardWords
  /** The day's address, as it is written on the card. */
  readonly address: string
}

/** A canvas as large as a card is saved, or as a part of it, which is handed over to be drawn on in the card's units. */
function sheet(size: { readonly width: number; readonly height: number }): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = size.width * SHARPNESS
  canvas.height = size.height * SHARPNESS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to print a card on.')
  context.scale(SHARPNESS, SHARPNESS)
  return context
}

/** The card without what is stamped on it and without its line. */
export function printCard({ plates, photograph, day, words, address }: CardContent): HTMLCanvasElement {
  const context = sheet(CARD)
  context.drawImage(plates.card, 0, 0, CARD.width, CARD.height)
  printPhotograph(context, photograph)
  const { prompt, signature, site } = WORDS
  const { stroke } = MARKS
  layMark(context, plates, stroke, { x: prompt.x - 14, y: prompt.y - 1 })
  setWords(context, day.prompt, prompt.x, prompt.y, { size: 92, hand: 'brush', width: prompt.right - prompt.x })
  for (const [place, y] of WORDS.address.lines.entries()) {
    const { x, right } = WORDS.address
    setWords(context, words.address[place] ?? '', x, y, { size: 19, width: right - x })
  }
  for (const [place, line] of linesOfAddress(address).entries()) {
    setWords(context, line, site.x, site.y + place * 14, { size: 12.6, width: site.right - site.x, color: QUIET })
  }
  setWords(context, words.signature, signature.right, signature.y, { size: 20, align: 'right', color: QUIET })
  return context.canvas
}

function printPhotograph(context: CanvasRenderingContext2D, photograph: HTMLCanvasElement): void {
  const frame = frameOf(photograph)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photograph, frame.x, frame.y, frame.width, frame.height)
  if (rimOf(photograph) < RIM.dark) {
    const { inset, width } = RIM
    context.lineWidth = width
    context.strokeStyle = WHITE
    context.strokeRect(frame.x + inset, frame.y + inset, frame.width - 2 * inset, frame.height - 2 * inset)
  }
  ruleFrame(context, frame)
}

/** How light a photograph is along its rim, of 255. */
function rimOf(photograph: HTMLCanvasElement): number {
  const small = document.createElement('canvas')
  small.width = 16
  small.height = 10
  const context = small.getContext('2d')
  if (!context) return 255
  context.drawImage(photograph, 0, 0, small.width, small.height)
  const { data } = context.getImageData(0, 0, small.width, small.height)
  let [sum, count] = [0, 0]
  for (let place = 0; place < small.width * small.height; place++) {
    const [x, y] = [place % small.width, Math.floor(place / small.width)]
    if (x > 0 && y > 0 && x < small.width - 1 && y < small.height - 1) continue
    const [red = 0, green = 0, blue = 0] = data.subarray(place * 4, place * 4 + 3)
    sum += 0.3 * red + 0.6 * green + 0.1 * blue
    count += 1
  }
  return sum / count
}

/** Four lines along a ruler, none quite straight, each thicker where the hand presses. */
function ruleFrame(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const corners = [
    [x, y],
    [x + width, y - 1],
    [x + width + 1, y + height],
    [x - 1, y + height + 1],
  ] as const
  context.fillStyle = '#1d1a17'
  for (const [side, [fromX, fromY]] of corners.entries()) {
    const [toX, toY] = corners[(side + 1) % corners.length] ?? corners[0]
    const length = Math.hypot(toX - fromX, toY - fromY)
    const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length]
    const edge = (sign: 1 | -1) =>
      Array.from({ length: 25 }, (_, place) => {
        const share = place / 24
        const along = share * (length + 2 * LINE.beyond) - LINE.beyond
        const pressed = 0.8 + 0.2 * Math.sin(share * 9 + side * 2)
        const thin = Math.min(1, 8 * share, 8 * (1 - share)) * 0.6 + 0.4
        const aside = Math.sin(share * 13 + side * 5) * 0.25 + (sign * LINE.width * pressed * thin) / 2
        return [fromX + alongX * along - alongY * aside, fromY + alongY * along + alongX * aside] as const
      })
    context.beginPath()
    for (const [pointX, pointY] of [...edge(1), ...edge(-1).reverse()]) context.lineTo(pointX, pointY)
    context.fill()
  }
}

/** Lays a part of the marks somewhere. */
function layMark(
  context: CanvasRenderingContext2D,
  { marks }: Plates,
  part: Box,
  to: { readonly x: number; readonly y: number },
) {
  const { x, y, width, height } = part
  context.drawImage(
    marks,
    x * SHARPNESS,
    y * SHARPNESS,
    width * SHARPNESS,
    height * SHARPNESS,
    to.x,
    to.y,
    width,
    height,
  )
}

/** Where on the card what is laid on it lies, in its units: a canvas of that size is laid there. */
export const LAID = {
  line: { x: WORDS.message.x - 12, y: WORDS.message.y - 42, width: 560, height: 62 },
  stamp: { x: STAMP.x - 84, y: STAMP.y - 96, width: 172, height: 196 },
  postmark: { x: POSTMARK.x - 90, y: POSTMARK.y - 150, width: 210, height: 230 },
} as const

/** The stamp with the day's vignette on its accent. */
export function printStamp({ plates, accent, day }: CardContent): HTMLCanvasElement {
  const { stamp, field } = MARKS
  const context = sheet(LAID.stamp)
  context.translate(STAMP.x - LAID.stamp.x, STAMP.y - LAID.stamp.y)
  context.rotate((STAMP.turn / 180) * Math.PI)
  layMark(context, plates, stamp, { x: -stamp.middle.x, y: -stamp.middle.y })
  context.save()
  context.beginPath()
  context.rect(FIELD.x, FIELD.y, FIELD.width, FIELD.height)
  context.clip()
  context.globalCompositeOperation = 'multiply'
  context.drawImage(tinted(plates, accent), -field.width / 2, -field.height / 2, field.width, field.height)
  context.restore()
  const { width, ratio } = VIGNETTE
  const height = width * ratio
  context.drawImage(plates.vignette, VIGNETTE.x - width / 2, VIGNETTE.y - height / 2, width, height)
  setWords(context, String(day.number), NUMBER.x, NUMBER.y, { size: NUMBER.size, hand: 'brush', color: WHITE })
  return context.canvas
}

/** The field of the stamp in a colour. */
function tinted(plates: Plates, color: string): HTMLCanvasElement {
  const { field } = MARKS
  const context = sheet(field)
  layMark(context, plates, field, { x: 0, y: 0 })
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, field.width, field.height)
  return context.canvas
}

/** The postmark, which tells the day and when the card was written. */
export function printPostmark({ plates, words }: CardContent): HTMLCanvasElement {
  const { postmark } = MARKS
  const context = sheet(LAID.postmark)
  context.translate(POSTMARK.x - LAID.postmark.x, POSTMARK.y - LAID.postmark.y)
  context.rotate((POSTMARK.turn / 180) * Math.PI)
  context.globalAlpha = 0.92
  layMark(context, plates, postmark, { x: -postmark.middle.x, y: -postmark.middle.y })
  bendWords(context, words.mark.upper, { size: 19, radius: 40.4, track: 2, most: 2.9, side: 'upper' })
  bendWords(context, words.mark.lower, { size: 14.5, radius: 51.2, track: 1, most: 2.5, side: 'lower' })
  setWords(context, words.date.day, 0, 2, { size: 24, align: 'center' })
  setWords(context, words.date.month, 0, 22, { size: 20, align: 'center' })
  return context.canvas
}

/** Writes the visitor's line. */
function writeLine(context: CanvasRenderingContext2D, line: string): void {
  const { x, right, y } = WORDS.message
  context.direction = isFromTheRight(line) ? 'rtl' : 'ltr'
  setWords(context, line, x, y, { size: 31, width: right - x })
}

/** The visitor's line alone. */
export function writtenLine(line: string): HTMLCanvasElement {
  const context = sheet(LAID.line)
  context.translate(-LAID.line.x, -LAID.line.y)
  writeLine(context, line)
  return context.canvas
}

/** The card as it is saved, on its table: what is printed, stamped and written. */
export function finishedCard(
  printed: readonly [card: HTMLCanvasElement, stamp: HTMLCanvasElement, postmark: HTMLCanvasElement],
  line: string,
) {
  const [card, stamp, postmark] = printed
  const context = sheet(CARD)
  context.fillStyle = TABLE
  context.fillRect(0, 0, CARD.width, CARD.height)
  context.drawImage(card, 0, 0, CARD.width, CARD.height)
  writeLine(context, line)
  for (const [picture, { x, y, width, height }] of [
    [stamp, LAID.stamp],
    [postmark, LAID.postmark],
  ] as const)
    context.drawImage(picture, x, y, width, height)
  return context.canvas
}
