import { creature } from '../../../assets/ink/example'
import { rasterize } from '../../../assets/ink/rasterize'
import { bundlesWithPictures } from '../../../assets/pipeline/pictures/declaredPictures'
import { createPictureKind } from '../../../assets/pipeline/pictures/pictureKind'
import { Pool } from '../../../assets/pipeline/pictures/pool'
import { renderBundle } from '../../../assets/pipeline/publish'

const ROUNDS = 20

/** Prints how fast the kit draws: the example on one core, then every bundle, changed or not, on all of them. Writes nothing. */
async function benchInk(): Promise<void> {
  for (const scale of [1, 2]) console.log(exampleLine(scale))
  const pool = new Pool()
  const kind = createPictureKind({ pool })
  let pictures = 0
  let seconds = 0
  try {
    for (const bundle of bundlesWithPictures()) {
      const start = performance.now()
      const { rendered, files } = await renderBundle(kind, bundle, { force: true })
      const spent = (performance.now() - start) / 1000
      const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0)
      const slowest = rendered.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a))
      console.log(
        `${bundle.name.padEnd(12)} ${rendered.length} pictures, ${spent.toFixed(1)} s, ${Math.round(bytes / 1000)} kB, ` +
          `slowest ${slowest.name} ${Math.round(slowest.milliseconds)} ms`,
      )
      pictures += rendered.length
      seconds += spent
    }
  } finally {
    pool.close()
  }
  if (pictures === 0) return
  const rate = Math.round((pictures / seconds) * 60)
  console.log(`${pictures} pictures in ${seconds.toFixed(1)} s on ${pool.size} cores: ${rate} pictures a minute`)
}

function exampleLine(scale: number): string {
  rasterize(creature(), { scale })
  const start = performance.now()
  for (let round = 0; round < ROUNDS; round++) rasterize(creature(round), { scale })
  const milliseconds = (performance.now() - start) / ROUNDS
  const rate = Math.round(60_000 / milliseconds)
  return `example 200 × 180 units at ${scale}: ${milliseconds.toFixed(0)} ms, ${rate} pictures a minute on one core`
}

benchInk().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
