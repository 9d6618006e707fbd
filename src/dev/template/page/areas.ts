/** What can be pressed on the page, by the names that the rules hear. */
export const areas = ['blot'] as const
