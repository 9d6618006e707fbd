/** The package's main file is one that Node cannot import by name; this is its module, whose types it keeps elsewhere. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer'
}
