import { compensationCatalogue } from '../pay/catalogue.ts'

/** The kind of pay that a word names, however it is spelled. */
export const earningType = compensationCatalogue.named
