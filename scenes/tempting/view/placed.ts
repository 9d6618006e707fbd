import { PLACES } from '../../../assets/tempting/shared'

/** Where something lies that was drawn on its page. */
export function placed(name: keyof typeof PLACES): { readonly x: number; readonly y: number } {
  return { x: PLACES[name].left * 2, y: PLACES[name].top * 2 }
}
