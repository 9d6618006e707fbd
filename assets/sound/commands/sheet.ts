import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockOf } from '../lock'
import { integratedLoudness, momentaryLoudness, truePeak } from '../loudness'
import { decodedMp3 } from '../mp3'
import { publicFile, type Room, roomNamed, roomsWithSounds } from '../rooms'
import { drawPanel, PANEL_HEIGHT, type Panel } from '../sheet/panel'
import { blankPicture } from '../sheet/picture'
import { type Stereo, secondsOf } from '../signal'

// npm run sounds:sheet [room…]  draws what is rendered into .cache/sound/<room>.png and prints its figures

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
for (const room of names.length > 0 ? names.map(roomNamed) : roomsWithSounds()) await drawSheet(room)

async function drawSheet(room: Room): Promise<void> {
  const heard = await heardIn(room)
  const panels = arranged(heard)
  const last = panels.at(-1)
  const picture = blankPicture(SHEET_WIDTH, (last?.panel.top ?? 0) + PANEL_HEIGHT)
  for (const { panel, sound, figures } of panels) {
    console.log(figures.join(' '))
    drawPanel(picture, panel, figures.join(' ').replace(/ +/g, ' '), sound)
  }
  writeFileSync(join(FOLDER, `${room.name}.png`), picture.png())
}

async function heardIn(room: Room): Promise<Heard[]> {
  const files = Object.values(lockOf(room)).flatMap(({ loop, takes }) => takes.map(({ file }) => ({ file, loop })))
  return Promise.all(
    files.map(async ({ file, loop }) => {
      const bytes = publicFile(file)
      if (!bytes) throw new Error(`${file} is missing: run \`npm run sounds ${room.name}\`.`)
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
function arranged(heard: readonly Heard[]): (Heard & { readonly panel: Panel })[] {
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
