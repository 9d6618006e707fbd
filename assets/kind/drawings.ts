import { drawings } from '../pipeline/drawings'
import { vignettePictures } from '../vignettes/vignette-pictures'
import { drawVignette } from './vignette'

export const pictures = drawings({ pictures: vignettePictures(drawVignette) })
