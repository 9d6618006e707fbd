import {
  AlphaMask,
  BufferImageSource,
  CanvasSource,
  ColorMask,
  extensions,
  ImageSource,
  StencilMask,
  StencilMaskPipe,
} from 'pixi.js'
// Pixi builds some of its functions from text, which the Content-Security-Policy forbids; this brings them ready-made.
import 'pixi.js/unsafe-eval'
// A renderer copies the registry of extensions when it is created. What a lazily loaded day draws with must therefore be
// registered before, by a module that the stage imports statically: else the day draws nothing, and says nothing. Letters are
// drawn by our own hand, not by Pixi: its text would weigh more than a day.
import 'pixi.js/graphics'
import 'pixi.js/mesh'
import 'pixi.js/particle-container'
import 'pixi.js/sprite-nine-slice'
import 'pixi.js/sprite-tiling'
import { BatchedTextures } from './batchedTextures'
import { StencilMasks } from './stencilMasks'

// What Pixi would fetch by itself, with events, accessibility and loaders that the stage has of its own.
extensions.add(AlphaMask, ColorMask, StencilMask, ImageSource, CanvasSource, BufferImageSource)
extensions.add(BatchedTextures)
// Of two of a name the first one stays.
extensions.remove(StencilMaskPipe)
extensions.add(StencilMasks)
