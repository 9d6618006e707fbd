import { type Application, Container } from 'pixi.js'
import { ChunkLoadError } from '../../loading/chunkLoader'
import type { AnyScene } from '../contract/anyScene'
import type { Fit, Size } from '../contract/geometry'
import type { Later } from '../contract/later'
import type { Manifest } from '../contract/manifest'
import type { Moment, View } from '../contract/scene'
import { hasChanged } from '../kit/changes'
import { ViewKit } from '../kit/kit'
import type { Sheets } from '../kit/sheets'
import { loadSheets, singlePictures } from './loadSheets'
import { reducedMotion } from './reducedMotion'

/** Where a picture lies in the window, and how large its stage is. */
interface Place {
  readonly fit: Fit
  readonly size: Readonly<Size>
  readonly window: Readonly<Size>
}

/** A view, and what it was made with. */
interface Shown {
  /** The day's own: what lies beside the stage may be of it, too. */
  readonly manifest: Manifest
  readonly view: View<unknown>
  readonly kit: ViewKit<Manifest>
  /** What its later parts were made with; `null` until they have come. */
  laterKit: ViewKit<Manifest> | null
}

/** The picture of one visit to a day, on the stage's canvas. Nothing of it is kept once it is destroyed but what `Sheets` counts. */
export class ScenePicture {
  readonly app: Application
  readonly #layer = new Container({ label: 'day' })
  readonly #listening = new AbortController()
  /** Of bundles beside the day's own, as far as they have come: what only some windows show, and what is drawn later. */
  readonly #partSheets = new Map<Manifest, Sheets>()
  readonly #comingSheets = new Map<Manifest, Promise<void>>()
  #later: Later<unknown, Readonly<Record<string, number>>> | null = null
  #comingLater: Promise<void> | null = null
  #sheets: Sheets
  #shown: Shown
  #place: Place
  #isDirty = true

