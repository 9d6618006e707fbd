import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AssetBundle, bundleNamed, bundlesWith, ROOT } from '../../../assets/pipeline/bundle'
import { checkBundle, compareRendering } from '../../../assets/pipeline/check'
import type { AssetKind } from '../../../assets/pipeline/kind'
import { createPictureKind } from '../../../assets/pipeline/pictures/pictureKind'
import { Pool } from '../../../assets/pipeline/pictures/pool'
import { renderBundle, updateBundle } from '../../../assets/pipeline/publish'
import { soundKind } from '../../../assets/pipeline/sounds/soundKind'
import { createSourceHasher } from '../../../assets/pipeline/sourceHash'

/** `npm run draw` and `npm run sounds`: renders what the bundles declare into `assets/public/`. */
const usageOf = ({ command, noun }: AssetKind) => `${command} [-- bundle…]          renders what has changed
${command} -- --check [bundle…]   fails when a committed ${noun} does not match its source
${command} -- --check --bytes     renders everything again and compares bytes
${command} -- --watch [bundle…]   renders on every change
${command} -- --force [bundle…]   renders everything, changed or not`

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    bytes: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [kindName, ...names] = positionals
const pool = new Pool()
const kind = kindNamed(kindName)
const hasher = createSourceHasher()

function kindNamed(name: string | undefined): AssetKind {
  if (name === 'pictures') return createPictureKind({ pool })
  if (name === 'sounds') return soundKind
  throw new Error(`${name ?? 'Nothing'} is no kind of asset: there are pictures and sounds.`)
}

async function main(): Promise<void> {
  const { declaration } = kind
  const bundles = names.length > 0 ? names.map((name) => bundleNamed(name, declaration)) : bundlesWith(declaration)
  if (flags.help) console.log(usageOf(kind))
  else if (flags.watch) renderOnChange()
  else if (flags.check) await checkBundles(bundles)
  else for (const bundle of bundles) await update(bundle)
}

async function update(bundle: AssetBundle): Promise<void> {
  const start = performance.now()
  const updated = await updateBundle(kind, bundle, { hasher, force: flags.force })
  if (!updated) {
    console.log(`${bundle.name}: nothing has changed`)
    return
  }
  const { rendering, changed } = updated
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const all = Object.keys(rendering.keys).length
  console.log(`${bundle.name}: ${rendering.rendered.length} of ${all} ${kind.noun}s rendered in ${seconds} s`)
  for (const file of changed) console.log(`  ${file} ${kilobytes(rendering.files.get(file))}`)
}

async function checkBundles(bundles: readonly AssetBundle[]): Promise<void> {
  const faults: string[] = []
  for (const bundle of bundles) {
    faults.push(...(await checkBundle(kind, bundle, { hasher })))
    if (!flags.bytes) continue
    faults.push(...compareRendering(kind, bundle, await renderBundle(kind, bundle, { hasher, force: true })))
  }
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new Error(`Run \`${kind.command}\`, look at what changed, and commit it.`)
  console.log(`${bundles.length} bundles: every ${kind.noun} matches its source`)
}

/** Renders in a process of its own on every change, since a process reads its sources once. */
function renderOnChange(): void {
  let isRunning = false
  let again = false
  const render = () => {
    again = isRunning
    if (isRunning) return
    isRunning = true
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...positionals], {
      stdio: 'inherit',
    })
    child.on('exit', () => {
      isRunning = false
      if (again) render()
    })
  }
  let timer: NodeJS.Timeout | undefined
  watch(join(ROOT, 'assets'), { recursive: true }, (_, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('manifest.ts') || file.startsWith('public')) return
    clearTimeout(timer)
    timer = setTimeout(render, 50)
  })
  console.log(`Watching the ${kind.noun}s; Ctrl+C ends it.`)
  render()
}

function kilobytes(bytes: Buffer | undefined): string {
  return bytes ? `${Math.ceil(bytes.length / 1000)} kB` : ''
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  pool.close()
}
