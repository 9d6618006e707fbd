import { Ink } from '../ink/ink'

/** One drawing on a model sheet. */
export interface Model {
  /** The turn, mood or livery that it shows, as the sheet names it. */
  readonly name: string
  /** Draws the figure with its anchor at 0, 0. */
  readonly draw: (ink: Ink) => void
}

/** A figure as it may ever be seen: each turn, mood and livery once. */
export interface ModelSheet {
  /** The figure's name, by which a sheet is asked for. */
  readonly name: string
  /** The room that any of its drawings may take, in units about the figure's anchor. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly models: readonly Model[]
}

/** The drop-line of the characters, in units: see `under` of a picture. */
const UNDER = 1.2

/** Draws one model of a sheet. Throws when it does not keep to the sheet's box. */
export function drawModel(sheet: ModelSheet, model: Model): Ink {
  const ink = new Ink({ ...sheet.box, seed: sheet.name, under: UNDER, name: `${sheet.name}, ${model.name}` })
  model.draw(ink)
  return ink
}
