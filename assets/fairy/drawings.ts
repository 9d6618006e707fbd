import { drawings } from '../pipeline/drawings'
import { vignettePictures } from '../vignettes/vignette-pictures'
import { drawVignette } from './vignette'
import { drawVignetteHover } from './vignette-hover'

export const pictures = drawings({ pictures: vignettePictures(drawVignette, drawVignetteHover) })