  /** @throws what the day's view throws as it is made and placed; nothing is then left on the stage, and the sheets are the caller's */
  constructor(app: Application, scene: AnyScene, sheets: Sheets, place: Place) {
    this.app = app
    this.#sheets = sheets
    this.#place = place
    this.#shown = this.#createView(scene)
    this.#layer.addChild(this.#shown.view.root)
    try {
      this.place(place)
    } catch (error) {
      this.#tearDown()
      throw error
    }
    app.stage.addChild(this.#layer)
    reducedMotion.addEventListener('change', this.redraw, { signal: this.#listening.signal })
  }

  /** Draws the moment, and renders it if anything visible has changed. Returns whether it was rendered. */
  draw(state: unknown, moment: Moment): boolean {
    const { view, kit } = this.#shown
    view.draw(state, moment)
    for (let i = 0; i < kit.laterParts.length; i++) kit.laterParts[i]?.draw(state, moment)
    this.#bakeStaleLayers()
    if (!this.#isDirty && !hasChanged(this.app.stage)) return false
    this.#isDirty = false
    this.app.render()
    this.app.canvas.style.visibility = 'visible'
    return true
  }

  /** Lays the picture so in the window. */
  place(place: Place): void {
    const { fit, size } = place
    const { view, kit } = this.#shown
    this.#place = place
    this.#layer.position.set(fit.x, fit.y)
    this.#layer.scale.set(fit.scale)
    for (const part of kit.marginParts) part.fit(fit)
    this.#fillParts()
    view.resize?.(size)
    for (const part of kit.laterParts) part.resize(size)
    this.#invalidateCachedLayers()
  }

  /**
   * Loads what the window shows beside the stage, where that is not there yet; it is seen as soon as it has come. Waits for what else
   * the picture has asked for.
   * @throws {ChunkLoadError} that names the picture that did not come; call again to try again
   */
  async complete(): Promise<void> {
    const missing = this.#shown.kit.marginParts.filter(({ isMissing }) => isMissing)
    const manifests = new Set(missing.map(({ manifest }) => manifest))
    await Promise.all([
      ...Array.from(manifests, (manifest) => this.#loadPartSheets(manifest)),
      ...this.#shown.kit.lazyTextures.map((pictures) => pictures.settle()),
      this.#comingLater,
    ])
  }

  /** Whether what the day draws later is there. */
  get hasLater(): boolean {
    return this.#later !== null && this.#partSheets.has(this.#later.manifest)
  }

  /**
   * Fetches what the day draws later, once; it is part of every drawing from then on.
   * @throws {Error} that names what did not come; call again to try again
   */
  async fetchLater({ later: load }: AnyScene): Promise<void> {
    if (!load) return
    this.#comingLater ??= this.#fetchLater(load)
    try {
      await this.#comingLater
    } catch (error) {
      this.#comingLater = null
      throw error
    }
  }

  /** Renders the next drawing, whether or not anything seems to have changed. */
  readonly redraw = (): void => {
    this.#isDirty = true
  }

  /** Takes the picture off the canvas: what was rendered is lost, or of another day. The next rendering shows it again. */
  hide(): void {
    this.app.canvas.style.visibility = ''
  }

  /** Makes a new picture: what was rendered into textures went with a lost context, or the day's code has changed. */
  remake(scene: AnyScene): void {
    const worn = this.#shown
    this.#shown = this.#createView(scene)
    destroyView(worn)
    this.#layer.addChild(this.#shown.view.root)
    this.#isDirty = true
  }

  /** Draws from other sheets from now on. */
  swapSheets(scene: AnyScene, sheets: Sheets): void {
    const worn = this.#sheets
    this.#sheets = sheets
    this.remake(scene)
    worn.release()
  }

  /**
   * Loads what lies beside the stage in the language of those sheets, and draws from all of them from then on. Whether it does is
   * returned: a picture that has been destroyed meanwhile does not.
   * @throws {ChunkLoadError} that names the picture that did not come; all is drawn as before then
   */
  async translate(scene: AnyScene, sheets: Sheets): Promise<boolean> {
    const margins = new Map<Manifest, Sheets>()
    const release = () => {
      for (const held of [sheets, ...margins.values()]) held.release()
    }
    try {
      for (const manifest of this.#partSheets.keys())
        if (manifest.editions) margins.set(manifest, await loadSheets(manifest, sheets.language))
    } catch (error) {
      release()
      throw error
    }
    if (this.#listening.signal.aborted) {
      release()
      return false
    }
    const worn = [...margins.keys()].map((manifest) => this.#partSheets.get(manifest))
    for (const [manifest, translated] of margins) this.#partSheets.set(manifest, translated)
    this.swapSheets(scene, sheets)
    for (const margin of worn) margin?.release()
    return true
  }

  destroy(): void {
    this.#listening.abort()
    this.app.stage.removeChild(this.#layer)
    this.#tearDown()
    this.#sheets.release()
    for (const sheets of this.#partSheets.values()) sheets.release()
    this.hide()
    this.app.render()
    // Pixi looks now and then by itself for what has long been out of use, but by a clock that the stage has stopped.
    this.app.renderer.gc.run()
  }

  #tearDown(): void {
    destroyView(this.#shown)
    this.#layer.destroy()
  }

  async #fetchLater(load: NonNullable<AnyScene['later']>): Promise<void> {
    const { later } = await load().catch((error: unknown) => {
      throw new ChunkLoadError('of what is drawn later', 'missing', { cause: error })
    })
    this.#later = later
    await this.#loadPartSheets(later.manifest)
  }

  #loadPartSheets(manifest: Manifest): Promise<void> {
    const coming = this.#comingSheets.get(manifest) ?? this.#fetchPartSheets(manifest)
    this.#comingSheets.set(manifest, coming)
    return coming
  }

  async #fetchPartSheets(manifest: Manifest): Promise<void> {
    try {
      const { language } = this.#sheets
      const sheets = await loadSheets(manifest, language)
      if (this.#listening.signal.aborted) {
        sheets.release()
        return
      }
      if (language !== this.#sheets.language) {
        sheets.release()
        await this.#fetchPartSheets(manifest)
        return
      }
      this.#partSheets.set(manifest, sheets)
      this.#fillParts()
      this.#invalidateCachedLayers()
    } finally {
      this.#comingSheets.delete(manifest)
    }
  }

  /** Makes what the window shows beside the stage, and what is drawn later, where the sheets are there: those of the day itself always are. */
  #fillParts(): void {
    const { kit, manifest } = this.#shown
    for (const part of kit.marginParts) {
      const sheets = part.manifest === manifest ? this.#sheets : this.#partSheets.get(part.manifest)
      if (sheets && part.isMissing) part.fill(sheets)
    }
    this.#fillLaterParts()
  }

  #fillLaterParts(): void {
    const shown = this.#shown
    const sheets = this.#later && this.#partSheets.get(this.#later.manifest)
    if (!this.#later || !sheets || shown.laterKit) return
    const { manifest, parts } = this.#later
    shown.laterKit = new ViewKit(manifest, sheets, singlePictures, this.redraw, shown.kit.lazyTextures)
    for (const part of shown.kit.laterParts) {
      const create = parts[part.part]
      if (!create) throw new Error(`Nothing that the day draws later is called ${part.part}.`)
      part.fill(create(shown.laterKit))
      part.resize(this.#place.size)
    }
    for (const baked of shown.laterKit.bakedTextures) baked.bake(this.app.renderer)
  }

  /** They are printed as the next drawing shows them: until then parts that have just come may show what is not to be seen. */
  #invalidateCachedLayers(): void {
    for (const cached of this.#shown.kit.cachedLayers) cached.invalidate()
    this.#isDirty = true
  }

  #bakeStaleLayers(): void {
    const { fit, window } = this.#place
    const { cachedLayers } = this.#shown.kit
    for (let i = 0; i < cachedLayers.length; i++) {
      const cached = cachedLayers[i]
      if (!cached?.isStale) continue
      cached.bake(this.app.renderer, fit, window)
      this.#isDirty = true
    }
  }

  #createView(scene: AnyScene): Shown {
    const { manifest } = scene
    const kit = new ViewKit<Manifest>(manifest, this.#sheets, singlePictures, this.redraw)
    const view = scene.createView(kit)
    for (const baked of kit.bakedTextures) baked.bake(this.app.renderer)
    return { view, kit, manifest, laterKit: null }
  }
}

function destroyView({ view, kit, laterKit }: Shown): void {
  view.root.destroy({ children: true, texture: false, context: true })
  for (const cached of kit.cachedLayers) cached.destroyTexture()
  for (const baked of [...kit.bakedTextures, ...(laterKit?.bakedTextures ?? [])]) baked.destroy()
  for (const pictures of kit.lazyTextures) pictures.destroy()
  kit.frames.destroy()
  laterKit?.frames.destroy()
}
