import type { Plugin } from 'vite'
import { WORKSHOP } from './workshopRequests.ts'
import { createWorkshop, type WorkshopFolders } from './workshopServer.ts'

/** Lets the debug overlay change source files in development. */
export function workshopPlugin(folders: WorkshopFolders): Plugin {
  const answer = createWorkshop(folders)
  return {
    name: 'workshop',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + WORKSHOP, (request, response) => {
        answer(request, response).catch(config.logger.error)
      })
    },
  }
}
