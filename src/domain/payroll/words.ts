import { type EarningType, earningKinds } from '../pay/elements.ts'

const byWord = new Map(Object.keys(earningKinds).map((type) => [type.toLowerCase(), type as EarningType]))

/** The kind of pay that a word names, however it is spelled. */
export const earningType = (word: string): EarningType | undefined => byWord.get(word.trim().toLowerCase())
