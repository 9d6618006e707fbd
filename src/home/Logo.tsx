import logo from './logo.svg'

/** The site's name in brush lettering. Its size is the specification's: 160 px high. */
export function Logo() {
  return <img alt="The toy box: 31 days of ink, October 2022" height={160} src={logo} width={1030} />
}
