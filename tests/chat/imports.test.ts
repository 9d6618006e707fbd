import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const DAY = 'scenes/flame'

/** The rooms of the day, from the ground up: each may import from itself and from those before it. */
const STOREYS = [
  /^wallClock\./,
  /^room\//,
  /^server\//,
  /^(words|numbers)\./,
  /^fire\//,
  /^screens\//,
  /^(useRoomScreen|FlamePage|index)\./,
]

const IMPORT = /(?:from|import\() ?'(\.[^']+)'/g

/** What each file of the day imports of the day, tests and styles apart. */
const imports = new Map(
  readdirSync(DAY, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => [file, importsOf(file)]),
)

function importsOf(file: string): readonly string[] {
  const paths = [...readFileSync(join(DAY, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  return paths.filter((path) => !path.startsWith('..') && !path.endsWith('.css'))
}

function fileOf(path: string): string {
  const file = [`${path}.ts`, `${path}.tsx`].find((candidate) => imports.has(candidate))
  if (!file) throw new Error(`Nothing in ${relative('.', DAY)} is named ${path}.`)
  return file
}

/** The circle of imports that a file stands on, if there is one. */
function circleFrom(file: string, way: readonly string[] = []): readonly string[] | null {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  for (const path of imports.get(file) ?? []) {
    const circle = circleFrom(fileOf(path), [...way, file])
    if (circle) return circle
  }
  return null
}

test('no files of the chat import each other in a circle', () => {
  expect([...imports.keys()].flatMap((file) => circleFrom(file) ?? [])).toEqual([])
})

test('imports lead one way: screens and fire to words, server and room', () => {
  const storeyOf = (file: string) => STOREYS.findIndex((storey) => storey.test(file))
  const upwards = [...imports].flatMap(([file, paths]) =>
    paths.map(fileOf).filter((path) => storeyOf(path) > storeyOf(file) || storeyOf(path) < 0),
  )
  expect(upwards).toEqual([])
})
