import { Link } from 'wouter'
import { useTranslate } from '../language/language'
import { BOOK, BOOK_TITLE } from '../site'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { cardId } from './cardId'

interface Props {
  /** As the link to the credits has one. */
  readonly hasId: boolean
}

/** The sketchbook in the corner of the index page. */
export function BookLink({ hasId }: Props) {
  const t = useTranslate()
  return (
    <Link
      aria-label={t(BOOK_TITLE)}
      className={iconButtonStyles.press}
      href={`/${BOOK}`}
      id={hasId ? cardId(BOOK) : undefined}
      onClick={() => playHouseSound('rustle')}
    >
      <IconButton glyph="book" />
    </Link>
  )
}
