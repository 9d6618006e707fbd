import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { faces } from '../../../assets/ink/lettering/faces'
import { specimenSheets } from '../../../assets/ink/lettering/specimen'
import { CHROMIUM, provideBrowser } from '../browserPrograms'

/** Lays the built fonts out on sheets under `.cache/ink/`, as Chromium sets them, for a type designer's eye. */
const folder = '.cache/ink'
mkdirSync(folder, { recursive: true })
const files = Object.fromEntries(
  faces.map((face) => [face.family, readFileSync(`src/ui/fonts/inkwell-${face.key}.woff2`).toString('base64')]),
)
const wanted = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: provideBrowser(CHROMIUM) })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
for (const sheet of specimenSheets(files)) {
  if (wanted.length > 0 && !wanted.includes(sheet.name)) continue
  writeFileSync(`${folder}/specimen_${sheet.name}.html`, sheet.html)
  await page.setContent(sheet.html)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: `${folder}/specimen_${sheet.name}.png`, fullPage: true })
  console.log(`${folder}/specimen_${sheet.name}.png`)
}
await browser.close()
