import { existsSync } from 'node:fs'
import { days } from '../../calendar'
import { filesOf, filesThatName, formerDays } from './formerDays'

/** `npm run days`: which of the 31 days are drawn, which are missing, and what is left of those that were replaced. */
const missing = days.filter(({ slug }) => !existsSync(`scenes/${slug}/index.ts`))

for (const day of days) {
  console.log(
    `${String(day.number).padStart(2)}. ${day.prompt.padEnd(10)} ${missing.includes(day) ? 'missing' : 'drawn'}`,
  )
}
console.log(`\n${days.length - missing.length} drawn, ${missing.length} missing`)

const former = formerDays()
if (former.length > 0) {
  const published = missing.map(({ number }) => `assets/public/day${number}`)
  const paths = [...former.flatMap(filesOf), ...published].map((path) => `'${path}'`)
  console.log(`\nNo days any more: ${former.join(', ')}. What they leave goes by\n`)
  console.log(`git rm -rq --ignore-unmatch ${paths.join(' ')}`)
  for (const slug of former) {
    console.log(`\n${slug} is named in`)
    for (const file of filesThatName(slug)) console.log(`  ${file}`)
  }
}
