import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { days } from '../calendar'
import { grownVignetteOf, vignetteOf } from './vignettes'

describe('the vignettes', () => {
  it.each(days)('$number. $prompt is drawn, at rest and grown', (day) => {
    expect(existsSync(`assets/public/${vignetteOf(day).file}`)).toBe(true)
    expect(existsSync(`assets/public/${grownVignetteOf(day)}`)).toBe(true)
  })
})
