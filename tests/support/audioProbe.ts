import type { CDPSession, Page } from '@playwright/test'
import { expect } from './test'

/** What was told of one sound that started. */
export interface Start {
  /** Of its buffer. */
  readonly seconds: number
  readonly isLoop: boolean
  /** Of the AudioContext. */
  readonly state: string
  /** Its buffer in samples, and a second of it. */
  readonly samples: number
  readonly sampleRate: number
  /** From a loop's last sample to its first. */
  readonly seam: number
  /** The largest step from one sample to the next, close to the seam. */
  readonly stepNearSeam: number
}

/** A started loop as it is now. */
export interface PlayingLoop {
  readonly seconds: number
  readonly rate: number
}

/** What the page of a test notes of its sounds. */
interface Notes {
  readonly starts: Start[]
  readonly playing: Set<AudioBufferSourceNode>
  readonly buffers: WeakRef<AudioBuffer>[]
  /** How many files have been decoded. */
  decoded: number
  readonly contexts: BaseAudioContext[]
  readonly taps: AnalyserNode[]
}

declare global {
  interface Window {
    soundNotes: Notes
  }
}

/** Puts a microphone into every page to come: what starts, what plays, what is decoded, and what comes out at the end. */
function installNotes(): void {
  const notes: Notes = { starts: [], playing: new Set(), buffers: [], decoded: 0, contexts: [], taps: [] }
  window.soundNotes = notes

  const describeSeam = (buffer: AudioBuffer) => {
    const samples = buffer.getChannelData(0)
    const at = (index: number) => samples[(index + samples.length) % samples.length] ?? 0
    let stepNearSeam = 0
    for (let index = -2000; index < 2000; index++) {
      if (index !== -1) stepNearSeam = Math.max(stepNearSeam, Math.abs(at(index + 1) - at(index)))
    }
    return { seam: Math.abs(at(0) - at(-1)), stepNearSeam }
  }

  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...when) {
    const { buffer } = this
    // One silent sample, by which the library unlocks old phones, is no sound.
    if (buffer && buffer.length > 1) {
      notes.starts.push({
        seconds: buffer.duration,
        isLoop: this.loop,
        state: this.context.state,
        samples: buffer.length,
        sampleRate: buffer.sampleRate,
        ...describeSeam(buffer),
      })
      notes.playing.add(this)
      this.addEventListener('ended', () => notes.playing.delete(this))
    }
    start.apply(this, when)
  }

  const { decodeAudioData, createBuffer } = BaseAudioContext.prototype
  BaseAudioContext.prototype.decodeAudioData = async function (...request) {
    const buffer = await decodeAudioData.apply(this, request)
    notes.buffers.push(new WeakRef(buffer))
    notes.decoded += 1
    return buffer
  }
  BaseAudioContext.prototype.createBuffer = function (...request) {
    const buffer = createBuffer.apply(this, request)
    notes.buffers.push(new WeakRef(buffer))
    return buffer
  }

  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (this: AudioNode, ...link: unknown[]) {
    const [destination] = link
    if (destination instanceof AudioDestinationNode && !(this instanceof AudioBufferSourceNode)) {
      const tap = this.context.createAnalyser()
      tap.fftSize = 8192
      Reflect.apply(connect, this, [tap])
      notes.taps.push(tap)
      notes.contexts.push(this.context)
    }
    return Reflect.apply(connect, this, link)
  } as typeof connect
}

/** Listens to a page without touching it: what Playwright evaluates is a gesture to the browser, and would unlock the sound. */
export class AudioProbe {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  /** Listens to the pages that are opened from now on. */
  static async on(page: Page): Promise<AudioProbe> {
    await page.addInitScript(installNotes)
    return new AudioProbe(await page.context().newCDPSession(page))
  }

  /** Asks the page, without it being a gesture. The question may use nothing of the test. */
  async ask<Answer>(question: () => Answer | Promise<Answer>): Promise<Answer> {
    const { result, exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression: `(${question})()`,
      userGesture: false,
      returnByValue: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** All that has started, in order. */
  starts(): Promise<Start[]> {
    return this.ask(() => window.soundNotes.starts)
  }

  /** How long the loops are that have started, in seconds. */
  async startedLoops(): Promise<number[]> {
    const starts = await this.starts()
    return starts.filter((start) => start.isLoop).map((start) => Math.round(start.seconds * 1000) / 1000)
  }

  playingLoops(): Promise<PlayingLoop[]> {
    return this.ask(() =>
      [...window.soundNotes.playing]
        .filter((source) => source.loop)
        .map((source) => ({ seconds: source.buffer?.duration ?? 0, rate: source.playbackRate.value })),
    )
  }

  /** How many files have been decoded: they can be heard. */
  decoded(): Promise<number> {
    return this.ask(() => window.soundNotes.decoded)
  }

  /** Waits so long by the clock of what is heard, in seconds: where there is much to do it falls behind. */
  async listenFor(seconds: number): Promise<void> {
    const now = () => this.ask(() => window.soundNotes.contexts[0]?.currentTime ?? 0)
    const until = (await now()) + seconds
    await expect.poll(now, { intervals: [50] }).toBeGreaterThanOrEqual(until)
  }

  /** `null` before there is an AudioContext. */
  contextState(): Promise<string | null> {
    return this.ask(() => window.soundNotes.contexts[0]?.state ?? null)
  }

  /** How loud it is over a fifth of a second, as the root mean square of what comes out. */
  loudness(): Promise<number> {
    return this.ask(() => {
      const samples = new Float32Array(8192)
      window.soundNotes.taps[0]?.getFloatTimeDomainData(samples)
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
    })
  }

  /** How loud it is at the loudest, over that many ms. */
  loudestOver(ms: number): Promise<number> {
    return this.ask(
      new Function(`return new Promise((resolve) => {
        const samples = new Float32Array(8192)
        const until = performance.now() + ${ms}
        let loudest = 0
        const listen = () => {
          window.soundNotes.taps[0]?.getFloatTimeDomainData(samples)
          loudest = Math.max(loudest, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length))
          if (performance.now() < until) requestAnimationFrame(listen)
          else resolve(loudest)
        }
        listen()
      })`) as () => Promise<number>,
    )
  }

  /** How many sources play. */
  playing(): Promise<number> {
    return this.ask(() => window.soundNotes.playing.size)
  }

  /** How many decoded buffers are held, garbage apart. */
  async held(): Promise<{ buffers: number; bytes: number }> {
    await this.#session.send('HeapProfiler.collectGarbage')
    return this.ask(() => {
      const buffers = window.soundNotes.buffers.flatMap((reference) => reference.deref() ?? [])
      return {
        buffers: buffers.length,
        bytes: buffers.reduce((sum, buffer) => sum + buffer.length * buffer.numberOfChannels * 4, 0),
      }
    })
  }
}
