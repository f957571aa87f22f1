/**
 * The world beyond Postgres, as tasks see it: each member is an interface with a sandbox twin, chosen in main.ts.
 * Whoever adds one (bank, identity verifier, mail) adds it here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the first member has not joined yet.
export interface Outside {}
