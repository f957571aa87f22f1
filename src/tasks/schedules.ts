/** Retry schedules, in seconds. Meanwhile later work of the same company waits, so they are not longer than needed. */

/** Work inside Postgres: what fails here is a bug or a moment's trouble. */
export const brisk = [1, 5, 30, 120, 600] as const

/** Someone else's service may be away for hours: ten seconds to a day. */
export const patient = [10, 60, 300, 900, 3600, 3600, 10_800, 10_800, 21_600, 21_600] as const
