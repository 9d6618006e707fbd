/** What a database is opened as to find out whether any can be. */
const TRIAL = 'inktober2022-trial'

/**
 * Whether this browser keeps anything for the site: with all cookies blocked it denies both kinds of storage that a room
 * between tabs needs, each in a way of its own.
 */
export async function isStorageAllowed(): Promise<boolean> {
  try {
    window.localStorage.getItem(TRIAL)
    await openTrial()
    return true
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

function openTrial(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(TRIAL)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.close()
      window.indexedDB.deleteDatabase(TRIAL)
      resolve()
    }
  })
}
