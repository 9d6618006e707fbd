import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What Rolldown needs at run time, in a file of its own; and the file that everybody has. */
const RUNTIME = /\/rolldown-runtime-[^/]+\.js$/
const HOST = /\/react-[^/]+\.js$/

/** How a file says what it gives, or takes of the runtime: `s as n,t`. */
const EXPORTS = /export\s*\{([^}]+)\};?\s*$/
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*["'][^"']*\/rolldown-runtime-[^"']+["'];?/

/** Names that no minifier gives. */
const hosted = (name: string) => `runtime_${name}`

/** Puts the few lines that Rolldown needs at run time into the file of React: in one of their own they are a request more for everybody. */
export function runtimeChunkPlugin(): Plugin {
  return {
    name: 'runtime-chunk',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const runtime = chunks.find(({ fileName }) => RUNTIME.test(fileName))
        const host = chunks.find(({ fileName }) => HOST.test(fileName))
        const [tail, names] = EXPORTS.exec(runtime?.code ?? '') ?? []
        if (!runtime || !host || tail === undefined || names === undefined)
          return this.error(
            'Rolldown has no runtime beside React: runtimeChunkPlugin must learn where it is now, or go.',
          )
        const given = pairsIn(names)
        const from = `from"./${basename(host.fileName)}";`
        const made = `const{${given.map(([, name]) => `${name}:${hosted(name)}`).join()}}=(()=>{${runtime.code.replace(tail, '')}
          return{${given.map(([own, name]) => `${name}:${own}`).join()}}})();`
        for (const chunk of chunks) {
          const [line, taken] = IMPORT.exec(chunk.code) ?? []
          if (line === undefined || taken === undefined) continue
          const pairs = pairsIn(taken).map(([name, own]) => [hosted(name), own] as const)
          const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== host.fileName)
          if (chunk === host) {
            const own = `${made}const ${pairs.map(([name, as]) => `${as}=${name}`).join()};`
            chunk.code = `${chunk.code.replace(line, () => own)}export{${given.map(([, name]) => hosted(name)).join()}};`
            chunk.imports = others
          } else {
            const renamed = `import{${pairs.map(([name, as]) => `${name} as ${as}`).join()}}${from}`
            chunk.code = chunk.code.replace(line, () => renamed)
            chunk.imports = [host.fileName, ...others]
          }
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}

/** What is named, and what it is called on the other side. */
function pairsIn(list: string): (readonly [string, string])[] {
  return list.split(',').map((part) => {
    const [name = '', as = name] = part.trim().split(/\s+as\s+/)
    return [name, as]
  })
}
