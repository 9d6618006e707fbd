import type { Fit, Size } from '../contract/geometry'
import type { Input, InputKind, LoggedInput } from '../contract/scene'
import { MOST_KEPT } from '../time/playhead'
import { hashOf } from '../time/random'
import { type KeptRecording, RecordingError } from '../time/recording'
import { ByteReader, ByteWriter } from './byteColumns'
import { PlaceAxis } from './places'

/** The form that games are packed in: another one is another game. */
const FORM = 1

/** What an input can be. Their order is part of the form. */
const KINDS: readonly LoggedInput['kind'][] = ['press', 'release', 'move', 'hover', 'leave', 'later', 'resize', 'kept']
const BUTTONS: readonly Input['button'][] = ['main', 'second']

/** For how many ticks a pointer that has moved is still on its way. */
const ON_ITS_WAY = 8

/** The widest and the highest stage, in scene units. */
const LARGEST_SIZE = 20_000

/** What an address says of a game beside what is packed of it. */
export interface GameOfAddress extends Pick<KeptRecording, 'day' | 'seed' | 'tuning'> {
  /** Simulated ms from one tick of the day to the next. */
  readonly tick: number
}

/**
 * Packs what an address does not say of a game: what was done when and where, column by column, as what is alike lies together then and
 * deflates well. Of day and numbers there is a fingerprint.
 * @param grid how the stage lay in the window that it was played in
 */
export function packGame(
  { day, tuning, hash, size, ticks, inputs }: KeptRecording,
  grid: Fit,
): Uint8Array<ArrayBuffer> {
  const bytes = new ByteWriter()
  bytes.whole(FORM)
  bytes.whole(fingerprintOf(day, tuning))
  bytes.whole(Number.parseInt(hash, 16))
  bytes.whole(ticks)
  for (const number of [size.width, size.height, grid.x, grid.y, grid.scale]) bytes.float(number)

  const acts = actsOf(inputs)
  const keys = [...acts.keys()]
  bytes.whole(acts.size)
  for (const act of acts.values()) writeAct(act, bytes)
  bytes.whole(inputs.length)
  for (const input of inputs) bytes.whole(keys.indexOf(keyOf(input)))
  let tick = 0
  for (const input of inputs) {
    bytes.whole(input.tick - tick)
    tick = input.tick
  }
  for (const axis of ['x', 'y'] as const) {
    const places = new PlaceAxis(grid, axis)
    for (const [place, input] of inputs.entries())
      if (isPlaced(input)) places.write(input.at[axis], isOnItsWay(inputs, place), bytes)
  }
  for (const input of inputs) {
    if (input.kind === 'kept') bytes.text(input.text)
    if (input.kind !== 'resize') continue
    bytes.float(input.size.width)
    bytes.float(input.size.height)
  }
  return bytes.end()
}

/**
 * Unpacks a game, whoever has written it.
 * @throws {RecordingError} where it is of another form, day or numbers, or makes no sense
 */
export function unpackGame(packed: Uint8Array, { day, seed, tuning, tick }: GameOfAddress): KeptRecording {
  const bytes = new ByteReader(packed)
  if (bytes.whole() !== FORM) throw new RecordingError('This game is packed in another form.')
  if (bytes.whole() !== fingerprintOf(day, tuning))
    throw new RecordingError('This game is of another day or other numbers.')
  const hash = bytes
    .whole(2 ** 32 - 1)
    .toString(16)
    .padStart(8, '0')
  const ticks = bytes.whole(Math.ceil(MOST_KEPT.time / tick))
  const size = readSize(bytes)
  const grid: Fit = { x: bytes.float(), y: bytes.float(), scale: bytes.float() }

  const acts = Array.from({ length: bytes.whole(MOST_KEPT.inputs) }, () => readAct(bytes))
  const done = Array.from({ length: bytes.whole(MOST_KEPT.inputs) }, () => bytes.whole())
  let last = 0
  const timed = done.map((number) => {
    const act = acts[number]
    if (!act) throw new RecordingError('Something was done in this game that nobody knows.')
    last += bytes.whole(ticks - last)
    return { ...act, tick: last }
  })
  const [xs, ys] = (['x', 'y'] as const).map((axis) => {
    const places = new PlaceAxis(grid, axis)
    return timed.map((act, place) => (isPlaced(act) ? places.read(isOnItsWay(timed, place), bytes) : 0))
  })
  const inputs = timed.map(({ kind, tick, area, button }, place): LoggedInput => {
    if (kind === 'kept') return { kind, tick, text: bytes.text() }
    if (kind === 'resize') return { kind, tick, size: readSize(bytes) }
    return { kind, tick, at: { x: xs?.[place] ?? 0, y: ys?.[place] ?? 0 }, area, button }
  })
  if (bytes.left > 0) throw new RecordingError('There is more in this text than a game.')
  return { day, seed, tuning, size, ticks, inputs, hash }
}

/** What tells a day and the numbers that it is played by from others. */
function fingerprintOf(day: string, tuning: Readonly<Record<string, number>>): number {
  return hashOf(JSON.stringify([day, Object.entries(tuning).sort(([a], [b]) => (a < b ? -1 : 1))]))
}

/** What is done, without when and where. */
interface Act extends Omit<Input, 'at'> {
  readonly kind: LoggedInput['kind']
}

/** What happens to the whole day happens to no area of it. */
function actOf(input: LoggedInput): Act {
  if (!isPlaced(input)) return { kind: input.kind, area: null, button: 'main' }
  return { kind: input.kind, area: input.area, button: input.button }
}

/** All that is done, each once: there is little of it in a game. */
function actsOf(inputs: readonly LoggedInput[]): ReadonlyMap<string, Act> {
  return new Map(inputs.map((input) => [keyOf(input), actOf(input)]))
}

function keyOf(input: LoggedInput): string {
  return JSON.stringify(actOf(input))
}

function writeAct({ kind, button, area }: Act, bytes: ByteWriter): void {
  bytes.whole(KINDS.indexOf(kind))
  bytes.whole(BUTTONS.indexOf(button))
  bytes.whole(area === null ? 0 : 1)
  if (area !== null) bytes.text(area)
}

function readAct(bytes: ByteReader): Act {
  const kind = KINDS[bytes.whole()]
  const button = BUTTONS[bytes.whole()]
  if (!kind || !button) throw new RecordingError('Something was done in this game that nobody knows.')
  return { kind, button, area: bytes.whole(1) === 0 ? null : bytes.text() }
}

function readSize(bytes: ByteReader): Size {
  const size = { width: bytes.float(), height: bytes.float() }
  for (const length of Object.values(size))
    if (!(length > 0 && length <= LARGEST_SIZE)) throw new RecordingError(`No stage is ${length} wide or high.`)
  return size
}

/** Whether the pointer was moved there from somewhere else just before. */
function isOnItsWay(inputs: readonly { readonly kind: Act['kind']; readonly tick: number }[], place: number): boolean {
  const [before, input] = [inputs[place - 1], inputs[place]]
  return before !== undefined && input?.kind === 'move' && input.tick - before.tick < ON_ITS_WAY
}

function isPlaced<Done extends { readonly kind: Act['kind'] }>(
  done: Done,
): done is Done & { readonly kind: InputKind } {
  return done.kind !== 'resize' && done.kind !== 'kept'
}
