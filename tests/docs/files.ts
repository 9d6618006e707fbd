import { readdirSync } from 'node:fs'

/** All files and folders that lie under these folders of the project. */
export function pathsUnder(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`.replaceAll('\\', '/')),
  )
}

/** A page without its blocks of code. */
export function proseOf(page: string): string {
  return page.replace(/^```[\s\S]*?^```/gm, '')
}
