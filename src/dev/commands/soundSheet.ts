import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AssetBundle } from '../../../assets/pipeline/bundle'
import { PLACES } from '../../../assets/pipeline/kind'
import { bundlesWithSounds, renderedSoundsOf, soundBundleNamed } from '../../../assets/pipeline/sounds/declaredSounds'
import { integratedLoudness, momentaryLoudness, truePeak } from '../../../assets/sound/loudness'
import { decodedMp3 } from '../../../assets/sound/mp3'
import { drawPanel, PANEL_HEIGHT, type Panel } from '../../../assets/sound/sheet/panel'
import { blankPicture } from '../../../assets/sound/sheet/picture'
import { type Stereo, secondsOf } from '../../../assets/sound/signal'

// npm run sounds:sheet [bundle…]  draws what is rendered into .cache/sound/<bundle>.png and prints its figures

const FOLDER = '.cache/sound'
const SHEET_WIDTH = 1860
const COLUMN_WIDTH = SHEET_WIDTH / 3
/** A longer sound has a row to itself, in seconds. */
const LONG = 5

interface Heard {
  readonly sound: Stereo
  readonly figures: readonly string[]
}

mkdirSync(FOLDER, { recursive: true })
const names = process.argv.slice(2)
for (const bundle of names.length > 0 ? names.map(soundBundleNamed) : bundlesWithSounds()) await drawSheet(bundle)

async function drawSheet(bundle: AssetBundle): Promise<void> {
  const heard = await heardIn(bundle)
  const panels = arrangePanels(heard)
  const last = panels.at(-1)
  const picture = blankPicture(SHEET_WIDTH, (last?.panel.top ?? 0) + PANEL_HEIGHT)
  for (const { panel, sound, figures } of panels) {
    console.log(figures.join(' '))
    drawPanel(picture, panel, figures.join(' ').replace(/ +/g, ' '), sound)
  }
  writeFileSync(join(FOLDER, `${bundle.name}.png`), picture.png())
}

async function heardIn(bundle: AssetBundle): Promise<Heard[]> {
  const sounds = Object.values(await renderedSoundsOf(bundle))
  const files = sounds.flatMap(({ loop, variations }) => variations.map(({ file }) => ({ file, loop })))
  return Promise.all(
    files.map(async ({ file, loop }) => {
      const bytes = readFileSync(join(PLACES.public, file))
      const sound = await decodedMp3(bytes)
      const figures = [
        file.padEnd(26),
        `${secondsOf(sound.left).toFixed(2)} s`.padStart(8),
        `${(bytes.length / 1000).toFixed(1)} kB`.padStart(9),
        `${(loop ? integratedLoudness(sound) : momentaryLoudness(sound)).toFixed(1)} LUFS`.padStart(11),
        `${truePeak(sound).toFixed(1)} dBTP`.padStart(10),
      ]
      return { sound, figures }
    }),
  )
}

/** Puts the sounds into rows, in order. */
function arrangePanels(heard: readonly Heard[]): (Heard & { readonly panel: Panel })[] {
  let left = 0
  let top = 0
  return heard.map((one) => {
    const width = secondsOf(one.sound.left) > LONG ? SHEET_WIDTH : COLUMN_WIDTH
    if (left + width > SHEET_WIDTH) {
      left = 0
      top += PANEL_HEIGHT
    }
    const panel = { left, top, width }
    left += width
    return { ...one, panel }
  })
}
