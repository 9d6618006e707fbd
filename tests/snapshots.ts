import { spawnSync } from 'node:child_process'

/** `npm run snapshots`: renews the snapshots of the files and tests asked for, or all of them. */
const asked = process.argv.slice(2)
const files = asked.some((argument) => argument.includes('.spec')) ? [] : ['tests/visual']
const { status } = spawnSync('npx', ['tsx', 'tests/browser.ts', '--update-snapshots=all', ...files, ...asked], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
