import { FILES_CACHE } from '../keptFiles.ts'
import { NOTES_CACHE } from './notes.ts'

/*
 * What stands in the worker's place where the site is built without one: it takes away the one that an earlier build left, and all that
 * was kept. Pages that are open go on from the network.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  await Promise.allSettled([FILES_CACHE, NOTES_CACHE].map((cache) => caches.delete(cache)))
  await self.registration.unregister()
}
