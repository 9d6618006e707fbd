import { existsSync, readFileSync } from 'node:fs'
import type { RenderedSound } from './manifest'
import type { Room } from './rooms'

/** A rendered sound and what it was rendered from. */
export interface LockedSound extends RenderedSound {
  /** Hash of its sources at that time. */
  readonly source: string
}

/** What a room's renderings were made from, by cue. */
export type Lock = Readonly<Record<string, LockedSound>>

/** The room's lock; empty before its first rendering. */
export function lockOf(room: Room): Lock {
  if (!existsSync(room.lockFile)) return {}
  const lock: Lock = JSON.parse(readFileSync(room.lockFile, 'utf8'))
  return lock
}

export function lockText(lock: Lock): string {
  return `${JSON.stringify(lock, null, 2)}\n`
}

/** The module that tells the site what there is to play: a room's cues as literal types. */
export function manifestText(lock: Lock): string {
  const sounds = Object.entries(lock).flatMap(([cue, { loop, takes }]) => [
    `  ${cue}: {`,
    loop ? `    loop: { start: ${loop.start}, end: ${loop.end} },` : '    loop: null,',
    ...takesLines(
      takes.map(({ file, version, seconds }) => `{ file: '${file}', version: '${version}', seconds: ${seconds} }`),
    ),
    '  },',
  ])
  return [
    '// Made by `npm run sounds` from sounds.ts.',
    "import type { RenderedSound } from '../sound/manifest'",
    '',
    'export const sounds = {',
    ...sounds,
    '} as const satisfies Record<string, RenderedSound>',
    '',
  ].join('\n')
}

/** As Biome would format them. */
function takesLines(takes: readonly string[]): string[] {
  if (takes.length === 1) return [`    takes: [${takes[0]}],`]
  return ['    takes: [', ...takes.map((take) => `      ${take},`), '    ],']
}
