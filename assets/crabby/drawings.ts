import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { blot } from './blot'
import { drawVignetteHover } from './vignette-hover'

export const pictures = drawings({ sprites: { blot }, pictures: grownVignette(drawVignetteHover) })
