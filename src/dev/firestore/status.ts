/** Codes of the errors that this Firestore answers with: gRPC's number, and HTTP's. */
const CODES = {
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
} as const

export type StatusName = keyof typeof CODES

/** An error that the client is told of, in Firestore's own terms. */
export class StatusError extends Error {
  override readonly name = 'StatusError'
  readonly grpcCode: number
  readonly httpCode: number

  constructor(
    readonly status: StatusName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.grpcCode = CODES[status].grpc
    this.httpCode = CODES[status].http
  }

  /** As it stands in the body of an answer. */
  toJSON() {
    return { error: { code: this.httpCode, status: this.status, message: this.message } }
  }
}

/** For whatever Firestore can do and this one cannot: it says so instead of answering wrongly. */
export function unimplemented(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `The local Firestore does not implement ${what}.`)
}

/** The error as one that can be told; what is none of ours is a mistake in this server. */
export function statusErrorOf(error: unknown): StatusError {
  if (error instanceof StatusError) return error
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error), { cause: error })
}
