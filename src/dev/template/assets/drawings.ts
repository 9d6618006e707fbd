import { drawings } from '../../../../assets/pipeline/drawings'
import { grownVignette } from '../../../../assets/vignettes/grown-vignette'
import { blot } from './blot'
import { drawVignette } from './vignette'

export const pictures = drawings({ sprites: { blot }, pictures: grownVignette(drawVignette) })
