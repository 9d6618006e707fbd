import { build } from 'vite'

/** What a script that is bundled by itself is told at build. */
interface Told {
  /** The path that the site is served under. */
  readonly base: string
  /** What is put in place of names, as code. */
  readonly define?: Readonly<Record<string, string>>
}

/** What Vite finds of the licences of packages in a script. */
const LICENSES = 'licenses.json'

/** The module and what it imports, as one classic script without line breaks around it; of no package. */
export async function bundleScript(entry: string, told: Told): Promise<string> {
  const { code, licenses } = await bundleLicensedScript(entry, told)
  if (!Array.isArray(licenses) || licenses.length > 0)
    throw new Error(`${entry} brings packages along, whose licences nobody prints.`)
  return code
}

/** The same of a module that imports packages, and what Vite finds of their licences. */
export async function bundleLicensedScript(
  entry: string,
  { base, define = {} }: Told,
): Promise<{ readonly code: string; readonly licenses: unknown }> {
  const built = await build({
    base,
    define: { ...define },
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      license: { fileName: LICENSES },
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const parts = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const [chunk, ...others] = parts.filter(({ fileName }) => fileName !== LICENSES)
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} is not bundled as one script.`)
  const found = parts.find(({ fileName }) => fileName === LICENSES)
  return { code: chunk.code.trim(), licenses: found?.type === 'asset' ? JSON.parse(String(found.source)) : [] }
}
