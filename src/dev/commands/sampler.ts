import { mkdirSync, writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { Ink } from '../../../assets/ink/ink'
import { PAPER } from '../../../assets/ink/palette'
import { paperGrain } from '../../../assets/ink/paper'
import { type Raster, rasterToCanvas } from '../../../assets/ink/raster'
import { rasterize } from '../../../assets/ink/rasterize'
import { CELLS, type Cell } from '../../../assets/ink/sampler-cells'
import { drawWords } from '../../../assets/ink/words'

const COLUMNS = 9
const CELL = { width: 130, height: 140 }
const SCALE = 2
const FILE = '.cache/ink/sampler.png'

/** Renders every mark of the ink kit with its name and numbers, on one sheet of paper. */
function sampler(): void {
  const width = CELL.width * COLUMNS * SCALE
  const height = CELL.height * Math.ceil(CELLS.length / COLUMNS) * SCALE
  const sheet = createCanvas(width, height)
  const context = sheet.getContext('2d')
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  for (const [i, cell] of CELLS.entries()) {
    const x = (i % COLUMNS) * CELL.width * SCALE
    const y = Math.floor(i / COLUMNS) * CELL.height * SCALE
    context.drawImage(rasterToCanvas(printCell(cell)), x, y)
    context.drawImage(rasterToCanvas(rasterize(drawLabels(cell), { scale: SCALE })), x, y)
  }
  context.globalCompositeOperation = 'multiply'
  context.drawImage(rasterToCanvas(paperGrain(width, height, 'sampler')), 0, 0)
  mkdirSync('.cache/ink', { recursive: true })
  writeFileSync(FILE, sheet.toBuffer('image/png'))
  console.log(`${CELLS.length} marks: ${FILE}`)
}

function printCell(cell: Cell): Raster {
  const under = cell.name === 'form under' || cell.name === 'everything' ? 1.2 : 0
  const ink = new Ink({ ...CELL, seed: cell.name, under, name: `Sampler, ${cell.name}` })
  cell.draw(ink)
  return cell.print ? cell.print(ink, SCALE) : rasterize(ink, { scale: SCALE })
}

function drawLabels(cell: Cell): Ink {
  const labels = new Ink({ ...CELL, seed: cell.name, name: `Sampler, the label of ${cell.name}` })
  drawWords(labels, cell.name, CELL.width / 2, 118, { size: 15, align: 'middle' })
  drawWords(labels, cell.numbers, CELL.width / 2, 132, { size: 9.5, width: 1, align: 'middle' })
  return labels
}

sampler()
