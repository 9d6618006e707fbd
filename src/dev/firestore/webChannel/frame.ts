/** A message as it goes over the wire: its length in UTF-16 units, as the client cuts a JavaScript text by it. */
export function frame(message: unknown): string {
  const json = JSON.stringify(message)
  return `${json.length}\n${json}`
}
