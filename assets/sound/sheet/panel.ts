import { decibelsOf, type Signal, type Stereo, sampleAt, secondsOf, toMono } from '../signal'
import type { Colour, SheetPicture } from './picture'
import { frequencyOfBin, spectrumAt } from './spectrum'

/** Where a sound is drawn, in dots; it is {@link PANEL_HEIGHT} high. */
export interface Panel {
  readonly left: number
  readonly top: number
  readonly width: number
}

export const PANEL_HEIGHT = 340

const MARGIN = { left: 34, top: 16, right: 6 } as const
const SPECTRUM_HEIGHT = 230
const WAVE_TOP = MARGIN.top + SPECTRUM_HEIGHT + 6
const WAVE_HEIGHT = 66
const LOWEST = 50
const HIGHEST = 20_000
const FREQUENCIES = [100, 200, 500, 1000, 2000, 4000, 8000, 16_000]
const WINDOW = 2048
/** What is this far below full scale is black, in dB. */
const FLOOR = -100
/** The same for the waveform. */
const WAVE_FLOOR = -72
const PAPER: Colour = [240, 236, 226]
const GRID: Colour = [120, 116, 130]

/** Draws a sound: title, spectrum on a logarithmic scale of frequency (kHz), waveform in dB, seconds. */
export function drawPanel(picture: SheetPicture, panel: Panel, title: string, sound: Stereo): void {
  const { left, top } = panel
  const mono = toMono(sound).map((sample) => sample * Math.SQRT1_2)
  const width = panel.width - MARGIN.left - MARGIN.right
  picture.letter(title, left + 4, top + 3, PAPER)
  for (let column = 0; column < width; column++) {
    const x = left + MARGIN.left + column
    drawSpectrum(picture, x, top + MARGIN.top, mono, ((column + 0.5) / width) * mono.length)
    drawWave(picture, x, top + WAVE_TOP, mono, column / width, (column + 1) / width)
  }
  drawFrequencies(picture, left, top, width)
  drawLevels(picture, left, top)
  drawSeconds(picture, left, top, width, secondsOf(mono))
}

function drawSpectrum(picture: SheetPicture, x: number, top: number, mono: Signal, centre: number): void {
  const spectrum = spectrumAt(mono, Math.round(centre), WINDOW)
  const bin = frequencyOfBin(1, WINDOW)
  for (let row = 0; row < SPECTRUM_HEIGHT; row++) {
    const from = Math.floor(frequencyAt(row + 1) / bin)
    const to = Math.max(from + 1, Math.floor(frequencyAt(row) / bin))
    picture.dot(x, top + row, heat(Math.max(...spectrum.subarray(from, to)) / -FLOOR + 1))
  }
}

function drawWave(picture: SheetPicture, x: number, top: number, mono: Signal, from: number, to: number): void {
  let peak = 0
  for (let index = Math.floor(from * mono.length); index < to * mono.length; index++) {
    peak = Math.max(peak, Math.abs(sampleAt(mono, index)))
  }
  const height = (1 - decibelsOf(peak) / WAVE_FLOOR) * WAVE_HEIGHT
  for (let row = 0; row < height; row++) picture.dot(x, top + WAVE_HEIGHT - row, PAPER)
}

function drawFrequencies(picture: SheetPicture, left: number, top: number, width: number): void {
  for (const frequency of FREQUENCIES) {
    const row = (1 - Math.log(frequency / LOWEST) / Math.log(HIGHEST / LOWEST)) * SPECTRUM_HEIGHT
    const y = Math.round(top + MARGIN.top + row)
    picture.letter(String(frequency / 1000), left + 2, y - 5, PAPER)
    for (let column = 0; column < width; column += 8) picture.dot(left + MARGIN.left + column, y, GRID)
  }
}

function drawLevels(picture: SheetPicture, left: number, top: number): void {
  for (const level of [-20, -40, -60]) {
    const y = Math.round(top + WAVE_TOP + (level / WAVE_FLOOR) * WAVE_HEIGHT)
    picture.letter(String(level), left + 2, y - 5, PAPER)
  }
}

function drawSeconds(picture: SheetPicture, left: number, top: number, width: number, seconds: number): void {
  const step = [0.05, 0.1, 0.2, 0.5, 1, 2, 5].find((candidate) => seconds / candidate <= 12) ?? 10
  for (let tick = 0; tick * step < seconds; tick++) {
    const x = Math.round(left + MARGIN.left + ((tick * step) / seconds) * width)
    picture.letter(String(Number((tick * step).toFixed(2))), x, top + WAVE_TOP + WAVE_HEIGHT + 4, GRID)
  }
}

function frequencyAt(row: number): number {
  return LOWEST * (HIGHEST / LOWEST) ** (1 - row / SPECTRUM_HEIGHT)
}

/** Black, violet, red, yellow, white. @param level 0…1 */
function heat(level: number): Colour {
  const way = Math.min(1, Math.max(0, level))
  const blue = way < 0.5 ? 0.6 * Math.sin(Math.PI * 2 * way) : Math.max(0, way * 4 - 3)
  return [255 * Math.min(1, way * 1.6), 255 * Math.max(0, way * 2 - 1), 255 * blue]
}
