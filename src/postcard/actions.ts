import type { Localized } from '../language/words'

/** What can be done with a card. */
export type Action = 'save' | 'copy' | 'share' | 'copy link'

/** As much of a browser as decides what it can do. */
export interface Browser {
  readonly ClipboardItem?: unknown
  readonly navigator: {
    readonly clipboard?: { readonly write?: unknown; readonly writeText?: unknown } | undefined
    readonly canShare?: ((data: { readonly files: File[] }) => boolean) | undefined
  }
}

/** What this browser can do with such a file: each is offered only where it can be done. */
export function actionsIn({ ClipboardItem, navigator }: Browser, file: File): readonly Action[] {
  const { clipboard } = navigator
  return [
    'save',
    ...(ClipboardItem && clipboard?.write ? (['copy'] as const) : []),
    ...(navigator.canShare?.({ files: [file] }) ? (['share'] as const) : []),
    ...(clipboard?.writeText ? (['copy link'] as const) : []),
  ]
}

/** What each is called, what is said once it is done, and what where it was refused. */
export const ACTION_WORDS: Readonly<Record<Action, { name: Localized; done: Localized; refused: Localized }>> = {
  save: {
    name: { en: 'Save', fr: 'Enregistrer' },
    done: { en: 'Saved', fr: 'Enregistrée' },
    refused: {
      en: 'The picture could not be saved. Try again, or copy it.',
      fr: 'L’image n’a pas pu être enregistrée. Réessayez, ou copiez-la.',
    },
  },
  copy: {
    name: { en: 'Copy picture', fr: 'Copier l’image' },
    done: { en: 'Copied', fr: 'Copiée' },
    refused: {
      en: 'The clipboard is closed to this page. The picture can be saved instead.',
      fr: 'Le presse-papiers est fermé à cette page. L’image peut être enregistrée.',
    },
  },
  share: {
    name: { en: 'Share', fr: 'Partager' },
    done: { en: 'Shared', fr: 'Partagée' },
    refused: {
      en: 'It could not be shared. The picture can be saved instead.',
      fr: 'Le partage n’a pas abouti. L’image peut être enregistrée.',
    },
  },
  'copy link': {
    name: { en: 'Copy link', fr: 'Copier le lien' },
    done: { en: 'Copied', fr: 'Copié' },
    refused: {
      en: 'The clipboard is closed to this page. The link is in the address bar, too.',
      fr: 'Le presse-papiers est fermé à cette page. Le lien est aussi dans la barre d’adresse.',
    },
  },
}

/** What the picture is called as a file. */
export function fileNameOf({ number, slug }: { readonly number: number; readonly slug: string }): string {
  return `inktober-${String(number).padStart(2, '0')}-${slug}.png`
}
