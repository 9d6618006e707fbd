import type { Surroundings } from './languageStore'

/** What the language of the site follows. Where the home page is rendered at build, there is no browser to ask. */
export const surroundings: Surroundings = import.meta.env.SSR
  ? {
      address: () => 'about:blank',
      replaceAddress: () => {},
      wishes: [],
      storage() {
        throw new Error('Nothing is remembered where there is no browser.')
      },
    }
  : {
      address: () => window.location.href,
      replaceAddress: (address) => window.history.replaceState(window.history.state, '', address),
      wishes: navigator.languages,
      storage: () => window.localStorage,
    }
