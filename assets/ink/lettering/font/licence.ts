/** What every copy of the fonts says about itself. */
export const designer = 'The Toy Box'
export const copyright = 'Copyright 2022 the authors of Inktober 2022, the toy box. Every stroke drawn by the house.'
export const licence =
  'MIT License. Permission is hereby granted, free of charge, to any person obtaining a copy of this font to use, copy, modify, embed, ' +
  'publish, distribute, sublicense and sell it, provided that this notice goes with every copy. ' +
  'The font is provided "as is", without warranty of any kind; the authors are not liable for any claim or damage arising from its use.'
