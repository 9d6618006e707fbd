import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { blot } from './blot'
import { drawVignette } from './vignette'

export const pictures = drawings({ sprites: { blot }, pictures: grownVignette(drawVignette) })
