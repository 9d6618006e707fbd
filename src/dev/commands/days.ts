import { existsSync } from 'node:fs'
import { days } from '../../calendar'

/** `npm run days`: which of the 31 days have a folder, and which are still missing. */
const listed = days.map((day) => ({ ...day, isDrawn: existsSync(`scenes/${day.slug}/index.ts`) }))

for (const { number, prompt, isDrawn } of listed) {
  console.log(`${String(number).padStart(2)}. ${prompt.padEnd(10)} ${isDrawn ? 'drawn' : 'missing'}`)
}
console.log(
  `\n${listed.filter((day) => day.isDrawn).length} drawn, ${listed.filter((day) => !day.isDrawn).length} missing`,
)
