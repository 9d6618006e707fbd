import type { Plugin } from 'vite'
import { SOURCE_WRITER_PATH } from '../../../debug/sourceWriterRequests.ts'
import { createSourceWriterServer, type SourceWriterFolders } from './sourceWriterServer.ts'

/** Lets the debug overlay change source files in development. */
export function sourceWriterPlugin(folders: SourceWriterFolders): Plugin {
  const answer = createSourceWriterServer(folders)
  return {
    name: 'source-writer',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(config.base + SOURCE_WRITER_PATH, (request, response) => {
        answer(request, response).catch(config.logger.error)
      })
    },
  }
}
