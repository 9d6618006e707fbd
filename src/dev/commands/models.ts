import { mkdirSync, writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { BLOTLING_SHEETS } from '../../../assets/blotlings/modelSheets'
import { drawModel, type Model, type ModelSheet } from '../../../assets/characters/modelSheet'
import { MODEL_SHEETS } from '../../../assets/characters/models'
import { Ink } from '../../../assets/ink/ink'
import { PAPER } from '../../../assets/ink/palette'
import { paperGrain } from '../../../assets/ink/paper'
import { rasterToCanvas } from '../../../assets/ink/raster'
import { rasterize } from '../../../assets/ink/rasterize'
import { drawWords } from '../../../assets/ink/words'

/** The longest row of a sheet, and the room about a drawing and for its name, in pixels. */
const WIDEST = 2400
const GAP = 16
const LABEL = 34
const SCALE = 1.5
const FOLDER = '.cache/ink'

const [wanted] = process.argv.slice(2)

/** Renders the model sheets of the characters and blotlings, or the one that is named: each drawing with its name. */
function drawModels(): void {
  const all = [...MODEL_SHEETS, ...BLOTLING_SHEETS]
  const sheets = all.filter(({ name }) => wanted === undefined || name === wanted)
  if (sheets.length === 0) {
    throw new Error(`There is no ${wanted}; there are ${all.map(({ name }) => name).join(', ')}.`)
  }
  mkdirSync(FOLDER, { recursive: true })
  for (const sheet of sheets) {
    const file = `${FOLDER}/model-${sheet.name}.png`
    writeFileSync(file, pasteSheet(sheet).toBuffer('image/png'))
    console.log(`${sheet.name}, ${sheet.models.length} drawings: ${file}`)
  }
}

function pasteSheet(sheet: ModelSheet) {
  const width = Math.ceil(sheet.box.width * SCALE) + GAP
  const height = Math.ceil(sheet.box.height * SCALE) + LABEL + GAP
  const columns = Math.max(1, Math.min(sheet.models.length, Math.floor(WIDEST / width)))
  const canvas = createCanvas(columns * width, Math.ceil(sheet.models.length / columns) * height)
  const context = canvas.getContext('2d')
  context.fillStyle = PAPER
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const [i, model] of sheet.models.entries()) {
    const x = (i % columns) * width
    const y = Math.floor(i / columns) * height
    context.drawImage(rasterToCanvas(rasterize(drawModel(sheet, model), { scale: SCALE })), x + GAP / 2, y + GAP / 2)
    context.drawImage(rasterToCanvas(rasterize(drawLabel(model, width), { scale: 1 })), x, y + height - LABEL)
  }
  context.globalCompositeOperation = 'multiply'
  context.drawImage(rasterToCanvas(paperGrain(canvas.width, canvas.height, sheet.name)), 0, 0)
  return canvas
}

function drawLabel({ name }: Model, width: number): Ink {
  const ink = new Ink({ width, height: LABEL, seed: name, bleed: true, name: `The label of ${name}` })
  drawWords(ink, name, width / 2, 22, { size: 19, align: 'middle' })
  return ink
}

try {
  drawModels()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
