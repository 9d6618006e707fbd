import type { IncomingMessage } from 'node:http'
import { StatusError } from './status.ts'

/**
 * The body of a request, as text.
 *
 * @param longest in bytes; reading stops there
 * @throws StatusError RESOURCE_EXHAUSTED when it is longer
 */
export async function readBody(request: IncomingMessage, longest: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  // The request is left open: its connection must still carry the answer.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) throw new StatusError('INTERNAL', 'The request is read as text already.')
    length += part.length
    if (length > longest) throw new StatusError('RESOURCE_EXHAUSTED', `A body may hold ${longest} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
