import { writeFileSync } from 'node:fs'
import { madePages } from './madeParts'

/** `npm run docs`: makes the parts of `docs/` anew that are made from the code. */
for (const { file, text, made } of await madePages()) {
  if (made !== text) writeFileSync(file, made)
  console.log(`${file} ${made === text ? 'is as the code is' : 'was made anew'}`)
}
