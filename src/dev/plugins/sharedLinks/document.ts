import { PAPER } from '../../../../assets/ink/palette.ts'
import { manifest } from '../../../../assets/sharing/manifest.ts'
import { hashOf } from '../contentSecurityPolicyPlugin.ts'
import { escaped } from './sharedPage.ts'

/** A page that stands beside the index: it holds its one script and its styles, and asks for pictures and a font alone. */
interface Document {
  readonly title: string
  /** Attributes of the root beside its language, with a blank before each. */
  readonly attributes: string
  readonly head: string
  readonly body: string
  /** How the site's address begins there: as a path, or the way up. */
  readonly home: string
  readonly script: string
  /** The file of the font for text, below the site's address. */
  readonly font: string
}

export function writeDocument({ title, attributes, head, body, home, script, font }: Document): string {
  const styles = stylesOf(home + font)
  const icon = manifest.pictures.favicon['32'].file
  // As strict as the index's own, and nothing is asked for but what is named here.
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en"${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="theme-color" content="${PAPER}">
<title>${escaped(title)}</title>
<link rel="icon" type="image/png" sizes="32x32" href="${home}${icon}">
${head}
<script>${script}</script>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`
}

function stylesOf(font: string): string {
  return [
    `@font-face{font-family:Hand;src:url(${font});font-display:swap}`,
    `html{background:${PAPER};color:#1d1a17;font:1.25rem/1.5 Hand,cursive}`,
    'body{max-width:50rem;margin:4vh auto;padding:0 1rem;text-align:center}',
    'figure{margin:0}img{max-width:100%;height:auto}a{color:inherit}',
  ].join('')
}
