import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { handFiles, isStale } from '../../../assets/ink/lettering/font/handFiles'

/** Builds the house hand's fonts and sheets; with `--check` only says which committed file is no longer what the hand would build. */
const checking = process.argv.includes('--check')
let stale = 0
for (const file of await handFiles()) {
  const changed = isStale(file, existsSync(file.path) ? readFileSync(file.path) : undefined)
  if (changed) stale++
  if (changed && !checking) {
    mkdirSync(dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.bytes)
  }
  console.log(
    `${changed ? (checking ? 'STALE  ' : 'written') : 'same   '} ${file.path} ${(file.bytes.length / 1024).toFixed(1)} KB`,
  )
}
if (checking && stale > 0) {
  console.error(`${stale} file(s) differ from what the hand draws: run «npm run ink:fonts».`)
  process.exitCode = 1
}
