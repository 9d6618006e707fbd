import type { DebugContext } from './debugContext'

/** Puts a text on the clipboard and says so; where the browser forbids it, shows the text instead. */
export async function copyText(context: DebugContext, what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    context.tell(`${what} is copied.`)
  } catch {
    context.warn(`The clipboard is closed to this page. ${what}: ${text}`)
  }
}

/** Hands a text to the visitor as a file. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
