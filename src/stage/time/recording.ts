import type { Point, Size } from '../contract/geometry'
import type { InputKind, LoggedInput, Tunable } from '../contract/scene'

/** All it takes to play the same game again. Plain data, made to be written as JSON. */
export interface Recording {
  readonly day: string
  readonly seed: number
  readonly tuning: Readonly<Record<string, number>>
  /** The stage the day started on. */
  readonly size: Readonly<Size>
  /** How long the game was, in ticks. */
  readonly ticks: number
  readonly inputs: readonly LoggedInput[]
}

/** A recording as a file holds it. */
export interface KeptRecording extends Recording {
  /** The fingerprint of the state that the game ended with. */
  readonly hash: string
}

/** Why a text is no recording that can be played; its message is for the reader. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
}

/** The longest game, an hour in ticks of a millisecond. */
const MOST_TICKS = 3_600_000

/** The widest and the highest stage, in scene units. */
const LARGEST_SIZE = 20_000

/** How many letters of a name a message repeats. */
const MOST_NAME = 40

const KINDS: readonly InputKind[] = ['press', 'release', 'move', 'hover', 'leave', 'later']

/**
 * Reads a recording.
 * @throws {RecordingError} that says what is wrong with it
 */
export function parseRecording(text: string): KeptRecording {
  const file = asObject(parseJson(text), 'The file')
  const { day, hash } = file
  if (typeof day !== 'string' || day === '') throw new RecordingError('The recording does not say of which day it is.')
  if (typeof hash !== 'string')
    throw new RecordingError('The recording has no fingerprint to end with: "hash" is missing.')
  const ticks = wholeNumber(file.ticks, 'ticks', MOST_TICKS)
  return {
    day,
    seed: wholeNumber(file.seed, 'seed', 2 ** 32 - 1),
    tuning: numbersIn(file.tuning),
    size: sizeIn(file.size, 'size'),
    ticks,
    inputs: inputsIn(file.inputs, ticks),
    hash,
  }
}

/** What a recording is held against: of a page, whose areas are React's, only the numbers. */
export interface PlayableDay {
  readonly tuning: Readonly<Record<string, Tunable>>
  readonly areas?: readonly { readonly id: string }[]
  readonly panelPresses?: (name: string) => boolean
}

/**
 * Holds a recording against the day that it is to be played on.
 * @throws {RecordingError} when it is of another day, of other numbers than the day has now, or of areas that it has not
 */
export function expectPlayable(recording: Recording, day: string, playable: PlayableDay): void {
  const table = playable.tuning
  if (recording.day !== day) {
    throw new RecordingError(`This is a recording of ${recording.day}; the day on the stage is ${day}.`)
  }
  for (const [name, value] of Object.entries(recording.tuning)) {
    const tunable = Object.hasOwn(table, name) ? table[name] : undefined
    if (!tunable)
      throw new RecordingError(`It was recorded with another tuning: ${day} no longer has a number ${name}.`)
    if (value < tunable.min || value > tunable.max) {
      throw new RecordingError(
        `It was recorded with another tuning: ${name} was ${value}, and takes ${tunable.min} to ${tunable.max} now.`,
      )
    }
  }
  for (const name of Object.keys(table)) {
    if (!Object.hasOwn(recording.tuning, name)) {
      throw new RecordingError(`It was recorded with an older tuning, before ${day} had a number ${name}.`)
    }
  }
  expectAreas(recording, day, playable)
}

function expectAreas({ inputs }: Recording, day: string, { areas, panelPresses }: PlayableDay): void {
  if (!areas) return
  const ids = new Set(areas.map(({ id }) => id))
  for (const [place, input] of inputs.entries()) {
    if (input.kind === 'resize' || input.kind === 'kept' || input.area === null) continue
    if (ids.has(input.area) || panelPresses?.(input.area)) continue
    throw new RecordingError(
      `It was recorded with other areas: ${day} has none called ${shortened(input.area)} (inputs[${place}]).`,
    )
  }
}

/** A name as a message can hold it. */
function shortened(name: string): string {
  return JSON.stringify(name.length > MOST_NAME ? `${name.slice(0, MOST_NAME)}…` : name)
}

/** Writes a recording for a file: one input a line, so that what changes in it can be read. */
export function printRecording({ inputs, ...rest }: KeptRecording): string {
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lines = inputs.map((input) => `    ${JSON.stringify(input)}`)
  return `${head},\n  "inputs": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RecordingError('This file is no recording: it is not JSON.', { cause: error })
  }
}

function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RecordingError(`${what} is no recording: it should be an object.`)
  }
  return { ...value }
}

function wholeNumber(value: unknown, name: string, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new RecordingError(`The recording is broken: "${name}" should be a whole number from 0 to ${most}.`)
}

function finiteNumber(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new RecordingError(`The recording is broken: "${name}" should be a number.`)
}

function numbersIn(value: unknown): Record<string, number> {
  const entries = Object.entries(asObject(value, '"tuning" of this file'))
  return Object.fromEntries(entries.map(([name, number]) => [name, finiteNumber(number, `tuning.${name}`)]))
}

function sizeIn(value: unknown, name: string): Size {
  const size = asObject(value, `"${name}" of this file`)
  const length = (side: 'width' | 'height') => {
    const units = finiteNumber(size[side], `${name}.${side}`)
    if (units > 0 && units <= LARGEST_SIZE) return units
    throw new RecordingError(`The recording is broken: no size has a ${side} of ${units}.`)
  }
  return { width: length('width'), height: length('height') }
}

function pointIn(value: unknown, name: string): Point {
  const point = asObject(value, `"${name}" of this file`)
  return { x: finiteNumber(point.x, `${name}.x`), y: finiteNumber(point.y, `${name}.y`) }
}

function inputsIn(value: unknown, ticks: number): LoggedInput[] {
  if (!Array.isArray(value)) throw new RecordingError('The recording is broken: "inputs" should be a list.')
  const inputs = value.map((input, place) => inputIn(input, `inputs[${place}]`, ticks))
  for (const [place, input] of inputs.entries()) {
    const before = inputs[place - 1]
    if (before && before.tick > input.tick) {
      throw new RecordingError(`The recording is broken: inputs[${place}] comes before the one before it.`)
    }
  }
  return inputs
}

function inputIn(value: unknown, name: string, ticks: number): LoggedInput {
  const input = asObject(value, `"${name}" of this file`)
  const tick = wholeNumber(input.tick, `${name}.tick`, ticks)
  if (input.kind === 'resize') return { kind: 'resize', tick, size: sizeIn(input.size, `${name}.size`) }
  if (input.kind === 'kept') {
    if (typeof input.text === 'string') return { kind: 'kept', tick, text: input.text }
    throw new RecordingError(`The recording is broken: "${name}.text" should be a text.`)
  }
  const kind = KINDS.find((known) => known === input.kind)
  if (!kind) throw new RecordingError(`The recording is broken: ${name} is of an unknown kind, ${String(input.kind)}.`)
  const { area, button } = input
  if (typeof area !== 'string' && area !== null) {
    throw new RecordingError(`The recording is broken: "${name}.area" should be an id, or null.`)
  }
  if (button !== 'main' && button !== 'second') {
    throw new RecordingError(`The recording is broken: "${name}.button" should be main or second.`)
  }
  return { kind, tick, at: pointIn(input.at, `${name}.at`), area, button }
}
