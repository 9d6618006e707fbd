import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { days } from '../calendar'
import { grownVignetteOf } from './vignettes'

it.each(days.filter(({ slug }) => existsSync(`scenes/${slug}`)))(
  'the vignette of $number. $prompt is drawn grown',
  (day) => {
    expect(existsSync(`assets/public/${grownVignetteOf(day).file}`)).toBe(true)
  },
)
