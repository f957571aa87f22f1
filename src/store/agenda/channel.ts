/** Runners are called here when work cannot wait for their next look. */
export const AGENDA_CHANNEL = 'purser_agenda'

/** Milliseconds between two looks of an idle runner. */
export const LOOK_EVERY = 5_000
