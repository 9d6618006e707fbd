/** What the build tells the worker. */
interface ImportMeta {
  readonly env: {
    /** The path that the site is served under. */
    readonly BASE_URL: string
    /** The build that the worker came with. */
    readonly BUILD: string
  }
}
