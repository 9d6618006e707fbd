import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { handFiles } from '../assets/ink/lettering/font/handFiles'

/** Builds the house hand's fonts; with `--check` only says which committed file no longer is what the hand would build. */
const checking = process.argv.includes('--check')
let stale = 0
for (const { path, bytes } of await handFiles()) {
  const same = existsSync(path) && readFileSync(path).equals(bytes)
  if (checking) {
    if (!same) stale++
    console.log(`${same ? 'same ' : 'STALE'} ${path}`)
  } else {
    mkdirSync(dirname(path), { recursive: true })
    if (!same) writeFileSync(path, bytes)
    console.log(`${same ? 'same   ' : 'written'} ${path} ${(bytes.length / 1024).toFixed(1)} KB`)
  }
}
if (stale > 0) {
  console.error(`${stale} file(s) differ from what the hand draws: run «npm run ink:fonts».`)
  process.exitCode = 1
}
