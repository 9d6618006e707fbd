import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawVignette } from './vignette'

export const pictures = drawings({ pictures: grownVignette(drawVignette) })
