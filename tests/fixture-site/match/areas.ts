/** What can be pressed on the page, by the names that its rules hear. */
export const areas = ['box', 'floor'] as const
