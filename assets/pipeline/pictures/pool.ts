import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Outcome, RenderTask } from './renderTask'
import type { Answer } from './worker'

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url))
/** Frames in one message: few enough that workers end together. */
const BATCH = 4

/** Processes that draw, one a core. Sources are read once a process, so a pool lives for one state of them. */
export class Pool {
  private readonly workers: ChildProcess[] = []

  constructor(readonly size = availableParallelism()) {}

  /** Draws the task's frames, spread over the workers. Rejects with the first failure's message. */
  async render(task: RenderTask): Promise<Outcome[]> {
    const batches = Array.from({ length: Math.ceil(task.frames.length / BATCH) }, (_, i) =>
      task.frames.slice(i * BATCH, (i + 1) * BATCH),
    )
    const outcomes: Outcome[] = []
    const work = async (worker: ChildProcess) => {
      for (let frames = batches.shift(); frames; frames = batches.shift()) {
        outcomes.push(...(await askWorker(worker, { ...task, frames })))
      }
    }
    const needed = Math.min(this.size, batches.length)
    while (this.workers.length < needed) this.workers.push(fork(WORKER))
    await Promise.all(this.workers.slice(0, needed).map(work))
    return outcomes
  }

  /** Ends the processes. */
  close(): void {
    for (const worker of this.workers.splice(0)) worker.kill()
  }
}

function askWorker(worker: ChildProcess, task: RenderTask): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      worker.removeAllListeners('message')
      worker.removeAllListeners('exit')
      done()
    }
    worker.once('message', (answer: Answer) =>
      settle(() => ('failure' in answer ? reject(new Error(answer.failure)) : resolve(answer.outcomes))),
    )
    worker.once('exit', (code) => settle(() => reject(new Error(`A drawing process ended with code ${code}.`))))
    worker.send(task)
  })
}
