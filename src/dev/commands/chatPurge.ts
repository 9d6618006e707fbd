import { parseArgs } from 'node:util'
import { purgeMessages } from '../firestore/purge.ts'

const USAGE = `npm run chat:purge -- --project <id> [--name <author>] [--before <time>] [--since <time>] [--delete]

Deletes messages of the chat room: all of a name, of a time, or both. Times are as in 2026-10-31T18:00Z, or an age in hours, as in 24h.
Without --delete it only says how many would go. ACCESS_TOKEN holds the owner's token: $(gcloud auth print-access-token).`

/** `npm run chat:purge`: the owner's broom. */
const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    name: { type: 'string' },
    before: { type: 'string' },
    since: { type: 'string' },
    delete: { type: 'boolean', default: false },
  },
})
const { project, name, before, since } = values
const token = process.env.ACCESS_TOKEN
if (!project || !token || (name ?? before ?? since) === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const local = process.env.FIRESTORE_EMULATOR_HOST
  const origin = local ? `http://${local}` : 'https://firestore.googleapis.com'
  const { gone, read } = await purgeMessages(
    { origin, database: `projects/${project}/databases/(default)`, token },
    { author: name, before: timeOf(before), since: timeOf(since) },
    !values.delete,
  )
  console.log(`${gone} of ${read} messages ${values.delete ? 'are deleted' : 'would go: add --delete'}.`)
}

/** @throws when it is no time */
function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, hours] = /^(\d+(?:\.\d+)?)h$/.exec(text) ?? []
  const time = hours === undefined ? Date.parse(text) : Date.now() - Number(hours) * 3_600_000
  if (Number.isNaN(time)) throw new Error(`"${text}" is no time.`)
  return time
}
