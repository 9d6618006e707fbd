import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { days } from '../calendar'

it('every folder under scenes/ bears the name of a day', () => {
  const folders = readdirSync('scenes', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const slugs: readonly string[] = days.map((day) => day.slug)
  expect(folders.map((folder) => folder.name).filter((name) => !slugs.includes(name))).toEqual([])
})
