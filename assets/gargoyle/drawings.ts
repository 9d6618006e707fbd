import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawVignetteHover } from './vignette-hover'

export const pictures = drawings({ pictures: grownVignette(drawVignetteHover) })
