const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** As `firestore.rules` has it. */
const LENGTH = 20

/** Bytes from here on are passed over: with them, some characters would come up more often than others. */
const FAIR_BYTES = 256 - (256 % CHARACTERS.length)

/**
 * An id for a message, of the form that Firestore makes by itself. It is made here because a message has one before there is
 * a room to send it to; two visitors must never make the same, so it comes from the browser's best source of chance.
 */
export function newMessageId(): string {
  let id = ''
  while (id.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR_BYTES) id += CHARACTERS.charAt(byte % CHARACTERS.length)
  }
  return id
}
