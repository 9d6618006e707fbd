import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CSSModulesOptions, Plugin } from 'vite'

/**
 * Names the classes of the built site by what they are called and the number of their style sheet, `_card_1f`, where Vite would add a
 * hash and a line: the index holds each of them in its styles, its markup and its script, and hashes are what packing cannot shorten.
 *
 * @param folders absolute paths of the folders that hold the style sheets
 */
export function shortClassNamesPlugin(folders: readonly string[]): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: shortClassNames(folders) } }),
  }
}

/** The same of any two Vites: their markup and their styles go together. */
function shortClassNames(folders: readonly string[]): CSSModulesOptions {
  const sheets = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.module.css'))
    .sort()
  return {
    generateScopedName(name, file) {
      const number = sheets.indexOf(file)
      if (number < 0) throw new Error(`${file} is a style sheet in no folder that is known to have any.`)
      return `_${name}_${number.toString(36)}`
    },
  }
}
