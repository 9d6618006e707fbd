import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockOf } from '../lock'
import { integratedLoudness, momentaryLoudness, truePeak } from '../loudness'
import { decodedMp3 } from '../mp3'
import { publicFile, type Room, roomNamed, roomsWithSounds } from '../rooms'
import { drawPanel, PANEL } from '../sheet/panel'
import { blankPicture } from '../sheet/picture'

// npm run sounds:sheet [room…]  draws what is rendered into .cache/sound/<room>.png and prints its figures

const FOLDER = '.cache/sound'
const COLUMNS = 3

mkdirSync(FOLDER, { recursive: true })
const names = process.argv.slice(2)
for (const room of names.length > 0 ? names.map(roomNamed) : roomsWithSounds()) await drawSheet(room)

async function drawSheet(room: Room): Promise<void> {
  const files = Object.values(lockOf(room)).flatMap(({ loop, takes }) =>
    takes.map(({ file }) => ({ file, isLoop: loop !== null })),
  )
  const picture = blankPicture(COLUMNS * PANEL.width, Math.ceil(files.length / COLUMNS) * PANEL.height)
  for (const [place, { file, isLoop }] of files.entries()) {
    const bytes = publicFile(file)
    if (!bytes) throw new Error(`${file} is missing: run \`npm run sounds ${room.name}\`.`)
    const sound = await decodedMp3(bytes)
    const loudness = isLoop ? integratedLoudness(sound) : momentaryLoudness(sound)
    const figures = [
      file.padEnd(26),
      `${(sound.left.length / 48_000).toFixed(2)} s`.padStart(8),
      `${(bytes.length / 1000).toFixed(1)} kB`.padStart(9),
      `${loudness.toFixed(1)} LUFS`.padStart(11),
      `${truePeak(sound).toFixed(1)} dBTP`.padStart(10),
    ]
    console.log(figures.join(' '))
    const corner = [(place % COLUMNS) * PANEL.width, Math.floor(place / COLUMNS) * PANEL.height] as const
    drawPanel(picture, corner, figures.join(' ').replace(/ +/g, ' '), sound)
  }
  writeFileSync(join(FOLDER, `${room.name}.png`), picture.png())
}
