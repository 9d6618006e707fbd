import { createHash } from 'node:crypto'
import { creature } from './example'
import { rasterize } from './rasterize'

// Prints a hash of the example's pixels, so that a test can compare two processes.
process.stdout.write(createHash('sha256').update(rasterize(creature()).pixels).digest('hex'))
